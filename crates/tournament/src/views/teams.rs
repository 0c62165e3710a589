//! The table of the teams: from the results of their players, or from the matches of two teams.

use rokada_pairing::Points;
use serde::Serialize;

use super::PlayerRef;
use crate::standings::{Code, Results, Score, Standings, TieBreak, teams_of_players};
use crate::{Board, PlayerResult, Team, TeamId, TeamScoring, Tournament};

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
    /// The points of the matches, 2 for one that is won and 1 for one that is drawn; `None` where
    /// teams are not paired with each other.
    pub match_points: Option<Points>,
    /// The points of the players who count: the game points.
    pub points: Points,
    /// The sum of their ranks, which tells teams of equal points apart where there are no match
    /// points: the lower the better. A missing player counts as one behind the last.
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

/// What the matches of a team brought it.
struct MatchScore {
    rank: usize,
    match_points: Points,
    game_points: Points,
}

impl Tournament {
    /// The table of the teams after so many rounds; `None` where teams are not scored.
    ///
    /// A team has the points of its best players, and of teams with equal points the better ranks
    /// decide: see [`teams_of_players`]. Teams that are paired with each other are ranked by match
    /// points, then by game points.
    pub fn team_table(&self, rounds: u16) -> Option<TeamTable> {
        let teams = self.teams_to_score();
        let best = match self.settings.teams {
            TeamScoring::None => return None,
            TeamScoring::BestOf { players } => usize::from(players),
            // Everyone who has a board counts.
            TeamScoring::Matches { .. } => {
                let sizes = teams.iter().map(|team| team.members.len());
                sizes.max().unwrap_or(0)
            }
        };
        let refs = self.player_refs();
        let members: Vec<Vec<u32>> = teams
            .iter()
            .map(|team| {
                let known = team.members.iter().filter_map(|id| refs.get(id));
                known.map(|player| player.number).collect()
            })
            .collect();
        let standings = self.standings(rounds);
        let matches = self.match_scores(rounds, &teams);
        let lines = teams_of_players(&standings, &members, best);
        let mut rows: Vec<TeamRow> = lines
            .into_iter()
            .map(|line| {
                let rows = standings.rows.iter();
                let rows = rows.filter(|row| members[line.team].contains(&row.number));
                let players = rows.filter_map(|row| {
                    let mut everyone = refs.values();
                    Some(TeamPlayer {
                        player: everyone.find(|one| one.number == row.number)?.clone(),
                        rank: row.rank,
                        points: row.points,
                        counts: line.counted.contains(&row.number),
                    })
                });
                let team = &teams[line.team];
                let score = matches.as_ref().and_then(|scores| scores.get(line.team));
                TeamRow {
                    rank: score.map_or(line.rank, |score| score.rank),
                    team: team.id,
                    name: team.name.clone(),
                    match_points: score.map(|score| score.match_points),
                    points: score.map_or(line.points, |score| score.game_points),
                    rank_sum: line.rank_sum,
                    players: players.collect(),
                }
            })
            .collect();
        rows.sort_by_key(|row| row.rank);
        Some(TeamTable {
            after_round: rounds.min(self.current_round()),
            rows,
        })
    }

    /// The scores of the two teams that meet in every round; `None` where players are paired one
    /// by one.
    fn match_scores(&self, rounds: u16, teams: &[Team]) -> Option<Vec<MatchScore>> {
        let [a, b] = teams else { return None };
        if !self.settings.pairs_teams() {
            return None;
        }
        let games = a.members.len() * self.settings.games_per_round();
        let mut results = Results::teams([&*a.name, &*b.name], games);
        for (_, round) in self.paired_rounds().take(rounds.into()) {
            results.add_round();
            let Some(first) = round.boards.first() else {
                continue;
            };
            let a_is_white = a.members.contains(&first.white);
            let (white, black, team) = if a_is_white { (0, 1, a) } else { (1, 0, b) };
            let boards = round.boards.iter();
            let boards: Vec<_> = boards
                .flat_map(|board| board_results(board, team))
                .collect();
            results.play_match(white, black, &boards);
        }
        let order = [Code::MatchPoints, Code::GamePoints].map(TieBreak::new);
        let mut ranked = Standings::compute(&results, &order).rows;
        ranked.sort_by_key(|row| row.participant);
        let scores = ranked.iter().zip(&results.participants);
        let scores = scores.map(|(row, team)| MatchScore {
            rank: row.rank,
            match_points: team.score(Score::Match),
            game_points: team.score(Score::Game),
        });
        Some(scores.collect())
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

/// What the games of a board brought the team named, and the other.
fn board_results(board: &Board, team: &Team) -> Vec<(PlayerResult, PlayerResult)> {
    let player = if team.members.contains(&board.white) {
        board.white
    } else {
        board.black
    };
    let games = (0..).zip(&board.games);
    let sides = games.map(|(index, game)| {
        let decided = game.result.zip(board.color_of(index, player));
        decided.map_or(
            (PlayerResult::Undecided, PlayerResult::Undecided),
            |(result, color)| (result.of(color), result.of(!color)),
        )
    });
    sides.collect()
}
