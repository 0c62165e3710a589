//! The start positions of a round: how they were drawn, and until when they are secret.

use rokada_chess::StartPosition;
use rokada_draw::Protocol;
use serde::{Deserialize, Serialize};

use crate::Timestamp;

/// A position that was drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawnPosition {
    /// The board it is for; `None` for every board of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The position, by its number.
    #[serde(with = "number")]
    pub position: StartPosition,
    /// The record of the draw, which anyone can check; `None` where the position came about
    /// otherwise, by a lottery machine or by choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protocol: Option<Box<Protocol>>,
    /// How it came about, in the organiser's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl DrawnPosition {
    /// A position for the whole round, without a record of its draw.
    pub fn of_round(position: StartPosition) -> DrawnPosition {
        DrawnPosition {
            board: None,
            position,
            protocol: None,
            note: String::new(),
        }
    }
}

/// The draw of a round: its positions, secret until a moment.
///
/// ```
/// use rokada_chess::StartPosition;
/// use rokada_tournament::{DrawnPosition, RoundDraw, Timestamp};
///
/// let draw = RoundDraw {
///     positions: vec![DrawnPosition::of_round(StartPosition::new(5).unwrap())],
///     announce_at: Some(Timestamp(100)),
/// };
/// assert!(!draw.is_public(Timestamp(99)));
/// assert!(draw.is_public(Timestamp(100)));
/// assert_eq!(draw.on_board(3).map(StartPosition::number), Some(5));
/// ```
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

/// Why a position may not be drawn in an event.
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
