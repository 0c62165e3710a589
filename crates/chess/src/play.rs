//! Making a move.

use crate::movegen::taken_en_passant;
use crate::{Color, IllegalMove, Move, Piece, Position, Rank, Role, Square, Wing, zobrist};

impl Position {
    /// The position after a move; this one stays as it is.
    ///
    /// ```
    /// use rokada_chess::{Color, Move, Position};
    ///
    /// let e4 = Move::Normal { from: "e2".parse()?, to: "e4".parse()?, promotion: None };
    /// let position = Position::default().play(e4)?;
    /// assert_eq!(position.turn(), Color::Black);
    /// assert!(position.play(e4).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the move is not legal: says why.
    pub fn play(&self, the_move: Move) -> Result<Position, IllegalMove> {
        self.check_legal(the_move)?;
        Ok(self.play_unchecked(the_move))
    }

    /// The position after a move known to be legal, as those of [`Position::legal_moves`] are.
    ///
    /// For any other move the result has no meaning, and this or what is done with the result may
    /// panic.
    pub fn play_unchecked(&self, the_move: Move) -> Position {
        let mut next = self.clone();
        next.make(the_move);
        next
    }

    /// Plays a move known to be legal.
    pub(crate) fn make(&mut self, the_move: Move) {
        let us = self.turn;
        let mut passed = None;
        self.halfmoves = self.halfmoves.saturating_add(1);
        match the_move {
            Move::Normal {
                from,
                to,
                promotion,
            } => {
                let role = self.board.role_at(from).unwrap_or(Role::Pawn);
                if let Some(taken) = self.board.role_at(to) {
                    self.lift(taken.of(!us), to);
                    self.lose_right_of(!us, to);
                    self.halfmoves = 0;
                }
                self.lift(role.of(us), from);
                self.place(promotion.unwrap_or(role).of(us), to);
                match role {
                    Role::Pawn => {
                        self.halfmoves = 0;
                        if from.index().abs_diff(to.index()) == 16 {
                            passed = Some(Square::new((from.index() + to.index()) / 2));
                        }
                    }
                    Role::King => self.lose_rights(us),
                    Role::Rook => self.lose_right_of(us, from),
                    _ => {}
                }
            }
            Move::EnPassant { from, to } => {
                self.lift(Role::Pawn.of(!us), taken_en_passant(to, us));
                self.lift(Role::Pawn.of(us), from);
                self.place(Role::Pawn.of(us), to);
                self.halfmoves = 0;
            }
            Move::Castle { king, rook } => {
                let wing = if rook < king { Wing::C } else { Wing::G };
                // Each may stand where the other goes, so both are lifted first.
                self.lift(Role::King.of(us), king);
                self.lift(Role::Rook.of(us), rook);
                self.place(Role::King.of(us), wing.king_to(us));
                self.place(Role::Rook.of(us), wing.rook_to(us));
                self.lose_rights(us);
            }
        }
        if us == Color::Black {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        self.turn = !us;
        self.base_key ^= zobrist::black_to_move();
        self.set_en_passant(passed);
    }

    fn lift(&mut self, piece: Piece, from: Square) {
        self.board.lift(piece, from);
        self.base_key ^= zobrist::piece(piece, from);
    }

    fn place(&mut self, piece: Piece, to: Square) {
        self.board.place(piece, to);
        self.base_key ^= zobrist::piece(piece, to);
    }

    /// Takes the right to castle with the rook of that square, if there is one.
    fn lose_right_of(&mut self, color: Color, square: Square) {
        if square.rank() != Rank::First.seen_by(color) {
            return;
        }
        for wing in Wing::ALL {
            if self.castling.rook(color, wing) == Some(square.file()) {
                self.lose_right(color, wing);
            }
        }
    }

    /// Takes a player's rights: the king has moved.
    fn lose_rights(&mut self, color: Color) {
        for wing in Wing::ALL {
            self.lose_right(color, wing);
        }
    }

    fn lose_right(&mut self, color: Color, wing: Wing) {
        if let Some(rook) = self.castling.rook(color, wing) {
            self.base_key ^= zobrist::right(color, wing, rook);
            self.castling.set(color, wing, None);
        }
    }
}
