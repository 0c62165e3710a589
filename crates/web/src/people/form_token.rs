//! What the forms of a session carry: known to whoever has the cookie, and to every node without
//! being kept.
//!
//! Each is another one: pages are compressed, and a secret that stayed the same beside what an
//! attacker may choose could be guessed from their lengths (BREACH).

use rokada_people::TokenHash;

/// A token for a form of this session: a random number, and the hash of both.
pub(super) fn of(session: &str) -> String {
    // Without randomness the token is the same each time, and still nobody else's.
    with(getrandom::u64().unwrap_or(0), session)
}

/// Is this a token of the session?
pub(super) fn is_of(token: &str, session: &str) -> bool {
    let nonce = token.split('.').next();
    let nonce = nonce.and_then(|nonce| u64::from_str_radix(nonce, 16).ok());
    // Compared by their hashes, so that the time it takes tells nothing.
    nonce.is_some_and(|nonce| TokenHash::of(token) == TokenHash::of(&with(nonce, session)))
}

fn with(nonce: u64, session: &str) -> String {
    let hash = TokenHash::of(&format!("form {nonce:x} {session}"));
    format!("{nonce:x}.{hash}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_s_token_is_new_each_time_and_holds_in_its_session_alone() {
        let (one, other) = (of("session"), of("session"));
        assert_ne!(one, other);
        assert!(is_of(&one, "session") && is_of(&other, "session"));
        assert!(!is_of(&one, "another session"));
        assert!(!is_of("", "session") && !is_of("0.", "session"));
        let (_, hash) = one.split_once('.').unwrap();
        assert!(!is_of(&format!("0.{hash}"), "session"));
    }
}
