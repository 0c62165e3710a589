//! All optimal matchings at once, and choices among them without weighing again.
//!
//! Once a matching of maximum weight is found, the dual variables `y` (of vertices) and `z >= 0` (of
//! blossoms) satisfy `y(a) + y(b) + sum of z around both >= weight(a, b)`, with equality on the
//! matching, and every blossom with `z > 0` is left by one matched edge only. The weight of any
//! perfect matching is therefore that of the optimal one, less its slacks, less `z` for every edge
//! too many that leaves a blossom. So **a perfect matching is optimal just if all its edges are
//! tight and each thick blossom is left by one edge only**.
//!
//! A blossom can be matched inside so that any of its vertices is the one that is left. With each
//! thick blossom shrunk to a node, the optimal matchings of the vertices outside blossoms are
//! exactly the perfect matchings of the tight edges between nodes, and stay so when edges are barred
//! or matched nodes taken out. What a vertex can be matched with is a question of alternating paths.

use super::alternating::search;
use super::bits::{BitMatrix, BitRow};
use super::tight::TightGraph;
use super::{NONE, Perfect, Weight};

/// The graph of tight edges between the nodes of an optimally matched graph.
#[derive(Clone, Debug)]
pub(crate) struct Optima {
    tight: BitMatrix,
    present: BitRow,
    mate: Vec<usize>,
    /// For each node its vertex, or one of its vertices.
    vertex_of: Vec<usize>,
    node_of: Vec<usize>,
}

impl Optima {
    /// None if one of the vertices that choices will be made about is inside a thick blossom.
    pub(crate) fn new<W: Weight>(
        graph: &Perfect<W>,
        mut concerned: impl Iterator<Item = usize>,
    ) -> Option<Self> {
        if concerned.any(|vertex| graph.is_in_blossom(vertex)) {
            return None;
        }
        let TightGraph { nodes, edges, mate } = TightGraph::of(graph);
        Some(Self {
            present: BitRow::full(nodes.len()),
            vertex_of: nodes.iter().map(|vertices| vertices[0]).collect(),
            node_of: TightGraph::node_of(&nodes, graph.size()),
            tight: edges,
            mate,
        })
    }

    /// The vertex matched with `vertex`; one of its vertices, if that is a blossom.
    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.vertex_of[self.mate[self.node_of[vertex]]]
    }

    /// Matches `vertex` with the first of the candidates it can have in an optimal matching, if
    /// any; all are equally welcome if `in_order` is false. Those after the first may be in
    /// blossoms.
    pub(crate) fn prefer(&mut self, vertex: usize, candidates: &[usize], in_order: bool) -> bool {
        let own = self.node_of[vertex];
        let open = |node: &usize| self.present.contains(*node) && self.tight.contains(own, *node);
        let wanted: Vec<usize> = candidates
            .iter()
            .map(|other| self.node_of[*other])
            .filter(open)
            .collect();
        let Some(&first) = wanted.first() else {
            return false;
        };
        let partner = self.mate[own];
        if partner == first || (!in_order && wanted.contains(&partner)) {
            return true;
        }
        let mut is_wanted = BitRow::empty(self.mate.len());
        wanted.iter().for_each(|node| is_wanted.insert(*node));
        self.present.remove(own);
        self.mate[partner] = NONE;
        let is_goal = |node: usize| {
            if in_order {
                node == first
            } else {
                is_wanted.contains(node)
            }
        };
        let found = search(&self.tight, &self.present, &self.mate, partner, is_goal);
        self.present.insert(own);
        let best = wanted.into_iter().find(|node| found.outer.contains(*node));
        if best.is_none() {
            self.mate[partner] = own;
        }
        best.inspect(|node| found.flip(&mut self.mate, own, *node))
            .is_some()
    }

    /// Bars the edges of a vertex that are not allowed. The one to its mate must be.
    pub(crate) fn bar(&mut self, vertex: usize, allowed: impl Fn(usize) -> bool) {
        let own = self.node_of[vertex];
        for node in self.present.common(self.tight.row(own)) {
            if node != self.mate[own] && !allowed(self.vertex_of[node]) {
                self.tight.remove(own, node);
                self.tight.remove(node, own);
            }
        }
    }

    /// Takes a vertex and its mate out, matched for good.
    pub(crate) fn take_out(&mut self, vertex: usize) {
        let own = self.node_of[vertex];
        self.present.remove(own);
        self.present.remove(self.mate[own]);
    }

    /// The matched pairs of nodes, given by a vertex in each.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self
            .mate
            .iter()
            .enumerate()
            .filter(|(node, mate)| node < mate);
        pairs.map(|(node, mate)| (self.vertex_of[node], self.vertex_of[*mate]))
    }
}
