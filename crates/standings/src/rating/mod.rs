//! FIDE's rating regulations (B.02), as far as an event applies them: performances, and an
//! estimate of how ratings will change.

mod change;
mod tables;

pub use change::{Change, Coefficient, GameForRating, RatedPlayer, rating_change};
pub use tables::{expected_hundredths, performance_difference};

use rokada_pairing::Points;

use crate::value::half_up_ratio;

/// The average of ratings, rounded to a whole number, a half upwards (C.07 article 10.1). `None`
/// of nobody.
pub fn average_rating(ratings: &[i64]) -> Option<i64> {
    if ratings.is_empty() {
        return None;
    }
    Some(half_up_ratio(ratings.iter().sum(), ratings.len() as i64))
}

/// The lowest rating whose expected score against these opponents is at least the score (C.07
/// article 10.3); with no points at all, 800 less than the lowest opponent. `None` without games.
///
/// ```
/// use rokada_standings::rating::perfect_performance;
/// use rokada_pairing::Points;
///
/// // Half the points against equal opponents: the whole interval from -3 to 3 expects a half.
/// assert_eq!(perfect_performance(Points::WIN, &[2000, 2000]), Some(1997));
/// assert_eq!(perfect_performance(Points::ZERO, &[1900, 2000]), Some(1100));
/// ```
pub fn perfect_performance(score: Points, opponents: &[i64]) -> Option<i64> {
    let lowest = *opponents.iter().min()?;
    let highest = *opponents.iter().max()?;
    if score == Points::ZERO {
        return Some(lowest - 800);
    }
    let wanted = i64::from(score.tenths()) * 10;
    let expected = |rating: i64| -> i64 {
        opponents
            .iter()
            .map(|opponent| expected_hundredths(rating - opponent))
            .sum()
    };
    // The expected score never falls as the rating rises, from 0 at one end to all at the other.
    let (mut too_low, mut enough) = (lowest - 801, highest + 800);
    while enough - too_low > 1 {
        let middle = too_low + (enough - too_low) / 2;
        if expected(middle) >= wanted {
            enough = middle;
        } else {
            too_low = middle;
        }
    }
    Some(enough)
}
