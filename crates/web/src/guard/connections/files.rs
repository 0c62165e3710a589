//! How many files may be open: each connection is one.

/// Raises the limit as far as the system lets this process, and says what it is.
#[cfg(unix)]
pub(super) fn raise() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    /// What a system without a limit is taken to have.
    const PLENTY: u64 = 65_536;
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.unwrap_or(PLENTY).min(PLENTY);
    let now = limit.current.unwrap_or(PLENTY);
    if now >= wanted {
        return now;
    }
    let raised = Rlimit {
        current: Some(wanted),
        maximum: limit.maximum,
    };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => wanted,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files stays as it is");
            now
        }
    }
}

/// Elsewhere sockets are no files, and there are as many as memory lets.
#[cfg(not(unix))]
pub(super) fn raise() -> u64 {
    16_384
}
