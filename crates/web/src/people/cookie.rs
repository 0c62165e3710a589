//! The cookies: one names a session, one a browser from which somebody has logged in.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

use crate::qr::by_https;

const NAME: &str = "session";
/// Kept after the session has ended: it opens nothing, but tells the browser from a stranger's.
const BROWSER: &str = "browser";
/// For how long.
const SECONDS: u32 = 365 * 24 * 3600;

/// The token that came with a request.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    value(headers, NAME)
}

/// What a browser keeps from a log-in.
pub(crate) struct Kept;

impl Kept {
    /// What came with a request.
    pub(crate) fn of(headers: &HeaderMap) -> Option<&str> {
        value(headers, BROWSER)
    }

    /// The cookie for it.
    pub(crate) fn set(token: &str, headers: &HeaderMap) -> String {
        let secure = if by_https(headers) { "; Secure" } else { "" };
        format!("{BROWSER}={token}; Path=/login; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }
}

fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
        .filter(|token| !token.is_empty())
}

/// The cookie for a token, out of reach of scripts and of other sites; an empty token takes it
/// away.
pub(crate) fn set(token: &str, seconds: i64, headers: &HeaderMap) -> String {
    let secure = if by_https(headers) { "; Secure" } else { "" };
    format!("{NAME}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
