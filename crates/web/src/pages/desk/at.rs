//! Who is at the desk of which event.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use rokada_api::NoteAnswer;
use rokada_desk::{Desk, DeskError};
use rokada_tournament::trf::Note;
use rokada_tournament::{Command, EntryId, Published, Refusal, Step, Tournament, step};
use serde::Serialize;

use super::{command, told};
use crate::layout::encode;
use crate::people::{Action, Visitor};
use crate::reader::Reader;
use crate::refusal::{failed, failed_of, not_found, refuse};
use crate::server::Site;

/// An arbiter at the desk of an event.
pub(crate) struct AtDesk {
    pub(crate) site: Site,
    pub(crate) reader: Reader,
    pub(crate) visitor: Visitor,
    desk: Arc<Desk>,
    /// What was not taken as it stands of a file that is being entered.
    told: Vec<Note>,
    /// What a visitor sees of the event who doesn't run it, once somebody looks.
    seen: OnceLock<Published>,
    /// The parts of the address that vary.
    path: HashMap<String, String>,
}

/// Somebody who may enter the event's results, arbiter or not.
pub(crate) struct AtResults(pub(crate) AtDesk);

/// Where the event stands after something was done, for a program.
#[derive(Serialize)]
struct Standing {
    version: u64,
    next: Step,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    report: Vec<NoteAnswer>,
}

impl AtDesk {
    async fn open(
        parts: &mut Parts,
        site: &Site,
        action: fn(&str) -> Action<'_>,
    ) -> Result<AtDesk, Response> {
        let Ok(reader) = Reader::from_request_parts(parts, site).await;
        let Ok(visitor) = Visitor::from_request_parts(parts, site).await;
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, site).await;
        let path = path.map(|Path(path)| path).unwrap_or_default();
        let id = path.get("id").map(String::as_str).unwrap_or_default();
        if let Some(refused) = visitor.refused(&reader, action(id)) {
            return Err(refused);
        }
        let desk = match site.events().read(id).await {
            Ok(Some(desk)) => desk,
            Ok(None) => return Err(not_found(reader).await),
            Err(error) => return Err(failed(&reader, &error)),
        };
        Ok(AtDesk {
            told: Vec::new(),
            seen: OnceLock::new(),
            site: site.clone(),
            reader,
            visitor,
            desk,
            path,
        })
    }

    /// The event as far as the visitor may know it.
    pub(crate) fn event(&self) -> &Tournament {
        if self.is_arbiter() {
            return self.desk.event();
        }
        let see = || self.desk.event().for_keepers(rokada_desk::now());
        self.seen.get_or_init(see)
    }

    /// The event's name in addresses.
    pub(crate) fn id(&self) -> &str {
        self.desk.id()
    }

    /// The round being played; 0 before the first is published.
    pub(crate) fn round_being_played(&self) -> u16 {
        self.desk.event().published_rounds()
    }

    /// How many facts the event rests on.
    pub(crate) fn version(&self) -> u64 {
        self.desk.version()
    }

    /// The entry of a pairing number.
    pub(crate) fn entry(&self, number: u32) -> Option<EntryId> {
        self.desk.entry(number)
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.reader.say(id, &[])
    }

    /// An address of the event, such as `/desk/players`.
    pub(crate) fn address(&self, rest: &str) -> String {
        format!("/events/{}{rest}", encode(self.desk.id()))
    }

    /// The same desk after the event went on.
    pub(crate) fn with(self, desk: Arc<Desk>) -> AtDesk {
        AtDesk {
            seen: OnceLock::new(),
            desk,
            ..self
        }
    }

    /// A number in the address; `None` where there is none of that name.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.path.get(name)?.parse().ok()
    }

    /// Whether the visitor runs the event, and does not only enter results.
    pub(crate) fn is_arbiter(&self) -> bool {
        self.visitor.may(Action::RunEvent(self.desk.id()))
    }

    pub(crate) fn missing(&self) -> Response {
        let detail = self.say("site-nothing-here");
        refuse(&self.reader, StatusCode::NOT_FOUND, &detail)
    }

    pub(crate) fn who(&self, entry: EntryId) -> String {
        self.desk.who(entry)
    }

    /// Does something to the event, and keeps it as it stands then.
    pub(crate) async fn act(&self, command: Command) -> Result<Arc<Desk>, DeskError> {
        let events = self.site.events();
        events.act(&self.desk, &self.visitor.actor(), command).await
    }

    /// Does something to the event and goes on to a page of it; what needs a second thought is
    /// asked for first.
    pub(crate) async fn carry_out(&self, wish: Command, on: &str) -> Response {
        match self.act(wish.clone()).await {
            Ok(desk) => self.done(&desk, on),
            Err(error) => self.not_done(&error, Some(wish), on),
        }
    }

    /// Goes on to a page of the event, to which nothing was done.
    pub(crate) fn as_it_was(&self, on: &str) -> Response {
        self.done(&self.desk, on)
    }

    /// The desk of the event, for what takes several steps.
    pub(crate) fn desk(&self) -> Desk {
        Desk::clone(&self.desk)
    }

    pub(crate) fn done(&self, desk: &Desk, on: &str) -> Response {
        if self.reader.wants_json {
            return Json(Standing {
                version: desk.version(),
                next: step(desk.event()),
                report: NoteAnswer::of(&self.told, self.reader.words),
            })
            .into_response();
        }
        if self.told.is_empty() {
            Redirect::to(on).into_response()
        } else {
            told::page(&self.told, on, &self.reader)
        }
    }

    /// The same desk with what there is to tell of a file, whatever becomes of what is in it.
    pub(crate) fn telling(self, told: Vec<Note>) -> AtDesk {
        AtDesk { told, ..self }
    }

    /// What there is to tell of the file.
    pub(crate) fn told(&self) -> &[Note] {
        &self.told
    }

    /// Why a wish was not granted; one that may be confirmed is asked for again.
    pub(crate) fn not_done(&self, error: &DeskError, wish: Option<Command>, on: &str) -> Response {
        if let (DeskError::Refused(refusal), Some(wish), false) =
            (error, wish, self.reader.wants_json)
            && let Refusal::Confirm {
                level,
                warnings,
                acts,
            } = &**refusal
        {
            return command::ask(self, wish, (*level, warnings, acts), on).into_response();
        }
        if self.reader.wants_json {
            return failed_of(&self.reader, error, &|entry| self.who(entry));
        }
        command::say_refused(self, error, on)
    }

    /// Why something was refused, in the reader's words.
    pub(crate) fn why(&self, refusal: &Refusal) -> String {
        self.reader
            .words
            .event_refusal(refusal, &|entry| self.who(entry))
    }
}

impl FromRequestParts<Site> for AtDesk {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<AtDesk, Response> {
        AtDesk::open(parts, site, |id| Action::RunEvent(id)).await
    }
}

impl FromRequestParts<Site> for AtResults {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<AtResults, Response> {
        let at = AtDesk::open(parts, site, |id| Action::EnterResults(id)).await?;
        Ok(AtResults(at))
    }
}
