//! Days of the calendar and moments, as plain values: nothing here reads a clock.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A day of the (Gregorian) calendar, written `2015-01-04`.
///
/// ```
/// use rokada_tournament::Date;
///
/// let day: Date = "2015-01-04".parse()?;
/// assert_eq!((day.year(), day.month(), day.day()), (2015, 1, 4));
/// assert!("2015-02-29".parse::<Date>().is_err());
/// # Ok::<(), rokada_tournament::ParseDateError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is not a day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a day: write year, month and day, such as 2015-01-04")]
pub struct ParseDateError(String);

impl Date {
    /// The day of a year, month (1-12) and day of the month; `None` where the calendar has none.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        if day >= 1 && day <= days && year <= 9999 {
            Some(Date { year, month, day })
        } else {
            None
        }
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1-12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = ParseDateError;

    /// Reads `2015-01-04`, `2015/01/04` and `2015.01.04`.
    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let mut parts = text.split(['-', '/', '.']);
        let mut next = || parts.next()?.parse::<u16>().ok();
        let day = (|| Date::new(next()?, next()?.try_into().ok()?, next()?.try_into().ok()?))();
        match (day, parts.next()) {
            (Some(day), None) => Ok(day),
            _ => Err(ParseDateError(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Date {
    type Error = ParseDateError;

    fn try_from(text: String) -> Result<Date, ParseDateError> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

/// A moment, in seconds since 1970-01-01 00:00 UTC.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_holds() {
        assert!(Date::new(2024, 2, 29).is_some());
        assert!(Date::new(1900, 2, 29).is_none());
        assert!(Date::new(2015, 13, 1).is_none());
        assert!(Date::new(2015, 4, 31).is_none());
        for wrong in [
            "",
            "2015",
            "2015-1",
            "2015-01-04-05",
            "x-01-04",
            "2015-01-300",
        ] {
            assert!(wrong.parse::<Date>().is_err(), "{wrong:?}");
        }
    }
}
