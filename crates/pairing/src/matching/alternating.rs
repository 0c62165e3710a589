//! Maximum matching without weights: can everybody be matched at all, and who may be left over?
//!
//! Edmonds' blossom search, with each blossom shrunk to its base (J. Edmonds, *Paths, trees, and
//! flowers*, 1965).

use std::collections::VecDeque;

use super::NONE;
use super::bits::{BitMatrix, BitRow};

/// A matching of some of the vertices of a graph, as large as possible.
#[derive(Clone, Debug)]
pub(crate) struct Matching<'a> {
    graph: &'a BitMatrix,
    present: Vec<usize>,
    mate: Vec<usize>,
    /// The vertices without a mate.
    exposed: Vec<usize>,
}

struct Search {
    outer: Vec<bool>,
    /// For an inner vertex the outer one it was reached from.
    parent: Vec<usize>,
    /// The base of the blossom around a vertex.
    base: Vec<usize>,
    queue: VecDeque<usize>,
}

impl<'a> Matching<'a> {
    /// A maximum matching of the vertices `present` (ascending) along the edges of `graph`, a
    /// symmetric table over `size` vertices.
    pub(crate) fn new(graph: &'a BitMatrix, size: usize, present: Vec<usize>) -> Self {
        let mut matching = Self {
            graph,
            present,
            mate: vec![NONE; size],
            exposed: Vec::new(),
        };
        let mut free = BitRow::empty(size);
        matching
            .present
            .iter()
            .for_each(|vertex| free.insert(*vertex));
        for at in 0..matching.present.len() {
            let vertex = matching.present[at];
            if free.contains(vertex) {
                free.remove(vertex);
                match free.first_common(graph.row(vertex)) {
                    Some(other) => {
                        free.remove(other);
                        matching.mate[vertex] = other;
                        matching.mate[other] = vertex;
                    }
                    None => matching.exposed.push(vertex),
                }
            }
        }
        for root in core::mem::take(&mut matching.exposed) {
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

    /// The vertices that could be without a mate instead of one of the exposed ones, including it.
    pub(crate) fn could_be_exposed(&self, exposed: usize) -> BitRow {
        let mut set = BitRow::empty(self.mate.len());
        let search = self.search(exposed).err();
        for &vertex in &self.present {
            if search.as_ref().is_some_and(|search| search.outer[vertex]) {
                set.insert(vertex);
            }
        }
        set
    }

    fn augment(&mut self, root: usize) -> bool {
        let Ok((search, mut end)) = self.search(root) else {
            return false;
        };
        while end != NONE {
            let from = search.parent[end];
            let next = self.mate[from];
            self.mate[end] = from;
            self.mate[from] = end;
            end = next;
        }
        true
    }

    /// Searches for an alternating path from `root` to another exposed vertex: the search and the
    /// end of the path, or the exhausted search.
    fn search(&self, root: usize) -> Result<(Search, usize), Search> {
        let size = self.mate.len();
        let mut search = Search {
            outer: vec![false; size],
            parent: vec![NONE; size],
            base: (0..size).collect(),
            queue: VecDeque::from([root]),
        };
        search.outer[root] = true;
        while let Some(vertex) = search.queue.pop_front() {
            for &other in &self.present {
                if !self.graph.contains(vertex, other)
                    || search.base[vertex] == search.base[other]
                    || self.mate[vertex] == other
                {
                    continue;
                }
                let mate = self.mate[other];
                if other == root || (mate != NONE && search.parent[mate] != NONE) {
                    self.shrink(&mut search, vertex, other);
                } else if search.parent[other] == NONE {
                    search.parent[other] = vertex;
                    if mate == NONE {
                        return Ok((search, other));
                    }
                    search.outer[mate] = true;
                    search.queue.push_back(mate);
                }
            }
        }
        Err(search)
    }

    fn shrink(&self, search: &mut Search, a: usize, b: usize) {
        let base = self.common_base(search, a, b);
        let mut inside = vec![false; self.mate.len()];
        self.mark_path(search, &mut inside, a, base, b);
        self.mark_path(search, &mut inside, b, base, a);
        for &vertex in &self.present {
            if inside[search.base[vertex]] {
                search.base[vertex] = base;
                if !search.outer[vertex] {
                    search.outer[vertex] = true;
                    search.queue.push_back(vertex);
                }
            }
        }
    }

    fn common_base(&self, search: &Search, a: usize, b: usize) -> usize {
        let mut on_way = vec![false; self.mate.len()];
        let mut at = a;
        loop {
            at = search.base[at];
            on_way[at] = true;
            if self.mate[at] == NONE {
                break;
            }
            at = search.parent[self.mate[at]];
        }
        at = search.base[b];
        while !on_way[at] {
            at = search.base[search.parent[self.mate[at]]];
        }
        at
    }

    fn mark_path(
        &self,
        search: &mut Search,
        inside: &mut [bool],
        mut vertex: usize,
        base: usize,
        mut child: usize,
    ) {
        while search.base[vertex] != base {
            let mate = self.mate[vertex];
            inside[search.base[vertex]] = true;
            inside[search.base[mate]] = true;
            search.parent[vertex] = child;
            child = mate;
            vertex = search.parent[mate];
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
