//! "May I castle here?": both castlings of the player to move, explained.

use axum::Json;
use axum::Router;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_answers::{CastleAnswer, read_setup};
use rokada_chess::{CastlingPlan, Setup, Wing};
use serde::Deserialize;

use crate::board::{self, Marks, Pieces};
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

/// Castling is looked at with this position when none is given: king b1 with rooks a1 and h1.
const EXAMPLE: &str = "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1";

#[derive(Deserialize)]
pub(crate) struct Asked {
    fen: Option<String>,
    position: Option<String>,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/castle", get(page))
}

async fn page(Query(asked): Query<Asked>, reader: Reader) -> Response {
    let text = asked.position.or(asked.fen);
    let text = text.as_deref().unwrap_or(EXAMPLE);
    let (setup, faults) = match read_setup(text, reader.words) {
        Ok(read) => read,
        Err(detail) => return refuse(&reader, StatusCode::BAD_REQUEST, &detail),
    };
    if reader.wants_json {
        return Json(CastleAnswer::of(&setup, setup.turn, faults)).into_response();
    }
    let title = reader.say("castle-title", &[]);
    let player = reader.words.player(setup.turn);
    let content = html! {
        h1 { (title) }
        form.line action="/castle" {
            div.wide {
                label for="fen" { (reader.say("castle-fen", &[])) }
                input #fen name="fen" type="text" value=(text) required autocomplete="off"
                    spellcheck="false";
            }
            button.main { (reader.say("castle-ask", &[])) }
        }
        p { (reader.say("castle-turn", &[("player", player.into())])) }
        div.wings {
            @for wing in [Wing::G, Wing::C] {
                (explained(&reader, &setup, &setup.castling_of(setup.turn, wing)))
            }
        }
    };
    layout::page(&reader, &title, &content).into_response()
}

fn explained(reader: &Reader, setup: &Setup, plan: &CastlingPlan) -> Markup {
    let words = reader.words;
    let wing = words.wing(plan.wing());
    let answer = match plan.legal_move() {
        Some(_) => "castle-may",
        None => "castle-may-not",
    };
    html! {
        section {
            h2 { (wing) ": " (reader.say(answer, &[])) }
            (board::draw(&setup.board, &Marks::of(plan), &wing, words, &Pieces::Sheet))
            @if !plan.obstacles().is_empty() {
                ul.wrong {
                    @for obstacle in plan.obstacles() {
                        li { (words.obstacle(obstacle, &setup.board)) }
                    }
                }
            }
            @if let Some(geometry) = plan.geometry() {
                dl.facts {
                    dt { (reader.say("castle-manner", &[])) }
                    dd { (words.manner(geometry.manner())) }
                    dt { (reader.say("castle-king", &[])) }
                    dd.moves { (geometry.king_from) "–" (geometry.king_to) }
                    dt { (reader.say("castle-rook", &[])) }
                    dd.moves { (geometry.rook_from) "–" (geometry.rook_to) }
                    dt { (reader.say("castle-empty", &[])) }
                    dd.moves { (words.squares(geometry.must_be_empty)) }
                    dt { (reader.say("castle-safe", &[])) }
                    dd.moves { (words.squares(geometry.must_be_safe)) }
                }
                h3 { (reader.say("castle-hands", &[])) }
                ol {
                    @for step in geometry.hands() { li { (words.hand_step(step)) } }
                }
            }
        }
    }
}
