//! The editions of the tie-break regulations.

use core::fmt;

/// An edition of FIDE's tie-break regulations (C.07). An event keeps the one in force on its first
/// day.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Edition {
    /// In force from 1 August 2024: a round that was not played counts the player's own score.
    August2024,
    /// In force since 1 March 2026: that score is capped, by the scheduled opponent's adjusted
    /// score or by a draw for every round (16.4.1 and 16.4.2).
    #[default]
    March2026,
}

impl Edition {
    /// The edition in force on a day. What is older than August 2024 is ranked by that edition,
    /// since those before are not offered.
    ///
    /// ```
    /// use rokada_standings::Edition;
    ///
    /// assert_eq!(Edition::on(2026, 2, 28), Edition::August2024);
    /// assert_eq!(Edition::on(2026, 3, 1).code(), "2026-03");
    /// ```
    pub fn on(year: u16, month: u8, day: u8) -> Edition {
        if (year, month, day) < (2026, 3, 1) {
            Edition::August2024
        } else {
            Edition::March2026
        }
    }

    /// Year and month since which it is in force.
    pub const fn code(self) -> &'static str {
        match self {
            Edition::August2024 => "2024-08",
            Edition::March2026 => "2026-03",
        }
    }

    /// The edition with this code.
    pub fn from_code(code: &str) -> Option<Edition> {
        [Edition::August2024, Edition::March2026]
            .into_iter()
            .find(|edition| edition.code() == code)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
