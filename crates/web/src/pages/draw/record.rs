//! The record of a draw on its page: to be read, saved, copied, checked and shared.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_draw::Protocol;

use crate::reader::Reader;

/// The record as a file: JSON for programs, or the text to be printed and signed.
pub(super) fn file(protocol: &Protocol, kind: &str) -> Response {
    let (kind, name, body) = match kind {
        "text" => (
            "text/plain; charset=utf-8",
            "rokada-draw.txt",
            protocol.to_string(),
        ),
        _ => {
            let json = serde_json::to_string_pretty(protocol).unwrap_or_default();
            ("application/json", "rokada-draw.json", json + "\n")
        }
    };
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    (headers, body).into_response()
}

/// Where the parts of a record lead.
pub(super) struct Ways {
    /// The address of the draw, to which the kind of a file can be added.
    pub(super) draw: String,
    /// Where it is checked.
    pub(super) check: String,
}

/// The record with all that can be done with it.
pub(super) fn section(protocol: &Protocol, ways: &Ways, reader: &Reader) -> Markup {
    let say = |id| reader.say(id, &[]);
    let with = if ways.draw.contains('?') { '&' } else { '?' };
    let file = |kind: &str| format!("{}{with}record={kind}", ways.draw);
    html! {
        section.record {
            h2 { (say("hand-record")) }
            p { (say("hand-record-about")) }
            pre #record tabindex="0" { (protocol) }
            div.actions {
                a.button.main href=(ways.check) { (say("hand-check")) }
                a.button href=(file("json")) download { (say("hand-save-json")) }
                a.button href=(file("text")) download { (say("hand-save-text")) }
                button type="button" hidden data-copy="record"
                    data-done=(say("hand-copied")) { (say("hand-copy")) }
                button type="button" hidden data-share
                    data-done=(say("hand-copied")) { (say("hand-share")) }
            }
            p.hint { (say("hand-share-about")) }
        }
    }
}

/// What to type to check the record without this site.
pub(super) fn commands(protocol: &Protocol, reader: &Reader) -> Markup {
    html! {
        details {
            summary { (reader.say("hand-commands", &[])) }
            p { (reader.say("hand-commands-about", &[])) }
            pre tabindex="0" { (protocol.commands().join("\n")) }
        }
    }
}
