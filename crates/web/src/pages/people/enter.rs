//! Following a link into an event: a keeper's, to enter results, or a player's, to report one.
//!
//! The link opens a page with one button, and the button opens the session: programs that look at
//! links in messages press no buttons.

use axum::Json;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::html;
use rokada_desk::{Desk, DeskError};
use rokada_people::{Holder, LinkId, Purpose, TokenHash};
use rokada_tournament::{EntryId, Phase};
use serde_json::json;

use super::answers::wrong_link;
use super::fields;
use crate::layout::encode;
use crate::people::{Address, Form, Nothing, Visitor, open};
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/keeper/{token}", get(ask).post(enter))
        .route("/player/{token}", get(ask).post(enter))
}

/// What a link leads to.
struct Found {
    link: LinkId,
    actor: String,
    event: String,
    /// The keeper's label, or the player's name.
    name: String,
    keeper: bool,
    next: String,
}

/// The link of a token, while its event is open.
async fn find(site: &Site, token: &str) -> Result<Option<Found>, DeskError> {
    let people = site.people().read().await?;
    let Some(link) = people.link_of(TokenHash::of(token)) else {
        return Ok(None);
    };
    let desk = site.events().read(&link.event).await?;
    let Some(desk) = desk.filter(|desk| desk.event().phase() == Phase::Open) else {
        return Ok(None);
    };
    let event = &link.event;
    let found = |actor, name, keeper, next| Found {
        link: link.id,
        actor,
        event: desk.event().settings().name.clone(),
        name,
        keeper,
        next,
    };
    Ok(match &link.purpose {
        Purpose::Keeper(label) => {
            let label = label.as_str().to_owned();
            let next = format!("/events/{}/desk/results", encode(event));
            Some(found(format!("keeper:{label}"), label, true, next))
        }
        Purpose::Player(entry) => player(&desk, EntryId(*entry)).map(|(number, name)| {
            let next = format!("/events/{}/players/{number}/report", encode(event));
            found(format!("player:{entry}"), name, false, next)
        }),
    })
}

/// Number and name of a player who is still in the event.
fn player(desk: &Desk, entry: EntryId) -> Option<(u32, String)> {
    let event = desk.event();
    let number = *event.numbers().get(&entry)?;
    Some((number, event.entry(entry)?.player.name.clone()))
}

async fn ask(
    State(site): State<Site>,
    Path(token): Path<String>,
    visitor: Visitor,
    reader: Reader,
    Address(from): Address,
) -> Response {
    let found = match find(&site, &token).await {
        Ok(Some(found)) => found,
        Ok(None) => return wrong_link(&site, &reader, from),
        Err(error) => return failed(&reader, &error),
    };
    if reader.wants_json {
        let known = json!({ "event": found.event, "name": found.name, "next": found.next });
        return Json(known).into_response();
    }
    let (about, go) = match found.keeper {
        true => ("people-keeper-about", "people-keeper-go"),
        false => ("people-player-about", "people-player-go"),
    };
    let about = reader.say(about, &[("name", found.name.as_str().into())]);
    let content = html! {
        h1 { (found.event) }
        p { (about) }
        // Without an address the form goes to the page's own.
        form method="post" {
            (visitor.token())
            div.actions { button.main { (reader.say(go, &[])) } }
        }
        p.quiet { (reader.say("people-link-personal", &[])) }
    };
    fields::page(&reader, &found.event, &content).into_response()
}

async fn enter(
    State(site): State<Site>,
    Path(token): Path<String>,
    reader: Reader,
    Address(from): Address,
    headers: HeaderMap,
    Form(Nothing {}): Form<Nothing>,
) -> Response {
    let found = match find(&site, &token).await {
        Ok(Some(found)) => found,
        Ok(None) => return wrong_link(&site, &reader, from),
        Err(error) => return failed(&reader, &error),
    };
    let of = Holder::Link(found.link);
    let opened = open(&site, of, &found.actor, &found.next, &headers).await;
    opened.unwrap_or_else(|error| failed(&reader, &error))
}
