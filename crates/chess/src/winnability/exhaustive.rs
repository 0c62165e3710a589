//! All positions that can come, one after the other, where they are few.

use alloc::vec;

use super::seen::Seen;
use super::{Hopeless, Winnability, Winners, needs_promotion, race};
use crate::{Move, Position};

/// Moves found before it is asked whether they are too many.
const FIRST_MOVES: usize = 2048;

/// Moves a position, on average, beyond which the positions that can come are never few.
const WIDE: usize = 12;

/// Goes through the positions reachable from this one until one is a mate by one of the winners,
/// none is left, or more than `limit` have been found or are to be expected. Half a microsecond a
/// position.
///
/// None left is a proof: what is left out are positions seen before and positions from which none
/// of the winners can win.
pub(super) fn search(start: &Position, winners: Winners, limit: usize) -> Winnability {
    let mut seen = Seen::new();
    seen.insert(start.key());
    let mut hopeless = Hopeless::new(winners);
    let mut races_are_lost = None;
    // With each position whether it is one before any promotion.
    let mut open = vec![(start.clone(), true)];
    let (mut looked_at, mut moves_found) = (0, 0);
    while let Some((position, is_before)) = open.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() && winners.contain(!position.turn()) {
            return Winnability::Winnable;
        }
        looked_at += 1;
        moves_found += moves.len();
        if moves_found > FIRST_MOVES && moves_found > looked_at * WIDE {
            return Winnability::Undecided;
        }
        for the_move in moves {
            let next = position.play_unchecked(the_move);
            if !seen.insert(next.key()) {
                continue;
            }
            if seen.len() > limit {
                return Winnability::Undecided;
            }
            let is_before = is_before && !is_promotion(the_move);
            let is_lost = is_before
                && races_are_lost != Some(false)
                && race::is_lost_in_time(&next)
                && *races_are_lost.get_or_insert_with(|| needs_promotion(start, winners));
            if !is_lost && !hopeless.is(&next) {
                open.push((next, is_before));
            }
        }
    }
    extern crate std;
    std::eprintln!(
        "{looked_at} looked {} seen {} blockades {races_are_lost:?}",
        seen.len(),
        hopeless.blockades
    );
    Winnability::Unwinnable
}

fn is_promotion(the_move: Move) -> bool {
    matches!(
        the_move,
        Move::Normal {
            promotion: Some(_),
            ..
        }
    )
}
