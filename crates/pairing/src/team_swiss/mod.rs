//! The Swiss system for teams: FIDE Handbook C.04.6, in force since 1 February 2026.
//!
//! The bye is given first (article 3.4). Then brackets are paired from the top down: the whole top
//! scoregroup with as few teams from below as a legal pairing needs, the pairs of each chosen
//! before the next is looked at. Colours come last and never keep two teams apart. Where the text
//! can be read in two ways, [`Readings`] says how it is read, and a pair that hung on it says so.

mod bracket;
mod bye;
mod color;
mod explain;
mod field;
mod readings;
mod result;
mod table;
mod upfloaters;

pub use readings::{
    Alignment, BalancedInLastRound, BarFromBye, Complying, Fallback, FloatScore, Following,
    MatchesPlayed, Meeting, NextBracket, OddNumber, Reading, Readings, StrongOrMild,
};
pub use result::{
    Grade, TeamBracket, TeamBye, TeamByeReason, TeamColorRule, TeamPair, TeamPairing, TeamReason,
    Wish,
};
pub use table::{ColorPreferences, PrimaryScore, TeamEntry, TeamRecord, TeamRoundKind, TeamTable};

use field::Field;

use crate::Refusal;
use crate::matching::Manner;

/// Pairs the next round of a team event.
///
/// ```
/// use rokada_pairing::team_swiss::{self, ColorPreferences, PrimaryScore, Readings, TeamEntry, TeamTable};
/// use rokada_pairing::{Points, Side};
/// let table = TeamTable {
///     rounds: 5,
///     initial_side: Side::White,
///     preferences: ColorPreferences::TypeA,
///     primary: PrimaryScore::MatchPoints,
///     uses_secondary: true,
///     match_win: Points::from_halves(4),
///     teams: (1..=5).map(TeamEntry::new).collect(),
///     forbidden: Vec::new(),
///     readings: Readings::default(),
/// };
/// let pairing = team_swiss::pair(&table)?;
/// let pairs: Vec<(u32, u32)> = pairing.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
/// assert_eq!(pairs, [(1, 3), (4, 2)]);
/// assert_eq!(pairing.bye.map(|bye| bye.team), Some(5));
/// # Ok::<(), rokada_pairing::Refusal>(())
/// ```
///
/// # Errors
/// A [`Refusal`]: the table contradicts itself, game points are accelerated, or no complete
/// pairing obeys the absolute rules.
pub fn pair(table: &TeamTable) -> Result<TeamPairing, Refusal> {
    pair_in(table, Manner::Swift)
}

/// Pairs the next round, weighing anew for every choice. Slow, and there to check [`pair`] by.
///
/// # Errors
/// As [`pair`].
pub fn pair_surely(table: &TeamTable) -> Result<TeamPairing, Refusal> {
    pair_in(table, Manner::Sure)
}

fn pair_in(table: &TeamTable, manner: Manner) -> Result<TeamPairing, Refusal> {
    let field = Field::new(table)?;
    let bye = bye::settle(&field)?;
    let is_free = |place: &usize| bye.as_ref().is_none_or(|(at, _)| at != place);
    let mut left: Vec<usize> = (0..field.len()).filter(is_free).collect();
    let groups = field.scoregroups();
    let mut brackets = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let residents = left.partition_point(|place| *place < group.end);
        if residents == 0 {
            continue;
        }
        let next = groups.get(at + 1).cloned();
        let next = next.unwrap_or(field.len()..field.len());
        let chosen = upfloaters::choose(&field, &left, residents, next, manner)?;
        let residents = left[..residents].to_vec();
        let (pairs, counts) = bracket::pair(&field, &residents, &chosen.places, manner)?;
        left.retain(|place| !residents.contains(place) && !chosen.places.contains(place));
        brackets.push(explain::Bracket {
            residents,
            chosen,
            pairs,
            counts,
        });
    }
    Ok(explain::pairing(&field, &brackets, bye))
}
