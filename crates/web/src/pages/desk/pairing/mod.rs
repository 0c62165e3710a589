//! The pairing of a round: looked at with its reasons, changed by hand, published.

mod by_hand;
mod show;

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};

use super::at::AtDesk;
use super::frame::{Part, frame};
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/{id}/desk/pairing", get(last))
        .route("/events/{id}/desk/pairing/{round}", get(page))
        .route(
            "/events/{id}/desk/pairing/{round}/swap",
            post(by_hand::swap),
        )
        .route(
            "/events/{id}/desk/pairing/{round}/seat",
            post(by_hand::seat),
        )
        .route("/events/{id}/desk/pairing/{round}/bye", post(by_hand::bye))
}

/// The last round that is paired; without one there is nothing to look at yet.
async fn last(at: AtDesk) -> Response {
    let round = at.event().current_round();
    if round > 0 {
        return Redirect::to(&at.address(&format!("/desk/pairing/{round}"))).into_response();
    }
    let content = maud::html! {
        p { (at.say("pairing-none")) }
        div.actions { a.button.main href=(at.address("/desk")) { (at.say("desk-back")) } }
    };
    let title = at.say("pairing-title-none");
    frame(&at, Part::Pairing, &title, &[], &content).into_response()
}

async fn page(at: AtDesk) -> Response {
    let paired = 1..=at.event().current_round();
    let round = at.number("round").filter(|round| paired.contains(round));
    let Some(view) = round.and_then(|round| at.event().round_view(round)) else {
        return at.missing();
    };
    if at.reader.wants_json {
        return axum::Json(view).into_response();
    }
    show::page(&at, &view).into_response()
}
