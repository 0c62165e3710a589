//! What the site tells those who run it: a line and a count for each request.

mod metrics;
mod page;
mod path;

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

pub(crate) use metrics::Metrics;
pub(crate) use page::routes;

use crate::server::Site;

/// Logs and counts a request. Neither says who asked, and no link's token is written down.
pub(crate) async fn observe(State(site): State<Site>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = path::without_tokens(request.uri().path());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let took = begun.elapsed();
    let status = response.status().as_u16();
    tracing::info!(%method, path, status, ms = took.as_millis(), "request");
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    site.metrics().count(&method, route, status, took);
    response
}
