//! A paired round, and why each pair is what it is.

use crate::{Points, Side};

/// The pairing of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The round, counted from 1.
    pub round: u32,
    /// The pairs in the order of publication: board 1 first.
    pub pairs: Vec<Pair>,
    /// Who is left over, when the number of players is odd.
    pub bye: Option<PairingBye>,
}

/// Two players who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The number of the player with White.
    pub white: u32,
    /// The number of the player with Black.
    pub black: u32,
    /// Why the two meet, and why with these colours.
    pub reason: Reason,
}

/// Why a pair is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reason {
    /// The bracket in which the pair was made.
    pub bracket: BracketKey,
    /// The score (with acceleration) that White was paired on.
    pub white_score: Points,
    /// The score (with acceleration) that Black was paired on.
    pub black_score: Points,
    /// What the pair is for White: floating down, up, or not.
    pub white_float: Float,
    /// What the pair is for Black.
    pub black_float: Float,
    /// Which colour each would have liked, if any: White's wish.
    pub white_wish: Option<Side>,
    /// Black's wish.
    pub black_wish: Option<Side>,
    /// The rule that gave the colours.
    pub color_rule: ColorRule,
}

/// A pairing bracket: the players of one score and those who floated down to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BracketKey {
    /// Its place, counted from 1 at the top of the table.
    pub place: u32,
    /// The score of its residents.
    pub score: Points,
}

/// What a round is for a player's float history (C.04.3 article 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Float {
    /// Same score, or nothing scored without playing.
    None,
    /// Met a lower score, or scored without playing.
    Down,
    /// Met a higher score.
    Up,
}

/// The article of C.04.3 that allotted the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum ColorRule {
    /// 5.2.1: both wishes are granted (or the only one).
    BothWishes,
    /// 5.2.2: the stronger wish is granted.
    StrongerWish,
    /// 5.2.2 among topscorers: both wishes are absolute, the wider colour difference is granted.
    WiderDifference,
    /// 5.2.3: colours alternate from the last round in which one had White and the other Black.
    Alternation {
        /// How many games back, from 1, counted over the games each played.
        games_back: u32,
    },
    /// 5.2.4: the wish of the higher ranked player is granted.
    HigherRanked,
    /// 5.2.5: neither has a wish; the higher ranked player's number and the initial colour decide.
    InitialSide,
}

/// The player left over in an odd field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingBye {
    /// The player's number.
    pub player: u32,
    /// Why this player.
    pub reason: ByeReason,
}

/// Why a player has the pairing-allocated bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByeReason {
    /// The player's score: the lowest with which a complete pairing exists (C5).
    pub score: Points,
    /// The bracket in which the player was left over.
    pub bracket: BracketKey,
    /// How many rounds the player did not play so far (C9 keeps it small).
    pub unplayed_rounds: u32,
}
