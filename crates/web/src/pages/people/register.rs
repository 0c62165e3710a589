//! The people of the site: the arbiters and their events for the owner, one's own password for
//! everyone who has one.

use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use rokada_desk::{DeskError, new_token, now_ms};
use rokada_people::{
    Command, InvitationId, Name, People, PersonId, Refusal, Role, Scope, TokenHash,
};
use serde_json::json;

use super::backup;
use super::fields::{self, Wrong};
use super::password;
use super::scope::{self, Choice};
use crate::pages::desk::Fields;
use crate::people::{Action, Form, Visitor};
use crate::qr;
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

/// How long an invitation holds.
const INVITATION_MS: i64 = 14 * 24 * 3_600_000;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/people", get(page))
        .route("/people/invite", post(invite))
        .route("/people/withdraw", post(withdraw))
        .route("/people/assign", post(assign))
        .route("/people/remove", post(remove))
}

async fn page(State(site): State<Site>, visitor: Visitor, reader: Reader) -> Response {
    if !visitor.may(Action::ManagePeople) && password::person_of(&visitor).is_some() {
        return password::page(&reader, &visitor, None, false);
    }
    show(&site, &visitor, &reader, None, None).await
}

/// Asks the register, and shows the page of what came of it.
async fn show(
    site: &Site,
    visitor: &Visitor,
    reader: &Reader,
    wrong: Option<&Wrong>,
    link: Option<&str>,
) -> Response {
    if let Some(refused) = visitor.refused(reader, Action::ManagePeople) {
        return refused;
    }
    let read = async {
        let people = site.people().read().await?;
        Ok::<_, DeskError>((people, scope::choices(site).await?))
    };
    let (people, choices) = match read.await {
        Ok(read) => read,
        Err(error) => return failed(reader, &error),
    };
    if reader.wants_json && wrong.is_none() {
        return Json(document(site, &people, link)).into_response();
    }
    let title = reader.say("people-title", &[]);
    Wrong::answer(wrong, reader, || {
        let content = html! {
            h1 { (title) }
            (fields::summary(reader, wrong))
            @if let Some(link) = link {
                (fields::link_once(reader, &reader.say("people-invited", &[]), link))
            }
            h2 { (reader.say("people-arbiters", &[])) }
            (arbiters(reader, visitor, &people, &choices))
            (invitations(reader, visitor, &people, &choices))
            h2 { (reader.say("people-invite", &[])) }
            p { (reader.say("people-invite-about", &[])) }
            form method="post" action="/people/invite" {
                (visitor.token())
                (fields::name(&reader.say("people-for-whom", &[]), "off", "", wrong))
                (scope::ask(reader, "events", &choices, &Scope::All))
                div.actions { button.main { (reader.say("people-invite-make", &[])) } }
            }
            h2 { (reader.say("people-own-password", &[])) }
            (password::form(reader, visitor, None))
            h2 { (reader.say("backup-title", &[])) }
            (backup::told(reader, site.backups()))
        };
        fields::page(reader, &title, &content)
    })
}

fn document(site: &Site, people: &People, link: Option<&str>) -> serde_json::Value {
    let arbiters = people.persons().filter_map(|person| match &person.role {
        Role::Owner => None,
        Role::Arbiter(events) => Some(json!({
            "person": person.id, "name": person.name, "events": events,
        })),
    });
    let invitations = people.invitations().map(|one| {
        json!({
            "invitation": one.id, "for": one.label, "events": one.events, "until_ms": one.until_ms,
        })
    });
    json!({
        "owner": people.owner().map(|owner| owner.name.as_str()),
        "arbiters": arbiters.collect::<Vec<_>>(),
        "invitations": invitations.collect::<Vec<_>>(),
        "link": link,
        "backup": backup::document(site.backups()),
    })
}

fn arbiters(reader: &Reader, visitor: &Visitor, people: &People, choices: &[Choice]) -> Markup {
    let arbiters = people.persons().filter_map(|person| match &person.role {
        Role::Owner => None,
        Role::Arbiter(events) => Some((person, events)),
    });
    let arbiters: Vec<_> = arbiters.collect();
    html! {
        @if arbiters.is_empty() { p { (reader.say("people-no-arbiters", &[])) } }
        ul.people {
            @for (person, events) in arbiters {
                li {
                    strong { (person.name.as_str()) }
                    span.quiet { (scope::say(reader, choices, events)) }
                    details {
                        summary { (reader.say("people-change", &[])) }
                        form method="post" action="/people/assign" {
                            (visitor.token())
                            input type="hidden" name="person" value=(person.id.0);
                            (scope::ask(reader, &format!("events-{}", person.id.0), choices, events))
                            button { (reader.say("people-assign", &[])) }
                        }
                        form method="post" action="/people/remove" {
                            (visitor.token())
                            input type="hidden" name="person" value=(person.id.0);
                            p.hint { (reader.say("people-remove-about", &[])) }
                            button.danger {
                                (reader.say("people-remove", &[("name", person.name.as_str().into())]))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn invitations(reader: &Reader, visitor: &Visitor, people: &People, choices: &[Choice]) -> Markup {
    let now = now_ms();
    let open: Vec<_> = people
        .invitations()
        .filter(|invitation| now < invitation.until_ms)
        .collect();
    html! {
        @if !open.is_empty() {
            h2 { (reader.say("people-invitations", &[])) }
            ul.people {
                @for invitation in open {
                    li {
                        strong { (invitation.label.as_str()) }
                        span.quiet { (scope::say(reader, choices, &invitation.events)) }
                        form method="post" action="/people/withdraw" {
                            (visitor.token())
                            input type="hidden" name="invitation" value=(invitation.id.0);
                            button { (reader.say("people-withdraw", &[])) }
                        }
                    }
                }
            }
        }
    }
}

async fn invite(
    State(site): State<Site>,
    visitor: Visitor,
    reader: Reader,
    headers: HeaderMap,
    Form(typed): Form<Vec<(String, String)>>,
) -> Response {
    if let Some(refused) = visitor.refused(&reader, Action::ManagePeople) {
        return refused;
    }
    let typed = Fields(typed);
    let work = async {
        let label = Name::new(typed.get("name"))?;
        let token = new_token()?;
        let command = Command::Invite {
            label,
            events: scope::chosen(&typed),
            link: TokenHash::of(&token),
            until_ms: now_ms().saturating_add(INVITATION_MS),
        };
        site.people().act(&visitor.actor(), command).await?;
        let path = format!("/invitation/{token}");
        Ok::<_, DeskError>(qr::address(&headers, &path))
    };
    match work.await {
        Ok(link) => show(&site, &visitor, &reader, None, Some(&link)).await,
        Err(DeskError::People(refusal)) => {
            let wrong = Wrong::of(&reader, &refusal);
            show(&site, &visitor, &reader, Some(&wrong), None).await
        }
        Err(error) => failed(&reader, &error),
    }
}

async fn withdraw(
    site: State<Site>,
    visitor: Visitor,
    reader: Reader,
    Form(typed): Form<Vec<(String, String)>>,
) -> Response {
    let typed = Fields(typed);
    let command = number(&typed, "invitation")
        .map(|number| Command::WithdrawInvitation {
            invitation: InvitationId(number),
        })
        .ok_or(Refusal::NoSuchInvitation);
    act(&site, &visitor, &reader, command).await
}

async fn assign(
    site: State<Site>,
    visitor: Visitor,
    reader: Reader,
    Form(typed): Form<Vec<(String, String)>>,
) -> Response {
    let typed = Fields(typed);
    let command = number(&typed, "person")
        .map(|number| Command::Assign {
            person: PersonId(number),
            events: scope::chosen(&typed),
        })
        .ok_or(Refusal::NoSuchPerson);
    act(&site, &visitor, &reader, command).await
}

async fn remove(
    site: State<Site>,
    visitor: Visitor,
    reader: Reader,
    Form(typed): Form<Vec<(String, String)>>,
) -> Response {
    let typed = Fields(typed);
    let command = number(&typed, "person")
        .map(|number| Command::Remove {
            person: PersonId(number),
        })
        .ok_or(Refusal::NoSuchPerson);
    act(&site, &visitor, &reader, command).await
}

fn number(fields: &Fields, name: &str) -> Option<u32> {
    fields.get(name).parse().ok()
}

/// Does what the owner wants and comes back to the page.
async fn act(
    site: &Site,
    visitor: &Visitor,
    reader: &Reader,
    command: Result<Command, Refusal>,
) -> Response {
    if let Some(refused) = visitor.refused(reader, Action::ManagePeople) {
        return refused;
    }
    let work = async { site.people().act(&visitor.actor(), command?).await };
    match work.await {
        Ok(_) => Redirect::to("/people").into_response(),
        Err(error) => failed(reader, &error),
    }
}
