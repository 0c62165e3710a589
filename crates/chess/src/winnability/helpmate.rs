//! A search for any series of moves that ends in mate, both players helping.

use alloc::collections::{BTreeSet, BinaryHeap};
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::{Winnability, cannot_win, guess};
use crate::{Color, Position};

/// Looks at positions reachable from this one until one is a mate by the player, none is left or
/// the effort is spent. Several guesses at what is promising take turns, so that none of them can
/// lead the search astray for long; the first come is one of them.
///
/// None left is a proof: what is cut off are positions seen before and positions that cannot be
/// won. (That two different positions share a 64-bit key has not to be reckoned with.)
pub(super) fn search(start: &Position, player: Color, effort: u32) -> Winnability {
    let mut seen = BTreeSet::from([start.key()]);
    let mut search = Search::new(player);
    search.add(start.clone());
    while let Some(position) = search.next() {
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
            search.add(next);
        }
    }
    Winnability::Unwinnable
}

/// The positions found, and the orders in which to go on from them.
struct Search {
    player: Color,
    /// By order of discovery; `None` once gone on from.
    found: Vec<Option<Position>>,
    /// One for each guess: the least of guess and place among the found comes first.
    queues: [BinaryHeap<Reverse<(i32, usize)>>; guess::ALL.len()],
    turn: usize,
}

impl Search {
    fn new(player: Color) -> Search {
        Search {
            player,
            found: Vec::new(),
            queues: [const { BinaryHeap::new() }; guess::ALL.len()],
            turn: 0,
        }
    }

    fn add(&mut self, position: Position) {
        let place = self.found.len();
        for (queue, guess) in self.queues.iter_mut().zip(guess::ALL) {
            queue.push(Reverse((guess(&position, self.player), place)));
        }
        self.found.push(Some(position));
    }

    /// The most promising position for the guess whose turn it is.
    fn next(&mut self) -> Option<Position> {
        self.turn = (self.turn + 1) % self.queues.len();
        loop {
            let Reverse((_, place)) = self.queues[self.turn].pop()?;
            // Another guess may have come first; every queue holds all that are left.
            if let Some(position) = self.found[place].take() {
                return Some(position);
            }
        }
    }
}
