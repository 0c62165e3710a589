//! One's own password changed.

use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use maud::{Markup, html};
use rokada_people::{Command, Holder, PersonId, acceptable_password};
use serde::Deserialize;
use serde_json::json;

use super::answers::{mend, no_hash, too_fast};
use super::fields::{self, Wrong};
use crate::people::{Action, Address, Form, Trier, Turn, Visitor, hash, verify};
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/people/password", post(change))
}

#[derive(Deserialize)]
struct Typed {
    current: String,
    password: String,
}

/// The visitor, when it is somebody with a password.
pub(super) fn person_of(visitor: &Visitor) -> Option<PersonId> {
    match visitor.holder() {
        Some(Holder::Person(person)) => Some(person),
        _ => None,
    }
}

pub(super) fn form(reader: &Reader, visitor: &Visitor, wrong: Option<&Wrong>) -> Markup {
    html! {
        form method="post" action="/people/password" {
            (visitor.token())
            (fields::old_password(&reader.say("people-current-password", &[]), "current", wrong))
            (fields::new_password(reader, wrong))
            div.actions { button { (reader.say("people-change-password", &[])) } }
        }
    }
}

/// The page with nothing but the password.
pub(super) fn page(
    reader: &Reader,
    visitor: &Visitor,
    wrong: Option<&Wrong>,
    done: bool,
) -> Response {
    if reader.wants_json && wrong.is_none() {
        return Json(json!({ "name": visitor.name(), "changed": done })).into_response();
    }
    let title = reader.say("people-own-password", &[]);
    Wrong::answer(wrong, reader, || {
        let content = html! {
            h1 { (title) }
            (fields::summary(reader, wrong))
            @if done {
                div.done role="status" { p { (reader.say("people-password-changed", &[])) } }
            } @else {
                (form(reader, visitor, wrong))
            }
        };
        fields::page(reader, &title, &content)
    })
}

async fn change(
    State(site): State<Site>,
    visitor: Visitor,
    reader: Reader,
    Address(from): Address,
    Form(typed): Form<Typed>,
) -> Response {
    let (Some(id), Some(session)) = (person_of(&visitor), visitor.session()) else {
        // Nobody without a password may manage people, so this refuses in the right words.
        let refused = visitor.refused(&reader, Action::ManagePeople);
        return refused.unwrap_or_else(|| no_hash(&reader));
    };
    let trier = Trier {
        from,
        browser: None,
    };
    let name = visitor.name().unwrap_or("");
    if let Err(wait) = site.pace().password(trier, name).await {
        return too_fast(&site, &reader, wait);
    }
    let people = match site.people().read().await {
        Ok(people) => people,
        Err(error) => return failed(&reader, &error),
    };
    let old = people.person(id).map(|person| person.password.clone());
    let Ok(right) = verify(Turn::Known, typed.current, old).await else {
        return no_hash(&reader);
    };
    if !right {
        site.metrics().log_in_failed();
        let wrong = Wrong {
            field: "current",
            text: reader.say("people-wrong-current", &[]),
            status: StatusCode::FORBIDDEN,
        };
        return page(&reader, &visitor, Some(&wrong), false);
    }
    if let Err(refusal) = acceptable_password(&typed.password) {
        let wrong = Wrong::of(&reader, &refusal);
        return page(&reader, &visitor, Some(&wrong), false);
    }
    let Some(password) = hash(typed.password).await else {
        return no_hash(&reader);
    };
    let command = Command::SetPassword {
        person: id,
        password,
        session,
    };
    match site.people().act(&visitor.actor(), command).await {
        Ok(_) => page(&reader, &visitor, None, true),
        Err(error) => match mend(&reader, &error) {
            Ok(wrong) => page(&reader, &visitor, Some(&wrong), false),
            Err(response) => *response,
        },
    }
}
