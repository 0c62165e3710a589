//! A page as it is sent, kept to be sent again.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rokada_locale::Lang;
use sha2::{Digest, Sha256};

/// What tells the pages of an event apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    /// Which page: its address within the event, and what it was asked for.
    pub(crate) page: String,
    pub(crate) lang: Lang,
    /// For a program.
    pub(crate) json: bool,
}

/// A page ready to be sent. Cloning it copies no text.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    body: Bytes,
    kind: HeaderValue,
    tag: HeaderValue,
}

impl Kept {
    pub(crate) fn new(body: impl Into<Bytes>, kind: &'static str) -> Kept {
        let body = body.into();
        let mut tag = String::from("\"");
        for byte in &Sha256::digest(&body)[..8] {
            tag.push_str(&format!("{byte:02x}"));
        }
        tag.push('"');
        Kept {
            kind: HeaderValue::from_static(kind),
            tag: HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"\"")),
            body,
        }
    }

    /// The page, or that nothing has changed for who has it already: `had` is the request's
    /// `If-None-Match` (RFC 9110, 13.1.2).
    pub(crate) fn answer(&self, had: Option<&HeaderValue>) -> Response {
        let mut headers = HeaderMap::with_capacity(8);
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::VARY, HeaderValue::from_static(VARIES));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if self.is_among(had) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(header::CONTENT_TYPE, self.kind.clone());
        (headers, self.body.clone()).into_response()
    }

    fn is_among(&self, had: Option<&HeaderValue>) -> bool {
        let had = had.and_then(|value| value.to_str().ok()).unwrap_or("");
        had.split(',')
            .map(|tag| tag.trim().trim_start_matches("W/"))
            .any(|tag| tag == self.tag || tag == "*")
    }
}

/// What the same address is answered by differently.
const VARIES: &str = "accept, accept-language, cookie";
