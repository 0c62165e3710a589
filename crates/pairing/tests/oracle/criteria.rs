//! How far a candidate falls short of each criterion (article 2).

use rokada_pairing::{Points, Side};

use super::colors::{Preference, allot};
use super::field::{Field, Floated, Group, Person, members};

/// What depends on nothing but who floats down: C5 to C7, which also fix the number of pairs of
/// the bracket and the number of moved-down players who are paired.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct FloaterFailures {
    pub(crate) c5_score_of_bye: Points,
    pub(crate) c6_downfloaters: u32,
    pub(crate) c7_scores_of_downfloaters: Vec<Points>,
}

/// The failures C8 to C21 of a candidate. Compared field by field in this order, as 3.8.1 wants;
/// a shorter list is the beginning of a longer one that is worse.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Failures {
    pub(crate) c8_next_bracket: Option<FloaterFailures>,
    pub(crate) c9_unplayed_games_of_bye: u32,
    pub(crate) c10_color_differences: u32,
    pub(crate) c11_third_colors: u32,
    pub(crate) c12_preferences: u32,
    pub(crate) c13_strong_preferences: u32,
    pub(crate) c14_repeated_downfloaters: u32,
    pub(crate) c15_repeated_upfloaters: u32,
    pub(crate) c16_downfloaters_two_before: u32,
    pub(crate) c17_upfloaters_two_before: u32,
    pub(crate) c18_differences_of_downfloaters: Vec<i32>,
    pub(crate) c19_differences_of_upfloaters: Vec<i32>,
    pub(crate) c20_differences_two_before: Vec<i32>,
    pub(crate) c21_differences_two_before: Vec<i32>,
}

impl Failures {
    /// Nothing that could be better, given who floats down.
    pub(crate) fn has_none_beyond_c9(&self) -> bool {
        let counts = self.c10_color_differences
            + self.c11_third_colors
            + self.c12_preferences
            + self.c13_strong_preferences
            + self.c14_repeated_downfloaters
            + self.c15_repeated_upfloaters
            + self.c16_downfloaters_two_before
            + self.c17_upfloaters_two_before;
        counts == 0
            && self.c18_differences_of_downfloaters.is_empty()
            && self.c19_differences_of_upfloaters.is_empty()
            && self.c20_differences_two_before.is_empty()
            && self.c21_differences_two_before.is_empty()
    }
}

/// A score difference larger than any that two players can have: a moved-down player who floats
/// on counts as meeting somebody further down than any resident (commentary; the text is silent).
const BEYOND: i32 = 1_000_000;

/// Measures C10 to C21 on a candidate; C8 and C9 are properties of the downfloaters alone.
pub(crate) fn measure(
    field: &Field,
    moved_down: Group,
    residents: Group,
    pairs: &[(usize, usize)],
    downfloaters: Group,
    c8: Option<FloaterFailures>,
    c9: u32,
) -> Failures {
    let mut failures = Failures {
        c8_next_bracket: c8,
        c9_unplayed_games_of_bye: c9,
        c10_color_differences: 0,
        c11_third_colors: 0,
        c12_preferences: 0,
        c13_strong_preferences: 0,
        c14_repeated_downfloaters: 0,
        c15_repeated_upfloaters: 0,
        c16_downfloaters_two_before: 0,
        c17_upfloaters_two_before: 0,
        c18_differences_of_downfloaters: Vec::new(),
        c19_differences_of_upfloaters: Vec::new(),
        c20_differences_two_before: Vec::new(),
        c21_differences_two_before: Vec::new(),
    };
    for &(higher, lower) in pairs {
        colors_of_pair(field, higher, lower, &mut failures);
        if moved_down >> higher & 1 == 1 {
            floats_of_pair(&field.people[higher], &field.people[lower], &mut failures);
        }
    }
    for rank in members(downfloaters & residents) {
        let [last, before] = field.people[rank].floats;
        failures.c14_repeated_downfloaters += u32::from(last == Floated::Down);
        failures.c16_downfloaters_two_before += u32::from(before == Floated::Down);
    }
    for rank in members(downfloaters & moved_down) {
        let person = &field.people[rank];
        let difference = BEYOND + person.score.tenths();
        note_downfloats(person, difference, &mut failures);
    }
    for list in [
        &mut failures.c18_differences_of_downfloaters,
        &mut failures.c19_differences_of_upfloaters,
        &mut failures.c20_differences_two_before,
        &mut failures.c21_differences_two_before,
    ] {
        list.sort_unstable_by(|a, b| b.cmp(a));
    }
    failures
}

/// C10 to C13.
fn colors_of_pair(field: &Field, higher: usize, lower: usize, failures: &mut Failures) {
    let (white, black) = allot(field, higher, lower);
    let (white, black) = (&field.people[white], &field.people[black]);
    for (person, side) in [(white, Side::White), (black, Side::Black)] {
        if white.topscorer || black.topscorer {
            let step = if side == Side::White { 1 } else { -1 };
            let wide = (person.color_difference() + step).abs() > 2;
            failures.c10_color_differences += u32::from(wide);
            failures.c11_third_colors += u32::from(person.colors.ends_with(&[side, side]));
        }
        if person.preference.side().is_some_and(|wish| wish != side) {
            failures.c12_preferences += 1;
            let strong = matches!(person.preference, Preference::Strong(_));
            failures.c13_strong_preferences += u32::from(strong);
        }
    }
}

/// C15, C17 and the paired part of C18 to C21.
fn floats_of_pair(moved_down: &Person, opponent: &Person, failures: &mut Failures) {
    let difference = (moved_down.score - opponent.score).tenths();
    note_downfloats(moved_down, difference, failures);
    let [last, before] = opponent.floats;
    if last == Floated::Up {
        failures.c15_repeated_upfloaters += 1;
        failures.c19_differences_of_upfloaters.push(difference);
    }
    if before == Floated::Up {
        failures.c17_upfloaters_two_before += 1;
        failures.c21_differences_two_before.push(difference);
    }
}

fn note_downfloats(person: &Person, difference: i32, failures: &mut Failures) {
    let [last, before] = person.floats;
    if last == Floated::Down {
        failures.c18_differences_of_downfloaters.push(difference);
    }
    if before == Floated::Down {
        failures.c20_differences_two_before.push(difference);
    }
}
