//! Results: one tap a board, by several people at once.

mod enter;
mod entry;
mod live;
mod show;

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::at::{AtDesk, AtResults};
use super::frame::{Part, frame};
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route(
            "/events/{id}/desk/results",
            get(current).post(enter::enter_all),
        )
        .route("/events/{id}/desk/live", get(live::stream))
        .route(
            "/events/{id}/desk/results/{round}",
            get(show::page).post(enter::enter),
        )
        .route("/events/{id}/desk/ties", axum::routing::post(enter::tie))
}

/// The round being played.
async fn current(AtResults(at): AtResults) -> Response {
    let round = at.round_being_played();
    if round > 0 {
        return Redirect::to(&at.address(&format!("/desk/results/{round}"))).into_response();
    }
    let content = maud::html! {
        p { (at.say("results-none")) }
        @if at.is_arbiter() {
            div.actions { a.button.main href=(at.address("/desk")) { (at.say("desk-back")) } }
        }
    };
    let title = at.say("results-title-none");
    frame(&at, Part::Results, &title, &[], &content).into_response()
}

/// The published round of the address.
fn round(at: &AtDesk) -> Option<u16> {
    let published = 1..=at.round_being_played();
    at.number("round").filter(|round| published.contains(round))
}
