//! The last step taken back, once it was said which.

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_tournament::{Command, Fact};
use serde::Deserialize;

use super::at::AtDesk;
use super::frame::{Part, frame};
use super::journal;
use crate::people::Form;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/undo", get(page).post(undo))
}

#[derive(Deserialize)]
struct Seen {
    /// How many facts there were when the question was read.
    version: u64,
}

async fn page(at: AtDesk) -> Response {
    show(&at, None).into_response()
}

/// Takes back what was seen, and nothing that came in between.
async fn undo(at: AtDesk, Form(seen): Form<Seen>) -> Response {
    if seen.version != at.version() {
        let page = show(&at, Some("undo-changed"));
        return (StatusCode::CONFLICT, page).into_response();
    }
    at.carry_out(Command::Undo.anyway(), &at.address("/desk"))
        .await
}

fn show(at: &AtDesk, notice: Option<&str>) -> Markup {
    let last = at.event().facts().last();
    let last = last.filter(|fact| !matches!(fact, Fact::EventCreated { .. }));
    let content = html! {
        @if let Some(notice) = notice { p.wrong role="alert" { (at.say(notice)) } }
        @if let Some(fact) = last {
            p { (at.say("undo-about")) }
            blockquote { (journal::in_words(at, fact)) }
            form.actions method="post" action=(at.address("/desk/undo")) {
                (at.visitor.token())
                input type="hidden" name="version" value=(at.version());
                button.danger { (at.say("undo-do")) }
                a.button href=(at.address("/desk")) { (at.say("desk-confirm-not")) }
            }
        } @else {
            p { (at.say("refusal-nothing-to-undo")) }
            div.actions { a.button.main href=(at.address("/desk")) { (at.say("desk-back")) } }
        }
    };
    frame(at, Part::Desk, &at.say("undo-title"), &[], &content)
}
