//! What keeps a king from castling.

use core::fmt;

use crate::{Bitboard, Square};

/// One reason why a castling may not be played now.
///
/// ```
/// use rokada_chess::{Color, Obstacle, Setup, Wing};
///
/// let setup: Setup = "4k3/8/8/8/8/8/5r2/4K2R w K - 0 1".parse()?;
/// let plan = setup.castling_of(Color::White, Wing::G);
/// let [Obstacle::PassesAttack { square, by }] = plan.obstacles() else { panic!() };
/// assert_eq!((square.to_string(), by.to_string()), ("f1".into(), "f2".into()));
/// # Ok::<(), rokada_chess::fen::FenError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Obstacle {
    /// King or rook has moved, or there is no such king or rook: the right is lost for good
    /// (Laws 3.8.2.1).
    RightLost,
    /// A piece stands where the king has to pass or to end (Guidelines II.3.2.7).
    KingPathOccupied {
        /// The square it stands on.
        square: Square,
    },
    /// A piece stands where the rook has to pass or to end (Guidelines II.3.2.7).
    RookPathOccupied {
        /// The square it stands on.
        square: Square,
    },
    /// The king is in check (Laws 3.8.2.2).
    InCheck {
        /// The king's square.
        square: Square,
        /// What gives check.
        by: Bitboard,
    },
    /// The king would pass over an attacked square (Laws 3.8.2.2).
    PassesAttack {
        /// The square it passes.
        square: Square,
        /// What attacks it.
        by: Bitboard,
    },
    /// The king's destination is attacked (Laws 3.8.2.2).
    LandsInCheck {
        /// The destination.
        square: Square,
        /// What attacks it.
        by: Bitboard,
    },
    /// The rook shields the king's destination, and would leave it attacked (Laws 3.9.2).
    UncoversAttack {
        /// The destination.
        square: Square,
        /// What the rook now shields it from.
        by: Bitboard,
    },
}

impl Obstacle {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(&self) -> &'static str {
        match self {
            Obstacle::RightLost => "right_lost",
            Obstacle::KingPathOccupied { .. } => "king_path_occupied",
            Obstacle::RookPathOccupied { .. } => "rook_path_occupied",
            Obstacle::InCheck { .. } => "in_check",
            Obstacle::PassesAttack { .. } => "passes_attack",
            Obstacle::LandsInCheck { .. } => "lands_in_check",
            Obstacle::UncoversAttack { .. } => "uncovers_attack",
        }
    }

    /// The square that should be empty or safe; none when the right is lost.
    pub const fn square(&self) -> Option<Square> {
        match *self {
            Obstacle::RightLost => None,
            Obstacle::KingPathOccupied { square }
            | Obstacle::RookPathOccupied { square }
            | Obstacle::InCheck { square, .. }
            | Obstacle::PassesAttack { square, .. }
            | Obstacle::LandsInCheck { square, .. }
            | Obstacle::UncoversAttack { square, .. } => Some(square),
        }
    }

    /// The squares of the pieces at fault: what stands in the way, or what attacks.
    pub const fn by(&self) -> Bitboard {
        match *self {
            Obstacle::RightLost => Bitboard::EMPTY,
            Obstacle::KingPathOccupied { square } | Obstacle::RookPathOccupied { square } => {
                Bitboard::square(square)
            }
            Obstacle::InCheck { by, .. }
            | Obstacle::PassesAttack { by, .. }
            | Obstacle::LandsInCheck { by, .. }
            | Obstacle::UncoversAttack { by, .. } => by,
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::RightLost => f.write_str("the king or that rook has moved"),
            Obstacle::KingPathOccupied { square } => {
                write!(f, "a piece on {square} stands in the king's way")
            }
            Obstacle::RookPathOccupied { square } => {
                write!(f, "a piece on {square} stands in the rook's way")
            }
            Obstacle::InCheck { by, .. } => write!(f, "the king is in check from {by}"),
            Obstacle::PassesAttack { square, by } => {
                write!(f, "the king would pass {square}, attacked from {by}")
            }
            Obstacle::LandsInCheck { square, by } => {
                write!(f, "the king would land on {square}, attacked from {by}")
            }
            Obstacle::UncoversAttack { square, by } => write!(
                f,
                "the rook would leave the king on {square} attacked from {by}"
            ),
        }
    }
}
