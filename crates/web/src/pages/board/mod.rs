//! The free board: any position, moves played on it, what is said about them.

mod set_up;

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_messages::Style;
use serde::Deserialize;

use crate::board::{self, Asked, Heard, Line, Live, Marks, Mode, Told};
use crate::layout::{self, Extras};
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

/// What an address of the board says besides the line.
#[derive(Deserialize)]
struct Options {
    /// What was typed.
    say: Option<String>,
    /// How moves are announced.
    style: Option<String>,
    /// Whose side is at the bottom: `b` for Black's.
    side: Option<String>,
}

impl Options {
    fn style(&self) -> Style {
        let style = self.style.as_deref().and_then(Style::from_code);
        style.unwrap_or_default()
    }

    fn below(&self) -> Color {
        match self.side.as_deref() {
            Some("b") => Color::Black,
            _ => Color::White,
        }
    }
}

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/board", get(page))
        .route("/board/set-up", get(set_up::page))
}

async fn page(
    Query(asked): Query<Asked>,
    Query(options): Query<Options>,
    reader: Reader,
) -> Response {
    let line = match Line::read(&asked, reader.words) {
        Ok(line) => line,
        Err(detail) => return refuse(&reader, StatusCode::BAD_REQUEST, &detail),
    };
    let style = options.style();
    let typed = options
        .say
        .as_deref()
        .filter(|typed| !typed.trim().is_empty());
    let (line, heard) = match typed {
        Some(typed) => {
            let (line, heard) = board::say(line, typed, style, reader.words);
            (line, Some(heard))
        }
        None => (line, None),
    };
    if reader.wants_json {
        return Json(Told::of(&line, heard, style, reader.words)).into_response();
    }
    let mut below = options.below();
    match heard {
        // What was played has an address of its own.
        Some(Heard::Moved { .. } | Heard::Undone { .. }) => {
            return Redirect::to(&with(&line, line.at(), below, style)).into_response();
        }
        Some(Heard::Flipped { .. }) => below = !below,
        _ => {}
    }
    let shown = Shown {
        line: &line,
        heard: heard.as_ref(),
        typed,
        below,
        style,
    };
    show(&reader, &shown)
}

/// The address of a line with what else was chosen.
fn with(line: &Line, at: usize, below: Color, style: Style) -> String {
    let mut address = line.address(at);
    if below == Color::Black {
        address.push_str("&side=b");
    }
    if style != Style::default() {
        address.push_str("&style=");
        address.push_str(style.code());
    }
    address
}

/// What the page shows besides the board.
struct Shown<'a> {
    line: &'a Line,
    heard: Option<&'a Heard>,
    typed: Option<&'a str>,
    below: Color,
    style: Style,
}

fn show(reader: &Reader, shown: &Shown<'_>) -> Response {
    let title = reader.say("board-title", &[]);
    let line = shown.line;
    let marks = Marks::default();
    let live = Live {
        id: "board",
        board: line.game.position().board(),
        below: shown.below,
        marks: &marks,
        title: &title,
        mode: Mode::Play(line),
    };
    let content = html! {
        h1 { (title) }
        div.beside {
            div { (live.draw(reader)) }
            div.game {
                @if let Some(heard) = shown.heard { (answer(shown, heard)) }
                p #status { (reader.words.game_status(&line.game)) }
                (moves(reader, shown))
                (texts(reader, line))
                (start(reader, line))
                (announcing(reader, shown))
                (help(reader))
            }
        }
    };
    let extras = Extras {
        styles: &["board.css"],
        scripts: &["board.js", "board-page.js"],
    };
    layout::page_with(reader, &title, extras, &content).into_response()
}

/// What was typed and what the board says to it; of two moves one is chosen by a link.
fn answer(shown: &Shown<'_>, heard: &Heard) -> Markup {
    let class = matches!(heard, Heard::Refused { .. }).then_some("wrong");
    html! {
        @if let Some(typed) = shown.typed { p.quiet { (typed) } }
        p.answer.(class.unwrap_or_default()) role="alert" { (heard.text()) }
        @if let Heard::Which { moves, .. } = heard {
            ul {
                @for (uci, name) in moves {
                    li { a href=(shown.line.address_with(uci)) { (name) } }
                }
            }
        }
    }
}

/// The moves of the line, each a way to the position after it.
fn moves(reader: &Reader, shown: &Shown<'_>) -> Markup {
    let line = shown.line;
    let letters = reader.lang().piece_letters();
    let link = |at, text: String| {
        let current = (at == line.at()).then_some("step");
        html! {
            a href=(with(line, at, shown.below, shown.style)) data-at=(at) aria-current=[current] {
                (text)
            }
        }
    };
    html! {
        nav #line.line-of-moves aria-label=(reader.say("board-moves", &[])) {
            (link(0, reader.say("board-start", &[])))
            @for (nth, (before, the_move)) in line.plies().enumerate() {
                " "
                @if before.turn().is_white() { span.nth { (before.fullmoves()) "." } }
                @else if nth == 0 { span.nth { (before.fullmoves()) "…" } }
                " "
                (link(nth + 1, before.san(the_move).letters(letters).to_string()))
            }
        }
    }
}

/// What may be taken away: the address, the FEN, the PGN.
fn texts(reader: &Reader, line: &Line) -> Markup {
    let say = |id| reader.say(id, &[]);
    let fen = line.game.position().to_setup().fen();
    let copy = |of: &str| {
        html! {
            button type="button" data-copy=(of) data-copied=(say("board-copied")) hidden {
                (say("board-copy"))
            }
        }
    };
    let field = |id: &str, name, value: &str| {
        html! {
            div.line.text {
                div.wide {
                    label for=(id) { (say(name)) }
                    input id=(id) type="text" readonly value=(value) spellcheck="false";
                }
                (copy(id))
            }
        }
    };
    html! {
        (field("fen", "board-fen", &fen))
        (field("address", "board-address", &line.address(line.at())))
        details {
            summary { (say("board-pgn")) }
            textarea #pgn readonly rows="8" spellcheck="false" aria-label=(say("board-pgn")) {
                (line.pgn())
            }
            (copy("pgn"))
        }
    }
}

/// Another position to begin from.
fn start(reader: &Reader, line: &Line) -> Markup {
    let fen = line.game.position().to_setup().fen().replace(' ', "_");
    html! {
        form.line action="/board" {
            div.wide {
                label for="other" { (reader.say("positions-which", &[])) }
                input #other name="fen" type="text" required autocomplete="off" spellcheck="false";
            }
            button { (reader.say("board-begin", &[])) }
        }
        p { a href={ "/board/set-up?fen=" (fen) } { (reader.say("board-set-up", &[])) } }
    }
}

/// How moves are announced, and whether they are spoken.
fn announcing(reader: &Reader, shown: &Shown<'_>) -> Markup {
    let line = shown.line;
    html! {
        form.line action="/board" {
            input type="hidden" name="fen" value=(line.start);
            input type="hidden" name="moves" value=(line.moves_text());
            input type="hidden" name="at" value=(line.at());
            div {
                label for="style" { (reader.say("board-announce", &[])) }
                select #style name="style" {
                    @for style in Style::ALL {
                        option value=(style.code()) selected[style == shown.style] {
                            (reader.words.style_name(style))
                        }
                    }
                }
            }
            button data-plain { (reader.say("positions-show", &[])) }
            label.check hidden {
                input #voice type="checkbox";
                " " (reader.say("board-voice", &[]))
            }
        }
    }
}

/// What can be typed, and the keys on the board.
fn help(reader: &Reader) -> Markup {
    let keys = [
        "arrows", "piece", "rank", "file", "enter", "here", "moves", "takes", "last", "taken",
        "clock", "rays", "line", "flip", "field",
    ];
    html! {
        details #help {
            summary { (reader.say("board-help", &[])) }
            p { (reader.say("board-help-moves", &[])) }
            ul { @for question in reader.words.questions() { li { (question) } } }
            h2 { (reader.say("board-keys", &[])) }
            dl.facts.keys {
                @for key in keys {
                    @let (press, does) = (format!("board-key-{key}"), format!("board-does-{key}"));
                    dt { (reader.say(&press, &[])) }
                    dd { (reader.say(&does, &[])) }
                }
            }
        }
    }
}
