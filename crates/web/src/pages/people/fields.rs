//! What the forms of people have in common.

use std::net::IpAddr;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_desk::DeskError;

use crate::layout::{self, Extras};
use crate::reader::Reader;
use crate::refusal::{failed, refuse};
use crate::server::Site;

/// A page with the style sheet of these forms.
pub(super) fn page(reader: &Reader, title: &str, content: &Markup) -> Markup {
    let extras = Extras {
        styles: &["people.css"],
        ..Extras::default()
    };
    layout::page_with(reader, title, extras, content)
}

/// What is wrong with what was typed, and in which field.
pub(super) struct Wrong {
    pub(super) field: &'static str,
    pub(super) text: String,
    pub(super) status: StatusCode,
}

impl Wrong {
    pub(super) fn new(field: &'static str, text: String) -> Wrong {
        Wrong {
            field,
            text,
            status: StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// A refusal that the reader can mend in the form.
    pub(super) fn of(reader: &Reader, refusal: &rokada_people::Refusal) -> Wrong {
        use rokada_people::Refusal::{NoEvents, PasswordTooLong, PasswordTooShort};
        let field = match refusal {
            PasswordTooShort { .. } | PasswordTooLong { .. } => "password",
            NoEvents => "events",
            _ => "name",
        };
        Wrong::new(field, reader.words.people_refusal(refusal))
    }

    /// The summary above the form, with a link to the field.
    pub(super) fn summary(wrong: Option<&Wrong>) -> Markup {
        html! {
            @if let Some(Wrong { field, text, .. }) = wrong {
                p.wrong.summary role="alert" { a href={ "#" (field) } { (text) } }
            }
        }
    }

    /// The page with the form again, as a problem for a program.
    pub(super) fn answer(
        wrong: Option<&Wrong>,
        reader: &Reader,
        page: impl FnOnce() -> Markup,
    ) -> Response {
        match wrong {
            None => page().into_response(),
            Some(wrong) if reader.wants_json => refuse(reader, wrong.status, &wrong.text),
            Some(wrong) => (wrong.status, page()).into_response(),
        }
    }
}

/// The field of a name.
pub(super) fn name(reader: &Reader, value: &str, wrong: Option<&Wrong>) -> Markup {
    let bad = wrong.is_some_and(|wrong| wrong.field == "name");
    html! {
        div {
            label for="name" { (reader.say("people-name", &[])) }
            input #name name="name" type="text" required maxlength="60" autocomplete="username"
                autocapitalize="words" spellcheck="false" value=(value)
                aria-invalid=[bad.then_some("true")];
        }
    }
}

/// The field of a password to be chosen.
pub(super) fn new_password(reader: &Reader, wrong: Option<&Wrong>) -> Markup {
    let bad = wrong.is_some_and(|wrong| wrong.field == "password");
    html! {
        div {
            label for="password" { (reader.say("people-new-password", &[])) }
            input #password name="password" type="password" required minlength="10"
                autocomplete="new-password" aria-describedby="password-hint"
                aria-invalid=[bad.then_some("true")];
            p.hint #password-hint { (reader.say("people-password-hint", &[])) }
        }
    }
}

/// The answer to a link that does not hold.
pub(super) fn dead_link(reader: &Reader) -> Response {
    let text = reader
        .words
        .people_refusal(&rokada_people::Refusal::NoSuchLink);
    refuse(reader, StatusCode::GONE, &text)
}

/// The answer to somebody who tries too often.
pub(super) fn too_fast(reader: &Reader, wait: Duration) -> Response {
    let seconds = wait.as_secs() + 1;
    let text = reader.say("people-too-fast", &[("seconds", seconds.into())]);
    let mut response = refuse(reader, StatusCode::TOO_MANY_REQUESTS, &text);
    response
        .headers_mut()
        .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// A refusal as something to mend in the form, or the answer to what can't be mended there.
pub(super) fn mend(reader: &Reader, error: DeskError) -> Result<Wrong, Box<Response>> {
    match error {
        DeskError::People(rokada_people::Refusal::NoSuchLink) => Err(Box::new(dead_link(reader))),
        DeskError::People(refusal) => Ok(Wrong::of(reader, &refusal)),
        error => Err(Box::new(failed(reader, &error))),
    }
}

/// The answer to a link that does not hold, which is counted.
pub(super) fn wrong_link(site: &Site, reader: &Reader, from: IpAddr) -> Response {
    match site.pace().wrong_link(from) {
        Ok(()) => dead_link(reader),
        Err(wait) => too_fast(reader, wait),
    }
}

/// The answer when a password can't be hashed.
pub(super) fn no_hash(reader: &Reader) -> Response {
    let text = reader.say("people-no-hash", &[]);
    refuse(reader, StatusCode::SERVICE_UNAVAILABLE, &text)
}
