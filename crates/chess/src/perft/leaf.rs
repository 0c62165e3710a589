//! The last ply: how many legal moves there are, without finding out which.
//!
//! The rules are those of [`movegen`](crate::movegen), asked of all pieces of a kind at once. What
//! is seldom needed is not worked out: without a slider on a line with the king nothing is pinned,
//! and without a free square beside it the opponent's attacks do not matter.

use super::lanes::{LEAP_GUARD, Lanes, STEP_GUARD, slide};
use super::side::Side;
use super::tree::{Needs, State, Tree};
use crate::movegen::en_passant_capturers;
use crate::{Bitboard, Board, Rank, Role, Square, attacks};

/// The number of legal moves.
#[inline(always)]
pub(super) fn count<L: Lanes, S: Side>(tree: &Tree<L>, board: &Board, state: State) -> u64 {
    let node = Node::<L, S>::new(tree.processor, board);
    let mut moves = match node.bonds() {
        // Compiled twice: nearly always nothing is bound, and what then is constant costs nothing.
        None => node.moves(tree.needs::<S>(state.rights), node.unbound()),
        Some(bonds) => node.moves(tree.needs::<S>(state.rights), bonds),
    };
    if !state.en_passant.is_empty() {
        moves += en_passant::<S>(board, state.en_passant);
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
fn en_passant<S: Side>(board: &Board, passed: Bitboard) -> u64 {
    let king = board.king(S::US);
    let capturers = |(king, passed)| en_passant_capturers(board, S::US, king, passed).len();
    king.zip(passed.first()).map_or(0, capturers).into()
}

/// A board as the player to move sees it.
struct Node<L: Lanes, S: Side> {
    processor: L::Processor,
    us: u64,
    them: u64,
    occupied: u64,
    pawns: u64,
    knights: u64,
    /// Rooks and queens, of both players.
    straight: u64,
    /// Bishops and queens, of both players.
    slanting: u64,
    /// The sliders of both players in the lanes they move along.
    sliders: L,
    king: Square,
    their_king: u64,
    side: core::marker::PhantomData<S>,
}

/// What binds the player's pieces.
struct Bonds<L> {
    in_check: bool,
    /// Where a piece other than the king may go as far as check is concerned.
    answers: u64,
    pinned: u64,
    /// The player's sliders in the lanes along which they are not pinned.
    sliders: L,
    /// In the first four directions, the pieces pinned along that line.
    along: [u64; 4],
}

impl<L: Lanes, S: Side> Node<L, S> {
    #[inline(always)]
    fn new(processor: L::Processor, board: &Board) -> Node<L, S> {
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

    /// Checks and pins, or `None` when there are none.
    #[inline(always)]
    fn bonds(&self) -> Option<Bonds<L>> {
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
    fn unbound(&self) -> Bonds<L> {
        Bonds {
            in_check: false,
            answers: !0,
            pinned: 0,
            sliders: self.sliders.and(L::splat(self.processor, self.us)),
            along: [0; 4],
        }
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
        let ours = self.pawns & self.us;
        let [file, _, north_east, north_west] = bonds.along;
        let (east, west) = match S::US.is_white() {
            true => (north_east, north_west),
            false => (north_west, north_east),
        };
        let unless_pinned = |along: u64| ours & (!bonds.pinned | along);
        let third = Bitboard::rank(Rank::Third.seen_by(S::US)).0;
        let step = S::forward(unless_pinned(file)) & !self.occupied;
        let steps = step | S::forward(step & third) & !self.occupied;
        let steps = steps & bonds.answers;
        let east = S::east(unless_pinned(east)) & self.them & bonds.answers;
        let west = S::west(unless_pinned(west)) & self.them & bonds.answers;
        // Steps end on empty squares and captures on others, so they may be counted in one.
        let mut moves = ones(steps | east) + ones(west);
        if ours & Bitboard::rank(Rank::Seventh.seen_by(S::US)).0 != 0 {
            let last = Bitboard::rank(Rank::Eighth.seen_by(S::US)).0;
            moves += 3 * (ones((steps | east) & last) + ones(west & last));
        }
        moves
    }

    /// What the opponent attacks, seen through the king.
    #[inline(always)]
    fn attacked(&self) -> u64 {
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
