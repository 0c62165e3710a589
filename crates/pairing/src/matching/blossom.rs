//! Blossoms: nested odd cycles of vertices that a matching treats as one vertex.
//!
//! A *node* is a vertex (its own number) or a blossom (a number from `size` on). Outermost nodes
//! are *tops*. Each node has a base: the one vertex of it that is not matched inside it.

use super::NONE;

/// The nesting of blossoms, and the matching itself.
#[derive(Clone, Debug)]
pub(super) struct Nest {
    size: usize,
    /// For each vertex the vertex it is matched with, or `NONE`.
    pub(super) mate: Vec<usize>,
    /// For each vertex the outermost node around it.
    pub(super) top: Vec<usize>,
    /// For each node its base vertex.
    pub(super) base: Vec<usize>,
    /// For each node the blossom directly around it, or `NONE`.
    parent: Vec<usize>,
    /// For each blossom (from 0) the cycle of its nodes; the first contains the base.
    cycle: Vec<Vec<usize>>,
    /// For each blossom the edges of the cycle: the one at `i` joins node `i` to the next one.
    links: Vec<Vec<(usize, usize)>>,
    unused: Vec<usize>,
}

/// The even path through a blossom from one of its nodes to its base node.
pub(super) struct EvenPath {
    /// The nodes from the entry to the base, an odd number of them.
    pub(super) nodes: Vec<usize>,
    /// The edge from each node of the path to the next, seen in that direction.
    pub(super) links: Vec<(usize, usize)>,
    /// The other nodes of the blossom.
    pub(super) rest: Vec<usize>,
}

impl Nest {
    pub(super) fn new(size: usize) -> Self {
        let blossoms = size / 2;
        Self {
            size,
            mate: vec![NONE; size],
            top: (0..size).collect(),
            base: (0..size).chain((0..blossoms).map(|_| NONE)).collect(),
            parent: vec![NONE; size + blossoms],
            cycle: vec![Vec::new(); blossoms],
            links: vec![Vec::new(); blossoms],
            unused: (size..size + blossoms).rev().collect(),
        }
    }

    /// The number of nodes there can be.
    pub(super) fn capacity(&self) -> usize {
        self.base.len()
    }

    pub(super) fn is_blossom(&self, node: usize) -> bool {
        node >= self.size
    }

    /// The nodes directly inside a blossom.
    pub(super) fn cycle(&self, blossom: usize) -> &[usize] {
        &self.cycle[blossom - self.size]
    }

    /// Calls `visit` with every vertex in the node.
    pub(super) fn vertices(&self, node: usize, visit: &mut impl FnMut(usize)) {
        if node < self.size {
            visit(node);
        } else {
            for inner in self.cycle(node) {
                self.vertices(*inner, visit);
            }
        }
    }

    /// Every blossom in use, inner ones before those around them.
    pub(super) fn blossoms_inside_out(&self) -> Vec<usize> {
        let mut order = Vec::new();
        for node in self.size..self.capacity() {
            if !self.cycle[node - self.size].is_empty() && self.parent[node] == NONE {
                self.collect_inside_out(node, &mut order);
            }
        }
        order
    }

    fn collect_inside_out(&self, node: usize, order: &mut Vec<usize>) {
        if self.is_blossom(node) {
            for inner in self.cycle(node) {
                self.collect_inside_out(*inner, order);
            }
            order.push(node);
        }
    }

    /// Makes a blossom of tops on a cycle; the first contains the base.
    pub(super) fn join(&mut self, cycle: Vec<usize>, links: Vec<(usize, usize)>) -> usize {
        // A blossom holds two vertices more than any inside it, so there is always a number left.
        let blossom = self
            .unused
            .pop()
            .expect("no more blossoms than half the vertices");
        self.base[blossom] = self.base[cycle[0]];
        for &node in &cycle {
            self.parent[node] = blossom;
        }
        self.cycle[blossom - self.size] = cycle;
        self.links[blossom - self.size] = links;
        self.crown(blossom, blossom);
        blossom
    }

    /// Takes an outermost blossom apart: the nodes inside become tops.
    pub(super) fn dissolve(&mut self, blossom: usize) -> Vec<usize> {
        let inside = core::mem::take(&mut self.cycle[blossom - self.size]);
        self.links[blossom - self.size].clear();
        for &node in &inside {
            self.parent[node] = NONE;
            self.crown(node, node);
        }
        self.unused.push(blossom);
        inside
    }

    fn crown(&mut self, node: usize, top: usize) {
        if node < self.size {
            self.top[node] = top;
        } else {
            for at in 0..self.cycle(node).len() {
                self.crown(self.cycle(node)[at], top);
            }
        }
    }

    /// Where in the blossom's cycle the vertex is.
    fn place(&self, blossom: usize, vertex: usize) -> usize {
        let mut node = vertex;
        while self.parent[node] != blossom {
            node = self.parent[node];
        }
        self.cycle(blossom)
            .iter()
            .position(|inner| *inner == node)
            .unwrap_or(0)
    }

    /// The even way round the blossom from the node of `vertex` to the base.
    pub(super) fn even_path(&self, blossom: usize, vertex: usize) -> EvenPath {
        let (cycle, links) = (self.cycle(blossom), &self.links[blossom - self.size]);
        let entry = self.place(blossom, vertex);
        if entry.is_multiple_of(2) {
            EvenPath {
                nodes: cycle[..=entry].iter().rev().copied().collect(),
                links: links[..entry].iter().rev().map(|&(a, b)| (b, a)).collect(),
                rest: cycle[entry + 1..].to_vec(),
            }
        } else {
            EvenPath {
                nodes: cycle[entry..].iter().chain(&cycle[..1]).copied().collect(),
                links: links[entry..].to_vec(),
                rest: cycle[1..entry].to_vec(),
            }
        }
    }

    /// Changes the matching inside the node so that `vertex` becomes its base.
    pub(super) fn rebase(&mut self, node: usize, vertex: usize) {
        if !self.is_blossom(node) || self.base[node] == vertex {
            return;
        }
        let entry = self.place(node, vertex);
        let path = self.even_path(node, vertex);
        self.rebase(path.nodes[0], vertex);
        for step in (1..path.nodes.len()).step_by(2) {
            let (a, b) = path.links[step];
            self.rebase(path.nodes[step], a);
            self.rebase(path.nodes[step + 1], b);
            self.mate[a] = b;
            self.mate[b] = a;
        }
        let at = node - self.size;
        self.cycle[at].rotate_left(entry);
        self.links[at].rotate_left(entry);
        self.base[node] = vertex;
    }
}
