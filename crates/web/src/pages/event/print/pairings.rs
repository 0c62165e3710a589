//! Who plays whom, by board and by name.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_tournament::views::{BoardView, RoundView, SeatView};

use super::super::ask::Ask;
use super::super::{record, write};
use crate::server::Site;

pub(super) async fn sheet(
    State(site): State<Site>,
    Path((_, round)): Path<(String, String)>,
    headers: HeaderMap,
    ask: Ask,
) -> Response {
    let Some(number) = super::published(&ask, &round) else {
        return ask.missing();
    };
    let what = super::of_round(&ask, "event-pairings", number);
    let head = record::line(&ask, &headers, record::head(&site, &ask).await);
    super::answer(
        &ask,
        &what,
        |event| super::round_of(event, number),
        |view| {
            html! {
                @if let Some(view) = view {
                    (by_board(&ask, view, &what))
                    div.codes { (super::code(&ask, &headers, &round)) (head) }
                    (by_name(&ask, view))
                }
            }
        },
    )
}

fn by_board(ask: &Ask, view: &RoundView, what: &str) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    html! {
        table.pairings {
            thead {
                (super::heading_row(ask, what, 4))
                tr {
                    th.number { (say("event-board")) }
                    th { (write::color(reader, Color::White)) }
                    th.result { (say("event-result")) }
                    th { (write::color(reader, Color::Black)) }
                }
            }
            tbody {
                @for board in &view.boards {
                    tr {
                        td.number.large { (board.board) }
                        td { (seat(ask, &board.white)) }
                        td.result { (result(ask, board)) }
                        td { (seat(ask, &board.black)) }
                    }
                }
                @for bye in &view.byes {
                    tr {
                        td {}
                        td { (seat(ask, &bye.seat)) }
                        td.result { (write::points(reader, bye.worth)) }
                        td { (say("event-bye")) }
                    }
                }
            }
        }
    }
}

fn seat(ask: &Ask, seat: &SeatView) -> Markup {
    html! {
        span.name { (seat.player.name) }
        span.under { (write::standing(&ask.reader, seat)) }
    }
}

/// The result, or a place to write it.
fn result(ask: &Ask, board: &BoardView) -> Markup {
    html! {
        @for game in &board.games {
            @match game.result {
                Some(result) => (write::result(&ask.reader, result)),
                None => span.blank { " : " },
            }
            " "
        }
    }
}

/// A line of the list by name.
struct Line<'a> {
    name: &'a str,
    board: Option<u32>,
    color: Option<Color>,
    opponent: &'a str,
}

fn by_name(ask: &Ask, view: &RoundView) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let what = super::of_round(ask, "print-by-name", view.round);
    html! {
        table.by-name {
            thead {
                (super::heading_row(ask, &what, 4))
                tr {
                    th { (say("standings-name")) }
                    th.number { (say("event-board")) }
                    th { (say("event-color")) }
                    th { (say("event-opponent")) }
                }
            }
            tbody {
                @for line in lines(view) {
                    tr {
                        td.name { (line.name) }
                        td.number.large { @if let Some(board) = line.board { (board) } }
                        td {
                            @match line.color {
                                Some(color) => (write::color(reader, color)),
                                None => (say("event-bye")),
                            }
                        }
                        td { (line.opponent) }
                    }
                }
            }
        }
    }
}

fn lines(view: &RoundView) -> Vec<Line<'_>> {
    let mut lines = Vec::new();
    for board in &view.boards {
        for (own, color, other) in [
            (&board.white, Color::White, &board.black),
            (&board.black, Color::Black, &board.white),
        ] {
            lines.push(Line {
                name: &own.player.name,
                board: Some(board.board),
                color: Some(color),
                opponent: &other.player.name,
            });
        }
    }
    lines.extend(view.byes.iter().map(|bye| Line {
        name: &bye.seat.player.name,
        board: None,
        color: None,
        opponent: "",
    }));
    lines.sort_by_key(|line| line.name.to_lowercase());
    lines
}
