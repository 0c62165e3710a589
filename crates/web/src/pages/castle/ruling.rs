//! The arbiter's page: what happened at the board goes in, the ruling with its articles comes out.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_chess::{Move, Position};
use rokada_ruling::{Penalty, Ruling, Standing};
use serde::Serialize;

use super::incident::{self, Told};
use super::wrong_array;
use crate::board::{self, Marks, Pieces};
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

/// The ruling for a program.
#[derive(Serialize)]
struct RulingAnswer {
    follows: &'static str,
    text: String,
    allowed: Vec<String>,
    put_back: bool,
    penalty: Option<PenaltyAnswer>,
    reasons: Vec<ReasonAnswer>,
}

#[derive(Serialize)]
struct PenaltyAnswer {
    kind: &'static str,
    minutes: Option<u8>,
    articles: &'static [&'static str],
}

#[derive(Serialize)]
pub(super) struct ReasonAnswer {
    pub(super) kind: &'static str,
    pub(super) articles: &'static [&'static str],
    pub(super) standing: &'static str,
    pub(super) text: String,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/castle/ruling", get(page))
}

async fn page(
    Query(told): Query<Told>,
    Query(array): Query<wrong_array::Told>,
    reader: Reader,
) -> Response {
    let wrong_array = array.rule();
    if let (true, Some((_, ruling))) = (reader.wants_json, &wrong_array) {
        return Json(wrong_array::answer(&reader, ruling)).into_response();
    }
    let ruled = match told.is_told() {
        true => Some(told.incident(&reader).and_then(|incident| {
            let ruling = incident.rule();
            let ruling = ruling.map_err(|fault| reader.words.incident_fault(fault))?;
            Ok((incident.position, ruling))
        })),
        false => None,
    };
    if reader.wants_json {
        return match ruled {
            Some(Ok((position, ruling))) => {
                Json(answer(&reader, &position, &ruling)).into_response()
            }
            Some(Err(detail)) => refuse(&reader, StatusCode::BAD_REQUEST, &detail),
            None => {
                let detail = reader.say("ruling-nothing-told", &[]);
                refuse(&reader, StatusCode::BAD_REQUEST, &detail)
            }
        };
    }
    let title = reader.say("ruling-title", &[]);
    let status = match ruled {
        Some(Err(_)) => StatusCode::BAD_REQUEST,
        _ => StatusCode::OK,
    };
    let content = html! {
        h1 { (title) }
        (super::menu(&reader, "/castle/ruling"))
        p.lead { (reader.say("ruling-about", &[])) }
        @match &ruled {
            Some(Ok((position, ruling))) => (shown(&reader, position, ruling)),
            Some(Err(detail)) => {
                div.trouble role="alert" { p { a href="#fen" { (detail) } } }
            }
            None => {}
        }
        @if let Some((_, ruling)) = &wrong_array { (wrong_array::shown(&reader, ruling)) }
        (incident::cases(&reader))
        div.wings {
            section { (incident::form(&reader, &told)) }
            section { (wrong_array::form(&reader, &array)) }
        }
        p.hint { (reader.say("ruling-sources", &[])) }
    };
    (
        status,
        layout::page_with(&reader, &title, super::EXTRAS, &content),
    )
        .into_response()
}

fn shown(reader: &Reader, position: &Position, ruling: &Ruling) -> Markup {
    let words = reader.words;
    let title = reader.say("ruling-before", &[]);
    html! {
        section.ruling #ruling aria-labelledby="ruled" {
            div.beside {
                div {
                    (board::draw(position.board(), &Marks::default(), &title, words, &Pieces::Sheet))
                    p.hint { (title) }
                }
                div {
                    h2 #ruled { (reader.say("ruling-ruling", &[])) }
                    @if ruling.put_back { p { (reader.say("ruling-put-back", &[])) } }
                    p.big { (words.ruling(&ruling.follows, position)) }
                    @if let Some(penalty) = ruling.penalty {
                        p.penalty {
                            strong { (reader.say("ruling-penalty", &[])) } ": "
                            (words.ruling_penalty(penalty)) " "
                            (articles(penalty.articles()))
                        }
                    }
                    (allowed(reader, position, &ruling.allowed))
                    h3 { (reader.say("ruling-why", &[])) }
                    ol.reasons {
                        @for reason in &ruling.reasons {
                            (because(reader, &words.ruling_reason(reason, position.board()),
                                reason.articles(), reason.standing()))
                        }
                    }
                }
            }
        }
    }
}

/// One reason: whose word it is, what it says, where it stands.
pub(super) fn because(reader: &Reader, text: &str, numbers: &[&str], standing: Standing) -> Markup {
    html! {
        li.(standing_key(standing)) {
            span.standing { (reader.words.ruling_standing(standing)) } " "
            (text) " " (articles(numbers))
        }
    }
}

fn articles(numbers: &[&str]) -> Markup {
    html! { span.articles { "(" (numbers.join(", ")) ")" } }
}

fn allowed(reader: &Reader, position: &Position, allowed: &[Move]) -> Markup {
    let letters = reader.lang().piece_letters();
    let names: Vec<String> = allowed
        .iter()
        .map(|the_move| position.san(*the_move).letters(letters).to_string())
        .collect();
    html! {
        @if !names.is_empty() {
            p {
                (reader.say("ruling-allowed", &[("n", names.len().into())])) " "
                span.moves { (names.join(" ")) }
            }
        }
    }
}

pub(super) fn standing_key(standing: Standing) -> &'static str {
    match standing {
        Standing::Law => "law",
        Standing::Guideline => "guideline",
        Standing::Advice => "advice",
    }
}

fn answer(reader: &Reader, position: &Position, ruling: &Ruling) -> RulingAnswer {
    let reasons = ruling.reasons.iter().map(|reason| ReasonAnswer {
        kind: reason.code(),
        articles: reason.articles(),
        standing: standing_key(reason.standing()),
        text: reader.words.ruling_reason(reason, position.board()),
    });
    RulingAnswer {
        follows: ruling.follows.code(),
        text: reader.words.ruling(&ruling.follows, position),
        allowed: ruling.allowed.iter().map(Move::to_string).collect(),
        put_back: ruling.put_back,
        penalty: ruling.penalty.map(|penalty| PenaltyAnswer {
            kind: penalty.code(),
            minutes: match penalty {
                Penalty::ExtraTime { minutes } => Some(minutes),
                Penalty::Lost | Penalty::Drawn => None,
            },
            articles: penalty.articles(),
        }),
        reasons: reasons.collect(),
    }
}
