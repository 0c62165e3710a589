//! The plain input: a team event as far as the rules of C.04.6 look at it.

use super::readings::Readings;
use crate::{Forbidden, Player, Points, RoundKind, RoundRecord, Scoring, Side, Table};

/// A team event before the round that is to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamTable {
    /// How many rounds the event has in all: in the last two rounds floats don't count (C7, C10).
    pub rounds: u32,
    /// The initial colour, fixed by lot before the first round (article 4.1).
    pub initial_side: Side,
    /// Which preferences for a colour the event knows (article 1.7).
    pub preferences: ColorPreferences,
    /// The score that makes the scoregroups (article 1.2).
    pub primary: PrimaryScore,
    /// Whether the other score helps to choose the first team of a pair (article 4.2.2).
    pub uses_secondary: bool,
    /// The match points of a match won.
    pub match_win: Points,
    /// Everybody who is or was in the event, in any order.
    pub teams: Vec<TeamEntry>,
    /// Who may not be paired with whom, beyond the rules.
    pub forbidden: Vec<Forbidden>,
    /// How the open questions of the article are answered.
    pub readings: Readings,
}

/// Which preferences for a colour an event knows (article 1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum ColorPreferences {
    /// Type A: a team has a preference or none.
    #[default]
    TypeA,
    /// Type B: strong and mild preferences.
    TypeB,
    /// The regulations know no preferences.
    None,
}

/// The score that makes the scoregroups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum PrimaryScore {
    /// Points for matches.
    #[default]
    MatchPoints,
    /// Points for games.
    GamePoints,
}

/// A team as the pairing rules see one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEntry {
    /// The team pairing number (TPN), from 1; unique, given by the event's own rules.
    pub number: u32,
    /// One record for each round played so far, the first round first.
    pub history: Vec<TeamRecord>,
    /// Virtual match points (Baku acceleration) in rounds 1, 2, ...
    pub virtual_points: Vec<Points>,
    /// Whether the team is to be paired in the coming round.
    pub takes_part: bool,
    /// Whether the team has entered the event by the coming round, be it with a bye: a late one
    /// has no place in the numbering yet (General Handling Rules 2.4; see
    /// [`OddNumber`](super::OddNumber)).
    pub has_arrived: bool,
}

impl TeamEntry {
    /// A team that takes part, without history.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self {
            number,
            history: Vec::new(),
            virtual_points: Vec::new(),
            takes_part: true,
            has_arrived: true,
        }
    }
}

/// What a round brought a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamRecord {
    /// The match points, adjustments included.
    pub match_points: Points,
    /// The game points, adjustments included.
    pub game_points: Points,
    /// How they were scored.
    pub kind: TeamRoundKind,
}

impl TeamRecord {
    /// The points of the score that makes the scoregroups.
    pub(super) fn primary(&self, score: PrimaryScore) -> Points {
        match score {
            PrimaryScore::MatchPoints => self.match_points,
            PrimaryScore::GamePoints => self.game_points,
        }
    }

    /// The points of the other score.
    pub(super) fn secondary(&self, primary: PrimaryScore) -> Points {
        match primary {
            PrimaryScore::MatchPoints => self.game_points,
            PrimaryScore::GamePoints => self.match_points,
        }
    }
}

/// The way a team spent a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamRoundKind {
    /// A match in which at least one game was played.
    Played {
        /// The opponent's number.
        opponent: u32,
        /// The colour of the team: the one its player on the first board was to have.
        side: Side,
    },
    /// Paired, but no game was played.
    Forfeit {
        /// The opponent's number.
        opponent: u32,
        /// The team's colour on the pairing sheet.
        side: Side,
        /// Whether this team won the match; both may have lost it.
        won: bool,
    },
    /// Left over in an odd field.
    PairingBye,
    /// As if the match were won without an opponent.
    FullPointBye,
    /// As if the match were drawn without an opponent.
    HalfPointBye,
    /// Not there: zero-point bye, withdrawn, or not yet entered.
    Absent,
}

impl TeamTable {
    /// The round that is to be paired, counted from 1.
    #[must_use]
    pub fn next_round(&self) -> u32 {
        let longest = self.teams.iter().map(|team| team.history.len()).max();
        u32::try_from(longest.unwrap_or(0)).map_or(u32::MAX, |played| played.saturating_add(1))
    }

    /// The event with each team as one player with its primary score: what of the rules doesn't
    /// ask for teams is answered by [`Table`].
    pub(super) fn as_individual(&self) -> Table {
        let player = |team: &TeamEntry| Player {
            number: team.number,
            history: team.history.iter().map(|r| self.as_record(r)).collect(),
            virtual_points: team.virtual_points.clone(),
            takes_part: team.takes_part,
        };
        Table {
            rounds: self.rounds,
            initial_side: self.initial_side,
            scoring: Scoring::STANDARD,
            players: self.teams.iter().map(player).collect(),
            forbidden: self.forbidden.clone(),
        }
    }

    fn as_record(&self, record: &TeamRecord) -> RoundRecord {
        let points = record.primary(self.primary);
        let kind = match record.kind {
            TeamRoundKind::Played { opponent, side } => RoundKind::Played { opponent, side },
            TeamRoundKind::Forfeit { opponent, side, .. } => RoundKind::Forfeit { opponent, side },
            TeamRoundKind::PairingBye => RoundKind::PairingBye,
            TeamRoundKind::FullPointBye | TeamRoundKind::HalfPointBye => RoundKind::RequestedBye,
            TeamRoundKind::Absent => RoundKind::Absent,
        };
        RoundRecord { points, kind }
    }
}
