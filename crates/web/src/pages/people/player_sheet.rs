//! The players' links, once they are made: cards to print and cut.

use axum::Json;
use axum::response::{IntoResponse, Response};
use maud::html;
use rokada_desk::Desk;
use rokada_event::EntryId;
use serde_json::json;

use super::fields;
use crate::absolute::qr_code;
use crate::reader::Reader;

/// A player's link.
pub(super) struct Card {
    pub(super) entry: EntryId,
    /// Number and name.
    pub(super) player: String,
    pub(super) address: String,
}

/// All cards; they can't be shown again.
pub(super) fn answer(reader: &Reader, desk: &Desk, cards: &[Card]) -> Response {
    if reader.wants_json {
        let made: Vec<_> = cards
            .iter()
            .map(|card| json!({ "entry": card.entry, "player": card.player, "link": card.address }))
            .collect();
        return Json(json!({ "made": made })).into_response();
    }
    let event = &desk.event().settings().name;
    let title = reader.say("people-players", &[]);
    let content = html! {
        h1 { (title) }
        div.done.screen role="status" {
            p { (reader.say("people-cards-once", &[("n", cards.len().into())])) }
            p { a href={ "/events/" (desk.id()) "/desk/people" } { (reader.say("people-event-links", &[])) } }
        }
        ul.cards {
            @for card in cards {
                li {
                    div.code aria-hidden="true" { (qr_code(&card.address)) }
                    div {
                        strong { (card.player) }
                        p.quiet { (event) }
                        p { (reader.say("people-card-about", &[])) }
                        a href=(card.address) { (card.address) }
                    }
                }
            }
        }
    };
    fields::page(reader, &title, &content).into_response()
}
