//! The guide: its opening, its chapters, and the search through it.

use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_messages::Lang;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::guide::{self, Chapter, Guide, Hit, Part, Place, Section};
use crate::layout::{self, Extras};
use crate::reader::Reader;
use crate::refusal::not_found;
use crate::server::Site;

const EXTRAS: Extras<'_> = Extras {
    styles: &["board.css", "learn.css"],
    scripts: &["board.js"],
};

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/learn", get(opening))
        .route("/learn/search", get(search))
        .route("/learn/{chapter}", get(chapter))
}

async fn opening(reader: Reader) -> Response {
    let guide = Guide::of(reader.lang());
    if reader.wants_json {
        let chapters: Vec<_> = guide.chapters.iter().map(summary).collect();
        let opening = &guide.opening;
        return Json(json!({
            "title": opening.title,
            "lead": opening.lead,
            "sections": opening.sections,
            "chapters": chapters,
        }))
        .into_response();
    }
    // First what changes, then the chapters, then how they are to be read.
    let (first, rest) = guide
        .opening
        .sections
        .split_at(guide.opening.sections.len().min(1));
    let content = html! {
        h1 { (guide.opening.title) }
        p.lead { (guide::line(&reader, &guide.opening.lead)) }
        div.opening { (sections(&reader, first)) }
        section {
            h2 #chapters { (reader.say("learn-chapters", &[])) }
            (form(&reader, ""))
            ol.chapters {
                @for chapter in &guide.chapters {
                    li {
                        a href=(guide::address(chapter.name)) { (chapter.title) }
                        p { (guide::line(&reader, &chapter.lead)) }
                    }
                }
            }
        }
        (sections(&reader, rest))
    };
    show(&reader, &guide.opening.title, &content)
}

async fn chapter(Path(name): Path<String>, reader: Reader) -> Response {
    let guide = Guide::of(reader.lang());
    let Some(place) = guide.chapter(&name) else {
        return not_found(reader).await;
    };
    let Place {
        chapter,
        before,
        after,
    } = &place;
    if reader.wants_json {
        let mut answer = summary(chapter);
        answer["sections"] = json!(chapter.sections);
        answer["previous"] = json!(before.map(|chapter| guide::address(chapter.name)));
        answer["next"] = json!(after.map(|chapter| guide::address(chapter.name)));
        return Json(answer).into_response();
    }
    let content = html! {
        div.guide {
            article {
                h1 { (chapter.title) }
                p.lead { (guide::line(&reader, &chapter.lead)) }
                nav.here aria-label=(reader.say("learn-here", &[])) {
                    ul {
                        @for section in &chapter.sections {
                            li { a href={ "#" (section.id) } { (section.title) } }
                        }
                    }
                }
                @if chapter.name == guide::WORDS {
                    (terms(&reader, &chapter.sections))
                } @else {
                    (sections(&reader, &chapter.sections))
                }
                (turns(&reader, &place))
            }
            nav.contents aria-label=(reader.say("learn-contents", &[])) {
                (form(&reader, ""))
                ol {
                    @for other in &guide.chapters {
                        li {
                            a href=(guide::address(other.name))
                                aria-current=[(other.name == chapter.name).then_some("page")] {
                                (other.title)
                            }
                        }
                    }
                }
            }
        }
    };
    show(&reader, &chapter.title, &content)
}

async fn search(Query(Asked { q }): Query<Asked>, reader: Reader) -> Response {
    let hits = guide::search(reader.lang(), &q);
    if reader.wants_json {
        let results: Vec<_> = hits.iter().map(found).collect();
        return Json(json!({ "query": q, "results": results })).into_response();
    }
    let title = reader.say("learn-search", &[]);
    let content = html! {
        h1 { (title) }
        (form(&reader, &q))
        @if !q.trim().is_empty() {
            p role="status" { (reader.say("learn-found", &[("n", hits.len().into())])) }
            ol.hits {
                @for hit in &hits {
                    li {
                        a href=(place_of(hit)) { (hit.chapter.title) ": " (hit.section.title) }
                        p {
                            @for part in &hit.excerpt {
                                @match part {
                                    Part::Plain(text) => { (text) }
                                    Part::Found(text) => { mark { (text) } }
                                }
                            }
                        }
                    }
                }
            }
        }
        p { a href="/learn" { (reader.say("learn-to-contents", &[])) } }
    };
    show(&reader, &title, &content)
}

fn show(reader: &Reader, title: &str, content: &Markup) -> Response {
    layout::page_with(reader, title, EXTRAS, content).into_response()
}

fn summary(chapter: &Chapter) -> Value {
    json!({
        "chapter": chapter.name,
        "address": guide::address(chapter.name),
        "title": chapter.title,
        "lead": chapter.lead,
    })
}

fn found(hit: &Hit) -> Value {
    let excerpt: String = hit
        .excerpt
        .iter()
        .map(|part| match part {
            Part::Plain(text) | Part::Found(text) => text.as_str(),
        })
        .collect();
    json!({
        "address": place_of(hit),
        "chapter": hit.chapter.title,
        "section": hit.section.title,
        "excerpt": excerpt,
    })
}

fn place_of(hit: &Hit) -> String {
    format!("{}#{}", guide::address(hit.chapter.name), hit.section.id)
}

fn sections(reader: &Reader, sections: &[Section]) -> Markup {
    html! {
        @for section in sections {
            section {
                h2 id=(section.id) { (section.title) }
                (guide::blocks(reader, &section.blocks))
            }
        }
    }
}

/// The words: each with the same word in the other languages.
fn terms(reader: &Reader, terms: &[Section]) -> Markup {
    let others: Vec<_> = Lang::ALL
        .into_iter()
        .filter(|&lang| lang != reader.lang())
        .filter_map(|lang| Some((lang, Guide::of(lang).chapter(guide::WORDS)?.chapter)))
        .collect();
    let same = |chapter: &'static Chapter, id: &str| {
        let sections = chapter.sections.iter();
        sections.clone().find(|section| section.id == id)
    };
    html! {
        @for term in terms {
            section.term {
                h2 id=(term.id) { (term.title) }
                ul.others {
                    @for (lang, chapter) in &others {
                        @if let Some(other) = same(chapter, &term.id) {
                            li lang=(lang.tag()) { (lang.name()) ": " b { (other.title) } }
                        }
                    }
                }
                (guide::blocks(reader, &term.blocks))
            }
        }
    }
}

fn form(reader: &Reader, query: &str) -> Markup {
    html! {
        form.line role="search" action="/learn/search" {
            div.wide {
                label for="q" { (reader.say("learn-search", &[])) }
                input #q name="q" type="search" value=(query) required autocomplete="off";
            }
            button { (reader.say("learn-ask", &[])) }
        }
    }
}

/// To the chapters before and after.
fn turns(reader: &Reader, place: &Place<'_>) -> Markup {
    html! {
        nav.turns aria-label=(reader.say("learn-turns", &[])) {
            @if let Some(before) = place.before {
                a rel="prev" href=(guide::address(before.name)) {
                    span.quiet { "← " (reader.say("learn-previous", &[])) }
                    (before.title)
                }
            }
            @if let Some(after) = place.after {
                a.next rel="next" href=(guide::address(after.name)) {
                    span.quiet { (reader.say("learn-next", &[])) " →" }
                    (after.title)
                }
            }
        }
    }
}
