//! Maximum matching without weights: can everybody be matched at all, and who may be left over?
//!
//! Edmonds' blossom search, with each blossom shrunk to its base (J. Edmonds, *Paths, trees, and
//! flowers*, 1965). Sets of vertices are bits, so that most of a search looks at 64 edges at once.

use std::collections::VecDeque;

use super::NONE;
use super::bits::{BitMatrix, BitRow};

/// A matching of some of the vertices of a graph, as large as possible.
#[derive(Clone, Debug)]
pub(crate) struct Matching<'a> {
    graph: &'a BitMatrix,
    present: BitRow,
    mate: Vec<usize>,
    exposed: Vec<usize>,
}

impl<'a> Matching<'a> {
    /// A maximum matching of the vertices `present` (ascending) along the edges of `graph`, a
    /// symmetric table over `size` vertices.
    pub(crate) fn new(graph: &'a BitMatrix, size: usize, vertices: Vec<usize>) -> Self {
        let mut present = BitRow::empty(size);
        vertices.iter().for_each(|vertex| present.insert(*vertex));
        let mut matching = Self {
            graph,
            present: present.clone(),
            mate: vec![NONE; size],
            exposed: Vec::new(),
        };
        let mut free = present;
        let mut roots = Vec::new();
        for vertex in vertices {
            if free.contains(vertex) {
                free.remove(vertex);
                match free.first_common(graph.row(vertex)) {
                    Some(other) => {
                        free.remove(other);
                        matching.mate[vertex] = other;
                        matching.mate[other] = vertex;
                    }
                    None => roots.push(vertex),
                }
            }
        }
        for root in roots {
            if matching.mate[root] == NONE && !matching.augment(root) {
                matching.exposed.push(root);
            }
        }
        matching
    }

    /// The vertices without a mate.
    pub(crate) fn exposed(&self) -> &[usize] {
        &self.exposed
    }

    /// The mate of a vertex, or `NONE`.
    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex]
    }

    /// The vertices that could be without a mate instead of one of the exposed ones, including it.
    pub(crate) fn could_be_exposed(&self, exposed: usize) -> BitRow {
        search(self.graph, &self.present, &self.mate, exposed, |_| false).outer
    }

    /// All vertices that could be without a mate. By the theorem of Gallai and Edmonds they can't
    /// all be matched, whatever is tried, if any is exposed.
    pub(crate) fn ever_exposed(&self) -> BitRow {
        let mut ever = BitRow::empty(self.mate.len());
        for &exposed in &self.exposed {
            // Once reached from one exposed vertex, a component need not be searched again.
            if !ever.contains(exposed) {
                ever.include(&self.could_be_exposed(exposed));
            }
        }
        ever
    }

    fn augment(&mut self, root: usize) -> bool {
        let search = search(self.graph, &self.present, &self.mate, root, |_| false);
        if let Some(Hit::Exposed(end)) = search.hit {
            search.flip_from(&mut self.mate, end);
            return true;
        }
        false
    }
}

/// What ended a search early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hit {
    /// Another exposed vertex was reached.
    Exposed(usize),
    /// A goal was reached by an even alternating path.
    Goal,
}

/// All that can be reached from an exposed vertex by alternating paths.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// The vertices reached by paths of even length: any of them could be exposed instead.
    pub(super) outer: BitRow,
    /// For the others that were reached, the outer vertex they were reached from.
    parent: Vec<usize>,
    /// The base of the blossom around a vertex.
    base: Vec<usize>,
    pub(super) hit: Option<Hit>,
    to_grow: VecDeque<usize>,
    to_shrink: VecDeque<usize>,
}

/// Searches the graph of the vertices `present` from an exposed `root`, until another exposed
/// vertex is found, or a goal, or all has been seen.
pub(super) fn search(
    graph: &BitMatrix,
    present: &BitRow,
    mate: &[usize],
    root: usize,
    is_goal: impl Fn(usize) -> bool,
) -> Search {
    let size = mate.len();
    let mut search = Search {
        outer: BitRow::empty(size),
        parent: vec![NONE; size],
        base: (0..size).collect(),
        hit: None,
        to_grow: VecDeque::new(),
        to_shrink: VecDeque::new(),
    };
    let mut unseen = present.clone();
    unseen.remove(root);
    search.reach(root, &is_goal);
    while search.hit.is_none() {
        // Blossoms are looked for only when nothing else can grow: most searches need none.
        if let Some(vertex) = search.to_grow.pop_front() {
            while let Some(other) = unseen.first_common(graph.row(vertex)) {
                unseen.remove(other);
                search.parent[other] = vertex;
                if mate[other] == NONE {
                    search.hit = Some(Hit::Exposed(other));
                    break;
                }
                unseen.remove(mate[other]);
                search.reach(mate[other], &is_goal);
            }
        } else if let Some(&vertex) = search.to_shrink.front() {
            let base = search.base[vertex];
            let neighbours = search.outer.common(graph.row(vertex));
            match neighbours
                .into_iter()
                .find(|other| search.base[*other] != base)
            {
                Some(other) => search.shrink(mate, vertex, other, &is_goal),
                None => {
                    search.to_shrink.pop_front();
                }
            }
        } else {
            break;
        }
    }
    search
}

impl Search {
    fn reach(&mut self, vertex: usize, is_goal: &impl Fn(usize) -> bool) {
        self.outer.insert(vertex);
        self.to_grow.push_back(vertex);
        self.to_shrink.push_back(vertex);
        if is_goal(vertex) {
            self.hit = Some(Hit::Goal);
        }
    }

    /// Matches along the path found to another exposed vertex.
    pub(super) fn flip_from(&self, mate: &mut [usize], end: usize) {
        self.flip(mate, end, self.parent[end]);
    }

    /// Takes all that was reached out of a set.
    pub(super) fn forget_in(&self, set: &mut BitRow, mate: &[usize]) {
        for vertex in self.outer.members() {
            set.remove(vertex);
            if mate[vertex] != NONE {
                set.remove(mate[vertex]);
            }
        }
    }

    /// Matches `end`, which is exposed, with the outer vertex `from`, and flips the way from there
    /// to the root.
    pub(super) fn flip(&self, mate: &mut [usize], mut end: usize, mut from: usize) {
        loop {
            let next = mate[from];
            mate[end] = from;
            mate[from] = end;
            if next == NONE {
                return;
            }
            end = next;
            from = self.parent[end];
        }
    }

    fn shrink(&mut self, mate: &[usize], a: usize, b: usize, is_goal: &impl Fn(usize) -> bool) {
        let base = self.common_base(mate, a, b);
        let mut inside = vec![false; mate.len()];
        self.mark_path(mate, &mut inside, a, base, b);
        self.mark_path(mate, &mut inside, b, base, a);
        for vertex in 0..mate.len() {
            if inside[self.base[vertex]] {
                self.base[vertex] = base;
                if !self.outer.contains(vertex) {
                    self.reach(vertex, is_goal);
                }
            }
        }
    }

    fn common_base(&self, mate: &[usize], a: usize, b: usize) -> usize {
        let mut on_way = vec![false; mate.len()];
        let mut at = a;
        loop {
            at = self.base[at];
            on_way[at] = true;
            if mate[at] == NONE {
                break;
            }
            at = self.parent[mate[at]];
        }
        at = self.base[b];
        while !on_way[at] {
            at = self.base[self.parent[mate[at]]];
        }
        at
    }

    fn mark_path(
        &mut self,
        mate: &[usize],
        inside: &mut [bool],
        mut vertex: usize,
        base: usize,
        mut child: usize,
    ) {
        while self.base[vertex] != base {
            let inner = mate[vertex];
            inside[self.base[vertex]] = true;
            inside[self.base[inner]] = true;
            self.parent[vertex] = child;
            child = inner;
            vertex = self.parent[inner];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lots;

    /// The most pairs among the vertices in `left`, by trying all.
    fn most(edges: &[u32], left: u32) -> u32 {
        if left == 0 {
            return 0;
        }
        let first = left.trailing_zeros();
        let rest = left & !(1 << first);
        let partners = rest & edges[first as usize];
        let with = (0..32).filter(|other| partners >> other & 1 == 1);
        with.map(|other| 1 + most(edges, rest & !(1 << other)))
            .fold(most(edges, rest), u32::max)
    }

    #[test]
    fn matches_as_many_as_possible_and_knows_who_may_be_left() {
        let mut lots = Lots::new(518);
        for round in 0..1500 {
            let size = 1 + round % 10;
            let (mut graph, mut edges) = (BitMatrix::new(size, size), vec![0u32; size]);
            for a in 0..size {
                for b in 0..a {
                    if lots.chance(0.3) {
                        graph.insert(a, b);
                        graph.insert(b, a);
                        edges[a] |= 1 << b;
                        edges[b] |= 1 << a;
                    }
                }
            }
            let all = (1u32 << size) - 1;
            let matching = Matching::new(&graph, size, (0..size).collect());
            let pairs = most(&edges, all);
            assert_eq!(matching.exposed().len(), size - 2 * pairs as usize);
            for vertex in 0..size {
                let spared = most(&edges, all & !(1 << vertex)) == pairs;
                let claimed = matching
                    .exposed()
                    .iter()
                    .any(|exposed| matching.could_be_exposed(*exposed).contains(vertex));
                assert_eq!(claimed, spared);
            }
        }
    }
}
