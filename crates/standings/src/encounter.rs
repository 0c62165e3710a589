//! Direct encounter, also extended to a second score and to boards (C.07 articles 6 and 13.3).

use num_rational::Ratio;

use super::boards::board_points;
use super::code::Code;
use super::tie_break::TieBreak;
use super::value::of_points;
use super::working::{Compared, Encounter, Entry, Working};
use super::{Results, Score, Value};

/// Everybody's place among those they are tied with: 1 for the first, and 0 if nothing tells
/// anybody of the group apart.
///
/// The tied groups are given; whoever is not tied is a group alone.
pub(super) fn places(results: &Results, tie_break: &TieBreak, groups: &[Vec<usize>]) -> Vec<Entry> {
    let mut entries = vec![
        Entry {
            value: Some(Value::integer(0)),
            working: Working::Encounter(Vec::new()),
        };
        results.participants.len()
    ];
    let mut resolver = Resolver {
        results,
        counts_forfeits: results.predetermined || tie_break.modifiers.forfeits_played,
        steps: steps(results, tie_break),
        member_of: vec![usize::MAX; results.participants.len()],
        passes: 0,
        workings: vec![Vec::new(); results.participants.len()],
    };
    for group in groups.iter().filter(|group| group.len() > 1) {
        let order = resolver.resolve(group.clone());
        let mut place = 1;
        for subgroup in &order {
            for &participant in subgroup {
                let value = if order.len() == 1 { 0 } else { place };
                entries[participant].value = Some(Value::integer(value));
            }
            place += subgroup.len() as i64;
        }
    }
    for (entry, working) in entries.iter_mut().zip(resolver.workings) {
        entry.working = Working::Encounter(working);
    }
    entries
}

/// What is compared, in turn, until something tells a group apart (13.3.1 and 13.3.2).
fn steps(results: &Results, tie_break: &TieBreak) -> Vec<Compared> {
    let boards = results.teams.map_or(0, |teams| teams.boards);
    let top = (1..=boards).map(Compared::Board);
    let bottom = (1..boards).rev().map(Compared::BoardsTo);
    let mut steps = vec![Compared::Primary];
    if tie_break.code != Code::DirectEncounter {
        steps.push(Compared::Secondary);
    }
    match tie_break.code {
        Code::EncounterCountTop => {
            steps.push(Compared::BoardCount);
            steps.extend(top);
        }
        Code::EncounterCountBottom => {
            steps.push(Compared::BoardCount);
            steps.extend(bottom);
        }
        Code::EncounterTop => steps.extend(top),
        Code::EncounterBottom => steps.extend(bottom),
        _ => {}
    }
    match tie_break.score {
        Some(score) if score != results.primary() => steps[0] = Compared::Secondary,
        _ => {}
    }
    steps
}

struct Resolver<'a> {
    results: &'a Results,
    counts_forfeits: bool,
    steps: Vec<Compared>,
    /// The pass in which a participant was last in the group, to tell its members quickly.
    member_of: Vec<usize>,
    passes: usize,
    workings: Vec<Vec<Encounter>>,
}

/// A participant's games within the group, with the best result they could still have.
struct Tally {
    participant: usize,
    score: Ratio<i64>,
    best: Ratio<i64>,
}

impl Resolver<'_> {
    /// The group in its final order, those still tied together.
    fn resolve(&mut self, group: Vec<usize>) -> Vec<Vec<usize>> {
        if group.len() == 1 {
            return vec![group];
        }
        for step in 0..self.steps.len() {
            let compared = self.steps[step];
            // Boards decide only between two (13.3.2).
            let by_score = matches!(compared, Compared::Primary | Compared::Secondary);
            if !by_score && group.len() > 2 {
                continue;
            }
            let split = self.split(&group, compared);
            if split.len() > 1 {
                // Each new group starts again from the first step (6.2, 6.3 and 13.3.3).
                return split
                    .into_iter()
                    .flat_map(|subgroup| self.resolve(subgroup))
                    .collect();
            }
        }
        vec![group]
    }

    /// One pass: the group told apart by the games among its members.
    fn split(&mut self, group: &[usize], compared: Compared) -> Vec<Vec<usize>> {
        self.passes += 1;
        for &participant in group {
            self.member_of[participant] = self.passes;
        }
        let mut all_met = true;
        let mut tallies = Vec::with_capacity(group.len());
        for &participant in group {
            let (tally, met) = self.tally(group, participant, compared);
            all_met &= met + 1 == group.len();
            tallies.push(tally);
        }
        tallies.sort_by_key(|tally| core::cmp::Reverse(tally.score));
        if all_met {
            split_by_score(&tallies)
        } else {
            split_from_the_top(&tallies)
        }
    }

    /// One participant's games within the group, and how many of its members were met.
    fn tally(&mut self, group: &[usize], participant: usize, compared: Compared) -> (Tally, usize) {
        let results = self.results;
        // Several games against one opponent count as their average (6.1.2).
        let mut against: Vec<(usize, Ratio<i64>, i64)> = Vec::new();
        for round in &results.participants[participant].rounds {
            let Some(opponent) = round.opponent else {
                continue;
            };
            let counts = self.counts_forfeits || round.result.is_played();
            if !counts || self.member_of[opponent] != self.passes {
                continue;
            }
            let points = self.points(round, compared);
            match against.iter_mut().find(|(other, ..)| *other == opponent) {
                Some((_, sum, games)) => {
                    *sum += points;
                    *games += 1;
                }
                None => against.push((opponent, points, 1)),
            }
        }
        let score: Ratio<i64> = against
            .iter()
            .map(|(_, sum, games)| *sum / *games)
            .fold(0.into(), |total, average| total + average);
        let missing = (group.len() - 1 - against.len()) as i64;
        let best = score + self.win(compared) * missing;
        let decimals = if score.denom() <= &10 { 1 } else { 2 };
        let number = |place: &usize| results.participants[*place].number;
        self.workings[participant].push(Encounter {
            compared,
            group: group.iter().map(number).collect(),
            met: against.iter().map(|(other, ..)| number(other)).collect(),
            score: Value::exact(score, decimals),
            best_possible: Value::exact(best, decimals),
        });
        let tally = Tally {
            participant,
            score,
            best,
        };
        (tally, against.len())
    }

    /// What a round counts in a pass, the more the better.
    fn points(&self, round: &super::Round, compared: Compared) -> Ratio<i64> {
        let board = |from: usize, to: usize| {
            board_points(self.results, round)
                .into_iter()
                .take(to)
                .skip(from - 1)
                .sum()
        };
        match compared {
            Compared::Primary => of_points(round.score(self.results.primary())),
            Compared::Secondary => of_points(round.score(self.results.primary().other())),
            Compared::BoardCount => board_points(self.results, round)
                .into_iter()
                .zip(1..)
                .map(|(points, board)| -of_points(points) * Ratio::from_integer(board))
                .fold(0.into(), |total, weighted| total + weighted),
            Compared::Board(number) => of_points(board(number, number)),
            Compared::BoardsTo(last) => of_points(board(1, last)),
        }
    }

    /// What a missing game could bring.
    fn win(&self, compared: Compared) -> Ratio<i64> {
        let primary = self.results.primary();
        match compared {
            Compared::Primary => of_points(self.results.win(primary)),
            Compared::Secondary => of_points(self.results.win(primary.other())),
            // Boards: no team can make more on them than all the points of a match; board counts
            // are negative here, so none is the best.
            Compared::BoardCount => 0.into(),
            Compared::Board(_) | Compared::BoardsTo(_) => of_points(self.results.win(Score::Game)),
        }
    }
}

/// All met: equal scores stay together (6.2).
fn split_by_score(tallies: &[Tally]) -> Vec<Vec<usize>> {
    tallies
        .chunk_by(|a, b| a.score == b.score)
        .map(|equal| equal.iter().map(|tally| tally.participant).collect())
        .collect()
}

/// Games are missing: whoever is ahead of everybody behind, whatever the missing games would bring,
/// is next; the others stay together (6.3).
fn split_from_the_top(tallies: &[Tally]) -> Vec<Vec<usize>> {
    let mut split = Vec::new();
    let mut rest = tallies;
    while let [first, others @ ..] = rest {
        let alone = others.iter().all(|other| first.score > other.best);
        if !alone || others.is_empty() {
            break;
        }
        split.push(vec![first.participant]);
        rest = others;
    }
    split.push(rest.iter().map(|tally| tally.participant).collect());
    split
}
