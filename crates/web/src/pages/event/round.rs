//! The page of a round: its position, who plays whom, and "where do I sit?".

use axum::extract::{Path, Query};
use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_tournament::RoundStatus;
use rokada_tournament::views::{BoardView, ByeView, GameView, RoundView, SeatView};

use super::ask::Ask;
use super::finder::{self, Asked};
use super::frame::Part;
use super::{drawn, write};

pub(super) async fn page(
    Path((_, number)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    ask: Ask,
) -> Response {
    let number: Option<u16> = number.parse().ok();
    let Some(number) = number.filter(|&number| ask.event().has_round(number)) else {
        return ask.missing();
    };
    let part = Part::Round(number);
    let view = |event: &rokada_tournament::Published| event.round_view(number);
    let content = |view: &Option<RoundView>| {
        html! { @if let Some(view) = view { (show(&ask, view, &asked)) } }
    };
    if asked.name().is_some() {
        ask.answer_once(part, view, content)
    } else {
        ask.answer(part, view, content)
    }
}

fn show(ask: &Ask, view: &RoundView, asked: &Asked) -> Markup {
    let reader = &ask.reader;
    // A position for each board takes a whole page: who sits where comes first then.
    let many = view.draw.positions.len() > 1;
    html! {
        h2 { (Part::Round(view.round).heading(reader)) }
        @if !many { (drawn::show(ask, &view.draw)) }
        @if view.status < RoundStatus::Published {
            p { (reader.say("event-not-paired", &[])) }
        } @else {
            (finder::show(ask, view, asked))
            (pairings(ask, view))
        }
        @if many { (drawn::show(ask, &view.draw)) }
    }
}

fn pairings(ask: &Ask, view: &RoundView) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    html! {
        h3 #pairings { (say("event-pairings")) }
        // Folded by the style sheet it would be no table to a screen reader, so the roles are named.
        table.pairings role="table" aria-labelledby="pairings" {
            thead role="rowgroup" { tr role="row" {
                th.number scope="col" role="columnheader" { (say("event-board")) }
                th.player.white-side scope="col" role="columnheader" {
                    (write::color(reader, Color::White))
                }
                th.result scope="col" role="columnheader" { (say("event-result")) }
                th.player.black-side scope="col" role="columnheader" {
                    (write::color(reader, Color::Black))
                }
            } }
            tbody role="rowgroup" {
                @for board in &view.boards { (row(ask, board)) }
            }
        }
        @if !view.byes.is_empty() {
            h3 { (say("event-byes")) }
            ul.byes { @for bye in &view.byes { li { (without_opponent(ask, bye)) } } }
        }
    }
}

fn row(ask: &Ask, board: &BoardView) -> Markup {
    let own = [&board.white, &board.black]
        .into_iter()
        .find_map(|seat| write::row(ask, &seat.player));
    let seat = |seat: &SeatView, class: &str| {
        html! {
            span { span class=(class) {} (write::player(ask.shown.id(), &seat.player)) }
            span.under { (write::standing(&ask.reader, seat)) }
        }
    };
    html! {
        tr role="row" class=[own] id={ "board-" (board.board) } {
            td.number role="cell" { (board.board) }
            td.player.white-side role="cell" { (seat(&board.white, "disc white")) }
            td.result role="cell" { (results(ask, board)) }
            td.player.black-side role="cell" { (seat(&board.black, "disc black")) }
        }
    }
}

/// The result; of a mini-match both, the second with the colours reversed.
fn results(ask: &Ask, board: &BoardView) -> Markup {
    let reader = &ask.reader;
    let said = |game: &GameView| game.result.map(|result| write::result(reader, result));
    html! {
        @if let [game] = board.games.as_slice() { (said(game).unwrap_or_default()) }
        @else {
            @for game in &board.games {
                @if let Some(result) = said(game) {
                    @let id = if game.game == 1 { "event-first-game" } else { "event-second-game" };
                    span.game { (reader.say(id, &[("result", result.into())])) }
                }
            }
        }
        @if let Some(entry) = board.advances {
            @let through = if entry == board.white.player.entry { &board.white } else { &board.black };
            span.under {
                (reader.say("event-advances", &[("player", through.player.name.as_str().into())]))
            }
        }
    }
}

fn without_opponent(ask: &Ask, bye: &ByeView) -> Markup {
    let points = write::points(&ask.reader, bye.worth);
    html! {
        (write::player(ask.shown.id(), &bye.seat.player)) ": "
        (ask.reader.say("event-bye-worth", &[("points", points.into())]))
    }
}
