//! Refusals that come from below the pages, said in the reader's language: the framework's own are
//! a line of English, or nothing at all.

use axum::extract::{FromRequestParts, Request};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::reader::Reader;
use crate::refusal::refuse;

/// Says a bare refusal in the reader's language.
pub(crate) async fn in_words(request: Request, next: Next) -> Response {
    // What only programs ask for answers as it is.
    let path = request.uri().path();
    if path == "/health" || path.starts_with("/static/") || request.method() == Method::HEAD {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let Ok(reader) = Reader::from_request_parts(&mut parts, &()).await;
    let response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status();
    let refused = status.is_client_error() || status.is_server_error();
    if !refused || !is_bare(response.headers().get(header::CONTENT_TYPE)) {
        return response;
    }
    let mut said = refuse(&reader, status, &detail(&reader, status));
    // Such as which methods are allowed.
    for (name, value) in response.headers() {
        if name != header::CONTENT_TYPE && name != header::CONTENT_LENGTH {
            said.headers_mut().insert(name, value.clone());
        }
    }
    said
}

fn is_bare(kind: Option<&HeaderValue>) -> bool {
    kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}

fn detail(reader: &Reader, status: StatusCode) -> String {
    match status {
        StatusCode::NOT_FOUND => reader.say("site-nothing-here", &[]),
        StatusCode::METHOD_NOT_ALLOWED => reader.say("site-wrong-method", &[]),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => reader.say("site-wrong-kind", &[]),
        status if status.is_server_error() => reader.say("site-cannot", &[]),
        _ => reader.say("site-unreadable", &[]),
    }
}
