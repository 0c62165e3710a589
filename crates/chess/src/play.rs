//! Making a move.

use crate::movegen::taken_en_passant;
use crate::side::{Black, Side, White};
use crate::{
    Bitboard, Color, IllegalMove, Move, Piece, Position, Rank, Role, Square, Wing, zobrist,
};

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
        match (self.turn, the_move) {
            (
                Color::White,
                Move::Normal {
                    from,
                    to,
                    promotion,
                },
            ) => self.after_normal::<White>(from, to, promotion),
            (
                Color::Black,
                Move::Normal {
                    from,
                    to,
                    promotion,
                },
            ) => self.after_normal::<Black>(from, to, promotion),
            _ => self.after_special(the_move),
        }
    }

    /// The position with the other player to move, as analyses write it with a null move `--`;
    /// `None` in check, since the king would be taken. No player may pass in a game (Laws 1.1).
    ///
    /// ```
    /// use rokada_chess::{Color, Position};
    ///
    /// let passed = Position::default().pass().expect("no check");
    /// assert_eq!(passed.turn(), Color::Black);
    /// ```
    pub fn pass(&self) -> Option<Position> {
        let mut setup = self.to_setup();
        setup.turn = !setup.turn;
        setup.en_passant = None;
        setup.halfmoves = setup.halfmoves.saturating_add(1);
        if setup.turn.is_white() {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        Position::from_setup(setup).ok()
    }

    /// Plays a move known to be legal.
    pub(crate) fn make(&mut self, the_move: Move) {
        *self = self.play_unchecked(the_move);
    }

    /// The position after a piece has gone from one square to another. (Not inlined, it is built where
    /// the caller wants it.)
    #[inline(never)]
    fn after_normal<S: Side>(&self, from: Square, to: Square, promotion: Option<Role>) -> Position {
        let mover = self.board.number_at(from);
        let taken = self.board.number_at(to);
        let placed = promotion.map_or(mover, |role| role as usize);
        let (from_bit, to_bit) = (Bitboard::square(from).0, Bitboard::square(to).0);
        let board = self.board.moved(from_bit | to_bit, S::US, placed, to_bit);
        let base_key = self.base_key
            ^ zobrist::number(S::US, mover, from)
            ^ zobrist::number(S::US, placed, to)
            ^ zobrist::number(!S::US, taken, to)
            ^ zobrist::black_to_move();
        let is_pawn = mover == Role::Pawn as usize;
        let halfmoves = match is_pawn || taken < 6 {
            true => 0,
            false => self.halfmoves.saturating_add(1),
        };
        let mut next = Position {
            board,
            base_key,
            castling: self.castling,
            castlers: self.castlers,
            halfmoves,
            fullmoves: self
                .fullmoves
                .saturating_add(u32::from(S::US == Color::Black)),
            turn: !S::US,
            en_passant: None,
            en_passant_is_legal: false,
        };
        if self.castlers & (from_bit | to_bit) != 0 {
            next.lose_rights((mover == Role::King as usize).then_some(S::US), from, to);
        }
        if is_pawn && from.index().abs_diff(to.index()) == 16 {
            next.set_en_passant(Some(Square::new((from.index() + to.index()) / 2)));
        }
        next
    }

    /// The position after castling or a capture en passant.
    #[cold]
    #[inline(never)]
    fn after_special(&self, the_move: Move) -> Position {
        let mut next = self.clone();
        let us = self.turn;
        match the_move {
            Move::Normal { .. } => return next,
            Move::EnPassant { from, to } => {
                next.lift(Role::Pawn.of(!us), taken_en_passant(to, us));
                next.lift(Role::Pawn.of(us), from);
                next.place(Role::Pawn.of(us), to);
                next.halfmoves = 0;
            }
            Move::Castle { king, rook } => {
                let wing = if rook < king { Wing::C } else { Wing::G };
                // Each may stand where the other goes, so both are lifted first.
                next.lift(Role::King.of(us), king);
                next.lift(Role::Rook.of(us), rook);
                next.place(Role::King.of(us), wing.king_to(us));
                next.place(Role::Rook.of(us), wing.rook_to(us));
                next.lose_rights(Some(us), king, rook);
                next.halfmoves = next.halfmoves.saturating_add(1);
            }
        }
        if us == Color::Black {
            next.fullmoves = next.fullmoves.saturating_add(1);
        }
        next.turn = !us;
        next.base_key ^= zobrist::black_to_move();
        next.set_en_passant(None);
        next
    }

    fn lift(&mut self, piece: Piece, from: Square) {
        self.board.lift(piece, from);
        self.base_key ^= zobrist::piece(piece, from);
    }

    fn place(&mut self, piece: Piece, to: Square) {
        self.board.place(piece, to);
        self.base_key ^= zobrist::piece(piece, to);
    }

    /// Takes the rights of a player whose king has moved, and those with a rook that stood on one
    /// of two squares.
    #[cold]
    #[inline(never)]
    fn lose_rights(&mut self, king_of: Option<Color>, from: Square, to: Square) {
        for color in Color::ALL {
            for wing in Wing::ALL {
                let Some(file) = self.castling.rook(color, wing) else {
                    continue;
                };
                let rook = Square::from_coords(file, Rank::First.seen_by(color));
                if king_of == Some(color) || rook == from || rook == to {
                    self.base_key ^= zobrist::right(color, wing, file);
                    self.castling.set(color, wing, None);
                }
            }
        }
        self.castlers = self.squares_of_castlers();
    }

    /// The kings and rooks that may still castle with each other.
    pub(crate) fn squares_of_castlers(&self) -> u64 {
        let mut squares = 0;
        for color in Color::ALL {
            let home = Rank::First.seen_by(color);
            let files = Wing::ALL.map(|wing| self.castling.rook(color, wing));
            for file in files.into_iter().flatten() {
                squares |= Bitboard::square(Square::from_coords(file, home)).0;
                squares |= Bitboard::square(self.king(color)).0;
            }
        }
        squares
    }
}
