//! Who met whom: everyone's games round by round.

use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_event::views::{CrossCell, TableView};

use super::ask::Ask;
use super::frame::Part;
use super::write;
use crate::reader::Reader;

pub(super) async fn page(ask: Ask) -> Response {
    ask.answer(
        Part::Crosstable,
        |event| event.table_view(event.current_round(), None),
        |table| show(&ask, table),
    )
}

fn show(ask: &Ask, table: &TableView) -> Markup {
    let reader = &ask.reader;
    html! {
        h2 { (Part::Crosstable.heading(reader)) }
        @if table.after_round == 0 {
            p { (reader.say("event-crosstable-empty", &[])) }
        } @else {
            p.quiet { (reader.say("event-crosstable-about", &[])) }
            (rows(ask, table))
        }
    }
}

fn rows(ask: &Ask, table: &TableView) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let games = columns(table);
    html! {
        table.cross {
            thead { tr {
                th.number scope="col" { (say("standings-rank")) }
                th.number scope="col" { (say("standings-number")) }
                th scope="col" { (say("standings-name")) }
                @for game in 1..=games { th.game.wide scope="col" { (game) } }
                th.number scope="col" { (say("standings-points")) }
            } }
            tbody {
                @for row in &table.rows {
                    tr {
                        td.number { (row.rank) }
                        td.number { (row.player.number) }
                        td {
                            (write::player(ask.shown.id(), &row.player))
                            span.fold {
                                @for game in &row.games { (cell(reader, game)) " " }
                            }
                        }
                        @for nth in 0..games {
                            td.game.wide {
                                @if let Some(game) = row.games.get(nth) { (cell(reader, game)) }
                            }
                        }
                        td.number { b { (write::points(reader, row.points)) } }
                    }
                }
            }
        }
    }
}

/// How many columns of games the table has.
pub(super) fn columns(table: &TableView) -> usize {
    let games = table.rows.iter().map(|row| row.games.len());
    games.max().unwrap_or(0)
}

/// A game as opponent, colour and result: `12w1`.
pub(super) fn cell(reader: &Reader, game: &CrossCell) -> String {
    let Some(opponent) = game.opponent else {
        return match game.result {
            'Z' => "–".to_owned(),
            _ => {
                let points = write::points(reader, game.points);
                format!("{} {points}", reader.say("event-bye", &[]))
            }
        };
    };
    let color = match game.color {
        Some(Color::White) => reader.say("event-white-letter", &[]),
        Some(Color::Black) => reader.say("event-black-letter", &[]),
        None => String::new(),
    };
    let result = rokada_event::PlayerResult::from_letter(game.result).map_or("", write::own);
    format!("{opponent}{color}{result}")
}
