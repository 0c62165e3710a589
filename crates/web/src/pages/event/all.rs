//! The list of events.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_tournament::Phase;
use rokada_tournament::views::Overview;
use serde::Serialize;

use super::frame;
use crate::layout::{self, Extras};
use crate::people::Action;
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

/// An event in the list of events.
#[derive(Serialize)]
struct Listed {
    id: String,
    #[serde(flatten)]
    overview: Overview,
}

pub(super) async fn page(State(site): State<Site>, reader: Reader) -> Response {
    match listed(&site).await {
        Ok(events) if reader.wants_json => Json(events).into_response(),
        Ok(events) => show(&reader, &events).into_response(),
        Err(error) => failed(&reader, &error),
    }
}

/// All events, the latest first.
async fn listed(site: &Site) -> Result<Vec<Listed>, DeskError> {
    let mut listed = Vec::new();
    for id in site.events().names().await? {
        if let Some(shown) = site.events().shown(&id).await? {
            let overview = super::overview(shown.event());
            listed.push(Listed { id, overview });
        }
    }
    listed.sort_by_key(|event| std::cmp::Reverse(event.overview.starts));
    Ok(listed)
}

fn show(reader: &Reader, events: &[Listed]) -> Markup {
    let title = reader.say("events-title", &[]);
    let (archived, current): (Vec<_>, Vec<_>) = events
        .iter()
        .partition(|event| event.overview.phase == Phase::Archived);
    let content = html! {
        h1 { (title) }
        @if events.is_empty() { p { (reader.say("events-none", &[])) } }
        @if events.is_empty() || reader.visitor.may(Action::MakeEvent) {
            div.actions { a.button.main href="/events/new" { (reader.say("events-make", &[])) } }
        }
        (list(reader, &current))
        @if !archived.is_empty() {
            h2 { (reader.say("events-archived", &[])) }
            (list(reader, &archived))
        }
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
