//! Changes of a matched graph, after which little is left to be done to the optimum.

use super::{NONE, Perfect, Weight, quadruple};

impl<W: Weight> Perfect<W> {
    /// Gives the edges that are not allowed a weight that keeps them out of the matching. Those in
    /// it must be allowed.
    pub(crate) fn restrict(&mut self, never: W, allowed: impl Fn(usize, usize) -> bool) {
        for at in 0..self.present.len() {
            self.open_up(self.present[at]);
        }
        for a in 0..self.size {
            for b in 0..self.size {
                if a != b && self.nest.mate[a] != b && !allowed(a, b) {
                    self.cost[a * self.size + b] = quadruple(never);
                }
            }
        }
        self.level();
    }

    /// Changes the weights of all edges at `vertex`.
    pub(crate) fn reweigh(&mut self, vertex: usize, weight: impl Fn(usize) -> W) {
        self.release(vertex);
        for at in 0..self.present.len() {
            let other = self.present[at];
            if other != vertex {
                let value = quadruple(weight(other));
                self.cost[vertex * self.size + other] = value;
                self.cost[other * self.size + vertex] = value;
            }
        }
        for blossom in self.nest.blossoms_inside_out() {
            let nearest = self.nearest_in(blossom, vertex);
            self.nearest[blossom - self.size][vertex] = nearest;
        }
        let mut dual = None;
        for &other in &self.present {
            if other != vertex {
                let least = self.cost[vertex * self.size + other] - self.dual[other];
                dual = dual.max(Some(least));
            }
        }
        self.dual[vertex] = dual.unwrap_or(W::ZERO);
        self.level();
    }

    /// Takes two vertices out of the graph.
    pub(crate) fn remove(&mut self, a: usize, b: usize) {
        self.release(a);
        self.release(b);
        self.present.retain(|vertex| *vertex != a && *vertex != b);
        self.level();
    }

    /// Frees a vertex from its mate and from all blossoms; others may lose their mates by that,
    /// until the next [`Perfect::solve`].
    fn release(&mut self, vertex: usize) {
        self.open_up(vertex);
        self.part(vertex);
    }

    /// Takes all blossoms around the vertex apart.
    fn open_up(&mut self, vertex: usize) {
        while self.nest.is_blossom(self.nest.top[vertex]) {
            self.unfold(self.nest.top[vertex]);
        }
    }

    /// Unmatches a vertex and its mate.
    fn part(&mut self, vertex: usize) {
        let mate = self.nest.mate[vertex];
        if mate != NONE {
            self.nest.mate[mate] = NONE;
            self.nest.mate[vertex] = NONE;
        }
    }

    /// Takes an outermost blossom apart, spreading its thickness over its vertices: the slack
    /// inside stays what it was, the slack of the edges that leave grows.
    fn unfold(&mut self, blossom: usize) {
        let thickness = self.thickness[blossom - self.size];
        if thickness > W::ZERO {
            let half = thickness.half();
            let dual = &mut self.dual;
            self.nest
                .vertices(blossom, &mut |vertex| dual[vertex] = dual[vertex] + half);
            self.part(self.nest.base[blossom]);
        }
        self.nest.dissolve(blossom);
    }

    /// Gives all free vertices duals of the same parity (raising a dual is always allowed), so
    /// that all changes in the coming search are whole numbers.
    pub(super) fn level(&mut self) {
        let mut parity = None;
        for at in 0..self.present.len() {
            let vertex = self.present[at];
            if self.nest.mate[vertex] != NONE || self.nest.base[self.nest.top[vertex]] != vertex {
                continue;
            }
            // Raising a dual inside a blossom would break its tight edges.
            self.open_up(vertex);
            let odd = self.dual[vertex].is_odd();
            if *parity.get_or_insert(odd) != odd {
                self.dual[vertex] = self.dual[vertex] + W::shifted(1, 0);
            }
        }
    }
}
