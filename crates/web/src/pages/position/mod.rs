//! One start position: its board, its number and how the number names it, what players ask of it.

mod derivation;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_api::PositionAnswer;
use rokada_chess::{StartPosition, Wing};
use rokada_draw::Pool;

use crate::board::{self, Marks, Pieces};
use crate::layout::{self, Extras};
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;
use crate::{entropy, qr};

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/positions/{position}", get(page))
        .route("/positions/random", get(random))
}

/// What pages of the explorer need besides the site's own.
pub(super) const EXTRAS: Extras<'static> = Extras {
    styles: &["explore.css"],
    scripts: &["explore.js"],
};

async fn random() -> Response {
    let once = [(header::CACHE_CONTROL, "no-store")];
    (once, Redirect::to(&address(at_random()))).into_response()
}

/// One of the 960, each as likely as any other.
pub(crate) fn at_random() -> StartPosition {
    let drawn = entropy::draw(Pool::all()).and_then(|draw| draw.position());
    // Without randomness from the system the classical array is as good as any to show.
    drawn.unwrap_or(StartPosition::CLASSICAL)
}

async fn page(Path(asked): Path<String>, headers: HeaderMap, reader: Reader) -> Response {
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
    if reader.wants_json {
        return Json(PositionAnswer::of(position)).into_response();
    }
    show(&reader, position, &headers)
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

/// What the script of the explorer puts in place of what was there carries `data-part`.
fn show(reader: &Reader, position: StartPosition, headers: &HeaderMap) -> Response {
    let title = reader.say("position-title", &[("name", name(position).into())]);
    let content = html! {
        h1 data-part="title" aria-live="polite" { (title) }
        div.beside.explore data-number=(position.number()) {
            div {
                div data-part="board" { (board(reader, position)) }
                (slider(reader, position))
                div.actions data-part="steps" { (steps(reader, position)) }
            }
            div {
                div data-part="facts" {
                    (facts(reader, position))
                    (ways(reader, position))
                    (share(reader, position, headers))
                }
                (chooser(reader))
            }
        }
        div data-part="derivation" { (derivation::derivation(reader, position)) }
    };
    layout::page_with(reader, &title, EXTRAS, &content).into_response()
}

/// All 960 along one line; live with the script, else with the button.
fn slider(reader: &Reader, position: StartPosition) -> Markup {
    html! {
        form.slider action="/positions" {
            label for="slider" { (reader.say("explore-slider", &[])) }
            input #slider type="range" name="position" min="0" max="959"
                value=(position.number());
            button { (reader.say("positions-show", &[])) }
        }
        p.quiet.keys hidden { (reader.say("explore-keys", &[])) }
    }
}

fn steps(reader: &Reader, position: StartPosition) -> Markup {
    let number = position.number();
    let before = number.checked_sub(1).and_then(StartPosition::new);
    let after = StartPosition::new(number + 1);
    html! {
        @if let Some(before) = before {
            a.button rel="prev" href=(address(before)) { "← " (before.number()) }
        }
        @if let Some(after) = after {
            a.button rel="next" href=(address(after)) { (after.number()) " →" }
        }
        a.button rel="nofollow" href="/positions/random" data-random {
            (reader.say("explore-random", &[]))
        }
    }
}

fn facts(reader: &Reader, position: StartPosition) -> Markup {
    let say = |id| reader.say(id, &[]);
    let squares = |set| reader.words.squares(set);
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
    }
}

fn ways(reader: &Reader, position: StartPosition) -> Markup {
    let number = position.number();
    let letters = position.letters();
    html! {
        div.actions {
            a.button href={ "/board?fen=" (number) } { (reader.say("explore-play", &[])) }
            a.button href={ "/castle?position=" (number) } { (reader.say("position-castle", &[])) }
            a.button href={ "/positions/build?array=" (letters) } { (reader.say("explore-change", &[])) }
        }
    }
}

/// What is sent on: the address, the FEN, the image.
fn share(reader: &Reader, position: StartPosition, headers: &HeaderMap) -> Markup {
    let say = |id| reader.say(id, &[]);
    let whole = qr::address(headers, &address(position));
    let field = |id: &str, label, value: &str| {
        html! {
            label for=(id) { (say(label)) }
            input id=(id) type="text" readonly value=(value) spellcheck="false";
        }
    };
    html! {
        details.share {
            summary { (say("explore-share")) }
            (field("share-address", "explore-address", &whole))
            (field("share-fen", "board-fen", &position.setup().fen()))
            p { a href={ (address(position)) ".svg" } { (say("position-image")) } }
        }
    }
}
