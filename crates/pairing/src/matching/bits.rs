//! Sets of small numbers as bits, and square tables of such sets.

/// A set of numbers below a fixed bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BitRow {
    words: Vec<u64>,
}

impl BitRow {
    pub(crate) fn empty(size: usize) -> Self {
        Self {
            words: vec![0; size.div_ceil(64)],
        }
    }

    pub(crate) fn full(size: usize) -> Self {
        let mut row = Self::empty(size);
        (0..size).for_each(|at| row.insert(at));
        row
    }

    pub(crate) fn insert(&mut self, at: usize) {
        self.words[at / 64] |= 1 << (at % 64);
    }

    pub(crate) fn remove(&mut self, at: usize) {
        self.words[at / 64] &= !(1 << (at % 64));
    }

    /// Takes in all members of another set below the same bound.
    pub(crate) fn include(&mut self, other: &Self) {
        self.words
            .iter_mut()
            .zip(&other.words)
            .for_each(|(a, b)| *a |= b);
    }

    pub(crate) fn contains(&self, at: usize) -> bool {
        self.words[at / 64] >> (at % 64) & 1 == 1
    }

    /// All members.
    pub(crate) fn members(&self) -> Vec<usize> {
        self.common(&self.words)
    }

    /// The members of both sets.
    pub(crate) fn common(&self, other: &[u64]) -> Vec<usize> {
        let mut members = Vec::new();
        for (at, (a, b)) in self.words.iter().zip(other).enumerate() {
            let mut both = a & b;
            while both != 0 {
                members.push(at * 64 + both.trailing_zeros() as usize);
                both &= both - 1;
            }
        }
        members
    }

    /// The smallest member of both sets.
    pub(crate) fn first_common(&self, other: &[u64]) -> Option<usize> {
        self.words
            .iter()
            .zip(other)
            .enumerate()
            .find_map(|(at, (a, b))| {
                let both = a & b;
                (both != 0).then(|| at * 64 + both.trailing_zeros() as usize)
            })
    }
}

/// For each row a set of columns.
#[derive(Clone, Debug)]
pub(crate) struct BitMatrix {
    words_per_row: usize,
    words: Vec<u64>,
}

impl BitMatrix {
    pub(crate) fn new(rows: usize, columns: usize) -> Self {
        let words_per_row = columns.div_ceil(64);
        Self {
            words_per_row,
            words: vec![0; rows * words_per_row],
        }
    }

    pub(crate) fn insert(&mut self, row: usize, column: usize) {
        self.words[row * self.words_per_row + column / 64] |= 1 << (column % 64);
    }

    pub(crate) fn remove(&mut self, row: usize, column: usize) {
        self.words[row * self.words_per_row + column / 64] &= !(1 << (column % 64));
    }

    pub(crate) fn contains(&self, row: usize, column: usize) -> bool {
        self.words[row * self.words_per_row + column / 64] >> (column % 64) & 1 == 1
    }

    pub(crate) fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.words_per_row..(row + 1) * self.words_per_row]
    }
}
