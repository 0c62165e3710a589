//! Which positions may be drawn.

use core::fmt;
use std::collections::BTreeSet;

use rokada_chess::StartPosition;

use crate::{Drawn, Method, Why};

/// The positions that may be drawn.
///
/// ```
/// use rokada_chess::StartPosition;
/// use rokada_draw::Pool;
///
/// assert_eq!(Pool::default().count(), 959, "without the classical array");
/// let list = Pool::short_list([12, 700, 33].map(|n| StartPosition::new(n).unwrap()))?;
/// assert_eq!(list.count(), 3);
/// # Ok::<(), rokada_draw::PoolError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool(Kind);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    AllBut(BTreeSet<StartPosition>),
    ShortList(Vec<StartPosition>),
}

impl Default for Pool {
    /// All but the classical array, 518.
    fn default() -> Pool {
        Pool(Kind::AllBut(BTreeSet::from([StartPosition::CLASSICAL])))
    }
}

impl Pool {
    /// All 960.
    pub fn all() -> Pool {
        Pool(Kind::AllBut(BTreeSet::new()))
    }

    /// All 960 but these.
    ///
    /// # Errors
    /// When none is left.
    pub fn all_but(excluded: impl IntoIterator<Item = StartPosition>) -> Result<Pool, PoolError> {
        let excluded: BTreeSet<_> = excluded.into_iter().collect();
        if excluded.len() == usize::from(StartPosition::COUNT) {
            return Err(PoolError::Empty);
        }
        Ok(Pool(Kind::AllBut(excluded)))
    }

    /// These only, in this order: a short list drawn beforehand.
    ///
    /// # Errors
    /// When the list is empty or names a position twice.
    pub fn short_list(
        positions: impl IntoIterator<Item = StartPosition>,
    ) -> Result<Pool, PoolError> {
        let list: Vec<_> = positions.into_iter().collect();
        let mut seen = BTreeSet::new();
        match list.iter().find(|&&position| !seen.insert(position)) {
            Some(&twice) => Err(PoolError::Twice(twice)),
            None if list.is_empty() => Err(PoolError::Empty),
            None => Ok(Pool(Kind::ShortList(list))),
        }
    }

    /// These without one, which has been drawn and may not come again.
    ///
    /// # Errors
    /// When none is left.
    pub fn without(mut self, position: StartPosition) -> Result<Pool, PoolError> {
        match &mut self.0 {
            Kind::AllBut(excluded) => {
                excluded.insert(position);
            }
            Kind::ShortList(list) => list.retain(|&listed| listed != position),
        }
        if self.count() == 0 {
            return Err(PoolError::Empty);
        }
        Ok(self)
    }

    /// How many positions may be drawn.
    pub fn count(&self) -> u16 {
        match &self.0 {
            Kind::AllBut(excluded) => StartPosition::COUNT - excluded.len() as u16,
            Kind::ShortList(list) => list.len() as u16,
        }
    }

    /// The positions excluded from the 960, in the order of their numbers; none for a short list.
    pub fn excluded(&self) -> impl Iterator<Item = StartPosition> + '_ {
        match &self.0 {
            Kind::AllBut(excluded) => Some(excluded.iter().copied()),
            Kind::ShortList(_) => None,
        }
        .into_iter()
        .flatten()
    }

    /// The short list, when it is one.
    pub fn listed(&self) -> Option<&[StartPosition]> {
        match &self.0 {
            Kind::AllBut(_) => None,
            Kind::ShortList(list) => Some(list),
        }
    }

    /// May the position be drawn?
    pub fn contains(&self, position: StartPosition) -> bool {
        match &self.0 {
            Kind::AllBut(excluded) => !excluded.contains(&position),
            Kind::ShortList(list) => list.contains(&position),
        }
    }

    /// The entry of that index: in the list's order, or in the order of the numbers allowed.
    pub fn entry(&self, index: u16) -> Option<StartPosition> {
        let index = usize::from(index);
        match &self.0 {
            Kind::AllBut(_) => StartPosition::all()
                .filter(|&position| self.contains(position))
                .nth(index),
            Kind::ShortList(list) => list.get(index).copied(),
        }
    }

    /// The position that a machine ended in, or why all is drawn again.
    ///
    /// # Errors
    /// [`Why::Excluded`] for a position that may not be drawn.
    pub fn settle(&self, drawn: Drawn) -> Result<StartPosition, Why> {
        match drawn {
            Drawn::Entry(index) => self.entry(index).ok_or(Why::Unused),
            Drawn::Position(position) if self.contains(position) => Ok(position),
            Drawn::Position(position) => Err(Why::Excluded(position)),
        }
    }
}

/// Why nothing can be drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PoolError {
    /// No position is left.
    Empty,
    /// A short list names a position twice.
    Twice(StartPosition),
    /// The method draws among all 960 and cannot draw from a short list.
    NotForShortList(Method),
}

impl fmt::Display for PoolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PoolError::Empty => f.write_str("no position is left to draw"),
            PoolError::Twice(position) => {
                write!(f, "position {} is twice on the list", position.number())
            }
            PoolError::NotForShortList(method) => write!(
                f,
                "the method {method} draws among all 960; draw from a list with fewest-coin, \
                 fewest-dice, slips, program or quick"
            ),
        }
    }
}

impl core::error::Error for PoolError {}
