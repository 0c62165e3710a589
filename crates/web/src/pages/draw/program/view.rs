//! The pages of a draw by program: how it goes, what is announced, the words, what was drawn.

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_chess::StartPosition;
use rokada_draw::announced::LONGEST_WORD;
use rokada_draw::{Announced, Protocol};
use rokada_tournament::Timestamp;
use serde::Serialize;

use super::{address, is_own, shared};
use crate::layout;
use crate::moment;
use crate::pages::draw::record::{self, Ways};
use crate::pages::draw::{EXTRAS, Settings, may_be_drawn, told};
use crate::pages::position;
use crate::qr;
use crate::reader::Reader;

/// A word that somebody added.
#[derive(Serialize)]
struct Word<'a> {
    at: Timestamp,
    word: &'a str,
}

/// A moment as pages have it, in whole seconds.
fn when(at: rokada_fold::Timestamp) -> Timestamp {
    Timestamp(at.as_second())
}

/// A draw as a program reads it; the secret is in it only when it is drawn.
#[derive(Serialize)]
pub(super) struct Moment<'a> {
    announced_at: Timestamp,
    announcement: &'a Protocol,
    words: Vec<Word<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn_at: Option<Timestamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    protocol: Option<&'a Protocol>,
}

impl Moment<'_> {
    pub(super) fn of(draw: &Announced) -> Moment<'_> {
        let words = draw.words.iter().map(|added| Word {
            at: when(added.at),
            word: &added.word,
        });
        Moment {
            announced_at: when(draw.at),
            announcement: &draw.announcement,
            words: words.collect(),
            drawn_at: draw.drawn.as_ref().map(|(at, _)| when(*at)),
            protocol: draw.drawn.as_ref().map(|(_, protocol)| protocol),
        }
    }
}

/// How a draw by program goes, and the form that begins one.
pub(super) async fn front(reader: Reader) -> Response {
    form(&reader, &Settings::default(), None).into_response()
}

/// The form again, with what is wrong.
pub(super) fn settings_refused(reader: &Reader, settings: &Settings, detail: &str) -> Response {
    let page = form(reader, settings, Some(detail));
    (StatusCode::BAD_REQUEST, page).into_response()
}

fn form(reader: &Reader, settings: &Settings, wrong: Option<&str>) -> Markup {
    let say = |id| reader.say(id, &[]);
    let title = say("hand-name-program");
    let content = html! {
        (crumb(reader))
        h1 { (title) }
        @if let Some(wrong) = wrong { div.trouble role="alert" { p { (wrong) } } }
        p.lead { (say("hand-program-about")) }
        ol {
            @for step in ["hand-program-1", "hand-program-2", "hand-program-3"] {
                li { (say(step)) }
            }
        }
        form method="post" action="/draw/program" {
            (reader.visitor.token())
            (settings.fields(reader, true))
            div.actions { button.main { (say("hand-announce")) } }
        }
        section {
            h2 { (say("hand-trust")) }
            @for reason in ["hand-trust-once", "hand-trust-words", "hand-trust-server"] {
                p { (say(reason)) }
            }
        }
    };
    layout::page_with(reader, &title, EXTRAS, &content)
}

fn crumb(reader: &Reader) -> Markup {
    html! {
        nav.crumb aria-label=(reader.say("site-draw", &[])) {
            a href="/draw" { (reader.say("hand-other-methods", &[])) }
        }
    }
}

/// A draw: what was announced, and what comes next. `wrong` is what is wrong with what was typed.
pub(super) fn page(
    reader: &Reader,
    draw: &Announced,
    headers: &HeaderMap,
    wrong: Option<(String, &str)>,
) -> Markup {
    let name = reader.say("hand-name-program", &[]);
    let content = html! {
        (crumb(reader))
        h1 {
            (name)
            @if let Some(title) = &draw.announcement.title { span.for { (title) } }
        }
        @if let Some((wrong, _)) = &wrong {
            div.trouble #trouble role="alert" { p { (wrong) } }
        }
        @match &draw.drawn {
            Some((at, protocol)) => (drawn(reader, draw, when(*at), protocol)),
            None => div data-watch=(address(draw)) {
                (waiting(reader, draw, headers, wrong.map_or("", |(_, typed)| typed)))
            },
        }
    };
    layout::page_with(reader, &name, EXTRAS, &content)
}

fn waiting(reader: &Reader, draw: &Announced, headers: &HeaderMap, typed: &str) -> Markup {
    let say = |id| reader.say(id, &[]);
    let (own, shared) = (is_own(draw, headers), shared(draw, headers));
    html! {
        section {
            h2 { (say("hand-announced")) }
            (announcement(reader, draw))
            p { (say("hand-share-draw")) }
            div.shared {
                div.qr aria-hidden="true" { (qr::code(&shared)) }
                code.long { (shared) }
            }
            div.actions {
                a.button href={ (address(draw)) "?record=text" } download {
                    (say("hand-save-announcement"))
                }
                button type="button" hidden data-share data-done=(say("hand-copied")) {
                    (say("hand-share"))
                }
            }
        }
        section {
            h2 { (say("hand-words")) }
            p { (say("hand-words-about")) }
            (words(reader, draw))
            form.line method="post" action={ (address(draw)) "/word" } {
                (reader.visitor.token())
                div.wide {
                    label for="word" { (say("hand-word")) }
                    input #word name="word" type="text" required maxlength=(LONGEST_WORD)
                        autocomplete="off" value=(if own { "" } else { typed });
                }
                button.main[!own] { (say("hand-add-word")) }
            }
        }
        section {
            h2 { (say("hand-reveal")) }
            @if own {
                form method="post" action={ (address(draw)) "/draw" } {
                    (reader.visitor.token())
                    div.field {
                        label for="called" { (say("hand-called-out")) }
                        input #called name="word" type="text" autocomplete="off" value=(typed)
                            maxlength="200" aria-describedby="called-hint";
                        p.hint #called-hint { (say("hand-called-out-hint")) }
                    }
                    div.actions { button.main { (say("hand-draw-now")) } }
                }
            } @else {
                p { (say("hand-wait")) }
                div.actions { a.button href=(address(draw)) { (say("hand-refresh")) } }
            }
        }
    }
}

fn announcement(reader: &Reader, draw: &Announced) -> Markup {
    let announced = &draw.announcement;
    html! {
        dl.facts {
            dt { (reader.say("hand-announced-at", &[])) }
            dd { (moment::said(reader, when(draw.at))) }
            dt { (reader.say("hand-commitment", &[])) }
            dd { code.long { (announced.commitment.as_deref().unwrap_or_default()) } }
        }
        @if let Ok(pool) = announced.pool() { p { (may_be_drawn(&pool, reader)) } }
    }
}

fn words(reader: &Reader, draw: &Announced) -> Markup {
    html! {
        @if draw.words.is_empty() {
            p.quiet { (reader.say("hand-no-words-yet", &[])) }
        } @else {
            ol.words {
                @for added in &draw.words {
                    li {
                        (added.word) " "
                        span.quiet { (moment::said(reader, when(added.at))) }
                    }
                }
            }
        }
    }
}

fn drawn(reader: &Reader, draw: &Announced, at: Timestamp, protocol: &Protocol) -> Markup {
    let say = |id| reader.say(id, &[]);
    let position = protocol.number.and_then(StartPosition::new);
    let ways = Ways {
        draw: address(draw),
        check: format!("/draw/verify?draw={}", layout::encode(&address(draw))),
    };
    html! {
        @if let Some(position) = position {
            div.beside {
                div { (position::board(reader, position)) }
                div {
                    h2.drawn-name { (position::name(position)) }
                    p { (reader.say("hand-drawn-at", &[("at", moment::said(reader, at).into())])) }
                    (announcement(reader, draw))
                    (evidence(reader, protocol))
                    div.actions {
                        a.button href=(position::address(position)) { (say("front-this")) }
                        a.button href={ "/castle?position=" (position.number()) } {
                            (say("front-castle"))
                        }
                    }
                }
            }
        }
        section {
            h2 { (say("hand-how-it-came")) }
            @if let Ok(replayed) = protocol.replay() {
                (told::steps(&replayed.turns(), None, reader))
            }
            (record::commands(protocol, reader))
        }
        (record::section(protocol, &ways, reader))
    }
}

/// What the words came from: the public text and the secret, which is shown from now on.
fn evidence(reader: &Reader, protocol: &Protocol) -> Markup {
    html! {
        dl.facts {
            dt { (reader.say("draw-ask-text", &[])) }
            dd { (protocol.text.as_deref().unwrap_or_default()) }
            dt { (reader.say("draw-ask-secret", &[])) }
            dd { code.long { (protocol.secret.as_deref().unwrap_or_default()) } }
        }
    }
}
