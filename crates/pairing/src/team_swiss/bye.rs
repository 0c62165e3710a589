//! The pairing-allocated bye, given before anything else (C.04.6 article 3.4).

use core::cmp::Reverse;

use super::field::Field;
use super::readings::{BarFromBye, MatchesPlayed, Reading};
use super::result::TeamByeReason;
use crate::Refusal;
use crate::matching::{BitRow, Matching};

/// The place of the team that has the bye, and why; none in an even field.
///
/// # Errors
/// [`Refusal::NoLegalPairing`] and [`Refusal::NobodyMayHaveBye`] if there is no complete pairing.
pub(super) fn settle(field: &Field) -> Result<Option<(usize, TeamByeReason)>, Refusal> {
    let everybody: Vec<usize> = (0..field.len()).collect();
    let matching = Matching::new(&field.legal, field.len(), everybody);
    if matching.exposed().len() > field.len() % 2 {
        let stuck = matching.ever_exposed().members();
        let mut stuck: Vec<u32> = stuck.into_iter().map(|at| field.number(at)).collect();
        stuck.sort_unstable();
        return Err(Refusal::NoLegalPairing { stuck });
    }
    if matching.exposed().is_empty() {
        return Ok(None);
    }
    // Whoever some matching of all others leaves over can be spared.
    let spared = matching.ever_exposed();
    let (bar, count) = (field.readings.bar_from_bye, field.readings.matches_played);
    let place = first(field, &spared, bar, count).ok_or(Refusal::NobodyMayHaveBye)?;

    let differs = |bar, count| first(field, &spared, bar, count) != Some(place);
    let mut readings = Vec::new();
    if differs(BarFromBye::Listed, count) || differs(BarFromBye::WinsWorth, count) {
        readings.push(Reading::BarFromBye(bar));
    }
    if differs(bar, MatchesPlayed::Played) || differs(bar, MatchesPlayed::Paired) {
        readings.push(Reading::MatchesPlayed(count));
    }
    let (needed, barred): (Vec<usize>, Vec<usize>) = order(field, count)
        .into_iter()
        .take_while(|other| *other != place)
        .partition(|other| field.may_have_bye(*other, bar));
    let numbers = |places: Vec<usize>| places.into_iter().map(|at| field.number(at)).collect();
    let reason = TeamByeReason {
        score: field.score(place),
        matches: field.matches(place, count),
        barred: numbers(barred),
        needed: numbers(needed),
        readings,
    };
    Ok(Some((place, reason)))
}

/// Lowest score first, then most matches played, then largest number (3.4.2 to 3.4.4).
fn order(field: &Field, count: MatchesPlayed) -> Vec<usize> {
    let mut order: Vec<usize> = (0..field.len()).collect();
    order.sort_by_key(|&place| {
        let matches = field.matches(place, count);
        (
            field.score(place),
            Reverse(matches),
            Reverse(field.number(place)),
        )
    });
    order
}

fn first(field: &Field, spared: &BitRow, bar: BarFromBye, count: MatchesPlayed) -> Option<usize> {
    order(field, count)
        .into_iter()
        .find(|place| spared.contains(*place) && field.may_have_bye(*place, bar))
}
