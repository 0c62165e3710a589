//! Article 3.5: all sets of upfloaters, listed and compared.

use core::cmp::Reverse;

use rokada_pairing::Points;
use rokada_pairing::team_swiss::{Complying, Fallback, Following, NextBracket};

use super::field::{Field, Group, members};

/// The set that article 3.5.5 chooses; none if the arbiter has to.
pub(crate) fn choose(field: &Field, residents: Group, lower: Group) -> Option<Group> {
    let first_size = residents.count_ones() % 2;
    for size in (first_size..=lower.count_ones()).step_by(2) {
        let sets: Vec<Group> = subsets(lower, size);
        // C5: ascending lists of scores, the greatest list first.
        let mut profiles: Vec<Vec<Points>> = sets.iter().map(|set| profile(field, *set)).collect();
        profiles.sort();
        profiles.dedup();
        for wanted in profiles.into_iter().rev() {
            let legal: Vec<Group> = sets
                .iter()
                .copied()
                .filter(|set| profile(field, *set) == wanted)
                .filter(|set| field.can_be_paired(residents | set))
                .filter(|set| field.can_be_paired(lower & !set))
                .collect();
            if !legal.is_empty() {
                return best(field, residents, lower, legal);
            }
            if field.table.readings.fallback == Fallback::AskArbiter {
                return None;
            }
        }
    }
    None
}

fn subsets(of: Group, size: u32) -> Vec<Group> {
    (0..=of)
        .filter(|set| set & !of == 0 && set.count_ones() == size)
        .collect()
}

fn profile(field: &Field, set: Group) -> Vec<Points> {
    let mut scores: Vec<Points> = members(set).map(|team| field.teams[team].score).collect();
    scores.sort();
    scores
}

/// C6, C7, and the order of 3.5.3 and 3.5.4.
fn best(field: &Field, residents: Group, lower: Group, sets: Vec<Group>) -> Option<Group> {
    let readings = &field.table.readings;
    let needs = |set: &Group| {
        following(field, residents, lower, *set).map_or(0, |group| {
            let least = group.count_ones() % 2;
            upfloaters_needed(field, group, lower & !set & !group) - least
        })
    };
    let sets = match readings.next_bracket {
        NextBracket::Graded => keep_least(sets, needs),
        NextBracket::PassOrFail => keep_least(sets, |set| u32::from(needs(set) > 0)),
    };
    let floated = |set: &Group| {
        let again = members(*set).filter(|team| field.teams[*team].floated);
        if field.floats_count() {
            again.count()
        } else {
            0
        }
    };
    let sets = match readings.complying {
        Complying::BestValue => keep_least(sets, floated),
        Complying::NoneOrAnything => keep_least(sets, |set| usize::from(floated(set) > 0)),
    };
    sets.into_iter().min_by_key(|set| {
        let mut teams: Vec<usize> = members(*set).collect();
        teams.sort_by_key(|team| (Reverse(field.teams[*team].score), *team));
        teams
    })
}

pub(crate) fn keep_least<T, K: Ord>(all: Vec<T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let least = all.iter().map(&key).min();
    all.into_iter()
        .filter(|one| Some(key(one)) == least)
        .collect()
}

/// What is left of the following scoregroup, if anything.
fn following(field: &Field, residents: Group, lower: Group, set: Group) -> Option<Group> {
    let score = field.teams[members(residents).next()?].score;
    let pool = match field.table.readings.following {
        Following::AsFormed => field.everyone(),
        Following::NextWithTeams => lower,
    };
    let below = members(pool).map(|team| field.teams[team].score);
    let next = below.filter(|other| *other < score).max()?;
    let group = field.with_score(lower, next) & !set;
    (group != 0).then_some(group)
}

/// The fewest upfloaters with which a scoregroup can be paired so that the rest can be too.
fn upfloaters_needed(field: &Field, group: Group, rest: Group) -> u32 {
    (group.count_ones() % 2..=rest.count_ones())
        .step_by(2)
        .find(|size| {
            subsets(rest, *size)
                .iter()
                .any(|set| field.can_be_paired(group | set) && field.can_be_paired(rest & !set))
        })
        .expect("what is left can be paired")
}
