//! Teams made from individual results: the best so many of each.

use std::cmp::Reverse;

use rokada_pairing::Points;
use serde::Serialize;

use super::PlayerRef;
use crate::{State, Team, TeamId, TeamScoring};

/// The table of the teams.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TeamTable {
    /// The round it is after.
    pub after_round: u16,
    /// The teams, the first first.
    pub rows: Vec<TeamRow>,
}

/// A line of the team table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TeamRow {
    /// The rank; teams that nothing tells apart share one.
    pub rank: usize,
    /// The team.
    pub team: TeamId,
    /// What it is called.
    pub name: String,
    /// The points of the players who count.
    pub points: Points,
    /// The sum of their ranks, which tells teams of equal points apart: the lower the better.
    pub rank_sum: usize,
    /// Its players, the best first.
    pub players: Vec<TeamPlayer>,
}

/// A player of a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TeamPlayer {
    /// Who it is.
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The rank in the individual table.
    pub rank: usize,
    /// The points.
    pub points: Points,
    /// Whether the points count for the team.
    pub counts: bool,
}

impl State {
    /// The table of the teams after so many rounds, made from their players' results; `None` where
    /// teams are not scored.
    ///
    /// A team has the points of its best players. Of teams with equal points the one with the
    /// lower sum of those players' ranks is ahead, then the one whose best player is.
    pub fn team_table(&self, rounds: u16) -> Option<TeamTable> {
        let count = match self.settings.teams {
            TeamScoring::None => return None,
            TeamScoring::BestOf { players } => usize::from(players),
            // Everyone who has a board counts.
            TeamScoring::Matches { .. } => usize::MAX,
        };
        let refs = self.player_refs();
        let standings = self.standings(rounds);
        let mut rows: Vec<TeamRow> = self
            .teams_to_score()
            .into_iter()
            .map(|team| {
                let mut players: Vec<TeamPlayer> = (team.members.iter())
                    .filter_map(|id| {
                        let player = refs.get(id)?.clone();
                        let row = standings.row(player.number)?;
                        Some(TeamPlayer {
                            rank: row.rank,
                            points: row.points,
                            player,
                            counts: false,
                        })
                    })
                    .collect();
                players.sort_by_key(|one| (Reverse(one.points), one.rank));
                players
                    .iter_mut()
                    .take(count)
                    .for_each(|one| one.counts = true);
                let counted = || players.iter().filter(|one| one.counts);
                TeamRow {
                    rank: 0,
                    team: team.id,
                    name: team.name,
                    points: counted().map(|one| one.points).sum(),
                    rank_sum: counted().map(|one| one.rank).sum(),
                    players,
                }
            })
            .collect();
        let key = |row: &TeamRow| {
            let best = row.players.first().map_or(usize::MAX, |one| one.rank);
            (Reverse(row.points), row.rank_sum, best)
        };
        rows.sort_by_key(key);
        let keys: Vec<_> = rows.iter().map(key).collect();
        for (row, own) in rows.iter_mut().zip(&keys) {
            row.rank = 1 + keys.iter().position(|other| other == own).unwrap_or(0);
        }
        Some(TeamTable {
            after_round: rounds.min(self.current_round()),
            rows,
        })
    }

    /// The teams that were formed, or else those that the entries name.
    fn teams_to_score(&self) -> Vec<Team> {
        if !self.teams.is_empty() {
            return self.teams().cloned().collect();
        }
        let mut named: Vec<Team> = Vec::new();
        for entry in self.entries().filter(|entry| !entry.player.team.is_empty()) {
            let known = named.iter_mut().find(|team| team.name == entry.player.team);
            match known {
                Some(team) => team.members.push(entry.id),
                None => named.push(Team {
                    id: TeamId(u32::try_from(named.len() + 1).unwrap_or(u32::MAX)),
                    name: entry.player.team.clone(),
                    members: vec![entry.id],
                }),
            }
        }
        named
    }
}
