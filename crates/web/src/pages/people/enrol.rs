//! Setting name and password by a link: the owner's, the first time or to get back in, and that of
//! an invitation.

use axum::Json;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::html;
use rokada_desk::now_ms;
use rokada_people::{Command, Fact, Holder, Name, People, TokenHash, acceptable_password};
use serde::Deserialize;
use serde_json::json;

use super::answers::{dead_link, mend, no_hash, wrong_link};
use super::fields::{self, Wrong};
use crate::people::{Address, Form, Visitor, hash, open};
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Door::Owner.routes().merge(Door::Arbiter.routes())
}

/// What a link makes of whoever follows it.
#[derive(Copy, Clone)]
enum Door {
    Owner,
    Arbiter,
}

#[derive(Deserialize)]
struct Typed {
    name: String,
    password: String,
}

impl Door {
    fn routes(self) -> Router<Site> {
        let ask =
            move |site, path, visitor, reader, from| self.ask(site, path, visitor, reader, from);
        let set = move |site, path, asked, from, headers, form| {
            self.set(site, path, asked, from, headers, form)
        };
        Router::new().route(&format!("{}/{{token}}", self.address()), get(ask).post(set))
    }

    fn address(self) -> &'static str {
        match self {
            Door::Owner => "/first-run",
            Door::Arbiter => "/invitation",
        }
    }

    /// The name to begin with, when the link holds.
    fn find(self, people: &People, link: TokenHash) -> Option<String> {
        let name = match self {
            Door::Owner => {
                people.is_owner_link(link, now_ms()).then_some(())?;
                people.owner().map(|owner| &owner.name)
            }
            Door::Arbiter => Some(&people.invitation(link, now_ms())?.label),
        };
        Some(name.map_or(String::new(), |name| name.as_str().to_owned()))
    }

    /// What is wished for, and in whose name.
    fn command(self, link: TokenHash, name: Name, password: String) -> (String, Command) {
        match self {
            Door::Owner => (
                format!("owner:{}", name.as_str()),
                Command::SetOwner {
                    link,
                    name,
                    password,
                },
            ),
            Door::Arbiter => (
                format!("arbiter:{}", name.as_str()),
                Command::Accept {
                    link,
                    name,
                    password,
                },
            ),
        }
    }

    async fn ask(
        self,
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
        let Some(name) = self.find(&people, TokenHash::of(&token)) else {
            return wrong_link(&site, &reader, from);
        };
        if reader.wants_json {
            return Json(json!({ "name": name })).into_response();
        }
        self.show(&reader, &visitor, &token, &name, None)
    }

    async fn set(
        self,
        State(site): State<Site>,
        Path(token): Path<String>,
        (visitor, reader): (Visitor, Reader),
        Address(from): Address,
        headers: HeaderMap,
        Form(typed): Form<Typed>,
    ) -> Response {
        let link = TokenHash::of(&token);
        // Looked at before a password is hashed, which costs more than a stranger should be given.
        match site.people().read().await {
            Ok(people) if self.find(&people, link).is_some() => {}
            Ok(_) => return wrong_link(&site, &reader, from),
            Err(error) => return failed(&reader, &error),
        }
        let checked = Name::new(&typed.name)
            .and_then(|name| acceptable_password(&typed.password).map(|()| name));
        let name = match checked {
            Ok(name) => name,
            Err(refusal) => {
                let wrong = Wrong::of(&reader, &refusal);
                return self.show(&reader, &visitor, &token, &typed.name, Some(&wrong));
            }
        };
        let Some(password) = hash(typed.password).await else {
            return no_hash(&reader);
        };
        let (actor, command) = self.command(link, name, password);
        let facts = site.people().act(&actor, command).await;
        let person = match facts.as_deref() {
            Ok([Fact::OwnerSet { person, .. } | Fact::InvitationAccepted { person, .. }]) => {
                *person
            }
            Ok(_) => return dead_link(&reader),
            Err(error) => {
                return match mend(&reader, error) {
                    Ok(wrong) => self.show(&reader, &visitor, &token, &typed.name, Some(&wrong)),
                    Err(response) => *response,
                };
            }
        };
        let next = match self {
            Door::Owner => "/people",
            Door::Arbiter => "/events",
        };
        let opened = open(&site, Holder::Person(person), &actor, next, &headers).await;
        opened.unwrap_or_else(|error| failed(&reader, &error))
    }

    fn show(
        self,
        reader: &Reader,
        visitor: &Visitor,
        token: &str,
        name: &str,
        wrong: Option<&Wrong>,
    ) -> Response {
        let (title, about) = match self {
            Door::Owner => ("people-first-run", "people-first-run-about"),
            Door::Arbiter => ("people-invitation", "people-invitation-about"),
        };
        let title = reader.say(title, &[]);
        Wrong::answer(wrong, reader, || {
            let content = html! {
                h1 { (title) }
                (fields::summary(reader, wrong))
                p { (reader.say(about, &[])) }
                form method="post" action={ (self.address()) "/" (token) } {
                    (visitor.token())
                    (fields::name(&reader.say("people-name", &[]), "username", name, wrong))
                    (fields::new_password(reader, wrong))
                    div.actions { button.main { (reader.say("people-enrol", &[])) } }
                }
            };
            fields::page(reader, &title, &content)
        })
    }
}
