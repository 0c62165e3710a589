//! Tie-breaks from ratings (C.07 article 10).

use rokada_pairing::Points;

use super::buchholz::average_over_opponents;
use super::code::Code;
use super::tie_break::{Modifiers, TieBreak};
use super::value::{half_up, of_points};
use super::working::{Basis, Cut, Entry, Term, Working, total};
use super::{Participant, Results, Value};
use crate::PlayerResult;
use crate::rating::{
    average_rating, expected_hundredths, perfect_performance, performance_difference,
};

/// Everybody's value. Nobody has one if a player is unrated and the regulations do not say what
/// rating unrated players are taken to have: such a tie-break is left out (article 10).
pub(super) fn values(results: &Results, tie_break: &TieBreak) -> Vec<Entry> {
    let unrated = tie_break.modifiers.unrated;
    let rating = |participant: &Participant| participant.rating.or(unrated);
    let Some(ratings) = results
        .participants
        .iter()
        .map(|participant| rating(participant).map(i64::from))
        .collect::<Option<Vec<i64>>>()
    else {
        return vec![Entry::given(None); results.participants.len()];
    };
    match tie_break.code {
        Code::Rating => ratings
            .iter()
            .map(|rating| Entry::given(Some(Value::integer(*rating))))
            .collect(),
        Code::AveragePerformance | Code::AveragePerfect => {
            let of_opponents = TieBreak {
                code: match tie_break.code {
                    Code::AveragePerformance => Code::Performance,
                    _ => Code::PerfectPerformance,
                },
                ..*tie_break
            };
            let values: Vec<Option<Value>> = values(results, &of_opponents)
                .into_iter()
                .map(|entry| entry.value)
                .collect();
            average_over_opponents(results, &values, |sum, count| {
                Value::integer(half_up(sum / count))
            })
        }
        code => results
            .participants
            .iter()
            .zip(&ratings)
            .map(|(participant, own)| {
                let games = Games::of(results, participant, &ratings);
                games.entry(code, *own, &tie_break.modifiers)
            })
            .collect(),
    }
}

/// The games a player played over the board.
struct Games {
    terms: Vec<Term>,
    ratings: Vec<i64>,
    /// The points in the scale of the rating regulations.
    score: Points,
}

impl Games {
    fn of(results: &Results, participant: &Participant, ratings: &[i64]) -> Games {
        let mut games = Games {
            terms: Vec::new(),
            ratings: Vec::new(),
            score: Points::ZERO,
        };
        for (at, round) in participant.rounds.iter().enumerate() {
            let Some(opponent) = round.met() else {
                continue;
            };
            let rating = ratings[opponent];
            let number = Some(results.participants[opponent].number);
            let base = Value::integer(rating);
            games
                .terms
                .push(Term::new(at + 1, number, Basis::Rating, base));
            games.ratings.push(rating);
            games.score += scale_of_rating(round.result);
        }
        games
    }

    fn entry(mut self, code: Code, own: i64, modifiers: &Modifiers) -> Entry {
        match code {
            Code::AverageRating => {
                cut(&mut self.terms, modifiers);
                let left: Vec<i64> = self
                    .terms
                    .iter()
                    .zip(&self.ratings)
                    .filter(|(term, _)| term.cut.is_none())
                    .map(|(_, rating)| *rating)
                    .collect();
                Entry {
                    value: average_rating(&left).map(Value::integer),
                    working: Working::Average(self.terms),
                }
            }
            Code::ExpectedScore => {
                for (term, rating) in self.terms.iter_mut().zip(&self.ratings) {
                    term.basis = Basis::ExpectedScore;
                    term.value = Value::ratio(expected_hundredths(own - rating), 100, 2);
                }
                Entry {
                    value: Some(Value::exact(total(&self.terms), 2)),
                    working: Working::Sum(self.terms),
                }
            }
            _ => self.performance(code),
        }
    }

    fn performance(self, code: Code) -> Entry {
        let Some(average) = average_rating(&self.ratings) else {
            return Entry {
                value: None,
                working: Working::Average(self.terms),
            };
        };
        let (value, difference) = if code == Code::PerfectPerformance {
            (perfect_performance(self.score, &self.ratings), None)
        } else {
            let games = self.ratings.len() as i64;
            let percent = half_up(of_points(self.score) * 100 / games);
            let difference = performance_difference(percent);
            (Some(average + difference), Some(difference))
        };
        Entry {
            value: value.map(Value::integer),
            working: Working::Performance {
                terms: self.terms,
                score: self.score,
                average,
                difference,
            },
        }
    }
}

/// A game's points in the scale of the rating regulations, whatever the event gives for it.
fn scale_of_rating(result: PlayerResult) -> Points {
    match result {
        PlayerResult::Win | PlayerResult::UnratedWin => Points::WIN,
        PlayerResult::Draw | PlayerResult::UnratedDraw => Points::DRAW,
        _ => Points::ZERO,
    }
}

/// Cuts the lowest and the highest ratings (14.1 to 14.4).
fn cut(terms: &mut [Term], modifiers: &Modifiers) {
    for _ in 0..modifiers.cut_low {
        let left = terms.iter_mut().filter(|term| term.cut.is_none());
        if let Some(lowest) = left.min_by_key(|term| term.base) {
            lowest.cut = Some(Cut::Lowest);
        }
    }
    for _ in 0..modifiers.cut_high {
        let left = terms.iter_mut().filter(|term| term.cut.is_none());
        if let Some(highest) = left.max_by_key(|term| term.base) {
            highest.cut = Some(Cut::Highest);
        }
    }
}
