//! Setting up a position by hand, to play on from it.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use rokada_chess::{
    Bitboard, Color, File, Position, Rank, Role, Setup, Square, StartPosition, Wing,
};
use serde::Deserialize;

use crate::board::{Live, Marks, Mode};
use crate::layout::{self, Extras};
use crate::reader::Reader;
use crate::refusal::refuse;

/// What the form sends.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// The first field of a FEN.
    board: Option<String>,
    /// `w` or `b`.
    #[serde(default)]
    turn: String,
    /// `all` that the pieces allow, or none.
    #[serde(default)]
    castling: String,
    /// A position to change, as addresses of the board have it.
    fen: Option<String>,
}

pub(super) async fn page(Query(asked): Query<Asked>, reader: Reader) -> Response {
    let Some(board) = &asked.board else {
        let start = match &asked.fen {
            Some(fen) => fen.parse::<Setup>().ok(),
            None => Some(StartPosition::CLASSICAL.setup()),
        };
        return show(&reader, &start.unwrap_or(Setup::EMPTY), &[]);
    };
    let turn = if asked.turn == "b" { "b" } else { "w" };
    // Only the first field is taken, so that no more than the board is said by it.
    let board = board.split_whitespace().next().unwrap_or("");
    let mut setup: Setup = match format!("{board} {turn}").parse() {
        Ok(setup) => setup,
        Err(error) => {
            let detail = reader.words.fen_error(&error);
            return refuse(&reader, StatusCode::BAD_REQUEST, &detail);
        }
    };
    if asked.castling == "all" {
        grant(&mut setup);
    }
    let faults: Vec<String> = setup
        .faults()
        .iter()
        .map(|fault| reader.words.setup_fault(fault, &setup.board))
        .collect();
    match Position::from_setup(setup.clone()) {
        Ok(position) => {
            let fen = position.to_setup().fen().replace(' ', "_");
            Redirect::to(&format!("/board?fen={fen}")).into_response()
        }
        Err(_) => {
            let page = show(&reader, &setup, &faults);
            (StatusCode::BAD_REQUEST, page).into_response()
        }
    }
}

/// All castling rights that the pieces allow: king and rooks on the first rank, the outermost rooks.
fn grant(setup: &mut Setup) {
    for color in Color::ALL {
        let home = Bitboard::rank(Rank::First.seen_by(color));
        let kings = setup.board.by_piece(Role::King.of(color)) & home;
        let Some(king) = kings.first() else { continue };
        let rooks = setup.board.by_piece(Role::Rook.of(color)) & home;
        let file = |rook: Square| -> File { rook.file() };
        let c = rooks.into_iter().find(|&rook| rook < king).map(file);
        let g = rooks
            .into_iter()
            .filter(|&rook| rook > king)
            .last()
            .map(file);
        setup.castling.set(color, Wing::C, c);
        setup.castling.set(color, Wing::G, g);
    }
}

fn show(reader: &Reader, setup: &Setup, faults: &[String]) -> Response {
    let say = |id| reader.say(id, &[]);
    let title = say("board-set-up");
    let fen = setup.fen();
    let placement = fen.split(' ').next().unwrap_or("");
    let live = Live {
        id: "set-up",
        board: &setup.board,
        below: Color::White,
        marks: &Marks::default(),
        title: &title,
        mode: Mode::SetUp { input: "placement" },
    };
    let content = html! {
        h1 { (title) }
        @if !faults.is_empty() {
            div role="alert" {
                p.wrong { (say("fen-invalid")) }
                ul { @for fault in faults { li { (fault) } } }
            }
        }
        p { (say("board-set-up-about")) }
        div.beside {
            div { (live.draw(reader)) }
            (form(reader, setup, placement))
        }
    };
    let extras = Extras {
        styles: &["board.css"],
        scripts: &["board.js"],
    };
    layout::page_with(reader, &title, extras, &content).into_response()
}

fn form(reader: &Reader, setup: &Setup, placement: &str) -> Markup {
    let say = |id| reader.say(id, &[]);
    html! {
        form.set-up action="/board/set-up" {
            label for="placement" { (say("board-placement")) }
            input #placement name="board" type="text" value=(placement) required autocomplete="off"
                spellcheck="false";
            fieldset {
                legend { (say("board-turn")) }
                @for color in Color::ALL {
                    label {
                        input type="radio" name="turn" value=(color.letter())
                            checked[color == setup.turn];
                        " " (reader.words.player(color))
                    }
                }
            }
            fieldset {
                legend { (say("board-castling")) }
                @for (value, name) in [("all", "board-castling-all"), ("none", "board-castling-none")] {
                    label {
                        input type="radio" name="castling" value=(value) checked[value == "all"];
                        " " (say(name))
                    }
                }
            }
            div.actions { button.main { (say("explore-play")) } }
        }
    }
}
