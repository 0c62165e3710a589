//! The cookie that names a session.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

use crate::qr::by_https;

const NAME: &str = "session";

/// The token that came with a request.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(NAME)?.strip_prefix('='))
        .filter(|token| !token.is_empty())
}

/// The cookie for a token, out of reach of scripts and of other sites; an empty token takes it
/// away.
pub(crate) fn set(token: &str, seconds: i64, headers: &HeaderMap) -> String {
    let secure = if by_https(headers) { "; Secure" } else { "" };
    format!("{NAME}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
