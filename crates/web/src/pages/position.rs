//! One start position: its board, its number and how the number names it, what players ask of it.

use axum::Router;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_chess::{StartPosition, Wing};

use crate::board::{self, Marks, Pieces};
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/positions/{position}", get(page))
}

async fn page(Path(asked): Path<String>, reader: Reader) -> Response {
    let (text, as_image) = match asked.strip_suffix(".svg") {
        Some(text) => (text, true),
        None => (asked.as_str(), false),
    };
    let position: StartPosition = match text.parse() {
        Ok(position) => position,
        Err(error) => {
            let detail = reader.words.start_position_error(&error);
            return refuse(&reader, StatusCode::NOT_FOUND, &detail);
        }
    };
    if as_image {
        let kind = [(header::CONTENT_TYPE, "image/svg+xml")];
        return (
            kind,
            drawing(&reader, position, &Pieces::Inside).into_string(),
        )
            .into_response();
    }
    // Each position has one address, its number.
    if text != position.number().to_string() {
        return Redirect::permanent(&address(position)).into_response();
    }
    show(&reader, position)
}

/// The address of a position.
pub(crate) fn address(position: StartPosition) -> String {
    format!("/positions/{}", position.number())
}

/// Number and letters, which always go together: other sites number otherwise.
pub(crate) fn name(position: StartPosition) -> String {
    format!("{} {}", position.number(), position.letters())
}

/// The board of a position.
pub(crate) fn board(reader: &Reader, position: StartPosition) -> Markup {
    drawing(reader, position, &Pieces::Sheet)
}

fn drawing(reader: &Reader, position: StartPosition, pieces: &Pieces) -> Markup {
    let setup = position.setup();
    board::draw(
        &setup.board,
        &Marks::default(),
        &name(position),
        reader.words,
        pieces,
    )
}

/// The form that leads to a position.
pub(crate) fn chooser(reader: &Reader) -> Markup {
    html! {
        form.line action="/positions" {
            div.wide {
                label for="position" { (reader.say("positions-which", &[])) }
                input #position name="position" type="text" required autocomplete="off"
                    autocapitalize="characters" spellcheck="false";
            }
            button { (reader.say("positions-show", &[])) }
        }
    }
}

fn show(reader: &Reader, position: StartPosition) -> Response {
    let title = reader.say("position-title", &[("name", name(position).into())]);
    let content = html! {
        h1 { (title) }
        div.beside {
            div { (board(reader, position)) }
            div {
                (facts(reader, position))
                (ways(reader, position))
                (chooser(reader))
            }
        }
    };
    layout::page(reader, &title, &content).into_response()
}

fn facts(reader: &Reader, position: StartPosition) -> Markup {
    let say = |id| reader.say(id, &[]);
    let or_none = |text: String| {
        if text.is_empty() {
            say("position-none")
        } else {
            text
        }
    };
    let squares = |set| or_none(reader.words.squares(set));
    let derivation = position.derivation();
    html! {
        h2 { (say("position-facts")) }
        dl.facts {
            @for wing in [Wing::G, Wing::C] {
                dt { (reader.words.wing(wing)) }
                dd {
                    (reader.words.manner(position.castling(wing).manner()))
                    @if position.castling_on_move_one()[wing] {
                        ", " (say("position-on-move-one"))
                    }
                }
            }
            dt { (say("position-unprotected")) }
            dd { (squares(position.unprotected_pawns())) }
            dt { (say("position-corner-bishops")) }
            dd { (squares(position.corner_bishops())) }
            dt { (say("position-mirror")) }
            dd { a href=(address(position.mirror())) { (name(position.mirror())) } }
        }
        h2 { (say("position-derivation")) }
        p { (say("position-derivation-about")) }
        dl.facts {
            dt { (say("position-light-bishop")) } dd { (derivation.light_bishop) " / 0-3" }
            dt { (say("position-dark-bishop")) } dd { (derivation.dark_bishop) " / 0-3" }
            dt { (say("position-queen")) } dd { (derivation.queen) " / 0-5" }
            dt { (say("position-knights")) } dd { (derivation.knights) " / 0-9" }
        }
    }
}

fn ways(reader: &Reader, position: StartPosition) -> Markup {
    let number = position.number();
    let before = number.checked_sub(1).and_then(StartPosition::new);
    let after = StartPosition::new(number + 1);
    html! {
        div.actions {
            @if let Some(before) = before {
                a.button rel="prev" href=(address(before)) { "← " (before.number()) }
            }
            @if let Some(after) = after {
                a.button rel="next" href=(address(after)) { (after.number()) " →" }
            }
            a.button href={ "/castle?position=" (number) } { (reader.say("position-castle", &[])) }
            a.button href={ (address(position)) ".svg" } { (reader.say("position-image", &[])) }
        }
    }
}
