//! Algebraic notation: the moves as players write them (Laws C).
//!
//! [`Position::san`](crate::Position::san) writes it strictly, as PGN asks. [`Position::read_san`](crate::Position::read_san) reads what people
//! and programs write: zeros and dashes of any kind in castling, `e8Q` or `e8(Q)`, missing or
//! wrong `x`, `+` and `#`, too much or too little said about the origin as long as one legal move
//! fits, figurines, long algebraic notation, and the piece letters of other languages where the
//! caller names them.
//!
//! ```
//! use rokada_chess::{Position, san::PieceLetters};
//!
//! let position = Position::from_setup("r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1".parse()?)?;
//! let castles = position.read_san("0–0–0")?;
//! assert_eq!(position.san(castles).to_string(), "O-O-O");
//!
//! let takes = position.read_san_in("Та1:а8", &[PieceLetters::Serbian]);
//! assert!(takes.is_err(), "Т is Cyrillic");
//! let takes = position.read_san_in("Ла1:а8", &[PieceLetters::Russian])?;
//! assert_eq!(position.san(takes).to_string(), "Rxa8+");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

mod error;
mod letters;
mod resolve;
pub(crate) mod strict;
mod syntax;
mod write;

pub use error::SanError;
pub use letters::PieceLetters;
pub use syntax::{Expected, SanSyntaxError};
pub use write::{Check, Lan, SanPlus};

use crate::{Bitboard, File, Rank, Role, Square, Wing};

/// What a move in algebraic notation says, before a position gives it its meaning.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum San {
    /// `O-O` or `O-O-O`.
    Castle(Wing),
    /// Any other move.
    Step {
        /// Which piece goes.
        role: Role,
        /// What is said of the square it comes from.
        from: Coordinate,
        /// The square it goes to; in the short capture `exd` only the file.
        to: Coordinate,
        /// Whether a capture is marked.
        takes: bool,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
}

/// A square of which file or rank may be left open.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Coordinate {
    /// The file, if said.
    pub file: Option<File>,
    /// The rank, if said.
    pub rank: Option<Rank>,
}

impl Coordinate {
    /// Whether it names one square.
    pub const fn is_whole(self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    /// The squares it may be.
    pub fn squares(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::FULL, Bitboard::file);
        let rank = self.rank.map_or(Bitboard::FULL, Bitboard::rank);
        file & rank
    }
}

impl From<Square> for Coordinate {
    fn from(square: Square) -> Coordinate {
        Coordinate {
            file: Some(square.file()),
            rank: Some(square.rank()),
        }
    }
}

impl San {
    /// Reads a move with the piece letters of a set, without asking what it means on a board.
    ///
    /// # Errors
    /// Where the text stops being a move, and what would be right there.
    pub fn parse(text: &str, letters: PieceLetters) -> Result<San, SanSyntaxError> {
        syntax::parse(text, letters)
    }
}
