//! The candidates of a bracket in the order of articles 3.5 to 3.7 and 4.

use core::cmp::Reverse;
use core::ops::ControlFlow;

use super::field::{Field, Group, members};

/// Two ranks, the higher ranked player first.
pub(crate) type Pairs = Vec<(usize, usize)>;

/// Calls `visit` with every candidate of a homogeneous bracket or a remainder that has
/// `wanted` legal pairs, in the order of 3.6: all transpositions of S2, then the next exchange.
///
/// `pairs` holds what is paired already and is given to `visit` with the new pairs behind.
pub(crate) fn homogeneous(
    field: &Field,
    players: Group,
    wanted: usize,
    pairs: &mut Pairs,
    visit: &mut dyn FnMut(&Pairs) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // Place i has BSN i + 1; the BSNs of a remainder begin anew (4.1).
    let by_bsn: Vec<usize> = members(players).collect();
    for s1 in exchanges(by_bsn.len(), wanted) {
        let s1_ranks: Vec<usize> = s1.iter().map(|place| by_bsn[*place]).collect();
        let s2 = members(players).filter(|rank| !s1_ranks.contains(rank));
        let s2 = s2.fold(0, |group, rank| group | 1 << rank);
        transpositions(field, &s1_ranks, s2, Repeats::Skip, pairs, visit)?;
    }
    ControlFlow::Continue(())
}

/// Calls `visit` with every candidate of a heterogeneous bracket in the order of 3.7: for each set
/// of moved-down players every transposition of the residents, for each of these the candidates of
/// the remainder.
pub(crate) fn heterogeneous(
    field: &Field,
    sets: &[Vec<usize>],
    residents: Group,
    wanted: usize,
    visit: &mut dyn FnMut(&Pairs) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for s1 in sets {
        let mut with_remainder = |moved_down_pairs: &Pairs| {
            let used = moved_down_pairs
                .iter()
                .fold(0, |group, (_, lower)| group | 1 << lower);
            let mut pairs = moved_down_pairs.clone();
            let left = wanted - s1.len();
            homogeneous(field, residents & !used, left, &mut pairs, visit)
        };
        let mut pairs = Vec::new();
        transpositions(
            field,
            s1,
            residents,
            Repeats::None,
            &mut pairs,
            &mut with_remainder,
        )?;
    }
    ControlFlow::Continue(())
}

/// Whether a transposition can repeat a candidate that came before.
#[derive(Clone, Copy, PartialEq)]
enum Repeats {
    /// S1 is the same for all, so each transposition is a new candidate.
    None,
    /// Exchanges come into it. A pair whose S1 player has the higher BSN was formed already, by an
    /// exchange that moved fewer players or less far: it need not be measured again.
    Skip,
}

/// The transpositions of S2 in the lexicographic order of their first |S1| BSNs (4.2), those with
/// a pair that C1 or C3 forbids left out.
fn transpositions(
    field: &Field,
    s1: &[usize],
    s2: Group,
    repeats: Repeats,
    pairs: &mut Pairs,
    visit: &mut dyn FnMut(&Pairs) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some((&first, rest)) = s1.split_first() else {
        return visit(pairs);
    };
    for opponent in members(s2) {
        let repeated = repeats == Repeats::Skip && opponent < first;
        if repeated || !field.may_meet(first, opponent) {
            continue;
        }
        pairs.push((first.min(opponent), first.max(opponent)));
        let flow = transpositions(field, rest, s2 & !(1 << opponent), repeats, pairs, visit);
        pairs.pop();
        flow?;
    }
    ControlFlow::Continue(())
}

/// What S1 becomes by each resident exchange in the order of 4.3, the original S1 first:
/// the places (BSN less one) of its players, ascending.
pub(crate) fn exchanges(players: usize, s1_size: usize) -> Vec<Vec<usize>> {
    let mut order: Vec<_> = subsets(players, s1_size)
        .into_iter()
        .map(|s1| {
            let down: Vec<usize> = (0..s1_size).rev().filter(|p| !s1.contains(p)).collect();
            let up: Vec<usize> = s1.iter().copied().filter(|p| *p >= s1_size).collect();
            let moved = up.iter().sum::<usize>() - down.iter().sum::<usize>();
            // 4.3: fewest players, smallest difference of the sums, the largest differing BSN
            // leaving S1, the smallest differing BSN leaving S2.
            ((up.len(), moved, Reverse(down), up), s1)
        })
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(_, s1)| s1).collect()
}

/// The subsets of 0 … `count` − 1 with `size` members, by smallest differing member (4.4).
pub(crate) fn subsets(count: usize, size: usize) -> Vec<Vec<usize>> {
    fn extend(
        from: usize,
        count: usize,
        size: usize,
        set: &mut Vec<usize>,
        all: &mut Vec<Vec<usize>>,
    ) {
        if set.len() == size {
            all.push(set.clone());
            return;
        }
        for member in from..count {
            set.push(member);
            extend(member + 1, count, size, set, all);
            set.pop();
        }
    }
    let mut all = Vec::new();
    extend(0, count, size, &mut Vec::new(), &mut all);
    all
}

#[cfg(test)]
mod tests {
    use rokada_pairing::{Player, Scoring, Side, Table};

    use super::*;

    /// A field in which everyone may meet everyone.
    fn field(players: u32) -> Field {
        Field::of(&Table {
            rounds: 5,
            initial_side: Side::White,
            scoring: Scoring::STANDARD,
            players: (1..=players).map(Player::new).collect(),
            forbidden: Vec::new(),
        })
    }

    fn every_transposition(field: &Field, s1: &[usize], s2: Group) -> Vec<Pairs> {
        let mut all = Vec::new();
        let _ = transpositions(
            field,
            s1,
            s2,
            Repeats::None,
            &mut Vec::new(),
            &mut |pairs| {
                all.push(pairs.clone());
                ControlFlow::Continue(())
            },
        );
        all
    }

    /// The two examples of article 4.2: eleven players of one score, and nine with two above.
    #[test]
    fn transpositions_are_as_many_as_the_rules_count() {
        let field = field(11);
        let all = every_transposition(&field, &[0, 1, 2, 3, 4], 0b111_1110_0000);
        assert_eq!(all.len(), 720);
        assert_eq!(all[0], [(0, 5), (1, 6), (2, 7), (3, 8), (4, 9)]);
        assert_eq!(all[1], [(0, 5), (1, 6), (2, 7), (3, 8), (4, 10)]);
        assert_eq!(all[719], [(0, 10), (1, 9), (2, 8), (3, 7), (4, 6)]);
        assert_eq!(
            every_transposition(&field, &[0, 1], 0b111_1111_1100).len(),
            72
        );
    }

    #[test]
    fn exchanges_come_in_the_order_of_the_rules() {
        // In BSNs: of six against five, first nobody, then 5 for 6, 5 for 7, 4 for 6, …
        let by_bsn: Vec<Vec<usize>> = exchanges(11, 5)
            .into_iter()
            .map(|s1| s1.into_iter().map(|place| place + 1).collect())
            .collect();
        assert_eq!(by_bsn.len(), 462);
        assert_eq!(
            by_bsn[..7],
            [
                vec![1, 2, 3, 4, 5],
                vec![1, 2, 3, 4, 6],
                vec![1, 2, 3, 4, 7],
                vec![1, 2, 3, 5, 6],
                vec![1, 2, 3, 4, 8],
                vec![1, 2, 3, 5, 7],
                vec![1, 2, 4, 5, 6],
            ]
        );
        // After the last exchange of one player come those of two, nearest first.
        let first_of_two = by_bsn
            .iter()
            .position(|s1| s1.iter().filter(|bsn| **bsn > 5).count() == 2);
        assert_eq!(first_of_two, Some(31));
        assert_eq!(by_bsn[31], [1, 2, 3, 6, 7]);
    }

    /// Leaving repeated candidates out changes neither which there are nor their order.
    #[test]
    fn what_is_skipped_came_before() {
        for (players, wanted) in [(6, 3), (7, 3), (8, 4), (8, 3)] {
            let field = field(players);
            let mut skipping = Vec::new();
            let everyone = field.everyone();
            let _ = homogeneous(&field, everyone, wanted, &mut Vec::new(), &mut |pairs| {
                skipping.push(in_order(pairs));
                ControlFlow::Continue(())
            });
            let mut seen = std::collections::HashSet::new();
            let mut literal: Vec<Pairs> = Vec::new();
            for s1 in exchanges(players as usize, wanted) {
                let s2 = s1.iter().fold(everyone, |group, rank| group & !(1 << rank));
                for pairs in every_transposition(&field, &s1, s2) {
                    let pairs = in_order(&pairs);
                    if seen.insert(pairs.clone()) {
                        literal.push(pairs);
                    }
                }
            }
            assert_eq!(skipping, literal, "{players} players, {wanted} pairs");
        }
    }

    fn in_order(pairs: &Pairs) -> Pairs {
        let mut pairs = pairs.clone();
        pairs.sort_unstable();
        pairs
    }
}
