//! Eight directions at once: one set of squares for each, moved along together.
//!
//! A slider's reach in one direction never meets that of another slider in the same direction, for
//! the nearer one stands in the way of the farther. So one set per direction holds the reach of all
//! sliders, and the number of their moves is the number of its squares.

use super::tree::{State, Tree};
use crate::castling::Needs;
use crate::side::Side;
use crate::{Bitboard, Board, MoveList, Position};

/// Eight sets of squares, one for each direction of the compass, in the order of [`STEP`].
pub(super) trait Lanes: Copy {
    /// Proof that this processor has the instructions; no set is made without it.
    type Processor: Copy;

    /// The same set in every lane.
    fn splat(processor: Self::Processor, set: u64) -> Self;
    /// Eight sets from memory.
    fn load(processor: Self::Processor, sets: &[u64; 8]) -> Self;
    /// Eight sets to memory.
    fn store(self, sets: &mut [u64; 8]);
    /// The first four, those whose opposites are the last four.
    fn first_four(self) -> [u64; 4];

    /// What is in both.
    fn and(self, other: Self) -> Self;
    /// What is in either.
    fn or(self, other: Self) -> Self;
    /// What is in the first and not in the second.
    fn minus(self, other: Self) -> Self;
    /// Each lane without its lowest square.
    fn without_lowest(self) -> Self;
    /// The lanes for which `test` is empty; the others emptied.
    fn where_empty(self, test: Self) -> Self;
    /// The lanes of files and ranks from the first, the diagonal ones from the second.
    fn straight_or_slanting(straight: Self, slanting: Self) -> Self;
    /// Each lane takes the set of the opposite direction.
    fn opposite(self) -> Self;

    /// Each lane goes `STEPS` (1, 2 or 4) steps in its direction. What leaves the board may come
    /// back on the other side or not: [`STEP_GUARD`] tells it apart.
    fn step<const STEPS: u32>(self) -> Self;
    /// Each lane takes the knight's leap of its direction, see [`LEAP`] and [`LEAP_GUARD`].
    fn leap(self) -> Self;

    /// Is every lane empty?
    fn is_empty(self) -> bool;
    /// What is in any lane.
    fn union(self) -> u64;
    /// The number of squares in all lanes together.
    fn count(self) -> u64;

    /// [`leaf::count`](super::leaf::count), compiled for the processor.
    fn leaf<S: Side>(
        processor: Self::Processor,
        board: &Board,
        needs: &[Needs; 2],
        en_passant: Bitboard,
    ) -> u64;
    /// [`list::list`](super::list::list), compiled for the processor.
    fn list<S: Side>(processor: Self::Processor, position: &Position, list: &mut MoveList);
    /// [`tree::count`](super::tree::count), compiled for the processor.
    fn inner<S: Side>(tree: &Tree<Self>, board: &Board, state: State, depth: u32) -> u64;
}

/// Steps as left rotations: north, east, north-east, north-west, and their opposites. Lanes of
/// files and ranks are those whose index has not bit 1.
pub(super) const STEP: [u32; 8] = [8, 1, 9, 7, 64 - 8, 64 - 1, 64 - 9, 64 - 7];
/// Knight's leaps as left rotations, and their opposites.
pub(super) const LEAP: [u32; 8] = [17, 15, 10, 6, 64 - 17, 64 - 15, 64 - 10, 64 - 6];

const A: u64 = 0x0101_0101_0101_0101;
const B: u64 = A << 1;
const G: u64 = A << 6;
const H: u64 = A << 7;
const RANK_1: u64 = 0xff;
const RANK_2: u64 = RANK_1 << 8;
const RANK_7: u64 = RANK_1 << 48;
const RANK_8: u64 = RANK_1 << 56;

/// Where a step of each lane may end: anywhere but where it would have left the board.
pub(super) static STEP_GUARD: [u64; 8] = [
    !RANK_1,
    !A,
    !(A | RANK_1),
    !(H | RANK_1),
    !RANK_8,
    !H,
    !(H | RANK_8),
    !(A | RANK_8),
];

/// Where a leap of each lane may end.
pub(super) static LEAP_GUARD: [u64; 8] = [
    !(A | RANK_1 | RANK_2),
    !(H | RANK_1 | RANK_2),
    !(A | B | RANK_1),
    !(G | H | RANK_1),
    !(H | RANK_7 | RANK_8),
    !(A | RANK_7 | RANK_8),
    !(G | H | RANK_8),
    !(A | B | RANK_8),
];

/// Where sliders stand and come to over free squares, one step before the last one (Kogge-Stone
/// fill, Chess Programming Wiki). `free` must be within [`STEP_GUARD`].
#[inline(always)]
pub(super) fn slide<L: Lanes>(from: L, free: L) -> L {
    let reached = from.or(free.and(from.step::<1>()));
    let free = free.and(free.step::<1>());
    let reached = reached.or(free.and(reached.step::<2>()));
    let free = free.and(free.step::<2>());
    reached.or(free.and(reached.step::<4>()))
}
