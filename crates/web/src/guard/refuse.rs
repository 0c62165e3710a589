//! Why a request is beyond its budget, said in the reader's language.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;

use crate::reader::Reader;
use crate::refusal::refuse;

/// When it is worth to try again, in seconds.
const LATER: u16 = 10;

/// Why a request is not answered, or not further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    /// It names no host, or several (RFC 9112, 3.2).
    NotOneHost,
    /// Its address is too long.
    LongAddress,
    /// What was sent is more than this many bytes.
    LargeBody { most: usize },
    /// What was sent came too slowly.
    SlowBody,
    /// What was sent broke off.
    BrokenBody,
    /// Too many are waiting for their turn already.
    Busy,
    /// Too many streams of news are open.
    ManyStreams,
    /// It took too long.
    TookTooLong,
    /// Its answer would be too large.
    LargeAnswer,
    /// Its handler broke off.
    Broken,
}

impl Why {
    pub(super) fn said(self, reader: &Reader) -> Response {
        let (status, id) = match self {
            Why::NotOneHost => (StatusCode::BAD_REQUEST, "site-not-one-host"),
            Why::LongAddress => (StatusCode::URI_TOO_LONG, "site-long-address"),
            Why::LargeBody { .. } => (StatusCode::PAYLOAD_TOO_LARGE, "site-too-large"),
            Why::SlowBody => (StatusCode::REQUEST_TIMEOUT, "site-too-slow"),
            Why::BrokenBody => (StatusCode::BAD_REQUEST, "site-unreadable"),
            Why::Busy | Why::ManyStreams => (StatusCode::SERVICE_UNAVAILABLE, "site-busy"),
            Why::TookTooLong => (StatusCode::SERVICE_UNAVAILABLE, "site-took-too-long"),
            Why::LargeAnswer => (StatusCode::INTERNAL_SERVER_ERROR, "site-large-answer"),
            Why::Broken => (StatusCode::INTERNAL_SERVER_ERROR, "site-cannot"),
        };
        let mut args = vec![("seconds", LATER.into())];
        if let Why::LargeBody { most } = self {
            args.push(("kilobytes", (most >> 10).into()));
        }
        tracing::warn!(why = ?self, "a request went beyond its budget");
        let mut response = refuse(reader, status, &reader.say(id, &args));
        if status == StatusCode::SERVICE_UNAVAILABLE {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(LATER));
        }
        response
    }
}
