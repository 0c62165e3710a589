//! The pairing of one bracket (articles 3 and 4), within a window.
//!
//! First the criteria choose how well the bracket can be paired at all, then the order in which the
//! rules generate candidates decides among the equally good ones: which moved-down players are
//! paired, whom they meet, and how the rest is paired.

use super::criteria::Criteria;
use super::remainder;
use super::window::Window;
use crate::Refusal;
use crate::matching::{Grading, Manner, Optimal, Then, Weight, WeightedStep, with_weights};

/// The pairs that a bracket makes, as places of the field, the higher ranked player first.
pub(crate) type Pairs = Vec<(usize, usize)>;

/// How a bracket is paired.
#[derive(Clone, Debug, Default)]
pub(crate) struct Paired {
    pub(crate) pairs: Pairs,
    /// The places of the players of the window who have nobody to meet in it, if all the pairs of
    /// the bracket are made as in `pairs`.
    pub(crate) left: Vec<usize>,
}

/// Pairs the bracket of the window.
///
/// # Errors
/// [`Refusal::TooManyScores`] if the weights would be too wide.
pub(crate) fn pair(window: &Window, manner: Manner) -> Result<Paired, Refusal> {
    if window.moved_down().is_empty() {
        return remainder::pair(window, window.residents().len() / 2, manner);
    }
    let criteria = Criteria::new(window, None);
    with_weights(
        criteria.width(),
        Heterogeneous {
            criteria: &criteria,
            manner,
        },
    )
    .ok_or(Refusal::TooManyScores)?
}

struct Heterogeneous<'a> {
    criteria: &'a Criteria<'a>,
    manner: Manner,
}

impl WeightedStep for Heterogeneous<'_> {
    type Outcome = Result<Paired, Refusal>;

    fn run<W: Weight>(self) -> Self::Outcome {
        let window = self.criteria.window;
        let mut optimal = Optimal::<_, W>::new(self.criteria, self.manner);
        let mut paired = Vec::new();
        for vertex in self.choose_moved_down(&mut optimal) {
            let opponents = open_residents(window, vertex);
            let opponent = optimal.prefer(vertex, &opponents, true, Then::Settle);
            paired.extend(opponent.map(|opponent| (vertex, opponent)));
        }
        let mut is_gone = vec![false; window.size()];
        for &(a, b) in &paired {
            (is_gone[a], is_gone[b]) = (true, true);
        }
        let pairs_left = window
            .residents()
            .filter(|v| !is_gone[*v] && is_upper(&optimal, window, *v))
            .count();
        let mut outcome = if pairs_left == 0 {
            Paired {
                pairs: Pairs::new(),
                left: window.places_of(optimal.left_over()),
            }
        } else {
            remainder::pair(&window.without(|v| is_gone[v]), pairs_left, self.manner)?
        };
        let in_field = |&(a, b): &(usize, usize)| (window.places[a], window.places[b]);
        outcome.pairs.extend(paired.iter().map(in_field));
        Ok(outcome)
    }
}

impl Heterogeneous<'_> {
    /// The moved-down players who are paired in this bracket: as many of each score as the
    /// criteria allow (C7), and of those the first possible set (article 4.4).
    fn choose_moved_down<W: Weight>(&self, optimal: &mut Optimal<Criteria, W>) -> Vec<usize> {
        let window = self.criteria.window;
        let moved: Vec<usize> = window.moved_down().collect();
        let mut chosen = Vec::new();
        for group in moved.chunk_by(|a, b| window.score(*a) == window.score(*b)) {
            let is_in = |v: usize| {
                let opponent = optimal.opponent(v);
                opponent.is_some_and(|other| window.residents().contains(&other))
            };
            let mut open = group.iter().filter(|v| is_in(**v)).count();
            for (at, &vertex) in group.iter().enumerate() {
                if open == 0 {
                    break;
                }
                let must = group.len() - at == open;
                let opponents = open_residents(window, vertex);
                if must
                    || optimal
                        .prefer(vertex, &opponents, false, Then::Keep)
                        .is_some()
                {
                    open -= 1;
                    chosen.push(vertex);
                }
            }
        }
        chosen
    }
}

/// The residents whom a moved-down player may meet.
fn open_residents(window: &Window, vertex: usize) -> Vec<usize> {
    window
        .residents()
        .filter(|other| window.may_meet(vertex, *other))
        .collect()
}

/// Whether the resident is the higher ranked one of a pair of residents.
pub(crate) fn is_upper<W: Weight>(
    optimal: &Optimal<Criteria, W>,
    window: &Window,
    vertex: usize,
) -> bool {
    let opponent = optimal.opponent(vertex);
    opponent.is_some_and(|other| other > vertex && window.residents().contains(&other))
}
