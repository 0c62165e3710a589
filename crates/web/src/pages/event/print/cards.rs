//! Cards for the places: name, board and colour, to be cut apart.

use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_tournament::views::PlayerRef;

use super::super::ask::Ask;
use super::super::frame::Part;
use super::super::write;

/// The cards of the current round.
pub(super) async fn of_current(ask: Ask) -> Response {
    match ask.event().current_round() {
        0 => ask.missing(),
        round => cards(&ask, round),
    }
}

pub(super) async fn sheet(Path((_, round)): Path<(String, String)>, ask: Ask) -> Response {
    match super::published(&ask, &round) {
        Some(round) => cards(&ask, round),
        None => ask.missing(),
    }
}

fn cards(ask: &Ask, round: u16) -> Response {
    let what = super::of_round(ask, "print-cards", round);
    super::answer(
        ask,
        &what,
        |event| super::round_of(event, round),
        |view| {
            html! {
                @let boards = view.iter().flat_map(|view| &view.boards);
                (super::in_pairs(boards.flat_map(|board| {
                    let seats = [(Color::White, &board.white), (Color::Black, &board.black)];
                    seats.map(|(color, seat)| card(ask, round, board.board, color, &seat.player))
                })))
            }
        },
    )
}

fn card(ask: &Ask, round: u16, board: u32, color: Color, player: &PlayerRef) -> Markup {
    let reader = &ask.reader;
    html! {
        section.card {
            p.event { (ask.event().settings().name) " · " (Part::Round(round).heading(reader)) }
            p.name { (player.name) }
            p.seat {
                (reader.say("event-board-n", &[("board", board.to_string().into())]))
                span.color { (write::color(reader, color)) }
            }
        }
    }
}
