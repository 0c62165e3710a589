//! The outcomes of the next throw, each a link that enters it; what has too many is typed.

use maud::{Markup, html};
use rokada_draw::{Device, Effect, Goal, Turn};

use super::devices::drawing;
use super::held::Held;
use crate::reader::Reader;

/// A device with more outcomes than this has a field to type into instead of a tap for each.
const TAPS: u32 = 20;

/// The turns that can be tapped; none where the outcome is typed.
pub(super) fn possible(held: &Held) -> Vec<Turn> {
    match held.draw.ask() {
        Some(ask) if ask.device.cases() <= TAPS => held.draw.possible(),
        _ => Vec::new(),
    }
}

/// What stands in each free square of the first rank: the outcomes that lead there, where these are
/// few enough to be read.
pub(super) fn labels(possible: &[Turn], reader: &Reader) -> [String; 8] {
    let mut leading: [Vec<String>; 8] = Default::default();
    for turn in possible {
        if let [(file, _)] = turn.chosen()[..]
            && !matches!(turn.ask.goal, Goal::PieceOn(_))
        {
            let outcome = reader.words.draw_outcome(turn.outcome);
            leading[usize::from(file.index())].push(outcome);
        }
    }
    match leading.iter().all(|outcomes| outcomes.len() <= 2) {
        true => leading.map(|outcomes| outcomes.join("·")),
        false => Default::default(),
    }
}

/// A tap for each outcome.
pub(super) fn taps(held: &Held, possible: &[Turn], reader: &Reader) -> Markup {
    html! {
        ul.taps data-many=(possible.len()) {
            @for turn in possible {
                li {
                    a href=(held.address_with(turn.outcome)) rel="nofollow" data-tap
                        data-key=[key(turn, reader)] {
                        (drawing(turn.ask.device, turn.outcome))
                        span.name {
                            (reader.words.draw_outcome_in_full(turn.ask.device, turn.outcome))
                        }
                        span.leads { (leads(turn, reader)) }
                    }
                }
            }
        }
    }
}

/// The field for a device with many outcomes.
pub(super) fn field(held: &Held, typed: &str, wrong: bool, reader: &Reader) -> Markup {
    let throws: Vec<String> = held
        .draw
        .entered()
        .iter()
        .map(ToString::to_string)
        .collect();
    let invalid = wrong.then_some("true");
    html! {
        form.line action={ "/draw/" (held.draw.method()) } data-next {
            input type="hidden" name="throws" value=(throws.join(","));
            (held.settings.hidden())
            div {
                label for="next" { (reader.say("hand-next", &[])) }
                input #next name="next" type="text" inputmode="numeric" required
                    autocomplete="off" value=(typed) aria-invalid=[invalid]
                    aria-describedby=[wrong.then_some("trouble")];
            }
            button.main { (reader.say("hand-enter", &[])) }
        }
    }
}

/// Where an outcome leads, in a word: a square, a number, again.
fn leads(turn: &Turn, reader: &Reader) -> String {
    if let Effect::Again(_) = turn.effect {
        return reader.say("draw-meaning-again", &[]);
    }
    if matches!(turn.ask.goal, Goal::PieceOn(_)) {
        return String::new();
    }
    match (&turn.effect, &turn.chosen()[..]) {
        (Effect::Done(position), []) => position.number().to_string(),
        (Effect::Done(position), _) if turn.left_over().is_empty() => position.number().to_string(),
        (_, chosen) => {
            let squares = chosen.iter().map(|(file, _)| format!("{}1", file.letter()));
            squares.collect::<Vec<_>>().join(" ")
        }
    }
}

/// The key that enters the outcome: a digit, or the letter of this language.
fn key(turn: &Turn, reader: &Reader) -> Option<String> {
    let said = reader.words.draw_outcome(turn.outcome).to_lowercase();
    let distinct = |device| !matches!(device, Device::Word);
    (said.chars().count() == 1 && distinct(turn.ask.device)).then_some(said)
}
