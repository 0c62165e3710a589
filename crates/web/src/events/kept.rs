//! A page as it is sent, kept to be sent again.

use std::io::Write;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rokada_messages::Lang;
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
    /// The same compressed, made for the first who takes it so: not anew for each of a hall full.
    packed: Arc<OnceLock<Bytes>>,
    kind: HeaderValue,
    tag: HeaderValue,
}

/// In which form a browser takes a page, and what it has already.
#[derive(Debug)]
pub(crate) struct Wants {
    /// The versions it has (`If-None-Match`).
    had: Option<HeaderValue>,
    packed: bool,
}

impl Wants {
    pub(crate) fn of(headers: &HeaderMap) -> Wants {
        let encodings = headers.get(header::ACCEPT_ENCODING);
        let encodings = encodings.and_then(|value| value.to_str().ok());
        let gzip = |encoding: &str| {
            let mut parts = encoding.split(';').map(str::trim);
            parts.next() == Some("gzip") && parts.next() != Some("q=0")
        };
        Wants {
            had: headers.get(header::IF_NONE_MATCH).cloned(),
            packed: encodings.is_some_and(|encodings| encodings.split(',').any(|e| gzip(e.trim()))),
        }
    }
}

impl Kept {
    pub(crate) fn new(body: impl Into<Bytes>, kind: &'static str) -> Kept {
        let body = body.into();
        // Weak, since it stands for the page packed or not (RFC 9110, 8.8.1).
        let mut tag = String::from("W/\"");
        for byte in &Sha256::digest(&body)[..8] {
            tag.push_str(&format!("{byte:02x}"));
        }
        tag.push('"');
        Kept {
            kind: HeaderValue::from_static(kind),
            tag: HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("W/\"\"")),
            packed: Arc::default(),
            body,
        }
    }

    /// How much memory it takes, packed as well.
    pub(super) fn bytes(&self) -> usize {
        self.body.len() + self.body.len() / 4
    }

    /// The page, or that nothing has changed for who has it already (RFC 9110, 13.1.2).
    pub(crate) fn answer(&self, wants: &Wants) -> Response {
        let mut headers = HeaderMap::with_capacity(8);
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::VARY, HeaderValue::from_static(VARIES));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if self.is_among(wants.had.as_ref()) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(header::CONTENT_TYPE, self.kind.clone());
        if wants.packed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            let packed = self.packed.get_or_init(|| pack(&self.body));
            return (headers, packed.clone()).into_response();
        }
        (headers, self.body.clone()).into_response()
    }

    fn is_among(&self, had: Option<&HeaderValue>) -> bool {
        let had = had.and_then(|value| value.to_str().ok()).unwrap_or("");
        had.split(',')
            .map(str::trim)
            .any(|tag| tag == self.tag || tag == "*")
    }
}

/// What the same address is answered by differently.
const VARIES: &str = "accept, accept-encoding, accept-language, cookie";

fn pack(body: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail.
    let _ = encoder.write_all(body);
    encoder.finish().unwrap_or_default().into()
}
