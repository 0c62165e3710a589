//! How much a rating will change (B.02 article 8.3): an estimate, since FIDE rates all events of a
//! month together.

use num_rational::Ratio;
use rokada_pairing::Points;

use super::tables::expected_hundredths;

/// From this rating on the difference to an opponent counts whole (8.3.1, since October 2025).
const WHOLE_DIFFERENCE_FROM: i64 = 2650;

/// The largest difference that counts otherwise.
const LARGEST_DIFFERENCE: i64 = 400;

/// What is known of a player whose rating changes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RatedPlayer {
    /// The rating at the start.
    pub rating: u16,
    /// The development coefficient.
    pub coefficient: Coefficient,
}

/// The development coefficient K (8.3.3).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Coefficient {
    /// 40: fewer than 30 rated games, or under 18 and below 2300.
    Forty,
    /// 20: below 2400; and everybody in rapid and blitz.
    Twenty,
    /// 10: whoever has once reached 2400.
    Ten,
}

impl Coefficient {
    /// The number.
    pub const fn value(self) -> i64 {
        match self {
            Coefficient::Forty => 40,
            Coefficient::Twenty => 20,
            Coefficient::Ten => 10,
        }
    }

    /// The coefficient of a player in standard chess. A young player's holds to the end of the year
    /// of the 18th birthday; what is not known is taken to be the ordinary case.
    ///
    /// ```
    /// use rokada_standings::rating::Coefficient;
    ///
    /// assert_eq!(Coefficient::standard(2250, Some(2010), 2026, false), Coefficient::Forty);
    /// assert_eq!(Coefficient::standard(2350, Some(2010), 2026, false), Coefficient::Twenty);
    /// assert_eq!(Coefficient::standard(2390, None, 2026, true), Coefficient::Ten);
    /// ```
    pub fn standard(
        rating: u16,
        birth_year: Option<u16>,
        year: u16,
        has_reached_2400: bool,
    ) -> Coefficient {
        let young = birth_year.is_some_and(|birth| year.saturating_sub(birth) <= 18);
        if has_reached_2400 || rating >= 2400 {
            Coefficient::Ten
        } else if young && rating < 2300 {
            Coefficient::Forty
        } else {
            Coefficient::Twenty
        }
    }
}

/// One rated game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GameForRating {
    /// The opponent's rating. Games against unrated opponents are not rated.
    pub opponent: u16,
    /// The points: 1, ½ or 0.
    pub score: Points,
}

/// How a rating changes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Change {
    /// How many games were rated.
    pub games: usize,
    /// The points made in them.
    pub score: Points,
    /// The points expected, in hundredths.
    pub expected_hundredths: i64,
    /// The coefficient applied, lower than the player's after many games (8.3.3: at most 700
    /// divided by their number).
    pub coefficient: i64,
    /// The change in tenths of a rating point; the list rounds the sum of a month.
    pub tenths: i64,
}

/// Estimates the change of a rating.
///
/// ```
/// use rokada_standings::rating::{Coefficient, GameForRating, RatedPlayer, rating_change};
/// use rokada_pairing::Points;
///
/// let player = RatedPlayer { rating: 2000, coefficient: Coefficient::Twenty };
/// let win = GameForRating { opponent: 2100, score: Points::WIN };
/// let change = rating_change(player, &[win]);
/// assert_eq!((change.expected_hundredths, change.tenths), (36, 128));
/// ```
pub fn rating_change(player: RatedPlayer, games: &[GameForRating]) -> Change {
    let rating = i64::from(player.rating);
    let expected: i64 = games
        .iter()
        .map(|game| {
            let difference = rating - i64::from(game.opponent);
            expected_hundredths(if rating < WHOLE_DIFFERENCE_FROM {
                difference.clamp(-LARGEST_DIFFERENCE, LARGEST_DIFFERENCE)
            } else {
                difference
            })
        })
        .sum();
    let score: Points = games.iter().map(|game| game.score).sum();
    let coefficient = match games.len() as i64 {
        0 => player.coefficient.value(),
        number => player.coefficient.value().min(700 / number),
    };
    let gained = i64::from(score.tenths()) * 10 - expected;
    // Hundredths of a point times the coefficient, in tenths, rounded away from zero.
    let tenths = Ratio::new(gained * coefficient, 10).round().to_integer();
    Change {
        games: games.len(),
        score,
        expected_hundredths: expected,
        coefficient,
        tenths,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(rating: u16, coefficient: Coefficient, opponent: u16, score: Points) -> Change {
        rating_change(
            RatedPlayer {
                rating,
                coefficient,
            },
            &[GameForRating { opponent, score }],
        )
    }

    /// The case that led to the amendment of October 2025: under the rule of 400 points a win
    /// against anybody was worth 0.8.
    #[test]
    fn the_400_points_rule_ends_at_2650() {
        let below = change(2649, Coefficient::Ten, 1800, Points::WIN);
        assert_eq!((below.expected_hundredths, below.tenths), (92, 8));
        let above = change(2750, Coefficient::Ten, 1800, Points::WIN);
        assert_eq!((above.expected_hundredths, above.tenths), (100, 0));
    }

    #[test]
    fn the_coefficient_falls_with_many_games() {
        let player = RatedPlayer {
            rating: 1500,
            coefficient: Coefficient::Forty,
        };
        let draw = GameForRating {
            opponent: 1500,
            score: Points::DRAW,
        };
        assert_eq!(rating_change(player, &[draw; 17]).coefficient, 40);
        assert_eq!(rating_change(player, &[draw; 18]).coefficient, 38);
        assert_eq!(rating_change(player, &[]).tenths, 0);
    }
}
