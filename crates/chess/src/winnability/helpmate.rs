//! A search for any series of moves that ends in mate, both players helping.

use alloc::collections::{BTreeSet, BinaryHeap};
use core::cmp::Ordering;

use super::{Winnability, cannot_win};
use crate::{Color, Position, Role, Square, attacks};

/// Looks at positions reachable from this one, the most promising first, until one is a mate by
/// the player, none is left or the effort is spent.
///
/// None left is a proof: what is cut off are positions seen before and positions that cannot be
/// won. (That two different positions share a 64-bit key has not to be reckoned with.)
pub(super) fn search(start: &Position, player: Color, effort: u32) -> Winnability {
    let mut seen = BTreeSet::from([start.key()]);
    let mut open = BinaryHeap::from([Candidate::new(start.clone(), player)]);
    while let Some(Candidate { position, .. }) = open.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.turn() != player && position.is_check() {
            return Winnability::Winnable;
        }
        for the_move in moves {
            let next = position.play_unchecked(the_move);
            if !seen.insert(next.key()) {
                continue;
            }
            if seen.len() > effort as usize {
                return Winnability::Undecided;
            }
            // Only a capture or a pawn move changes what can ever be.
            if next.halfmoves() == 0 && cannot_win(&next, player) {
                continue;
            }
            open.push(Candidate::new(next, player));
        }
    }
    Winnability::Unwinnable
}

/// A position to go on from.
struct Candidate {
    position: Position,
    /// The smaller, the nearer a mate seems.
    distance: i32,
}

impl Candidate {
    fn new(position: Position, player: Color) -> Candidate {
        let distance = distance_to_mate(&position, player);
        Candidate { position, distance }
    }
}

/// The heap's greatest is the one nearest to mate.
impl Ord for Candidate {
    fn cmp(&self, other: &Candidate) -> Ordering {
        other.distance.cmp(&self.distance)
    }
}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Candidate) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Candidate) -> bool {
        self.distance == other.distance
    }
}

impl Eq for Candidate {}

/// A guess, which decides only where to look first.
fn distance_to_mate(position: &Position, player: Color) -> i32 {
    let board = position.board();
    let (own, theirs) = (board.of(player), board.of(!player));
    let prey = position.king(!player);
    let mut distance = 0;

    // The king's ways out.
    let occupied = board.occupied() - prey.into();
    let is_covered =
        |&square: &Square| !attacks::attackers_to(board, square, player, occupied).is_empty();
    let ways_out = attacks::king(prey) - theirs;
    distance += 8 * ways_out
        .into_iter()
        .filter(|square| !is_covered(square))
        .count() as i32;

    // The kings together, the prey in a corner.
    let hunter = position.king(player);
    distance += 3 * steps_between(prey, hunter).max(2);
    let to_edge = |index: u8| i32::from(index.min(7 - index));
    distance += 2 * (to_edge(prey.file().index()) + to_edge(prey.rank().index()));

    // A strong attacker is worth a walk to the last rank.
    let strong = (board.role(Role::Queen) | board.role(Role::Rook)) & own;
    distance -= 40 * strong.len().min(2) as i32;
    if strong.is_empty() {
        for pawn in board.role(Role::Pawn) & own {
            let rank = pawn.rank().seen_by(player).index();
            distance -= i32::from(rank) * 4;
        }
    }
    // The opponent's pieces are in the way of strong ones and of use to weak ones.
    if !strong.is_empty() {
        distance += 4 * theirs.len() as i32;
    }
    distance
}

fn steps_between(a: Square, b: Square) -> i32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    i32::from(files.max(ranks))
}
