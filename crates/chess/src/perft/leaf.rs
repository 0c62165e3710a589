//! The last ply: how many legal moves there are, without finding out which.
//!
//! The rules are those of [`movegen`](crate::movegen), asked of all pieces of a kind at once. What
//! is seldom needed is not worked out: without a slider on a line with the king nothing is pinned,
//! and without a free square beside it the opponent's attacks do not matter.

use super::lanes::{Lanes, STEP_GUARD, slide};
use super::node::{Bonds, Node, PawnTargets};
use crate::castling::Needs;
use crate::movegen::en_passant_capturers;
use crate::side::Side;
use crate::{Bitboard, Board, Rank, attacks};

/// The number of legal moves.
#[inline(always)]
pub(super) fn count<L: Lanes, S: Side>(
    processor: L::Processor,
    board: &Board,
    needs: &[Needs; 2],
    en_passant: Bitboard,
) -> u64 {
    let node = Node::<L, S>::new(processor, board);
    let mut moves = match node.bonds() {
        // Compiled twice: nearly always nothing is bound, and what then is constant costs nothing.
        None => node.moves(needs, node.unbound()),
        Some(bonds) => node.moves(needs, bonds),
    };
    if !en_passant.is_empty() {
        moves += count_en_passant::<S>(board, en_passant);
    }
    moves
}

#[inline(always)]
fn ones(set: u64) -> u64 {
    u64::from(set.count_ones())
}

/// Counts captures en passant, by the same rule as everywhere.
#[cold]
#[inline(never)]
fn count_en_passant<S: Side>(board: &Board, passed: Bitboard) -> u64 {
    let king = board.king(S::US);
    let capturers = |(king, passed)| en_passant_capturers(board, S::US, king, passed).len();
    king.zip(passed.first()).map_or(0, capturers).into()
}

impl<L: Lanes, S: Side> Node<L, S> {
    /// All moves but for captures en passant.
    #[inline(always)]
    fn moves(&self, [c, g]: &[Needs; 2], bonds: Bonds<L>) -> u64 {
        let targets = !self.us & bonds.answers;
        let mut moves =
            self.slides(bonds.sliders, targets) + self.leaps(&bonds, targets) + self.pawns(&bonds);

        let steps = attacks::king(self.king).0 & !self.us;
        // Castling is open when only an attack could still forbid it.
        let open = |needs: &Needs| {
            !bonds.in_check && self.occupied & needs.empty | bonds.pinned & needs.rook == 0
        };
        let (c_open, g_open) = (open(c), open(g));
        if steps != 0 || c_open || g_open {
            let attacked = self.attacked();
            moves += ones(steps & !attacked);
            moves += u64::from(c_open && attacked & c.safe == 0);
            moves += u64::from(g_open && attacked & g.safe == 0);
        }
        moves
    }

    /// Moves of bishops, rooks and queens.
    #[inline(always)]
    fn slides(&self, sliders: L, targets: u64) -> u64 {
        let guard = L::load(self.processor, &STEP_GUARD);
        let empty = guard.minus(L::splat(self.processor, self.occupied));
        slide(sliders, empty)
            .step::<1>()
            .and(guard)
            .and(L::splat(self.processor, targets))
            .count()
    }

    /// Moves of knights: one that is pinned has none.
    #[inline(always)]
    fn leaps(&self, bonds: &Bonds<L>, targets: u64) -> u64 {
        Bitboard(self.knights & self.us & !bonds.pinned)
            .into_iter()
            .map(|from| ones(attacks::knight(from).0 & targets))
            .sum()
    }

    /// Moves of pawns but for those en passant.
    #[inline(always)]
    fn pawns(&self, bonds: &Bonds<L>) -> u64 {
        let PawnTargets {
            step,
            double,
            east,
            west,
        } = self.pawn_targets(bonds);
        // Steps end on empty squares and captures on others, so they may be counted in one.
        let one = step | double | east;
        let mut moves = ones(one) + ones(west);
        if self.pawns & self.us & Bitboard::rank(Rank::Seventh.seen_by(S::US)).0 != 0 {
            let last = Bitboard::rank(Rank::Eighth.seen_by(S::US)).0;
            moves += 3 * (ones(one & last) + ones(west & last));
        }
        moves
    }
}
