//! The position of a round for the boards: the diagram, and on its back how to castle in it.

use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::{Color, Role, Setup, StartPosition, Wing};
use rokada_tournament::views::PositionView;

use super::super::ask::Ask;
use crate::board::{self, Marks, Pieces};
use crate::pages::position;
use crate::reader::Reader;

pub(super) async fn sheet(Path((_, round)): Path<(String, String)>, ask: Ask) -> Response {
    let draws = ask.event().positions_view();
    let draw = draws
        .into_iter()
        .find(|draw| draw.round.to_string() == round);
    let Some(draw) = draw.filter(|draw| !draw.positions.is_empty()) else {
        return ask.missing();
    };
    let what = super::of_round(&ask, "print-position", draw.round);
    super::answer(
        &ask,
        &what,
        |_| draw,
        |draw| {
            html! {
                @for one in &draw.positions { (front_and_back(&ask, one, &what)) }
            }
        },
    )
}

fn front_and_back(ask: &Ask, one: &PositionView, what: &str) -> Markup {
    let reader = &ask.reader;
    let Some(drawn) = StartPosition::new(one.number) else {
        return html! {};
    };
    let board = one.board.map(|board| {
        let board = reader.say("event-board-n", &[("board", board.to_string().into())]);
        format!("{what} · {board}")
    });
    let what = board.as_deref().unwrap_or(what);
    html! {
        section.sheet.position-sheet {
            (super::heading(ask, what))
            div.diagram { (position::board(reader, drawn)) }
            p.name { (position::name(drawn)) }
            p { (reader.say("print-from-white", &[])) }
        }
        section.sheet.castling-sheet {
            (super::heading(ask, what))
            h2 { (reader.say("print-castling", &[("name", position::name(drawn).into())])) }
            ol.steps {
                @for step in ["print-castle-1", "print-castle-2", "print-castle-3", "print-castle-4"] {
                    li { (reader.say(step, &[])) }
                }
            }
            div.wings { @for wing in [Wing::G, Wing::C] { (castling(reader, drawn, wing)) } }
            p.small { (reader.say("print-castle-source", &[])) }
        }
    }
}

/// One castling: where king and rook go, in a diagram of these two, and in words.
fn castling(reader: &Reader, drawn: StartPosition, wing: Wing) -> Markup {
    let setup = king_and_rooks(drawn);
    let plan = setup.castling_of(Color::White, wing);
    let name = reader.words.wing(wing);
    html! {
        section {
            h3 { (name) }
            div.diagram {
                (board::draw(&setup.board, &Marks::of(&plan), &name, reader.words, &Pieces::Sheet))
            }
            @if let Some(geometry) = plan.geometry() {
                p { (reader.words.manner(geometry.manner())) }
                p.moves {
                    (reader.say("castling-paths", &[
                        ("king_from", geometry.king_from.to_string().into()),
                        ("king_to", geometry.king_to.to_string().into()),
                        ("rook_from", geometry.rook_from.to_string().into()),
                        ("rook_to", geometry.rook_to.to_string().into()),
                    ]))
                }
                p {
                    (reader.say("castling-must-be-empty", &[
                        ("squares", or_none(reader, reader.words.squares(geometry.must_be_empty)).into()),
                    ]))
                }
                p {
                    (reader.say("castling-must-be-safe", &[
                        ("squares", reader.words.squares(geometry.must_be_safe).into()),
                    ]))
                }
            }
        }
    }
}

fn or_none(reader: &Reader, text: String) -> String {
    if text.is_empty() {
        reader.say("nothing", &[])
    } else {
        text
    }
}

/// The position without anything but White's king and rooks.
fn king_and_rooks(drawn: StartPosition) -> Setup {
    let mut setup = drawn.setup();
    for square in setup.board.occupied() {
        let stays = setup.board.piece_at(square).is_some_and(|piece| {
            piece.color == Color::White && matches!(piece.role, Role::King | Role::Rook)
        });
        if !stays {
            setup.board.set(square, None);
        }
    }
    setup
}
