//! The search for an augmenting path from all free vertices at once, changing duals on its way.

use super::{NONE, Perfect, Weight};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Free,
    Outer,
    Inner,
}

/// A search tree's knowledge about a top.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark<W> {
    pub(super) label: Label,
    /// The free vertex whose tree the top is in.
    pub(super) root: usize,
    /// The edge (outer vertex, own vertex) by which an inner top was reached.
    pub(super) via: (usize, usize),
    /// The edge of least slack from an outer vertex elsewhere; `NONE` if there is none.
    pub(super) near: (usize, usize),
    /// That slack, made independent of the dual changes since: see [`Perfect::key`].
    pub(super) key: W,
}

impl<W: Weight> Perfect<W> {
    /// The slack between an outer vertex and a top shrinks with every dual change, once as fast
    /// for a free top and twice as fast for an outer one. The key stays.
    fn key(&self, label: Label, slack: W) -> W {
        match label {
            Label::Free => slack + self.travelled,
            Label::Outer => slack + self.travelled + self.travelled,
            Label::Inner => slack,
        }
    }

    /// One search from all free vertices, up to the first augmentation. False: none is free.
    pub(super) fn search(&mut self) -> bool {
        self.travelled = W::ZERO;
        self.queue.clear();
        for at in 0..self.present.len() {
            let top = self.nest.top[self.present[at]];
            self.marks[top].label = Label::Free;
            self.marks[top].near = (NONE, NONE);
        }
        for at in 0..self.present.len() {
            let vertex = self.present[at];
            if self.nest.mate[vertex] == NONE && self.nest.base[self.nest.top[vertex]] == vertex {
                self.make_outer(self.nest.top[vertex], vertex);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        while !self.scan_queue() && !self.change_duals() {}
        self.drop_thin_blossoms();
        true
    }

    fn make_outer(&mut self, top: usize, root: usize) {
        let slack = self.marks[top].key - self.travelled;
        self.marks[top].label = Label::Outer;
        self.marks[top].root = root;
        self.marks[top].key = self.key(Label::Outer, slack);
        let queue = &mut self.queue;
        self.nest.vertices(top, &mut |vertex| queue.push(vertex));
    }

    /// Looks at all edges of the outer vertices not seen yet. True: the matching grew.
    fn scan_queue(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop() {
            for at in 0..self.present.len() {
                let other = self.present[at];
                let (own, top) = (self.nest.top[vertex], self.nest.top[other]);
                if own == top || self.marks[top].label == Label::Inner {
                    continue;
                }
                let slack = self.slack(vertex, other);
                if slack == W::ZERO {
                    if self.tight_edge(vertex, other) {
                        return true;
                    }
                } else {
                    let key = self.key(self.marks[top].label, slack);
                    let mark = &mut self.marks[top];
                    if mark.near.0 == NONE || key < mark.key {
                        (mark.near, mark.key) = ((vertex, other), key);
                    }
                }
            }
        }
        false
    }

    /// An outer vertex has a tight edge to another top. True: the matching grew.
    fn tight_edge(&mut self, outer: usize, other: usize) -> bool {
        let (own, top) = (self.nest.top[outer], self.nest.top[other]);
        if own == top {
            return false;
        }
        match self.marks[top].label {
            Label::Inner => false,
            Label::Free => {
                let root = self.marks[own].root;
                let mark = &mut self.marks[top];
                (mark.label, mark.root, mark.via) = (Label::Inner, root, (outer, other));
                let mate = self.nest.mate[self.nest.base[top]];
                self.make_outer(self.nest.top[mate], root);
                false
            }
            Label::Outer if self.marks[own].root == self.marks[top].root => {
                self.fold(outer, other);
                false
            }
            Label::Outer => {
                self.augment(outer, other);
                self.augment(other, outer);
                true
            }
        }
    }

    /// Matches `vertex`, in an outer top, with `mate`, and flips the way from there to the root.
    fn augment(&mut self, mut vertex: usize, mut mate: usize) {
        loop {
            let top = self.nest.top[vertex];
            let before = self.nest.mate[self.nest.base[top]];
            self.nest.rebase(top, vertex);
            self.nest.mate[vertex] = mate;
            if before == NONE {
                return;
            }
            let inner = self.nest.top[before];
            let (outer, entry) = self.marks[inner].via;
            self.nest.rebase(inner, entry);
            self.nest.mate[entry] = outer;
            (vertex, mate) = (outer, entry);
        }
    }

    /// The way from an outer top towards its root: tops, and the edge from each to the next.
    fn way_up(&self, outer: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let (mut tops, mut links) = (vec![self.nest.top[outer]], Vec::new());
        loop {
            let base = self.nest.base[tops[tops.len() - 1]];
            let mate = self.nest.mate[base];
            if mate == NONE {
                return (tops, links);
            }
            let inner = self.nest.top[mate];
            let (up, entry) = self.marks[inner].via;
            links.extend([(base, mate), (entry, up)]);
            tops.extend([inner, self.nest.top[up]]);
        }
    }

    /// A tight edge within one tree closes an odd cycle: it becomes a blossom.
    fn fold(&mut self, a: usize, b: usize) {
        let (mut left, mut left_links) = self.way_up(a);
        let (mut right, mut right_links) = self.way_up(b);
        while left.len() > 1 && right.len() > 1 && left[left.len() - 2] == right[right.len() - 2] {
            left.pop();
            right.pop();
        }
        left_links.truncate(left.len() - 1);
        right_links.truncate(right.len() - 1);
        right.pop();
        let root = self.marks[left[left.len() - 1]].root;
        let mut cycle: Vec<usize> = left.iter().rev().copied().collect();
        let mut links: Vec<(usize, usize)> = left_links
            .iter()
            .rev()
            .map(|&(low, high)| (high, low))
            .collect();
        links.push((a, b));
        cycle.extend(&right);
        links.extend(&right_links);
        for &node in &cycle {
            if self.marks[node].label == Label::Inner {
                let queue = &mut self.queue;
                self.nest.vertices(node, &mut |vertex| queue.push(vertex));
            }
        }
        let blossom = self.nest.join(cycle, links);
        self.thickness[blossom - self.size] = W::ZERO;
        let mut nearest = vec![u32::MAX; self.size];
        for &vertex in &self.present {
            if self.nest.top[vertex] != blossom {
                nearest[vertex] = self.nearest_in(blossom, vertex);
            }
        }
        self.nearest[blossom - self.size] = nearest;
        let mark = &mut self.marks[blossom];
        (mark.label, mark.root) = (Label::Outer, root);
        self.find_near(blossom);
    }

    /// The vertex in a blossom that is nearest to a vertex outside.
    pub(super) fn nearest_in(&self, blossom: usize, vertex: usize) -> u32 {
        let inside = self
            .nest
            .cycle(blossom)
            .iter()
            .map(|node| self.nearest_to(*node, vertex));
        let closest = inside.min_by_key(|inner| self.slack(vertex, *inner));
        closest
            .and_then(|inner| u32::try_from(inner).ok())
            .unwrap_or(u32::MAX)
    }

    fn nearest_to(&self, node: usize, vertex: usize) -> usize {
        if node < self.size {
            node
        } else {
            self.nearest[node - self.size][vertex] as usize
        }
    }

    /// Recomputes the edge of least slack from the outer vertices elsewhere to a top.
    fn find_near(&mut self, top: usize) {
        let mut best: Option<(W, (usize, usize))> = None;
        for &vertex in &self.present {
            let other = self.nest.top[vertex];
            if other != top && self.marks[other].label == Label::Outer {
                let inner = self.nearest_to(top, vertex);
                let slack = self.slack(vertex, inner);
                if best.is_none_or(|(least, _)| slack < least) {
                    best = Some((slack, (vertex, inner)));
                }
            }
        }
        let (slack, near) = best.unwrap_or((W::ZERO, (NONE, NONE)));
        self.marks[top].near = near;
        self.marks[top].key = self.key(self.marks[top].label, slack);
    }

    /// Changes the duals as far as no slack becomes negative, and follows the edges that became
    /// tight. True: the matching grew.
    fn change_duals(&mut self) -> bool {
        let mut step: Option<W> = None;
        let tops = self.tops();
        for &top in &tops {
            let mark = &self.marks[top];
            let limit = match mark.label {
                Label::Free if mark.near.0 != NONE => mark.key - self.travelled,
                Label::Outer if mark.near.0 != NONE => {
                    (mark.key - self.travelled - self.travelled).half()
                }
                Label::Inner if self.nest.is_blossom(top) => self.thickness[top - self.size].half(),
                _ => continue,
            };
            step = Some(step.map_or(limit, |least| least.min(limit)));
        }
        // A complete graph with two free vertices always has an edge between them to wait for.
        let step = step.unwrap_or(W::ZERO);
        self.travelled = self.travelled + step;
        for &vertex in &self.present {
            match self.marks[self.nest.top[vertex]].label {
                Label::Outer => self.dual[vertex] = self.dual[vertex] - step,
                Label::Inner => self.dual[vertex] = self.dual[vertex] + step,
                Label::Free => {}
            }
        }
        for &top in tops.iter().filter(|top| **top >= self.size) {
            let thickness = &mut self.thickness[top - self.size];
            match self.marks[top].label {
                Label::Outer => *thickness = *thickness + step + step,
                Label::Inner => *thickness = *thickness - step - step,
                Label::Free => {}
            }
        }
        for &top in &tops {
            // What happened since may have swallowed the top, or changed its label.
            let near = self.marks[top].near;
            if near.0 != NONE
                && self.marks[top].label != Label::Inner
                && self.nest.top[near.1] == top
                && self.slack(near.0, near.1) == W::ZERO
                && self.tight_edge(near.0, near.1)
            {
                return true;
            }
        }
        for &top in &tops {
            if top >= self.size
                && self.nest.top[self.nest.base[top]] == top
                && self.marks[top].label == Label::Inner
                && self.thickness[top - self.size] == W::ZERO
            {
                self.open_inner(top);
            }
        }
        false
    }

    /// An inner blossom without thickness: the way through it stays in the tree, the rest is free.
    fn open_inner(&mut self, blossom: usize) {
        let (root, via) = (self.marks[blossom].root, self.marks[blossom].via);
        let path = self.nest.even_path(blossom, via.1);
        self.nest.dissolve(blossom);
        for (step, &node) in path.nodes.iter().enumerate() {
            let mark = &mut self.marks[node];
            mark.root = root;
            if step % 2 == 0 {
                mark.label = Label::Inner;
                mark.via = if step == 0 { via } else { path.links[step - 1] };
            } else {
                mark.label = Label::Outer;
            }
        }
        for &node in &path.rest {
            self.marks[node].label = Label::Free;
        }
        for &node in path.nodes.iter().skip(1).step_by(2).chain(&path.rest) {
            self.find_near(node);
        }
        for &node in path.nodes.iter().skip(1).step_by(2) {
            let queue = &mut self.queue;
            self.nest.vertices(node, &mut |vertex| queue.push(vertex));
        }
    }

    /// Blossoms without thickness say nothing about the optimum; without them the next search is
    /// simpler.
    fn drop_thin_blossoms(&mut self) {
        for top in self.tops() {
            let mut thin = vec![top];
            while let Some(node) = thin.pop() {
                if node >= self.size && self.thickness[node - self.size] == W::ZERO {
                    thin.extend(self.nest.dissolve(node));
                }
            }
        }
    }
}
