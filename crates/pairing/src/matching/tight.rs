//! The tight edges of a graph whose matching is being found, with blossoms shrunk to nodes.

use super::bits::BitMatrix;
use super::{NONE, Perfect, Weight};

/// The graph of the edges without slack between the outermost nodes.
#[derive(Clone, Debug)]
pub(super) struct TightGraph {
    /// The vertices of each node.
    pub(super) nodes: Vec<Vec<usize>>,
    pub(super) edges: BitMatrix,
    /// For each node the one it is matched with, or `NONE`.
    pub(super) mate: Vec<usize>,
}

impl TightGraph {
    pub(super) fn of<W: Weight>(graph: &Perfect<W>) -> Self {
        let nodes = graph.nodes();
        let node_of = Self::node_of(&nodes, graph.size());
        let mut edges = BitMatrix::new(nodes.len(), nodes.len());
        let mut mate = vec![NONE; nodes.len()];
        for (a, inside) in nodes.iter().enumerate() {
            for &vertex in inside {
                for (b, others) in nodes.iter().enumerate().take(a) {
                    if others.iter().any(|other| graph.is_tight(vertex, *other)) {
                        edges.insert(a, b);
                        edges.insert(b, a);
                    }
                }
                let partner = graph.mate(vertex);
                if partner != NONE && node_of[partner] != a {
                    mate[a] = node_of[partner];
                }
            }
        }
        Self { nodes, edges, mate }
    }

    /// For each of the first `size` vertices its node, or `NONE`.
    pub(super) fn node_of(nodes: &[Vec<usize>], size: usize) -> Vec<usize> {
        let mut node_of = vec![NONE; size];
        for (node, vertices) in nodes.iter().enumerate() {
            vertices.iter().for_each(|vertex| node_of[*vertex] = node);
        }
        node_of
    }
}
