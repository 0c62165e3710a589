//! Tie-breaks from a participant's own rounds (C.07 articles 7 and 9.2).

use rokada_pairing::{Points, Side};

use super::code::Code;
use super::tie_break::{Modifiers, TieBreak};
use super::value::of_points;
use super::working::{Basis, Cut, Entry, Term, Working};
use super::{Participant, Results, Round, Score, Value};
use crate::PlayerResult;

/// How many rounds the tie-break counts, and which.
pub(super) fn count(results: &Results, participant: &Participant, code: Code) -> Entry {
    let counts = |round: &Round| {
        let worth_a_win = round.points == results.points.win;
        let black = round.side == Some(Side::Black);
        match code {
            Code::Wins => worth_a_win,
            Code::GamesWon => round.met().is_some() && worth_a_win,
            Code::BlackGames => round.met().is_some() && black,
            Code::BlackWins => round.met().is_some() && black && worth_a_win,
            // All rounds but those somebody chose not to play.
            _ => !round.result.is_voluntary(),
        }
    };
    let rounds = participant.rounds.iter().zip(1..);
    Entry::count(
        rounds
            .filter(|(round, _)| counts(round))
            .map(|(_, number)| number)
            .collect(),
    )
}

/// The sum of the scores after each round; cutting leaves the first rounds out (7.5 and 14.1).
pub(super) fn progressive(participant: &Participant, score: Score, modifiers: &Modifiers) -> Entry {
    let mut running = Points::ZERO;
    let terms = participant
        .rounds
        .iter()
        .zip(1..)
        .map(|(round, number)| {
            running += round.score(score);
            let mut term = Term::new(number, None, Basis::RunningScore, Value::points(running));
            if number <= usize::from(modifiers.cut_low) {
                term.cut = Some(Cut::Lowest);
            }
            term
        })
        .collect();
    Entry::sum(terms, 1)
}

/// A point for each round in which more was scored than by the opponent, half for as much; without
/// a game, for more than a draw or as much as one (7.7).
pub(super) fn standard_points(results: &Results, participant: &Participant, score: Score) -> Entry {
    let draw = results.draw(score);
    let terms = participant
        .rounds
        .iter()
        .enumerate()
        .map(|(at, round)| {
            let own = round.score(score);
            let rival = match round.met() {
                Some(opponent) => results.participants[opponent].rounds[at].score(score),
                None => draw,
            };
            let points = match own.cmp(&rival) {
                core::cmp::Ordering::Greater => Points::WIN,
                core::cmp::Ordering::Equal => Points::DRAW,
                core::cmp::Ordering::Less => Points::ZERO,
            };
            let opponent = round
                .opponent
                .map(|place| results.participants[place].number);
            Term::new(at + 1, opponent, Basis::OwnPoints, Value::points(points))
        })
        .collect();
    Entry::sum(terms, 1)
}

/// The points against opponents who scored half of the maximum, or another limit (9.2).
pub(super) fn koya(results: &Results, tie_break: &TieBreak) -> Vec<Entry> {
    let score = tie_break.score.unwrap_or(results.primary());
    let limit = tie_break.modifiers.limit;
    let share = num_rational::Ratio::new(i64::from(limit.percent), 100);
    let maximum = of_points(results.win(score)) * games_of_all(results);
    let limit = maximum * share + of_points(limit.offset);
    let totals: Vec<Points> = results
        .participants
        .iter()
        .map(|participant| participant.score(score))
        .collect();
    let sum = |participant: &Participant| {
        let mut terms = Vec::new();
        for (at, round) in participant.rounds.iter().enumerate() {
            let Some(opponent) = round.opponent else {
                continue;
            };
            let number = Some(results.participants[opponent].number);
            let own = Value::points(round.score(score));
            let mut term = Term::new(at + 1, number, Basis::OwnPoints, own);
            if of_points(totals[opponent]) < limit {
                term.cut = Some(Cut::BelowLimit);
            }
            terms.push(term);
        }
        Entry::sum(terms, 1)
    };
    results.participants.iter().map(sum).collect()
}

/// How many games somebody can win: the rounds, less those everybody has off in a round robin of
/// an odd number.
fn games_of_all(results: &Results) -> i64 {
    let scheduled = |participant: &Participant| {
        let paired = |round: &&Round| round.opponent.is_some();
        participant.rounds.iter().filter(paired).count()
    };
    let games = if results.predetermined {
        results.participants.iter().map(scheduled).max()
    } else {
        Some(results.rounds)
    };
    games.unwrap_or(0) as i64
}

/// The sum of a score's rounds, as its own working.
pub(super) fn score(participant: &Participant, score: Score) -> Entry {
    let terms: Vec<Term> = participant
        .rounds
        .iter()
        .zip(1..)
        .filter(|(round, _)| round.result != PlayerResult::Undecided)
        .map(|(round, number)| {
            let own = Value::points(round.score(score));
            Term::new(number, None, Basis::OwnPoints, own)
        })
        .collect();
    Entry {
        value: Some(Value::points(participant.score(score))),
        working: Working::Sum(terms),
    }
}
