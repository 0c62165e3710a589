//! What players ask about a start position before the clocks start.

use crate::{Bitboard, ByWing, Color, Geometry, Rank, Role, Square, StartPosition, Wing, attacks};

impl StartPosition {
    /// White's castling on a wing as the array has it; Black's is the same on the eighth rank.
    ///
    /// ```
    /// use rokada_chess::{Manner, StartPosition, Wing};
    ///
    /// let bqnrnkrb: StartPosition = "BQNRNKRB".parse()?;
    /// assert_eq!(bqnrnkrb.castling(Wing::G).manner(), Manner::Transposition);
    /// # Ok::<(), rokada_chess::ParseStartPositionError>(())
    /// ```
    pub fn castling(self, wing: Wing) -> Geometry {
        let (king, rooks) = self.castling_files();
        Geometry::new(Color::White, wing, king, rooks[wing])
    }

    /// On which wings White may castle with the first move, and Black too if nothing has happened
    /// to his own back rank: nothing stands in the way, and nothing can attack it yet. Never both.
    pub fn castling_on_move_one(self) -> ByWing<bool> {
        let position = self.position();
        let may = |wing| position.castling(wing).legal_move().is_some();
        ByWing {
            c: may(Wing::C),
            g: may(Wing::G),
        }
    }

    /// White's pawns that no piece protects at the start; Black's stand on the same files.
    pub fn unprotected_pawns(self) -> Bitboard {
        let board = self.setup().board;
        let protected = |&pawn: &Square| {
            !attacks::attackers_to(&board, pawn, Color::White, board.occupied()).is_empty()
        };
        Bitboard::rank(Rank::Second)
            .into_iter()
            .filter(|pawn| !protected(pawn))
            .collect()
    }

    /// White's bishops that start in a corner, on a1 or h1.
    pub fn corner_bishops(self) -> Bitboard {
        let corners = [0, 7].map(Square::new);
        let board = self.setup().board;
        let bishops = board.by_piece(Role::Bishop.of(Color::White));
        corners
            .into_iter()
            .filter(|&corner| bishops.has(corner))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn castling_on_move_one_in_162_arrays() {
        let on = |wing: Wing| {
            StartPosition::all()
                .filter(|array| array.castling_on_move_one()[wing])
                .count()
        };
        assert_eq!((on(Wing::G), on(Wing::C)), (90, 72));
        let both =
            |array: &StartPosition| array.castling_on_move_one() == ByWing { c: true, g: true };
        assert_eq!(StartPosition::all().filter(both).count(), 0);
    }

    #[test]
    fn facts_of_known_arrays() {
        for (letters, unprotected, corners) in [
            ("RNBQKBNR", "", ""),
            ("BBQNNRKR", "e2", "a1"),
            ("RKRNNQBB", "d2", "h1"),
            ("BRKNQNRB", "a2", "a1, h1"),
        ] {
            let array: StartPosition = letters.parse().unwrap();
            assert_eq!(
                array.unprotected_pawns().to_string(),
                unprotected,
                "{letters}"
            );
            assert_eq!(array.corner_bishops().to_string(), corners, "{letters}");
        }
    }

    #[test]
    fn every_manner_occurs() {
        use crate::Manner;
        let count = |wing: Wing, manner: Manner| {
            StartPosition::all()
                .filter(|array| array.castling(wing).manner() == manner)
                .count()
        };
        for wing in Wing::ALL {
            let manners = [
                Manner::DoubleMove,
                Manner::Transposition,
                Manner::KingOnly,
                Manner::RookOnly,
            ];
            let counts = manners.map(|manner| count(wing, manner));
            assert_eq!(counts.iter().sum::<usize>(), 960);
            assert!(counts.iter().all(|&count| count > 0), "{wing:?} {counts:?}");
        }
    }
}
