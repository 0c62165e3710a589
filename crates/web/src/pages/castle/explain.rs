//! "May I castle here?": both castlings of a player, in any position, explained and played out.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_api::{CastleAnswer, FaultAnswer, read_setup};
use rokada_chess::{Color, Setup, Wing};
use serde::Deserialize;

use super::show::{Shown, legend};
use crate::board::{Live, Marks, Mode};
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

/// Castling is looked at with this position when none is given: king b1 with rooks a1 and h1.
const EXAMPLE: &str = "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1";

#[derive(Deserialize)]
pub(crate) struct Asked {
    /// A number, letters or a FEN; spaces may come as underscores.
    fen: Option<String>,
    /// The same, from pages that know a start position.
    position: Option<String>,
    /// Whose castlings: `white` or `black`; else the player to move.
    #[serde(default)]
    player: String,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/castle", get(page))
}

async fn page(Query(asked): Query<Asked>, reader: Reader) -> Response {
    let text = asked.position.or(asked.fen);
    let text = text.as_deref().unwrap_or(EXAMPLE).replace('_', " ");
    let (setup, faults) = match read_setup(&text, reader.words) {
        Ok(read) => read,
        Err(detail) => return refuse(&reader, StatusCode::BAD_REQUEST, &detail),
    };
    let player = match &*asked.player {
        "white" => Color::White,
        "black" => Color::Black,
        _ => setup.turn,
    };
    if reader.wants_json {
        return Json(CastleAnswer::of(&setup, player, faults)).into_response();
    }
    let title = reader.say("castle-title", &[]);
    let content = html! {
        h1 { (title) }
        (super::menu(&reader, "/castle"))
        (form(&reader, &text, &asked.player))
        (set_up(&reader, &setup))
        (unlawful(&reader, &faults))
        p.lead { (reader.say("trainer-of", &[("player", reader.words.player(player).into())])) }
        (legend(&reader))
        div.wings {
            @for (wing, id) in [(Wing::G, "g-side"), (Wing::C, "c-side")] {
                (Shown { setup: &setup, plan: &setup.castling_of(player, wing), id }
                    .section(&reader))
            }
        }
    };
    layout::page_with(&reader, &title, super::EXTRAS, &content).into_response()
}

fn form(reader: &Reader, text: &str, player: &str) -> Markup {
    let say = |id| reader.say(id, &[]);
    let players = [
        ("", say("trainer-player-turn")),
        ("white", reader.words.player(Color::White)),
        ("black", reader.words.player(Color::Black)),
    ];
    html! {
        form.line.asked action="/castle" {
            div.wide {
                label for="fen" { (say("trainer-position")) }
                input #fen name="fen" type="text" value=(text) required autocomplete="off"
                    spellcheck="false";
            }
            div {
                label for="player" { (say("trainer-player")) }
                select #player name="player" {
                    @for (value, name) in players {
                        option value=(value) selected[value == player] { (name) }
                    }
                }
            }
            button.main { (say("castle-ask")) }
        }
    }
}

/// A board to set pieces up on; it writes into the field of the form.
fn set_up(reader: &Reader, setup: &Setup) -> Markup {
    let title = reader.say("trainer-set-up", &[]);
    let live = Live {
        id: "set-up",
        board: &setup.board,
        below: Color::White,
        marks: &Marks::default(),
        title: &title,
        mode: Mode::SetUp { input: "fen" },
    };
    html! {
        details.needs-script hidden {
            summary { (title) }
            p { (reader.say("trainer-set-up-about", &[])) }
            (live.draw(reader))
        }
    }
}

fn unlawful(reader: &Reader, faults: &[FaultAnswer]) -> Markup {
    html! {
        @if !faults.is_empty() {
            div.trouble role="status" {
                p { (reader.say("castling-unlawful", &[])) }
                ul { @for fault in faults { li { (fault.help) } } }
            }
        }
    }
}
