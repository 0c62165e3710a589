//! The players' links, once they are made: cards to print and cut.

use axum::Json;
use axum::response::{IntoResponse, Response};
use maud::html;
use rokada_tournament::EntryId;
use serde::Serialize;

use super::at::AtDesk;
use super::frame::{Part, frame};
use crate::qr;

/// A player's link.
#[derive(Serialize)]
pub(super) struct Card {
    pub(super) entry: EntryId,
    /// Number and name.
    pub(super) player: String,
    #[serde(rename = "link")]
    pub(super) address: String,
}

/// All cards; they can't be shown again.
pub(super) fn answer(at: &AtDesk, cards: &[Card]) -> Response {
    if at.reader.wants_json {
        return Json(cards).into_response();
    }
    let event = &at.event().settings().name;
    let made = at
        .reader
        .say("people-cards-once", &[("n", cards.len().into())]);
    let content = html! {
        div.done.screen role="status" { p { (made) } }
        ul.cards {
            @for card in cards {
                li {
                    div.code aria-hidden="true" {
                        (qr::code(&card.address))
                    }
                    div {
                        strong { (card.player) }
                        p.quiet { (event) }
                        p { (at.say("people-card-about")) }
                        a href=(card.address) { (card.address) }
                    }
                }
            }
        }
    };
    frame(at, Part::Links, &at.say("people-players"), &[], &content).into_response()
}
