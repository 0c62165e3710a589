//! All 960 at a glance, those that fit a pattern, and the way to one of them.

mod build;
mod pattern;

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_chess::StartPosition;
use serde::Serialize;

use self::pattern::{Criterion, Pattern};
use super::position;
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

/// The fields of the forms, by their names.
type Fields = Vec<(String, String)>;

/// What programs are told of a search.
#[derive(Serialize)]
struct Found {
    count: usize,
    positions: Vec<Named>,
}

#[derive(Serialize)]
struct Named {
    number: u16,
    letters: String,
}

impl Named {
    fn of(position: StartPosition) -> Named {
        Named {
            number: position.number(),
            letters: position.letters().to_string(),
        }
    }
}

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/positions", get(page))
        .route("/positions/build", get(build::page))
}

async fn page(Query(fields): Query<Fields>, reader: Reader) -> Response {
    if let Some((_, text)) = fields.iter().find(|(name, _)| name == "position") {
        return match text.parse() {
            Ok(position) => Redirect::to(&position::address(position)).into_response(),
            Err(error) => {
                let detail = reader.words.start_position_error(&error);
                refuse(&reader, StatusCode::BAD_REQUEST, &detail)
            }
        };
    }
    let pattern = match Pattern::read(&fields) {
        Ok(pattern) => pattern,
        Err(wrong) => return refuse_field(&reader, &wrong),
    };
    let found = pattern.find();
    if reader.wants_json {
        let positions: Vec<Named> = found.into_iter().map(Named::of).collect();
        let count = positions.len();
        return Json(Found { count, positions }).into_response();
    }
    show(&reader, &pattern, &found)
}

/// A field with a value that can't be chosen.
fn refuse_field(reader: &Reader, (field, value): &(String, String)) -> Response {
    let id = match field.as_str() {
        "array" => "explore-wrong-array",
        _ => "explore-wrong-choice",
    };
    let detail = reader.say(id, &[("value", value.as_str().into())]);
    refuse(reader, StatusCode::BAD_REQUEST, &detail)
}

fn show(reader: &Reader, pattern: &Pattern, found: &[StartPosition]) -> Response {
    let say = |id| reader.say(id, &[]);
    let title = say("positions-title");
    let counted = reader.say("positions-counted", &[("n", found.len().into())]);
    let content = html! {
        h1 { (title) }
        p { (say("positions-about")) }
        (position::chooser(reader))
        div.actions {
            a.button rel="nofollow" href="/positions/random" { (say("explore-random")) }
            a.button href="/positions/build" { (say("explore-build")) }
            a.button href="/board" { (say("board-title")) }
        }
        (search(reader, pattern))
        h2 #found { (counted) }
        @if found.is_empty() { p { (say("explore-none")) } }
        ul.all {
            @for &position in found {
                li { a href=(position::address(position)) { (position::name(position)) } }
            }
        }
    };
    layout::page_with(reader, &title, position::EXTRAS, &content).into_response()
}

/// The pattern as a form; open when something is chosen.
fn search(reader: &Reader, pattern: &Pattern) -> Markup {
    html! {
        details.pattern open[!pattern.is_empty()] {
            summary { (reader.say("explore-search", &[])) }
            form action="/positions#found" {
                div {
                    label for="array" { (reader.say("explore-array", &[])) }
                    input #array name="array" type="text" value=(pattern.array_text())
                        maxlength="8" placeholder="Q????K??" autocomplete="off"
                        autocapitalize="characters" spellcheck="false";
                }
                @for criterion in Criterion::ALL {
                    div {
                        label for=(criterion.name()) { (label(reader, criterion)) }
                        select id=(criterion.name()) name=(criterion.name()) {
                            option value="" { (reader.say("explore-any", &[])) }
                            @for &option in criterion.options() {
                                option value=(option)
                                    selected[pattern.chosen(criterion) == Some(option)] {
                                    (option_name(reader, criterion, option))
                                }
                            }
                        }
                    }
                }
                div.actions {
                    button.main { (reader.say("explore-find", &[])) }
                    a.button href="/positions" { (reader.say("explore-clear", &[])) }
                }
            }
        }
    }
}

fn label(reader: &Reader, criterion: Criterion) -> String {
    let args = [("criterion", criterion.name().into())];
    reader.say("explore-criterion", &args)
}

fn option_name(reader: &Reader, criterion: Criterion, option: &str) -> String {
    match criterion {
        Criterion::Queen | Criterion::King | Criterion::Pawns => option.to_owned(),
        Criterion::MannerG | Criterion::MannerC => reader
            .words
            .say("castling-manner", &[("manner", option.to_owned().into())]),
        _ => {
            let message = format!("explore-{}-option", criterion.name());
            reader.say(&message, &[("option", option.to_owned().into())])
        }
    }
}
