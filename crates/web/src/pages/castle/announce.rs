//! A move as it is announced to players who don't see the board, in all four languages.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_chess::Move;
use rokada_messages::{Lang, Style, Words};
use serde::{Deserialize, Serialize};

use crate::board::{self, Line, Marks, Pieces, read_move};
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

/// King f1, rook g1: a castling of which the name alone tells the hand nothing.
const EXAMPLE: &str = "rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w KQkq - 0 1";

#[derive(Deserialize)]
pub(crate) struct Asked {
    fen: Option<String>,
    #[serde(default, rename = "move")]
    the_move: String,
}

#[derive(Serialize)]
struct Announced {
    lang: &'static str,
    san: String,
    letters: String,
    names: String,
    fide: String,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/castle/announce", get(page))
}

async fn page(Query(asked): Query<Asked>, reader: Reader) -> Response {
    let (fen, text) = match (&asked.fen, asked.the_move.trim()) {
        (None, "") => (EXAMPLE.to_owned(), "O-O"),
        (fen, text) => (fen.clone().unwrap_or_default().replace('_', " "), text),
    };
    let line = board::Asked {
        fen: Some(fen.clone()),
        ..board::Asked::default()
    };
    let line = match Line::read(&line, reader.words) {
        Ok(line) => line,
        Err(detail) => return refuse(&reader, StatusCode::BAD_REQUEST, &detail),
    };
    let read = read_move(line.game.position(), text, reader.words);
    if reader.wants_json {
        return match read {
            Ok(the_move) => {
                Json(Lang::ALL.map(|lang| announced(lang, &line, the_move))).into_response()
            }
            Err(detail) => refuse(&reader, StatusCode::BAD_REQUEST, &detail),
        };
    }
    let title = reader.say("trainer-announce-title", &[]);
    let status = match read {
        Ok(_) => StatusCode::OK,
        Err(_) => StatusCode::BAD_REQUEST,
    };
    let content = html! {
        h1 { (title) }
        (super::menu(&reader, "/castle/announce"))
        p.lead { (reader.say("trainer-announce-about", &[])) }
        div.beside {
            div {
                (drawn(&reader, &line, read.as_ref().ok().copied()))
            }
            div {
                (form(&reader, &fen, text, read.as_ref().err()))
                @if let Ok(the_move) = read {
                    @for lang in Lang::ALL { (said(&reader, &announced(lang, &line, the_move), lang)) }
                }
            }
        }
    };
    (
        status,
        layout::page_with(&reader, &title, super::EXTRAS, &content),
    )
        .into_response()
}

fn announced(lang: Lang, line: &Line, the_move: Move) -> Announced {
    let words = Words::of(lang);
    let say = |style| words.announce(line.game.position(), the_move, style);
    Announced {
        lang: lang.tag(),
        san: say(Style::San),
        letters: say(Style::Letters),
        names: say(Style::Names),
        fide: say(Style::Fide),
    }
}

fn form(reader: &Reader, fen: &str, text: &str, wrong: Option<&String>) -> Markup {
    let say = |id| reader.say(id, &[]);
    html! {
        form action="/castle/announce" {
            @if let Some(wrong) = wrong {
                div.trouble role="alert" { p { a href="#move" { (wrong) } } }
            }
            div.field {
                label for="fen" { (say("trainer-position")) }
                input #fen name="fen" type="text" value=(fen) required autocomplete="off"
                    spellcheck="false";
            }
            div.field {
                label for="move" { (say("trainer-move")) }
                input #move name="move" type="text" value=(text) required autocomplete="off"
                    autocapitalize="off" spellcheck="false" aria-describedby="move-hint"
                    aria-invalid=[wrong.map(|_| "true")];
                p.hint #move-hint { (say("trainer-move-hint")) }
            }
            button.main { (say("trainer-announce-ask")) }
        }
    }
}

fn drawn(reader: &Reader, line: &Line, the_move: Option<Move>) -> Markup {
    let marks = match the_move {
        Some(Move::Normal { from, to, .. } | Move::EnPassant { from, to }) => {
            Marks::default().arrow(from, to)
        }
        Some(castle @ Move::Castle { .. }) => {
            let plans = rokada_chess::Wing::ALL.map(|wing| line.game.position().castling(wing));
            let plan = plans.iter().find(|plan| plan.legal_move() == Some(castle));
            plan.map(Marks::of).unwrap_or_default()
        }
        None => Marks::default(),
    };
    let title = reader.say("trainer-announce-board", &[]);
    let board = line.game.position().board();
    board::draw(board, &marks, &title, reader.words, &Pieces::Sheet)
}

/// One language; a script adds the voice.
fn said(reader: &Reader, announced: &Announced, lang: Lang) -> Markup {
    let styles = [
        (Style::Letters, &announced.letters),
        (Style::Names, &announced.names),
        (Style::Fide, &announced.fide),
        (Style::San, &announced.san),
    ];
    html! {
        section.announced {
            h2 lang=(lang.tag()) { (lang.name()) }
            p.big lang=(lang.tag()) { (announced.letters) }
            button type="button" data-speak=(announced.letters) data-lang=(lang.tag()) hidden {
                (reader.say("trainer-speak", &[]))
                span.seen-only-by-readers lang=(lang.tag()) { ": " (lang.name()) }
            }
            details {
                summary {
                    (reader.say("trainer-other-styles", &[]))
                    span.seen-only-by-readers lang=(lang.tag()) { ": " (lang.name()) }
                }
                dl.facts {
                    @for (style, text) in &styles[1..] {
                        dt { (reader.words.style_name(*style)) }
                        dd lang=(lang.tag()) { (text) }
                    }
                }
            }
        }
    }
}
