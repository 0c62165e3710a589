//! What an arbiter is warned of before it is done.

use std::fmt;

use rokada_chess::Color;
use rokada_pairing::Points;
use serde::{Deserialize, Serialize};

use crate::{EntryId, color};

/// Something that breaks a rule or surprises people, yet is the arbiter's to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "warning", rename_all = "snake_case")]
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
    /// One colour three times in a row.
    ThirdColor {
        /// The player.
        entry: EntryId,
        /// The colour.
        #[serde(with = "color")]
        color: Color,
    },
    /// Three games or more with one colour than with the other.
    ColorDifference {
        /// The player.
        entry: EntryId,
        /// Games with White less games with Black.
        difference: i32,
    },
    /// Scores further apart than in any pair the rules make.
    ScoreGap {
        /// White.
        a: EntryId,
        /// Black.
        b: EntryId,
        /// Their scores.
        scores: (Points, Points),
    },
    /// The bye goes to a higher score than the rules give it to (C5).
    ByeToHigherScore {
        /// The player.
        entry: EntryId,
        /// The player's score.
        score: Points,
        /// The score of the one who would have it by the rules.
        by_rules: Points,
    },
    /// There is a bye although everyone could have an opponent.
    NeedlessBye {
        /// The player.
        entry: EntryId,
    },
    /// The player has neither opponent nor bye.
    LeftOut {
        /// The player.
        entry: EntryId,
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
    /// With so few players some later round may have no pairing without a rematch.
    PairingMayFail {
        /// The rounds asked for.
        rounds: u16,
    },
    /// A player has fewer opponents left than rounds.
    OpponentsRunOut {
        /// The player.
        entry: EntryId,
        /// The opponents left.
        opponents: u32,
        /// The rounds asked for.
        rounds: u16,
    },
    /// The last action, which everyone may have seen, is taken back.
    SeenByEveryone,
}

impl Warning {
    /// Whether it is about colours only.
    pub(crate) fn is_about_colors(&self) -> bool {
        matches!(
            self,
            Warning::ThirdColor { .. } | Warning::ColorDifference { .. }
        )
    }
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
                "player {entry} would have {} three times in a row",
                match color {
                    Color::White => "White",
                    Color::Black => "Black",
                }
            ),
            Warning::ColorDifference { entry, difference } => write!(
                f,
                "player {entry} would have {} games more with {} than with the other colour",
                difference.abs(),
                if *difference > 0 { "White" } else { "Black" }
            ),
            Warning::ScoreGap {
                a,
                b,
                scores: (first, second),
            } => write!(
                f,
                "players {a} and {b} have {first} and {second} points, further apart than any pair of the rules"
            ),
            Warning::ByeToHigherScore { entry, .. } => write!(
                f,
                "the bye goes to player {entry}, though the rules give it to a lower score"
            ),
            Warning::NeedlessBye { entry } => write!(
                f,
                "player {entry} has the bye although everyone could have an opponent"
            ),
            Warning::LeftOut { entry } => {
                write!(f, "player {entry} has neither opponent nor bye")
            }
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
            Warning::PairingMayFail { rounds } => write!(
                f,
                "with so few players not every one of {rounds} rounds is sure to have a pairing without a rematch"
            ),
            Warning::OpponentsRunOut {
                entry,
                opponents,
                rounds,
            } => write!(
                f,
                "of {rounds} rounds player {entry} can't play all: {opponents} opponents are left"
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
