//! C1 to C5: does a complete pairing exist, with whom left over, and does a bracket's pairing leave
//! one for the players below?

use core::cmp::Reverse;
use core::ops::Range;

use super::field::Field;
use crate::matching::{BitMatrix, BitRow, Matching};
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
        let ever = matching.ever_exposed();
        let mut stuck: Vec<u32> = (0..field.len())
            .filter(|place| ever.contains(*place))
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

/// What some players need of those above them to be paired completely, the bye included in an odd
/// field.
///
/// By the theorem of Gallai and Edmonds the vertices that some maximum matching leaves exposed form
/// odd components, of which `count` more must be entered from outside than there are others in the
/// graph to enter them. So **every complete pairing takes at least `count` players from above who
/// may meet one of the `open` places.**
#[derive(Clone, Debug)]
pub(crate) struct Needs {
    pub(crate) count: usize,
    open: BitRow,
}

impl Needs {
    fn of(field: &Field, players: Range<usize>) -> Self {
        let size = field.len() + 1;
        let mut present: Vec<usize> = players.collect();
        if field.is_odd() {
            present.push(field.bye());
        }
        let matching = Matching::new(&field.legal, size, present);
        Self {
            count: matching.exposed().len(),
            open: matching.ever_exposed(),
        }
    }

    /// Whether the player at `place` could fill one of the needs.
    pub(crate) fn fits(&self, field: &Field, place: usize) -> bool {
        self.open.first_common(field.legal.row(place)).is_some()
    }
}

/// Those who are still to be paired below a bracket: the next scoregroup and the rest.
#[derive(Clone, Debug)]
pub(crate) struct Below {
    /// The scoregroup after the bracket's, empty at the bottom.
    pub(crate) next: Range<usize>,
    /// All below that.
    pub(crate) rest: Range<usize>,
    /// What all of them need of the bracket.
    pub(crate) needs: Needs,
}

impl Below {
    pub(crate) fn new(field: &Field, next: Range<usize>, rest: Range<usize>) -> Self {
        let needs = Needs::of(field, next.start..rest.end);
        Self { next, rest, needs }
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
        && is_complete(field, below.next.start..below.rest.end)
}

/// Whether those below can be paired completely with the players `floating` down to them, and as
/// well as anything could by C8.
///
/// Let `d` be the need of the rest below the next scoregroup. Of the floaters and the next
/// scoregroup at least `d` meet somebody of the rest, so there are at most
/// `(floaters + next - d) / 2` pairs in the next bracket, and the best that can be had by score is
/// that all floaters are in one of them, or as many of the highest as there are pairs. A complete
/// pairing of exactly that kind is looked for; not to find one proves nothing.
pub(crate) fn floats_ideally(field: &Field, floating: &[usize], below: &Below) -> bool {
    if floating.is_empty() {
        return is_complete(field, below.next.start..below.rest.end);
    }
    let needs = Needs::of(field, below.rest.clone());
    let met = (floating.len() + below.next.len()).saturating_sub(needs.count) / 2;
    let stay = stay_in_next(field, floating, met, &needs);
    let players: Vec<usize> = floating.iter().copied().chain(below.next.clone()).collect();
    let size = players.len() + needs.count;
    let mut graph = BitMatrix::new(size, size);
    let mut join = |a: usize, b: usize| {
        graph.insert(a, b);
        graph.insert(b, a);
    };
    for (a, &place) in players.iter().enumerate() {
        let floats = a < floating.len();
        for (b, other) in players.iter().enumerate().take(a) {
            // Two of the next scoregroup may meet only if no floater stays without opponent there.
            let both_next = b >= floating.len() && met > floating.len();
            let floater_stays = !floats && b < floating.len() && stay[b];
            if (both_next || floater_stays) && field.legal.contains(place, *other) {
                join(a, b);
            }
        }
        if !(floats && stay[a]) && needs.fits(field, place) {
            (players.len()..size).for_each(|sink| join(a, sink));
        }
    }
    let matching = Matching::new(&graph, size, (0..size).collect());
    let goes_on = |a: &usize| matching.mate(*a) >= players.len();
    let going_on = (0..players.len()).filter(goes_on).map(|a| players[a]);
    matching.exposed().is_empty() && is_complete(field, going_on.chain(below.rest.clone()))
}

/// Which of the floaters are paired in the next bracket, if `met` pairs are made there: the
/// highest, and among equals those first who can't fill a need further down.
fn stay_in_next(field: &Field, floating: &[usize], met: usize, needs: &Needs) -> Vec<bool> {
    let mut order: Vec<usize> = (0..floating.len()).collect();
    order.sort_by_key(|at| {
        let place = floating[*at];
        (Reverse(field.score(place)), needs.fits(field, place))
    });
    let mut stay = vec![false; floating.len()];
    order.iter().take(met).for_each(|at| stay[*at] = true);
    stay
}
