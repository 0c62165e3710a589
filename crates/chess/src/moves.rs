//! A move.

use crate::{Role, Square};

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
