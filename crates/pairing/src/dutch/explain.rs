//! The finished round: colours, order of publication, and the reasons.

use core::cmp::Reverse;
use core::ops::Range;

use super::bracket::Pairs;
use super::color::allot;
use super::field::{Entrant, Field};
use crate::{BracketKey, ByeReason, Float, Pair, Pairing, PairingBye, Reason, Side};

/// Puts the pairs of all brackets together.
pub(crate) fn pairing(
    field: &Field,
    groups: &[Range<usize>],
    brackets: &[Pairs],
    left_over: &[usize],
) -> Pairing {
    let key = |at: usize| BracketKey {
        place: u32::try_from(at + 1).unwrap_or(u32::MAX),
        score: field.score(groups[at].start),
    };
    let mut boards: Vec<((usize, usize), Pair)> = Vec::new();
    for (at, pairs) in brackets.iter().enumerate() {
        for &(high, low) in pairs {
            boards.push((
                (high, low),
                pair(field, key(at), high.min(low), high.max(low)),
            ));
        }
    }
    boards.sort_by_key(|((high, low), _)| board_order(field, *high, *low));
    let bye = left_over.first().map(|place| {
        let entrant = &field.entrants[*place];
        PairingBye {
            player: entrant.number,
            reason: ByeReason {
                score: entrant.score,
                bracket: key(groups.len() - 1),
                unplayed_rounds: entrant.unplayed,
            },
        }
    });
    Pairing {
        round: field.round,
        pairs: boards.into_iter().map(|(_, pair)| pair).collect(),
        bye,
    }
}

/// Boards are numbered by the score of the higher ranked player, then of the other, then by the
/// number of the former (C.04.2). Virtual points do not count here.
fn board_order(field: &Field, a: usize, b: usize) -> impl Ord + use<> {
    let standing = |place: usize| {
        let entrant = &field.entrants[place];
        (Reverse(entrant.real_score), entrant.rank)
    };
    let (first, second) = (standing(a).min(standing(b)), standing(a).max(standing(b)));
    (first.0, second.0, first.1)
}

fn pair(field: &Field, bracket: BracketKey, high: usize, low: usize) -> Pair {
    let (higher, lower) = (&field.entrants[high], &field.entrants[low]);
    let (side, color_rule) = allot(higher, lower, field.initial_side);
    let (white, black) = match side {
        Side::White => (higher, lower),
        Side::Black => (lower, higher),
    };
    Pair {
        white: white.number,
        black: black.number,
        reason: Reason {
            bracket,
            white_score: white.score,
            black_score: black.score,
            white_float: float(white, black),
            black_float: float(black, white),
            white_wish: white.colors.side(),
            black_wish: black.colors.side(),
            color_rule,
        },
    }
}

fn float(player: &Entrant, opponent: &Entrant) -> Float {
    match player.score.cmp(&opponent.score) {
        core::cmp::Ordering::Greater => Float::Down,
        core::cmp::Ordering::Less => Float::Up,
        core::cmp::Ordering::Equal => Float::None,
    }
}
