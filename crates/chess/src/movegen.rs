//! All legal moves, found without trying any.

use core::ops::ControlFlow;

use crate::masks::{Masks, attacked};
use crate::{
    Bitboard, Board, Color, Geometry, MoveSet, Position, Rank, Role, Square, Wing, attacks,
};

impl Position {
    /// `true` when the player to move has a legal move: neither mated nor stalemated.
    pub fn has_legal_moves(&self) -> bool {
        self.try_for_each_move_set(|_| ControlFlow::Break(()))
            .is_break()
    }

    /// Hands the legal moves to a visitor, a set of target squares at a time, until it breaks.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use rokada_chess::{MoveSet, Position, Role};
    ///
    /// let mut pawn_moves = 0;
    /// let _ = Position::default().try_for_each_move_set(|set| {
    ///     if let MoveSet::Normal { role: Role::Pawn, .. } = set {
    ///         pawn_moves += set.len();
    ///     }
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(pawn_moves, 16);
    /// ```
    pub fn try_for_each_move_set(
        &self,
        visit: impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.try_for_each_move_set_from(Bitboard::FULL, visit)
    }

    /// The same for the pieces on the given squares only; castling counts as a move of the king.
    pub fn try_for_each_move_set_from(
        &self,
        movers: Bitboard,
        mut visit: impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let us = self.turn();
        let castlings = Wing::ALL.map(|wing| self.castling_geometry(us, wing));
        Generator::new(self.board(), us, self.legal_en_passant(), castlings)
            .visit(movers, &mut visit)
    }

    /// The castling a player still has the right to on a wing.
    pub(crate) fn castling_geometry(&self, color: Color, wing: Wing) -> Option<Geometry> {
        let rook = self.castling_rights().rook(color, wing)?;
        Some(Geometry::new(color, wing, self.king(color).file(), rook))
    }

    /// The pawns that may legally take en passant on the square a pawn has just passed.
    pub(crate) fn en_passant_capturers(&self, passed: Square) -> Bitboard {
        en_passant_capturers(&self.board, self.turn, self.king(self.turn), passed)
    }
}

/// What is done with the moves found.
pub(crate) trait Visitor {
    /// Takes some moves, and breaks to see no more.
    fn visit(&mut self, set: MoveSet) -> ControlFlow<()>;
}

impl<F: FnMut(MoveSet) -> ControlFlow<()>> Visitor for F {
    #[inline]
    fn visit(&mut self, set: MoveSet) -> ControlFlow<()> {
        self(set)
    }
}

/// The legal moves of one player on one board.
pub(crate) struct Generator<'a> {
    board: &'a Board,
    us: Color,
    king: Square,
    masks: Masks,
    /// The square a pawn has just passed.
    en_passant: Option<Square>,
    /// The castlings to which there still is a right, by wing.
    castlings: [Option<Geometry>; 2],
}

impl<'a> Generator<'a> {
    #[inline(always)]
    pub(crate) fn new(
        board: &'a Board,
        us: Color,
        en_passant: Option<Square>,
        castlings: [Option<Geometry>; 2],
    ) -> Generator<'a> {
        let king = Square::new(board.by_piece(Role::King.of(us)).0.trailing_zeros() as u8 & 63);
        Generator {
            board,
            us,
            king,
            masks: Masks::new(board, us, king),
            en_passant,
            castlings,
        }
    }

    /// Hands out all moves of the pieces on some squares.
    #[inline(always)]
    pub(crate) fn visit(&self, movers: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
        self.pieces(movers, visitor)?;
        self.pawns(movers, visitor)?;
        self.en_passant(movers, visitor)?;
        if movers.has(self.king) {
            self.king(visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// The king's moves and castling: the two for which the opponent's attacks matter.
    #[inline(always)]
    fn king(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let steps = attacks::king(self.king) - self.board.by_color(self.us);
        let can_castle = self.masks.checkers.is_empty() && self.castlings != [None; 2];
        if steps.is_empty() && !can_castle {
            return ControlFlow::Continue(());
        }
        let attacked = attacked(self.board, self.us, self.king);
        hand_out(Role::King, self.king, steps - attacked, visitor)?;
        if can_castle {
            self.castlings(attacked, visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// Knights, bishops, rooks and queens.
    #[inline(always)]
    fn pieces(&self, movers: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let (board, us) = (self.board, self.us);
        let occupied = board.occupied();
        let allowed = self.masks.answers - board.by_color(us);
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in board.by_piece(role.of(us)) & movers {
                let mut to = attacks::piece(role, us, from, occupied) & allowed;
                if self.masks.pins.has(from) {
                    to &= attacks::line(self.king, from);
                }
                hand_out(role, from, to, visitor)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Pawns, without en passant.
    #[inline(always)]
    fn pawns(&self, movers: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let (board, us) = (self.board, self.us);
        let occupied = board.occupied();
        let third = Bitboard::rank(Rank::Third.seen_by(us));
        let forward = |squares: Bitboard| match us {
            Color::White => Bitboard(squares.0 << 8),
            Color::Black => Bitboard(squares.0 >> 8),
        };
        for from in board.by_piece(Role::Pawn.of(us)) & movers {
            let step = forward(from.into()) - occupied;
            let steps = step | (forward(step & third) - occupied);
            let captures = attacks::pawn(us, from) & board.by_color(!us);
            let mut to = (steps | captures) & self.masks.answers;
            if self.masks.pins.has(from) {
                to &= attacks::line(self.king, from);
            }
            hand_out(Role::Pawn, from, to, visitor)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&self, movers: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let Some(to) = self.en_passant else {
            return ControlFlow::Continue(());
        };
        let from = en_passant_capturers(self.board, self.us, self.king, to) & movers;
        if from.is_empty() {
            return ControlFlow::Continue(());
        }
        visitor.visit(MoveSet::EnPassant { from, to })
    }

    #[inline(always)]
    fn castlings(&self, attacked: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let mut rooks = Bitboard::EMPTY;
        for geometry in self.castlings.iter().flatten() {
            let clear = (self.board.occupied() & geometry.must_be_empty).is_empty();
            let safe = (attacked & geometry.must_be_safe).is_empty();
            // Only along the back rank can the rook be pinned and still castle: then its going
            // uncovers an attack on the king's destination.
            let uncovers = self.masks.pins.has(geometry.rook_from);
            if clear && safe && !uncovers {
                rooks.insert(geometry.rook_from);
            }
        }
        if rooks.is_empty() {
            return ControlFlow::Continue(());
        }
        visitor.visit(MoveSet::Castle {
            king: self.king,
            rooks,
        })
    }
}

/// The pawns that may legally take en passant on the square a pawn has just passed.
pub(crate) fn en_passant_capturers(
    board: &Board,
    us: Color,
    king: Square,
    passed: Square,
) -> Bitboard {
    let taken = Bitboard::square(taken_en_passant(passed, us));
    let candidates = attacks::pawn(!us, passed) & board.by_piece(Role::Pawn.of(us));
    candidates
        .into_iter()
        .filter(|&from| {
            // Two pawns leave their squares at once, so no pin mask tells: look at the board as it
            // will be.
            let occupied = (board.occupied() - taken - from.into()) | passed.into();
            let attackers = attacks::attackers_to(board, king, !us, occupied);
            (attackers - taken).is_empty()
        })
        .collect()
}

/// The square of the pawn that is taken en passant by a pawn of `us` going to `to`.
pub(crate) fn taken_en_passant(to: Square, us: Color) -> Square {
    let behind = match us {
        Color::White => to.index() - 8,
        Color::Black => to.index() + 8,
    };
    Square::new(behind)
}

#[inline(always)]
fn hand_out(role: Role, from: Square, to: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
    if to.is_empty() {
        return ControlFlow::Continue(());
    }
    visitor.visit(MoveSet::Normal { role, from, to })
}
