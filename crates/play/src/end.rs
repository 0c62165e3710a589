//! How a game ended.

use std::fmt;

use rokada_chess::pgn::GameResult;
use rokada_chess::{Claim, Color, Outcome, Winnability};
use serde::{Deserialize, Serialize};

use crate::json;

/// How a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "end", rename_all = "snake_case")]
pub enum End {
    /// Mate (5.1.1).
    Checkmate {
        /// Who gave it.
        #[serde(with = "json::color")]
        winner: Color,
    },
    /// Stalemate (5.2.1).
    Stalemate,
    /// Neither can mate any more (5.2.2).
    DeadPosition,
    /// The fifth time the same position (9.6.1).
    FivefoldRepetition,
    /// 75 moves without a pawn move or a capture (9.6.2).
    SeventyFiveMoves,
    /// The third time the same position, claimed (9.2).
    ThreefoldRepetition,
    /// 50 moves without a pawn move or a capture, claimed (9.3).
    FiftyMoves,
    /// A draw by agreement (5.2.3, 9.1).
    Agreement,
    /// One gave up (5.1.2).
    Resignation {
        /// The other.
        #[serde(with = "json::color")]
        winner: Color,
    },
    /// A flag fell (6.9).
    Flag {
        /// Whose.
        #[serde(with = "json::color")]
        fallen: Color,
        /// Whether the opponent could still have mated by any legal moves.
        can_win: CanWin,
    },
    /// The arbiter decided.
    Ruled {
        /// How.
        verdict: Verdict,
    },
    /// Called off before it was a game.
    Aborted,
    /// Called off, since a first move did not come.
    NoFirstMove {
        /// Whose.
        #[serde(with = "json::color")]
        by: Color,
    },
}

/// What was found of the opponent of a fallen flag.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CanWin {
    /// A mate was found: the flag loses.
    Yes,
    /// There is none: a draw.
    No,
    /// Neither a mate nor a proof was found: the flag loses, and an arbiter may see more.
    Undecided,
}

/// What an arbiter may decide.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// White wins.
    WhiteWins,
    /// Black wins.
    BlackWins,
    /// A draw.
    Draw,
    /// Both lose.
    BothLose,
}

impl End {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            End::Checkmate { .. } => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead_position",
            End::FivefoldRepetition => "fivefold_repetition",
            End::SeventyFiveMoves => "seventy_five_moves",
            End::ThreefoldRepetition => "threefold_repetition",
            End::FiftyMoves => "fifty_moves",
            End::Agreement => "agreement",
            End::Resignation { .. } => "resignation",
            End::Flag { .. } => "flag",
            End::Ruled { .. } => "ruled",
            End::Aborted => "aborted",
            End::NoFirstMove { .. } => "no_first_move",
        }
    }

    /// Who won; `None` for a draw, for a game called off, and where both lost.
    pub const fn winner(self) -> Option<Color> {
        match self {
            End::Checkmate { winner } | End::Resignation { winner } => Some(winner),
            End::Flag {
                fallen,
                can_win: CanWin::Yes | CanWin::Undecided,
            } => Some(match fallen {
                Color::White => Color::Black,
                Color::Black => Color::White,
            }),
            End::Ruled { verdict } => match verdict {
                Verdict::WhiteWins => Some(Color::White),
                Verdict::BlackWins => Some(Color::Black),
                Verdict::Draw | Verdict::BothLose => None,
            },
            _ => None,
        }
    }

    /// Whether it counts as a game.
    pub const fn is_played(self) -> bool {
        !matches!(self, End::Aborted | End::NoFirstMove { .. })
    }

    /// Whether it is a draw.
    pub fn is_draw(self) -> bool {
        let both_lose = End::Ruled {
            verdict: Verdict::BothLose,
        };
        self.is_played() && self.winner().is_none() && self != both_lose
    }

    /// As PGN writes it, which has no word for a game that both lost.
    pub fn pgn(self) -> GameResult {
        match self.winner() {
            Some(Color::White) => GameResult::WhiteWins,
            Some(Color::Black) => GameResult::BlackWins,
            None if self.is_draw() => GameResult::Draw,
            None => GameResult::Unknown,
        }
    }
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        match outcome {
            Outcome::Checkmate { winner } => End::Checkmate { winner },
            Outcome::Stalemate => End::Stalemate,
            Outcome::DeadPosition => End::DeadPosition,
            Outcome::FivefoldRepetition => End::FivefoldRepetition,
            Outcome::SeventyFiveMoves => End::SeventyFiveMoves,
        }
    }
}

impl From<Claim> for End {
    fn from(claim: Claim) -> End {
        match claim {
            Claim::ThreefoldRepetition => End::ThreefoldRepetition,
            Claim::FiftyMoves => End::FiftyMoves,
        }
    }
}

impl From<Winnability> for CanWin {
    fn from(winnability: Winnability) -> CanWin {
        match winnability {
            Winnability::Winnable => CanWin::Yes,
            Winnability::Unwinnable => CanWin::No,
            Winnability::Undecided => CanWin::Undecided,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::WhiteWins => "White wins",
            Verdict::BlackWins => "Black wins",
            Verdict::Draw => "a draw",
            Verdict::BothLose => "both lose",
        })
    }
}

impl fmt::Display for End {
    /// In English, with the article.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Checkmate { winner } => write!(f, "{winner} mates (5.1.1)"),
            End::Stalemate => f.write_str("stalemate (5.2.1)"),
            End::DeadPosition => f.write_str("dead position (5.2.2)"),
            End::FivefoldRepetition => f.write_str("fifth repetition (9.6.1)"),
            End::SeventyFiveMoves => f.write_str("75 moves (9.6.2)"),
            End::ThreefoldRepetition => f.write_str("third repetition, claimed (9.2)"),
            End::FiftyMoves => f.write_str("50 moves, claimed (9.3)"),
            End::Agreement => f.write_str("draw agreed (9.1)"),
            End::Resignation { winner } => write!(f, "{} resigns (5.1.2)", !*winner),
            End::Flag { fallen, can_win } => {
                write!(f, "{fallen}’s flag falls (6.9)")?;
                match can_win {
                    CanWin::Yes => Ok(()),
                    CanWin::No => write!(f, "; {} cannot mate by any legal moves", !*fallen),
                    CanWin::Undecided => {
                        f.write_str("; no mate and no proof that there is none was found")
                    }
                }
            }
            End::Ruled { verdict } => write!(f, "the arbiter’s decision: {verdict}"),
            End::Aborted => f.write_str("called off"),
            End::NoFirstMove { by } => write!(f, "called off: {by} made no first move"),
        }
    }
}
