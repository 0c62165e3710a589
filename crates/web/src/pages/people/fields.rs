//! What the forms of people have in common.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_people::Refusal;

use crate::layout::{self, Extras};
use crate::pages::desk::Faults;
use crate::qr;
use crate::reader::Reader;
use crate::refusal::refuse;

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
    /// A refusal that the reader can mend in the form.
    pub(super) fn of(reader: &Reader, refusal: &Refusal) -> Wrong {
        use Refusal::{NoEvents, PasswordTooLong, PasswordTooShort};
        let field = match refusal {
            PasswordTooShort { .. } | PasswordTooLong { .. } => "password",
            NoEvents => "events",
            _ => "name",
        };
        Wrong {
            field,
            text: reader.words.people_refusal(refusal),
            status: StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The page with the form again, or a problem for a program.
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

/// The summary above the form, with a link to the field.
pub(super) fn summary(reader: &Reader, wrong: Option<&Wrong>) -> Markup {
    let faults = wrong.map(|wrong| Faults::one(wrong.field, wrong.text.clone()));
    faults.unwrap_or_default().summary(reader)
}

fn invalid(wrong: Option<&Wrong>, field: &str) -> Option<&'static str> {
    wrong
        .is_some_and(|wrong| wrong.field == field)
        .then_some("true")
}

/// The field of a name: one's own, with the browser's help, or another's.
pub(super) fn name(label: &str, autocomplete: &str, value: &str, wrong: Option<&Wrong>) -> Markup {
    html! {
        div.field {
            label for="name" { (label) }
            input #name name="name" type="text" required maxlength="60"
                autocomplete=(autocomplete) autocapitalize="words" spellcheck="false"
                value=(value) aria-invalid=[invalid(wrong, "name")];
        }
    }
}

/// The field of the password one has.
pub(super) fn old_password(label: &str, id: &str, wrong: Option<&Wrong>) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            input id=(id) name=(id) type="password" required autocomplete="current-password"
                aria-invalid=[invalid(wrong, id)];
        }
    }
}

/// The field of a password to be chosen.
pub(super) fn new_password(reader: &Reader, wrong: Option<&Wrong>) -> Markup {
    html! {
        div.field {
            label for="password" { (reader.say("people-new-password", &[])) }
            input #password name="password" type="password" required minlength="10"
                autocomplete="new-password" aria-describedby="password-hint"
                aria-invalid=[invalid(wrong, "password")];
            p.hint #password-hint { (reader.say("people-password-hint", &[])) }
        }
    }
}

/// A link that is shown this once, to be copied or taken by another phone's camera.
pub(crate) fn link_once(reader: &Reader, about: &str, address: &str) -> Markup {
    html! {
        div.done role="status" {
            p { (about) }
            p {
                label for="link" { (reader.say("people-link", &[])) }
                input.link #link type="text" readonly value=(address);
            }
            div.code aria-hidden="true" { (qr::code(address)) }
            p.hint { (reader.say("people-link-once", &[])) }
        }
    }
}
