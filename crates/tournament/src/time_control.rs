//! The time control and what the Laws make of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How much time each player has.
///
/// ```
/// use rokada_tournament::{RateOfPlay, TimeControl};
///
/// let club: TimeControl = "10+0".parse()?;
/// assert_eq!(club.rate_of_play(), Some(RateOfPlay::Blitz));
/// assert_eq!("10+5".parse::<TimeControl>()?.rate_of_play(), Some(RateOfPlay::Rapid));
/// let long: TimeControl = "40/90:30+30".parse()?;
/// assert_eq!(long.rate_of_play(), Some(RateOfPlay::Standard));
/// assert_eq!(long.code().as_deref(), Some("40/5400+0:1800+30"));
/// assert_eq!(TimeControl::from_code("5400+30"), TimeControl::from_words("90 min + 30 sec"));
/// # Ok::<(), rokada_tournament::ParseTimeControlError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// One period of a time control.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// The moves to make in it; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// The time it adds, in seconds.
    pub seconds: u32,
    /// What each move of it adds, in seconds.
    pub increment: u32,
}

/// The three kinds of chess of the Laws (Appendices A.1 and B.1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RateOfPlay {
    /// An hour or more a player.
    Standard,
    /// More than ten minutes and less than sixty.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

/// How closely games are watched. For rapid and blitz the regulations must say which holds for
/// the whole event (A.6, B.4).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// Enough arbiters for the Competition Rules in full: A.4 in rapid, B.2 in blitz.
    Full,
    /// The usual club evening: A.5 in rapid, B.3 in blitz.
    #[default]
    Limited,
}

impl Supervision {
    /// The article that holds at a rate of play; `None` for standard chess, which leaves no choice.
    pub const fn article(self, rate: RateOfPlay) -> Option<&'static str> {
        match (rate, self) {
            (RateOfPlay::Standard, _) => None,
            (RateOfPlay::Rapid, Supervision::Full) => Some("A.4"),
            (RateOfPlay::Rapid, Supervision::Limited) => Some("A.5"),
            (RateOfPlay::Blitz, Supervision::Full) => Some("B.2"),
            (RateOfPlay::Blitz, Supervision::Limited) => Some("B.3"),
        }
    }
}

impl TimeControl {
    /// All moves in so many minutes, and so many seconds more with each move.
    pub fn minutes(minutes: u32, increment: u32) -> TimeControl {
        TimeControl {
            periods: vec![Period {
                moves: None,
                seconds: minutes * 60,
                increment,
            }],
        }
    }

    /// A time control that nobody told: there is none, not a default one. It is written `?`.
    pub const fn unknown() -> TimeControl {
        TimeControl {
            periods: Vec::new(),
        }
    }

    /// Reads the coded form of a tournament report (`222`): seconds where [`FromStr`] has minutes,
    /// `5400+30`, `40/5400+30:1800+30`.
    pub fn from_code(code: &str) -> Option<TimeControl> {
        let period = |text: &str| -> Option<Period> {
            let (moves, time) = match text.split_once('/') {
                Some((moves, time)) => (Some(moves.trim().parse().ok().filter(|&m| m > 0)?), time),
                None => (None, text),
            };
            let (time, increment) = time.split_once('+').unwrap_or((time, "0"));
            let seconds = time.trim().parse().ok().filter(|&s| s <= 360_000)?;
            let increment = increment.trim().parse().ok().filter(|&i| i <= 3600)?;
            (seconds + increment > 0).then_some(Period {
                moves,
                seconds,
                increment,
            })
        };
        let periods: Vec<Period> = code
            .trim()
            .split([',', ':'])
            .map(period)
            .collect::<Option<_>>()?;
        sound(&periods).then_some(TimeControl { periods })
    }

    /// The coded form of a tournament report (`222`); `None` of an unknown time control.
    pub fn code(&self) -> Option<String> {
        let period = |period: &Period| {
            let moves = period.moves.map(|moves| format!("{moves}/"));
            let moves = moves.unwrap_or_default();
            format!("{moves}{}+{}", period.seconds, period.increment)
        };
        let periods: Vec<String> = self.periods.iter().map(period).collect();
        (!periods.is_empty()).then(|| periods.join(":"))
    }

    /// Reads a time control as reports say it in words: `90 min + 30 sec`, or as [`FromStr`] does.
    pub fn from_words(text: &str) -> Option<TimeControl> {
        if let Ok(control) = text.parse::<TimeControl>() {
            return Some(control).filter(|control| *control != TimeControl::unknown());
        }
        let words: Vec<String> = text
            .to_lowercase()
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        let is = |word: &str, starts: &[&str]| starts.iter().any(|start| word.starts_with(start));
        let minutes = |word: &str| is(word, &["min", "мин"]);
        let seconds = |word: &str| is(word, &["sec", "sek", "seg", "сек"]);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            [time, unit] if minutes(unit) => time.parse().ok(),
            [time, unit, increment, small] if minutes(unit) && seconds(small) => {
                format!("{time}+{increment}").parse().ok()
            }
            _ => None,
        }
    }

    /// The periods in order; only the last lasts for the rest of the game. An unknown time control
    /// has none.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The time a player has for sixty moves, in seconds: what the Laws measure a rate of play by.
    pub fn seconds_for_sixty_moves(&self) -> u32 {
        let (mut left, mut total) = (60u32, 0u32);
        for period in &self.periods {
            let moves = period.moves.map_or(left, |m| u32::from(m).min(left));
            total = total
                .saturating_add(period.seconds)
                .saturating_add(period.increment.saturating_mul(moves));
            left -= moves;
            if left == 0 {
                break;
            }
        }
        total
    }

    /// Standard, rapid or blitz: ten minutes or less is blitz (B.1), an hour or more is standard,
    /// what lies between is rapid (A.1).
    ///
    /// `None` of an unknown time control.
    pub fn rate_of_play(&self) -> Option<RateOfPlay> {
        (!self.periods.is_empty()).then(|| match self.seconds_for_sixty_moves() {
            0..=600 => RateOfPlay::Blitz,
            601..=3599 => RateOfPlay::Rapid,
            _ => RateOfPlay::Standard,
        })
    }
}

/// Whether only the last period lasts for the rest of the game.
fn sound(periods: &[Period]) -> bool {
    let last = periods.len().saturating_sub(1);
    (periods.iter().enumerate()).all(|(at, period)| period.moves.is_none() == (at == last))
}

impl Default for TimeControl {
    /// Ten minutes for the game.
    fn default() -> TimeControl {
        TimeControl::minutes(10, 0)
    }
}

/// Minutes and seconds of increment: `10+0`, `3:30+2` with seconds, `40/90:30+30` with periods.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.periods.is_empty() {
            return f.write_str("?");
        }
        for (index, period) in self.periods.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            write!(f, "{}", period.seconds / 60)?;
            if period.seconds % 60 != 0 {
                write!(f, ".{:02}", period.seconds % 60)?;
            }
            write!(f, "+{}", period.increment)?;
        }
        Ok(())
    }
}

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is not a time control: write minutes and seconds a move, such as 10+0 or 3+2, with moves in front for a period: 40/90+30,30+30"
)]
pub struct ParseTimeControlError(String);

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Reads `10`, `10+0`, `3+2`, `2.30+1` (two and a half minutes) and periods `40/90+30,30+30`
    /// (a comma or a colon between them).
    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let period = |text: &str| -> Option<Period> {
            let (moves, time) = match text.split_once('/') {
                Some((moves, time)) => (Some(moves.trim().parse().ok().filter(|&m| m > 0)?), time),
                None => (None, text),
            };
            let (time, increment) = time.split_once('+').unwrap_or((time, "0"));
            let (minutes, seconds) = time.split_once('.').unwrap_or((time, "0"));
            let minutes: u32 = minutes.trim().parse().ok().filter(|&m| m <= 6000)?;
            let seconds: u32 = seconds.trim().parse().ok().filter(|&s| s < 60)?;
            let increment = increment.trim().parse().ok().filter(|&i| i <= 3600)?;
            let seconds = minutes * 60 + seconds;
            (seconds + increment > 0).then_some(Period {
                moves,
                seconds,
                increment,
            })
        };
        if text.trim() == "?" {
            return Ok(TimeControl::unknown());
        }
        let periods: Option<Vec<Period>> = text.split([',', ':']).map(period).collect();
        periods
            .filter(|periods| sound(periods))
            .map(|periods| TimeControl { periods })
            .ok_or_else(|| ParseTimeControlError(text.to_owned()))
    }
}

impl TryFrom<String> for TimeControl {
    type Error = ParseTimeControlError;

    fn try_from(text: String) -> Result<TimeControl, ParseTimeControlError> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_laws_draw_the_lines() {
        use RateOfPlay::*;
        for (text, rate) in [
            ("10", Blitz),
            ("3+2", Blitz),
            ("5+5", Blitz),
            ("10+1", Rapid),
            ("15+10", Rapid),
            ("59", Rapid),
            ("60", Standard),
            ("30+30", Standard),
            ("40/90+30,30+30", Standard),
        ] {
            assert_eq!(
                text.parse::<TimeControl>().unwrap().rate_of_play(),
                Some(rate),
                "{text}"
            );
        }
        assert_eq!(Supervision::Limited.article(Blitz), Some("B.3"));
        assert_eq!(Supervision::Full.article(Rapid), Some("A.4"));
    }

    #[test]
    fn reads_what_it_writes() {
        for text in ["10+0", "2.30+1", "40/90+30,30+30", "?"] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.to_string(), text);
            let again = control
                .code()
                .and_then(|code| TimeControl::from_code(&code));
            assert_eq!(
                again,
                Some(control).filter(|control| !control.periods.is_empty())
            );
        }
        for wrong in ["", "0+0", "x", "10+", "40/90", "30+30,40/90+0", "3+2,5"] {
            assert!(wrong.parse::<TimeControl>().is_err(), "{wrong:?}");
        }
    }
}
