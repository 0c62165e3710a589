//! The list of events: searched, and a page at a time.

mod asked;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_tournament::Phase;
use rokada_tournament::views::Overview;
use serde::Serialize;

use self::asked::Asked;
use super::{ask, frame};
use crate::events::{Found, Listed};
use crate::layout::{self, Extras};
use crate::people::Action;
use crate::reader::Reader;
use crate::refusal::{failed, refuse};
use crate::server::Site;

/// How many events were found in all, for a program.
const TOTAL: HeaderName = HeaderName::from_static("x-total-count");

/// An event in the list of events.
#[derive(Serialize)]
struct Told<'a> {
    id: &'a str,
    #[serde(flatten)]
    overview: &'a Overview,
}

pub(super) async fn page(
    State(site): State<Site>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Response {
    let wanted = match asked.read() {
        Ok(wanted) => wanted,
        Err(value) => {
            let detail = reader.say("explore-wrong-choice", &[("value", value.into())]);
            return refuse(&reader, StatusCode::BAD_REQUEST, &detail);
        }
    };
    let found = site
        .events()
        .page(&wanted.search, wanted.page, wanted.limit);
    match found.await {
        Ok(found) if reader.wants_json => tell(&asked, &found),
        Ok(found) => {
            let mut page = show(&reader, &asked, &found).into_response();
            if let Some(since) = found.since {
                ask::mark_stale(page.headers_mut(), since);
            }
            page
        }
        Err(error) => failed(&reader, &error),
    }
}

/// For a program: the events of the page, and in the head how many there are and where the pages
/// beside this one are (RFC 8288).
fn tell(asked: &Asked, found: &Found) -> Response {
    let events: Vec<Told<'_>> = found
        .events
        .iter()
        .map(|Listed { id, overview }| Told { id, overview })
        .collect();
    let mut response = Json(events).into_response();
    let headers = response.headers_mut();
    headers.insert(TOTAL, found.found.into());
    if let Some(since) = found.since {
        ask::mark_stale(headers, since);
    }
    let link =
        |(relation, page): (&str, usize)| format!("<{}>; rel=\"{relation}\"", asked.address(page));
    let links: Vec<String> = neighbours(found).into_iter().map(link).collect();
    if let Ok(links) = HeaderValue::from_str(&links.join(", "))
        && !links.is_empty()
    {
        headers.insert(header::LINK, links);
    }
    response
}

/// The pages that one may want to go on to, as RFC 8288 names them.
fn neighbours(found: &Found) -> Vec<(&'static str, usize)> {
    let mut beside = Vec::new();
    if found.page > 1 {
        beside.extend([("first", 1), ("prev", found.page - 1)]);
    }
    if found.page < found.pages {
        beside.extend([("next", found.page + 1), ("last", found.pages)]);
    }
    beside
}

fn show(reader: &Reader, asked: &Asked, found: &Found) -> Markup {
    let title = reader.say("events-title", &[]);
    let archived = |event: &&Listed| event.overview.phase == Phase::Archived;
    let (archived, current): (Vec<_>, Vec<_>) = found.events.iter().partition(archived);
    let none = found.found == 0 && asked.is_empty();
    let content = html! {
        h1 { (title) }
        @if let Some(since) = found.since { (ask::stale(reader, since)) }
        @if none { p { (reader.say("events-none", &[])) } }
        @if none || reader.visitor.may(Action::MakeEvent) {
            div.actions { a.button.main href="/events/new" { (reader.say("events-make", &[])) } }
        }
        @if found.found > 1 || !asked.is_empty() {
            (asked.form(reader))
            p.quiet role="status" {
                (reader.say("events-found", &[("n", found.found.into())]))
                @if !asked.is_empty() {
                    " · " a href="/events" { (reader.say("events-all", &[])) }
                }
            }
        }
        @if found.unreadable > 0 {
            p { (reader.say("events-unreadable", &[("n", found.unreadable.into())])) }
        }
        (list(reader, &current))
        @if !archived.is_empty() {
            h2 { (reader.say("events-archived", &[])) }
            (list(reader, &archived))
        }
        (pages(reader, asked, found))
    };
    let extras = Extras {
        styles: &["event.css"],
        scripts: &[],
    };
    layout::page_with(reader, &title, extras, &content)
}

fn list(reader: &Reader, events: &[&Listed]) -> Markup {
    html! {
        @if !events.is_empty() {
            ul.events {
                @for Listed { id, overview } in events {
                    li {
                        a.big href={ "/events/" (id) } { (overview.name) }
                        p.quiet { (about(reader, overview)) }
                    }
                }
            }
        }
    }
}

/// The way to the pages beside this one.
fn pages(reader: &Reader, asked: &Asked, found: &Found) -> Markup {
    let at = [
        ("page", found.page.to_string().into()),
        ("pages", found.pages.to_string().into()),
    ];
    html! {
        @if found.pages > 1 {
            nav.pages aria-label=(reader.say("events-pages", &[])) {
                span { (reader.say("events-page", &at)) }
                @for (relation, page) in neighbours(found) {
                    a.button href=(asked.address(page)) rel=(relation) {
                        (reader.say(&format!("events-page-{relation}"), &[]))
                    }
                }
            }
        }
    }
}

fn about(reader: &Reader, overview: &Overview) -> String {
    let days = overview.starts.map(|first| {
        let last = overview.ends.unwrap_or(first);
        reader.words.days(first, last)
    });
    let known = [
        days.unwrap_or_default(),
        overview.place.clone(),
        frame::phase(reader, overview),
    ];
    let known = known.into_iter().filter(|text| !text.is_empty());
    known.collect::<Vec<_>>().join(" · ")
}
