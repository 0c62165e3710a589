//! Choosing among the optimal matchings of a window, one player after another.

use super::bracket::Manner;
use super::criteria::Criteria;
use crate::matching::{BitMatrix, Optima, Perfect, Weight};

/// What becomes of a player for whom a choice was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// It stays with one of the candidates, whatever is chosen later.
    Keep,
    /// It is paired with the candidate for good.
    Settle,
}

/// An optimal matching of a window's graph, and the way to the others.
pub(crate) struct Optimal<'a, W> {
    criteria: &'a Criteria<'a>,
    graph: Perfect<W>,
    way: Way,
}

enum Way {
    /// By alternating paths in the graph of tight edges.
    Tight(Optima),
    /// By weighing again, with the edges barred by earlier choices.
    Weighed { barred: BitMatrix },
}

impl<'a, W: Weight> Optimal<'a, W> {
    pub(crate) fn new(criteria: &'a Criteria<'a>, manner: Manner) -> Self {
        let window = criteria.window;
        let weight = |a, b| criteria.weight(a, b);
        let mut graph = Perfect::<W>::new(window.size(), weight, |v| criteria.share(v));
        graph.solve();
        let optima = match manner {
            Manner::Swift => Optima::new(&graph, window.bracket()),
            Manner::Sure => None,
        };
        let barred = BitMatrix::new(window.size(), window.size());
        let way = optima.map_or(Way::Weighed { barred }, Way::Tight);
        Self {
            criteria,
            graph,
            way,
        }
    }

    /// Whom a player meets; none if left over.
    pub(crate) fn opponent(&self, vertex: usize) -> Option<usize> {
        let mate = match &self.way {
            Way::Tight(optima) => optima.mate(vertex),
            Way::Weighed { .. } => self.graph.mate(vertex),
        };
        self.criteria.window.may_meet(vertex, mate).then_some(mate)
    }

    /// Pairs a player with the first of the candidates possible in an optimal matching, and says
    /// with whom; with any of them if `in_order` is false. None, and nothing done: none is possible.
    pub(crate) fn prefer(
        &mut self,
        vertex: usize,
        candidates: &[usize],
        in_order: bool,
        then: Then,
    ) -> Option<usize> {
        match &mut self.way {
            Way::Tight(optima) => {
                if !optima.prefer(vertex, candidates, in_order) {
                    return None;
                }
                let mate = optima.mate(vertex);
                match then {
                    Then::Settle => optima.take_out(vertex),
                    Then::Keep => {
                        let mut allowed = vec![false; self.criteria.window.size()];
                        candidates.iter().for_each(|other| allowed[*other] = true);
                        optima.bar(vertex, |other| allowed[other]);
                    }
                }
                Some(mate)
            }
            Way::Weighed { barred } => {
                let weighing = Weighing {
                    criteria: self.criteria,
                    barred,
                };
                weighing.prefer(&mut self.graph, vertex, candidates, in_order, then)
            }
        }
    }

    /// Allows only some of the edges from now on; those in the matching must be among them.
    pub(crate) fn restrict(&mut self, allowed: impl Fn(usize, usize) -> bool) {
        match &mut self.way {
            Way::Tight(optima) => {
                for vertex in self.criteria.window.bracket() {
                    optima.bar(vertex, |other| allowed(vertex, other));
                }
            }
            Way::Weighed { barred } => {
                for a in 0..self.criteria.window.size() {
                    for b in (0..a).filter(|b| !allowed(a, *b)) {
                        barred.insert(a, b);
                        barred.insert(b, a);
                    }
                }
                self.graph.restrict(self.criteria.never(), allowed);
                self.graph.solve();
            }
        }
    }

    /// The places of those who have nobody to meet.
    pub(crate) fn left_over(mut self) -> Vec<usize> {
        if let Way::Tight(optima) = &self.way {
            self.graph.adopt(optima.pairs());
        }
        let window = self.criteria.window;
        (0..window.places.len())
            .filter(|v| self.graph.is_present(*v) && !window.may_meet(*v, self.graph.mate(*v)))
            .map(|v| window.places[v])
            .collect()
    }
}

struct Weighing<'a> {
    criteria: &'a Criteria<'a>,
    barred: &'a mut BitMatrix,
}

impl Weighing<'_> {
    fn weight<W: Weight>(&self, a: usize, b: usize) -> W {
        if self.barred.contains(a, b) {
            self.criteria.never()
        } else {
            self.criteria.weight(a, b)
        }
    }

    fn prefer<W: Weight>(
        self,
        graph: &mut Perfect<W>,
        vertex: usize,
        candidates: &[usize],
        in_order: bool,
        then: Then,
    ) -> Option<usize> {
        let size = self.criteria.window.size();
        let mut rank = vec![0; size];
        for (at, &other) in candidates.iter().enumerate() {
            if graph.is_present(other) && !self.barred.contains(vertex, other) {
                rank[other] = if in_order { candidates.len() - at } else { 1 };
            }
        }
        let mate = graph.mate(vertex);
        let better = |other: usize| rank[other] > rank[mate] && graph.may_match(vertex, other);
        if (0..size).any(better) {
            graph.reweigh(vertex, |other| {
                self.weight::<W>(vertex, other) + self.criteria.bonus(rank[other])
            });
            graph.solve();
        }
        let mate = graph.mate(vertex);
        if rank[mate] == 0 {
            graph.reweigh(vertex, |other| self.weight(vertex, other));
            graph.solve();
            return None;
        }
        match then {
            Then::Settle => graph.remove(vertex, mate),
            Then::Keep => {
                for other in (0..size).filter(|other| rank[*other] == 0 && *other != vertex) {
                    self.barred.insert(vertex, other);
                    self.barred.insert(other, vertex);
                }
                graph.reweigh(vertex, |other| self.weight(vertex, other));
            }
        }
        graph.solve();
        Some(mate)
    }
}
