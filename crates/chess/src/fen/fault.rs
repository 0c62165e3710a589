//! What may be wrong with a FEN.

use alloc::vec::Vec;
use core::fmt;

use crate::{Color, Rank};

/// A field of a FEN, in the order of the text.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenField {
    /// Where the pieces stand, rank 8 first.
    Board,
    /// Who is to move.
    Turn,
    /// Who may still castle.
    Castling,
    /// The square a pawn has just passed.
    EnPassant,
    /// Moves by either player since the last capture or pawn move.
    Halfmoves,
    /// The number of the move.
    Fullmoves,
    /// Anything after the six fields.
    Rest,
}

impl FenField {
    /// The field's name in a machine's spelling, for instance `en_passant`.
    pub const fn code(self) -> &'static str {
        match self {
            FenField::Board => "board",
            FenField::Turn => "turn",
            FenField::Castling => "castling",
            FenField::EnPassant => "en_passant",
            FenField::Halfmoves => "halfmoves",
            FenField::Fullmoves => "fullmoves",
            FenField::Rest => "rest",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Board => "board field",
            FenField::Turn => "turn field",
            FenField::Castling => "castling field",
            FenField::EnPassant => "en passant field",
            FenField::Halfmoves => "halfmove counter",
            FenField::Fullmoves => "move number",
            FenField::Rest => "after the last field",
        })
    }
}

/// One thing that is wrong with a FEN.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct FenFault {
    /// In which field.
    pub field: FenField,
    /// Where in the text, in bytes from its beginning, the first being 0.
    pub offset: usize,
    /// What it is.
    pub kind: FenFaultKind,
}

/// The kinds of [`FenFault`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FenFaultKind {
    /// The text is empty.
    Empty,
    /// The text is too long for a FEN; nothing of it is read.
    TooLong {
        /// How many bytes it has; at most [`MAX_LENGTH`](super::MAX_LENGTH) are read.
        length: usize,
    },
    /// A character of the board that is no piece, no number of empty squares and no `/`.
    UnknownPiece(char),
    /// A rank with fewer than eight squares.
    RankTooShort {
        /// Which.
        rank: Rank,
        /// How many it has.
        squares: u8,
    },
    /// A rank with more than eight squares; those beyond the h-file are not read.
    RankTooLong {
        /// Which.
        rank: Rank,
    },
    /// Fewer than eight ranks.
    TooFewRanks {
        /// How many there are.
        found: u8,
    },
    /// A ninth rank; it is not read.
    TooManyRanks,
    /// Neither `w` nor `b`.
    UnknownTurn,
    /// A letter that grants no castling in any dialect.
    UnknownRight(char),
    /// A castling letter of a player whose king is not on the first rank, seen from that player.
    RightWithoutKing {
        /// Whose.
        color: Color,
        /// The letter.
        letter: char,
    },
    /// A castling letter whose rook is not there.
    RightWithoutRook {
        /// Whose.
        color: Color,
        /// The letter.
        letter: char,
    },
    /// A second rook for a wing that has one already.
    RightTwice {
        /// Whose.
        color: Color,
        /// The letter.
        letter: char,
    },
    /// Neither a square nor `-`.
    UnknownSquare,
    /// Not a number from 0 to 4294967295.
    NotANumber,
    /// Text that belongs to no field.
    TrailingText,
    /// More faults from here on, which are not told one by one.
    More {
        /// How many.
        n: usize,
    },
}

impl FenFaultKind {
    /// The kind in a machine's spelling, for instance `right_without_rook`.
    pub const fn code(&self) -> &'static str {
        match self {
            FenFaultKind::Empty => "empty",
            FenFaultKind::TooLong { .. } => "too_long",
            FenFaultKind::UnknownPiece(_) => "unknown_piece",
            FenFaultKind::RankTooShort { .. } => "rank_too_short",
            FenFaultKind::RankTooLong { .. } => "rank_too_long",
            FenFaultKind::TooFewRanks { .. } => "too_few_ranks",
            FenFaultKind::TooManyRanks => "too_many_ranks",
            FenFaultKind::UnknownTurn => "unknown_turn",
            FenFaultKind::UnknownRight(_) => "unknown_right",
            FenFaultKind::RightWithoutKing { .. } => "right_without_king",
            FenFaultKind::RightWithoutRook { .. } => "right_without_rook",
            FenFaultKind::RightTwice { .. } => "right_twice",
            FenFaultKind::UnknownSquare => "unknown_square",
            FenFaultKind::NotANumber => "not_a_number",
            FenFaultKind::TrailingText => "trailing_text",
            FenFaultKind::More { .. } => "more",
        }
    }
}

/// The first rank as a player sees it.
fn home(color: Color) -> &'static str {
    match color {
        Color::White => "the first rank",
        Color::Black => "the eighth rank",
    }
}

impl fmt::Display for FenFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            FenFaultKind::Empty => f.write_str(
                "there is nothing: begin with the pieces of rank 8, as in \
                 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            FenFaultKind::TooLong { length } => write!(
                f,
                "this text has {length} bytes: a FEN has at most {}",
                super::MAX_LENGTH
            ),
            FenFaultKind::UnknownPiece(letter) => write!(
                f,
                "{letter:?} is no piece: write KQRBNP for White, kqrbnp for Black, 1 to 8 for \
                 empty squares and / between ranks"
            ),
            FenFaultKind::RankTooShort { rank, squares } => write!(
                f,
                "rank {} has {squares} squares: there must be 8",
                rank.letter()
            ),
            FenFaultKind::RankTooLong { rank } => {
                write!(
                    f,
                    "rank {} has more than the 8 squares it must have",
                    rank.letter()
                )
            }
            FenFaultKind::TooFewRanks { found } => {
                write!(f, "there are {found} ranks: there must be 8, parted by /")
            }
            FenFaultKind::TooManyRanks => f.write_str("a ninth rank begins here: there must be 8"),
            FenFaultKind::UnknownTurn => f.write_str("write w for White to move or b for Black"),
            FenFaultKind::UnknownRight(letter) => write!(
                f,
                "{letter:?} grants no castling: write K, Q or the rook's file for White, k, q or \
                 the file in small for Black, - for none"
            ),
            FenFaultKind::RightWithoutKing { color, letter } => write!(
                f,
                "{letter:?} names a king that is not there: put the king on {} or leave the \
                 letter out",
                home(color)
            ),
            FenFaultKind::RightWithoutRook { color, letter } => write!(
                f,
                "{letter:?} names a rook that is not there: put the rook on {} or leave the \
                 letter out",
                home(color)
            ),
            FenFaultKind::RightTwice { letter, .. } => write!(
                f,
                "{letter:?} names a second rook for the same wing: leave one of the two out"
            ),
            FenFaultKind::UnknownSquare => {
                f.write_str("write the square that a pawn has just passed, as in e3, or -")
            }
            FenFaultKind::NotANumber => f.write_str("write a number from 0 to 4294967295"),
            FenFaultKind::TrailingText => {
                f.write_str("a FEN ends with the move number: leave the rest out")
            }
            FenFaultKind::More { n } => write!(f, "and {n} more from here on"),
        }
    }
}

impl fmt::Display for FenFault {
    /// Field, column from 1, what is wrong and what would be right.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, column {}: {}",
            self.field,
            self.offset + 1,
            self.kind
        )
    }
}

impl core::error::Error for FenFault {}

/// A text that is no FEN, with every fault found in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// The faults in the order of the text; at least one.
    pub faults: Vec<FenFault>,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.faults.iter().enumerate() {
            if n > 0 {
                f.write_str("; ")?;
            }
            fmt::Display::fmt(fault, f)?;
        }
        Ok(())
    }
}

impl core::error::Error for FenError {}
