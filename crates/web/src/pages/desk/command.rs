//! One command, one button. What needs a second thought is asked once, with what will happen.

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_tournament::{Act, Command, Fact, Level, Warning, decide};
use serde::Deserialize;

use super::at::AtDesk;
use super::frame::{Part, frame};
use super::{journal, told};
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

/// What will happen, and the button that does it anyway: asked as hard as it deserves. What has grave
/// consequences is asked twice, and the second answer carries the name of the event.
pub(super) fn ask(
    at: &AtDesk,
    wish: Command,
    (level, warnings, acts): (Level, &[Warning], &[Act]),
    on: &str,
) -> Response {
    let say = |id| at.say(id);
    let who = |entry| at.who(entry);
    let event = at.event().settings().name.clone();
    let certain = wish.clone().anyway_in(event.clone());
    let first = !matches!(wish, Command::Anyway { .. });
    let (title, label, then) = match level {
        Level::Told | Level::Acknowledged => (
            say("mode-question-acknowledge"),
            say("mode-do-acknowledge"),
            wish.anyway(),
        ),
        Level::Confirmed | Level::Refused => {
            (say("desk-confirm"), say("desk-confirm-do"), wish.anyway())
        }
        Level::Twice if first => (say("mode-question-twice"), say("mode-do-on"), wish.anyway()),
        Level::Twice => (
            at.reader
                .say("mode-question-last", &[("event", event.into())]),
            say("mode-do-last"),
            certain.clone(),
        ),
    };
    let leaves = at.event().mode_left().is_none()
        && acts
            .iter()
            .any(|act| act.kind().level() < at.event().level(act));
    let content = html! {
        p.quiet {
            (at.reader.say("mode-level", &[("level", level.number().into())]))
            @if level == Level::Twice {
                @let step = if first { 1 } else { 2 };
                " · " (at.reader.say("mode-step", &[("n", step.into())]))
            }
        }
        (told::lines(at.told(), &at.reader))
        ul.warnings {
            @for act in acts { li { (at.reader.words.act(act, &who)) } }
            @if leaves { li { (say("act-leaves-mode")) } }
            @for warning in warnings { li { (at.reader.words.event_warning(warning, &who)) } }
        }
        @if let Ok(facts) = decide(at.event(), certain) {
            p { (say("desk-confirm-journal")) }
            @for fact in &facts { blockquote { (journal::in_words(at, fact)) } }
            @if !matches!(facts[..], [Fact::FideModeLeft]) && !leaves {
                p { (say("desk-confirm-about")) }
            }
        }
        div.actions {
            (button(at, &then, &label, on, "danger"))
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
