//! A draw told step by step, with the first rank as each step left it.

use maud::{Markup, html};
use rokada_draw::{Device, Effect, Turn, Why};

use super::devices::drawing;
use crate::board::FirstRank;
use crate::reader::Reader;

/// How many steps are told at each end of a long draw.
const ENDS: usize = 60;

/// The steps as a list, of a long draw its beginning and its end. What was thrown away is told, what counts is also drawn. `wrong` is the
/// step, from 1, that could not be, with what is wrong with it.
pub(super) fn steps(turns: &[Turn], wrong: Option<(usize, String)>, reader: &Reader) -> Markup {
    let counts_from = turns
        .iter()
        .rposition(restarts)
        .map_or(0, |place| place + 1);
    let left_out = ENDS..turns.len().saturating_sub(ENDS).max(ENDS);
    html! {
        ol.steps {
            @for (place, turn) in turns.iter().enumerate().filter(|(place, _)| !left_out.contains(place)) {
                @if place == left_out.end && !left_out.is_empty() {
                    li.quiet value=(place) {
                        p { (reader.say("hand-steps-left-out", &[("n", left_out.len().into())])) }
                    }
                }
                li value=(place + 1) {
                    @if turn.ask.device != Device::Word {
                        (drawing(turn.ask.device, turn.outcome))
                    }
                    p { (reader.words.draw_turn(turn)) }
                    @if place >= counts_from && turn.before != turn.after {
                        (rank_after(turn, reader))
                    }
                }
            }
            @if let Some((nth, said)) = wrong {
                li.wrong value=(nth) { p { strong { "✗ " (said) } } }
            }
        }
    }
}

/// The first rank after a step, what it filled marked.
fn rank_after(turn: &Turn, reader: &Reader) -> Markup {
    let new = turn.chosen().into_iter().chain(turn.left_over());
    let rank = FirstRank {
        new: new.map(|(file, _)| file).collect(),
        ..FirstRank::of(&turn.after)
    };
    rank.draw(reader.words)
}

/// Does everything begin again after it?
fn restarts(turn: &Turn) -> bool {
    match turn.effect {
        Effect::Again(Why::Unused) => false,
        Effect::Again(_) => true,
        Effect::Placed(_) | Effect::Done(_) => false,
    }
}
