//! Castling by hand on a real board.

use super::Geometry;
use crate::Square;

/// One thing a hand does in castling (Guidelines II.3.2.5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum HandStep {
    /// The king is taken off the board and held beside its destination. It is touched first even
    /// if it will stand where it stood: a rook touched first must make a move of its own
    /// (Laws 4.4.2).
    LiftKing {
        /// Where it stood.
        from: Square,
        /// Beside which square.
        beside: Square,
    },
    /// The rook goes to its destination.
    MoveRook {
        /// Where it stood.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// The king is put down.
    PlaceKing {
        /// Where it ends.
        to: Square,
    },
}

impl Geometry {
    /// What the hand does, in order. A rook that stands on its destination is left alone.
    ///
    /// ```
    /// use rokada_chess::{Color, File, Geometry, HandStep, Wing};
    ///
    /// // King g1 and rook h1: only the rook moves, yet the king is lifted first.
    /// let steps: Vec<_> = Geometry::new(Color::White, Wing::G, File::G, File::H).hands().collect();
    /// assert!(matches!(steps[0], HandStep::LiftKing { .. }));
    /// assert!(matches!(steps[1], HandStep::MoveRook { .. }));
    /// assert!(matches!(steps[2], HandStep::PlaceKing { .. }));
    /// ```
    pub fn hands(&self) -> impl Iterator<Item = HandStep> + use<> {
        let lift = HandStep::LiftKing {
            from: self.king_from,
            beside: self.king_to,
        };
        let rook = HandStep::MoveRook {
            from: self.rook_from,
            to: self.rook_to,
        };
        let place = HandStep::PlaceKing { to: self.king_to };
        let rook_moves = self.rook_from != self.rook_to;
        [Some(lift), rook_moves.then_some(rook), Some(place)]
            .into_iter()
            .flatten()
    }
}
