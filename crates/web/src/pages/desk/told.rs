//! What was not taken as it stands when a file was read, told before one goes on.

use axum::Json;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use rokada_api::NoteAnswer;
use rokada_tournament::trf::Note;
use serde::Serialize;

use crate::layout::{self, Extras};
use crate::reader::Reader;

#[derive(Serialize)]
struct Answer<'a> {
    /// Where what was made of the file stands.
    location: &'a str,
    report: Vec<NoteAnswer>,
}

/// Where the file's content now stands, with what there is to tell of it before one goes on.
pub(super) fn made(notes: &[Note], address: &str, reader: &Reader) -> Response {
    if notes.is_empty() {
        return Redirect::to(address).into_response();
    }
    if reader.wants_json {
        let report = NoteAnswer::of(notes, reader.words);
        let location = address;
        return Json(Answer { location, report }).into_response();
    }
    page(notes, address, reader)
}

/// A page that tells it, and the way on.
pub(super) fn page(notes: &[Note], address: &str, reader: &Reader) -> Response {
    let title = reader.say("note-title", &[]);
    let content = html! {
        h1 { (title) }
        (lines(notes, reader))
        div.actions { a.button href=(address) { (reader.say("note-onward", &[])) } }
    };
    let extras = Extras {
        styles: &["desk.css"],
        ..Extras::default()
    };
    layout::page_with(reader, &title, extras, &content).into_response()
}

/// The notes, each on a line; nothing where there is none.
pub(super) fn lines(notes: &[Note], reader: &Reader) -> Markup {
    html! {
        @if !notes.is_empty() {
            ul.told { @for note in notes { li { (reader.words.note(note)) } } }
        }
    }
}
