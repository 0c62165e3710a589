//! What was not taken as it stands when a file was read, told before one goes on.

use axum::Json;
use axum::response::{IntoResponse, Response};
use maud::html;
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

/// Puts what there is to tell in place of the answer that would lead on at once. A file that was
/// taken as it stands leaves the answer as it is, and so does one that was refused.
pub(super) fn before(answer: Response, notes: &[Note], address: &str, reader: &Reader) -> Response {
    if notes.is_empty() || !answer.status().is_redirection() {
        return answer;
    }
    if reader.wants_json {
        let report = NoteAnswer::of(notes, reader.words);
        let location = address;
        return Json(Answer { location, report }).into_response();
    }
    let title = reader.say("note-title", &[]);
    let content = html! {
        h1 { (title) }
        ul.told { @for note in notes { li { (reader.words.note(note)) } } }
        div.actions { a.button href=(address) { (reader.say("note-onward", &[])) } }
    };
    let extras = Extras {
        styles: &["desk.css"],
        ..Extras::default()
    };
    layout::page_with(reader, &title, extras, &content).into_response()
}
