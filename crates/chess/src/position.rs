//! A legal position.

use core::num::NonZeroU32;

use crate::validate::validate;
use crate::{
    Bitboard, Board, CastlingRights, Color, IllegalSetup, Setup, Square, StartPosition, Wing,
    attacks, zobrist,
};

/// A legal position: where the pieces stand, who is to move, and what of the past still matters.
///
/// It is made from a [`Setup`] that has no fault, from a [`StartPosition`], or by playing a move;
/// so whoever holds one may rely on its rules. Playing makes a new one and leaves the old as it is.
///
/// # Equality
/// Two positions are equal when all that a FEN says is equal, the counters too. What the Laws call
/// the same position (9.2.3) is asked by [`Position::is_repetition_of`].
///
/// ```
/// use rokada_chess::{Color, Position, StartPosition};
///
/// let position = Position::from(StartPosition::new(0).unwrap());
/// assert_eq!(position.turn(), Color::White);
/// assert_eq!(position.legal_moves().len(), 20);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) board: Board,
    /// The key without its en passant part.
    pub(crate) base_key: u64,
    pub(crate) castling: CastlingRights,
    /// The squares from or to which nothing goes without a right being lost.
    pub(crate) castlers: u64,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: NonZeroU32,
    pub(crate) turn: Color,
    pub(crate) en_passant: Option<Square>,
    /// Whether a pawn may legally take on the en passant square.
    pub(crate) en_passant_is_legal: bool,
}

const _: () = assert!(size_of::<Position>() <= 128);

impl Position {
    /// The legal position of a set-up.
    ///
    /// # Errors
    /// When the set-up is no legal position: tells all that is at fault.
    pub fn from_setup(setup: Setup) -> Result<Position, IllegalSetup> {
        validate(&setup)?;
        Ok(Position::from_valid_setup(setup))
    }

    /// The position of a set-up that is known to have no fault.
    pub(crate) fn from_valid_setup(setup: Setup) -> Position {
        let mut base_key = 0;
        for color in Color::ALL {
            for wing in Wing::ALL {
                if let Some(rook) = setup.castling.rook(color, wing) {
                    base_key ^= zobrist::right(color, wing, rook);
                }
            }
        }
        for square in setup.board.occupied() {
            if let Some(piece) = setup.board.piece_at(square) {
                base_key ^= zobrist::piece(piece, square);
            }
        }
        if setup.turn == Color::Black {
            base_key ^= zobrist::black_to_move();
        }
        let mut position = Position {
            board: setup.board,
            base_key,
            castling: setup.castling,
            castlers: 0,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
            turn: setup.turn,
            en_passant: None,
            en_passant_is_legal: false,
        };
        position.castlers = position.squares_of_castlers();
        position.set_en_passant(setup.en_passant);
        position
    }

    /// Notes the square a pawn has passed and whether it may be taken there.
    pub(crate) fn set_en_passant(&mut self, passed: Option<Square>) {
        self.en_passant = passed;
        self.en_passant_is_legal =
            passed.is_some_and(|passed| !self.en_passant_capturers(passed).is_empty());
    }

    /// All that a FEN says of the position.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board.clone(),
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// Where the pieces stand.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks with which each player may still castle.
    #[inline]
    pub fn castling_rights(&self) -> CastlingRights {
        self.castling
    }

    /// The square a pawn has just passed in its double step, whether or not it can be taken there.
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The square a pawn has just passed, if it may legally be taken there (Laws 3.7.3.1).
    #[inline]
    pub fn legal_en_passant(&self) -> Option<Square> {
        self.en_passant.filter(|_| self.en_passant_is_legal)
    }

    /// Moves by either player since the last capture or pawn move: 100 is the 50-move rule (9.3).
    #[inline]
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move, 1 at the start, up by one after Black's.
    #[inline]
    pub fn fullmoves(&self) -> NonZeroU32 {
        self.fullmoves
    }

    /// Where a player's king stands.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.board
            .king(color)
            .expect("a legal position has both kings")
    }

    /// The pieces that give check to the player to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        let occupied = self.board.occupied();
        attacks::attackers_to(&self.board, self.king(self.turn), !self.turn, occupied)
    }

    /// Is the player to move in check?
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// A number that positions share which are the same by Laws 9.2.3, and others, but for chance,
    /// do not (Zobrist's). The en passant square counts when the capture is legal.
    #[inline]
    pub fn key(&self) -> u64 {
        match self.legal_en_passant() {
            Some(passed) => self.base_key ^ zobrist::en_passant(passed.file()),
            None => self.base_key,
        }
    }

    /// Are they the same position as the Laws mean it (9.2.3): same player to move, same pieces on
    /// the same squares, same possible moves, castling rights included? The counters are not asked.
    pub fn is_repetition_of(&self, other: &Position) -> bool {
        self.key() == other.key()
            && self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.legal_en_passant() == other.legal_en_passant()
    }
}

impl Default for Position {
    /// The classical start.
    fn default() -> Position {
        StartPosition::CLASSICAL.into()
    }
}

impl From<StartPosition> for Position {
    fn from(start: StartPosition) -> Position {
        Position::from_valid_setup(start.setup())
    }
}

impl StartPosition {
    /// The position: White to move, all four castling rights.
    pub fn position(self) -> Position {
        self.into()
    }
}

impl TryFrom<Setup> for Position {
    type Error = IllegalSetup;

    fn try_from(setup: Setup) -> Result<Position, IllegalSetup> {
        Position::from_setup(setup)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        position.to_setup()
    }
}
