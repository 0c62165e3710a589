//! C1 to C5: does a complete pairing exist, with whom left over, and does a bracket's pairing leave
//! one for the players below?

use core::ops::Range;

use super::field::Field;
use crate::matching::{BitRow, Matching};
use crate::{Points, Refusal};

/// Finds the lowest score that can have the bye (C5) and strikes everybody else off the list of
/// those who may have it. None in an even field.
///
/// # Errors
/// [`Refusal::NoLegalPairing`] and [`Refusal::NobodyMayHaveBye`] if there is no complete pairing.
pub(crate) fn settle_bye(field: &mut Field) -> Result<Option<Points>, Refusal> {
    let everybody: Vec<usize> = (0..field.len()).collect();
    let matching = Matching::new(&field.legal, field.len() + 1, everybody);
    let left_over = matching.exposed();
    if left_over.len() > usize::from(field.is_odd()) {
        // By the theorem of Gallai and Edmonds these can't all be matched whatever is tried.
        let sets: Vec<BitRow> = left_over
            .iter()
            .map(|vertex| matching.could_be_exposed(*vertex))
            .collect();
        let is_stuck = |place: &usize| sets.iter().any(|set| set.contains(*place));
        let mut stuck: Vec<u32> = (0..field.len())
            .filter(is_stuck)
            .map(|place| field.entrants[place].number)
            .collect();
        stuck.sort_unstable();
        return Err(Refusal::NoLegalPairing { stuck });
    }
    let Some(&left_over) = left_over.first() else {
        return Ok(None);
    };
    let possible = matching.could_be_exposed(left_over);
    let score = (0..field.len())
        .filter(|place| possible.contains(*place) && field.entrants[*place].may_have_bye)
        .map(|place| field.score(place))
        .min()
        .ok_or(Refusal::NobodyMayHaveBye)?;
    let bye = field.bye();
    for place in 0..field.len() {
        if field.score(place) != score {
            field.entrants[place].may_have_bye = false;
            field.legal.remove(place, bye);
            field.legal.remove(bye, place);
        }
    }
    Ok(Some(score))
}

/// Those who are still to be paired below a bracket: the next scoregroup and the rest.
#[derive(Clone, Debug)]
pub(crate) struct Below {
    /// The scoregroup after the bracket's, empty at the bottom.
    pub(crate) next: Range<usize>,
    /// All below that.
    pub(crate) rest: Range<usize>,
}

impl Below {
    /// Everybody below the bracket.
    pub(crate) fn everybody(&self) -> Range<usize> {
        self.next.start..self.rest.end
    }
}

/// Whether exactly these players can be paired among each other, the bye included in an odd field.
pub(crate) fn is_complete(field: &Field, players: impl Iterator<Item = usize>) -> bool {
    let mut present: Vec<usize> = players.collect();
    if present.len() % 2 == 1 {
        present.push(field.bye());
    }
    Matching::new(&field.legal, field.len() + 1, present)
        .exposed()
        .is_empty()
}

/// Whether the bracket leaves exactly one player unpaired, who then has the bye (C9 looks at such
/// brackets only).
pub(crate) fn leaves_bye_only(
    field: &Field,
    bye_score: Option<Points>,
    bracket: &[usize],
    resident_score: Points,
    below: &Below,
) -> bool {
    bye_score.is_some_and(|score| score >= resident_score)
        && bracket.len() % 2 == 1
        && is_complete(field, bracket.iter().copied())
        && is_complete(field, below.everybody())
}

/// Whether the players `floating` down can all be paired with the next scoregroup, all of that but
/// one at most being paired too, and everybody below as well: nothing better can be asked by C4
/// and C8 of that number of floaters.
pub(crate) fn floats_ideally(field: &Field, floating: &[usize], below: &Below) -> bool {
    let size = field.len() + 1;
    let meeting: Vec<usize> = floating.iter().copied().chain(below.next.clone()).collect();
    let upper = Matching::new(&field.legal, size, meeting);
    let mut lower: Vec<usize> = below.rest.clone().collect();
    if field.is_odd() {
        lower.push(field.bye());
    }
    let lower = Matching::new(&field.legal, size, lower);
    match (upper.exposed(), lower.exposed()) {
        ([], []) => true,
        (&[above], &[beneath]) => {
            // One of the next scoregroup goes on: some choice of that one must fit below.
            let (above, beneath) = (
                upper.could_be_exposed(above),
                lower.could_be_exposed(beneath),
            );
            let candidates = below.next.clone().filter(|place| above.contains(*place));
            candidates.into_iter().any(|place| {
                let lower_places = below.rest.clone().chain([field.bye()]);
                lower_places
                    .into_iter()
                    .any(|other| beneath.contains(other) && field.legal.contains(place, other))
            })
        }
        _ => false,
    }
}
