//! The pages of an event as a club publishes them: List, 1 2 3 …, Table, Teams, Positions.

use axum::Json;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_chess::StartPosition;
use rokada_desk::DeskError;
use rokada_event::views::{BoardView, DrawView, Overview, RoundView, TableView};
use rokada_event::{GameResult, RoundStatus, State as Event};
use rokada_pairing::Points;
use serde::Serialize;

use super::position;
use crate::events;
use crate::layout;
use crate::reader::Reader;
use crate::refusal::{failed, refuse};
use crate::server::Site;

/// An event in the list of events.
#[derive(Serialize)]
struct Listed {
    id: String,
    #[serde(flatten)]
    overview: Overview,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events", get(all))
        .route("/events/{id}", get(list))
        .route("/events/{id}/{part}", get(part))
}

/// All events.
async fn all(State(site): State<Site>, reader: Reader) -> Response {
    match listed(&site).await {
        Ok(events) if reader.wants_json => Json(events).into_response(),
        Ok(events) => {
            let title = reader.say("events-title", &[]);
            let content = html! {
                h1 { (title) }
                @if events.is_empty() { p { (reader.say("events-none", &[])) } }
                ul {
                    @for Listed { id, overview } in &events {
                        li { a href={ "/events/" (id) } { (overview.name) } " " (overview.place) }
                    }
                }
            };
            layout::page(&reader, &title, &content).into_response()
        }
        Err(error) => failed(&reader, &error),
    }
}

async fn listed(site: &Site) -> Result<Vec<Listed>, DeskError> {
    let mut listed = Vec::new();
    for id in site.events().names().await? {
        if let Some(desk) = site.events().read(&id).await? {
            listed.push(Listed {
                id,
                overview: desk.event().overview(),
            });
        }
    }
    Ok(listed)
}

/// The start list.
async fn list(site: State<Site>, Path(id): Path<String>, reader: Reader) -> Response {
    show(&site, &id, "list", &reader).await
}

/// A round by its number, or `table`, `teams`, `positions`.
async fn part(
    site: State<Site>,
    Path((id, part)): Path<(String, String)>,
    reader: Reader,
) -> Response {
    show(&site, &id, &part, &reader).await
}

async fn show(site: &Site, id: &str, part: &str, reader: &Reader) -> Response {
    let desk = match site.events().read(id).await {
        Ok(Some(desk)) => desk,
        Ok(None) => return missing(reader),
        Err(error) => return failed(reader, &error),
    };
    let event = desk.event();
    let overview = event.overview();
    // A result may arrive before its round is complete; the table is of complete rounds.
    let rounds = overview.complete_rounds.min(overview.published_rounds);
    match part {
        "list" => answer(reader, id, &overview, part, &event.list_view(), || {
            list_of(reader, event)
        }),
        "table" => {
            let view = event.table_view(rounds, None);
            answer(reader, id, &overview, part, &view, || table(reader, &view))
        }
        "teams" => {
            let view = event.team_table(rounds);
            answer(reader, id, &overview, part, &view, || {
                teams(reader, event, rounds)
            })
        }
        "positions" => {
            let view = event.positions_view(events::everyone());
            answer(reader, id, &overview, part, &view, || {
                positions(reader, &view)
            })
        }
        number => {
            let view = number
                .parse()
                .ok()
                .and_then(|n| event.round_view(n, events::everyone()));
            match view {
                Some(view) => answer(reader, id, &overview, part, &view, || round(reader, &view)),
                None => missing(reader),
            }
        }
    }
}

fn missing(reader: &Reader) -> Response {
    let detail = reader.say("site-nothing-here", &[]);
    refuse(reader, StatusCode::NOT_FOUND, &detail)
}

/// The view for a program, or the page for a person.
fn answer(
    reader: &Reader,
    id: &str,
    overview: &Overview,
    part: &str,
    view: &impl Serialize,
    content: impl FnOnce() -> Markup,
) -> Response {
    if reader.wants_json {
        return Json(view).into_response();
    }
    let content = html! {
        h1 { (overview.name) }
        p.quiet { (about(reader, overview)) }
        (menu(reader, id, overview, part))
        (content())
    };
    layout::page(reader, &overview.name, &content).into_response()
}

fn about(reader: &Reader, overview: &Overview) -> String {
    let known = [
        overview.place.clone(),
        overview
            .starts
            .map(|day| day.to_string())
            .unwrap_or_default(),
        overview.time_control.clone(),
        reader.say("event-players-counted", &[("n", overview.players.into())]),
    ];
    known
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The club's own menu; the page being read is marked.
fn menu(reader: &Reader, id: &str, overview: &Overview, part: &str) -> Markup {
    let base = format!("/events/{id}");
    let mut items = vec![(
        "list".to_owned(),
        reader.say("event-menu-list", &[]),
        base.clone(),
    )];
    for round in 1..=overview.rounds {
        items.push((
            round.to_string(),
            round.to_string(),
            format!("{base}/{round}"),
        ));
    }
    for (part, name) in [
        ("table", "event-menu-table"),
        ("teams", "event-menu-teams"),
        ("positions", "event-menu-positions"),
    ] {
        items.push((
            part.to_owned(),
            reader.say(name, &[]),
            format!("{base}/{part}"),
        ));
    }
    html! {
        nav.menu aria-label=(reader.say("event-menu", &[])) {
            ul {
                @for (name, text, address) in items {
                    li {
                        a href=(address) aria-current=[(name == part).then_some("page")] { (text) }
                    }
                }
            }
        }
    }
}

fn list_of(reader: &Reader, event: &Event) -> Markup {
    let say = |id| reader.say(id, &[]);
    html! {
        table {
            thead { tr {
                th.number { (say("standings-number")) }
                th { (say("standings-name")) }
                th.number { (say("standings-rating")) }
            } }
            tbody {
                @for row in event.list_view().players {
                    tr {
                        td.number { (row.player.number) }
                        td { (row.player.name) }
                        td.number { @if let Some(rating) = row.player.rating { (rating) } }
                    }
                }
            }
        }
    }
}

fn round(reader: &Reader, view: &RoundView) -> Markup {
    let say = |id| reader.say(id, &[]);
    html! {
        (drawn(reader, &view.draw))
        @if view.status < RoundStatus::Published { p { (say("event-not-paired")) } }
        @else {
            table {
                thead { tr {
                    th.number { (say("event-board")) }
                    th { (say("event-white")) }
                    th { (say("event-result")) }
                    th { (say("event-black")) }
                } }
                tbody {
                    @for board in &view.boards { (board_row(board)) }
                    @for bye in &view.byes {
                        tr {
                            td {}
                            td { (bye.seat.player.name) }
                            td { (points(reader, bye.worth)) }
                            td.quiet { (say("event-bye")) }
                        }
                    }
                }
            }
        }
    }
}

fn board_row(board: &BoardView) -> Markup {
    html! {
        tr {
            td.number { (board.board) }
            td { span.disc.white {} (board.white.player.name) }
            td.result {
                @for game in &board.games { (game.result.map(as_written).unwrap_or_default()) " " }
            }
            td { span.disc.black {} (board.black.player.name) }
        }
    }
}

/// A result as players write it: halves as ½, a forfeit as plus and minus.
fn as_written(result: GameResult) -> String {
    match result {
        GameResult::BlackForfeits => "+ : −".to_owned(),
        GameResult::WhiteForfeits => "− : +".to_owned(),
        GameResult::DoubleForfeit => "− : −".to_owned(),
        other => other.code().replace("1/2", "½"),
    }
}

fn drawn(reader: &Reader, draw: &DrawView) -> Markup {
    html! {
        @for one in &draw.positions {
            @if let Some(position) = StartPosition::new(one.number) {
                div.drawn {
                    (position::board(reader, position))
                    p.big {
                        a href=(position::address(position)) { (position::name(position)) }
                        @if let Some(board) = one.board { " · " (board) }
                    }
                }
            }
        }
        @if draw.drawn && draw.positions.is_empty() {
            p { (reader.say("event-position-secret", &[])) }
        }
    }
}

fn positions(reader: &Reader, draws: &[DrawView]) -> Markup {
    html! {
        @if draws.is_empty() { p { (reader.say("event-no-positions", &[])) } }
        @for draw in draws {
            section {
                h2 { (reader.say("event-round", &[])) " " (draw.round) }
                (drawn(reader, draw))
            }
        }
    }
}

fn table(reader: &Reader, view: &TableView) -> Markup {
    let say = |id| reader.say(id, &[]);
    let mark = reader.lang().decimal_mark().to_string();
    html! {
        table {
            thead { tr {
                th.number { (say("standings-rank")) }
                th { (say("standings-name")) }
                th.number { (say("standings-points")) }
                @for code in &view.tie_breaks { th.number { (code) } }
            } }
            tbody {
                @for row in &view.rows {
                    tr {
                        td.number { (row.rank) }
                        td { (row.player.name) }
                        td.number { (points(reader, row.points)) }
                        @for value in &row.values {
                            td.number { (value.as_deref().unwrap_or("").replace('.', &mark)) }
                        }
                    }
                }
            }
        }
    }
}

fn teams(reader: &Reader, event: &Event, rounds: u16) -> Markup {
    let rows = event
        .team_table(rounds)
        .map(|table| table.rows)
        .unwrap_or_default();
    html! {
        @if rows.is_empty() { p { (reader.say("event-no-teams", &[])) } }
        @else {
            table {
                thead { tr {
                    th.number { (reader.say("standings-rank", &[])) }
                    th { (reader.say("standings-name", &[])) }
                    th.number { (reader.say("standings-points", &[])) }
                } }
                tbody {
                    @for row in &rows {
                        tr {
                            td.number { (row.rank) }
                            td { (row.name) }
                            td.number { (points(reader, row.points)) }
                        }
                    }
                }
            }
        }
    }
}

fn points(reader: &Reader, points: Points) -> String {
    reader
        .lang()
        .points(u32::try_from(points.tenths()).unwrap_or(0))
}
