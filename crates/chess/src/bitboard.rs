//! A set of squares in one word.

use core::fmt;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::{File, Rank, Square};

/// A set of squares: bit 0 is a1, bit 63 is h8. The operators are those of sets; `a - b` is what
/// is in `a` and not in `b`.
///
/// ```
/// use rokada_chess::{Bitboard, Rank, Square};
///
/// let back_rank = Bitboard::rank(Rank::First);
/// let light: Vec<Square> = (back_rank & Bitboard::LIGHT).into_iter().collect();
/// assert_eq!(light.len(), 4);
/// assert_eq!((back_rank - Bitboard::LIGHT).to_string(), "a1, c1, e1, g1");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const FULL: Bitboard = Bitboard(!0);
    /// The light squares, as h1 is one.
    pub const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

    /// The set of one square.
    #[inline]
    pub const fn square(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// A whole file.
    #[inline]
    pub const fn file(file: File) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << file.index())
    }

    /// A whole rank.
    #[inline]
    pub const fn rank(rank: Rank) -> Bitboard {
        Bitboard(0xff << (rank.index() * 8))
    }

    /// Is the square in the set?
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Is it without a square?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Its lowest square (nearest a1).
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::new(self.0.trailing_zeros() as u8))
        }
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }
}

macro_rules! operator {
    ($($trait:ident $method:ident $assign_trait:ident $assign:ident: |$a:ident, $b:ident| $e:expr;)+) => {$(
        impl $trait for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                let ($a, $b) = (self.0, other.0);
                Bitboard($e)
            }
        }
        impl $assign_trait for Bitboard {
            #[inline]
            fn $assign(&mut self, other: Bitboard) {
                *self = $trait::$method(*self, other);
            }
        }
    )+};
}

operator! {
    BitAnd bitand BitAndAssign bitand_assign: |a, b| a & b;
    BitOr bitor BitOrAssign bitor_assign: |a, b| a | b;
    BitXor bitxor BitXorAssign bitxor_assign: |a, b| a ^ b;
    Sub sub SubAssign sub_assign: |a, b| a & !b;
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        Bitboard::square(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | square.into())
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set, a1 towards h8; made by iterating over a [`Bitboard`].
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first();
        self.0.0 &= self.0.0.wrapping_sub(1);
        square
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl fmt::Display for Bitboard {
    /// The squares as people list them: `a1, b2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, square) in self.into_iter().enumerate() {
            write!(f, "{}{square}", if nth == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    /// Draws the board, rank 8 on top.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                f.write_str(if self.has(Square::from_coords(file, rank)) {
                    " X"
                } else {
                    " ."
                })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}
