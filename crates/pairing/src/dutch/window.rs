//! The part of the field that one step of the pairing looks at.

use super::completion::Below;
use super::field::{Entrant, Field};
use crate::Points;

/// How far below the bracket a step looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reach {
    /// The bracket alone.
    Bracket,
    /// The bracket and the next scoregroup.
    Next,
    /// Everybody still to be paired.
    All,
}

/// Where a player of the window belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Zone {
    MovedDown,
    Resident,
    Next,
    Rest,
}

/// Players by their order: moved-down players, residents, next scoregroup, rest. The vertices of a
/// window's graph are places in `places`, and after them the sinks of a window that is the bracket
/// alone, or else one more, if the number is odd, which stands for being left over.
#[derive(Clone, Debug)]
pub(crate) struct Window<'a> {
    pub(crate) field: &'a Field,
    pub(crate) reach: Reach,
    /// The field's places of the players of the window.
    pub(crate) places: Vec<usize>,
    /// Where the residents, the next scoregroup and the rest begin.
    begins: [usize; 3],
    /// How many of the bracket those below need to be complete, each to go to one sink.
    sinks: usize,
    /// Whether a player of the window could fill such a need.
    fills: Vec<bool>,
    /// Whether the one left over by the bracket has the bye (then C9 is looked at).
    pub(crate) leaves_bye: bool,
}

impl<'a> Window<'a> {
    pub(crate) fn new(
        field: &'a Field,
        moved_down: &[usize],
        residents: core::ops::Range<usize>,
        below: &Below,
        reach: Reach,
        leaves_bye: bool,
    ) -> Self {
        let mut places = moved_down.to_vec();
        let residents_begin = places.len();
        places.extend(residents);
        let next_begins = places.len();
        if reach >= Reach::Next {
            places.extend(below.next.clone());
        }
        let rest_begins = places.len();
        if reach == Reach::All {
            places.extend(below.rest.clone());
        }
        let begins = [residents_begin, next_begins, rest_begins];
        let alone = reach == Reach::Bracket;
        let fills = places
            .iter()
            .map(|place| alone && below.needs.fits(field, *place))
            .collect();
        let sinks = if alone { below.needs.count } else { 0 };
        Self {
            field,
            reach,
            places,
            begins,
            sinks,
            fills,
            leaves_bye,
        }
    }

    /// The number of vertices: even.
    pub(crate) fn size(&self) -> usize {
        (self.places.len() + self.sinks).next_multiple_of(2)
    }

    /// How many sinks there are.
    pub(crate) fn sinks(&self) -> usize {
        self.sinks
    }

    /// Whether the vertex is a sink.
    pub(crate) fn is_sink(&self, vertex: usize) -> bool {
        vertex >= self.places.len() && vertex < self.places.len() + self.sinks
    }

    /// Whether one vertex is a sink and the other a player who can fill it.
    pub(crate) fn fills(&self, a: usize, b: usize) -> bool {
        self.is_sink(a.max(b)) && self.fills.get(a.min(b)) == Some(&true)
    }

    pub(crate) fn moved_down(&self) -> core::ops::Range<usize> {
        0..self.begins[0]
    }

    pub(crate) fn residents(&self) -> core::ops::Range<usize> {
        self.begins[0]..self.begins[1]
    }

    pub(crate) fn next(&self) -> core::ops::Range<usize> {
        self.begins[1]..self.begins[2]
    }

    /// The moved-down players and the residents.
    pub(crate) fn bracket(&self) -> core::ops::Range<usize> {
        0..self.begins[1]
    }

    pub(crate) fn zone(&self, vertex: usize) -> Zone {
        match vertex {
            _ if vertex < self.begins[0] => Zone::MovedDown,
            _ if vertex < self.begins[1] => Zone::Resident,
            _ if vertex < self.begins[2] => Zone::Next,
            _ => Zone::Rest,
        }
    }

    pub(crate) fn entrant(&self, vertex: usize) -> &Entrant {
        &self.field.entrants[self.places[vertex]]
    }

    pub(crate) fn score(&self, vertex: usize) -> Points {
        self.entrant(vertex).score
    }

    /// Whether two vertices are players who may be paired in this bracket or below it. Two
    /// moved-down players may not: had they been a possible pair, the bracket they come from would
    /// have had one pair more.
    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        let (low, high) = (a.max(b), a.min(b));
        low < self.places.len()
            && self.zone(low) != Zone::MovedDown
            && self
                .field
                .legal
                .contains(self.places[low], self.places[high])
    }

    /// The places of those of the vertices that are players.
    pub(crate) fn places_of(&self, vertices: Vec<usize>) -> Vec<usize> {
        let place = |vertex: usize| self.places.get(vertex).copied();
        vertices.into_iter().filter_map(place).collect()
    }

    /// The window without some of its players.
    pub(crate) fn without(&self, gone: impl Fn(usize) -> bool) -> Self {
        let stay: Vec<usize> = (0..self.places.len()).filter(|v| !gone(*v)).collect();
        let begins = self
            .begins
            .map(|begin| stay.partition_point(|v| *v < begin));
        Self {
            places: stay.iter().map(|v| self.places[*v]).collect(),
            fills: stay.iter().map(|v| self.fills[*v]).collect(),
            begins,
            ..*self
        }
    }
}
