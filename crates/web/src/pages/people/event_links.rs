//! The links into an event: its keepers of results, and players who report their own.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use rokada_desk::{Desk, DeskError, Entered, new_token};
use rokada_event::EntryId;
use rokada_people::{Command, Link, LinkId, Name, NewLink, Purpose, Refusal, TokenHash};
use serde_json::json;

use super::fields::{self, Wrong};
use super::player_sheet::{self, Card};
use super::scope::{Fields, field};
use crate::absolute;
use crate::people::{Action, Form, Visitor};
use crate::reader::Reader;
use crate::refusal::{failed, refuse};
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/{id}/desk/people", get(page))
        .route("/events/{id}/desk/people/keeper", post(make_keeper))
        .route("/events/{id}/desk/people/players", post(make_players))
        .route("/events/{id}/desk/people/withdraw", post(withdraw))
}

/// The event for somebody who runs it.
async fn open(
    site: &Site,
    id: &str,
    visitor: &Visitor,
    reader: &Reader,
) -> Result<Arc<Desk>, Box<Response>> {
    if let Some(refused) = visitor.refused(reader, Action::RunEvent(id)) {
        return Err(Box::new(refused));
    }
    match site.events().read(id).await {
        Ok(Some(desk)) => Ok(desk),
        Ok(None) => {
            let detail = reader.say("site-nothing-here", &[]);
            Err(Box::new(refuse(reader, StatusCode::NOT_FOUND, &detail)))
        }
        Err(error) => Err(Box::new(failed(reader, &error))),
    }
}

async fn page(
    State(site): State<Site>,
    Path(id): Path<String>,
    visitor: Visitor,
    reader: Reader,
) -> Response {
    let desk = match open(&site, &id, &visitor, &reader).await {
        Ok(desk) => desk,
        Err(refused) => return *refused,
    };
    show(&site, &desk, &visitor, &reader, None, None).await
}

async fn show(
    site: &Site,
    desk: &Desk,
    visitor: &Visitor,
    reader: &Reader,
    wrong: Option<&Wrong>,
    link: Option<&str>,
) -> Response {
    let people = match site.people().read().await {
        Ok(people) => people,
        Err(error) => return failed(reader, &error),
    };
    if reader.wants_json && wrong.is_none() {
        let links: Vec<_> = people
            .links_into(desk.id())
            .map(|link| json!({ "link": link.id, "purpose": link.purpose }))
            .collect();
        return Json(json!({ "links": links, "made": link })).into_response();
    }
    let title = reader.say("people-event-links", &[]);
    let base = format!("/events/{}/desk/people", desk.id());
    Wrong::answer(wrong, reader, || {
        let content = html! {
            p.quiet { a href={ "/events/" (desk.id()) } { (desk.event().settings().name) } }
            h1 { (title) }
            (fields::summary(wrong))
            @if let Some(link) = link {
                (fields::link_once(reader, &reader.say("people-keeper-made", &[]), link))
            }
            h2 { (reader.say("people-keepers", &[])) }
            p { (reader.say("people-keepers-about", &[])) }
            (keepers(reader, visitor, &people, desk.id()))
            form.line method="post" action={ (base) "/keeper" } {
                (visitor.token())
                div.wide {
                    (fields::name(&reader.say("people-for-whom", &[]), "off", "", wrong))
                }
                button.main { (reader.say("people-keeper-make", &[])) }
            }
            h2 { (reader.say("people-players", &[])) }
            p { (reader.say("people-players-about", &[])) }
            (players(reader, visitor, &people, desk))
        };
        fields::page(reader, &title, &content)
    })
}

fn keepers(reader: &Reader, visitor: &Visitor, people: &Entered, event: &str) -> Markup {
    let keepers = people
        .links_into(event)
        .filter_map(|link| match &link.purpose {
            Purpose::Keeper(label) => Some((link.id, label)),
            Purpose::Player(_) => None,
        });
    let keepers: Vec<_> = keepers.collect();
    html! {
        @if !keepers.is_empty() {
            ul.people {
                @for (link, label) in keepers {
                    li {
                        strong { (label.as_str()) }
                        form method="post" action={ "/events/" (event) "/desk/people/withdraw" } {
                            (visitor.token())
                            input type="hidden" name="link" value=(link.0);
                            button {
                                (reader.say("people-withdraw-link", &[("name", label.as_str().into())]))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The entries that have a link.
fn linked(people: &Entered, event: &str) -> BTreeSet<EntryId> {
    let entry = |link: &Link| match link.purpose {
        Purpose::Player(entry) => Some(EntryId(entry)),
        Purpose::Keeper(_) => None,
    };
    people.links_into(event).filter_map(entry).collect()
}

fn players(reader: &Reader, visitor: &Visitor, people: &Entered, desk: &Desk) -> Markup {
    let list = desk.event().start_list();
    let linked = linked(people, desk.id());
    let without = list.iter().filter(|entry| !linked.contains(entry)).count();
    let base = format!("/events/{}/desk/people", desk.id());
    html! {
        @if list.is_empty() { p { (reader.say("people-no-players", &[])) } }
        @else {
            p { (reader.say("people-players-linked", &[("n", linked.len().into()), ("all", list.len().into())])) }
            form.line method="post" action={ (base) "/players" } {
                (visitor.token())
                div {
                    label for="who" { (reader.say("people-for-whom", &[])) }
                    select #who name="who" {
                        @if without > 0 {
                            option value="missing" {
                                (reader.say("people-players-missing", &[("n", without.into())]))
                            }
                        }
                        option value="all" { (reader.say("people-players-all", &[])) }
                        @for entry in list {
                            option value=(entry) { (desk.who(entry)) }
                        }
                    }
                }
                button.main { (reader.say("people-players-make", &[])) }
            }
            p.hint { (reader.say("people-players-hint", &[])) }
            @if !linked.is_empty() {
                form method="post" action={ (base) "/withdraw" } {
                    (visitor.token())
                    input type="hidden" name="link" value="players";
                    button.danger { (reader.say("people-players-withdraw", &[])) }
                }
            }
        }
    }
}

async fn make_keeper(
    State(site): State<Site>,
    Path(id): Path<String>,
    visitor: Visitor,
    reader: Reader,
    headers: HeaderMap,
    Form(typed): Form<Fields>,
) -> Response {
    let desk = match open(&site, &id, &visitor, &reader).await {
        Ok(desk) => desk,
        Err(refused) => return *refused,
    };
    let work = async {
        let purpose = Purpose::Keeper(Name::new(field(&typed, "name"))?);
        let made = make(&site, &desk, &visitor, vec![purpose]).await?;
        let token = made.first().map_or("", String::as_str);
        Ok::<_, DeskError>(absolute::address(&headers, &format!("/keeper/{token}")))
    };
    match work.await {
        Ok(link) => show(&site, &desk, &visitor, &reader, None, Some(&link)).await,
        Err(DeskError::People(refusal)) => {
            let wrong = Wrong::of(&reader, &refusal);
            show(&site, &desk, &visitor, &reader, Some(&wrong), None).await
        }
        Err(error) => failed(&reader, &error),
    }
}

/// Makes links and answers their tokens, in order.
async fn make(
    site: &Site,
    desk: &Desk,
    visitor: &Visitor,
    purposes: Vec<Purpose>,
) -> Result<Vec<String>, DeskError> {
    let mut tokens = Vec::with_capacity(purposes.len());
    let mut links = Vec::with_capacity(purposes.len());
    for purpose in purposes {
        let token = new_token()?;
        links.push(NewLink {
            purpose,
            token: TokenHash::of(&token),
        });
        tokens.push(token);
    }
    let command = Command::MakeLinks {
        event: desk.id().to_owned(),
        links,
    };
    site.people().act(&visitor.actor(), command).await?;
    Ok(tokens)
}

async fn make_players(
    State(site): State<Site>,
    Path(id): Path<String>,
    visitor: Visitor,
    reader: Reader,
    headers: HeaderMap,
    Form(typed): Form<Fields>,
) -> Response {
    let desk = match open(&site, &id, &visitor, &reader).await {
        Ok(desk) => desk,
        Err(refused) => return *refused,
    };
    let who = field(&typed, "who");
    let work = async {
        let linked = linked(&*site.people().read().await?, desk.id());
        let wanted = |entry: &EntryId| match who {
            "all" => true,
            "missing" => !linked.contains(entry),
            one => one.parse() == Ok(entry.0),
        };
        let entries: Vec<_> = desk
            .event()
            .start_list()
            .into_iter()
            .filter(wanted)
            .collect();
        let purposes = entries
            .iter()
            .map(|entry| Purpose::Player(entry.0))
            .collect();
        let tokens = make(&site, &desk, &visitor, purposes).await?;
        let cards = entries.iter().zip(&tokens).map(|(entry, token)| Card {
            entry: *entry,
            player: desk.who(*entry),
            address: absolute::address(&headers, &format!("/player/{token}")),
        });
        Ok::<_, DeskError>(cards.collect::<Vec<_>>())
    };
    match work.await {
        Ok(cards) => player_sheet::answer(&reader, &desk, &cards),
        Err(error) => failed(&reader, &error),
    }
}

async fn withdraw(
    State(site): State<Site>,
    Path(id): Path<String>,
    visitor: Visitor,
    reader: Reader,
    Form(typed): Form<Fields>,
) -> Response {
    let desk = match open(&site, &id, &visitor, &reader).await {
        Ok(desk) => desk,
        Err(refused) => return *refused,
    };
    let work = async {
        let links = match field(&typed, "link") {
            "players" => {
                let people = site.people().read().await?;
                let players = people.links_into(desk.id());
                players
                    .filter(|link| matches!(link.purpose, Purpose::Player(_)))
                    .map(|link| link.id)
                    .collect()
            }
            number => vec![LinkId(number.parse().map_err(|_| Refusal::NoSuchLink)?)],
        };
        let command = Command::WithdrawLinks {
            event: desk.id().to_owned(),
            links,
        };
        site.people().act(&visitor.actor(), command).await
    };
    match work.await {
        Ok(_) => Redirect::to(&format!("/events/{id}/desk/people")).into_response(),
        Err(error) => failed(&reader, &error),
    }
}
