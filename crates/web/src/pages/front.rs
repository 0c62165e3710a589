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
    let position = at_random();
    if reader.wants_json {
        return Redirect::to(&position::address(position)).into_response();
    }
    let title = reader.say("front-title", &[]);
    let content = html! {
        h1 { (title) }
        div.beside {
            div { (position::board(&reader, position)) }
            div {
                p.big { (position::name(position)) }
                p { (reader.say("front-about", &[])) }
                (position::chooser(&reader))
                (ways(&reader))
            }
        }
    };
    layout::page(&reader, &title, &content).into_response()
}

fn ways(reader: &Reader) -> Markup {
    html! {
        div.actions {
            a.button.main href="/castle" { (reader.say("front-castle", &[])) }
            a.button href="/" { (reader.say("front-another", &[])) }
            a.button href="/positions" { (reader.say("front-all", &[])) }
        }
    }
}

/// One of the 960, each as likely as any other: 960 times 68 fits into 16 bits, and what is above
/// is drawn again.
fn at_random() -> StartPosition {
    loop {
        // Without randomness from the system the classical array is as good as any to show.
        let Ok(bits) = getrandom::u32() else {
            return StartPosition::CLASSICAL;
        };
        let bits = bits & 0xffff;
        if bits < 68 * 960 {
            return StartPosition::new((bits % 960) as u16).unwrap_or(StartPosition::CLASSICAL);
        }
    }
}
