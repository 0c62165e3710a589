//! The start positions of an event: which may be drawn, and which were.

use rokada_chess::StartPosition;
use serde::{Deserialize, Serialize};

use crate::Timestamp;

/// Which positions may be drawn, decided beforehand.
///
/// ```
/// use rokada_chess::StartPosition;
/// use rokada_event::{PositionPolicy, PositionRefused};
///
/// let policy = PositionPolicy::default();
/// assert_eq!(policy.check(StartPosition::CLASSICAL), Err(PositionRefused::Classical));
/// assert_eq!(policy.check(StartPosition::new(0).unwrap()), Ok(()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PositionPolicy {
    /// Whether the classical array, 518, may come. Otherwise it is drawn again.
    pub classical: bool,
    /// Whether a position may come twice in the event.
    pub repeats: bool,
    /// One position for the whole round, or one for each board.
    pub scope: PositionScope,
    /// Minutes between the announcement and the start of the clocks.
    pub minutes_before: u16,
    /// Numbers that are drawn again, beside 518.
    pub excluded: Vec<u16>,
    /// The short list given out beforehand to draw from; empty for all 960.
    pub shortlist: Vec<u16>,
}

/// One position for the whole round, or one for each board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PositionScope {
    /// The same on every board.
    #[default]
    Round,
    /// Each board its own.
    Board,
}

/// Why a policy does not take a position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PositionRefused {
    /// It is the classical array.
    Classical,
    /// It is excluded by name.
    Excluded,
    /// It is not on the short list.
    NotListed,
}

impl PositionPolicy {
    /// Whether a position may be drawn at all, repeats apart.
    ///
    /// # Errors
    ///
    /// Which rule of the policy is against it.
    pub fn check(&self, position: StartPosition) -> Result<(), PositionRefused> {
        let number = position.number();
        if !self.shortlist.is_empty() {
            // What the organiser put on the list is wanted, 518 too.
            return if self.shortlist.contains(&number) {
                Ok(())
            } else {
                Err(PositionRefused::NotListed)
            };
        }
        if position == StartPosition::CLASSICAL && !self.classical {
            Err(PositionRefused::Classical)
        } else if self.excluded.contains(&number) {
            Err(PositionRefused::Excluded)
        } else {
            Ok(())
        }
    }
}

/// A position that was drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawnPosition {
    /// The board it is for; `None` for every board of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The position, by its number.
    #[serde(with = "number")]
    pub position: StartPosition,
    /// How it was drawn, in the organiser's words, where no protocol says it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// The draw of a round: its positions, secret until a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundDraw {
    /// One for the round, or one for each board.
    pub positions: Vec<DrawnPosition>,
    /// Until then the positions are not to be shown to anyone but the arbiter; `None` for at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announce_at: Option<Timestamp>,
}

impl RoundDraw {
    /// Whether the positions may be shown to everyone.
    pub fn is_public(&self, now: Timestamp) -> bool {
        self.announce_at.is_none_or(|moment| moment <= now)
    }

    /// The position of a board.
    pub fn on_board(&self, board: u32) -> Option<StartPosition> {
        let drawn = self
            .positions
            .iter()
            .find(|d| d.board.is_none_or(|b| b == board))?;
        Some(drawn.position)
    }
}

/// A start position as its number.
mod number {
    use rokada_chess::StartPosition;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(p: &StartPosition, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u16(p.number())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<StartPosition, D::Error> {
        StartPosition::new(u16::deserialize(d)?)
            .ok_or_else(|| de::Error::custom("a start position is a number from 0 to 959"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_list_is_the_whole_truth() {
        let policy = PositionPolicy {
            shortlist: vec![518, 7],
            ..PositionPolicy::default()
        };
        assert_eq!(policy.check(StartPosition::CLASSICAL), Ok(()));
        let other = StartPosition::new(8).unwrap();
        assert_eq!(policy.check(other), Err(PositionRefused::NotListed));
    }

    #[test]
    fn secret_until_the_moment() {
        let draw = RoundDraw {
            positions: vec![DrawnPosition {
                board: None,
                position: StartPosition::new(5).unwrap(),
                note: String::new(),
            }],
            announce_at: Some(Timestamp(100)),
        };
        assert!(!draw.is_public(Timestamp(99)));
        assert!(draw.is_public(Timestamp(100)));
        assert_eq!(draw.on_board(3).map(StartPosition::number), Some(5));
    }
}
