//! Points, counted exactly.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use core::str::FromStr;

/// A number of points in tenths, the finest unit a tournament report can write.
///
/// Scores are added and compared thousands of times, so they are whole numbers: a half point is
/// exactly `5` and three of them are exactly `15`.
///
/// # Display
/// One decimal, as the report format has it: `0.0`, `0.5`, `11.5`.
///
/// ```
/// use rokada_pairing::Points;
///
/// let score = Points::WIN + Points::DRAW;
/// assert_eq!(score.to_string(), "1.5");
/// assert_eq!("1.5".parse(), Ok(score));
/// assert_eq!(score.tenths(), 15);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// What a draw is worth unless the regulations say otherwise.
    pub const DRAW: Points = Points(5);
    /// What a win is worth unless the regulations say otherwise.
    pub const WIN: Points = Points(10);

    /// Points from tenths of a point.
    pub const fn from_tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// Points from half points.
    pub const fn from_halves(halves: i32) -> Points {
        Points(halves * 5)
    }

    /// The value in tenths of a point.
    pub const fn tenths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        self.0 -= other.0;
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl Mul<i32> for Points {
    type Output = Points;
    fn mul(self, times: i32) -> Points {
        Points(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        // `pad` lets callers align the number in a column.
        f.pad(&format!("{sign}{}.{}", tenths / 10, tenths % 10))
    }
}

/// The text is not a number of points with at most one decimal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParsePointsError;

impl fmt::Display for ParsePointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points are a number with at most one decimal, such as 4.5")
    }
}

impl core::error::Error for ParsePointsError {}

impl FromStr for Points {
    type Err = ParsePointsError;

    /// Reads `4`, `4.5`, `.5`, `-1.0`; a comma serves as well as a point, and further decimals
    /// only if they are zero.
    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        // More than six digits cannot be a score, and would overflow further on.
        if (whole.is_empty() && decimals.is_empty())
            || whole.len() > 6
            || !digits(whole)
            || !digits(decimals)
        {
            return Err(ParsePointsError);
        }
        let (tenth, rest) = decimals.split_at(decimals.len().min(1));
        if rest.bytes().any(|b| b != b'0') {
            return Err(ParsePointsError);
        }
        let number = |part: &str| part.bytes().fold(0, |n, b| n * 10 + i32::from(b - b'0'));
        let tenths = number(whole) * 10 + number(tenth);
        Ok(Points(if negative { -tenths } else { tenths }))
    }
}

/// A number of points: `3.5`.
#[cfg(feature = "serde")]
impl serde::Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 10.0)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Points {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        let tenths = f64::deserialize(deserializer)? * 10.0;
        // The same limit as for text: six digits before the point.
        if (tenths - tenths.round()).abs() < 1e-6 && tenths.abs() < 1e7 {
            Ok(Points(tenths.round() as i32))
        } else {
            Err(serde::de::Error::custom(ParsePointsError))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_programs_write() {
        for (text, tenths) in [
            ("0", 0),
            ("4", 40),
            ("4.5", 45),
            ("4,5", 45),
            (".5", 5),
            ("11.50", 115),
            ("-1.0", -10),
        ] {
            assert_eq!(text.parse(), Ok(Points(tenths)), "{text}");
        }
        for text in ["", ".", "-", "4.55", "1e3", "4.5.0", "99999999", "½"] {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text}");
        }
    }

    #[test]
    fn shows_one_decimal_and_keeps_to_its_column() {
        assert_eq!(Points(-5).to_string(), "-0.5");
        assert_eq!(format!("{:>4}", Points(35)), " 3.5");
    }
}
