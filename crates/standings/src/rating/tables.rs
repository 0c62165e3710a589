//! The conversion tables of the rating regulations (B.02 article 8.1).

/// The rating differences that a score from 0.50 to 1.00 stands for, by hundredths (8.1.1). Below
/// a half the same numbers are negative.
const DIFFERENCE_FROM_HALF: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, // 0.50
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141, // 0.60
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230, // 0.70
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351, // 0.80
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677, // 0.90
    800, // 1.00
];

/// The largest difference for which the higher rated player is expected to score 0.50, 0.51, …,
/// 0.99 (8.1.2); beyond the last it is 1.00.
const LAST_DIFFERENCE: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, // 0.50
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145, // 0.60
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235, // 0.70
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357, // 0.80
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735, // 0.90
];

/// The rating difference that a score stands for (B.02 article 8.1.1): from -800 for nothing to 800
/// for everything. The score is in percent of the games; more than 100 counts as 100.
///
/// ```
/// use rokada_standings::rating::performance_difference;
///
/// assert_eq!(performance_difference(50), 0);
/// assert_eq!(performance_difference(75), 193);
/// assert_eq!(performance_difference(25), -193);
/// ```
pub fn performance_difference(percent: i64) -> i64 {
    let from_half = (percent - 50).clamp(-50, 50);
    let difference = DIFFERENCE_FROM_HALF[from_half.unsigned_abs() as usize];
    difference * from_half.signum()
}

/// The score expected in a game, in hundredths, of a player whose rating differs by so much from
/// the opponent's (B.02 article 8.1.2). The whole table is used, without the limit of 400 that
/// rating changes have.
///
/// ```
/// use rokada_standings::rating::expected_hundredths;
///
/// assert_eq!(expected_hundredths(0), 50);
/// assert_eq!(expected_hundredths(200), 76);
/// assert_eq!(expected_hundredths(-200), 24);
/// assert_eq!(expected_hundredths(736), 100);
/// ```
pub fn expected_hundredths(difference: i64) -> i64 {
    let size = difference.saturating_abs();
    let better = 50 + LAST_DIFFERENCE.partition_point(|last| *last < size) as i64;
    if difference < 0 { 100 - better } else { better }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_sides_of_a_game_share_a_point() {
        for difference in -900..=900 {
            let sum = expected_hundredths(difference) + expected_hundredths(-difference);
            // Between equals both are favourites: each is expected to score a half.
            assert_eq!(sum, 100, "{difference}");
        }
    }

    /// Rows of the table as the regulations print them.
    #[test]
    fn printed_rows() {
        for (from, to, expected) in [
            (0, 3, 50),
            (4, 10, 51),
            (92, 98, 63),
            (198, 206, 76),
            (345, 357, 89),
            (392, 411, 92),
            (620, 735, 99),
            (736, 2000, 100),
        ] {
            assert_eq!(expected_hundredths(from), expected);
            assert_eq!(expected_hundredths(to), expected);
        }
        for (percent, difference) in [(99, 677), (83, 273), (66, 117), (49, -7), (0, -800)] {
            assert_eq!(performance_difference(percent), difference);
        }
    }
}
