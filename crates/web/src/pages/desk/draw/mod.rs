//! The draw of a round's position: by program, by hand, and when it is announced.

mod by_hand;
mod by_program;
mod moment;
mod show;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use rokada_draw::program::Secret;
use rokada_tournament::round_to_draw;

use super::at::AtDesk;
use super::fields::{Faults, Fields};
use super::lot;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/{id}/desk/draw", get(next))
        .route("/events/{id}/desk/draw/{round}", get(page))
        .route(
            "/events/{id}/desk/draw/{round}/announce",
            post(by_program::announce),
        )
        .route(
            "/events/{id}/desk/draw/{round}/program",
            post(by_program::draw),
        )
        .route("/events/{id}/desk/draw/{round}/hand", post(by_hand::enter))
        .route("/events/{id}/desk/draw/{round}/moment", post(moment::set))
}

/// A secret of the system's randomness.
pub(super) fn secret(at: &AtDesk) -> Result<Secret, Box<Response>> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(Secret::from_entropy(bytes)),
        Err(error) => {
            let detail = lot::in_words(&at.reader, &error);
            Err(Box::new(refuse(
                &at.reader,
                StatusCode::SERVICE_UNAVAILABLE,
                &detail,
            )))
        }
    }
}

/// The first round without a position, else the last one that has one.
async fn next(at: AtDesk) -> Response {
    let rounds = at.event().overview().rounds;
    let round = round_to_draw(at.event()).min(rounds.max(1));
    Redirect::to(&at.address(&format!("/desk/draw/{round}"))).into_response()
}

/// The round of the address, where the event has it.
fn round(at: &AtDesk) -> Option<u16> {
    let rounds = at.event().overview().rounds;
    at.number("round")
        .filter(|round| (1..=rounds.max(1)).contains(round))
}

async fn page(at: AtDesk) -> Response {
    let Some(round) = round(&at) else {
        return at.missing();
    };
    if at.reader.wants_json {
        let views = at.event().positions_view();
        let view = views.into_iter().find(|view| view.round == round);
        return axum::Json(view).into_response();
    }
    show::page(&at, round, &Fields::default(), &Faults::default()).into_response()
}

/// The page again, with what was typed and what is wrong with it.
fn again(at: &AtDesk, round: u16, fields: &Fields, faults: &Faults) -> Response {
    if at.reader.wants_json {
        return refuse(&at.reader, StatusCode::BAD_REQUEST, &faults.in_one());
    }
    let page = show::page(at, round, fields, faults);
    (StatusCode::BAD_REQUEST, page).into_response()
}
