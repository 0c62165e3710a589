//! A player says how the own game ended; it stands once the opponent says the same.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::html;
use rokada_chess::Color;
use rokada_desk::Desk;
use rokada_tournament::{Command, EntryId, GameRef, GameResult, RoundStatus};
use serde::Deserialize;

use crate::layout::{self, Extras, encode};
use crate::people::{Action, Form, Visitor};
use crate::reader::Reader;
use crate::refusal::{failed, failed_of, not_found, refuse};
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/players/{number}/report", get(page).post(send))
}

#[derive(Deserialize)]
struct Sent {
    round: u16,
    board: u32,
    #[serde(default = "first")]
    game: u8,
    result: String,
}

fn first() -> u8 {
    1
}

/// Whose report it is: the event and the entry, where the visitor may speak for it.
async fn player(
    site: &Site,
    id: &str,
    number: u32,
    reader: Reader,
    visitor: &Visitor,
) -> Result<(Reader, std::sync::Arc<Desk>, EntryId), Response> {
    let desk = match site.events().read(id).await {
        Ok(Some(desk)) => desk,
        Ok(None) => return Err(not_found(reader).await),
        Err(error) => return Err(failed(&reader, &error)),
    };
    let Some(entry) = desk.entry(number) else {
        return Err(not_found(reader).await);
    };
    match visitor.refused(&reader, Action::ReportResult(id, entry)) {
        Some(refused) => Err(refused),
        None => Ok((reader, desk, entry)),
    }
}

async fn page(
    State(site): State<Site>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
    visitor: Visitor,
) -> Response {
    let (reader, desk, entry) = match player(&site, &id, number, reader, &visitor).await {
        Ok(known) => known,
        Err(refused) => return refused,
    };
    let games = open_games(&desk, entry);
    let say = |id: &str| reader.say(id, &[]);
    let title = say("report-title");
    let here = format!("/events/{}/players/{number}/report", encode(&id));
    let content = html! {
        p.event { a href={ "/events/" (encode(&id)) } { (desk.event().settings().name) } }
        h1 { (title) }
        @if !desk.event().settings().players_report { p { (say("refusal-reports-not-taken")) } }
        @else if games.is_empty() { p { (say("report-none")) } }
        @else {
            p { (say("report-about")) }
            @for (game, color) in games {
                @let said = desk.event().game(game).map(|known| match color {
                    Color::White => (known.white_says, known.black_says),
                    Color::Black => (known.black_says, known.white_says),
                });
                @let opponent = desk.event().round(game.round)
                    .and_then(|round| round.board(game.board)?.opponent_of(entry));
                section {
                    h2 {
                        (say("event-round")) " " (game.round) ", " (say("event-board")) " "
                        (game.board)
                    }
                    p {
                        span.disc.white[color == Color::White].black[color == Color::Black] {}
                        (reader.words.player(color)) " – "
                        @if let Some(opponent) = opponent { (desk.who(opponent)) }
                    }
                    form.results method="post" action=(here) {
                        (visitor.token())
                        input type="hidden" name="round" value=(game.round);
                        input type="hidden" name="board" value=(game.board);
                        input type="hidden" name="game" value=(game.game);
                        div.quick.own {
                            @for (result, label) in of_player(color) {
                                @let mine = said.and_then(|(mine, _)| mine) == Some(result);
                                button name="result" value=(result.code())
                                    aria-pressed=(if mine { "true" } else { "false" }) {
                                    (say(label))
                                }
                            }
                        }
                    }
                    @if let Some((Some(mine), theirs)) = said {
                        @let args = [("result", reader.words.game_result(mine).into())];
                        p role="status" { (reader.say("report-said", &args)) }
                        @if theirs.is_some() { p.wrong { (say("results-disputed")) } }
                    }
                }
            }
        }
    };
    let extras = Extras {
        styles: &["desk.css"],
        ..Extras::default()
    };
    layout::page_with(&reader, &title, extras, &content).into_response()
}

/// Games of the last published round that have no result yet, each with the player's colour.
fn open_games(desk: &Desk, entry: EntryId) -> Vec<(GameRef, Color)> {
    let event = desk.event();
    let number = event.current_round();
    let round = event
        .round(number)
        .filter(|round| round.status == RoundStatus::Published);
    let Some(board) = round.and_then(|round| round.board_of(entry)) else {
        return Vec::new();
    };
    let games = board.games.iter().enumerate().zip(1u8..);
    games
        .filter(|((_, game), _)| game.result.is_none())
        .filter_map(|((place, _), nth)| {
            let game = GameRef {
                game: nth,
                ..GameRef::new(number, board.number)
            };
            Some((game, board.color_of(place, entry)?))
        })
        .collect()
}

/// What a player can say of the own game.
fn of_player(color: Color) -> [(GameResult, &'static str); 3] {
    let (won, lost) = match color {
        Color::White => (GameResult::WhiteWins, GameResult::BlackWins),
        Color::Black => (GameResult::BlackWins, GameResult::WhiteWins),
    };
    [
        (won, "report-won"),
        (GameResult::Draw, "report-drew"),
        (lost, "report-lost"),
    ]
}

async fn send(
    State(site): State<Site>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
    visitor: Visitor,
    Form(sent): Form<Sent>,
) -> Response {
    let (reader, desk, entry) = match player(&site, &id, number, reader, &visitor).await {
        Ok(known) => known,
        Err(refused) => return refused,
    };
    let result = match sent.result.parse() {
        Ok(result) => result,
        Err(error) => {
            let detail = reader.words.result_not_read(&error);
            return refuse(&reader, StatusCode::BAD_REQUEST, &detail);
        }
    };
    let game = GameRef {
        round: sent.round,
        board: sent.board,
        game: sent.game,
    };
    let command = Command::ReportResult {
        game,
        by: entry,
        result,
    };
    match site.events().act(&desk, &visitor.actor(), command).await {
        Ok(desk) if reader.wants_json => {
            axum::Json(desk.event().game(game).copied()).into_response()
        }
        Ok(_) => {
            let here = format!("/events/{}/players/{number}/report", encode(&id));
            Redirect::to(&here).into_response()
        }
        Err(error) => failed_of(&reader, &error, &|entry| desk.who(entry)),
    }
}
