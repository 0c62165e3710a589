//! The teams of the round by number, with what articles 1.1 to 1.7 say of each.

use core::cell::RefCell;
use std::collections::HashMap;

use rokada_pairing::team_swiss::{
    FloatScore, Meeting, PrimaryScore, TeamEntry, TeamRoundKind, TeamTable,
};
use rokada_pairing::{Points, Side};

use super::colors::{Preference, preference};

/// A set of teams: bit *i* is the *i*th by number of those that take part.
pub(crate) type Group = u32;

/// The teams of a set, by number.
pub(crate) fn members(group: Group) -> impl Iterator<Item = usize> + Clone {
    (0..32).filter(move |team| group >> team & 1 == 1)
}

#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) number: u32,
    /// Its place by number among all who have arrived.
    pub(crate) arrived_as: usize,
    pub(crate) score: Points,
    pub(crate) table_score: Points,
    pub(crate) secondary: Points,
    /// Colours of the matches played, the first first.
    pub(crate) colors: Vec<Side>,
    pub(crate) colors_by_round: Vec<Option<Side>>,
    pub(crate) preference: Option<Preference>,
    pub(crate) floated: bool,
    pub(crate) forfeits: Vec<u32>,
    pub(crate) had_a_free_point: bool,
    pub(crate) scored_a_win_for_nothing: bool,
    may_meet: Group,
}

pub(crate) struct Field<'a> {
    pub(crate) table: &'a TeamTable,
    pub(crate) teams: Vec<Facts>,
    pub(crate) round: u32,
    known: RefCell<HashMap<Group, bool>>,
}

impl<'a> Field<'a> {
    pub(crate) fn of(table: &'a TeamTable) -> Self {
        let round = table.next_round();
        let mut entries: Vec<&TeamEntry> = table.teams.iter().collect();
        entries.sort_by_key(|team| team.number);
        let here: Vec<&TeamEntry> = entries.iter().copied().filter(|t| t.takes_part).collect();
        assert!(here.len() <= 14, "the judge is for small fields");
        let mut teams: Vec<Facts> = here
            .iter()
            .map(|team| facts(table, &entries, team, round))
            .collect();
        for (a, team) in teams.iter_mut().enumerate() {
            for (b, other) in here.iter().enumerate() {
                let forbidden = table.forbidden.iter().any(|group| {
                    group.rounds.contains(&round)
                        && group.players.contains(&team.number)
                        && group.players.contains(&other.number)
                });
                if a != b && !forbidden && !have_met(table, here[a], other.number) {
                    team.may_meet |= 1 << b;
                }
            }
        }
        Self {
            table,
            teams,
            round,
            known: RefCell::default(),
        }
    }

    pub(crate) fn everyone(&self) -> Group {
        (1 << self.teams.len()) - 1
    }

    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.teams[a].may_meet >> b & 1 == 1
    }

    pub(crate) fn with_score(&self, group: Group, score: Points) -> Group {
        let of = members(group).filter(|team| self.teams[*team].score == score);
        of.fold(0, |group, team| group | 1 << team)
    }

    /// Whether all of the group can be paired with one another.
    pub(crate) fn can_be_paired(&self, group: Group) -> bool {
        let Some(first) = members(group).next() else {
            return true;
        };
        if let Some(known) = self.known.borrow().get(&group) {
            return *known;
        }
        let rest = group & !(1 << first);
        let can = members(rest & self.teams[first].may_meet)
            .any(|other| self.can_be_paired(rest & !(1 << other)));
        self.known.borrow_mut().insert(group, can);
        can
    }

    /// C7 and C10 are silent in the last two rounds.
    pub(crate) fn floats_count(&self) -> bool {
        self.round + 1 < self.table.rounds
    }
}

fn points(table: &TeamTable, team: &TeamEntry, primary: bool, rounds: usize) -> Points {
    let by_match = (table.primary == PrimaryScore::MatchPoints) == primary;
    let records = team.history.iter().take(rounds);
    records
        .map(|record| {
            if by_match {
                record.match_points
            } else {
                record.game_points
            }
        })
        .sum()
}

fn virtual_in(team: &TeamEntry, round: u32) -> Points {
    let at = round as usize - 1;
    team.virtual_points.get(at).copied().unwrap_or_default()
}

fn facts(table: &TeamTable, entries: &[&TeamEntry], team: &TeamEntry, round: u32) -> Facts {
    let before = round as usize - 1;
    let colors_by_round: Vec<Option<Side>> = team
        .history
        .iter()
        .map(|record| match record.kind {
            TeamRoundKind::Played { side, .. } => Some(side),
            _ => None,
        })
        .collect();
    let colors: Vec<Side> = colors_by_round.iter().filter_map(|side| *side).collect();
    let arrived = |other: &&&TeamEntry| {
        other.number <= team.number && (other.takes_part || other.has_arrived)
    };
    Facts {
        number: team.number,
        arrived_as: entries.iter().filter(arrived).count(),
        score: points(table, team, true, before) + virtual_in(team, round),
        table_score: points(table, team, true, before),
        secondary: points(table, team, false, before),
        preference: preference(table, &colors, round),
        floated: floated(table, entries, team, round),
        forfeits: team
            .history
            .iter()
            .filter_map(|record| match record.kind {
                TeamRoundKind::Forfeit { opponent, .. } => Some(opponent),
                _ => None,
            })
            .collect(),
        had_a_free_point: team.history.iter().any(|record| match record.kind {
            TeamRoundKind::PairingBye | TeamRoundKind::FullPointBye => true,
            TeamRoundKind::Forfeit { won, .. } => won,
            _ => false,
        }),
        scored_a_win_for_nothing: team.history.iter().any(|record| match record.kind {
            TeamRoundKind::Played { .. } => false,
            TeamRoundKind::PairingBye => true,
            _ => record.match_points >= table.match_win,
        }),
        colors,
        colors_by_round,
        may_meet: 0,
    }
}

/// 1.5: met one with another score in the round before.
fn floated(table: &TeamTable, entries: &[&TeamEntry], team: &TeamEntry, round: u32) -> bool {
    let Some(TeamRoundKind::Played { opponent, .. }) = team.history.last().map(|r| r.kind) else {
        return false;
    };
    let other = entries
        .iter()
        .find(|other| other.number == opponent)
        .expect("the opponent is in the event");
    let score = |team: &TeamEntry| {
        let real = points(table, team, true, round as usize - 2);
        match table.readings.float_score {
            FloatScore::Pairing => real + virtual_in(team, round - 1),
            FloatScore::Real => real,
        }
    };
    score(team) != score(other)
}

/// C1.
fn have_met(table: &TeamTable, team: &TeamEntry, number: u32) -> bool {
    team.history.iter().any(|record| match record.kind {
        TeamRoundKind::Played { opponent, .. } => opponent == number,
        TeamRoundKind::Forfeit { opponent, .. } => {
            opponent == number && table.readings.meeting == Meeting::Paired
        }
        _ => false,
    })
}
