//! Why a round can't be paired.

use core::fmt;

use crate::Points;

/// Why there is no pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The table contradicts itself.
    Table(TableFault),
    /// Every round has been played already.
    NoRoundLeft {
        /// The number of rounds of the tournament.
        rounds: u32,
    },
    /// Fewer than two players take part.
    TooFewPlayers {
        /// How many do.
        players: usize,
    },
    /// No pairing obeys the absolute rules C1 to C3: the arbiter must decide (C.04.3 article 1.9).
    NoLegalPairing {
        /// Players who can't all be paired with one another at once: at least one of them is left
        /// over whatever is tried. Numbers in ascending order.
        stuck: Vec<u32>,
    },
    /// Everybody could be paired but one, and nobody who could be that one may have the bye (C2).
    NobodyMayHaveBye,
    /// More distinctions among scores than the engine has room for.
    TooManyScores,
    /// A team event with game points as primary score can't be accelerated (C.04.7 article 1.4.4).
    AcceleratedByGamePoints,
    /// A team bracket can't be paired with the fewest and highest upfloaters, and the event leaves
    /// it to the arbiter to take others (C.04.6 article 3.3.3).
    NoUpfloaters {
        /// The score of the bracket.
        score: Points,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(fault) => fault.fmt(f),
            Self::NoRoundLeft { rounds } => write!(f, "all {rounds} rounds have been played"),
            Self::TooFewPlayers { players } => {
                write!(f, "{players} players take part; two are needed")
            }
            Self::NoLegalPairing { stuck } => {
                write!(
                    f,
                    "no pairing obeys the absolute rules; stuck among players"
                )?;
                stuck.iter().try_for_each(|number| write!(f, " {number}"))
            }
            Self::NobodyMayHaveBye => f.write_str("nobody left over may be given the bye"),
            Self::AcceleratedByGamePoints => f.write_str(
                "an event paired by game points can't be accelerated; take the virtual points out",
            ),
            Self::NoUpfloaters { score } => write!(
                f,
                "the teams with {score} points can't be paired with the fewest and highest \
                 upfloaters; the arbiter decides"
            ),
            Self::TooManyScores => f.write_str("too many different scores float in one bracket"),
        }
    }
}

impl core::error::Error for Refusal {}

impl From<TableFault> for Refusal {
    fn from(fault: TableFault) -> Self {
        Self::Table(fault)
    }
}

/// What is inconsistent in a [`Table`](crate::Table).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableFault {
    /// Pairing numbers start at 1.
    NumberZero,
    /// Two players have the same number.
    RepeatedNumber {
        /// The number.
        number: u32,
    },
    /// A player's history is not as long as the others'.
    HistoryLength {
        /// The player.
        number: u32,
        /// The rounds in the history.
        rounds: usize,
        /// The rounds in the longest history.
        expected: usize,
    },
    /// A player met somebody who is not in the table.
    UnknownOpponent {
        /// The player.
        number: u32,
        /// The round.
        round: u32,
        /// The unknown number.
        opponent: u32,
    },
    /// A game that the opponent's history doesn't have, or has with the same colour.
    OneSidedGame {
        /// The player.
        number: u32,
        /// The round.
        round: u32,
        /// The opponent named.
        opponent: u32,
    },
    /// A forbidden pairing names somebody who is not in the table.
    UnknownForbidden {
        /// The unknown number.
        number: u32,
    },
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NumberZero => f.write_str("a player has the number 0; numbers start at 1"),
            Self::RepeatedNumber { number } => write!(f, "two players have the number {number}"),
            Self::HistoryLength {
                number,
                rounds,
                expected,
            } => {
                write!(
                    f,
                    "player {number} has {rounds} rounds of history, others have {expected}"
                )
            }
            Self::UnknownOpponent {
                number,
                round,
                opponent,
            } => {
                write!(
                    f,
                    "round {round}: player {number} met {opponent}, who does not exist"
                )
            }
            Self::OneSidedGame {
                number,
                round,
                opponent,
            } => write!(
                f,
                "round {round}: player {number} met {opponent}, whose record does not say so"
            ),
            Self::UnknownForbidden { number } => {
                write!(
                    f,
                    "a forbidden pairing names player {number}, who does not exist"
                )
            }
        }
    }
}

impl core::error::Error for TableFault {}
