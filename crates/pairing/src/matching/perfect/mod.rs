//! Maximum weight perfect matching in a complete graph, with dual variables.
//!
//! Edmonds' primal-dual method (J. Edmonds, *Maximum matching and a polyhedron with 0,1-vertices*,
//! 1965) with the slack bookkeeping of H. N. Gabow and of Z. Galil (*Efficient algorithms for
//! finding maximum matching in graphs*, 1986): a search from all free vertices at once costs
//! O(n²). The dual variables stay valid when weights at single vertices change or pairs leave the
//! graph, so that the next optimum is found from the last one with a search or two.

mod change;
mod search;
#[cfg(test)]
mod tests;

use search::{Label, Mark};

use super::alternating::{Hit, search};
use super::bits::BitRow;
use super::blossom::Nest;
use super::tight::TightGraph;
use super::{NONE, Weight};

/// A graph and a matching in it that is perfect and of maximum weight after [`Perfect::solve`].
#[derive(Clone, Debug)]
pub(crate) struct Perfect<W> {
    size: usize,
    /// The vertices that have not been removed, ascending.
    present: Vec<usize>,
    /// Four times the weights, so that every dual variable stays a whole number.
    cost: Vec<W>,
    nest: Nest,
    dual: Vec<W>,
    /// Dual variables of blossoms.
    thickness: Vec<W>,
    /// For each blossom and each vertex outside, the vertex inside that is nearest to it.
    nearest: Vec<Vec<u32>>,
    marks: Vec<Mark<W>>,
    queue: Vec<usize>,
    /// The sum of dual changes in the current search.
    travelled: W,
}

fn quadruple<W: Weight>(weight: W) -> W {
    let twice = weight + weight;
    twice + twice
}

impl<W: Weight> Perfect<W> {
    /// A complete graph on `0..size` (an even number) with the weights of the edges, not yet
    /// matched but for a first guess.
    ///
    /// `share` is a guess at what of the weight of its edges is due to a vertex alone: the better,
    /// the closer the first guess is to the optimum. It does not change what is optimal.
    pub(crate) fn new(
        size: usize,
        weight: impl Fn(usize, usize) -> W,
        share: impl Fn(usize) -> W,
    ) -> Self {
        let mut cost = vec![W::ZERO; size * size];
        for a in 0..size {
            for b in 0..a {
                let value = quadruple(weight(a, b));
                cost[a * size + b] = value;
                cost[b * size + a] = value;
            }
        }
        let shares: Vec<W> = (0..size).map(|vertex| quadruple(share(vertex))).collect();
        let dual = (0..size)
            .map(|a| {
                let own = |b: usize| cost[a * size + b] - shares[a] - shares[b];
                let most = (0..size)
                    .filter(|b| *b != a)
                    .map(own)
                    .max()
                    .unwrap_or(W::ZERO);
                shares[a] + most.half()
            })
            .collect();
        let nest = Nest::new(size);
        let mark = Mark {
            label: Label::Free,
            root: NONE,
            via: (NONE, NONE),
            near: (NONE, NONE),
            key: W::ZERO,
        };
        let mut graph = Self {
            size,
            present: (0..size).collect(),
            cost,
            dual,
            thickness: vec![W::ZERO; nest.capacity() - size],
            nearest: vec![Vec::new(); nest.capacity() - size],
            marks: vec![mark; nest.capacity()],
            nest,
            queue: Vec::new(),
            travelled: W::ZERO,
        };
        graph.guess();
        graph
    }

    /// The vertex matched with `vertex`.
    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.nest.mate[vertex]
    }

    /// Whether some maximum weight matching might hold the edge: false is certain.
    pub(crate) fn may_match(&self, a: usize, b: usize) -> bool {
        self.nest.top[a] == self.nest.top[b] || self.slack(a, b) == W::ZERO
    }

    /// Whether the vertex is still in the graph.
    pub(crate) fn is_present(&self, vertex: usize) -> bool {
        self.present.binary_search(&vertex).is_ok()
    }

    /// The number of vertices there were at first.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Whether the vertex is inside a blossom that counts for what is optimal.
    pub(crate) fn is_in_blossom(&self, vertex: usize) -> bool {
        self.nest.is_blossom(self.nest.top[vertex])
    }

    /// The vertices still in the graph, those in a common blossom together.
    pub(crate) fn nodes(&self) -> Vec<Vec<usize>> {
        let inside = |top: usize| {
            let mut vertices = Vec::new();
            self.nest.vertices(top, &mut |vertex| vertices.push(vertex));
            vertices
        };
        self.tops().into_iter().map(inside).collect()
    }

    /// Whether the edge between two vertices in no common blossom has no slack.
    pub(crate) fn is_tight(&self, a: usize, b: usize) -> bool {
        self.slack(a, b) == W::ZERO
    }

    /// Takes over a matching that is as good: pairs of tops, each given by one vertex in it.
    pub(crate) fn adopt(&mut self, pairs: impl Iterator<Item = (usize, usize)>) {
        for (a, b) in pairs {
            let (one, other) = (self.nest.top[a], self.nest.top[b]);
            let (mut left, mut right) = (Vec::new(), Vec::new());
            self.nest.vertices(one, &mut |vertex| left.push(vertex));
            self.nest.vertices(other, &mut |vertex| right.push(vertex));
            let edges = left
                .iter()
                .flat_map(|a| right.iter().map(move |b| (*a, *b)));
            if let Some((a, b)) = edges.into_iter().find(|&(a, b)| self.is_tight(a, b)) {
                self.nest.rebase(one, a);
                self.nest.rebase(other, b);
                self.nest.mate[a] = b;
                self.nest.mate[b] = a;
            }
        }
    }

    /// Finds a perfect matching of maximum weight, starting from the present one.
    pub(crate) fn solve(&mut self) {
        loop {
            self.augment_along_tight_edges();
            if !self.search() {
                return;
            }
        }
    }

    /// Matches as many of the free vertices as can be without changing the duals. A search for all
    /// free vertices at once would find them too, one at a time, and build its blossoms anew each
    /// time; here only tight edges count, and sets of them are bits.
    fn augment_along_tight_edges(&mut self) {
        const WORTHWHILE: usize = 8;
        let free = |vertex: &&usize| self.nest.mate[**vertex] == NONE;
        if self.present.iter().filter(free).count() < WORTHWHILE {
            return;
        }
        let TightGraph {
            nodes,
            edges,
            mut mate,
        } = TightGraph::of(self);
        let mut present = BitRow::full(nodes.len());
        for node in 0..nodes.len() {
            if mate[node] != NONE {
                continue;
            }
            let found = search(&edges, &present, &mate, node, |_| false);
            match found.hit {
                Some(Hit::Exposed(end)) => found.flip_from(&mut mate, end),
                // Nothing in an exhausted search is of use to another.
                _ => found.forget_in(&mut present, &mate),
            }
        }
        let pairs = mate
            .iter()
            .enumerate()
            .filter(|(node, mate)| **mate != NONE && node < *mate);
        self.adopt(pairs.map(|(node, mate)| (nodes[node][0], nodes[*mate][0])));
    }

    /// Matches along tight edges while that is easy.
    fn guess(&mut self) {
        for a in 0..self.size {
            if self.nest.mate[a] != NONE {
                continue;
            }
            let tight =
                |b: &usize| self.nest.mate[*b] == NONE && *b != a && self.slack(a, *b) == W::ZERO;
            if let Some(b) = (a + 1..self.size).find(tight) {
                self.nest.mate[a] = b;
                self.nest.mate[b] = a;
            }
        }
        self.level();
    }

    fn slack(&self, a: usize, b: usize) -> W {
        self.dual[a] + self.dual[b] - self.cost[a * self.size + b]
    }

    fn tops(&self) -> Vec<usize> {
        let top = |vertex: &usize| {
            let top = self.nest.top[*vertex];
            (self.nest.base[top] == *vertex).then_some(top)
        };
        self.present.iter().filter_map(top).collect()
    }
}
