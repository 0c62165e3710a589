//! The teams of the round in the order of the rules, with all that the criteria ask about them.

use core::cmp::Reverse;
use core::ops::Range;

use super::color::Colors;
use super::readings::{BarFromBye, FloatScore, MatchesPlayed, Meeting, OddNumber, Readings};
use super::table::{ColorPreferences, PrimaryScore, TeamEntry, TeamRoundKind, TeamTable};
use crate::barred::barred_pairs;
use crate::matching::{BitMatrix, Matching};
use crate::{Player, Points, Refusal, RoundKind, Side};

/// A team that is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Entrant {
    pub(super) number: u32,
    /// The place by number, from 1, among all that have arrived.
    arrived_as: u32,
    /// The primary score with acceleration.
    pub(super) score: Points,
    /// The primary score on the table.
    pub(super) real_score: Points,
    pub(super) secondary: Points,
    pub(super) colors: Colors,
    /// Whether the round before was a float, by the pairing score and by the real score.
    floats: ByBoth,
    /// What C2 says by the list, and by what was scored.
    barred_from_bye: ByBoth,
    /// Matches in which a game was played.
    played: u32,
    /// Matches the team was paired for.
    paired: u32,
    /// Opponents of matches of which no game was played.
    pub(super) forfeited_with: Vec<u32>,
}

/// An answer by the default reading of the article and by the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ByBoth {
    default: bool,
    other: bool,
}

/// All teams that are to be paired, by score and then by number, and who may meet whom.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) round: u32,
    initial_side: Side,
    pub(super) uses_secondary: bool,
    pub(super) has_wishes: bool,
    /// Whether floats of the round before count: not in the last two rounds (C7, C10).
    pub(super) counts_floats: bool,
    pub(super) readings: Readings,
    pub(super) entrants: Vec<Entrant>,
    /// C1 and the regulations.
    pub(super) legal: BitMatrix,
}

impl Field {
    pub(super) fn new(table: &TeamTable) -> Result<Self, Refusal> {
        let plain = table.as_individual();
        plain.validate()?;
        let round = table.next_round();
        if round > table.rounds {
            return Err(Refusal::NoRoundLeft {
                rounds: table.rounds,
            });
        }
        let mut virtual_points = table.teams.iter().flat_map(|team| &team.virtual_points);
        if table.primary == PrimaryScore::GamePoints
            && virtual_points.any(|points| *points != Points::ZERO)
        {
            return Err(Refusal::AcceleratedByGamePoints);
        }
        let mut everybody: Vec<(&TeamEntry, &Player)> =
            table.teams.iter().zip(&plain.players).collect();
        everybody.sort_by_key(|(team, _)| team.number);
        let mut arrived = 0;
        let mut chosen: Vec<(&TeamEntry, &Player, u32)> = Vec::new();
        for &(team, player) in &everybody {
            arrived += u32::from(team.takes_part || team.has_arrived);
            if team.takes_part {
                chosen.push((team, player, arrived));
            }
        }
        if chosen.len() < 2 {
            return Err(Refusal::TooFewPlayers {
                players: chosen.len(),
            });
        }
        chosen.sort_by_key(|(team, player, _)| (Reverse(player.pairing_score(round)), team.number));
        let players: Vec<&Player> = everybody.iter().map(|(_, player)| *player).collect();
        let entrants = chosen
            .iter()
            .map(|&(team, player, arrived_as)| entrant(table, &players, team, player, arrived_as))
            .collect();
        let chosen: Vec<&Player> = chosen.iter().map(|(_, player, _)| *player).collect();
        Ok(Self {
            round,
            initial_side: table.initial_side,
            uses_secondary: table.uses_secondary,
            has_wishes: table.preferences != ColorPreferences::None,
            counts_floats: round.saturating_add(2) <= table.rounds,
            readings: table.readings,
            legal: legal_pairs(table, &chosen, round),
            entrants,
        })
    }

    pub(super) fn len(&self) -> usize {
        self.entrants.len()
    }

    pub(super) fn score(&self, place: usize) -> Points {
        self.entrants[place].score
    }

    pub(super) fn number(&self, place: usize) -> u32 {
        self.entrants[place].number
    }

    /// The places of each scoregroup as the round begins, from the top.
    pub(super) fn scoregroups(&self) -> Vec<Range<usize>> {
        let mut groups = Vec::new();
        let mut start = 0;
        for group in self.entrants.chunk_by(|a, b| a.score == b.score) {
            groups.push(start..start + group.len());
            start += group.len();
        }
        groups
    }

    /// Whether these teams can all be paired with one another.
    pub(super) fn is_complete(&self, places: &[usize]) -> bool {
        places.len().is_multiple_of(2)
            && Matching::new(&self.legal, self.len(), places.to_vec())
                .exposed()
                .is_empty()
    }

    /// Whether the team floated in the round before (article 1.5), where that counts.
    pub(super) fn floated(&self, place: usize) -> bool {
        let floats = self.entrants[place].floats;
        self.counts_floats
            && match self.readings.float_score {
                FloatScore::Pairing => floats.default,
                FloatScore::Real => floats.other,
            }
    }

    /// Whether it depends on the score looked at that the team floated.
    pub(super) fn float_is_open(&self, place: usize) -> bool {
        let floats = self.entrants[place].floats;
        self.counts_floats && floats.default != floats.other
    }

    /// What C2 says of the team.
    pub(super) fn may_have_bye(&self, place: usize, by: BarFromBye) -> bool {
        let barred = self.entrants[place].barred_from_bye;
        match by {
            BarFromBye::Listed => !barred.default,
            BarFromBye::WinsWorth => !barred.other,
        }
    }

    /// How many matches the team has played (article 3.4.3).
    pub(super) fn matches(&self, place: usize, by: MatchesPlayed) -> u32 {
        match by {
            MatchesPlayed::Played => self.entrants[place].played,
            MatchesPlayed::Paired => self.entrants[place].paired,
        }
    }

    /// The side that article 4.3.1 gives a first team.
    pub(super) fn initial_side_of(&self, place: usize, by: OddNumber) -> Side {
        let number = match by {
            OddNumber::Arrived => self.entrants[place].arrived_as,
            OddNumber::Written => self.entrants[place].number,
        };
        if number % 2 == 1 {
            self.initial_side
        } else {
            self.initial_side.other()
        }
    }
}

fn entrant(
    table: &TeamTable,
    players: &[&Player],
    team: &TeamEntry,
    player: &Player,
    arrived_as: u32,
) -> Entrant {
    let round = table.next_round();
    let kinds = team.history.iter().map(|record| record.kind);
    let listed = |kind: TeamRoundKind| {
        matches!(
            kind,
            TeamRoundKind::PairingBye
                | TeamRoundKind::FullPointBye
                | TeamRoundKind::Forfeit { won: true, .. }
        )
    };
    let barred_by_points = team.history.iter().any(|record| match record.kind {
        TeamRoundKind::Played { .. } => false,
        TeamRoundKind::PairingBye => true,
        _ => record.match_points >= table.match_win,
    });
    let forfeited_with: Vec<u32> = kinds
        .clone()
        .filter_map(|kind| match kind {
            TeamRoundKind::Forfeit { opponent, .. } => Some(opponent),
            _ => None,
        })
        .collect();
    let is_played = |kind: &TeamRoundKind| matches!(kind, TeamRoundKind::Played { .. });
    let played = kinds.clone().filter(is_played).count();
    let count = |matches: usize| u32::try_from(matches).unwrap_or(u32::MAX);
    Entrant {
        number: team.number,
        arrived_as,
        score: player.pairing_score(round),
        real_score: player.score(),
        secondary: team
            .history
            .iter()
            .map(|record| record.secondary(table.primary))
            .sum(),
        colors: Colors::of(
            &player.history,
            table.preferences,
            round == table.rounds,
            &table.readings,
        ),
        floats: ByBoth {
            default: floated(players, player, round, Player::pairing_score),
            other: floated(players, player, round, score_before),
        },
        barred_from_bye: ByBoth {
            default: kinds.clone().any(listed),
            other: barred_by_points,
        },
        played: count(played),
        paired: count(played + forfeited_with.len()),
        forfeited_with,
    }
}

/// The points scored before a round, without acceleration.
fn score_before(player: &Player, round: u32) -> Points {
    let before = round.saturating_sub(1) as usize;
    let records = player.history.iter().take(before);
    records.map(|record| record.points).sum()
}

/// Whether the team met one with another score in the round before `round` (article 1.5).
fn floated(
    players: &[&Player],
    player: &Player,
    round: u32,
    score: impl Fn(&Player, u32) -> Points,
) -> bool {
    let past = round.saturating_sub(1);
    let Some(RoundKind::Played { opponent, .. }) = player.history.last().map(|last| last.kind)
    else {
        return false;
    };
    let found = players.binary_search_by_key(&opponent, |other| other.number);
    let other = found.ok().and_then(|at| players.get(at));
    other.is_some_and(|other| score(player, past) != score(other, past))
}

fn legal_pairs(table: &TeamTable, chosen: &[&Player], round: u32) -> BitMatrix {
    let barred = barred_pairs(chosen, &table.forbidden, round, |record| {
        match table.readings.meeting {
            Meeting::Played => record.played_side().and(record.opponent()),
            Meeting::Paired => record.opponent(),
        }
    });
    let mut legal = BitMatrix::new(chosen.len(), chosen.len());
    for a in 0..chosen.len() {
        for b in (0..a).filter(|b| !barred.contains(a, *b)) {
            legal.insert(a, b);
            legal.insert(b, a);
        }
    }
    legal
}
