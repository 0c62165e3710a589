//! One bracket (article 3): which downfloaters C5 to C7 allow, and the best candidate with them.

use core::ops::ControlFlow;

use super::candidates::{Pairs, heterogeneous, homogeneous, subsets};
use super::completion::Completion;
use super::criteria::{Failures, FloaterFailures, measure};
use super::field::{Field, Group, members};

/// What a bracket comes to.
pub(crate) struct Best {
    pub(crate) pairs: Pairs,
    pub(crate) downfloaters: Group,
}

/// Pairs the bracket of these residents and moved-down players; `below` are the scoregroups that
/// are still to come.
pub(crate) fn pair_bracket(
    field: &Field,
    completion: &Completion<'_>,
    moved_down: Group,
    residents: Group,
    below: &[Group],
) -> Best {
    let rest = below.iter().fold(0, |group, next| group | next);
    let allowed = allowed_floaters(field, completion, moved_down, residents, rest)
        .expect("the bracket above left a pairing possible (C4)");
    let failures: Vec<FloaterSet> = allowed
        .sets
        .iter()
        .map(|&floaters| FloaterSet {
            floaters,
            c8: next_bracket(field, completion, floaters, below),
            c9: unplayed_games_of_bye(field, &allowed.failures, floaters),
        })
        .collect();
    let ideal = failures
        .iter()
        .map(|set| (&set.c8, set.c9))
        .min()
        .expect("a set is allowed");

    let mut best: Option<(Failures, Best)> = None;
    let mut visit = |pairs: &Pairs| {
        let paired = pairs
            .iter()
            .fold(0, |group, (a, b)| group | 1 << a | 1 << b);
        let downfloaters = (moved_down | residents) & !paired;
        let Some(set) = failures.iter().find(|set| set.floaters == downfloaters) else {
            return ControlFlow::Continue(());
        };
        if best.as_ref().is_some_and(|(least, _)| {
            (&set.c8, set.c9) > (&least.c8_next_bracket, least.c9_unplayed_games_of_bye)
        }) {
            return ControlFlow::Continue(());
        }
        let c8 = set.c8.clone();
        let found = measure(
            field,
            moved_down,
            residents,
            pairs,
            downfloaters,
            c8,
            set.c9,
        );
        // 3.4: a perfect candidate is taken at once.
        let perfect = found.has_none_beyond_c9() && (&set.c8, set.c9) == ideal;
        // 3.8: of equal candidates the first one generated stays.
        if best.as_ref().is_none_or(|(least, _)| found < *least) {
            best = Some((
                found,
                Best {
                    pairs: pairs.clone(),
                    downfloaters,
                },
            ));
        }
        if perfect {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };

    let size = (moved_down | residents).count_ones();
    let max_pairs = (size - allowed.failures.c6_downfloaters) as usize / 2;
    let _ = if moved_down == 0 {
        homogeneous(field, residents, max_pairs, &mut Vec::new(), &mut visit)
    } else {
        let sets = moved_down_sets(field, moved_down, &allowed);
        heterogeneous(field, &sets, residents, max_pairs, &mut visit)
    };
    best.expect("an allowed set of downfloaters comes with a pairing of the others")
        .1
}

/// A set of downfloaters that C5 to C7 allow, with how it fails C8 and C9.
struct FloaterSet {
    floaters: Group,
    c8: Option<FloaterFailures>,
    c9: u32,
}

/// The sets of downfloaters that are best by C5 to C7.
struct Allowed {
    failures: FloaterFailures,
    sets: Vec<Group>,
}

/// Tries every set of downfloaters. `None` when none leaves a complete pairing (C4).
fn allowed_floaters(
    field: &Field,
    completion: &Completion<'_>,
    moved_down: Group,
    residents: Group,
    rest: Group,
) -> Option<Allowed> {
    let bracket = moved_down | residents;
    // C5 can be no better than over all pairings of those unpaired, and then C6 wants few.
    let lowest_bye = completion.lowest_bye(bracket | rest)?;
    let mut best: Option<Allowed> = None;
    let ranks: Vec<usize> = members(bracket).collect();
    for count in (ranks.len() % 2..=ranks.len()).step_by(2) {
        for places in subsets(ranks.len(), count) {
            let floaters = places
                .iter()
                .fold(0, |group, place| group | 1 << ranks[*place]);
            let Some(c5) = completion.lowest_bye(floaters | rest) else {
                continue;
            };
            if !can_pair_all(field, bracket & !floaters, moved_down) {
                continue;
            }
            let mut scores: Vec<_> = members(floaters)
                .map(|rank| field.people[rank].score)
                .collect();
            scores.sort_unstable_by(|a, b| b.cmp(a));
            let failures = FloaterFailures {
                c5_score_of_bye: c5,
                c6_downfloaters: floaters.count_ones(),
                c7_scores_of_downfloaters: scores,
            };
            match &mut best {
                Some(best) if failures > best.failures => {}
                Some(best) if failures == best.failures => best.sets.push(floaters),
                _ => {
                    best = Some(Allowed {
                        failures,
                        sets: vec![floaters],
                    })
                }
            }
        }
        if best
            .as_ref()
            .is_some_and(|best| best.failures.c5_score_of_bye == lowest_bye)
        {
            break;
        }
    }
    best
}

/// Whether these players of a bracket can all be paired in it: moved-down players meet residents,
/// residents each other too.
fn can_pair_all(field: &Field, players: Group, moved_down: Group) -> bool {
    let Some(first) = members(players).next() else {
        return true;
    };
    let others = players & !(1 << first);
    let mut opponents = others & field.people[first].may_meet;
    if moved_down >> first & 1 == 1 {
        opponents &= !moved_down;
    }
    members(opponents).any(|opponent| can_pair_all(field, others & !(1 << opponent), moved_down))
}

/// C8: how well C1 to C7 can be met in the bracket these downfloaters come to. `None` when there is
/// none.
fn next_bracket(
    field: &Field,
    completion: &Completion<'_>,
    floaters: Group,
    below: &[Group],
) -> Option<FloaterFailures> {
    let (&residents, after) = below.split_first()?;
    let rest = after.iter().fold(0, |group, next| group | next);
    let allowed = allowed_floaters(field, completion, floaters, residents, rest)
        .expect("only floaters that leave a complete pairing are asked about");
    Some(allowed.failures)
}

/// C9 holds for a bracket with one downfloater who ends up with the bye. That is so when the bye
/// goes to the score of this one: whoever else has that score is paired already.
fn unplayed_games_of_bye(field: &Field, failures: &FloaterFailures, floaters: Group) -> u32 {
    let odd_field = field.people.len() % 2 == 1;
    match members(floaters).next() {
        Some(only)
            if odd_field
                && floaters.count_ones() == 1
                && field.people[only].score == failures.c5_score_of_bye =>
        {
            field.people[only].unplayed_games
        }
        _ => 0,
    }
}

/// The sets of moved-down players that leave a Limbo that obeys C7, in the order of 4.4.
fn moved_down_sets(field: &Field, moved_down: Group, allowed: &Allowed) -> Vec<Vec<usize>> {
    let by_bsn: Vec<usize> = members(moved_down).collect();
    let limbo_scores = |limbo: Group| {
        members(limbo)
            .map(|rank| field.people[rank].score)
            .collect::<Vec<_>>()
    };
    let limbo = limbo_scores(allowed.sets[0] & moved_down);
    subsets(by_bsn.len(), by_bsn.len() - limbo.len())
        .into_iter()
        .map(|places| {
            places
                .into_iter()
                .map(|place| by_bsn[place])
                .collect::<Vec<usize>>()
        })
        .filter(|s1| {
            let paired = s1.iter().fold(0, |group, rank| group | 1 << rank);
            limbo_scores(moved_down & !paired) == limbo
        })
        .collect()
}
