//! Standings of teams: from matches board by board, and from the results of players who play for
//! themselves.

use core::cmp::{Ordering, Reverse};

use rokada_pairing::{Points, Side};

use super::{Participant, Results, Round, Row, Score, Standings, TeamScoring};
use crate::{PlayerResult, PointSystem};

/// The results of one board: of the player of the team named first, and of the other's.
pub type Board = (PlayerResult, PlayerResult);

/// What a team match is worth as a rule (TRF record 362): 2 for a win, 1 for a draw, and a draw
/// for the team left over (C.04.6 article 1.4).
pub fn match_points() -> PointSystem {
    let halves = Points::from_halves;
    PointSystem {
        pairing_bye: halves(2),
        ..PointSystem::new(halves(4), halves(2), Points::ZERO)
    }
}

impl Results {
    /// Teams with numbers from 1, before the first round; matches are worth [`match_points`].
    ///
    /// ```
    /// use rokada_standings::PlayerResult::{Draw, Loss, Win};
    /// use rokada_standings::{Results, Score, Standings, TieBreak};
    ///
    /// let mut results = Results::teams(["Team A", "Team B"], 2);
    /// results.add_round();
    /// results.play_match(0, 1, &[(Win, Loss), (Draw, Draw)]);
    /// let standings = Standings::compute(&results, &TieBreak::list("MPTS,GPTS").unwrap());
    /// let values: Vec<String> = standings.rows[0]
    ///     .entries
    ///     .iter()
    ///     .filter_map(|entry| entry.value)
    ///     .map(|value| value.to_string())
    ///     .collect();
    /// assert_eq!(values, ["2.0", "1.5"]);
    /// ```
    pub fn teams<N: Into<String>>(names: impl IntoIterator<Item = N>, boards: usize) -> Results {
        Results {
            points: match_points(),
            teams: Some(TeamScoring {
                boards,
                game: PointSystem::default(),
                primary: Score::Match,
            }),
            ..Results::individual(names)
        }
    }

    /// Enters a match of the last round: the team with White on the first board, the other, and
    /// the results board by board. The match goes to the team with more points; one that was
    /// forfeited on every board is forfeited.
    ///
    /// # Panics
    /// If there is no round or no such team.
    pub fn play_match(&mut self, white: usize, black: usize, boards: &[Board]) {
        let game = self.teams.map_or(self.points, |teams| teams.game);
        let own: Vec<PlayerResult> = boards.iter().map(|board| board.0).collect();
        let other: Vec<PlayerResult> = boards.iter().map(|board| board.1).collect();
        let last = self.rounds - 1;
        for (team, rival, side, own, other) in [
            (white, black, Side::White, &own, &other),
            (black, white, Side::Black, &other, &own),
        ] {
            let result = match_result(own, other, &game);
            let points: Vec<Points> = own.iter().map(|result| game.points(*result)).collect();
            self.participants[team].rounds[last] = Round {
                game_points: points.iter().copied().sum(),
                boards: points,
                ..Round::against(rival, side, result, self.points.points(result))
            };
        }
    }

    /// Enters a bye of a team in the last round; on each board it counts as such a bye of a player.
    ///
    /// # Panics
    /// If there is no round or no such team.
    pub fn team_bye(&mut self, team: usize, result: PlayerResult) {
        let points = self.points.points(result);
        let game_points = self.teams.map_or(points, |teams| {
            let each = match result {
                // A team left over gets what a drawn match gives (C.04.6 article 1.4), unless the
                // regulations make its bye a win.
                PlayerResult::PairingBye if points == self.points.draw => teams.game.draw,
                result => teams.game.points(result),
            };
            each * i32::try_from(teams.boards).unwrap_or(i32::MAX)
        });
        self.participants[team].rounds[self.rounds - 1] = Round {
            game_points,
            ..Round::bye(result, points)
        };
    }
}

/// A team's result of a match from the results of its boards.
pub fn match_result(
    own: &[PlayerResult],
    other: &[PlayerResult],
    game: &PointSystem,
) -> PlayerResult {
    let all = |results: &[PlayerResult], kind| {
        !results.is_empty() && results.iter().all(|result| *result == kind)
    };
    if all(own, PlayerResult::ForfeitLoss) {
        return PlayerResult::ForfeitLoss;
    }
    if all(other, PlayerResult::ForfeitLoss) {
        return PlayerResult::ForfeitWin;
    }
    if own.contains(&PlayerResult::Undecided) {
        return PlayerResult::Undecided;
    }
    let sum = |results: &[PlayerResult]| -> Points {
        results.iter().map(|result| game.points(*result)).sum()
    };
    match sum(own).cmp(&sum(other)) {
        Ordering::Greater => PlayerResult::Win,
        Ordering::Equal => PlayerResult::Draw,
        Ordering::Less => PlayerResult::Loss,
    }
}

/// A team's line in a table made from the results of players who play for themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamLine {
    /// The rank; those tied share the first of theirs.
    pub rank: usize,
    /// The team's place in the list given.
    pub team: usize,
    /// The points of its best players.
    pub points: Points,
    /// The sum of their ranks: the less, the better.
    pub rank_sum: usize,
    /// Those players' pairing numbers, the best first.
    pub counted: Vec<u32>,
}

/// Ranks teams by the points of their best players in an event that everybody plays for
/// themselves. Equal ones are told apart by the sum of those players' ranks, then by the best of
/// them; a player who is missing counts as one behind the last.
///
/// Teams are given as their members' pairing numbers.
pub fn teams_of_players(standings: &Standings, teams: &[Vec<u32>], best: usize) -> Vec<TeamLine> {
    let behind_all = standings.rows.len() + 1;
    let mut lines: Vec<(TeamLine, usize)> = teams
        .iter()
        .enumerate()
        .map(|(team, members)| {
            // The rows are in the order of the ranks.
            let rows = standings.rows.iter();
            let counted: Vec<&Row> = rows
                .filter(|row| members.contains(&row.number))
                .take(best)
                .collect();
            let missing = best - counted.len();
            let ranks: usize = counted.iter().map(|row| row.rank).sum();
            let best_rank = counted.first().map_or(behind_all, |row| row.rank);
            let line = TeamLine {
                rank: 0,
                team,
                points: counted.iter().map(|row| row.points).sum(),
                rank_sum: ranks + missing * behind_all,
                counted: counted.iter().map(|row| row.number).collect(),
            };
            (line, best_rank)
        })
        .collect();
    let key =
        |(line, best_rank): &(TeamLine, usize)| (Reverse(line.points), line.rank_sum, *best_rank);
    lines.sort_by_key(key);
    for at in 0..lines.len() {
        let tied = at > 0 && key(&lines[at]) == key(&lines[at - 1]);
        lines[at].0.rank = if tied { lines[at - 1].0.rank } else { at + 1 };
    }
    lines.into_iter().map(|(line, _)| line).collect()
}

impl Participant {
    /// The points on each board in all rounds together, for the prizes of the best on each board.
    pub fn board_points(&self) -> Vec<Points> {
        let boards = self.rounds.iter().map(|round| round.boards.len()).max();
        let mut totals = vec![Points::ZERO; boards.unwrap_or(0)];
        for round in &self.rounds {
            for (total, points) in totals.iter_mut().zip(&round.boards) {
                *total += *points;
            }
        }
        totals
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerResult::{Draw, ForfeitLoss, ForfeitWin, Loss, PairingBye, Win};
    use crate::TieBreak;

    fn values(results: &Results, codes: &str) -> Vec<(u32, Vec<String>)> {
        let list = TieBreak::list(codes).expect("codes");
        let standings = Standings::compute(results, &list);
        let value = |entry: &crate::Entry| entry.value.map_or(String::new(), |v| v.to_string());
        standings
            .rows
            .iter()
            .map(|row| (row.number, row.entries.iter().map(value).collect()))
            .collect()
    }

    /// Three teams on two boards, each against each, the third left over once.
    #[test]
    fn matches_boards_and_their_tie_breaks() {
        let mut results = Results::teams(["Team A", "Team B", "Team C"], 2);
        results.add_round();
        results.play_match(0, 1, &[(Win, Loss), (Loss, Win)]);
        results.team_bye(2, PairingBye);
        results.add_round();
        results.play_match(1, 2, &[(Draw, Draw), (Win, Loss)]);
        results.team_bye(0, PairingBye);
        results.add_round();
        results.play_match(
            2,
            0,
            &[(ForfeitLoss, ForfeitWin), (ForfeitLoss, ForfeitWin)],
        );
        results.team_bye(1, PairingBye);

        // A: 1 + 1 + 2 match points, 1 + 1 + 2 game points. B: 1 + 2 + 1 and 1 + 1.5 + 1.
        // Board count, the bye as a win on each board: A 1x3 + 2x2, B 1x1.5 + 2x3.
        assert_eq!(
            values(&results, "MPTS,GPTS,BC"),
            [
                (1, vec!["4.0".into(), "4.0".into(), "7.0".into()]),
                (2, vec!["4.0".into(), "3.5".into(), "7.5".into()]),
                (3, vec!["1.0".into(), "1.5".into(), "3.5".into()]),
            ]
        );
        let third = &results.participants[2];
        assert_eq!(third.rounds[2].result, ForfeitLoss);
    }

    #[test]
    fn the_best_players_make_a_team() {
        let mut results = Results::individual((1..=6).map(|n| format!("Player {n:02}")));
        results.add_round();
        for (white, black) in [(0, 3), (1, 4), (2, 5)] {
            results.play(white, black, (Win, Loss));
        }
        let standings = Standings::compute(&results, &[]);
        let lines = teams_of_players(&standings, &[vec![4, 1, 5], vec![2, 3], vec![6]], 2);
        let table: Vec<(usize, usize, String)> = lines
            .iter()
            .map(|line| (line.rank, line.team, line.points.to_string()))
            .collect();
        assert_eq!(
            table,
            [
                (1, 1, "2.0".into()),
                (2, 0, "1.0".into()),
                (3, 2, "0.0".into())
            ]
        );
        assert_eq!(lines[1].counted, [1, 4]);
        assert_eq!(lines[2].rank_sum, 4 + 7);
    }
}
