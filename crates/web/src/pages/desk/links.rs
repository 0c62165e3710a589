//! The links into an event: its keepers of results, and players who report their own.

use std::collections::BTreeSet;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_desk::{DeskError, new_token};
use rokada_people::{Command, Link, LinkId, Name, NewLink, People, Purpose, Refusal, TokenHash};
use rokada_tournament::EntryId;
use serde_json::json;

use super::at::AtDesk;
use super::cards::{self, Card};
use super::fields::{Ask, Faults, Fields};
use super::frame::{Part, frame};
use crate::pages::people::link_once;
use crate::people::Form;
use crate::qr;
use crate::refusal::{failed, refuse};
use crate::server::Site;

type Sent = Form<Vec<(String, String)>>;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/{id}/desk/people", get(page))
        .route("/events/{id}/desk/people/keeper", post(make_keeper))
        .route("/events/{id}/desk/people/players", post(make_players))
        .route("/events/{id}/desk/people/withdraw", post(withdraw))
}

async fn page(at: AtDesk) -> Response {
    show(&at, &Fields::default(), &Faults::default(), None).await
}

/// The page; `link` was made just now.
async fn show(at: &AtDesk, fields: &Fields, faults: &Faults, link: Option<&str>) -> Response {
    let people = match at.site.people().read().await {
        Ok(people) => people,
        Err(error) => return failed(&at.reader, &error),
    };
    let bad = StatusCode::UNPROCESSABLE_ENTITY;
    if at.reader.wants_json {
        if !faults.is_empty() {
            return refuse(&at.reader, bad, &faults.in_one());
        }
        let links = people.links_into(at.id());
        let links = links.map(|link| json!({ "link": link.id, "purpose": link.purpose }));
        let links: Vec<_> = links.collect();
        return Json(json!({ "links": links, "made": link })).into_response();
    }
    let ask = Ask {
        reader: &at.reader,
        part: "links",
        fields,
        faults,
    };
    let content = html! {
        (faults.summary(&at.reader))
        @if let Some(link) = link {
            (link_once(&at.reader, &at.say("people-keeper-made"), link))
        }
        h2 { (at.say("people-keepers")) }
        p { (at.say("people-keepers-about")) }
        (keepers(at, &people))
        form.line method="post" action=(at.address("/desk/people/keeper")) {
            (at.visitor.token())
            div.wide { (ask.needed("name")) }
            button.main { (at.say("people-keeper-make")) }
        }
        h2 { (at.say("people-players")) }
        p { (at.say("people-players-about")) }
        (players(at, &people))
    };
    let shown = frame(
        at,
        Part::Links,
        &at.say("people-event-links"),
        &[],
        &content,
    );
    match faults.is_empty() {
        true => shown.into_response(),
        false => (bad, shown).into_response(),
    }
}

fn keepers(at: &AtDesk, people: &People) -> Markup {
    let keepers = people
        .links_into(at.id())
        .filter_map(|link| match &link.purpose {
            Purpose::Keeper(label) => Some((link.id, label.as_str())),
            Purpose::Player(_) => None,
        });
    let keepers: Vec<_> = keepers.collect();
    html! {
        @if !keepers.is_empty() {
            ul.people {
                @for (link, label) in keepers {
                    li {
                        strong { (label) }
                        form method="post" action=(at.address("/desk/people/withdraw")) {
                            (at.visitor.token())
                            input type="hidden" name="link" value=(link.0);
                            button {
                                (at.reader.say("people-withdraw-link", &[("name", label.into())]))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The entries that have a link.
fn linked(people: &People, event: &str) -> BTreeSet<EntryId> {
    let entry = |link: &Link| match link.purpose {
        Purpose::Player(entry) => Some(EntryId(entry)),
        Purpose::Keeper(_) => None,
    };
    people.links_into(event).filter_map(entry).collect()
}

fn players(at: &AtDesk, people: &People) -> Markup {
    let list = at.event().start_list();
    let linked = linked(people, at.id());
    let without = list.iter().filter(|entry| !linked.contains(entry)).count();
    let counts = [
        ("n", (list.len() - without).into()),
        ("all", list.len().into()),
    ];
    html! {
        @if !at.event().settings().players_report {
            p.quiet {
                (at.say("refusal-reports-not-taken")) " "
                a href=(at.address("/desk/settings")) { (at.say("desk-part-settings")) }
            }
        }
        @if list.is_empty() { p { (at.say("people-no-players")) } }
        @else {
            p { (at.reader.say("people-players-linked", &counts)) }
            form.line method="post" action=(at.address("/desk/people/players")) {
                (at.visitor.token())
                div {
                    label for="who" { (at.say("links-name")) }
                    select #who name="who" {
                        @if without > 0 {
                            option value="missing" {
                                (at.reader.say("people-players-missing", &[("n", without.into())]))
                            }
                        }
                        option value="all" { (at.say("people-players-all")) }
                        @for entry in &list {
                            option value=(entry.0) { (at.who(*entry)) }
                        }
                    }
                }
                button.main { (at.say("people-players-make")) }
            }
            p.hint { (at.say("people-players-hint")) }
        }
        @if !linked.is_empty() {
            details {
                summary { (at.say("people-players-withdraw")) }
                form method="post" action=(at.address("/desk/people/withdraw")) {
                    (at.visitor.token())
                    input type="hidden" name="link" value="players";
                    p { (at.say("people-players-withdraw-about")) }
                    button.danger { (at.say("people-players-withdraw")) }
                }
            }
        }
    }
}

async fn make_keeper(at: AtDesk, headers: HeaderMap, Form(sent): Sent) -> Response {
    let fields = Fields(sent);
    let work = async {
        let purpose = Purpose::Keeper(Name::new(fields.get("name"))?);
        let made = make(&at, vec![purpose]).await?;
        Ok::<_, DeskError>(made.into_iter().next().unwrap_or_default())
    };
    match work.await {
        Ok(token) => {
            let link = address(&headers, "keeper", &token);
            show(&at, &Fields::default(), &Faults::default(), Some(&link)).await
        }
        Err(DeskError::People(refusal)) => {
            let faults = Faults::one("name", at.reader.words.people_refusal(&refusal));
            show(&at, &fields, &faults, None).await
        }
        Err(error) => failed(&at.reader, &error),
    }
}

/// Makes links and answers their tokens, in order.
async fn make(at: &AtDesk, purposes: Vec<Purpose>) -> Result<Vec<String>, DeskError> {
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
        event: at.id().to_owned(),
        links,
    };
    at.site.people().act(&at.visitor.actor(), command).await?;
    Ok(tokens)
}

fn address(headers: &HeaderMap, kind: &str, token: &str) -> String {
    qr::address(headers, &format!("/{kind}/{token}"))
}

async fn make_players(at: AtDesk, headers: HeaderMap, Form(sent): Sent) -> Response {
    let fields = Fields(sent);
    let work = async {
        let linked = linked(&*at.site.people().read().await?, at.id());
        let wanted = |entry: &EntryId| match fields.get("who") {
            "all" => true,
            "missing" => !linked.contains(entry),
            one => one.parse() == Ok(entry.0),
        };
        let list = at.event().start_list();
        let entries: Vec<_> = list.into_iter().filter(wanted).collect();
        let purposes = entries.iter().map(|entry| Purpose::Player(entry.0));
        let tokens = make(&at, purposes.collect()).await?;
        let cards = entries.iter().zip(&tokens).map(|(entry, token)| Card {
            entry: *entry,
            player: at.who(*entry),
            address: address(&headers, "player", token),
        });
        Ok::<_, DeskError>(cards.collect::<Vec<_>>())
    };
    match work.await {
        Ok(cards) => cards::answer(&at, &cards),
        Err(error) => failed(&at.reader, &error),
    }
}

async fn withdraw(at: AtDesk, Form(sent): Sent) -> Response {
    let fields = Fields(sent);
    let work = async {
        let links = match fields.get("link") {
            "players" => {
                let people = at.site.people().read().await?;
                let links = people.links_into(at.id());
                let players = links.filter(|link| matches!(link.purpose, Purpose::Player(_)));
                players.map(|link| link.id).collect()
            }
            number => vec![LinkId(number.parse().map_err(|_| Refusal::NoSuchLink)?)],
        };
        let command = Command::WithdrawLinks {
            event: at.id().to_owned(),
            links,
        };
        at.site.people().act(&at.visitor.actor(), command).await
    };
    match work.await {
        Ok(_) => at.as_it_was(&at.address("/desk/people")),
        Err(error) => failed(&at.reader, &error),
    }
}
