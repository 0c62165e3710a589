//! Requests that can't be answered, said in the reader's language.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, http::header};
use maud::html;
use serde::Serialize;

use crate::layout;
use crate::reader::Reader;

/// Why a request was refused, as RFC 9457 has it.
#[derive(Serialize)]
struct Problem<'a> {
    status: u16,
    title: &'a str,
    detail: &'a str,
}

/// A page, or a problem document for a program, that says what is wrong and what would be right.
pub(crate) fn refuse(reader: &Reader, status: StatusCode, detail: &str) -> Response {
    let id = match status {
        StatusCode::NOT_FOUND => "site-not-found",
        _ => "site-wrong-request",
    };
    let title = reader.say(id, &[]);
    if reader.wants_json {
        let problem = Problem {
            status: status.as_u16(),
            title: &title,
            detail,
        };
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        return (status, kind, Json(problem)).into_response();
    }
    let content = html! {
        h1 { (title) }
        p { (detail) }
        p { a href="/" { (reader.say("site-to-front", &[])) } }
    };
    (status, layout::page(reader, &title, &content)).into_response()
}

/// There is nothing at this address.
pub(crate) async fn not_found(reader: Reader) -> Response {
    let detail = reader.say("site-nothing-here", &[]);
    refuse(&reader, StatusCode::NOT_FOUND, &detail)
}
