//! Colour preferences (1.7) and who gets White (5.2).

use core::cmp::Ordering;

use rokada_pairing::Side;

use super::field::{Field, Person};

/// What a player wishes, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preference {
    /// No game yet.
    None,
    /// As many Whites as Blacks: alternate.
    Mild(Side),
    /// One game more of one colour.
    Strong(Side),
    /// Two games more of one colour, or the same colour twice running.
    Absolute(Side),
}

impl Preference {
    pub(crate) fn side(self) -> Option<Side> {
        match self {
            Preference::None => None,
            Preference::Mild(side) | Preference::Strong(side) | Preference::Absolute(side) => {
                Some(side)
            }
        }
    }

    pub(crate) fn is_absolute(self) -> bool {
        matches!(self, Preference::Absolute(_))
    }

    fn strength(self) -> u8 {
        match self {
            Preference::None => 0,
            Preference::Mild(_) => 1,
            Preference::Strong(_) => 2,
            Preference::Absolute(_) => 3,
        }
    }
}

/// The preference after these games.
pub(crate) fn preference(colors: &[Side]) -> Preference {
    let whites = colors.iter().filter(|side| **side == Side::White).count() as i32;
    let difference = 2 * whites - colors.len() as i32;
    let Some(&last) = colors.last() else {
        return Preference::None;
    };
    match difference {
        2.. => Preference::Absolute(Side::Black),
        ..=-2 => Preference::Absolute(Side::White),
        _ if colors.ends_with(&[last, last]) => Preference::Absolute(last.other()),
        1 => Preference::Strong(Side::Black),
        -1 => Preference::Strong(Side::White),
        _ => Preference::Mild(last.other()),
    }
}

/// White and Black of a pair, given by rank (5.2). The first has the higher rank.
pub(crate) fn allot(field: &Field, higher: usize, lower: usize) -> (usize, usize) {
    let side = side_of_higher(field, &field.people[higher], &field.people[lower]);
    if side == Side::White {
        (higher, lower)
    } else {
        (lower, higher)
    }
}

fn side_of_higher(field: &Field, higher: &Person, lower: &Person) -> Side {
    let (mine, theirs) = (higher.preference.side(), lower.preference.side());
    // 5.2.1
    match (mine, theirs) {
        (Some(side), None) => return side,
        (None, Some(side)) => return side.other(),
        (Some(side), Some(other)) if side != other => return side,
        _ => {}
    }
    // 5.2.2
    if let (Some(mine), Some(theirs)) = (mine, theirs) {
        let by_strength = higher
            .preference
            .strength()
            .cmp(&lower.preference.strength());
        let both_absolute = higher.preference.is_absolute() && lower.preference.is_absolute();
        let by_difference = if both_absolute {
            higher
                .color_difference()
                .abs()
                .cmp(&lower.color_difference().abs())
        } else {
            Ordering::Equal
        };
        match by_strength.then(by_difference) {
            Ordering::Greater => return mine,
            Ordering::Less => return theirs.other(),
            Ordering::Equal => {}
        }
    }
    // 5.2.3: unplayed rounds move to the front of the history (C.04.2, 3.4), so the games are
    // compared from the last one back.
    let last_games = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    if let Some((side, _)) = last_games.into_iter().find(|(a, b)| a != b) {
        return side.other();
    }
    // 5.2.4
    if let Some(side) = mine {
        return side;
    }
    // 5.2.5
    if higher.odd_tpn {
        field.initial_side
    } else {
        field.initial_side.other()
    }
}
