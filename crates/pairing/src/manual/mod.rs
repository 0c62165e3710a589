//! What an arbiter should know before a pairing made by hand is published.
//!
//! An arbiter may alter a pairing: swap players, change colours, pair by hand, leave somebody out.
//! Nothing is refused but what is no pairing at all ([`NotAPairing`]). Everything the rules would
//! not have done is said ([`Warning`]), with how the alteration differs from the rules' pairing
//! ([`Change`]).

use core::fmt;

use crate::{Game, Points, Side};

mod review;

pub use review::review;

/// The reading of an altered pairing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// What the rules would not have done, in board order, then what concerns single players.
    pub warnings: Vec<Warning>,
    /// What is different from the rules' pairing.
    pub changes: Vec<Change>,
}

/// Something in a pairing that the rules avoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The two have played each other (C1).
    Rematch {
        /// The game.
        game: Game,
        /// The round in which they met, from 1.
        round: u32,
    },
    /// The regulations of the event forbid the pair.
    Forbidden {
        /// The game.
        game: Game,
    },
    /// The player would have the same colour a third time running.
    ThirdColor {
        /// The player.
        player: u32,
        /// The colour.
        side: Side,
    },
    /// The player would have three games or more with one colour than with the other.
    ColorDifference {
        /// The player.
        player: u32,
        /// Games with White less games with Black, after the round.
        difference: i32,
    },
    /// The scores are further apart than those of any pair of the rules' pairing.
    ScoreGap {
        /// The game.
        game: Game,
        /// White's score, with acceleration.
        white: Points,
        /// Black's score, with acceleration.
        black: Points,
    },
    /// The player with the bye had it before, or scored a win's points without playing (C2).
    SecondBye {
        /// The player.
        player: u32,
        /// The round of that, from 1.
        round: u32,
    },
    /// The player with the bye has a higher score than the one the rules give it to (C5).
    ByeToHigherScore {
        /// The player.
        player: u32,
        /// The player's score, with acceleration.
        score: Points,
        /// The score of the one who would have it by the rules.
        by_rules: Points,
    },
    /// There is a bye although the number of players is even.
    NeedlessBye {
        /// The player.
        player: u32,
    },
    /// The player takes part but has neither game nor bye.
    LeftOut {
        /// The player.
        player: u32,
    },
    /// The player is paired but was not to take part in the round.
    NotExpected {
        /// The player.
        player: u32,
    },
}

/// A difference from the rules' pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The two meet in both pairings, with colours changed.
    Colors {
        /// The game as altered.
        game: Game,
    },
    /// The two would not have met.
    New {
        /// The game as altered.
        game: Game,
    },
    /// The two would have met.
    Gone {
        /// The game by the rules.
        game: Game,
    },
    /// Somebody else has the bye, or nobody.
    Bye {
        /// Who has it by the rules.
        by_rules: Option<u32>,
        /// Who has it now.
        altered: Option<u32>,
    },
}

/// Why a list of games is no pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAPairing {
    /// A player sits at two boards, or has a game and the bye.
    #[error("player {player} is paired twice")]
    Twice {
        /// The player.
        player: u32,
    },
    /// A player is paired with himself or herself.
    #[error("player {player} is paired with nobody else")]
    Alone {
        /// The player.
        player: u32,
    },
    /// Nobody has this number.
    #[error("there is no player {player}")]
    Unknown {
        /// The number.
        player: u32,
    },
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Warning::Rematch { game, round } => write!(f, "{game} was played in round {round}"),
            Warning::Forbidden { game } => write!(f, "the pair {game} is forbidden"),
            Warning::ThirdColor { player, side } => {
                write!(f, "player {player} has {side:?} for the third time running")
            }
            Warning::ColorDifference { player, difference } => {
                write!(
                    f,
                    "player {player} comes to a colour difference of {difference:+}"
                )
            }
            Warning::ScoreGap { game, white, black } => {
                write!(f, "{game}: scores {white} and {black} are far apart")
            }
            Warning::SecondBye { player, round } => {
                write!(
                    f,
                    "player {player} was free or won without playing in round {round}"
                )
            }
            Warning::ByeToHigherScore {
                player,
                score,
                by_rules,
            } => {
                write!(
                    f,
                    "player {player} with {score} has the bye, due to a score of {by_rules}"
                )
            }
            Warning::NeedlessBye { player } => {
                write!(f, "nobody has to be free, not {player} either")
            }
            Warning::LeftOut { player } => write!(f, "player {player} is not paired"),
            Warning::NotExpected { player } => {
                write!(f, "player {player} was not to take part in the round")
            }
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = |bye: Option<u32>| bye.map_or_else(|| "nobody".to_owned(), |n| n.to_string());
        match *self {
            Change::Colors { game } => write!(f, "{game} has changed colours"),
            Change::New { game } => write!(f, "{game} is not in the rules' pairing"),
            Change::Gone { game } => write!(f, "{game} of the rules' pairing is not played"),
            Change::Bye { by_rules, altered } => {
                write!(
                    f,
                    "the bye is for {}, by the rules for {}",
                    who(altered),
                    who(by_rules)
                )
            }
        }
    }
}
