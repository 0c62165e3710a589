//! Choosing among the optimal matchings of a graph, one vertex after another.

use core::ops::Range;

use super::{BitMatrix, Optima, Perfect, Weight, Wide};

/// How matchings of a graph are compared: the weights of its edges, and which of them are real.
pub(crate) trait Grading {
    /// The number of vertices: even.
    fn size(&self) -> usize;
    /// How many bits a weight needs.
    fn width(&self) -> u32;
    /// The weight of an edge.
    fn weight<W: Weight>(&self, a: usize, b: usize) -> W;
    /// A guess at what of the weight of its edges is due to a vertex alone.
    fn share<W: Weight>(&self, vertex: usize) -> W;
    /// A choice among equals, up to the number of vertices: less than any difference of weights.
    fn bonus<W: Weight>(&self, value: usize) -> W;
    /// Whether the two may be matched; other edges only stand for being left over.
    fn may_meet(&self, a: usize, b: usize) -> bool;
    /// The vertices that choices are made about.
    fn concerned(&self) -> Range<usize>;

    /// A weight so bad that nothing makes up for it.
    fn never<W: Weight>(&self) -> W {
        W::ZERO - W::shifted(1, self.width())
    }
}

/// How choices are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// With the shortcuts that are proved to change nothing.
    Swift,
    /// Without any.
    Sure,
}

/// A step of the pairing that works with weights of any width.
pub(crate) trait WeightedStep {
    type Outcome;
    fn run<W: Weight>(self) -> Self::Outcome;
}

/// Runs the step with weights that have at least so many bits; none if there are no such weights.
pub(crate) fn with_weights<S: WeightedStep>(width: u32, step: S) -> Option<S::Outcome> {
    match width {
        _ if width <= i64::CAPACITY => Some(step.run::<i64>()),
        _ if width <= i128::CAPACITY => Some(step.run::<i128>()),
        _ if width <= Wide::<4>::CAPACITY => Some(step.run::<Wide<4>>()),
        _ if width <= Wide::<8>::CAPACITY => Some(step.run::<Wide<8>>()),
        _ if width <= Wide::<16>::CAPACITY => Some(step.run::<Wide<16>>()),
        _ if width <= Wide::<48>::CAPACITY => Some(step.run::<Wide<48>>()),
        _ => None,
    }
}

/// What becomes of a vertex for which a choice was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// It stays with one of the candidates, whatever is chosen later.
    Keep,
    /// It is matched with the candidate for good.
    Settle,
}

/// An optimal matching of a graph, and the way to the others.
pub(crate) struct Optimal<'a, G, W> {
    grading: &'a G,
    graph: Perfect<W>,
    way: Way,
}

enum Way {
    /// By alternating paths in the graph of tight edges.
    Tight(Optima),
    /// By weighing again, with the edges barred by earlier choices.
    Weighed { barred: BitMatrix },
}

impl<'a, G: Grading, W: Weight> Optimal<'a, G, W> {
    pub(crate) fn new(grading: &'a G, manner: Manner) -> Self {
        let weight = |a, b| grading.weight(a, b);
        let mut graph = Perfect::<W>::new(grading.size(), weight, |v| grading.share(v));
        graph.solve();
        let optima = match manner {
            Manner::Swift => Optima::new(&graph, grading.concerned()),
            Manner::Sure => None,
        };
        let barred = BitMatrix::new(grading.size(), grading.size());
        let way = optima.map_or(Way::Weighed { barred }, Way::Tight);
        Self {
            grading,
            graph,
            way,
        }
    }

    /// Whom a vertex meets; none if left over.
    pub(crate) fn opponent(&self, vertex: usize) -> Option<usize> {
        let mate = match &self.way {
            Way::Tight(optima) => optima.mate(vertex),
            Way::Weighed { .. } => self.graph.mate(vertex),
        };
        self.grading.may_meet(vertex, mate).then_some(mate)
    }

    /// Matches a vertex with the first of the candidates possible in an optimal matching, and says
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
                        let mut allowed = vec![false; self.grading.size()];
                        candidates.iter().for_each(|other| allowed[*other] = true);
                        optima.bar(vertex, |other| allowed[other]);
                    }
                }
                Some(mate)
            }
            Way::Weighed { barred } => {
                let weighing = Weighing {
                    grading: self.grading,
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
                for vertex in self.grading.concerned() {
                    optima.bar(vertex, |other| allowed(vertex, other));
                }
            }
            Way::Weighed { barred } => {
                for a in 0..self.grading.size() {
                    for b in (0..a).filter(|b| !allowed(a, *b)) {
                        barred.insert(a, b);
                        barred.insert(b, a);
                    }
                }
                self.graph.restrict(self.grading.never(), allowed);
                self.graph.solve();
            }
        }
    }

    /// The vertices that have nobody to meet.
    pub(crate) fn left_over(mut self) -> Vec<usize> {
        if let Way::Tight(optima) = &self.way {
            self.graph.adopt(optima.pairs());
        }
        let matched = |v: usize| self.grading.may_meet(v, self.graph.mate(v));
        (0..self.grading.size())
            .filter(|v| self.graph.is_present(*v) && !matched(*v))
            .collect()
    }
}

struct Weighing<'a, G> {
    grading: &'a G,
    barred: &'a mut BitMatrix,
}

impl<G: Grading> Weighing<'_, G> {
    fn weight<W: Weight>(&self, a: usize, b: usize) -> W {
        if self.barred.contains(a, b) {
            self.grading.never()
        } else {
            self.grading.weight(a, b)
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
        let size = self.grading.size();
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
                self.weight::<W>(vertex, other) + self.grading.bonus(rank[other])
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
