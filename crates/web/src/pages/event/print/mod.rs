//! Sheets to print: for the wall, for the boards, for the players. Each is a page of its own without
//! the site's header; its tables repeat event, round and time on every sheet of paper.

mod cards;
mod list;
mod pairings;
mod positions;
mod slips;
mod table;
mod wall;

use axum::Router;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use maud::{Markup, html};
use rokada_tournament::views::RoundView;
use rokada_tournament::{Published, RoundStatus};
use serde::Serialize;

use super::ask::Ask;
use super::frame::Part;
use super::qr;
use crate::layout::{self, Extras};
use crate::moment;
use crate::server::Site;

pub(super) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/{id}/print/pairings/{round}", get(pairings::sheet))
        .route("/events/{id}/print/slips/{round}", get(slips::sheet))
        .route(
            "/events/{id}/print/positions/{round}",
            get(positions::sheet),
        )
        .route("/events/{id}/print/cards/{round}", get(cards::sheet))
        .route("/events/{id}/print/cards", get(cards::of_current))
        .route("/events/{id}/print/list", get(list::sheet))
        .route("/events/{id}/print/table", get(table::sheet))
        .route("/events/{id}/print/wall", get(wall::sheet))
}

/// Answers with a sheet: `what` it is called, and its content.
fn answer<View: Serialize>(
    ask: &Ask,
    what: &str,
    view: impl FnOnce(&Published) -> View,
    content: impl FnOnce(&View) -> Markup,
) -> Response {
    ask.sheet(view, |view| {
        let title = format!("{what} · {}", ask.event().settings().name);
        let extras = Extras {
            styles: &["print.css"],
            scripts: &["print.js"],
        };
        let body = html! {
            div.for-screen {
                h1 { (what) }
                a href=(Part::List.address(ask.shown.id())) { (ask.event().settings().name) }
                button.main.print type="button" hidden { (ask.reader.say("print-now", &[])) }
                span.quiet { (ask.reader.say("print-how", &[])) }
            }
            main #content { (ask.stale()) (content(view)) }
        };
        layout::document(&ask.reader, &title, extras, &body)
    })
}

/// A round that everyone may see, for the sheets made of its boards.
fn published(ask: &Ask, number: &str) -> Option<u16> {
    let number: u16 = number.parse().ok()?;
    let round = ask.event().round(number)?;
    (round.status == RoundStatus::Published).then_some(number)
}

/// The page of a round; one without boards for a round that the event doesn't have.
fn round_of(event: &Published, number: u16) -> Option<RoundView> {
    event.round_view(number)
}

/// The first line of a sheet: the event, what the sheet is, when it was printed.
fn heading(ask: &Ask, what: &str) -> Markup {
    let printed = moment::with_day(&ask.reader, rokada_desk::now());
    let printed = ask
        .reader
        .say("print-printed", &[("moment", printed.into())]);
    html! {
        div.sheet-head {
            span.event { (ask.event().settings().name) }
            span.what { (what) }
            span.printed { (printed) }
        }
    }
}

/// The same in the head of a table, where it comes again on every sheet of paper.
fn heading_row(ask: &Ask, what: &str, columns: usize) -> Markup {
    html! { tr.first { td colspan=(columns) { (heading(ask, what)) } } }
}

/// What a sheet of a round is called.
fn of_round(ask: &Ask, id: &str, round: u16) -> String {
    let round = Part::Round(round).heading(&ask.reader);
    format!("{} · {round}", ask.reader.say(id, &[]))
}

/// Pieces of paper to be cut apart, two beside each other.
fn in_pairs(pieces: impl Iterator<Item = Markup>) -> Markup {
    let pieces: Vec<Markup> = pieces.collect();
    html! {
        @for pair in pieces.chunks(2) {
            div.pair { @for piece in pair { (piece) } }
        }
    }
}

/// The way to a page for a phone, with the address in letters.
fn code(ask: &Ask, headers: &HeaderMap, page: &str) -> Markup {
    let address = crate::qr::absolute(headers, &qr::path(ask.shown.id(), page));
    html! {
        @if let Some(address) = address {
            figure.code {
                img src={ "/events/" (ask.shown.id()) "/qr.svg?page=" (page) } alt="";
                figcaption { (ask.reader.say("hall-on-your-phone", &[])) br; (address) }
            }
        }
    }
}
