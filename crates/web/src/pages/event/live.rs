//! The news of an event as server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;

use super::ask::Ask;
use crate::live::Message;
use crate::server::Site;

/// How often a silent stream says that it is there, so that nothing between takes it for dead.
const HEARTBEAT: Duration = Duration::from_secs(20);

#[derive(Deserialize)]
pub(super) struct Asked {
    /// The edition of the page that the reader looks at.
    seen: Option<String>,
}

pub(super) async fn stream(
    State(site): State<Site>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    ask: Ask,
) -> Response {
    // A browser that comes back says what it heard last.
    let heard = headers.get("last-event-id");
    let heard = heard.and_then(|heard| heard.to_str().ok());
    let watch = site
        .live()
        .watch(&ask.shown, heard.or(asked.seen.as_deref()));
    let news = stream::unfold(watch, |mut watch| async {
        let message = watch.next().await?;
        Some((Ok::<_, Infallible>(event(&message)), watch))
    });
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    let alive = KeepAlive::new().interval(HEARTBEAT);
    (unbuffered, Sse::new(news).keep_alive(alive)).into_response()
}

fn event(message: &Message) -> Event {
    let event = Event::default().id(message.edition.to_string());
    match &message.news {
        Some(news) => event.event("change").data(news),
        None => event,
    }
}
