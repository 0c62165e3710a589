//! The days that reports write in many ways.

use core::fmt;

/// A day of the calendar.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

impl Day {
    /// A day, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => return None,
        };
        ((1..=days).contains(&day) && (1000..=9999).contains(&year)).then_some(Day {
            year,
            month,
            day,
        })
    }

    /// Reads what can mean one day only: `2005/07/28`, `2005-07-28`, `28. 07. 2005`,
    /// `May 29, 2020` and `29 May 2020`.
    ///
    /// `25/08/28` and `01/02/2005` can mean two, so they mean none.
    ///
    /// ```
    /// use rokada_trf::Day;
    ///
    /// assert_eq!(Day::read("28. 07. 2005"), Day::read("2005/07/28"));
    /// assert_eq!(Day::read("25/08/28"), None);
    /// ```
    pub fn read(text: &str) -> Option<Day> {
        let parts: Vec<&str> = text
            .split(|letter: char| letter.is_whitespace() || "./-,".contains(letter))
            .filter(|part| !part.is_empty())
            .collect();
        let [a, b, c] = parts.as_slice() else {
            return None;
        };
        let small = |text: &str| text.parse::<u8>().ok().filter(|_| text.len() <= 2);
        let year = |text: &str| text.parse::<u16>().ok().filter(|_| text.len() == 4);
        let month = |text: &str| {
            let start = text.get(..3)?.to_ascii_lowercase();
            let place = MONTHS.iter().position(|month| *month == start)?;
            u8::try_from(place + 1).ok()
        };
        if let Some(first) = year(a) {
            return Day::new(first, small(b)?, small(c)?);
        }
        let last = year(c)?;
        match (month(a), month(b)) {
            (Some(month), _) => Day::new(last, month, small(b)?),
            (None, Some(month)) => Day::new(last, month, small(a)?),
            // Only with dots is the day always first.
            (None, None) if text.contains('.') => Day::new(last, small(b)?, small(a)?),
            _ => None,
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_meaning_or_none() {
        for (text, day) in [
            ("2005/07/28", Some((2005, 7, 28))),
            ("2005-7-28", Some((2005, 7, 28))),
            ("28. 07. 2005", Some((2005, 7, 28))),
            ("28.07.2005.", Some((2005, 7, 28))),
            ("May 29, 2020", Some((2020, 5, 29))),
            ("29 May 2020", Some((2020, 5, 29))),
            ("25/08/28", None),
            ("01/02/2005", None),
            ("2005/02/30", None),
            ("soon", None),
            ("ж 1 2005", None),
            ("", None),
        ] {
            let expected = day.and_then(|(year, month, day)| Day::new(year, month, day));
            assert_eq!(Day::read(text), expected, "{text}");
        }
    }
}
