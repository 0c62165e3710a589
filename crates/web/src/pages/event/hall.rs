//! The hall's screen: who sits where, the position, how long until the clocks start. Without
//! JavaScript it is one long page; `hall.js` turns it into one screen after the other.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::{Color, StartPosition};
use rokada_tournament::views::{BoardView, PositionView, RoundView};
use rokada_tournament::{Published, RoundStatus};
use serde::Serialize;

use super::ask::Ask;
use super::frame::{self, Part};
use super::{qr, record, write};
use crate::layout::{self, Extras};
use crate::pages::position;
use crate::server::Site;

/// How many boards are on the screen at a time.
const BOARDS: usize = 12;

/// How many diagrams are on the screen at a time where each board has its own.
const DIAGRAMS: usize = 6;

/// What the screen shows.
#[derive(Serialize)]
struct Hall {
    name: String,
    /// Seconds since 1970 on the server's clock, for screens whose own is wrong.
    now: i64,
    /// When the position becomes public, if at a moment.
    announced: Option<i64>,
    /// When the clocks start.
    starts: Option<i64>,
    round: Option<RoundView>,
}

pub(super) async fn page(State(site): State<Site>, headers: HeaderMap, ask: Ask) -> Response {
    let head = record::line(&ask, &headers, record::head(&site, &ask).await);
    let address = qr::path(ask.shown.id(), "");
    let address = crate::qr::absolute(&headers, &address);
    ask.sheet(hall, |hall| {
        let body = show(&ask, hall, address.as_deref(), &head);
        let extras = Extras {
            styles: &["hall.css"],
            scripts: &["hall.js"],
        };
        layout::document(&ask.reader, &hall.name, extras, &body)
    })
}

fn hall(event: &Published) -> Hall {
    let round = current(event).and_then(|n| event.round_view(n));
    let announced = round.as_ref().and_then(|round| round.draw.announce_at);
    let announced = announced.map(|moment| moment.0);
    let before = i64::from(event.settings().minutes_before) * 60;
    Hall {
        name: event.settings().name.clone(),
        now: rokada_desk::now().0,
        announced,
        starts: announced.map(|moment| moment + before),
        round,
    }
}

/// The round of the moment: the next one as soon as anything is known of it.
fn current(event: &Published) -> Option<u16> {
    let published = event.current_round();
    let next = published + 1;
    let known = |number| {
        let round = event.round(number)?;
        round.draw.as_ref().map(|_| number)
    };
    let over = published == 0 || event.complete_rounds() >= published;
    let next = known(next).filter(|_| over);
    next.or((published > 0).then_some(published))
}

fn show(ask: &Ask, hall: &Hall, address: Option<&str>, head: &Markup) -> Markup {
    let reader = &ask.reader;
    let id = ask.shown.id();
    let gap = |name| {
        let args = [("time", "{time}".into())];
        reader.say(name, &args)
    };
    html! {
        main.hall #content data-now=(hall.now) data-announced=[hall.announced]
            data-starts=[hall.starts]
            data-stream={ "/events/" (id) "/live?seen=" (ask.shown.edition()) }
            data-until-position=(gap("hall-until-position"))
            data-until-start=(gap("hall-until-start")) {
            header {
                div {
                    h1 { (hall.name) }
                    p.round {
                        @match &hall.round {
                            Some(round) => (Part::Round(round.round).heading(reader)),
                            None => (frame::phase(reader, &ask.event().overview())),
                        }
                    }
                }
                p.countdown role="timer" aria-live="off" hidden {}
                @if let Some(address) = address { (code(ask, address)) }
                (head)
            }
            (ask.stale())
            @match &hall.round {
                Some(round) => (screens(ask, round)),
                None => section.screen { p.message { (reader.say("hall-nothing-yet", &[])) } },
            }
            footer hidden {
                p.dots aria-hidden="true" {}
                button.pause type="button" data-go-on=(reader.say("hall-go-on", &[])) {
                    (reader.say("hall-pause", &[]))
                }
                button.full type="button" { (reader.say("hall-full-screen", &[])) }
            }
        }
    }
}

/// The way to the same on one's own phone.
fn code(ask: &Ask, address: &str) -> Markup {
    let text = ask.reader.say("hall-on-your-phone", &[]);
    html! {
        figure.code {
            img src={ "/events/" (ask.shown.id()) "/qr.svg" } alt=(address);
            figcaption { (text) }
        }
    }
}

fn screens(ask: &Ask, round: &RoundView) -> Markup {
    let reader = &ask.reader;
    html! {
        (positions(ask, round))
        @if round.status < RoundStatus::Published {
            section.screen { p.message { (reader.say("event-not-paired", &[])) } }
        }
        @for boards in round.boards.chunks(BOARDS) {
            section.screen.pairings { (pairings(ask, boards)) }
        }
        @if !round.byes.is_empty() {
            section.screen.byes {
                h2 { (reader.say("event-byes", &[])) }
                ul { @for bye in &round.byes { li { (bye.seat.player.name) } } }
            }
        }
    }
}

/// The position over the whole screen; those of single boards six at a time.
fn positions(ask: &Ask, round: &RoundView) -> Markup {
    match round.draw.positions.as_slice() {
        [one] if one.board.is_none() => html! {
            section.screen.position { (diagram(ask, one)) }
        },
        boards => html! {
            @for boards in boards.chunks(DIAGRAMS) {
                section.screen.positions {
                    @for one in boards { div.position { (diagram(ask, one)) } }
                }
            }
        },
    }
}

fn diagram(ask: &Ask, one: &PositionView) -> Markup {
    let reader = &ask.reader;
    let board = one.board.map(|board| board.to_string());
    html! {
        @if let Some(drawn) = StartPosition::new(one.number) {
            (position::board(reader, drawn))
            div {
                @if let Some(board) = board {
                    p.for-board { (reader.say("event-board-n", &[("board", board.into())])) }
                }
                p.position-number { (drawn.number()) }
                p.letters { (drawn.letters()) }
            }
        }
    }
}

fn pairings(ask: &Ask, boards: &[BoardView]) -> Markup {
    let reader = &ask.reader;
    let disc = |class: &str, name: &str| html! { span class={ "disc " (class) } {} (name) };
    html! {
        table {
            thead { tr {
                th.number scope="col" { (reader.say("event-board", &[])) }
                th scope="col" { (write::color(reader, Color::White)) }
                th.result scope="col" { (reader.say("event-result", &[])) }
                th scope="col" { (write::color(reader, Color::Black)) }
            } }
            tbody {
                @for board in boards {
                    tr {
                        td.number { (board.board) }
                        td.player { (disc("white", &board.white.player.name)) }
                        td.result {
                            @for game in &board.games {
                                @if let Some(result) = game.result {
                                    (write::result(reader, result)) " "
                                }
                            }
                        }
                        td.player { (disc("black", &board.black.player.name)) }
                    }
                }
            }
        }
    }
}
