//! One command, one button. What needs a second thought is asked once, with what will happen.

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_tournament::{Command, Warning, decide};
use serde::Deserialize;

use super::at::AtDesk;
use super::frame::{Part, frame};
use super::journal;
use crate::people::Form;
use crate::refusal::refuse;
use crate::server::Site;

/// A command as a button carries it.
#[derive(Deserialize)]
struct Wish {
    command: String,
    /// Where to go on afterwards.
    #[serde(default)]
    on: String,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/do", post(carry_out))
}

/// A button that does something to the event and goes on to a page.
pub(crate) fn button(at: &AtDesk, command: &Command, label: &str, on: &str, class: &str) -> Markup {
    // A command is made of values that JSON has.
    let text = serde_json::to_string(command).unwrap_or_default();
    html! {
        form method="post" action=(at.address("/desk/do")) {
            (at.visitor.token())
            input type="hidden" name="command" value=(text);
            input type="hidden" name="on" value=(on);
            button class=(class) { (label) }
        }
    }
}

async fn carry_out(at: AtDesk, Form(wish): Form<Wish>) -> Response {
    let command: Command = match serde_json::from_str(&wish.command) {
        Ok(command) => command,
        Err(error) => {
            let args = [("reason", error.to_string().into())];
            let detail = at.reader.say("event-bad-json", &args);
            return refuse(&at.reader, StatusCode::BAD_REQUEST, &detail);
        }
    };
    at.carry_out(command, &own(&at, &wish.on)).await
}

/// A page of this event to go on to; the desk where another was asked for.
fn own(at: &AtDesk, on: &str) -> String {
    let home = at.address("/desk");
    let inside = on.starts_with(&at.address("/"))
        && on
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if inside { on.to_owned() } else { home }
}

/// What will happen, and the button that does it anyway.
pub(super) fn ask(at: &AtDesk, wish: Command, warnings: &[Warning], on: &str) -> Response {
    let say = |id| at.say(id);
    let who = |entry| at.who(entry);
    let title = say("desk-confirm");
    let content = html! {
        ul.warnings {
            @for warning in warnings { li { (at.reader.words.event_warning(warning, &who)) } }
        }
        @if let Ok(facts) = decide(at.event(), wish.clone().anyway()) {
            p { (say("desk-confirm-journal")) }
            @for fact in &facts { blockquote { (journal::in_words(at, fact)) } }
        }
        p { (say("desk-confirm-about")) }
        div.actions {
            (button(at, &wish.anyway(), &say("desk-confirm-do"), on, "danger"))
            a.button href=(on) { (say("desk-confirm-not")) }
        }
    };
    let page = frame(at, Part::None, &title, &[], &content);
    (StatusCode::CONFLICT, page).into_response()
}

/// Why it was not done, and the way back.
pub(super) fn say_refused(at: &AtDesk, error: &DeskError, on: &str) -> Response {
    let (status, detail) = crate::refusal::in_words(&at.reader, error, &|entry| at.who(entry));
    let title = at.say("desk-refused");
    let content = html! {
        p.wrong role="alert" { (detail) }
        div.actions { a.button.main href=(on) { (at.say("desk-back")) } }
    };
    (status, frame(at, Part::None, &title, &[], &content)).into_response()
}
