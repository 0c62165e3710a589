//! Sums of opponents' scores: Buchholz, Sonneborn-Berger and their relatives (C.07 articles 8, 9.1,
//! 13.2 and 13.4), and what is cut from them (14 and 16.5).

use num_rational::Ratio;

use super::adjusted::AdjustedScores;
use super::code::Code;
use super::tie_break::{Modifiers, TieBreak};
use super::value::of_points;
use super::working::{Basis, Cut, Entry, Term, Working, total};
use super::{Results, Score, Value};

/// Which scores a sum is made from.
struct Recipe {
    /// The opponents' score.
    opponents: Score,
    /// The own score that it is multiplied by, if it is.
    own: Option<Score>,
    /// Whether the last round's games are taken for draws.
    fore: bool,
}

impl Recipe {
    fn of(tie_break: &TieBreak, results: &Results) -> Recipe {
        let reference = tie_break.score.unwrap_or(results.primary());
        let (opponents, own) = match tie_break.code {
            Code::SonnebornBerger => (reference, Some(reference)),
            Code::ExtendedSonneborn => (reference, Some(reference.other())),
            Code::SonnebornMatchMatch => (Score::Match, Some(Score::Match)),
            Code::SonnebornMatchGame => (Score::Match, Some(Score::Game)),
            Code::SonnebornGameMatch => (Score::Game, Some(Score::Match)),
            Code::SonnebornGameGame => (Score::Game, Some(Score::Game)),
            _ => (reference, None),
        };
        Recipe {
            opponents,
            own,
            fore: tie_break.modifiers.fore || tie_break.code == Code::ForeBuchholz,
        }
    }

    fn decimals(&self) -> u8 {
        if self.own.is_some() { 2 } else { 1 }
    }
}

/// Everybody's sum.
pub(super) fn sums(results: &Results, tie_break: &TieBreak) -> Vec<Entry> {
    let recipe = Recipe::of(tie_break, results);
    everybodys_terms(results, tie_break, &recipe)
        .into_iter()
        .map(|terms| Entry::sum(terms, recipe.decimals()))
        .collect()
}

fn everybodys_terms(results: &Results, tie_break: &TieBreak, recipe: &Recipe) -> Vec<Vec<Term>> {
    let modifiers = &tie_break.modifiers;
    let scores = AdjustedScores::new(
        results,
        recipe.opponents,
        recipe.fore,
        modifiers.forfeits_played,
    );
    (0..results.participants.len())
        .map(|participant| {
            let (mut terms, voluntary): (Vec<Term>, Vec<bool>) = (0..results.rounds)
                .filter_map(|at| scores.term(participant, at))
                .unzip();
            if let Some(own) = recipe.own {
                for term in &mut terms {
                    let round = &results.participants[participant].rounds[term.round - 1];
                    multiply(term, round.score(own));
                }
            }
            cut(&mut terms, &voluntary, modifiers, results.rounds);
            terms
        })
        .collect()
}

fn multiply(term: &mut Term, own: rokada_pairing::Points) {
    term.times = Some(own);
    term.value = Value::exact(term.base.to_ratio() * of_points(own), 2);
}

/// Cuts the least and the most significant values. A voluntary unplayed round goes before the
/// least significant value, as long as it is not worth less (16.5); nothing goes before the most
/// significant one.
fn cut(terms: &mut [Term], voluntary: &[bool], modifiers: &Modifiers, rounds: usize) {
    let low = usize::from(modifiers.cut_low).min(rounds);
    let high = usize::from(modifiers.cut_high).min(rounds - low);
    // The value by which a term is significant is the opponent's; equal ones, by the product.
    let significance = |terms: &[Term], at: usize| (terms[at].base, terms[at].value);
    for _ in 0..low {
        let left = || (0..terms.len()).filter(|&at| terms[at].cut.is_none());
        let Some(lowest) = left().min_by_key(|&at| significance(terms, at)) else {
            return;
        };
        let before = left()
            .filter(|&at| voluntary[at])
            .min_by_key(|&at| (terms[at].value, terms[at].base))
            .filter(|&at| terms[at].value >= terms[lowest].value);
        match before {
            Some(at) => terms[at].cut = Some(Cut::Voluntary),
            None => terms[lowest].cut = Some(Cut::Lowest),
        }
    }
    for _ in 0..high {
        let left = (0..terms.len()).filter(|&at| terms[at].cut.is_none());
        // The earliest of equal ones, as when cutting low.
        let highest = left.rev().max_by_key(|&at| significance(terms, at));
        let Some(highest) = highest else { return };
        terms[highest].cut = Some(Cut::Highest);
    }
}

/// Everybody's average of their opponents' Buchholz (8.2).
pub(super) fn averages(results: &Results, tie_break: &TieBreak) -> Vec<Entry> {
    let mut buchholz = TieBreak {
        code: Code::Buchholz,
        ..*tie_break
    };
    buchholz.modifiers.fore = tie_break.modifiers.fore;
    let values: Vec<Option<Value>> = sums(results, &buchholz)
        .into_iter()
        .map(|entry| entry.value)
        .collect();
    average_over_opponents(results, &values, |sum, count| Value::exact(sum / count, 2))
}

/// Everybody's average of a value of the opponents met over the board.
pub(super) fn average_over_opponents(
    results: &Results,
    values: &[Option<Value>],
    average: impl Fn(Ratio<i64>, i64) -> Value,
) -> Vec<Entry> {
    let average_of = |participant: &super::Participant| {
        let mut terms = Vec::new();
        for (at, round) in participant.rounds.iter().enumerate() {
            let Some(opponent) = round.met() else {
                continue;
            };
            if let Some(value) = values[opponent] {
                let number = Some(results.participants[opponent].number);
                terms.push(Term::new(at + 1, number, Basis::OpponentValue, value));
            }
        }
        Entry {
            value: (!terms.is_empty()).then(|| average(total(&terms), terms.len() as i64)),
            working: Working::Average(terms),
        }
    };
    results.participants.iter().map(average_of).collect()
}

/// The secondary score and the strength of the schedule: Buchholz on the primary score, divided so
/// that it weighs about as much (13.4).
pub(super) fn schedule_strength(results: &Results, tie_break: &TieBreak) -> Vec<Entry> {
    let recipe = Recipe::of(tie_break, results);
    let primary = recipe.opponents;
    let rounds = i32::try_from(results.rounds).unwrap_or(i32::MAX);
    let highest_primary = of_points(results.win(primary) * rounds);
    let highest_in_match = of_points(results.win(primary.other()));
    let divisor = match tie_break.modifiers.divisor {
        Some(divisor) => i64::from(divisor),
        None if highest_in_match > 0.into() => {
            (highest_primary / highest_in_match).to_integer().max(1)
        }
        None => 1,
    };
    everybodys_terms(results, tie_break, &recipe)
        .into_iter()
        .zip(&results.participants)
        .map(|(terms, participant)| {
            let score = participant.score(primary.other());
            let strength = total(&terms) / divisor;
            Entry {
                value: Some(Value::exact(of_points(score) + strength, 2)),
                working: Working::Schedule {
                    score,
                    terms,
                    divisor,
                },
            }
        })
        .collect()
}
