//! A tie-break's value, exactly.

use core::cmp::Ordering;
use core::fmt;

use num_rational::Ratio;
use rokada_pairing::Points;

/// The value of a tie-break: an exact fraction, and the number of decimals it is written with.
///
/// Participants are compared by the exact value; two averages that look the same when rounded may
/// still differ.
///
/// # Display
/// Rounded to its decimals, a half upwards.
///
/// ```
/// use rokada_standings::Value;
///
/// let average = Value::ratio(769_5, 110, 2);
/// assert_eq!(average.to_string(), "69.95");
/// assert!(average > Value::ratio(699_5, 100, 2));
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Value {
    exact: Ratio<i64>,
    decimals: u8,
}

impl Value {
    /// A whole number.
    pub fn integer(value: i64) -> Value {
        Value::exact(Ratio::from_integer(value), 0)
    }

    /// Points, written with one decimal.
    pub fn points(points: Points) -> Value {
        Value::exact(of_points(points), 1)
    }

    /// A fraction, to be written with some decimals.
    ///
    /// # Panics
    /// If the denominator is zero.
    pub fn ratio(numerator: i64, denominator: i64, decimals: u8) -> Value {
        Value::exact(Ratio::new(numerator, denominator), decimals)
    }

    pub(super) const fn exact(exact: Ratio<i64>, decimals: u8) -> Value {
        Value { exact, decimals }
    }

    pub(super) fn to_ratio(self) -> Ratio<i64> {
        self.exact
    }

    /// The value as it is written, in units of its last decimal.
    fn rounded(self) -> i64 {
        let scaled = self.exact * 10_i64.pow(u32::from(self.decimals));
        half_up(scaled)
    }

    /// The number as it is written, for documents that know no exact fractions.
    pub fn to_f64(self) -> f64 {
        // The text of a decimal number reads back as the nearest float.
        self.to_string().parse().unwrap_or(f64::NAN)
    }

    /// Whether it is written without decimals.
    pub const fn is_integer(self) -> bool {
        self.decimals == 0
    }
}

/// The nearest whole number, a half upwards (C.07 articles 10.1, 10.4 and 10.5).
pub(super) fn half_up(value: Ratio<i64>) -> i64 {
    (value + Ratio::new(1, 2)).floor().to_integer()
}

/// The nearest whole number to a fraction, a half upwards.
pub(crate) fn half_up_ratio(numerator: i64, denominator: i64) -> i64 {
    half_up(Ratio::new(numerator, denominator))
}

/// Points as a fraction.
pub(super) fn of_points(points: Points) -> Ratio<i64> {
    Ratio::new(i64::from(points.tenths()), 10)
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounded = self.rounded();
        if self.decimals == 0 {
            return f.pad(&rounded.to_string());
        }
        let unit = 10_u64.pow(u32::from(self.decimals));
        let sign = if rounded < 0 { "-" } else { "" };
        let whole = rounded.unsigned_abs() / unit;
        let rest = rounded.unsigned_abs() % unit;
        let width = usize::from(self.decimals);
        f.pad(&format!("{sign}{whole}.{rest:0width$}"))
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.exact == other.exact
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.exact.cmp(&other.exact)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_up() {
        for (numerator, denominator, decimals, text) in [
            (4001, 2, 0, "2001"),
            (-1, 2, 0, "0"),
            (-3, 2, 0, "-1"),
            (2, 3, 2, "0.67"),
            (1, 8, 2, "0.13"),
            (-5, 10, 1, "-0.5"),
            (19, 2, 2, "9.50"),
        ] {
            let value = Value::ratio(numerator, denominator, decimals);
            assert_eq!(value.to_string(), text);
        }
    }
}
