//! Tie-breaks from the boards of team matches (C.07 article 12).

use num_rational::Ratio;
use rokada_pairing::Points;

use super::code::Code;
use super::value::of_points;
use super::working::{Basis, Compared, Encounter, Entry, Term, Working};
use super::{Results, Round, Value};
use crate::PlayerResult;

/// The points of each board in a round. A round without games counts as won, drawn or lost on every
/// board (preamble of article 12).
pub(super) fn board_points(results: &Results, round: &Round) -> Vec<Points> {
    let Some(teams) = results.teams else {
        return vec![round.points];
    };
    if !round.boards.is_empty() {
        return round.boards.clone();
    }
    let points = match round.result {
        // The pairing's bye counts as a standard win on each board, whatever it is worth.
        PlayerResult::PairingBye | PlayerResult::ForfeitWin | PlayerResult::FullPointBye => {
            teams.game.win
        }
        PlayerResult::HalfPointBye => teams.game.draw,
        _ => Points::ZERO,
    };
    vec![points; teams.boards]
}

/// Everybody's points on each board in all rounds, the first board first.
fn board_totals(results: &Results) -> Vec<Vec<Points>> {
    let boards = results.teams.map_or(1, |teams| teams.boards);
    results
        .participants
        .iter()
        .map(|participant| {
            let mut totals = vec![Points::ZERO; boards];
            for round in &participant.rounds {
                for (total, points) in totals.iter_mut().zip(board_points(results, round)) {
                    *total += points;
                }
            }
            totals
        })
        .collect()
}

/// Each board's number times the points made on it: the less, the better (12.1).
pub(super) fn board_count(results: &Results) -> Vec<Entry> {
    board_totals(results)
        .into_iter()
        .map(|totals| {
            let terms = totals
                .into_iter()
                .zip(1..)
                .map(|(points, board)| {
                    let mut term = Term::new(
                        board as usize,
                        None,
                        Basis::BoardPoints,
                        Value::points(points),
                    );
                    let weighted = of_points(points) * Ratio::from_integer(board);
                    term.value = Value::exact(weighted, 1);
                    term
                })
                .collect();
            Entry::sum(terms, 1)
        })
        .collect()
}

/// Everybody's place among those they are tied with, by the first board, then the second and so on
/// (12.2), or by all boards but the last, then all but two and so on (12.3).
pub(super) fn places(results: &Results, code: Code, groups: &[Vec<usize>]) -> Vec<Entry> {
    let totals = board_totals(results);
    let boards = results.teams.map_or(1, |teams| teams.boards);
    let steps: Vec<Compared> = if code == Code::TopBoards {
        (1..=boards).map(Compared::Board).collect()
    } else {
        (1..boards).rev().map(Compared::BoardsTo).collect()
    };
    let value = |participant: usize, step: Compared| -> Points {
        match step {
            Compared::Board(board) => totals[participant][board - 1],
            Compared::BoardsTo(last) => totals[participant][..last].iter().copied().sum(),
            _ => Points::ZERO,
        }
    };
    let key = |participant: usize| -> Vec<Points> {
        steps.iter().map(|step| value(participant, *step)).collect()
    };
    let mut entries = vec![
        Entry {
            value: Some(Value::integer(0)),
            working: Working::Encounter(Vec::new()),
        };
        results.participants.len()
    ];
    for group in groups.iter().filter(|group| group.len() > 1) {
        let numbers: Vec<u32> = group
            .iter()
            .map(|place| results.participants[*place].number)
            .collect();
        let mut order: Vec<(Vec<Points>, usize)> =
            group.iter().map(|&place| (key(place), place)).collect();
        order.sort_by(|a, b| b.0.cmp(&a.0));
        let told_apart = order.windows(2).any(|pair| pair[0].0 != pair[1].0);
        let mut place = 1;
        for at in 0..order.len() {
            if at > 0 && order[at].0 != order[at - 1].0 {
                place = at as i64 + 1;
            }
            let (points, participant) = &order[at];
            let encounter = |(step, points): (&Compared, &Points)| Encounter {
                compared: *step,
                group: numbers.clone(),
                met: Vec::new(),
                score: Value::points(*points),
                best_possible: Value::points(*points),
            };
            entries[*participant] = Entry {
                value: Some(Value::integer(if told_apart { place } else { 0 })),
                working: Working::Encounter(steps.iter().zip(points).map(encounter).collect()),
            };
        }
    }
    entries
}
