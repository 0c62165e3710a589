//! Opening a session.

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use rokada_desk::{DeskError, new_token, now_ms};
use rokada_people::{Command, Holder, TokenHash};

use super::cookie;
use crate::server::Site;

/// How long a session lasts.
const DAYS: i64 = 30;

/// Opens a session in place of the one the browser had, and goes to `address` with its cookie.
pub(crate) async fn open(
    site: &Site,
    of: Holder,
    actor: &str,
    address: &str,
    headers: &HeaderMap,
) -> Result<Response, DeskError> {
    let token = new_token()?;
    let seconds = DAYS * 86_400;
    let command = Command::OpenSession {
        session: TokenHash::of(&token),
        of,
        until_ms: now_ms().saturating_add(seconds * 1000),
    };
    site.people().act(actor, command).await?;
    // The browser has one session: the one it had ends, whoever it was of.
    if let Some(old) = cookie::token(headers).map(TokenHash::of) {
        let people = site.people().read().await?;
        if people.session(old, now_ms()).is_some() {
            let command = Command::CloseSession { session: old };
            site.people().act(actor, command).await?;
        }
    }
    let cookie = cookie::set(&token, seconds, headers);
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(address)).into_response())
}
