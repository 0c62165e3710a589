//! A draw by hand: what to throw, a tap for each outcome, the first rank as it fills, the record.

use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use rokada_draw::{Method, Protocol};
use serde::Serialize;

use super::held::{Asked, Held};
use super::pool::Settings;
use super::table::{self, Typed};
use super::{EXTRAS, about, methods, record};
use crate::people::Form;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::{entropy, layout};

/// The moment of a draw as a program reads it.
#[derive(Serialize)]
struct Moment {
    address: String,
    /// What to throw or draw now; left out when the draw is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    ask: Option<String>,
    /// The letters of the first rank, `-` where nothing stands yet.
    first_rank: String,
    /// What each entry did.
    steps: Vec<String>,
    /// What is wrong with the rest of the address.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<String>,
    protocol: Protocol,
}

pub(super) async fn page(
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Response {
    let method = match name.parse::<Method>() {
        Ok(method) if method != Method::Program => method,
        _ => {
            let detail = reader.words.draw_unknown_method(&name);
            return refuse(&reader, StatusCode::NOT_FOUND, &detail);
        }
    };
    let (mut held, wrong) = match Held::read(method, &asked, &reader) {
        Ok(read) => read,
        Err(detail) if reader.wants_json => {
            return refuse(&reader, StatusCode::BAD_REQUEST, &detail);
        }
        Err(detail) => return about::settings_refused(method, &asked.settings, &detail, &reader),
    };
    if wrong.is_none() && !asked.next.trim().is_empty() {
        return match held.enter(&asked.next, &reader) {
            Ok(()) => Redirect::to(&held.address()).into_response(),
            Err(detail) => answer(&held, &Typed::refused(detail, &asked.next), &reader),
        };
    }
    if wrong.is_none() && !asked.record.is_empty() {
        return record::file(&held.protocol(), &asked.record);
    }
    answer(&held, &Typed::read(wrong), &reader)
}

/// Draws with the system's random numbers and goes to the draw; no other method draws by itself.
pub(super) async fn quick(
    Path(name): Path<String>,
    reader: Reader,
    Form(settings): Form<Settings>,
) -> Response {
    if name != Method::Quick.name() {
        return Redirect::to(&format!("/draw/{name}")).into_response();
    }
    let pool = match settings.pool(&reader) {
        Ok(pool) => pool,
        Err(detail) => return about::settings_refused(Method::Quick, &settings, &detail, &reader),
    };
    let Some(draw) = entropy::draw(pool) else {
        let detail = reader.say("hand-no-entropy", &[]);
        return refuse(&reader, StatusCode::SERVICE_UNAVAILABLE, &detail);
    };
    let held = Held {
        draw,
        title: None,
        settings,
    };
    Redirect::to(&held.address()).into_response()
}

impl Typed {
    fn read(wrong: Option<String>) -> Typed {
        Typed {
            text: String::new(),
            wrong,
            field: false,
        }
    }

    fn refused(detail: String, text: &str) -> Typed {
        Typed {
            text: text.to_owned(),
            wrong: Some(detail),
            field: true,
        }
    }
}

fn answer(held: &Held, typed: &Typed, reader: &Reader) -> Response {
    let status = match typed.wrong {
        Some(_) => StatusCode::BAD_REQUEST,
        None => StatusCode::OK,
    };
    if reader.wants_json {
        return (status, axum::Json(moment(held, typed, reader))).into_response();
    }
    let method = held.draw.method();
    let name = methods::name(method, reader);
    let content = html! {
        nav.crumb aria-label=(reader.say("site-draw", &[])) {
            a href="/draw" { (reader.say("hand-other-methods", &[])) }
        }
        h1 { (name) @if let Some(title) = &held.title { span.for { (title) } } }
        @if let Some(wrong) = &typed.wrong {
            div.trouble #trouble role="alert" {
                p { (wrong) }
                @if !typed.field {
                    p { a href=(held.address()) { (reader.say("hand-go-on-before", &[])) } }
                }
            }
        }
        div.hand {
            div.drawing #drawing {
                @match held.draw.position() {
                    Some(position) => (table::drawn(held, position, reader)),
                    None if method == Method::Quick => (table::at_once(reader)),
                    None => (table::under_way(held, typed, reader)),
                }
            }
            (about::about(held, reader))
        }
    };
    let page = layout::page_with(reader, &name, EXTRAS, &content);
    (status, page).into_response()
}

fn moment(held: &Held, typed: &Typed, reader: &Reader) -> Moment {
    let letter = |square: Option<rokada_chess::Role>| square.map_or('-', |role| role.letter());
    let turns = held.draw.turns();
    Moment {
        address: held.address(),
        ask: held.draw.ask().map(|ask| reader.words.draw_ask(&ask)),
        first_rank: held.draw.array().into_iter().map(letter).collect(),
        steps: turns.iter().map(|t| reader.words.draw_turn(t)).collect(),
        wrong: typed.wrong.clone(),
        protocol: held.protocol(),
    }
}
