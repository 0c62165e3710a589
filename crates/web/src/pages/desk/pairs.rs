//! Pairs that are never made.

use axum::Router;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_tournament::{Command, EntryId};
use serde::Deserialize;

use super::at::AtDesk;
use super::command::button;
use super::frame::{Part, frame};
use crate::people::Form;
use crate::server::Site;

#[derive(Deserialize)]
struct Two {
    a: u32,
    b: u32,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/pairs", get(page).post(forbid))
}

async fn page(at: AtDesk) -> Response {
    let title = at.say("pairs-title");
    let here = at.address("/desk/pairs");
    let pairs: Vec<_> = at.event().forbidden_pairs().collect();
    let content = html! {
        p { (at.say("pairs-about")) }
        @for (a, b) in pairs {
            div.line {
                span { (at.who(a)) " – " (at.who(b)) }
                (button(&at, &Command::AllowPair { a, b }, &at.say("pairs-allow"), &here, ""))
            }
        }
        form.line method="post" action=(here) {
            (at.visitor.token())
            (chooser(&at, "a", &at.say("pairs-one")))
            (chooser(&at, "b", &at.say("pairs-other")))
            button.main { (at.say("pairs-forbid")) }
        }
    };
    frame(&at, Part::Players, &title, &[], &content).into_response()
}

async fn forbid(at: AtDesk, Form(Two { a, b }): Form<Two>) -> Response {
    let (a, b) = (EntryId(a), EntryId(b));
    let here = at.address("/desk/pairs");
    at.carry_out(Command::ForbidPair { a, b }, &here).await
}

/// Chooses one of the players.
pub(super) fn chooser(at: &AtDesk, name: &str, label: &str) -> Markup {
    choose(at, name, label, &at.event().start_list())
}

/// Chooses one of these players.
pub(super) fn choose(at: &AtDesk, name: &str, label: &str, entries: &[EntryId]) -> Markup {
    let id = format!("choose-{name}");
    html! {
        div.wide {
            label for=(id) { (label) }
            select id=(id) name=(name) required {
                option value="" { "–" }
                @for &entry in entries { option value=(entry) { (at.who(entry)) } }
            }
        }
    }
}
