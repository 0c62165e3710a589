//! A position as text: its FEN.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::fen::FenError;
use crate::{IllegalSetup, Position, Setup};

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The text is no FEN.
    Fen(FenError),
    /// What the FEN tells is no legal position.
    Illegal(IllegalSetup),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Fen(error) => error.fmt(f),
            ParsePositionError::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {}

impl From<FenError> for ParsePositionError {
    fn from(error: FenError) -> ParsePositionError {
        ParsePositionError::Fen(error)
    }
}

impl From<IllegalSetup> for ParsePositionError {
    fn from(error: IllegalSetup) -> ParsePositionError {
        ParsePositionError::Illegal(error)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads a FEN in any dialect; see [`fen`](crate::fen).
    ///
    /// ```
    /// use rokada_chess::{ParsePositionError, Position};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1".parse()?;
    /// assert_eq!(position.to_string(), "4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    ///
    /// let no_fen = "4k3/8".parse::<Position>();
    /// assert!(matches!(no_fen, Err(ParsePositionError::Fen(_))));
    /// let no_kings = "8/8/8/8/8/8/8/8 w - - 0 1".parse::<Position>();
    /// assert!(matches!(no_kings, Err(ParsePositionError::Illegal(_))));
    /// # Ok::<(), ParsePositionError>(())
    /// ```
    ///
    /// # Errors
    /// All that is wrong with the text, or else all that no game could have brought about.
    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        Ok(Position::from_setup(text.parse::<Setup>()?)?)
    }
}

impl fmt::Display for Position {
    /// The FEN, as [`Position::fen`] writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

impl Position {
    /// The FEN, castling rights as X-FEN writes them; see [`Setup::fen`].
    pub fn fen(&self) -> String {
        self.to_setup().fen()
    }
}
