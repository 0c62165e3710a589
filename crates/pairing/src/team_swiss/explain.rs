//! The finished round: colours, order of publication, and the reasons.

use core::cmp::Reverse;

use super::bracket::{Counts, Pairs};
use super::color::{OpenWish, allot};
use super::field::Field;
use super::readings::{OddNumber, Reading};
use super::result::{
    TeamBracket, TeamBye, TeamByeReason, TeamColorRule, TeamPair, TeamPairing, TeamReason,
};
use super::upfloaters::Chosen;
use crate::{BracketKey, Side};

/// A bracket with its pairs.
pub(super) struct Bracket {
    pub(super) residents: Vec<usize>,
    pub(super) chosen: Chosen,
    pub(super) pairs: Pairs,
    pub(super) counts: Counts,
}

/// Puts the pairs of all brackets together.
pub(super) fn pairing(
    field: &Field,
    brackets: &[Bracket],
    bye: Option<(usize, TeamByeReason)>,
) -> TeamPairing {
    let mut pairs = Vec::new();
    let mut told = Vec::new();
    for (at, bracket) in brackets.iter().enumerate() {
        let key = BracketKey {
            place: number(at + 1),
            score: field.score(bracket.residents[0]),
        };
        for &(a, b) in &bracket.pairs {
            pairs.push((board_order(field, a, b), pair(field, bracket, key, a, b)));
        }
        told.push(tell(field, bracket, key));
    }
    pairs.sort_by_key(|(order, _)| *order);
    TeamPairing {
        round: field.round,
        pairs: pairs.into_iter().map(|(_, pair)| pair).collect(),
        bye: bye.map(|(place, reason)| TeamBye {
            team: field.number(place),
            reason,
        }),
        brackets: told,
    }
}

/// By the higher score of the pair, then the sum, then the smaller number (General Handling Rules
/// 3.6; with virtual points, C.04.7 article 1.5).
fn board_order(field: &Field, a: usize, b: usize) -> impl Ord + Copy + use<> {
    let (one, other) = (field.score(a), field.score(b));
    (
        Reverse(one.max(other)),
        Reverse(one + other),
        field.number(a).min(field.number(b)),
    )
}

fn tell(field: &Field, bracket: &Bracket, key: BracketKey) -> TeamBracket {
    let numbers = |places: &[usize]| places.iter().map(|at| field.number(*at)).collect();
    let upfloaters = &bracket.chosen.places;
    let repeated = upfloaters.iter().filter(|place| field.floated(**place));
    TeamBracket {
        key,
        residents: numbers(&bracket.residents),
        upfloaters: numbers(upfloaters),
        serves_following: bracket.chosen.serves_following,
        repeated_floaters: number(repeated.count()),
        clashes: number(bracket.counts[0]),
        strong_clashes: number(bracket.counts[1]),
        repeated_opponents: number(bracket.counts[2]),
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn pair(field: &Field, bracket: &Bracket, key: BracketKey, a: usize, b: usize) -> TeamPair {
    // 4.2: the scores on the table, without virtual points.
    let rank = |place: usize| {
        let entrant = &field.entrants[place];
        let secondary = field.uses_secondary.then_some(entrant.secondary);
        (
            Reverse(entrant.real_score),
            Reverse(secondary),
            entrant.number,
        )
    };
    let (first, other) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
    let colors = |place: usize| &field.entrants[place].colors;
    let allotted = allot(
        colors(first),
        colors(other),
        field.initial_side_of(first, field.readings.odd_number),
        field.readings.alignment,
    );
    let (white, black) = match allotted.side {
        Side::White => (first, other),
        Side::Black => (other, first),
    };
    let mut readings = of_bracket(field, bracket);
    for place in [a, b] {
        readings.extend(of_team(field, bracket, place));
    }
    if allotted.hangs_on_alignment {
        readings.push(Reading::Alignment(field.readings.alignment));
    }
    let initial = |by| field.initial_side_of(first, by);
    if allotted.rule == TeamColorRule::InitialSide
        && initial(OddNumber::Arrived) != initial(OddNumber::Written)
    {
        readings.push(Reading::OddNumber(field.readings.odd_number));
    }
    let mut once = Vec::new();
    for reading in readings {
        if !once.contains(&reading) {
            once.push(reading);
        }
    }
    let is_up = |place: &usize| bracket.chosen.places.contains(place);
    TeamPair {
        white: field.number(white),
        black: field.number(black),
        reason: TeamReason {
            bracket: key,
            white_score: field.score(white),
            black_score: field.score(black),
            upfloater: [a, b].into_iter().find(is_up).map(|at| field.number(at)),
            first_team: field.number(first),
            white_wish: colors(white).wish,
            black_wish: colors(black).wish,
            color_rule: allotted.rule,
            readings: once,
        },
    }
}

/// The open questions that the making of the bracket touched.
fn of_bracket(field: &Field, bracket: &Bracket) -> Vec<Reading> {
    let (by, chosen) = (&field.readings, &bracket.chosen);
    let floated_again = chosen.places.iter().any(|place| field.floated(*place));
    let missed = floated_again || bracket.counts.iter().any(|count| *count > 0);
    let touched = [
        (
            chosen.serves_following == Some(false),
            Reading::NextBracket(by.next_bracket),
        ),
        (chosen.following_is_empty, Reading::Following(by.following)),
        (missed, Reading::Complying(by.complying)),
        (chosen.fell_back, Reading::Fallback(by.fallback)),
    ];
    let touched = touched.into_iter().filter(|(is, _)| *is);
    touched.map(|(_, reading)| reading).collect()
}

/// The open questions about a team of the bracket.
fn of_team(field: &Field, bracket: &Bracket, place: usize) -> Vec<Reading> {
    let by = &field.readings;
    let entrant = &field.entrants[place];
    let mut readings: Vec<Reading> = match entrant.colors.open {
        Some(OpenWish::BalancedInLastRound) => {
            vec![Reading::BalancedInLastRound(by.balanced_in_last_round)]
        }
        Some(OpenWish::StrongOrMild) => vec![Reading::StrongOrMild(by.strong_or_mild)],
        None => Vec::new(),
    };
    let mut members = bracket.residents.iter().chain(&bracket.chosen.places);
    if members.any(|other| entrant.forfeited_with.contains(&field.number(*other))) {
        readings.push(Reading::Meeting(by.meeting));
    }
    if !bracket.chosen.places.is_empty() && field.float_is_open(place) {
        readings.push(Reading::FloatScore(by.float_score));
    }
    readings
}
