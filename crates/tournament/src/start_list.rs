//! The order of the start list and the pairing numbers (C.04.2).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::{Entry, EntryId, System, Tournament};

/// The last round before whose pairing numbers may still be given anew: none is changed after the
/// fourth round has been paired (C.04.2, B.3).
const NUMBERS_OPEN_UNTIL: u16 = 4;

impl Tournament {
    /// The rating that seeds an entry; `None` for an unrated player.
    pub fn seed_rating(&self, entry: &Entry) -> Option<u16> {
        entry.player.ratings.first(&self.settings.seeding)
    }

    /// Everyone in the order of the start list: place 1 has pairing number 1.
    ///
    /// By rating, then title, then name; unless the list was put in order by hand or by lot. While
    /// the numbers are open (until the fourth round is paired) a late entry takes the place that
    /// belongs to it and the others move; after that it gets the next number.
    pub fn start_list(&self) -> Vec<EntryId> {
        let given = self.given_numbers();
        let fixed: &[EntryId] = match &self.order {
            _ if !self.numbers_are_open() => given,
            Some(order) => order,
            None => &[],
        };
        let mut list: Vec<EntryId> = fixed
            .iter()
            .copied()
            .filter(|entry| self.entries.contains_key(entry))
            .collect();
        let mut rest: Vec<&Entry> = self.entries().filter(|e| !list.contains(&e.id)).collect();
        rest.sort_by_cached_key(|entry| self.strength(entry));
        list.extend(rest.into_iter().map(|entry| entry.id));
        list
    }

    /// Whether the pairing numbers may still be given anew.
    pub fn numbers_are_open(&self) -> bool {
        self.given_numbers().is_empty()
            || !self.is_by_table() && self.current_round() < NUMBERS_OPEN_UNTIL
    }

    /// The pairing number of each entry, from 1.
    pub fn numbers(&self) -> BTreeMap<EntryId, u32> {
        self.start_list().into_iter().zip(1..).collect()
    }

    /// Systems by table can't renumber once they have begun: their pairings are made of numbers.
    pub(crate) fn is_by_table(&self) -> bool {
        !matches!(self.settings.system, System::Dutch { .. } | System::ByHand)
    }

    /// What orders the list: rating, title, name, and the order of entry where all are equal.
    fn strength(&self, entry: &Entry) -> (Reverse<u16>, usize, String, EntryId) {
        let title = entry
            .player
            .title
            .map_or(usize::MAX, |title| title as usize);
        let rating = self.seed_rating(entry).unwrap_or(0);
        (
            Reverse(rating),
            title,
            entry.player.name.to_lowercase(),
            entry.id,
        )
    }
}
