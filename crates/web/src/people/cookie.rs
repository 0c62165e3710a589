//! The cookie that names a session.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

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

/// Did the request come by https? A proxy before the site says so.
pub(crate) fn by_https(headers: &HeaderMap) -> bool {
    headers
        .get("x-forwarded-proto")
        .is_some_and(|proto| proto.as_bytes().eq_ignore_ascii_case(b"https"))
}

/// The cookie for a token, out of reach of scripts and of other sites; an empty token takes it
/// away.
pub(crate) fn set(token: &str, seconds: i64, headers: &HeaderMap) -> String {
    let secure = if by_https(headers) { "; Secure" } else { "" };
    format!("{NAME}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
