//! The first transposition (article 4.2) among the optimal ones, found without weighing again.
//!
//! When everybody in the graph is an upper player, a lower player, or the vertex for being left
//! over (which then acts as one more upper player), and there is no blossom, the graph of allowed
//! edges is bipartite and the dual variables `y` prove the matching optimal in it:
//! `y(a) + y(b) >= weight(a, b)` for every edge, with equality on the matching. The weight of any
//! perfect matching is the sum of all `y` less the slack of its edges. So **the optimal matchings
//! are exactly the perfect matchings of the edges without slack**, and taking a settled pair out
//! leaves the same true of the rest. Whether an upper player can have a certain opponent is then a
//! question of reachability along alternating paths, which bit sets answer in O(n²/64).

use super::window::Window;
use crate::matching::{BitMatrix, BitRow, Perfect, Weight};

/// For each of the upper players, in order, the first lower player it can have. None when the graph
/// is not of the kind described above.
pub(crate) fn first<W: Weight>(
    graph: &Perfect<W>,
    window: &Window,
    uppers: &[usize],
    lowers: &[usize],
) -> Option<Vec<usize>> {
    let mut rows = uppers.to_vec();
    rows.extend((window.places.len()..window.size()).filter(|vertex| graph.is_present(*vertex)));
    let mut column_of_vertex = vec![usize::MAX; window.size()];
    for (column, &lower) in lowers.iter().enumerate() {
        column_of_vertex[lower] = column;
    }
    let column_of: Vec<usize> = rows
        .iter()
        .map(|row| column_of_vertex[graph.mate(*row)])
        .collect();
    if graph.has_blossoms()
        || rows.len() != lowers.len()
        || graph.present() != rows.len() + lowers.len()
        || column_of.contains(&usize::MAX)
    {
        return None;
    }
    let mut tight = Tight::new(rows.len(), column_of);
    for (row, &upper) in rows.iter().enumerate() {
        for (column, &lower) in lowers.iter().enumerate() {
            let allowed = row >= uppers.len() || (upper < lower && window.may_meet(upper, lower));
            if allowed && graph.is_tight(upper, lower) {
                tight.insert(row, column);
            }
        }
    }
    Some(
        (0..uppers.len())
            .map(|row| lowers[tight.settle(row)])
            .collect(),
    )
}

/// A bipartite graph of tight edges with a perfect matching.
struct Tight {
    columns_of: BitMatrix,
    rows_of: BitMatrix,
    column_of: Vec<usize>,
    row_of: Vec<usize>,
    open_columns: BitRow,
    open_rows: BitRow,
}

impl Tight {
    fn new(size: usize, column_of: Vec<usize>) -> Self {
        let mut row_of = vec![0; size];
        for (row, &column) in column_of.iter().enumerate() {
            row_of[column] = row;
        }
        Self {
            columns_of: BitMatrix::new(size, size),
            rows_of: BitMatrix::new(size, size),
            column_of,
            row_of,
            open_columns: BitRow::full(size),
            open_rows: BitRow::full(size),
        }
    }

    fn insert(&mut self, row: usize, column: usize) {
        self.columns_of.insert(row, column);
        self.rows_of.insert(column, row);
    }

    /// Gives the row the first column it can have while all other open rows have one too, for good.
    fn settle(&mut self, row: usize) -> usize {
        let size = self.row_of.len();
        let own = self.column_of[row];
        self.open_rows.remove(row);
        let wanted = self
            .open_columns
            .first_common(self.columns_of.row(row))
            .unwrap_or(own);
        if wanted != own {
            // The columns whose row can move elsewhere, by a chain of moves that ends at `own`.
            let mut movable = BitRow::empty(size);
            let mut moves_to = vec![own; size];
            let mut fresh = self.open_rows.clone();
            let mut queue = vec![own];
            movable.insert(own);
            while let Some(target) = queue.pop() {
                while let Some(mover) = fresh.first_common(self.rows_of.row(target)) {
                    fresh.remove(mover);
                    let column = self.column_of[mover];
                    movable.insert(column);
                    moves_to[column] = target;
                    queue.push(column);
                }
            }
            let column = movable
                .first_common(self.columns_of.row(row))
                .unwrap_or(own);
            let (mut taker, mut taken) = (row, column);
            while taken != own {
                let mover = self.row_of[taken];
                (self.column_of[taker], self.row_of[taken]) = (taken, taker);
                (taker, taken) = (mover, moves_to[taken]);
            }
            (self.column_of[taker], self.row_of[taken]) = (taken, taker);
        }
        let column = self.column_of[row];
        self.open_columns.remove(column);
        column
    }
}
