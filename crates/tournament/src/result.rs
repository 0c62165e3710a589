//! Results of games, and what a player gets for a round without one.

use std::fmt;
use std::str::FromStr;

use rokada_chess::Color;
use serde::{Deserialize, Serialize};

use crate::PlayerResult;

/// How a game ended, as the arbiter writes it down, White's score first.
///
/// ```
/// use rokada_tournament::GameResult;
///
/// assert_eq!("1-0".parse(), Ok(GameResult::WhiteWins));
/// assert_eq!("=".parse(), Ok(GameResult::Draw));
/// assert_eq!(GameResult::BlackForfeits.to_string(), "+--");
/// assert!(!GameResult::BlackForfeits.is_played());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GameResult {
    /// White won the game.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// Black won the game.
    #[serde(rename = "0-1")]
    BlackWins,
    /// A draw.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Both lose: the arbiter's decision over a game that was played (article 12.9.5 of the Laws).
    #[serde(rename = "0-0")]
    BothLose,
    /// White draws, Black loses: the arbiter's decision.
    #[serde(rename = "1/2-0")]
    WhiteDrawsBlackLoses,
    /// Black draws, White loses: the arbiter's decision.
    #[serde(rename = "0-1/2")]
    BlackDrawsWhiteLoses,
    /// White won, but the game is not rated.
    #[serde(rename = "1-0u")]
    WhiteWinsUnrated,
    /// Black won, but the game is not rated.
    #[serde(rename = "0-1u")]
    BlackWinsUnrated,
    /// A draw which is not rated.
    #[serde(rename = "1/2-1/2u")]
    DrawUnrated,
    /// Black did not come: White has the point without a game.
    #[serde(rename = "+--")]
    BlackForfeits,
    /// White did not come: Black has the point without a game.
    #[serde(rename = "--+")]
    WhiteForfeits,
    /// Neither came.
    #[serde(rename = "---")]
    DoubleForfeit,
    /// To be played on later. For pairing it counts as a draw (C.04.2, D.1); the event cannot
    /// finish before it has its result.
    #[serde(rename = "adj")]
    Adjourned,
}

impl GameResult {
    /// Every result.
    pub const ALL: [GameResult; 13] = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::BothLose,
        GameResult::WhiteDrawsBlackLoses,
        GameResult::BlackDrawsWhiteLoses,
        GameResult::WhiteWinsUnrated,
        GameResult::BlackWinsUnrated,
        GameResult::DrawUnrated,
        GameResult::BlackForfeits,
        GameResult::WhiteForfeits,
        GameResult::DoubleForfeit,
        GameResult::Adjourned,
    ];

    /// What the round brought each side, White first.
    pub const fn sides(self) -> (PlayerResult, PlayerResult) {
        use GameResult::*;
        use PlayerResult as Side;
        match self {
            WhiteWins => (Side::Win, Side::Loss),
            BlackWins => (Side::Loss, Side::Win),
            Draw => (Side::Draw, Side::Draw),
            BothLose => (Side::Loss, Side::Loss),
            WhiteDrawsBlackLoses => (Side::Draw, Side::Loss),
            BlackDrawsWhiteLoses => (Side::Loss, Side::Draw),
            WhiteWinsUnrated => (Side::UnratedWin, Side::UnratedLoss),
            BlackWinsUnrated => (Side::UnratedLoss, Side::UnratedWin),
            DrawUnrated => (Side::UnratedDraw, Side::UnratedDraw),
            BlackForfeits => (Side::ForfeitWin, Side::ForfeitLoss),
            WhiteForfeits => (Side::ForfeitLoss, Side::ForfeitWin),
            DoubleForfeit => (Side::ForfeitLoss, Side::ForfeitLoss),
            Adjourned => (Side::Undecided, Side::Undecided),
        }
    }

    /// What the round brought one side.
    pub const fn of(self, color: Color) -> PlayerResult {
        let (white, black) = self.sides();
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// The result in which the two sides got this; `None` where no game ends so.
    pub fn from_sides(white: PlayerResult, black: PlayerResult) -> Option<GameResult> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.sides() == (white, black))
    }

    /// Whether the game took place, so that it counts for colours and as a meeting.
    pub const fn is_played(self) -> bool {
        use GameResult::*;
        !matches!(self, BlackForfeits | WhiteForfeits | DoubleForfeit)
    }

    /// Whether the game is sent for rating.
    pub const fn is_rated(self) -> bool {
        use GameResult::*;
        self.is_played()
            && !matches!(
                self,
                WhiteWinsUnrated | BlackWinsUnrated | DrawUnrated | Adjourned
            )
    }

    /// The stable text, as in the journal and in a result slip.
    pub const fn code(self) -> &'static str {
        use GameResult::*;
        match self {
            WhiteWins => "1-0",
            BlackWins => "0-1",
            Draw => "1/2-1/2",
            BothLose => "0-0",
            WhiteDrawsBlackLoses => "1/2-0",
            BlackDrawsWhiteLoses => "0-1/2",
            WhiteWinsUnrated => "1-0u",
            BlackWinsUnrated => "0-1u",
            DrawUnrated => "1/2-1/2u",
            BlackForfeits => "+--",
            WhiteForfeits => "--+",
            DoubleForfeit => "---",
            Adjourned => "adj",
        }
    }

    /// The same result seen with the colours changed.
    #[must_use]
    pub const fn reversed(self) -> GameResult {
        use GameResult::*;
        match self {
            WhiteWins => BlackWins,
            BlackWins => WhiteWins,
            WhiteDrawsBlackLoses => BlackDrawsWhiteLoses,
            BlackDrawsWhiteLoses => WhiteDrawsBlackLoses,
            WhiteWinsUnrated => BlackWinsUnrated,
            BlackWinsUnrated => WhiteWinsUnrated,
            BlackForfeits => WhiteForfeits,
            WhiteForfeits => BlackForfeits,
            Draw | BothLose | DrawUnrated | DoubleForfeit | Adjourned => self,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A text that is no result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is not a result: write 1-0, 0-1, 1/2-1/2 (or 1, 0, =), +--, --+, ---, 0-0, 1/2-0, 0-1/2, adj; u after it for unrated"
)]
pub struct ParseResultError(String);

impl ParseResultError {
    /// The text.
    pub fn found(&self) -> &str {
        &self.0
    }
}

impl FromStr for GameResult {
    type Err = ParseResultError;

    /// Reads the stable texts, what people type instead (`1`, `0`, `=`, `½-½`, `0.5-0.5`, `1:0`,
    /// `1F-0F`, `+/-`) and any dash.
    fn from_str(text: &str) -> Result<GameResult, ParseResultError> {
        use GameResult::*;
        let plain: String = text
            .trim()
            .to_lowercase()
            .chars()
            .map(|c| {
                if matches!(c, '–' | '—' | '−' | ':') {
                    '-'
                } else {
                    c
                }
            })
            .filter(|c| !c.is_whitespace())
            .collect();
        let plain = plain
            .replace('½', "1/2")
            .replace("0.5", "1/2")
            .replace("0,5", "1/2");
        if let Some(result) = GameResult::ALL.into_iter().find(|r| r.code() == plain) {
            return Ok(result);
        }
        Ok(match plain.as_str() {
            "1" | "w" => WhiteWins,
            "0" | "b" | "l" => BlackWins,
            "=" | "1/2" | "d" | "5" | "=-=" => Draw,
            "=-0" => WhiteDrawsBlackLoses,
            "0-=" => BlackDrawsWhiteLoses,
            "1u" => WhiteWinsUnrated,
            "0u" => BlackWinsUnrated,
            "=u" | "1/2u" => DrawUnrated,
            "+" | "+/-" | "1f-0f" | "1f" => BlackForfeits,
            "-" | "-/+" | "0f-1f" | "0f" | "-+" => WhiteForfeits,
            "-/-" | "0f-0f" | "--" => DoubleForfeit,
            _ => return Err(ParseResultError(text.to_owned())),
        })
    }
}

/// What a player without an opponent gets for a round.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The pairing left this one over (C.04.1): worth what the regulations say, a win's worth
    /// unless they say otherwise.
    Pairing,
    /// A full point by the arbiter's decision.
    Full,
    /// Half a point, asked for beforehand.
    Half,
    /// Nothing: absent.
    Zero,
}

impl Bye {
    /// What the round brought the player, in the terms of a tournament report.
    pub const fn result(self) -> PlayerResult {
        match self {
            Bye::Pairing => PlayerResult::PairingBye,
            Bye::Full => PlayerResult::FullPointBye,
            Bye::Half => PlayerResult::HalfPointBye,
            Bye::Zero => PlayerResult::ZeroPointBye,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back() {
        for result in GameResult::ALL {
            assert_eq!(result.code().parse(), Ok(result));
            assert_eq!(result.reversed().reversed(), result);
            let json = serde_json::to_string(&result).unwrap();
            assert_eq!(json, format!("\"{}\"", result.code()));
            let (white, black) = result.sides();
            assert_eq!(result.reversed().sides(), (black, white));
            assert_eq!(GameResult::from_sides(white, black), Some(result));
        }
    }

    #[test]
    fn what_people_type() {
        use GameResult::*;
        for (text, result) in [
            ("½–½", Draw),
            ("0,5-0,5", Draw),
            (" 1 : 0 ", WhiteWins),
            ("1F-0F", BlackForfeits),
            ("+/-", BlackForfeits),
            ("-/+", WhiteForfeits),
            ("½-0", WhiteDrawsBlackLoses),
            ("0 - 0", BothLose),
            ("0-1U", BlackWinsUnrated),
        ] {
            assert_eq!(text.parse(), Ok(result), "{text:?}");
        }
        assert!("2-0".parse::<GameResult>().is_err());
    }
}
