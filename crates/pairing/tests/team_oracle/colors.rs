//! Preferences (1.7) and the allotment of colours (article 4).

use rokada_pairing::team_swiss::{
    Alignment, BalancedInLastRound, ColorPreferences, OddNumber, StrongOrMild, TeamTable,
};
use rokada_pairing::{Game, Side};

use super::field::{Facts, Field};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Preference {
    pub(crate) side: Side,
    pub(crate) is_strong: bool,
}

fn difference(colors: &[Side]) -> i32 {
    let whites = colors.iter().filter(|side| **side == Side::White).count();
    whites as i32 - (colors.len() - whites) as i32
}

/// Article 1.7, sentence by sentence, for White; for Black with the colours changed.
pub(crate) fn preference(table: &TeamTable, colors: &[Side], round: u32) -> Option<Preference> {
    if prefers_white(table, colors, round).is_some() {
        return prefers_white(table, colors, round).map(|is_strong| Preference {
            side: Side::White,
            is_strong,
        });
    }
    let mirrored: Vec<Side> = colors.iter().map(|side| side.other()).collect();
    prefers_white(table, &mirrored, round).map(|is_strong| Preference {
        side: Side::Black,
        is_strong,
    })
}

/// Whether White is preferred, and then whether strongly.
fn prefers_white(table: &TeamTable, colors: &[Side], round: u32) -> Option<bool> {
    if table.preferences == ColorPreferences::None {
        return None;
    }
    let is_b = table.preferences == ColorPreferences::TypeB;
    let last_round = round == table.rounds;
    let difference = difference(colors);
    let last_two_black = colors.ends_with(&[Side::Black, Side::Black]);
    let last_black = colors.ends_with(&[Side::Black]);

    let wide = difference < -1;
    let twice = (difference == 0 || difference == -1) && last_two_black;
    if !is_b {
        return (wide || twice).then_some(false);
    }
    let silenced = (difference == 0
        && last_round
        && table.readings.balanced_in_last_round == BalancedInLastRound::NoPreference)
        || (difference == -1 && table.readings.strong_or_mild == StrongOrMild::Mild);
    if wide || (twice && !silenced) {
        return Some(true);
    }
    let mild = difference == -1 || (difference == 0 && last_black && !last_round);
    mild.then_some(false)
}

/// Articles 4.2 and 4.3.
pub(crate) fn allot(field: &Field, a: usize, b: usize) -> Game {
    let (one, two) = (&field.teams[a], &field.teams[b]);
    let is_first = |x: &Facts, y: &Facts| {
        if x.table_score != y.table_score {
            return x.table_score > y.table_score;
        }
        if field.table.uses_secondary && x.secondary != y.secondary {
            return x.secondary > y.secondary;
        }
        x.number < y.number
    };
    let (first, other) = if is_first(one, two) {
        (one, two)
    } else {
        (two, one)
    };
    match side_of_first(field, first, other) {
        Side::White => Game {
            white: first.number,
            black: other.number,
        },
        Side::Black => Game {
            white: other.number,
            black: first.number,
        },
    }
}

fn side_of_first(field: &Field, first: &Facts, other: &Facts) -> Side {
    let table = field.table;
    // 4.3.1
    if first.colors.is_empty() && other.colors.is_empty() {
        let number = match table.readings.odd_number {
            OddNumber::Arrived => first.arrived_as,
            OddNumber::Written => first.number as usize,
        };
        return if number % 2 == 1 {
            table.initial_side
        } else {
            table.initial_side.other()
        };
    }
    match (first.preference, other.preference) {
        // 4.3.2
        (Some(mine), None) => return mine.side,
        (None, Some(theirs)) => return theirs.side.other(),
        (Some(mine), Some(theirs)) => {
            // 4.3.3
            if mine.side != theirs.side {
                return mine.side;
            }
            // 4.3.4
            if mine.is_strong && !theirs.is_strong {
                return mine.side;
            }
            if theirs.is_strong && !mine.is_strong {
                return theirs.side.other();
            }
        }
        (None, None) => {}
    }
    // 4.3.5
    if difference(&first.colors) != difference(&other.colors) {
        let lower = difference(&first.colors) < difference(&other.colors);
        return if lower { Side::White } else { Side::Black };
    }
    // 4.3.6
    let shorter = first.colors.len().min(other.colors.len());
    match table.readings.alignment {
        Alignment::LastPlayed => {
            for back in 1..=shorter {
                let mine = first.colors[first.colors.len() - back];
                if mine != other.colors[other.colors.len() - back] {
                    return mine.other();
                }
            }
        }
        Alignment::ByRound => {
            for round in (0..first.colors_by_round.len()).rev() {
                if let (Some(mine), Some(theirs)) =
                    (first.colors_by_round[round], other.colors_by_round[round])
                    && mine != theirs
                {
                    return mine.other();
                }
            }
        }
    }
    // 4.3.7 to 4.3.9
    match (first.preference, first.colors.last(), other.colors.last()) {
        (Some(mine), _, _) => mine.side,
        (None, Some(last), _) => last.other(),
        (None, None, Some(last)) => *last,
        (None, None, None) => unreachable!("4.3.1 decided"),
    }
}
