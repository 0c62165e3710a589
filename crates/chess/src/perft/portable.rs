//! Lanes in plain words, for any processor. Compilers make vector code of them where they can.

use super::lanes::{LEAP, Lanes, STEP};
use super::tree::{State, Tree};
use super::{leaf, list, tree};
use crate::castling::Needs;
use crate::side::Side;
use crate::{Bitboard, Board, MoveList, Position};

/// Eight plain words.
#[derive(Copy, Clone)]
pub(super) struct Portable([u64; 8]);

impl Portable {
    /// Makes each lane from its index and set.
    #[inline(always)]
    fn map(self, make: impl Fn(usize, u64) -> u64) -> Portable {
        let mut lanes = self.0;
        for (index, set) in lanes.iter_mut().enumerate() {
            *set = make(index, *set);
        }
        Portable(lanes)
    }
}

impl Lanes for Portable {
    type Processor = ();

    #[inline(always)]
    fn splat((): (), set: u64) -> Self {
        Portable([set; 8])
    }

    #[inline(always)]
    fn load((): (), sets: &[u64; 8]) -> Self {
        Portable(*sets)
    }

    #[inline(always)]
    fn store(self, sets: &mut [u64; 8]) {
        *sets = self.0;
    }

    #[inline(always)]
    fn first_four(self) -> [u64; 4] {
        let [a, b, c, d, ..] = self.0;
        [a, b, c, d]
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.map(|lane, set| set & other.0[lane])
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.map(|lane, set| set | other.0[lane])
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.map(|lane, set| set & !other.0[lane])
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        self.map(|_, set| set & set.wrapping_sub(1))
    }

    #[inline(always)]
    fn where_empty(self, test: Self) -> Self {
        self.map(|lane, set| if test.0[lane] == 0 { set } else { 0 })
    }

    #[inline(always)]
    fn straight_or_slanting(straight: Self, slanting: Self) -> Self {
        straight.map(|lane, set| if lane & 2 == 0 { set } else { slanting.0[lane] })
    }

    #[inline(always)]
    fn opposite(self) -> Self {
        self.map(|lane, _| self.0[lane ^ 4])
    }

    #[inline(always)]
    fn step<const STEPS: u32>(self) -> Self {
        self.map(|lane, set| set.rotate_left(STEP[lane] * STEPS))
    }

    #[inline(always)]
    fn leap(self) -> Self {
        self.map(|lane, set| set.rotate_left(LEAP[lane]))
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.union() == 0
    }

    #[inline(always)]
    fn union(self) -> u64 {
        self.0.into_iter().fold(0, |union, set| union | set)
    }

    #[inline(always)]
    fn count(self) -> u64 {
        self.0
            .into_iter()
            .map(|set| u64::from(set.count_ones()))
            .sum()
    }

    fn leaf<S: Side>((): (), board: &Board, needs: &[Needs; 2], en_passant: Bitboard) -> u64 {
        leaf::count::<Self, S>((), board, needs, en_passant)
    }

    fn list<S: Side>((): (), position: &Position, list: &mut MoveList) {
        list::list::<Self, S>((), position, list);
    }

    fn inner<S: Side>(tree: &Tree<Self>, board: &Board, state: State, depth: u32) -> u64 {
        tree::count::<Self, S>(tree, board, state, depth)
    }
}
