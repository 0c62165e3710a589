//! A move.

use crate::{Role, Square, Wing};

/// A move, told by squares; the position says which pieces stand on them. Castling is told by the
/// squares of king and rook, so Chess960 is no special case.
///
/// ```
/// use rokada_chess::{Move, Position, Setup};
///
/// let setup: Setup = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1".parse()?;
/// let castling = Move::Castle { king: "f1".parse()?, rook: "g1".parse()? };
/// let after = Position::from_setup(setup)?.play(castling)?;
/// assert_eq!(after.to_setup().fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece goes from one square to another, taking what stands there.
    Normal {
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes on the last rank (Laws 3.7.3.3).
        promotion: Option<Role>,
    },
    /// A pawn takes en passant (Laws 3.7.3.1).
    EnPassant {
        /// Where it stood.
        from: Square,
        /// The empty square it goes to.
        to: Square,
    },
    /// King and rook castle (Laws 3.8.2, Guidelines II.3).
    Castle {
        /// Where the king stood.
        king: Square,
        /// Where the rook stood.
        rook: Square,
    },
}

impl Move {
    /// The square the piece leaves; in castling the king's.
    ///
    /// ```
    /// use rokada_chess::{Position, Wing};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1".parse()?;
    /// let castling = position.read_san("O-O")?;
    /// assert_eq!(castling.from(), "f1".parse()?);
    /// assert_eq!(castling.to(), "g1".parse()?);
    /// assert_eq!(castling.castling(), Some(Wing::G));
    /// assert_eq!(castling.promotion(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn from(self) -> Square {
        match self {
            Move::Normal { from, .. } | Move::EnPassant { from, .. } => from,
            Move::Castle { king, .. } => king,
        }
    }

    /// The square the piece comes to; in castling the king's.
    pub fn to(self) -> Square {
        match self {
            Move::Normal { to, .. } | Move::EnPassant { to, .. } => to,
            Move::Castle { king, rook } => {
                let wing = Move::wing(king, rook);
                Square::from_coords(wing.king_file(), king.rank())
            }
        }
    }

    /// What a pawn becomes.
    pub const fn promotion(self) -> Option<Role> {
        match self {
            Move::Normal { promotion, .. } => promotion,
            _ => None,
        }
    }

    /// The wing that is castled to, if the move is castling.
    pub fn castling(self) -> Option<Wing> {
        match self {
            Move::Castle { king, rook } => Some(Move::wing(king, rook)),
            _ => None,
        }
    }

    fn wing(king: Square, rook: Square) -> Wing {
        if rook < king { Wing::C } else { Wing::G }
    }
}
