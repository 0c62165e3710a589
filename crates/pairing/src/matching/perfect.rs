//! Maximum weight perfect matching in a complete graph, with dual variables.
//!
//! Edmonds' primal-dual method (J. Edmonds, *Maximum matching and a polyhedron with 0,1-vertices*,
//! 1965) with the slack bookkeeping of H. N. Gabow and of Z. Galil (*Efficient algorithms for
//! finding maximum matching in graphs*, 1986): a search from all free vertices at once costs
//! O(n²). The dual variables stay valid when weights at single vertices change or pairs leave the
//! graph, so that the next optimum is found from the last one with a search or two.

use super::alternating::{Hit, search};
use super::bits::BitRow;
use super::blossom::Nest;
use super::tight::TightGraph;
use super::{NONE, Weight};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// A search tree's knowledge about a top.
#[derive(Clone, Copy, Debug)]
struct Mark<W> {
    label: Label,
    /// The free vertex whose tree the top is in.
    root: usize,
    /// The edge (outer vertex, own vertex) by which an inner top was reached.
    via: (usize, usize),
    /// The edge of least slack from an outer vertex elsewhere; `NONE` if there is none.
    near: (usize, usize),
    /// That slack, made independent of the dual changes since: see [`Perfect::key`].
    key: W,
}

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
    fn level(&mut self) {
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
    fn search(&mut self) -> bool {
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
    fn nearest_in(&self, blossom: usize, vertex: usize) -> u32 {
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

    fn tops(&self) -> Vec<usize> {
        let top = |vertex: &usize| {
            let top = self.nest.top[*vertex];
            (self.nest.base[top] == *vertex).then_some(top)
        };
        self.present.iter().filter_map(top).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lots;

    /// The greatest weight of a perfect matching of the vertices in `left`, by trying all.
    fn best(weights: &[Vec<i64>], left: u32, known: &mut [Option<i64>]) -> i64 {
        if left == 0 {
            return 0;
        }
        if let Some(value) = known[left as usize] {
            return value;
        }
        let first = left.trailing_zeros() as usize;
        let rest = left & !(1 << first);
        let value = (0..weights.len())
            .filter(|other| rest >> other & 1 == 1)
            .map(|other| weights[first][other] + best(weights, rest & !(1 << other), known))
            .max()
            .unwrap_or(i64::MIN);
        known[left as usize] = Some(value);
        value
    }

    fn random_weights(size: usize, range: u64, lots: &mut Lots) -> Vec<Vec<i64>> {
        let mut weights = vec![vec![0; size]; size];
        for a in 0..size {
            for b in 0..a {
                let value = (lots.below(range)).cast_signed();
                (weights[a][b], weights[b][a]) = (value, value);
            }
        }
        weights
    }

    fn total(graph: &Perfect<i64>, weights: &[Vec<i64>], left: u32) -> i64 {
        let there = |vertex: &usize| left >> vertex & 1 == 1;
        let mates = (0..weights.len()).filter(there).map(|a| (a, graph.mate(a)));
        mates
            .map(|(a, b)| if b < a { weights[a][b] } else { 0 })
            .sum()
    }

    #[test]
    fn finds_the_optimum_at_once_after_changes_and_after_removals() {
        let mut lots = Lots::new(960);
        for round in 0..4000 {
            let size = 2 + 2 * (round % 6);
            let range = [2, 3, 7, 1000][round / 6 % 4];
            let mut weights = random_weights(size, range, &mut lots);
            let mut graph = Perfect::new(size, |a, b| weights[a][b], |_| 0);
            let mut left = (1u32 << size) - 1;
            loop {
                graph.solve();
                let expected = best(&weights, left, &mut vec![None; 1 << size]);
                assert_eq!(total(&graph, &weights, left), expected);
                if left == 0 {
                    break;
                }
                let vertex = left.trailing_zeros() as usize;
                if lots.below(3) > 0 {
                    for other in (0..size).filter(|other| *other != vertex) {
                        let value = (lots.below(range)).cast_signed();
                        (weights[vertex][other], weights[other][vertex]) = (value, value);
                    }
                    graph.reweigh(vertex, |other| weights[vertex][other]);
                } else {
                    let mate = graph.mate(vertex);
                    graph.remove(vertex, mate);
                    left &= !(1 << vertex | 1 << mate);
                }
            }
        }
    }
}
