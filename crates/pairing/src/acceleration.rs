//! Baku acceleration (FIDE C.04.5.1): virtual points for the upper half in the first rounds.

use crate::{Points, Scoring};

/// The virtual points of the player at `place` (from 1, by pairing number) among `players`, one
/// entry for each accelerated round; empty for a player of the lower half.
///
/// The upper half is half the field, rounded up to an even number. Half of the rounds, rounded up,
/// are accelerated; in the first half of these, rounded up, the upper half is paired as if it had a
/// win more, in the others as if it had a draw more.
///
/// ```
/// use rokada_pairing::{Points, Scoring, baku};
///
/// let (win, draw) = (Points::WIN, Points::DRAW);
/// assert_eq!(baku(82, 161, 9, Scoring::STANDARD), [win, win, win, draw, draw]);
/// assert!(baku(83, 161, 9, Scoring::STANDARD).is_empty());
/// ```
#[must_use]
pub fn baku(place: usize, players: usize, rounds: u32, scoring: Scoring) -> Vec<Points> {
    let upper_half = 2 * players.div_ceil(4);
    if place > upper_half {
        return Vec::new();
    }
    let accelerated = rounds.div_ceil(2);
    let with_a_win = accelerated.div_ceil(2);
    (0..accelerated)
        .map(|round| {
            if round < with_a_win {
                scoring.win
            } else {
                scoring.draw
            }
        })
        .collect()
}
