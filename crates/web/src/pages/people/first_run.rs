//! The owner sets name and password: the first time, or to get back in.

use axum::Json;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::html;
use rokada_desk::now_ms;
use rokada_people::{Command, Fact, Holder, Name, TokenHash, acceptable_password};
use serde::Deserialize;
use serde_json::json;

use super::fields::{self, Wrong};
use crate::people::{Address, Form, Visitor, hash, open};
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/first-run/{token}", get(ask).post(set))
}

#[derive(Deserialize)]
struct Typed {
    name: String,
    password: String,
}

async fn ask(
    State(site): State<Site>,
    Path(token): Path<String>,
    visitor: Visitor,
    reader: Reader,
    Address(from): Address,
) -> Response {
    let people = match site.people().read().await {
        Ok(people) => people,
        Err(error) => return failed(&reader, &error),
    };
    if !people.is_owner_link(TokenHash::of(&token), now_ms()) {
        return fields::wrong_link(&site, &reader, from);
    }
    let name = people.owner().map(|owner| owner.name.as_str());
    if reader.wants_json {
        return Json(json!({ "name": name })).into_response();
    }
    show(&reader, &visitor, &token, name.unwrap_or(""), None)
}

async fn set(
    State(site): State<Site>,
    Path(token): Path<String>,
    visitor: Visitor,
    reader: Reader,
    Address(from): Address,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    let link = TokenHash::of(&token);
    // Looked at before a password is hashed, which costs more than a stranger should be given.
    match site.people().read().await {
        Ok(people) if people.is_owner_link(link, now_ms()) => {}
        Ok(_) => return fields::wrong_link(&site, &reader, from),
        Err(error) => return failed(&reader, &error),
    }
    let checked =
        Name::new(&typed.name).and_then(|name| acceptable_password(&typed.password).map(|()| name));
    let name = match checked {
        Ok(name) => name,
        Err(refusal) => {
            let wrong = Wrong::of(&reader, &refusal);
            return show(&reader, &visitor, &token, &typed.name, Some(&wrong));
        }
    };
    let Some(password) = hash(typed.password).await else {
        return fields::no_hash(&reader);
    };
    let actor = format!("owner:{}", name.as_str());
    let command = Command::SetOwner {
        link,
        name,
        password,
    };
    match site.people().act(&actor, command).await {
        Ok(Fact::OwnerSet { person, .. }) => {
            let opened = open(&site, Holder::Person(person), &actor, "/people", &headers).await;
            opened.unwrap_or_else(|error| failed(&reader, &error))
        }
        Ok(_) => fields::dead_link(&reader),
        Err(error) => match fields::mend(&reader, error) {
            Ok(wrong) => show(&reader, &visitor, &token, &typed.name, Some(&wrong)),
            Err(response) => *response,
        },
    }
}

fn show(
    reader: &Reader,
    visitor: &Visitor,
    token: &str,
    name: &str,
    wrong: Option<&Wrong>,
) -> Response {
    let title = reader.say("people-first-run", &[]);
    Wrong::answer(wrong, reader, || {
        let content = html! {
            h1 { (title) }
            (Wrong::summary(wrong))
            p { (reader.say("people-first-run-about", &[])) }
            form.people method="post" action={ "/first-run/" (token) } {
                (visitor.token())
                (fields::name(reader, name, wrong))
                (fields::new_password(reader, wrong))
                div.actions { button.main { (reader.say("people-first-run-set", &[])) } }
            }
        };
        fields::page(reader, &title, &content)
    })
}
