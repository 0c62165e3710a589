//! Where to go back to after a detour: an address of this site and of no other.

/// The address, when it is this site's. `//host` and `/\host` are another's, and so are those with
/// a tab or line end between the strokes, which browsers leave out.
pub(crate) fn own(address: &str) -> Option<&str> {
    let own = address.starts_with('/')
        && !address[1..].starts_with(['/', '\\'])
        && !address.contains(char::is_control);
    own.then_some(address)
}
