//! Answers that the pages of people have in common.

use std::net::IpAddr;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use rokada_desk::DeskError;
use rokada_people::Refusal;

use super::fields::Wrong;
use crate::reader::Reader;
use crate::refusal::{failed, refuse};
use crate::server::Site;

/// The answer to a link that does not hold, which is counted.
pub(super) fn wrong_link(site: &Site, reader: &Reader, from: IpAddr) -> Response {
    match site.pace().wrong_link(from) {
        Ok(()) => {
            site.metrics().log_in_failed();
            dead_link(reader)
        }
        Err(wait) => too_fast(site, reader, wait),
    }
}

/// The answer to a link that does not hold.
pub(super) fn dead_link(reader: &Reader) -> Response {
    let text = reader.words.people_refusal(&Refusal::NoSuchLink);
    refuse(reader, StatusCode::GONE, &text)
}

/// The answer to somebody who tries too often.
pub(super) fn too_fast(site: &Site, reader: &Reader, wait: Duration) -> Response {
    site.metrics().log_in_failed();
    let seconds = wait.as_secs() + 1;
    let text = reader.say("people-too-fast", &[("seconds", seconds.into())]);
    let mut response = refuse(reader, StatusCode::TOO_MANY_REQUESTS, &text);
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// The answer when a password can't be hashed.
pub(super) fn no_hash(reader: &Reader) -> Response {
    let text = reader.say("people-no-hash", &[]);
    refuse(reader, StatusCode::SERVICE_UNAVAILABLE, &text)
}

/// A refusal as something to mend in the form, or the answer to what can't be mended there.
pub(super) fn mend(reader: &Reader, error: &DeskError) -> Result<Wrong, Box<Response>> {
    match error {
        DeskError::People(Refusal::NoSuchLink) => Err(Box::new(dead_link(reader))),
        DeskError::People(refusal) => Ok(Wrong::of(reader, refusal)),
        error => Err(Box::new(failed(reader, error))),
    }
}
