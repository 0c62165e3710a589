//! Finds out who asks, once a request.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::Next;
use axum::response::Response;
use rokada_desk::{DeskError, now_ms};
use rokada_people::{Holder, Link, Purpose, Role, TokenHash};
use rokada_tournament::{EntryId, Phase};

use super::cookie;
use super::roles::Standing;
use super::visitor::{Known, Visitor};
use crate::events::is_unreachable;
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

/// Lets the request's handlers know the [`Visitor`]. A request without a session's cookie touches
/// no journal here.
pub(crate) async fn recognise(
    State(site): State<Site>,
    mut request: Request,
    next: Next,
) -> Response {
    let token = cookie::token(request.headers());
    if let Some(token) = token
        && !request.uri().path().starts_with("/static/")
    {
        match find(&site, token).await {
            Ok(visitor) => {
                let known = visitor.name().is_some();
                request.extensions_mut().insert(visitor);
                let mut response = next.run(request).await;
                if known {
                    // Made for one person: no cache between keeps it for others.
                    let own = HeaderValue::from_static("private, no-cache");
                    let headers = response.headers_mut();
                    headers.entry(CACHE_CONTROL).or_insert(own);
                }
                return response;
            }
            // Who it is can't be known: what everyone may read is shown as far as it is known.
            Err(error) if is_unreachable(&error) && request.method().is_safe() => {
                request.extensions_mut().insert(Visitor::unrecognised());
                return next.run(request).await;
            }
            Err(error) => {
                let (mut parts, _) = request.into_parts();
                let Ok(reader) = Reader::from_request_parts(&mut parts, &()).await;
                return failed(&reader, &error);
            }
        }
    }
    next.run(request).await
}

async fn find(site: &Site, token: &str) -> Result<Visitor, DeskError> {
    if let Some(away) = site.events().away() {
        return Err(away);
    }
    let people = site.events().learn(site.people().read().await)?;
    let session = TokenHash::of(token);
    let Some(&found) = people.session(session, now_ms()) else {
        return Ok(Visitor::default());
    };
    let found_as = match found.of {
        Holder::Person(person) => people.person(person).map(|person| {
            let standing = match &person.role {
                Role::Owner => Standing::Owner,
                Role::Arbiter(events) => Standing::Arbiter(events.clone()),
            };
            (person.name.as_str().to_owned(), standing)
        }),
        Holder::Link(link) => match people.link(link) {
            Some(link) => by_link(site, link).await?,
            None => None,
        },
    };
    let Some((name, standing)) = found_as else {
        return Ok(Visitor::default());
    };
    Ok(Visitor::known(Known {
        holder: found.of,
        name,
        standing,
        session,
        token: token.to_owned(),
    }))
}

/// A link holds while its event is open.
async fn by_link(site: &Site, link: &Link) -> Result<Option<(String, Standing)>, DeskError> {
    let Some(desk) = site.events().read(&link.event).await? else {
        return Ok(None);
    };
    if desk.event().phase() != Phase::Open {
        return Ok(None);
    }
    let event = link.event.clone();
    Ok(match &link.purpose {
        Purpose::Keeper(label) => {
            let standing = Standing::Keeper { event };
            Some((label.as_str().to_owned(), standing))
        }
        Purpose::Player(entry) => {
            let entry = EntryId(*entry);
            let player = desk.event().entry(entry);
            player.map(|player| {
                let standing = Standing::Player { event, entry };
                (player.player.name.clone(), standing)
            })
        }
    })
}
