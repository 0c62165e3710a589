//! A board as the player to move sees it, with what binds that player's pieces. The rules are those
//! of [`movegen`](crate::movegen), asked of all pieces of a kind at once. What is seldom needed is
//! not worked out: without a slider on a line with the king nothing is pinned.

use super::lanes::{LEAP_GUARD, Lanes, STEP_GUARD, slide};
use crate::side::Side;
use crate::{Bitboard, Board, Rank, Role, Square, attacks};

/// A board as the player to move sees it.
pub(super) struct Node<L: Lanes, S: Side> {
    pub(super) processor: L::Processor,
    pub(super) us: u64,
    pub(super) them: u64,
    pub(super) occupied: u64,
    pub(super) pawns: u64,
    pub(super) knights: u64,
    /// Rooks and queens, of both players.
    pub(super) straight: u64,
    /// Bishops and queens, of both players.
    pub(super) slanting: u64,
    /// The sliders of both players in the lanes they move along.
    pub(super) sliders: L,
    pub(super) king: Square,
    pub(super) their_king: u64,
    pub(super) side: core::marker::PhantomData<S>,
}

/// What binds the player's pieces.
pub(super) struct Bonds<L> {
    pub(super) in_check: bool,
    /// Where a piece other than the king may go as far as check is concerned.
    pub(super) answers: u64,
    pub(super) pinned: u64,
    /// The player's sliders in the lanes along which they are not pinned.
    pub(super) sliders: L,
    /// In the first four directions, the pieces pinned along that line.
    pub(super) along: [u64; 4],
}

impl<L: Lanes, S: Side> Node<L, S> {
    #[inline(always)]
    pub(super) fn new(processor: L::Processor, board: &Board) -> Node<L, S> {
        let role = |role| board.by_role(role).0;
        let us = board.by_color(S::US).0;
        let them = board.by_color(!S::US).0;
        let straight = role(Role::Rook) | role(Role::Queen);
        let slanting = role(Role::Bishop) | role(Role::Queen);
        Node {
            processor,
            us,
            them,
            occupied: us | them,
            pawns: role(Role::Pawn),
            knights: role(Role::Knight),
            straight,
            slanting,
            sliders: L::straight_or_slanting(
                L::splat(processor, straight),
                L::splat(processor, slanting),
            ),
            king: Square::new((role(Role::King) & us).trailing_zeros() as u8 & 63),
            their_king: role(Role::King) & them,
            side: core::marker::PhantomData,
        }
    }

    /// Checks and pins, or `None` when there are none.
    #[inline(always)]
    pub(super) fn bonds(&self) -> Option<Bonds<L>> {
        let ours = L::splat(self.processor, self.us);
        let sliders = self.sliders.and(ours);
        let snipers = self.straight & attacks::straight_lines(self.king).0
            | self.slanting & attacks::slanting_lines(self.king).0;
        let leapers = self.knights & attacks::knight(self.king).0
            | self.pawns & attacks::pawn(S::US, self.king).0;
        if (snipers | leapers) & self.them == 0 {
            return None;
        }
        // The view from the king through the player's own pieces up to the first of the opponent's:
        // a slider there gives check if no piece stands between, and pins if one does.
        let guard = L::load(self.processor, &STEP_GUARD);
        let theirs = L::splat(self.processor, self.them);
        let king = L::splat(self.processor, Bitboard::square(self.king).0);
        let view = slide(king, guard.minus(theirs)).step::<1>().and(guard);
        let between = view.and(ours);
        let bound = view
            .minus(view.where_empty(view.and(self.sliders).and(theirs)))
            .where_empty(between.without_lowest());
        let leapers = leapers & self.them;
        if bound.is_empty() && leapers == 0 {
            return None;
        }
        let checks = bound.where_empty(between);
        let checkers = checks.and(theirs).union() | leapers;
        let pinned = bound.and(ours);
        let along = pinned.or(pinned.opposite());
        let all_pinned = pinned.union();
        Some(Bonds {
            in_check: checkers != 0,
            answers: match checkers.count_ones() {
                0 => !0,
                1 => checks.union() | leapers,
                _ => 0,
            },
            pinned: all_pinned,
            sliders: sliders
                .minus(L::splat(self.processor, all_pinned))
                .or(sliders.and(along)),
            along: along.first_four(),
        })
    }

    /// No checks and no pins.
    #[inline(always)]
    pub(super) fn unbound(&self) -> Bonds<L> {
        Bonds {
            in_check: false,
            answers: !0,
            pinned: 0,
            sliders: self.sliders.and(L::splat(self.processor, self.us)),
            along: [0; 4],
        }
    }

    /// Where pawns go, but for en passant, and those bound are left out by the direction they may
    /// not take: forward (one step and two), to the east and to the west.
    #[inline(always)]
    pub(super) fn pawn_targets(&self, bonds: &Bonds<L>) -> PawnTargets {
        let ours = self.pawns & self.us;
        let [file, _, north_east, north_west] = bonds.along;
        let (east, west) = match S::US.is_white() {
            true => (north_east, north_west),
            false => (north_west, north_east),
        };
        let unless_pinned = |along: u64| ours & (!bonds.pinned | along);
        let third = Bitboard::rank(Rank::Third.seen_by(S::US)).0;
        let step = S::forward(unless_pinned(file)) & !self.occupied;
        let double = S::forward(step & third) & !self.occupied;
        PawnTargets {
            step: step & bonds.answers,
            double: double & bonds.answers,
            east: S::east(unless_pinned(east)) & self.them & bonds.answers,
            west: S::west(unless_pinned(west)) & self.them & bonds.answers,
        }
    }

    /// What the opponent attacks, seen through the king.
    #[inline(always)]
    pub(super) fn attacked(&self) -> u64 {
        let guard = L::load(self.processor, &STEP_GUARD);
        let leap_guard = L::load(self.processor, &LEAP_GUARD);
        let splat = |set| L::splat(self.processor, set);
        let theirs = self.sliders.and(splat(self.them));
        let free = guard.and(splat(!self.occupied | Bitboard::square(self.king).0));
        let pawns = self.pawns & self.them;
        slide(theirs, free)
            .or(splat(self.their_king))
            .step::<1>()
            .and(guard)
            .or(splat(self.knights & self.them).leap().and(leap_guard))
            .union()
            | S::Other::east(pawns)
            | S::Other::west(pawns)
    }
}

/// Where pawns go, by direction.
pub(super) struct PawnTargets {
    pub(super) step: u64,
    pub(super) double: u64,
    pub(super) east: u64,
    pub(super) west: u64,
}
