//! The lessons: the cases every Chess960 player has to have seen.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_api::WingAnswer;
use rokada_chess::{Setup, StartPosition, Wing};
use rokada_messages::Arg;
use rokada_trainer::{Example, LESSONS, Lesson};
use serde::Serialize;

use super::show::{Shown, legend};
use crate::layout;
use crate::reader::Reader;
use crate::refusal::{not_found, refuse};
use crate::server::Site;

/// A lesson for a program.
#[derive(Serialize)]
struct LessonAnswer {
    name: &'static str,
    title: String,
    text: String,
    examples: Vec<ExampleAnswer>,
}

#[derive(Serialize)]
struct ExampleAnswer {
    fen: &'static str,
    #[serde(flatten)]
    wing: Option<WingAnswer>,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/castle/lessons", get(all))
        .route("/castle/lessons/{name}", get(one))
}

async fn all(reader: Reader) -> Response {
    if reader.wants_json {
        let lessons: Vec<_> = LESSONS
            .iter()
            .map(|lesson| answer(&reader, lesson))
            .collect();
        return Json(lessons).into_response();
    }
    let title = reader.say("trainer-lessons-title", &[]);
    let content = html! {
        h1 { (title) }
        (super::menu(&reader, "/castle/lessons"))
        p.lead { (reader.say("trainer-lessons-about", &[])) }
        ol.ways.lessons {
            @for lesson in LESSONS {
                li { a href=(address(lesson)) { strong { (heading(&reader, lesson)) } } }
            }
        }
    };
    layout::page_with(&reader, &title, super::EXTRAS, &content).into_response()
}

async fn one(Path(name): Path<String>, reader: Reader) -> Response {
    let Some((place, lesson)) = Lesson::find(&name) else {
        return not_found(reader).await;
    };
    if reader.wants_json {
        return Json(answer(&reader, lesson)).into_response();
    }
    let setups: Result<Vec<Setup>, _> = lesson.examples.iter().map(|e| e.fen.parse()).collect();
    let setups = match setups {
        Ok(setups) => setups,
        Err(error) => {
            let detail = reader.words.fen_error(&error);
            return refuse(&reader, StatusCode::INTERNAL_SERVER_ERROR, &detail);
        }
    };
    let title = heading(&reader, lesson);
    let content = html! {
        h1 { (title) }
        (super::menu(&reader, "/castle/lessons"))
        p.lead { (text(&reader, lesson)) }
        (legend(&reader))
        div.wings {
            @for (nth, (example, setup)) in lesson.examples.iter().zip(&setups).enumerate() {
                (shown(&reader, example, setup, nth))
            }
        }
        (beside(&reader, place))
    };
    layout::page_with(&reader, &title, super::EXTRAS, &content).into_response()
}

fn shown(reader: &Reader, example: &Example, setup: &Setup, nth: usize) -> Markup {
    let plan = setup.castling_of(setup.turn, example.wing);
    let id = format!("example-{}", nth + 1);
    html! {
        div {
            (Shown { setup, plan: &plan, id: &id }.section(reader))
            p { a href={ "/castle?fen=" (example.fen.replace(' ', "_")) } {
                (reader.say("trainer-both-here", &[]))
            } }
        }
    }
}

/// The lessons before and after.
fn beside(reader: &Reader, place: usize) -> Markup {
    let before = place.checked_sub(1).and_then(|place| LESSONS.get(place));
    html! {
        nav.actions aria-label=(reader.say("trainer-lessons-title", &[])) {
            @if let Some(before) = before {
                a.button rel="prev" href=(address(before)) { "← " (heading(reader, before)) }
            }
            @match LESSONS.get(place + 1) {
                Some(after) => {
                    a.button.main rel="next" href=(address(after)) {
                        (heading(reader, after)) " →"
                    }
                }
                None => {
                    a.button.main href="/castle/practice" {
                        (reader.say("trainer-menu-practice", &[])) " →"
                    }
                }
            }
        }
    }
}

fn address(lesson: &Lesson) -> String {
    format!("/castle/lessons/{}", lesson.name)
}

fn heading(reader: &Reader, lesson: &Lesson) -> String {
    reader.say(&format!("lesson-{}", lesson.name), &[])
}

/// What the lesson says; numbers in it are counted.
fn text(reader: &Reader, lesson: &Lesson) -> String {
    let count = |wing: Wing| {
        StartPosition::all()
            .filter(|start| start.castling_on_move_one()[wing])
            .count()
    };
    let (g, c) = (count(Wing::G), count(Wing::C));
    let counted: [Arg<'_>; 3] = [("all", (g + c).into()), ("g", g.into()), ("c", c.into())];
    let args = match lesson.name {
        "move-one" => &counted[..],
        _ => &[],
    };
    reader.say(&format!("lesson-{}-text", lesson.name), args)
}

fn answer(reader: &Reader, lesson: &'static Lesson) -> LessonAnswer {
    let examples = lesson.examples.iter().map(|example| {
        let wing = example.fen.parse().ok().map(|setup: Setup| {
            WingAnswer::of(&setup.castling_of(setup.turn, example.wing), &setup)
        });
        ExampleAnswer {
            fen: example.fen,
            wing,
        }
    });
    LessonAnswer {
        name: lesson.name,
        title: heading(reader, lesson),
        text: text(reader, lesson),
        examples: examples.collect(),
    }
}
