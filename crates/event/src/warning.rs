//! What an arbiter is warned of before it is done.

use std::fmt;

use rokada_chess::Color;
use serde::Serialize;

use crate::{EntryId, color};

/// Something that breaks a rule or surprises people, yet is the arbiter's to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "warning", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Warning {
    /// The two have met.
    Rematch {
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
        /// The round of their game.
        round: u16,
    },
    /// The player has had a bye of the pairing, or a win without a game (C2).
    SecondBye {
        /// The player.
        entry: EntryId,
        /// The round in which that was.
        round: u16,
    },
    /// The two are not to meet.
    ForbiddenPair {
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// One colour three times in a row, or three more of it than of the other.
    ThirdColor {
        /// The player.
        entry: EntryId,
        /// The colour.
        #[serde(with = "color")]
        color: Color,
    },
    /// The player has withdrawn, or is not in the event at that round.
    NotInEvent {
        /// The player.
        entry: EntryId,
    },
    /// A player of this name is entered already.
    SameName {
        /// The one who is.
        entry: EntryId,
    },
    /// Everyone has seen the pairing.
    RoundIsPublished {
        /// The round.
        round: u16,
    },
    /// Results will be lost.
    ResultsLost {
        /// The round.
        round: u16,
        /// The boards that have one.
        boards: Vec<u32>,
    },
    /// The position has been drawn already.
    PositionIsDrawn {
        /// The round.
        round: u16,
    },
    /// With so few players some later round may have no pairing without rematches.
    PairingMayFail {
        /// The rounds that are sure to have one.
        sure: u16,
        /// The rounds asked for.
        rounds: u16,
    },
    /// A player will have met everyone before the last round.
    OpponentsRunOut {
        /// The player.
        entry: EntryId,
        /// The last round for which there is an opponent.
        last_round: u16,
    },
    /// The last action, which everyone may have seen, is taken back.
    SeenByEveryone,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::Rematch { a, b, round } => {
                write!(f, "players {a} and {b} have met in round {round}")
            }
            Warning::SecondBye { entry, round } => write!(
                f,
                "player {entry} has had a point without a game in round {round}"
            ),
            Warning::ForbiddenPair { a, b } => write!(f, "players {a} and {b} are not to meet"),
            Warning::ThirdColor { entry, color } => write!(
                f,
                "player {entry} would have {} too often",
                match color {
                    Color::White => "White",
                    Color::Black => "Black",
                }
            ),
            Warning::NotInEvent { entry } => {
                write!(f, "player {entry} is not in the event at that round")
            }
            Warning::SameName { entry } => {
                write!(f, "entry {entry} has the same name")
            }
            Warning::RoundIsPublished { round } => {
                write!(f, "the pairing of round {round} is published")
            }
            Warning::ResultsLost { round, boards } => write!(
                f,
                "the results of round {round} on {} will be lost",
                list("board", boards)
            ),
            Warning::PositionIsDrawn { round } => {
                write!(f, "the position of round {round} is drawn already")
            }
            Warning::PairingMayFail { sure, rounds } => write!(
                f,
                "only {sure} of {rounds} rounds are sure to have a pairing without rematches"
            ),
            Warning::OpponentsRunOut { entry, last_round } => write!(
                f,
                "player {entry} has no new opponent left after round {last_round}"
            ),
            Warning::SeenByEveryone => f.write_str("everyone may have seen it"),
        }
    }
}

/// `board 3`, `boards 3, 5, 6`.
pub(crate) fn list<T: fmt::Display>(what: &str, items: &[T]) -> String {
    let plural = if items.len() == 1 { "" } else { "s" };
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    format!("{what}{plural} {}", items.join(", "))
}
