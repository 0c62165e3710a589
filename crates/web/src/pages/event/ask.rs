//! A request for a page of an event.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_tournament::{Published, Timestamp};
use serde::Serialize;

use super::frame::{self, Part};
use crate::events::{Kept, Key, Seen, Shown, Wants};
use crate::moment;
use crate::reader::Reader;
use crate::refusal::{failed, refuse};
use crate::server::Site;

/// A request for a page of an event: who reads, and what everyone may see of it now.
pub(crate) struct Ask {
    pub(crate) reader: Reader,
    pub(crate) shown: Arc<Shown>,
    wants: Wants,
    /// Since when nothing new is known of the event, because the database does not answer.
    since: Option<Timestamp>,
    /// Whether everyone who reads this language is answered the same: a stranger asks, without a
    /// query, which would be found again in the page's links.
    common: bool,
}

impl FromRequestParts<Site> for Ask {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Ask, Response> {
        let Ok(reader) = Reader::from_request_parts(parts, site).await;
        let names = Path::<HashMap<String, String>>::from_request_parts(parts, site).await;
        let id = names.ok().and_then(|Path(mut names)| names.remove("id"));
        let id = id.ok_or_else(|| missing(&reader))?;
        match site.events().shown(&id).await {
            Ok(Some(Seen { shown, since })) => Ok(Ask {
                common: parts.uri.query().is_none()
                    && reader.visitor.name().is_none()
                    && since.is_none(),
                since,
                reader,
                shown,
                wants: Wants::of(&parts.headers),
            }),
            Ok(None) => Err(missing(&reader)),
            Err(error) => Err(failed(&reader, &error)),
        }
    }
}

impl Ask {
    /// The event without anything that is not public.
    pub(crate) fn event(&self) -> &Published {
        self.shown.event()
    }

    /// The view for a program, or the page for a person; made once in each language and kept until
    /// the event changes.
    pub(crate) fn answer<View: Serialize>(
        &self,
        part: Part,
        view: impl FnOnce(&Published) -> View,
        content: impl FnOnce(&View) -> Markup,
    ) -> Response {
        if !self.common {
            return self.answer_once(part, view, content);
        }
        self.kept(part.to_string(), || self.make(part, view, content))
    }

    /// The same, made for this reader alone.
    pub(crate) fn answer_once<View: Serialize>(
        &self,
        part: Part,
        view: impl FnOnce(&Published) -> View,
        content: impl FnOnce(&View) -> Markup,
    ) -> Response {
        self.send(&self.make(part, view, content))
    }

    /// A view as a document of its own, without what the pages have in common; made each time, since
    /// it tells the time.
    pub(crate) fn sheet<View: Serialize>(
        &self,
        view: impl FnOnce(&Published) -> View,
        document: impl FnOnce(&View) -> Markup,
    ) -> Response {
        let view = view(self.event());
        let kept = match self.reader.wants_json {
            true => json(&view),
            false => Kept::new(document(&view).into_string(), HTML),
        };
        self.send(&kept)
    }

    fn send(&self, kept: &Kept) -> Response {
        let mut response = kept.answer(&self.wants);
        if let Some(since) = self.since {
            mark_stale(response.headers_mut(), since);
        }
        response
    }

    /// What a page says when nothing new is known of the event.
    pub(super) fn stale(&self) -> Markup {
        self.since
            .map_or_else(Markup::default, |since| stale(&self.reader, since))
    }

    /// Anything made of the event and of nothing else but the reader's language.
    pub(crate) fn kept(&self, page: String, make: impl FnOnce() -> Kept) -> Response {
        let key = Key {
            page,
            lang: self.reader.lang(),
            json: self.reader.wants_json,
        };
        self.shown.page(key, make).answer(&self.wants)
    }

    pub(crate) fn missing(&self) -> Response {
        missing(&self.reader)
    }

    fn make<View: Serialize>(
        &self,
        part: Part,
        view: impl FnOnce(&Published) -> View,
        content: impl FnOnce(&View) -> Markup,
    ) -> Kept {
        let view = view(self.event());
        if self.reader.wants_json {
            return json(&view);
        }
        let page = frame::page(self, part, &content(&view));
        Kept::new(page.into_string(), HTML)
    }
}

/// Tells a program since when what it is answered may have changed, in seconds since 1970.
const SINCE: HeaderName = HeaderName::from_static("x-rokada-known-until");

/// Says that nothing new is known, because the database does not answer.
pub(super) fn stale(reader: &Reader, since: Timestamp) -> Markup {
    let args = [("moment", moment::said(reader, since).into())];
    html! { p.notice.stale role="alert" { (reader.say("event-stale", &args)) } }
}

/// The same to programs; nobody keeps such an answer.
pub(super) fn mark_stale(headers: &mut HeaderMap, since: Timestamp) {
    headers.insert(SINCE, since.0.into());
    let forgotten = HeaderValue::from_static("no-store");
    headers.insert(header::CACHE_CONTROL, forgotten);
}

const HTML: &str = "text/html; charset=utf-8";

/// A view for a program. Views are made of names, numbers and lists: they can always be written.
fn json(view: &impl Serialize) -> Kept {
    Kept::new(
        serde_json::to_vec(view).unwrap_or_default(),
        "application/json",
    )
}

fn missing(reader: &Reader) -> Response {
    let detail = reader.say("site-nothing-here", &[]);
    refuse(reader, StatusCode::NOT_FOUND, &detail).into_response()
}
