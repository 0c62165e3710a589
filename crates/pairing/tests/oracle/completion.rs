//! C4 and C5: whether those not yet paired can all be paired, and who would then be left over.

use std::cell::RefCell;
use std::collections::HashMap;

use rokada_pairing::Points;

use super::field::{Field, Group, members};

/// Tries every way of pairing a set of players that obeys C1 to C3, remembering what it found.
pub(crate) struct Completion<'a> {
    field: &'a Field,
    /// The answers of [`Completion::lowest_bye`].
    known: RefCell<HashMap<Group, Option<Points>>>,
}

impl Completion<'_> {
    pub(crate) fn of(field: &Field) -> Completion<'_> {
        Completion {
            field,
            known: RefCell::default(),
        }
    }

    /// The lowest score with which somebody can be left over when all others of the set are
    /// paired (C5): zero for an even set. `None` when no complete pairing exists (C4).
    pub(crate) fn lowest_bye(&self, set: Group) -> Option<Points> {
        if set == 0 {
            return Some(Points::ZERO);
        }
        if let Some(answer) = self.known.borrow().get(&set) {
            return *answer;
        }
        let first = set.trailing_zeros() as usize;
        let others = set & !(1 << first);
        let opponents = members(others & self.field.people[first].may_meet);
        let paired = opponents.filter_map(|opponent| self.lowest_bye(others & !(1 << opponent)));
        let odd = set.count_ones() % 2 == 1;
        let person = &self.field.people[first];
        let left_over = (odd && person.may_have_bye && self.lowest_bye(others).is_some())
            .then_some(person.score);
        let answer = paired.chain(left_over).min();
        self.known.borrow_mut().insert(set, answer);
        answer
    }
}
