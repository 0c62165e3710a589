//! A search for any series of moves that ends in mate, both players helping.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::seen::Seen;
use super::{Hopeless, Winnability, Winners, guess};
use crate::{Color, Position};

/// The positions found, and the orders in which to go on from them. Several guesses at what is
/// promising take turns, so that none of them can lead the search astray for long; the first come
/// is one of them.
pub(super) struct Search {
    player: Color,
    seen: Seen,
    hopeless: Hopeless,
    /// By order of discovery; `None` once gone on from.
    found: Vec<Option<Position>>,
    /// One for each guess: the least of guess and place among the found comes first.
    queues: [BinaryHeap<Reverse<(i32, usize)>>; guess::ALL.len()],
    turn: usize,
}

impl Search {
    pub(super) fn new(start: &Position, player: Color) -> Search {
        let mut search = Search {
            player,
            seen: Seen::new(),
            hopeless: Hopeless::new(Winners::One(player)),
            found: Vec::new(),
            queues: [const { BinaryHeap::new() }; guess::ALL.len()],
            turn: 0,
        };
        search.seen.insert(start.key());
        search.add(start.clone());
        search
    }

    /// Looks at positions reachable from the start until one is a mate by the player, none is left
    /// or so many have been found, with those of earlier calls.
    ///
    /// None left is a proof: what is cut off are positions seen before and positions that cannot be
    /// won.
    pub(super) fn go_on(&mut self, effort: usize) -> Winnability {
        while self.seen.len() <= effort {
            let Some(position) = self.next() else {
                return Winnability::Unwinnable;
            };
            let moves = position.legal_moves();
            if moves.is_empty() && position.turn() != self.player && position.is_check() {
                return Winnability::Winnable;
            }
            for the_move in moves {
                let next = position.play_unchecked(the_move);
                if self.seen.insert(next.key()) && !self.hopeless.is(&next) {
                    self.add(next);
                }
            }
        }
        Winnability::Undecided
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
