//! What lies on the table during a draw by hand: the first rank, the question, the taps; at the end
//! the board and the record.

use maud::{Markup, html};
use rokada_chess::StartPosition;
use rokada_draw::{Ask, Method};

use super::held::Held;
use super::pool::Settings;
use super::record::{self, Ways};
use super::{taps, told};
use crate::board::FirstRank;
use crate::pages::position;
use crate::reader::Reader;

/// What was typed, and what is wrong with it or with the address.
pub(super) struct Typed {
    pub(super) text: String,
    pub(super) wrong: Option<String>,
    /// Is it the field that is wrong, and not the address?
    pub(super) field: bool,
}

/// A draw that goes on.
pub(super) fn under_way(held: &Held, typed: &Typed, reader: &Reader) -> Markup {
    let possible = taps::possible(held);
    let turns = held.draw.turns();
    let new = turns.last().map(|turn| {
        let placed = turn.chosen().into_iter();
        placed.map(|(file, _)| file).collect()
    });
    let array = held.draw.array();
    let rank = FirstRank {
        array: &array,
        labels: taps::labels(&possible, reader),
        new: new.unwrap_or_default(),
    };
    html! {
        div #rank { (rank.draw(reader.words)) }
        p.said #said role="status" {
            @if let Some(last) = turns.last() { (reader.words.draw_turn(last)) }
        }
        div #ask tabindex="-1" {
            @if let Some(ask) = held.draw.ask() { (question(&ask, reader)) }
            @if possible.is_empty() {
                (taps::field(held, &typed.text, typed.field, reader))
            } @else {
                (taps::taps(held, &possible, reader))
            }
        }
        (back(held, reader))
        p.hint hidden data-keys-hint { (reader.say("hand-keys", &[])) }
        div #log {
            @if !turns.is_empty() {
                details {
                    summary { (reader.say("hand-so-far", &[("n", turns.len().into())])) }
                    (told::steps(&turns, None, reader))
                }
            }
        }
    }
}

fn question(ask: &Ask, reader: &Reader) -> Markup {
    html! {
        h2.goal {
            (reader.words.draw_goal(ask.goal))
            @if ask.of > 1 {
                span.part {
                    (reader.say("hand-part", &[("nth", ask.nth.into()), ("of", ask.of.into())]))
                }
            }
        }
        p.throw { (reader.words.draw_throw(ask.device)) }
    }
}

/// Undo, and the beginning.
fn back(held: &Held, reader: &Reader) -> Markup {
    html! {
        div.actions #back {
            @if let Some(before) = held.address_before() {
                a.button href=(before) rel="nofollow" data-tap data-key="backspace" {
                    (reader.say("hand-undo", &[]))
                }
                a.button href=(held.address_of_beginning()) rel="nofollow" data-tap {
                    (reader.say("hand-again", &[]))
                }
            }
        }
    }
}

/// A draw with the system's random numbers needs nothing but the wish.
pub(super) fn at_once(reader: &Reader) -> Markup {
    html! {
        div #rank { (FirstRank::of(&[None; 8]).draw(reader.words)) }
        p { (reader.say("hand-name-quick-about", &[])) }
    }
}

/// A draw that is over.
pub(super) fn drawn(held: &Held, position: StartPosition, reader: &Reader) -> Markup {
    let turns = held.draw.turns();
    let ways = Ways {
        draw: held.address(),
        check: held.address_of_check(),
    };
    let used = Settings {
        exclude: format!("{} {}", held.settings.exclude, position.number()),
        ..held.settings.clone()
    };
    let another = format!("/draw/{}?throws={}", held.draw.method(), used.query());
    html! {
        div.beside {
            div #rank { (position::board(reader, position)) }
            div {
                p.said #said role="status" {
                    @if let Some(last) = turns.last() { (reader.words.draw_turn(last)) }
                }
                h2.drawn-name { (position::name(position)) }
                (back(held, reader))
                div.actions {
                    a.button href=(position::address(position)) {
                        (reader.say("front-this", &[]))
                    }
                    a.button href={ "/castle?position=" (position.number()) } {
                        (reader.say("front-castle", &[]))
                    }
                    @if held.draw.pool().listed().is_none() {
                        a.button href=(another) { (reader.say("hand-another", &[])) }
                    }
                }
                @if held.draw.method() == Method::Quick {
                    p.hint { (reader.say("hand-quick-unchecked", &[])) }
                }
                details open[turns.len() <= 12] {
                    summary { (reader.say("hand-steps", &[("n", turns.len().into())])) }
                    (told::steps(&turns, None, reader))
                }
            }
        }
        (record::section(&held.protocol(), &ways, reader))
    }
}
