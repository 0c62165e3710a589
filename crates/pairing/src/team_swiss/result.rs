//! A paired round of a team event, and why each pair is what it is.

use super::readings::Reading;
use crate::{BracketKey, Game, PairedRound, Points, Side};

/// The pairing of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPairing {
    /// The round, counted from 1.
    pub round: u32,
    /// The pairs in the order of publication.
    pub pairs: Vec<TeamPair>,
    /// Who is left over, when the number of teams is odd.
    pub bye: Option<TeamBye>,
    /// How each bracket came about, from the top.
    pub brackets: Vec<TeamBracket>,
}

/// Two teams that meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPair {
    /// The team that has White on the first board.
    pub white: u32,
    /// The team that has Black on the first board.
    pub black: u32,
    /// Why the two meet, and why with these colours.
    pub reason: TeamReason,
}

/// Why a pair is what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TeamReason {
    /// The bracket in which the pair was made.
    pub bracket: BracketKey,
    /// The primary score (with acceleration) that White was paired on.
    pub white_score: Points,
    /// The primary score (with acceleration) that Black was paired on.
    pub black_score: Points,
    /// The upfloater of the pair, if it has one.
    pub upfloater: Option<u32>,
    /// The first team of the pair (article 4.2).
    pub first_team: u32,
    /// Which colour White would have liked, if any.
    pub white_wish: Option<Wish>,
    /// Which colour Black would have liked, if any.
    pub black_wish: Option<Wish>,
    /// The rule that gave the colours.
    pub color_rule: TeamColorRule,
    /// The open questions of the article that the pair, its bracket or its colours touch, and how
    /// they were answered.
    pub readings: Vec<Reading>,
}

/// The colour a team would like, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Wish {
    /// The colour.
    pub side: Side,
    /// How much.
    pub grade: Grade,
}

/// How much a team would like a colour (article 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Grade {
    /// Type A, which has one grade.
    Simple,
    /// Type B, mild.
    Mild,
    /// Type B, strong.
    Strong,
}

/// The article of C.04.6 that allotted the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum TeamColorRule {
    /// 4.3.1: neither has played; the first team's number and the initial colour decide.
    InitialSide,
    /// 4.3.2: only one has a preference.
    OnlyWish,
    /// 4.3.3: the preferences are opposite.
    BothWishes,
    /// 4.3.4: only one preference is strong.
    StrongerWish,
    /// 4.3.5: White to the lower colour difference.
    LowerDifference,
    /// 4.3.6: colours alternate from the most recent time in which they differed.
    Alternation {
        /// How many matches back, from 1.
        back: u32,
    },
    /// 4.3.7: the preference of the first team.
    FirstTeam,
    /// 4.3.8: the first team alternates from its last match.
    FirstTeamAlternates,
    /// 4.3.9: the other team alternates from its last match.
    OtherTeamAlternates,
}

impl TeamColorRule {
    /// The number of the article.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::InitialSide => "4.3.1",
            Self::OnlyWish => "4.3.2",
            Self::BothWishes => "4.3.3",
            Self::StrongerWish => "4.3.4",
            Self::LowerDifference => "4.3.5",
            Self::Alternation { .. } => "4.3.6",
            Self::FirstTeam => "4.3.7",
            Self::FirstTeamAlternates => "4.3.8",
            Self::OtherTeamAlternates => "4.3.9",
        }
    }
}

/// The team left over in an odd field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamBye {
    /// The team's number.
    pub team: u32,
    /// Why this team.
    pub reason: TeamByeReason,
}

/// Why a team has the pairing-allocated bye (article 3.4).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TeamByeReason {
    /// The team's score: the lowest that leaves a legal pairing.
    pub score: Points,
    /// How many matches it has played: most among those of this score.
    pub matches: u32,
    /// Teams of the same or a lower score before it in the order that may not have the bye (C2).
    pub barred: Vec<u32>,
    /// Teams before it in the order without whom the others could not be paired.
    pub needed: Vec<u32>,
    /// The open questions that were touched.
    pub readings: Vec<Reading>,
}

/// How a bracket came about, and how well it meets the criteria.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TeamBracket {
    /// Its place and score.
    pub key: BracketKey,
    /// The teams of the scoregroup that were left to be paired, by number.
    pub residents: Vec<u32>,
    /// The teams taken from below, in the order of article 3.5.3.
    pub upfloaters: Vec<u32>,
    /// C6: whether the following scoregroup can do with the fewest upfloaters its parity allows;
    /// none if the criterion asked nothing.
    pub serves_following: Option<bool>,
    /// C7: upfloaters that floated in the round before.
    pub repeated_floaters: u32,
    /// C8: pairs in which both want the same colour.
    pub clashes: u32,
    /// C9: pairs in which both want it strongly.
    pub strong_clashes: u32,
    /// C10: opponents of upfloaters that floated in the round before.
    pub repeated_opponents: u32,
}

impl From<&TeamPairing> for PairedRound {
    fn from(pairing: &TeamPairing) -> PairedRound {
        let games = pairing.pairs.iter().map(|pair| Game {
            white: pair.white,
            black: pair.black,
        });
        PairedRound {
            games: games.collect(),
            bye: pairing.bye.as_ref().map(|bye| bye.team),
        }
    }
}
