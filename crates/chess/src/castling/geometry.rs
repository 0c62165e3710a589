//! The squares that castling is about, known from where king and rook stand.

use crate::{Bitboard, Color, File, Rank, Square, Wing};

/// How a castling is carried out (Guidelines II.3.2.1 to II.3.2.4).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// King and rook both move.
    DoubleMove,
    /// King and rook change places.
    Transposition,
    /// The rook stands on its destination; the king moves.
    KingOnly,
    /// The king stands on its destination; the rook moves.
    RookOnly,
}

impl Manner {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Manner::DoubleMove => "double_move",
            Manner::Transposition => "transposition",
            Manner::KingOnly => "king_only",
            Manner::RookOnly => "rook_only",
        }
    }
}

/// Where king and rook go in one castling, and which squares decide whether they may. It knows
/// nothing of the rest of the board.
///
/// ```
/// use rokada_chess::{Bitboard, Color, File, Geometry, Manner, Square, Wing};
///
/// // King f1, rook g1: they change places and nothing need be empty.
/// let geometry = Geometry::new(Color::White, Wing::G, File::F, File::G);
/// assert_eq!(geometry.manner(), Manner::Transposition);
/// assert_eq!(geometry.must_be_empty, Bitboard::EMPTY);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Geometry {
    /// Where the king stands.
    pub king_from: Square,
    /// Where the king ends.
    pub king_to: Square,
    /// Where the rook stands.
    pub rook_from: Square,
    /// Where the rook ends.
    pub rook_to: Square,
    /// The squares to be empty: those from the king to its destination and from the rook to its
    /// own, destinations included, save for that king and that rook (Guidelines II.3.2.7).
    pub must_be_empty: Bitboard,
    /// The squares not to be attacked: those of the king from origin to destination, both
    /// included (Laws 3.8.2.2). The rook's are free to be.
    pub must_be_safe: Bitboard,
}

impl Geometry {
    /// The castling of a player on a wing, from the files of king and rook on their back rank.
    pub const fn new(color: Color, wing: Wing, king: File, rook: File) -> Geometry {
        let home = Rank::First.seen_by(color);
        let king_from = Square::from_coords(king, home);
        let rook_from = Square::from_coords(rook, home);
        let king_to = wing.king_to(color);
        let rook_to = wing.rook_to(color);
        let king_path = stretch(king_from, king_to);
        let rook_path = stretch(rook_from, rook_to);
        let themselves = Bitboard::square(king_from).0 | Bitboard::square(rook_from).0;
        Geometry {
            king_from,
            king_to,
            rook_from,
            rook_to,
            must_be_empty: Bitboard((king_path | rook_path) & !themselves),
            must_be_safe: Bitboard(king_path),
        }
    }

    /// The squares the king passes, from origin to destination, both included.
    pub const fn king_path(&self) -> Bitboard {
        Bitboard(stretch(self.king_from, self.king_to))
    }

    /// The squares the rook passes, from origin to destination, both included.
    pub const fn rook_path(&self) -> Bitboard {
        Bitboard(stretch(self.rook_from, self.rook_to))
    }

    /// Which of the four forms this castling takes.
    pub const fn manner(&self) -> Manner {
        let king_stays = self.king_from.index() == self.king_to.index();
        let rook_stays = self.rook_from.index() == self.rook_to.index();
        let swaps = self.king_from.index() == self.rook_to.index()
            && self.rook_from.index() == self.king_to.index();
        match (king_stays, rook_stays) {
            (true, _) => Manner::RookOnly,
            (_, true) => Manner::KingOnly,
            _ if swaps => Manner::Transposition,
            _ => Manner::DoubleMove,
        }
    }
}

/// The squares of a rank from one to the other, both included.
const fn stretch(a: Square, b: Square) -> u64 {
    let (low, high) = if a.index() < b.index() {
        (a.index(), b.index())
    } else {
        (b.index(), a.index())
    };
    // At most eight squares, so neither shift leaves the word.
    ((1 << (high - low + 1)) - 1) << low
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(squares: &str) -> Bitboard {
        squares
            .split_whitespace()
            .map(|name| name.parse::<Square>().unwrap())
            .collect()
    }

    #[test]
    fn classical_castling() {
        let short = Geometry::new(Color::White, Wing::G, File::E, File::H);
        assert_eq!(short.must_be_empty, set("f1 g1"));
        assert_eq!(short.must_be_safe, set("e1 f1 g1"));
        assert_eq!(short.manner(), Manner::DoubleMove);
        let long = Geometry::new(Color::Black, Wing::C, File::E, File::A);
        assert_eq!(long.must_be_empty, set("b8 c8 d8"));
        assert_eq!(long.must_be_safe, set("c8 d8 e8"));
    }

    #[test]
    fn the_four_manners() {
        for (king, rook, manner, empty) in [
            (File::G, File::H, Manner::RookOnly, "f1"),
            (File::E, File::F, Manner::KingOnly, "g1"),
            (File::F, File::G, Manner::Transposition, ""),
            (File::B, File::H, Manner::DoubleMove, "c1 d1 e1 f1 g1"),
        ] {
            let geometry = Geometry::new(Color::White, Wing::G, king, rook);
            assert_eq!(geometry.manner(), manner);
            assert_eq!(geometry.must_be_empty, set(empty));
        }
        let to_the_c_side = Geometry::new(Color::White, Wing::C, File::B, File::A);
        assert_eq!(to_the_c_side.must_be_empty, set("c1 d1"));
        assert_eq!(to_the_c_side.must_be_safe, set("b1 c1"));
    }
}
