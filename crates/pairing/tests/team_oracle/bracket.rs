//! Article 3.6: all pairings of a bracket, listed and compared.

use rokada_pairing::team_swiss::Complying;

use super::field::{Field, Group, members};
use super::upfloaters::keep_least;

type Pairs = Vec<(usize, usize)>;

/// The pairs of the bracket, the team with the smaller number first in each.
pub(crate) fn pair(field: &Field, residents: Group, upfloaters: Group) -> Pairs {
    let mut all = Vec::new();
    list(field, residents | upfloaters, &mut Vec::new(), &mut all);
    let is_up = |team: usize| upfloaters >> team & 1 == 1;
    for pairs in &all {
        // What could make C5 mean two things never comes about.
        assert!(!pairs.iter().any(|&(a, b)| is_up(a) && is_up(b)));
    }
    let wish = |team: usize| field.teams[team].preference;
    let clash = |&&(a, b): &&(usize, usize)| {
        wish(a).is_some() && wish(a).map(|w| w.side) == wish(b).map(|w| w.side)
    };
    let strong = |team: usize| wish(team).is_some_and(|wish| wish.is_strong);
    let again = |of: usize, opponent: usize| {
        field.floats_count() && is_up(opponent) && field.teams[of].floated
    };
    let c8 = |pairs: &Pairs| pairs.iter().filter(clash).count();
    let c9 = |pairs: &Pairs| {
        let clashing = pairs.iter().filter(clash);
        clashing.filter(|(a, b)| strong(*a) && strong(*b)).count()
    };
    let c10 = |pairs: &Pairs| -> usize {
        pairs
            .iter()
            .map(|&(a, b)| usize::from(again(a, b)) + usize::from(again(b, a)))
            .sum()
    };
    let criteria: [&dyn Fn(&Pairs) -> usize; 3] = [&c8, &c9, &c10];
    for criterion in criteria {
        all = match field.table.readings.complying {
            Complying::BestValue => keep_least(all, criterion),
            Complying::NoneOrAnything => keep_least(all, |pairs| criterion(pairs).min(1)),
        };
    }
    // 3.6.2: tops in order, then their opponents.
    all.into_iter()
        .min_by_key(|pairs| {
            let tops = pairs.iter().map(|pair| pair.0);
            tops.chain(pairs.iter().map(|pair| pair.1))
                .collect::<Vec<usize>>()
        })
        .expect("the set of upfloaters is legal")
}

/// All legal pairings; the first team of each pair is the smallest left.
fn list(field: &Field, left: Group, pairs: &mut Pairs, all: &mut Vec<Pairs>) {
    let Some(first) = members(left).next() else {
        all.push(pairs.clone());
        return;
    };
    let rest = left & !(1 << first);
    for other in members(rest).filter(|other| field.may_meet(first, *other)) {
        pairs.push((first, other));
        list(field, rest & !(1 << other), pairs, all);
        pairs.pop();
    }
}
