//! A record checked by anyone: pasted, uploaded or named by its address, and shown step by step.

use axum::Form;
use axum::extract::{FromRequest, Multipart, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_api::{DrawAnswer, JudgedDraw};
use rokada_chess::StartPosition;
use rokada_draw::{Draw, Fault, Field, Protocol};
use rokada_tournament::Timestamp;
use serde::Deserialize;

use super::held::{Asked, Held};
use super::{EXTRAS, program, record, told};
use crate::pages::position;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;
use crate::{layout, moment};

#[derive(Deserialize)]
pub(super) struct Pasted {
    protocol: String,
}

#[derive(Deserialize)]
pub(super) struct Named {
    /// The address of a draw on this site.
    #[serde(default)]
    draw: String,
}

/// How many records are told whole.
const SHOWN: usize = 20;
/// How much of a part of a record is repeated, in characters.
const LONGEST_PART: usize = 2_000;
/// How long a text is put back into its field, in bytes.
const LONGEST_AGAIN: usize = 64 << 10;

/// A record, and what came of it.
struct Verdict {
    protocol: Protocol,
    found: Result<StartPosition, Fault>,
    /// For a draw by program that was announced on this site: when.
    announced: Option<String>,
}

/// The form, or the verdict on a draw of this site.
pub(super) async fn form(
    State(site): State<Site>,
    Query(named): Query<Named>,
    reader: Reader,
) -> Response {
    match named.draw.trim() {
        "" => show(&reader, "", &html! {}).into_response(),
        address => judge(&site, &reader, address).await,
    }
}

/// The verdict, above the form with what was pasted.
pub(super) async fn check(State(site): State<Site>, reader: Reader, request: Request) -> Response {
    match pasted(request).await {
        Ok(text) if text.trim().is_empty() => {
            let detail = reader.say("hand-nothing-pasted", &[]);
            refuse(&reader, StatusCode::BAD_REQUEST, &detail)
        }
        Ok(text) => judge(&site, &reader, &text).await,
        Err(refused) => refused,
    }
}

/// What was pasted, or else uploaded; what is no form, or too large, is refused by the framework.
async fn pasted(request: Request) -> Result<String, Response> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_upload = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/"));
    if !is_upload {
        let form = Form::from_request(request, &()).await;
        let Form(Pasted { protocol }) = form.map_err(IntoResponse::into_response)?;
        return Ok(protocol);
    }
    let parts = Multipart::from_request(request, &()).await;
    let mut parts = parts.map_err(IntoResponse::into_response)?;
    let mut text = String::new();
    while let Some(part) = parts
        .next_field()
        .await
        .map_err(IntoResponse::into_response)?
    {
        let part = part.text().await.map_err(IntoResponse::into_response)?;
        // The field and the file: one of them is empty.
        if text.trim().is_empty() {
            text = part;
        }
    }
    Ok(text)
}

async fn judge(site: &Site, reader: &Reader, text: &str) -> Response {
    let protocols = match read(site, reader, text).await {
        Ok(protocols) => protocols,
        Err(detail) if reader.wants_json => {
            return refuse(reader, StatusCode::BAD_REQUEST, &detail);
        }
        Err(detail) => {
            let wrong = html! { div.trouble role="alert" { p { (detail) } } };
            return (StatusCode::BAD_REQUEST, show(reader, text, &wrong)).into_response();
        }
    };
    let mut verdicts = Vec::new();
    for protocol in protocols {
        verdicts.push(Verdict::of(site, reader, protocol).await);
    }
    if reader.wants_json {
        return axum::Json(answer(reader, &verdicts)).into_response();
    }
    let said = said(&verdicts, reader);
    show(reader, text, &said).into_response()
}

/// The records of a text: a protocol, several, or the address of a draw.
async fn read(site: &Site, reader: &Reader, text: &str) -> Result<Vec<Protocol>, String> {
    let Some((name, query)) = address(text) else {
        let read = Protocol::read_all(text);
        return read.map_err(|error| reader.words.draw_read_error(&error));
    };
    if let Some(id) = name.strip_prefix("program/") {
        let found = program::named(site, id).await.ok().flatten();
        let drawn = found.and_then(|draw| draw.drawn.map(|(_, protocol)| protocol));
        let drawn = drawn.ok_or_else(|| reader.say("hand-no-such-draw", &[]))?;
        return Ok(vec![drawn]);
    }
    let method = name.parse();
    let method = method.map_err(|_| reader.words.draw_unknown_method(name))?;
    let asked: Query<Asked> =
        Query::try_from_uri(&format!("/?{query}").parse().unwrap_or_default())
            .map_err(|_| reader.say("hand-no-such-draw", &[]))?;
    let (held, wrong) = Held::read(method, &asked, reader)?;
    match wrong {
        Some(wrong) => Err(wrong),
        None => Ok(vec![held.protocol()]),
    }
}

/// The method (or `program/` and a name) and the query of a draw's address; `None` for any other
/// text.
fn address(text: &str) -> Option<(&str, &str)> {
    let text = text.trim();
    let (before, after) = text.split_once("/draw/")?;
    let is_address = before.is_empty() || before.starts_with("http");
    if !is_address || text.contains(char::is_whitespace) {
        return None;
    }
    let (name, query) = after.split_once('?').unwrap_or((after, ""));
    Some((name.trim_end_matches('/'), query))
}

impl Verdict {
    async fn of(site: &Site, reader: &Reader, protocol: Protocol) -> Verdict {
        let mut found = protocol.verify();
        let commitment = protocol.commitment.as_deref().unwrap_or_default();
        let here = program::announced_here(site, commitment).await;
        if let (Some(draw), Ok(_)) = (&here, &found)
            && let Err(fault) = protocol.is_as_announced(&draw.announcement)
        {
            found = Err(fault);
        }
        Verdict {
            announced: here.map(|draw| moment::said(reader, Timestamp(draw.at.as_second()))),
            found,
            protocol,
        }
    }

    fn shown(&self, reader: &Reader) -> Markup {
        let title = self.protocol.title.clone();
        let title = title.unwrap_or_else(|| reader.say("hand-verdict", &[]));
        html! {
            section.verdict {
                h2 { (title) }
                @match &self.found {
                    Ok(drawn) => (self.sound(reader, *drawn)),
                    Err(fault) => (wrong(reader, fault)),
                }
                h3 { (reader.say("hand-how-it-came", &[])) }
                @let (draw, wrong) = as_far_as_it_goes(&self.protocol, reader);
                @match draw {
                    Some(draw) => (told::steps(&draw.turns(), wrong, reader)),
                    None => p.quiet { (reader.say("hand-no-steps", &[])) },
                }
                (self.parts(reader))
                @if self.found.is_ok() { (record::commands(&self.protocol, reader)) }
            }
        }
    }

    fn sound(&self, reader: &Reader, drawn: StartPosition) -> Markup {
        let args = [
            ("number", drawn.number().into()),
            ("letters", drawn.letters().to_string().into()),
        ];
        html! {
            div.done role="status" { p { strong { (reader.say("draw-verified", &args)) } } }
            div.checked { (position::board(reader, drawn)) }
            @match (&self.announced, &self.protocol.commitment) {
                (Some(at), _) => {
                    p { (reader.say("hand-announced-here", &[("at", at.as_str().into())])) }
                }
                (None, Some(_)) => p { (reader.say("hand-not-announced-here", &[])) },
                (None, None) => p { (reader.say("hand-as-written", &[])) },
            }
        }
    }

    /// The record part by part, the wrong one marked.
    fn parts(&self, reader: &Reader) -> Markup {
        let wrong = self.found.as_ref().err().and_then(Fault::field);
        let mark = |field| (wrong == Some(field)).then_some("wrong");
        let text = self.protocol.to_string();
        html! {
            details open[wrong.is_some()] {
                summary { (reader.say("hand-parts", &[])) }
                dl.facts {
                    @for line in text.lines().skip(1) {
                        @if let Some((key, value)) = line.split_once(": ") {
                            @let field = Field::KEYS.iter().find(|(_, known)| *known == key);
                            @let class = field.and_then(|(field, _)| mark(*field));
                            dt class=[class] {
                                @if class.is_some() { "✗ " }
                                (key)
                            }
                            @let (value, rest) = beginning(value);
                            dd class=[class] { code.long { (value) (rest) } }
                        }
                    }
                }
            }
        }
    }
}

/// The first verdicts whole, of the rest how many are right and the first that is not.
fn said(verdicts: &[Verdict], reader: &Reader) -> Markup {
    let (shown, rest) = verdicts.split_at(verdicts.len().min(SHOWN));
    let wrong = rest.iter().filter(|verdict| verdict.found.is_err());
    let args = [
        ("n", rest.len().into()),
        ("wrong", wrong.clone().count().into()),
    ];
    html! {
        @for verdict in shown { (verdict.shown(reader)) }
        @if !rest.is_empty() { p { (reader.say("hand-more-records", &args)) } }
        @for verdict in wrong.take(1) { (verdict.shown(reader)) }
    }
}

/// The beginning of a text, and whether there is more of it.
fn beginning(text: &str) -> (&str, &str) {
    match text.char_indices().nth(LONGEST_PART) {
        Some((end, _)) => (&text[..end], "…"),
        None => (text, ""),
    }
}

fn wrong(reader: &Reader, fault: &Fault) -> Markup {
    let reason = reader.words.draw_fault(fault);
    html! {
        div.trouble role="alert" {
            p { strong { (reader.say("draw-refused", &[("reason", reason.into())])) } }
        }
    }
}

/// The draw up to the first outcome that could not be, and which that is.
fn as_far_as_it_goes(
    protocol: &Protocol,
    reader: &Reader,
) -> (Option<Draw>, Option<(usize, String)>) {
    let whole = protocol.replay();
    let nth = match &whole {
        Ok(_) => return (whole.ok(), None),
        Err(Fault::Entry { nth, .. } | Fault::AfterTheEnd { nth }) => *nth,
        Err(_) => return (None, None),
    };
    let sound = Protocol {
        outcomes: protocol.outcomes[..nth - 1].to_vec(),
        ..protocol.clone()
    };
    let said = whole.err().map(|fault| reader.words.draw_fault(&fault));
    (sound.replay().ok(), said.map(|said| (nth, said)))
}

fn answer(reader: &Reader, verdicts: &[Verdict]) -> DrawAnswer {
    let judged = verdicts.iter().map(|verdict| {
        let title = verdict.protocol.title.as_deref();
        JudgedDraw::of(title, &verdict.found, reader.words)
    });
    DrawAnswer::of(judged.collect())
}

fn show(reader: &Reader, text: &str, answer: &Markup) -> Markup {
    let say = |id| reader.say(id, &[]);
    let title = say("check-draw-title");
    let again = text.len() <= LONGEST_AGAIN;
    let content = html! {
        nav.crumb aria-label=(say("site-draw")) { a href="/draw" { (say("hand-other-methods")) } }
        h1 { (title) }
        (answer)
        section {
            p { (say("check-draw-about")) }
            form method="post" action="/draw/verify" enctype="multipart/form-data" {
                div.field {
                    label for="protocol" { (say("check-draw-protocol")) }
                    textarea #protocol name="protocol" rows="12" spellcheck="false"
                        aria-describedby="protocol-hint" { @if again { (text) } }
                    @if !again { p.hint { (say("hand-not-repeated")) } }
                    p.hint #protocol-hint { (say("hand-paste-hint")) }
                }
                div.field {
                    label for="file" { (say("hand-file")) }
                    input #file name="file" type="file"
                        accept=".txt,.json,text/plain,application/json";
                }
                div.actions { button.main { (say("check-draw-ask")) } }
            }
        }
    };
    layout::page_with(reader, &title, EXTRAS, &content)
}
