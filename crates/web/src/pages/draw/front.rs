//! The front of drawing: why and how, by program or by hand, and how anyone can check it.

use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_draw::exact::mean_outcomes;
use rokada_draw::{Method, Pool};
use serde::Serialize;

use super::{EXTRAS, methods};
use crate::layout;
use crate::reader::Reader;

#[derive(Serialize)]
struct Row {
    name: &'static str,
    description: String,
    mean_entries: f64,
    draws_from_short_list: bool,
}

pub(super) async fn page(reader: Reader) -> Response {
    if reader.wants_json {
        let rows = Method::all().filter_map(|method| {
            Some(Row {
                name: method.name(),
                description: reader.words.draw_method(method),
                mean_entries: mean_outcomes(method, &Pool::default()).ok()?,
                draws_from_short_list: method.picks_from_list(),
            })
        });
        return axum::Json(rows.collect::<Vec<_>>()).into_response();
    }
    let title = reader.say("hand-front-title", &[]);
    let content = html! {
        h1 { (title) }
        p.lead { (reader.say("hand-front-about", &[])) }
        div.two {
            (by_program(&reader))
            (round(&reader))
        }
        h2 { (reader.say("hand-by-hand", &[])) }
        p { (reader.say("hand-by-hand-about", &[])) }
        div.groups { (methods::list(&reader)) }
        (fair(&reader))
    };
    layout::page_with(&reader, &title, EXTRAS, &content).into_response()
}

fn by_program(reader: &Reader) -> Markup {
    let ways = [
        ("/draw/program", "hand-name-program"),
        ("/draw/quick", "hand-name-quick"),
    ];
    html! {
        section {
            h2 { (reader.say("hand-by-program", &[])) }
            ul.ways {
                @for (address, name) in ways {
                    li {
                        a href=(address) {
                            strong { (reader.say(name, &[])) }
                            span { (reader.say(&format!("{name}-about"), &[])) }
                        }
                    }
                }
            }
        }
    }
}

/// A round of an event is drawn at the event's desk, where the position is kept until its moment.
fn round(reader: &Reader) -> Markup {
    let id = match reader.visitor.name() {
        Some(_) => "hand-round-known",
        None => "hand-round-stranger",
    };
    html! {
        section {
            h2 { (reader.say("hand-round", &[])) }
            p { (reader.say(id, &[])) }
            div.actions {
                a.button.main href="/events" { (reader.say("hand-round-go", &[])) }
            }
        }
    }
}

fn fair(reader: &Reader) -> Markup {
    let say = |id| reader.say(id, &[]);
    html! {
        section {
            h2 { (say("hand-fair") ) }
            p { (say("hand-fair-uniform")) }
            p { (say("hand-fair-beware")) }
            p { (say("hand-fair-program")) }
            p { (say("hand-fair-record")) }
            div.actions {
                a.button href="/draw/verify" { (say("hand-fair-check")) }
            }
        }
    }
}
