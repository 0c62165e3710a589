//! Proof by enumeration that every method is uniform, and what it costs.

use num_rational::BigRational;
use num_traits::ToPrimitive;
use rokada_chess::StartPosition;
use rokada_draw::exact::{Exact, enumerate, expected_outcomes, least_throws};
use rokada_draw::{Method, Pool};

fn ratio(numerator: u32, denominator: u32) -> BigRational {
    BigRational::new(numerator.into(), denominator.into())
}

fn exact(method: Method, pool: &Pool) -> Exact {
    enumerate(&method.machine(pool).unwrap(), pool)
}

/// Asserts that each position of the pool has the same probability and the others none, and that
/// the methods with the fewest throws need no more than the least possible.
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
    let sides = match method {
        Method::FewestCoin => 2,
        Method::FewestDice => 6,
        _ => return,
    };
    let entries = pool.count();
    assert_eq!(
        exact.outcomes,
        least_throws(entries, sides),
        "{method} among {entries}"
    );
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
        assert_documented(method, &expected);
    }
}

/// The row of a method in the documentation ends with its means, all 960 and without 518.
fn assert_documented(method: Method, mean: &BigRational) {
    let decimal = |mean: &BigRational| format!("{:.3}", mean.to_f64().unwrap());
    let all = match mean.is_integer() {
        true => mean.to_string(),
        false => format!("{mean} = {}", decimal(mean)),
    };
    let without = decimal(&expected_outcomes(method, &Pool::default()).unwrap());
    let documentation = include_str!("../../../docs/draw.md");
    let row = documentation
        .lines()
        .find(|line| line.starts_with(&format!("| `{method}` |")))
        .unwrap_or_else(|| panic!("docs/draw.md lacks {method}"));
    let end = format!("| {all} | {without} |");
    assert!(row.ends_with(&end), "docs/draw.md says {row}, found {end}");
}

#[test]
fn no_coin_method_needs_fewer_throws_than_those_made_for_people() {
    assert_eq!(least_throws(960, 2), ratio(154, 15));
    assert_eq!(least_throws(3, 2), ratio(8, 3));
    assert_eq!(least_throws(1, 2), ratio(0, 1));
    assert_eq!(least_throws(8, 2), ratio(3, 1));
    assert_eq!(least_throws(5, 6), ratio(6, 5));
    for method in [Method::Coin, Method::TenCoins] {
        assert_eq!(exact(method, &Pool::all()).outcomes, least_throws(960, 2));
    }
}

#[test]
fn the_mean_with_exclusions_is_that_of_the_machine() {
    let excluded = [0, 17, 518].map(|number| StartPosition::new(number).unwrap());
    let pool = Pool::all_but(excluded).unwrap();
    for method in [
        Method::OneDie,
        Method::Coin,
        Method::Suit,
        Method::Boxes,
        Method::Slips,
    ] {
        let mean = expected_outcomes(method, &pool).unwrap();
        assert_eq!(mean, exact(method, &pool).outcomes, "{method}");
    }
}
