//! Who met whom: everyone's games round by round, or in the square of a round robin.

use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_tournament::views::{CrossCell, TableRow, TableView};
use rokada_tournament::{PlayerResult, Published, System};

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
            p.quiet { (about(reader, ask.event())) }
            (rows(ask, table))
            (super::table::edition(reader, table))
        }
    }
}

/// How the cells are read.
pub(super) fn about(reader: &Reader, event: &Published) -> String {
    let id = if is_square(event) {
        "event-crosstable-square"
    } else {
        "event-crosstable-about"
    };
    reader.say(id, &[])
}

fn rows(ask: &Ask, table: &TableView) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let columns = columns(ask.event(), table);
    html! {
        table.cross {
            thead { tr {
                th.number scope="col" { (say("standings-rank")) }
                th.number scope="col" { (say("standings-number")) }
                th scope="col" { (say("standings-name")) }
                @for column in &columns { th.game.wide scope="col" { (column) } }
                th.number scope="col" { (say("standings-points")) }
            } }
            tbody {
                @for row in &table.rows {
                    @let cells = cells(reader, row, &columns, ask.event());
                    tr class=[write::row(ask, &row.player)] {
                        td.number { (row.rank) }
                        td.number { (row.player.number) }
                        td {
                            (write::player(ask.shown.id(), &row.player))
                            @if row.apart { " " span.quiet { "(" (say("table-apart")) ")" } }
                            span.fold { (in_a_line(row, &columns, &cells, ask.event())) }
                        }
                        @for cell in &cells { td.game.wide { (cell) } }
                        td.number { b { (write::points(reader, row.points)) } }
                    }
                }
            }
        }
    }
}

/// Everyone meets everyone: a column for each.
fn is_square(event: &Published) -> bool {
    matches!(event.settings().system, System::RoundRobin { .. })
}

/// What the columns are called: the rounds, game by game; in a square the pairing numbers.
pub(super) fn columns(event: &Published, table: &TableView) -> Vec<u32> {
    if is_square(event) {
        return table.rows.iter().map(|row| row.player.number).collect();
    }
    let games = table.rows.iter().map(|row| row.games.len());
    (1..).take(games.max().unwrap_or(0)).collect()
}

/// A player's line, a cell for each column.
pub(super) fn cells(
    reader: &Reader,
    row: &TableRow,
    columns: &[u32],
    event: &Published,
) -> Vec<String> {
    if !is_square(event) {
        let mut cells: Vec<String> = row.games.iter().map(|game| cell(reader, game)).collect();
        cells.resize(columns.len(), String::new());
        return cells;
    }
    let against = |&number: &u32| {
        if number == row.player.number {
            return "×".to_owned();
        }
        let games = row.games.iter();
        let games = games.filter(|game| game.opponent == Some(number));
        games.map(own).collect::<Vec<_>>().join(" ")
    };
    columns.iter().map(against).collect()
}

/// The cells below the name, where there is no room for columns.
fn in_a_line(row: &TableRow, columns: &[u32], cells: &[String], event: &Published) -> String {
    if !is_square(event) {
        return cells.join(" ");
    }
    let met = columns.iter().zip(cells);
    let met = met.filter(|(number, cell)| **number != row.player.number && !cell.is_empty());
    met.map(|(number, cell)| format!("{number}: {cell}"))
        .collect::<Vec<_>>()
        .join(" · ")
}

/// A game as opponent, colour and result: `12w1`.
fn cell(reader: &Reader, game: &CrossCell) -> String {
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
    format!("{opponent}{color}{}", own(game))
}

fn own(game: &CrossCell) -> &'static str {
    PlayerResult::from_letter(game.result).map_or("", write::own)
}
