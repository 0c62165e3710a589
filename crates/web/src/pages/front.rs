//! The front page: a position at random, and the main things one tap away.

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_chess::StartPosition;

use super::position;
use crate::layout;
use crate::reader::Reader;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/", get(page))
}

async fn page(reader: Reader) -> Response {
    let position = position::at_random();
    if reader.wants_json {
        return Redirect::to(&position::address(position)).into_response();
    }
    let title = reader.say("front-title", &[]);
    let content = html! {
        div.beside {
            div { (position::board(&reader, position)) }
            div.front {
                p.quiet { (title) }
                h1.name {
                    span { (position.number()) } " "
                    span.letters { (position.letters()) }
                }
                div.actions {
                    a.button href="/" { (reader.say("front-another", &[])) }
                    a.button href=(position::address(position)) { (reader.say("front-this", &[])) }
                }
                (ways(&reader, position))
                p.quiet { (reader.say("front-about", &[])) }
            }
        }
    };
    layout::page(&reader, &title, &content).into_response()
}

/// The main things, each with what it is for.
fn ways(reader: &Reader, position: StartPosition) -> Markup {
    let castle = format!("/castle?position={}", position.number());
    let ways = [
        ("/draw", "front-draw"),
        (&castle, "front-castle"),
        ("/events", "front-event"),
        ("/positions", "front-explore"),
        ("/learn", "front-learn"),
    ];
    html! {
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
