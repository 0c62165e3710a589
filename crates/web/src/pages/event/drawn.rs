//! The position of a round: the diagram, its number and letters, how it was drawn.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_chess::{StartPosition, Wing};
use rokada_draw::{Method, Protocol};
use rokada_tournament::views::{DrawView, PositionView};

use super::ask::Ask;
use crate::moment;
use crate::pages::position;
use crate::reader::Reader;

/// The records of a round's draw as a file, to be checked by whoever wants to.
pub(super) async fn protocol(Path((_, round)): Path<(String, String)>, ask: Ask) -> Response {
    let draws = ask.event().positions_view();
    let draw = draws.iter().find(|draw| draw.round.to_string() == round);
    let protocols = draw.into_iter().flat_map(|draw| &draw.positions);
    let protocols: Vec<&Protocol> = protocols
        .filter_map(|one| one.protocol.as_deref())
        .collect();
    if protocols.is_empty() {
        return ask.missing();
    }
    let name = format!("attachment; filename=\"round-{round}-protocol.json\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    let body = serde_json::to_vec_pretty(&protocols).unwrap_or_default();
    (headers, body).into_response()
}

/// The position of the round, or those of its boards.
pub(super) fn show(ask: &Ask, draw: &DrawView) -> Markup {
    match draw.positions.as_slice() {
        [one] if one.board.is_none() => of_round(ask, draw, one),
        [] => until_then(&ask.reader, draw),
        boards => of_boards(ask, draw, boards),
    }
}

fn of_round(ask: &Ask, draw: &DrawView, one: &PositionView) -> Markup {
    let reader = &ask.reader;
    let Some(drawn) = StartPosition::new(one.number) else {
        return html! {};
    };
    html! {
        div.beside {
            div.drawn { (position::board(reader, drawn)) }
            div {
                p.big { a href=(position::address(drawn)) { (position::name(drawn)) } }
                (castlings(reader, drawn))
                (how(reader, one))
                (checkable(ask, draw, &[one]))
            }
        }
    }
}

fn of_boards(ask: &Ask, draw: &DrawView, boards: &[PositionView]) -> Markup {
    let reader = &ask.reader;
    html! {
        ul.boards {
            @for one in boards {
                @if let Some(drawn) = StartPosition::new(one.number) {
                    li {
                        @if let Some(board) = one.board {
                            h3 { (reader.say("event-board-n", &[("board", board.to_string().into())])) }
                        }
                        (position::board(reader, drawn))
                        p { a href=(position::address(drawn)) { (position::name(drawn)) } }
                    }
                }
            }
        }
        @if let Some(first) = boards.first() { (how(reader, first)) }
        (checkable(ask, draw, &boards.iter().collect::<Vec<_>>()))
    }
}

/// What is known before the position is public.
fn until_then(reader: &Reader, draw: &DrawView) -> Markup {
    let moment = draw.announce_at.map(|at| moment::said(reader, at));
    html! {
        @if draw.drawn {
            p.notice {
                @if let Some(moment) = moment {
                    (reader.say("event-position-at", &[("moment", moment.into())]))
                } @else { (reader.say("event-position-secret", &[])) }
            }
        }
        @if let Some(announcement) = &draw.announcement {
            details {
                summary { (reader.say("event-announcement", &[])) }
                pre.protocol { (announcement) }
            }
        }
    }
}

/// Both castlings in a line each.
fn castlings(reader: &Reader, drawn: StartPosition) -> Markup {
    html! {
        dl.facts.short {
            @for wing in [Wing::G, Wing::C] {
                dt { (reader.words.wing(wing)) }
                dd {
                    (reader.words.manner(drawn.castling(wing).manner()))
                    @if drawn.castling_on_move_one()[wing] {
                        ", " (reader.say("position-on-move-one", &[]))
                    }
                }
            }
        }
    }
}

/// How the position came about, in words.
fn how(reader: &Reader, one: &PositionView) -> Markup {
    let method = one.protocol.as_ref().and_then(|protocol| {
        let (method, _) = Method::NAMES
            .iter()
            .find(|(_, name)| *name == protocol.method)?;
        Some(reader.words.draw_method(*method))
    });
    html! {
        @if let Some(method) = method {
            p { (reader.say("event-drawn-by", &[("method", method.into())])) }
        }
        @if !one.note.is_empty() { p.quiet { (one.note) } }
    }
}

/// The records of the draw, each to be checked on this site, all to be taken away.
fn checkable(ask: &Ask, draw: &DrawView, drawn: &[&PositionView]) -> Markup {
    let reader = &ask.reader;
    let protocols: Vec<&Protocol> = drawn
        .iter()
        .filter_map(|one| one.protocol.as_deref())
        .collect();
    let file = format!("/events/{}/{}/protocol.json", ask.shown.id(), draw.round);
    html! {
        @if !protocols.is_empty() {
            details.record {
                summary { (reader.say("event-protocol", &[])) }
                p { (reader.say("event-protocol-about", &[])) }
                @for (protocol, nth) in protocols.iter().zip(1..) {
                    form method="post" action="/draw/verify" {
                        label for={ "protocol-" (draw.round) "-" (nth) } {
                            (reader.say("check-draw-protocol", &[]))
                        }
                        textarea.protocol id={ "protocol-" (draw.round) "-" (nth) } name="protocol"
                            rows="8" readonly spellcheck="false" { (protocol) }
                        button { (reader.say("event-protocol-check", &[])) }
                    }
                }
                p { a href=(file) download { (reader.say("event-protocol-file", &[])) } }
            }
        }
    }
}
