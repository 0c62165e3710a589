//! The two wings of castling, named as FIDE Guidelines II names them.

use core::ops::{Index, IndexMut};

use crate::{Color, File, Rank, Square};

/// The side of the board to which a player castles.
///
/// ```
/// use rokada_chess::{Color, Wing};
///
/// assert_eq!(Wing::C.king_to(Color::White).to_string(), "c1");
/// assert_eq!(Wing::C.rook_to(Color::Black).to_string(), "d8");
/// assert_eq!(Wing::G.san(), "O-O");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// The c-side, `O-O-O`: king to the c-file, rook to the d-file.
    C = 0,
    /// The g-side, `O-O`: king to the g-file, rook to the f-file.
    G = 1,
}

impl Wing {
    /// Both, the c-side first.
    pub const ALL: [Wing; 2] = [Wing::C, Wing::G];

    /// Where the king ends (Guidelines II.3.2.6).
    #[inline]
    pub const fn king_file(self) -> File {
        match self {
            Wing::C => File::C,
            Wing::G => File::G,
        }
    }

    /// Where the rook ends (Guidelines II.3.2.6).
    #[inline]
    pub const fn rook_file(self) -> File {
        match self {
            Wing::C => File::D,
            Wing::G => File::F,
        }
    }

    /// The king's destination for a player.
    #[inline]
    pub const fn king_to(self, color: Color) -> Square {
        Square::from_coords(self.king_file(), Rank::First.seen_by(color))
    }

    /// The rook's destination for a player.
    #[inline]
    pub const fn rook_to(self, color: Color) -> Square {
        Square::from_coords(self.rook_file(), Rank::First.seen_by(color))
    }

    /// The notation: `O-O-O` or `O-O`.
    pub const fn san(self) -> &'static str {
        match self {
            Wing::C => "O-O-O",
            Wing::G => "O-O",
        }
    }
}

/// A value for each wing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByWing<T> {
    /// The c-side's.
    pub c: T,
    /// The g-side's.
    pub g: T,
}

impl<T> Index<Wing> for ByWing<T> {
    type Output = T;
    #[inline]
    fn index(&self, wing: Wing) -> &T {
        match wing {
            Wing::C => &self.c,
            Wing::G => &self.g,
        }
    }
}

impl<T> IndexMut<Wing> for ByWing<T> {
    #[inline]
    fn index_mut(&mut self, wing: Wing) -> &mut T {
        match wing {
            Wing::C => &mut self.c,
            Wing::G => &mut self.g,
        }
    }
}
