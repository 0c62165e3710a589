//! Files, ranks and squares.

use core::fmt;
use core::str::FromStr;

use crate::Color;

macro_rules! line {
    ($name:ident, $what:literal, $first:literal, $($variant:ident = $n:literal),+) => {
        #[doc = $what]
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant = $n),+ }

        impl $name {
            /// All eight in order.
            pub const ALL: [$name; 8] = [$($name::$variant),+];

            /// The one of index 0 to 7.
            ///
            /// # Panics
            /// When `index` is above 7.
            #[inline]
            pub const fn new(index: u8) -> $name {
                $name::ALL[index as usize]
            }

            /// Its index, 0 to 7.
            #[inline]
            pub const fn index(self) -> u8 {
                self as u8
            }

            /// The character players write for it.
            pub const fn letter(self) -> char {
                ($first + self as u8) as char
            }

            /// The one a character names, letters in either case.
            pub const fn from_letter(letter: char) -> Option<$name> {
                let letter = letter.to_ascii_lowercase();
                if letter as u32 >= $first as u32 && (letter as u32) < $first as u32 + 8 {
                    Some($name::new(letter as u8 - $first))
                } else {
                    None
                }
            }
        }
    };
}

line!(
    File,
    "A column of the board, a to h from White's left.",
    b'a',
    A = 0,
    B = 1,
    C = 2,
    D = 3,
    E = 4,
    F = 5,
    G = 6,
    H = 7
);
line!(
    Rank,
    "A row of the board, 1 to 8 from White's side.",
    b'1',
    First = 0,
    Second = 1,
    Third = 2,
    Fourth = 3,
    Fifth = 4,
    Sixth = 5,
    Seventh = 6,
    Eighth = 7
);

impl Rank {
    /// The rank that a player counts as this one from their own side: White's own, Black's turned.
    #[inline]
    pub const fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::new(7 - self as u8),
        }
    }
}

/// A square of the board; a1 is 0, b1 is 1, h8 is 63.
///
/// ```
/// use rokada_chess::{File, Rank, Square};
///
/// let square: Square = "g1".parse()?;
/// assert_eq!(square, Square::from_coords(File::G, Rank::First));
/// assert_eq!(square.offset(-1, 2), Some("f3".parse()?));
/// assert!(!square.is_light());
/// # Ok::<(), rokada_chess::ParseSquareError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank cross.
    #[inline]
    pub const fn from_coords(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square of index 0 (a1) to 63 (h8).
    ///
    /// # Panics
    /// When `index` is above 63.
    #[inline]
    pub const fn new(index: u8) -> Square {
        assert!(index < 64, "a square's index is 0 to 63");
        Square(index)
    }

    /// Its index, 0 (a1) to 63 (h8).
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its file.
    #[inline]
    pub const fn file(self) -> File {
        File::new(self.0 & 7)
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::new((self.0 >> 3) & 7)
    }

    /// All 64, a1, b1 ... h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64).map(Square)
    }

    /// The square reached by steps to the h-file and to rank 8; `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Square((rank * 8 + file) as u8))
        }
    }

    /// `true` when the square is light (as h1 is).
    pub const fn is_light(self) -> bool {
        ((self.0 >> 3) + self.0) & 1 == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().letter())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square: a file `a`-`h` and a rank `1`-`8` were wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: write a file a-h and a rank 1-8, as in e4")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let mut letters = text.chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some(file), Some(rank), None) => {
                match (File::from_letter(file), Rank::from_letter(rank)) {
                    (Some(file), Some(rank)) => Ok(Square::from_coords(file, rank)),
                    _ => Err(ParseSquareError),
                }
            }
            _ => Err(ParseSquareError),
        }
    }
}
