//! Homogeneous brackets and remainders: exchanges (article 4.3) and transpositions (article 4.2).

use super::bracket::{Paired, Pairs, is_upper};
use super::criteria::Criteria;
use super::window::Window;
use crate::Refusal;
use crate::matching::{Grading, Manner, Optimal, Then, Weight, WeightedStep, with_weights};

/// Pairs the residents of the window among each other in `half` pairs, or fewer if the criteria
/// leave fewer.
///
/// # Errors
/// [`Refusal::TooManyScores`] if the weights would be too wide.
pub(crate) fn pair(window: &Window, half: usize, manner: Manner) -> Result<Paired, Refusal> {
    let mut half = half;
    loop {
        let criteria = Criteria::new(window, Some(half));
        let step = Homogeneous {
            criteria: &criteria,
            half,
            manner,
        };
        match with_weights(criteria.width(), step).ok_or(Refusal::TooManyScores)? {
            Ok(paired) => return Ok(paired),
            Err(fewer) => half = fewer,
        }
    }
}

struct Homogeneous<'a> {
    criteria: &'a Criteria<'a>,
    /// How many residents are in the upper half, if as many pairs can be made.
    half: usize,
    manner: Manner,
}

impl WeightedStep for Homogeneous<'_> {
    /// The pairs; or how many can be made, if that is not half as many as there are in the halves.
    type Outcome = Result<Paired, usize>;

    fn run<W: Weight>(self) -> Self::Outcome {
        let window = self.criteria.window;
        let mut optimal = Optimal::<_, W>::new(self.criteria, self.manner);
        let count = self.uppers(&optimal).len();
        if count != self.half {
            return Err(count);
        }
        self.exchange(&mut optimal);
        let uppers = self.uppers(&optimal);
        let mut is_upper = vec![false; window.size()];
        uppers.iter().for_each(|upper| is_upper[*upper] = true);
        let residents = window.residents();
        optimal.restrict(|a, b| {
            let (high, low) = (a.min(b), a.max(b));
            let both = residents.contains(&high) && residents.contains(&low);
            !both || !window.may_meet(high, low) || (is_upper[high] && !is_upper[low])
        });
        let mut pairs = Pairs::new();
        for &upper in &uppers {
            let lowers = self
                .lowers(upper)
                .filter(|lower| !is_upper[*lower])
                .collect::<Vec<_>>();
            let lower = optimal.prefer(upper, &lowers, true, Then::Settle);
            pairs.extend(lower.map(|lower| (window.places[upper], window.places[lower])));
        }
        Ok(Paired {
            pairs,
            left: window.places_of(optimal.left_over()),
        })
    }
}

impl Homogeneous<'_> {
    /// The residents who are the higher ranked in a pair of residents.
    fn uppers<W: Weight>(&self, optimal: &Optimal<Criteria, W>) -> Vec<usize> {
        let window = self.criteria.window;
        window
            .residents()
            .filter(|v| is_upper(optimal, window, *v))
            .collect()
    }

    /// The residents after `vertex` whom it may meet.
    fn lowers(&self, vertex: usize) -> impl Iterator<Item = usize> {
        let window = self.criteria.window;
        let after = vertex + 1..window.residents().end;
        after.filter(move |other| window.may_meet(vertex, *other))
    }

    /// Settles who is in the upper half after the exchanges. Their number, and the sum of the
    /// places exchanged, are optimal already; what is left is to choose the lowest players of S1
    /// that can leave it, and then the highest of S2 that can join.
    fn exchange<W: Weight>(&self, optimal: &mut Optimal<Criteria, W>) {
        let window = self.criteria.window;
        let residents = window.residents();
        let middle = residents.start + self.half;
        let (first, second) = (residents.start..middle, middle..residents.end);
        let leaving = first
            .clone()
            .filter(|v| !is_upper(optimal, window, *v))
            .count();
        let mut open = leaving;
        for vertex in first.rev() {
            if open == 0 {
                break;
            }
            let mut elsewhere = vec![true; window.size()];
            elsewhere[vertex] = false;
            self.lowers(vertex)
                .for_each(|lower| elsewhere[lower] = false);
            let others: Vec<usize> = (0..window.size()).filter(|v| elsewhere[*v]).collect();
            open -= usize::from(optimal.prefer(vertex, &others, false, Then::Keep).is_some());
        }
        // Where one player is exchanged, the sum of places has settled who comes.
        let mut open = leaving;
        for vertex in second {
            if open <= 1 {
                break;
            }
            let lowers: Vec<usize> = self.lowers(vertex).collect();
            open -= usize::from(optimal.prefer(vertex, &lowers, false, Then::Keep).is_some());
        }
    }
}
