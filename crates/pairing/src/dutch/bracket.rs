//! The pairing of one bracket (articles 3 and 4), within a window.
//!
//! First the criteria choose how well the bracket can be paired at all, then the order in which the
//! rules generate candidates decides among the equally good ones: which moved-down players are
//! paired, whom they meet, and how the rest is paired.

use super::criteria::Criteria;
use super::remainder;
use super::window::{Window, Zone};
use crate::Refusal;
use crate::matching::{Perfect, Weight, Wide};

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

/// How the last step of a bracket is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// With the shortcuts that are proved to change nothing.
    Swift,
    /// Without any.
    Sure,
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
    )?
}

/// A step of the pairing that works with weights of any width.
pub(crate) trait WeightedStep {
    type Outcome;
    fn run<W: Weight>(self) -> Self::Outcome;
}

/// Runs the step with weights that have at least so many bits.
pub(crate) fn with_weights<S: WeightedStep>(width: u32, step: S) -> Result<S::Outcome, Refusal> {
    match width {
        _ if width <= i64::CAPACITY => Ok(step.run::<i64>()),
        _ if width <= i128::CAPACITY => Ok(step.run::<i128>()),
        _ if width <= Wide::<4>::CAPACITY => Ok(step.run::<Wide<4>>()),
        _ if width <= Wide::<8>::CAPACITY => Ok(step.run::<Wide<8>>()),
        _ if width <= Wide::<16>::CAPACITY => Ok(step.run::<Wide<16>>()),
        _ if width <= Wide::<48>::CAPACITY => Ok(step.run::<Wide<48>>()),
        _ => Err(Refusal::TooManyScores),
    }
}

struct Heterogeneous<'a> {
    criteria: &'a Criteria<'a>,
    manner: Manner,
}

impl WeightedStep for Heterogeneous<'_> {
    type Outcome = Result<Paired, Refusal>;

    fn run<W: Weight>(self) -> Self::Outcome {
        let window = self.criteria.window;
        let weight = |a, b| self.criteria.weight(a, b);
        let mut graph = Perfect::<W>::new(window.size(), weight, |v| self.criteria.share(v));
        graph.solve();
        let chosen = self.choose_moved_down(&mut graph);
        let opponents: Vec<usize> = window.residents().collect();
        let mut paired = Vec::new();
        for vertex in chosen {
            let mate = settle(&mut graph, self.criteria, vertex, &opponents);
            paired.push((vertex, mate));
        }
        let pairs_left = pairs_inside(&graph, window, &paired);
        let mut outcome = if pairs_left == 0 {
            Paired {
                pairs: Pairs::new(),
                left: left_in(&graph, window),
            }
        } else {
            let is_gone = |v: usize| paired.iter().any(|&(a, b)| a == v || b == v);
            remainder::pair(&window.without(is_gone), pairs_left, self.manner)?
        };
        let in_field = |&(a, b): &(usize, usize)| (window.places[a], window.places[b]);
        outcome.pairs.extend(paired.iter().map(in_field));
        Ok(outcome)
    }
}

impl Heterogeneous<'_> {
    /// The moved-down players who are paired in this bracket: as many of each score as the
    /// criteria allow (C7), and of those the first possible set (article 4.4).
    fn choose_moved_down<W: Weight>(&self, graph: &mut Perfect<W>) -> Vec<usize> {
        let window = self.criteria.window;
        let moved: Vec<usize> = window.moved_down().collect();
        let mut chosen = Vec::new();
        for group in moved.chunk_by(|a, b| window.score(*a) == window.score(*b)) {
            let is_in = |graph: &Perfect<W>, v: usize| {
                let mate = graph.mate(v);
                window.residents().contains(&mate) && window.may_meet(v, mate)
            };
            let mut open = group.iter().filter(|v| is_in(graph, **v)).count();
            for (at, &vertex) in group.iter().enumerate() {
                if open == 0 {
                    break;
                }
                if group.len() - at > open {
                    let plain = |other: usize| self.criteria.weight::<W>(vertex, other);
                    if !is_in(graph, vertex) {
                        graph.reweigh(vertex, |other| {
                            let resident = window.residents().contains(&other);
                            let wanted = resident && window.may_meet(vertex, other);
                            let bonus = self.criteria.bonus::<W>(usize::from(wanted));
                            plain(other) + bonus
                        });
                        graph.solve();
                    }
                    if !is_in(graph, vertex) {
                        graph.reweigh(vertex, plain);
                        graph.solve();
                        continue;
                    }
                    // From now on this player is paired here, whatever is chosen next.
                    graph.reweigh(vertex, |other| {
                        let resident = window.residents().contains(&other);
                        if resident && window.may_meet(vertex, other) {
                            plain(other)
                        } else {
                            self.criteria.never()
                        }
                    });
                    graph.solve();
                }
                open -= 1;
                chosen.push(vertex);
            }
        }
        chosen
    }
}

/// Gives `vertex` the first opponent in the list whom it can have in an optimal matching, and
/// takes both out of the graph.
pub(crate) fn settle<W: Weight>(
    graph: &mut Perfect<W>,
    criteria: &Criteria,
    vertex: usize,
    opponents: &[usize],
) -> usize {
    let window = criteria.window;
    let mate = graph.mate(vertex);
    let is_open = |other: usize| window.may_meet(vertex, other);
    let before = opponents.iter().take_while(|other| **other != mate);
    let is_best = !before.into_iter().any(|other| {
        graph.is_present(*other) && is_open(*other) && graph.may_match(vertex, *other)
    });
    if !is_best {
        let mut rank = vec![0; window.size()];
        for (at, &other) in opponents.iter().enumerate() {
            rank[other] = opponents.len() - at;
        }
        graph.reweigh(vertex, |other| {
            if rank[other] > 0 && is_open(other) {
                criteria.weight::<W>(vertex, other) + criteria.bonus(rank[other])
            } else {
                criteria.never()
            }
        });
        graph.solve();
    }
    let mate = graph.mate(vertex);
    graph.remove(vertex, mate);
    graph.solve();
    mate
}

/// The places of those still in the graph who have nobody to meet.
pub(crate) fn left_in<W: Weight>(graph: &Perfect<W>, window: &Window) -> Vec<usize> {
    (0..window.places.len())
        .filter(|v| graph.is_present(*v) && !window.may_meet(*v, graph.mate(*v)))
        .map(|v| window.places[v])
        .collect()
}

/// The number of pairs of two residents, those in `paired` left out.
fn pairs_inside<W: Weight>(
    graph: &Perfect<W>,
    window: &Window,
    paired: &[(usize, usize)],
) -> usize {
    let gone = |v: usize| paired.iter().any(|&(a, b)| a == v || b == v);
    let is_upper = |v: &usize| {
        let mate = graph.mate(*v);
        !gone(*v)
            && mate > *v
            && window.zone_of(mate) == Some(Zone::Resident)
            && window.may_meet(*v, mate)
    };
    window.residents().filter(is_upper).count()
}
