//! The head of the event's journal that everyone may know, as a short code on sheets and in the
//! hall: whoever noted one finds out here, or by `rokada verify --head`, whether what was done until
//! then was rewritten.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_journal::{Fault, Head, HeadCode};
use serde::{Deserialize, Serialize};

use super::ask::Ask;
use super::frame::{self, Part};
use super::qr;
use crate::refusal::failed;
use crate::server::Site;

#[derive(Deserialize)]
pub(super) struct Asked {
    /// A code that somebody noted.
    #[serde(default)]
    head: String,
}

/// The public head, and what a noted one was found to be.
#[derive(Serialize)]
struct Record {
    /// How many facts the head covers; null where none is public yet.
    facts: Option<u64>,
    code: Option<String>,
    /// The whole hash, in hexadecimal digits.
    head: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checked: Option<Checked>,
}

#[derive(Serialize)]
struct Checked {
    code: String,
    /// Whether every fact until then is there as it was.
    fits: bool,
    /// `rewritten`, `shorter` or `gone` where it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
}

pub(super) async fn page(
    State(site): State<Site>,
    Query(asked): Query<Asked>,
    ask: Ask,
) -> Response {
    let noted = asked.head.trim();
    let code = match noted.parse::<HeadCode>() {
        _ if noted.is_empty() => None,
        Ok(code) => Some(code),
        Err(_) => {
            let head = head(&site, &ask).await;
            let wrong = ask.reader.say("record-no-code", &[]);
            let page = show(
                &ask,
                head,
                html! { p.notice.wrong role="alert" { (wrong) } },
                noted,
            );
            return (StatusCode::BAD_REQUEST, page).into_response();
        }
    };
    let checked = match code {
        None => None,
        Some(code) => match site.events().compare(ask.shown.id(), code).await {
            Ok(fault) => Some((code, fault)),
            Err(error) => return failed(&ask.reader, &error),
        },
    };
    let head = match site.events().head(&ask.shown).await {
        Ok(head) => head,
        Err(error) => return failed(&ask.reader, &error),
    };
    if ask.reader.wants_json {
        return Json(record(head, checked)).into_response();
    }
    let answer = html! {
        @if let Some((code, fault)) = &checked { (told(&ask, *code, fault.as_ref())) }
    };
    show(&ask, head, answer, noted).into_response()
}

fn record(head: Option<Head>, checked: Option<(HeadCode, Option<Fault>)>) -> Record {
    Record {
        facts: head.map(|head| head.facts),
        code: head.map(|head| HeadCode::of(&head).to_string()),
        head: head.map(|head| head.hash.to_string()),
        checked: checked.map(|(code, fault)| Checked {
            code: code.to_string(),
            fits: fault.is_none(),
            kind: fault.map(|fault| fault.kind.name()),
        }),
    }
}

/// The public head, where the journal answers.
pub(super) async fn head(site: &Site, ask: &Ask) -> Option<Head> {
    let found: Result<_, DeskError> = site.events().head(&ask.shown).await;
    found.unwrap_or_else(|error| {
        tracing::warn!(%error, "the head of the event can't be read");
        None
    })
}

/// The code with its name, and where a phone finds out whether it still holds.
pub(super) fn line(ask: &Ask, headers: &HeaderMap, head: Option<Head>) -> Markup {
    let Some(head) = head else {
        return html! {};
    };
    let code = HeadCode::of(&head).to_string();
    let address = qr::path(ask.shown.id(), &format!("record?head={code}"));
    html! {
        figure.head {
            @if let Some(address) = crate::qr::absolute(headers, &address) {
                (crate::qr::code(&address))
            }
            figcaption { (ask.reader.say("record-title", &[])) br; span.letters { (code) } }
        }
    }
}

fn told(ask: &Ask, code: HeadCode, fault: Option<&Fault>) -> Markup {
    let reader = &ask.reader;
    html! {
        @match fault {
            None => {
                p.notice.good role="status" {
                    (reader.say("record-fits", &[("n", code.facts().into())]))
                }
            }
            Some(fault) => {
                p.notice.wrong role="alert" {
                    (reader.say("record-differs", &[])) " " (reader.words.journal_fault(fault))
                }
            }
        }
    }
}

fn show(ask: &Ask, head: Option<Head>, answer: Markup, noted: &str) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let content = html! {
        h2 { (Part::Record.heading(reader)) }
        (answer)
        @match head {
            Some(head) => {
                p { span.big.letters { (HeadCode::of(&head)) } }
                p { (reader.say("record-about", &[("n", head.facts.into())])) }
            }
            None => p { (say("record-none")) },
        }
        form action={ "/events/" (ask.shown.id()) "/record" } {
            label for="head" { (say("record-noted")) }
            input id="head" name="head" value=(noted) maxlength="60" autocomplete="off"
                spellcheck="false" required;
            button { (say("record-check")) }
        }
        p.quiet { (say("record-by-oneself")) }
    };
    frame::page(ask, Part::Record, &content)
}
