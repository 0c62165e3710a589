//! How a game in PGN ends.

use core::fmt;
use core::str::FromStr;

/// The result that stands at the end of a game and in its `Result` tag.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game goes on, or nobody knows.
    Unknown,
}

impl GameResult {
    /// All four.
    pub const ALL: [GameResult; 4] = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::Unknown,
    ];

    /// As PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text is no result: `1-0`, `0-1`, `1/2-1/2` or `*` was wanted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseGameResultError;

impl fmt::Display for ParseGameResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write 1-0, 0-1, 1/2-1/2 or *")
    }
}

impl core::error::Error for ParseGameResultError {}

impl FromStr for GameResult {
    type Err = ParseGameResultError;

    /// Reads a result, also with a dash for the hyphen or `½` for a half.
    fn from_str(text: &str) -> Result<GameResult, ParseGameResultError> {
        match text {
            "1-0" | "1–0" => Ok(GameResult::WhiteWins),
            "0-1" | "0–1" => Ok(GameResult::BlackWins),
            "1/2-1/2" | "1/2–1/2" | "½-½" | "½–½" | "1/2" => Ok(GameResult::Draw),
            "*" => Ok(GameResult::Unknown),
            _ => Err(ParseGameResultError),
        }
    }
}
