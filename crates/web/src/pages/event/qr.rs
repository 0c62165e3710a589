//! The code that leads a phone to a page of the event.

use axum::extract::Query;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::ask::Ask;
use crate::layout::encode;
use crate::qr;

#[derive(Deserialize)]
pub(super) struct Asked {
    /// The page within the event; the event itself where it is missing.
    #[serde(default)]
    page: String,
}

pub(super) async fn drawing(Query(asked): Query<Asked>, headers: HeaderMap, ask: Ask) -> Response {
    let round = asked.page.parse().is_ok_and(|n| ask.event().has_round(n));
    let known = ["", "table", "crosstable", "teams", "positions", "hall"];
    if !round && !known.contains(&asked.page.as_str()) {
        return ask.missing();
    }
    let path = path(ask.shown.id(), &asked.page);
    let drawing = qr::absolute(&headers, &path).and_then(|address| qr::drawing(&address));
    match drawing {
        Some(drawing) => ([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response(),
        None => ask.missing(),
    }
}

/// The address of a page, as it is written into a code or below it.
pub(crate) fn path(id: &str, page: &str) -> String {
    match page {
        "" => format!("/events/{}", encode(id)),
        page => format!("/events/{}/{page}", encode(id)),
    }
}
