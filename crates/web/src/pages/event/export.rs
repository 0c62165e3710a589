//! The event to be taken away: reports, the table, the games, everything as JSON. All of it is made
//! of what is public.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rokada_tournament::sheet::standings_table;
use rokada_tournament::views::{DrawView, Overview, RoundView, StartList, TableView, TeamTable};
use rokada_tournament::{Format, Published};
use serde::Serialize;

use super::ask::Ask;
use crate::layout::encode;
use crate::refusal::refuse;

pub(super) async fn file(Path((_, format)): Path<(String, String)>, ask: Ask) -> Response {
    let event = ask.event();
    match format.as_str() {
        "trf16" => report(&ask, Format::Trf16),
        "trf26" => report(&ask, Format::Trf26),
        "csv" => download(&ask, "csv", "text/csv; charset=utf-8", table(&ask)),
        "pgn" => download(&ask, "pgn", "application/vnd.chess-pgn", games(event)),
        "json" => {
            let whole = serde_json::to_string_pretty(&whole(event)).unwrap_or_default();
            download(&ask, "json", "application/json", whole)
        }
        _ => ask.missing(),
    }
}

fn report(ask: &Ask, format: Format) -> Response {
    let ending = match format {
        Format::Trf16 => "trf",
        Format::Trf26 => "trfx",
    };
    match ask.event().report(format).write() {
        Ok(report) => download(ask, ending, "text/plain; charset=utf-8", report),
        // A name or a number is wider than its columns.
        Err(error) => refuse(
            &ask.reader,
            StatusCode::UNPROCESSABLE_ENTITY,
            &ask.reader.words.trf_too_wide(&error),
        ),
    }
}

fn table(ask: &Ask) -> String {
    let event = ask.event();
    let rounds = event.complete_rounds();
    standings_table(
        &event.standings(rounds),
        &event.results(rounds),
        &ask.reader.words.table_headings(),
        ',',
    )
}

fn games(event: &Published) -> String {
    (1..=event.current_round())
        .flat_map(|round| event.pgn(round))
        .map(|game| game.to_string())
        .collect()
}

/// Everything that the pages show.
#[derive(Serialize)]
struct Whole {
    overview: Overview,
    list: StartList,
    rounds: Vec<RoundView>,
    table: TableView,
    teams: Option<TeamTable>,
    positions: Vec<DrawView>,
}

fn whole(event: &Published) -> Whole {
    let complete = event.complete_rounds();
    Whole {
        overview: super::overview(event),
        list: event.list_view(),
        rounds: (1..=event.planned_rounds())
            .filter_map(|round| event.round_view(round))
            .collect(),
        table: event.table_view(complete, None),
        teams: event.team_table(complete),
        positions: event.positions_view(),
    }
}

fn download(ask: &Ask, ending: &str, kind: &'static str, body: String) -> Response {
    // Names of other scripts go the way of RFC 6266, 4.3.
    let id = ask.shown.id();
    let plain: String = id.chars().filter(char::is_ascii).collect();
    let plain = plain.trim_matches('-');
    let plain = if plain.is_empty() { "event" } else { plain };
    let disposition = format!(
        "attachment; filename=\"{plain}.{ending}\"; filename*=UTF-8''{}.{ending}",
        encode(id)
    );
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    (headers, body).into_response()
}
