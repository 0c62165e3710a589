//! The counts, for whoever runs the machine.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};

use crate::people::{Action, Visitor};
use crate::reader::Reader;
use crate::refusal::{not_found, refuse};
use crate::server::Site;

/// What the format is called.
const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// A proxy on this machine asks for others and says so.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "via"];

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/metrics", get(page))
}

/// For programs on this machine and for the owner; for others there is nothing here. A proxy that
/// does not say for whom it asks gives away numbers, and no names.
async fn page(
    State(site): State<Site>,
    from: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    visitor: Visitor,
    reader: Reader,
) -> Response {
    let forwarded = FORWARDED.iter().any(|name| headers.contains_key(*name));
    let here = from.is_some_and(|Extension(from)| from.0.ip().is_loopback()) && !forwarded;
    if !here && !visitor.may(Action::ManagePeople) {
        return not_found(reader).await;
    }
    let spectators = site.live().watchers();
    match site.metrics().text(spectators, site.journal().appended()) {
        Ok(text) => ([(header::CONTENT_TYPE, KIND)], text).into_response(),
        Err(_) => {
            let detail = reader.say("site-cannot", &[]);
            refuse(&reader, StatusCode::INTERNAL_SERVER_ERROR, &detail)
        }
    }
}
