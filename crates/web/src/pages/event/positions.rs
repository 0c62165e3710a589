//! The positions of all rounds.

use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::views::DrawView;

use super::ask::Ask;
use super::drawn;
use super::frame::Part;

pub(super) async fn page(ask: Ask) -> Response {
    ask.answer(
        Part::Positions,
        |event| event.positions_view(),
        |draws| show(&ask, draws),
    )
}

fn show(ask: &Ask, draws: &[DrawView]) -> Markup {
    let reader = &ask.reader;
    html! {
        h2 { (Part::Positions.heading(reader)) }
        @if draws.is_empty() { p { (reader.say("event-no-positions", &[])) } }
        @for draw in draws {
            section {
                h3 {
                    a href=(Part::Round(draw.round).address(ask.shown.id())) {
                        (Part::Round(draw.round).heading(reader))
                    }
                }
                (drawn::show(ask, draw))
            }
        }
    }
}
