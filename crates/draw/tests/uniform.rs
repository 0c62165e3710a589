//! Proof by enumeration that every method is uniform, and what it costs.

use num_rational::BigRational;
use rokada_chess::StartPosition;
use rokada_draw::exact::{Exact, enumerate};
use rokada_draw::{Method, Pool};

fn ratio(numerator: u32, denominator: u32) -> BigRational {
    BigRational::new(numerator.into(), denominator.into())
}

fn exact(method: Method, pool: &Pool) -> Exact {
    enumerate(&method.machine(pool).unwrap(), pool)
}

/// Asserts that each position of the pool has the same probability and the others none.
fn assert_uniform(method: Method, pool: &Pool) {
    let exact = exact(method, pool);
    for position in StartPosition::all() {
        let expected = if pool.contains(position) {
            ratio(1, pool.count().into())
        } else {
            ratio(0, 1)
        };
        let found = &exact.probability[usize::from(position.number())];
        assert_eq!(*found, expected, "{method}, position {}", position.number());
    }
}

fn numbers(numbers: &[u16]) -> impl Iterator<Item = StartPosition> {
    numbers.iter().map(|&n| StartPosition::new(n).unwrap())
}

#[test]
fn every_method_draws_each_of_the_960_with_probability_1_960() {
    for method in Method::all() {
        assert_uniform(method, &Pool::all());
    }
}

#[test]
fn without_518_every_method_draws_each_of_the_others_with_probability_1_959() {
    for method in Method::all() {
        assert_uniform(method, &Pool::default());
    }
}

#[test]
fn whatever_is_excluded_the_rest_stays_uniform() {
    // The classical array and its mirror; positions used in an event; all but a handful.
    let handful = [0, 1, 100, 518, 959];
    let others: Vec<u16> = (0..960).filter(|n| !handful.contains(n)).collect();
    for excluded in [&[518, 534, 17][..], &[518, 17, 301, 302], &others] {
        let pool = Pool::all_but(numbers(excluded)).unwrap();
        for method in Method::all() {
            assert_uniform(method, &pool);
        }
    }
}

#[test]
fn a_short_list_is_drawn_from_uniformly() {
    for list in [&[700, 12][..], &[3, 1, 2], &[5, 4, 3, 2, 1, 0, 900]] {
        let pool = Pool::short_list(numbers(list)).unwrap();
        for method in Method::all().filter(|method| method.picks_from_list()) {
            assert_uniform(method, &pool);
        }
    }
}

#[test]
fn expected_outcomes_of_every_method() {
    for (method, expected) in [
        (Method::Program, ratio(256, 255)),
        (Method::Quick, ratio(256, 255)),
        (Method::OneDie, ratio(67, 10)),
        (Method::TwoDice, ratio(93, 20)),
        (Method::FourDice, ratio(27, 5)),
        (Method::FiveSolids, ratio(5, 1)),
        (Method::DiceSet, ratio(5, 1)),
        (Method::FewestDice, ratio(1736, 405)),
        (Method::Coin, ratio(154, 15)),
        (Method::TenCoins, ratio(154, 15)),
        (Method::FewestCoin, ratio(154, 15)),
        (Method::Suit, ratio(5, 1)),
        (Method::Pieces, ratio(14, 1)),
        (Method::PiecesStrict, ratio(42, 1)),
        (Method::PiecesMended, ratio(65, 7)),
        (Method::Pawns, ratio(5, 1)),
        (Method::Boxes, ratio(25, 8)),
        (Method::Balls, ratio(1, 1)),
        (Method::Slips, ratio(1, 1)),
    ] {
        assert_eq!(exact(method, &Pool::all()).outcomes, expected, "{method}");
    }
}

/// The least expected number of throws of a fair `sides`-sided die that choose among `entries`
/// (Knuth and Yao 1976): each entry has a leaf at depth k for every unit of the k-th digit of
/// 1/entries to the base `sides`. Computed by long division, with no machine.
fn least_throws(entries: u32, sides: u32) -> BigRational {
    // Σ k·digit(k)·sides^-k up to a depth, and the remainder there.
    let (mut sum, mut remainder, mut weight) = (ratio(0, 1), 1, ratio(1, 1));
    let mut seen = std::collections::HashMap::new();
    for depth in 0_u32.. {
        if remainder == 0 {
            return sum * ratio(entries, 1);
        }
        if let Some((first, sum_there, weight_there)) =
            seen.insert(remainder, (depth, sum.clone(), weight.clone()))
        {
            // The digits repeat: the k-th lap is `lap` deeper than the one before, `shrink` times
            // as likely, and its digits weigh remainder/entries in all.
            let shrink = &weight / &weight_there;
            let again = (ratio(1, 1) - &shrink).recip();
            let lap = (&sum - &sum_there) * &again;
            let mass = ratio(remainder, entries) * &weight_there * (ratio(1, 1) - &shrink);
            let deeper = mass * &shrink * ratio(depth - first, 1) * &again * &again;
            return (sum_there + lap + deeper) * ratio(entries, 1);
        }
        remainder *= sides;
        weight /= ratio(sides, 1);
        sum += ratio(depth + 1, 1) * ratio(remainder / entries, 1) * &weight;
        remainder %= entries;
    }
    unreachable!("a remainder comes back after at most {entries} digits")
}

#[test]
fn no_method_needs_fewer_throws_than_the_fewest() {
    assert_eq!(least_throws(960, 2), ratio(154, 15));
    assert_eq!(least_throws(3, 2), ratio(8, 3));
    assert_eq!(least_throws(5, 6), ratio(6, 5));
    for excluded in [&[][..], &[518], &[518, 534, 7]] {
        let pool = Pool::all_but(numbers(excluded)).unwrap();
        let entries = u32::from(pool.count());
        for (method, sides) in [(Method::FewestCoin, 2), (Method::FewestDice, 6)] {
            let found = exact(method, &pool).outcomes;
            assert_eq!(
                found,
                least_throws(entries, sides),
                "{method} among {entries}"
            );
        }
    }
    // The two coin methods made for people reach the optimum when nothing is excluded.
    for method in [Method::Coin, Method::TenCoins] {
        assert_eq!(exact(method, &Pool::all()).outcomes, least_throws(960, 2));
    }
}
