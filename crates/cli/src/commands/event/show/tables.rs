//! The start list and the tables.

use rokada_chess::Color;
use rokada_tournament::views::{CrossCell, StartList, TableRow, TableView, TeamTable};

use super::decimal;
use crate::context::Context;
use crate::table::{Side, lay_out};

pub(super) fn start_list(list: &StartList, context: &Context) -> String {
    let heading = [
        (context.say("standings-number", &[]), Side::Right),
        (context.say("standings-name", &[]), Side::Left),
        (context.say("standings-rating", &[]), Side::Right),
    ];
    let rows: Vec<Vec<String>> = list
        .players
        .iter()
        .map(|row| {
            vec![
                row.player.number.to_string(),
                row.player.name.clone(),
                row.player
                    .rating
                    .map(|rating| rating.to_string())
                    .unwrap_or_default(),
            ]
        })
        .collect();
    lay_out(&heading, &rows)
}

pub(super) fn table(view: &TableView, context: &Context) -> String {
    let mut heading = vec![
        (context.say("standings-rank", &[]), Side::Right),
        (context.say("standings-name", &[]), Side::Left),
        (context.say("standings-points", &[]), Side::Right),
    ];
    heading.extend(
        view.tie_breaks
            .iter()
            .map(|code| (code.clone(), Side::Right)),
    );
    let rows: Vec<Vec<String>> = view
        .rows
        .iter()
        .map(|row| {
            let mut cells = vec![
                row.rank.to_string(),
                named(row, context),
                decimal(row.points, context),
            ];
            let values = row.values.iter();
            cells.extend(values.map(|v| context.words.decimals(v.as_deref().unwrap_or(""))));
            cells
        })
        .collect();
    let edition = context.words.tie_break_edition(view.edition);
    let table = format!("{edition}\n\n{}", lay_out(&heading, &rows));
    if view.unfit_tie_breaks.is_empty() {
        return table;
    }
    let codes = [("codes", view.unfit_tie_breaks.join(", ").into())];
    format!("{table}\n{}", context.say("table-unfit", &codes))
}

/// The name, and whether the results count.
fn named(row: &TableRow, context: &Context) -> String {
    let name = &row.player.name;
    match row.apart {
        true => format!("{name} ({})", context.say("table-apart", &[])),
        false => name.clone(),
    }
}

/// Everyone's games round by round, opponents by their pairing numbers: `12w1`.
pub(super) fn crosstable(view: &TableView, context: &Context) -> String {
    let mut heading = vec![
        (context.say("standings-rank", &[]), Side::Right),
        (context.say("standings-number", &[]), Side::Right),
        (context.say("standings-name", &[]), Side::Left),
    ];
    let games = view.rows.iter().map(|row| row.games.len());
    let games = 1..=games.max().unwrap_or(0);
    heading.extend(games.map(|game| (game.to_string(), Side::Right)));
    let points = heading.len();
    heading.push((context.say("standings-points", &[]), Side::Right));
    let rows: Vec<Vec<String>> = view
        .rows
        .iter()
        .map(|row| {
            let mut cells = vec![
                row.rank.to_string(),
                row.player.number.to_string(),
                named(row, context),
            ];
            cells.extend(row.games.iter().map(|game| cell(game, context)));
            cells.resize(points, String::new());
            cells.push(decimal(row.points, context));
            cells
        })
        .collect();
    lay_out(&heading, &rows)
}

fn cell(game: &CrossCell, context: &Context) -> String {
    let Some(opponent) = game.opponent else {
        return match game.result {
            'Z' => "–".to_owned(),
            _ => {
                let bye = context.say("event-bye", &[]);
                format!("{bye} {}", decimal(game.points, context))
            }
        };
    };
    let color = match game.color {
        Some(Color::White) => context.say("event-white-letter", &[]),
        Some(Color::Black) => context.say("event-black-letter", &[]),
        None => String::new(),
    };
    // A game that is not rated looks like any other here.
    let result = match game.result {
        'W' => '1',
        '=' | 'D' => '½',
        'L' => '0',
        other => other,
    };
    format!("{opponent}{color}{result}").trim_end().to_owned()
}

/// The teams, with their match points where they met as teams.
pub(super) fn teams(view: &TeamTable, context: &Context) -> String {
    let matches = view.rows.iter().any(|row| row.match_points.is_some());
    let mut heading = vec![
        (context.say("standings-rank", &[]), Side::Right),
        (context.say("standings-name", &[]), Side::Left),
    ];
    if matches {
        heading.push((context.say("event-match-points", &[]), Side::Right));
    }
    heading.push((context.say("standings-points", &[]), Side::Right));
    let rows: Vec<Vec<String>> = view
        .rows
        .iter()
        .map(|row| {
            let mut cells = vec![row.rank.to_string(), row.name.clone()];
            cells.extend(row.match_points.map(|points| decimal(points, context)));
            cells.push(decimal(row.points, context));
            cells
        })
        .collect();
    lay_out(&heading, &rows)
}
