//! Homogeneous brackets and remainders: exchanges (article 4.3) and transpositions (article 4.2).

use super::bracket::{Manner, Paired, Pairs, WeightedStep, left_in, settle, with_weights};
use super::criteria::Criteria;
use super::transposition;
use super::window::{Reach, Window, Zone};
use crate::Refusal;
use crate::matching::{Perfect, Weight};

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
        match with_weights(criteria.width(), step)? {
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
        let weight = |a, b| self.criteria.weight(a, b);
        let mut graph = Perfect::<W>::new(window.size(), weight, |v| self.criteria.share(v));
        graph.solve();
        let count = window
            .residents()
            .filter(|v| self.is_upper(&graph, *v))
            .count();
        if count != self.half {
            return Err(count);
        }
        let is_upper = self.exchange(&mut graph);
        let uppers: Vec<usize> = window.residents().filter(|v| is_upper[*v]).collect();
        let lowers: Vec<usize> = window.residents().filter(|v| !is_upper[*v]).collect();
        graph.restrict(|a, b| {
            let (high, low) = (a.min(b), a.max(b));
            let both = window.residents().contains(&high) && window.residents().contains(&low);
            !both || (is_upper[high] && !is_upper[low])
        });
        graph.solve();
        if self.manner == Manner::Swift
            && window.reach == Reach::Bracket
            && let Some(mates) = transposition::first(&graph, window, &uppers, &lowers)
        {
            let pairs: Vec<(usize, usize)> = uppers.into_iter().zip(mates).collect();
            return Ok(self.paired_alone(&pairs));
        }
        let mut pairs = Pairs::new();
        for &upper in &uppers {
            let after = lowers.partition_point(|lower| *lower < upper);
            let mate = settle(&mut graph, self.criteria, upper, &lowers[after..]);
            pairs.push((window.places[upper], window.places[mate]));
        }
        let left = left_in(&graph, window);
        Ok(Paired { pairs, left })
    }
}

impl Homogeneous<'_> {
    /// The outcome in a window that holds nobody but the bracket.
    fn paired_alone(&self, pairs: &[(usize, usize)]) -> Paired {
        let window = self.criteria.window;
        let mut is_left = vec![true; window.places.len()];
        for &(a, b) in pairs {
            (is_left[a], is_left[b]) = (false, false);
        }
        let place = |v: usize| window.places[v];
        Paired {
            pairs: pairs.iter().map(|&(a, b)| (place(a), place(b))).collect(),
            left: (0..is_left.len())
                .filter(|v| is_left[*v])
                .map(place)
                .collect(),
        }
    }

    /// Whether the vertex is the higher ranked one of a pair of residents.
    fn is_upper<W: Weight>(&self, graph: &Perfect<W>, vertex: usize) -> bool {
        let window = self.criteria.window;
        let mate = graph.mate(vertex);
        mate > vertex
            && window.zone_of(mate) == Some(Zone::Resident)
            && window.may_meet(vertex, mate)
    }

    /// Settles who is in the upper half after the exchanges. Their number, and the sum of the
    /// places exchanged, are optimal already; what is left is to choose the lowest players of S1
    /// that can leave it, and then the highest of S2 that can join.
    fn exchange<W: Weight>(&self, graph: &mut Perfect<W>) -> Vec<bool> {
        let window = self.criteria.window;
        let residents = window.residents();
        let (first, second) = (
            residents.start..residents.start + self.half,
            residents.start + self.half..residents.end,
        );
        let leaving = first.clone().filter(|v| !self.is_upper(graph, *v)).count();
        let mut settled: Vec<Option<bool>> = vec![None; window.size()];
        let mut open = leaving;
        for vertex in first.rev() {
            if open == 0 {
                break;
            }
            let stays = self.force(graph, &mut settled, vertex, false);
            open -= usize::from(!stays);
        }
        // Where one player is exchanged, the sum of places has settled who comes.
        let mut open = leaving;
        for vertex in second {
            if open <= 1 {
                break;
            }
            open -= usize::from(self.force(graph, &mut settled, vertex, true));
        }
        (0..window.size())
            .map(|v| self.is_upper(graph, v))
            .collect()
    }

    /// Makes the vertex upper (or not) in a pair of residents if that is as good, for good.
    /// Returns whether it is upper.
    fn force<W: Weight>(
        &self,
        graph: &mut Perfect<W>,
        settled: &mut [Option<bool>],
        vertex: usize,
        upper: bool,
    ) -> bool {
        let window = self.criteria.window;
        let is_lower = |other: usize| {
            other > vertex
                && window.zone_of(other) == Some(Zone::Resident)
                && window.may_meet(vertex, other)
        };
        let weigh = |graph: &mut Perfect<W>, settled: &[Option<bool>], bonus: W| {
            graph.reweigh(vertex, |other| {
                let plain = self.weight(settled, vertex, other);
                if is_lower(other) == upper {
                    plain + bonus
                } else {
                    plain
                }
            });
            graph.solve();
        };
        if self.is_upper(graph, vertex) != upper {
            weigh(graph, settled, self.criteria.bonus(1));
        }
        let is_upper = self.is_upper(graph, vertex);
        if is_upper == upper {
            settled[vertex] = Some(upper);
        }
        weigh(graph, settled, W::ZERO);
        is_upper
    }

    /// The weight of a pair, as far as the exchanges settled so far allow it.
    fn weight<W: Weight>(&self, settled: &[Option<bool>], a: usize, b: usize) -> W {
        let window = self.criteria.window;
        let (high, low) = (a.min(b), a.max(b));
        let resident = |v: usize| window.zone_of(v) == Some(Zone::Resident);
        let is_pair = resident(high) && resident(low) && window.may_meet(high, low);
        let breaks = |v: usize, as_upper: bool| settled[v].is_some_and(|upper| upper != as_upper);
        if is_pair && (breaks(high, true) || (breaks(low, false))) {
            return W::ZERO;
        }
        let forced = |v: usize| settled[v] == Some(true);
        if !is_pair && (forced(a) || forced(b)) {
            return self.criteria.never();
        }
        self.criteria.weight(a, b)
    }
}
