//! Requests that can't be answered, said in the reader's language.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, http::header};
use maud::html;
use rokada_desk::DeskError;
use rokada_journal::{FactError, FactFault, JournalError};
use rokada_tournament::EntryId;
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
        StatusCode::NOT_FOUND | StatusCode::GONE => "site-not-found",
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => "site-not-allowed",
        StatusCode::TOO_MANY_REQUESTS => "site-too-fast",
        StatusCode::CONFLICT => "site-not-done",
        status if status.is_server_error() => "site-not-now",
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
        p.quiet { (status.as_u16()) }
        h1 { (title) }
        p.lead { (detail) }
        div.actions { a.button href="/" { (reader.say("site-to-front", &[])) } }
    };
    (status, layout::page(reader, &title, &content)).into_response()
}

/// What could not be read from an event or done to it. `who` names an entry to the reader.
pub(crate) fn failed(reader: &Reader, error: &DeskError) -> Response {
    failed_of(reader, error, &|entry| entry.to_string())
}

/// As [`failed`], where the event's players can be named.
pub(crate) fn failed_of(
    reader: &Reader,
    error: &DeskError,
    who: &dyn Fn(EntryId) -> String,
) -> Response {
    let (status, detail) = in_words(reader, error, who);
    refuse(reader, status, &detail)
}

/// What could not be done, for a page to say.
pub(crate) fn in_words(
    reader: &Reader,
    error: &DeskError,
    who: &dyn Fn(EntryId) -> String,
) -> (StatusCode, String) {
    match error {
        // What exactly is for whoever runs the site: `rokada verify` tells it too.
        DeskError::Store(
            error @ (JournalError::NotAJournal { .. } | JournalError::Unreadable(_)),
        ) => {
            tracing::error!(%error, "the journal is damaged");
            let detail = reader.say("event-damaged", &[]);
            (StatusCode::INTERNAL_SERVER_ERROR, detail)
        }
        DeskError::Fact(FactError {
            fault: FactFault::Unreadable(reason),
            stream,
            version,
        }) => {
            tracing::error!(stream, version, reason, "a fact can't be read");
            let detail = reader.say("event-damaged", &[]);
            (StatusCode::INTERNAL_SERVER_ERROR, detail)
        }
        DeskError::Store(error) => {
            tracing::error!(%error, "the journal could not do it");
            let detail = reader.words.journal_error(error);
            (StatusCode::SERVICE_UNAVAILABLE, detail)
        }
        DeskError::Fact(error) => {
            tracing::error!(%error, "a fact can't be read");
            let detail = reader.words.fact_error(error);
            (StatusCode::INTERNAL_SERVER_ERROR, detail)
        }
        DeskError::Refused(refusal) => {
            let detail = reader.words.event_refusal(refusal, who);
            (StatusCode::CONFLICT, detail)
        }
        DeskError::People(refusal) => {
            let detail = reader.words.people_refusal(refusal);
            (StatusCode::CONFLICT, detail)
        }
        DeskError::NoEntropy(reason) => {
            tracing::error!(%error, "no token can be made");
            let detail = reader.say("draw-no-entropy", &[("reason", reason.as_str().into())]);
            (StatusCode::SERVICE_UNAVAILABLE, detail)
        }
        DeskError::Draw(fault) => (StatusCode::CONFLICT, reader.words.draw_fault(fault)),
        DeskError::Busy => (StatusCode::CONFLICT, reader.say("event-busy", &[])),
    }
}

/// There is nothing at this address.
pub(crate) async fn not_found(reader: Reader) -> Response {
    let detail = reader.say("site-nothing-here", &[]);
    refuse(&reader, StatusCode::NOT_FOUND, &detail)
}
