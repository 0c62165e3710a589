//! How much time a player has: the time controls.

use std::fmt;
use std::str::FromStr;

use rokada_chess::{ByColor, Color};
use serde::{Deserialize, Serialize};

/// A second, in milliseconds.
pub(crate) const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 3_600 * SECOND;

/// The time control of both players, who need not have the same (a handicap, Armageddon).
///
/// | text | what it is |
/// |---|---|
/// | `10` | ten minutes for the game |
/// | `3+2` | Fischer: three minutes, two seconds before each move |
/// | `5b3` | Bronstein: of the time a move took, up to three seconds are given back |
/// | `5d3` | simple delay: three seconds of each move are not counted |
/// | `40/90+30,30+30` | forty moves in 90 minutes, then 30 minutes for the rest |
/// | `*3` | hourglass: what one spends, the other gains |
/// | `3days` | correspondence: three days for each move |
/// | `5\|4` | five minutes for White, four for Black |
///
/// ```
/// use rokada_play::TimeControl;
///
/// let armageddon: TimeControl = "5|4".parse()?;
/// assert_eq!(armageddon.to_string(), "5+0|4+0");
/// assert_eq!(TimeControl::default().to_string(), "10+0");
/// # Ok::<(), rokada_play::ParseTimeControlError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeControl(ByColor<Control>);

/// The time control of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Control {
    /// One period after the other; only the last lasts for the rest of the game.
    Periods(Vec<Period>),
    /// What one player spends, the other gains; both begin with so many seconds.
    Hourglass(u32),
    /// So many days for each move.
    Correspondence(u32),
}

/// One period of a time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Period {
    /// The moves to make in it; `None` for the rest of the game.
    pub moves: Option<u16>,
    /// The time it adds, in seconds.
    pub seconds: u32,
    /// What a move of it is given.
    pub bonus: Bonus,
}

/// What each move of a period is given, in seconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Added before each move, from the first on, as the Laws' glossary says of an increment.
    Increment(u32),
    /// Given back after the move, as far as the move took it.
    Bronstein(u32),
    /// Waited for before the clock counts.
    Delay(u32),
}

impl Control {
    /// The period of this place; none in a control without periods.
    pub(crate) fn period(&self, index: usize) -> Option<&Period> {
        match self {
            Control::Periods(periods) => periods.get(index),
            _ => None,
        }
    }

    /// The time for a game of forty moves, in milliseconds: what lag is measured by.
    pub(crate) fn expected_ms(&self) -> i64 {
        match self {
            Control::Periods(periods) => periods.first().map_or(0, |period| {
                i64::from(period.seconds) * SECOND + 40 * period.bonus.ms()
            }),
            Control::Hourglass(seconds) => i64::from(*seconds) * SECOND,
            Control::Correspondence(days) => i64::from(*days) * DAY,
        }
    }

    /// What is on the clock at first, in milliseconds.
    pub(crate) fn first_ms(&self) -> i64 {
        match self {
            Control::Periods(periods) => periods.first().map_or(0, Period::entry_ms),
            Control::Hourglass(seconds) => i64::from(*seconds) * SECOND,
            Control::Correspondence(days) => i64::from(*days) * DAY,
        }
    }

    /// Whether an hour or more is given for sixty moves, or days: what is neither rapid nor
    /// blitz (Laws A.1).
    pub fn is_standard(&self) -> bool {
        let Control::Periods(periods) = self else {
            return matches!(self, Control::Correspondence(_));
        };
        let (mut left, mut total) = (60u64, 0u64);
        for period in periods {
            let moves = period.moves.map_or(left, |moves| left.min(moves.into()));
            let bonus = u64::from(period.bonus.seconds());
            total += u64::from(period.seconds) + bonus * moves;
            left -= moves;
            if left == 0 {
                break;
            }
        }
        total >= 3_600
    }

    /// As a `TimeControl` tag of PGN writes it. PGN has no word for a delay; it is written as the
    /// text of a time control has it, `300d3`.
    pub fn pgn(&self) -> String {
        let period = |period: &Period| {
            let moves = period.moves.map(|moves| format!("{moves}/"));
            let bonus = match period.bonus {
                Bonus::Increment(0) => String::new(),
                bonus => bonus.to_string(),
            };
            format!("{}{}{bonus}", moves.unwrap_or_default(), period.seconds)
        };
        match self {
            Control::Periods(periods) => {
                let periods: Vec<_> = periods.iter().map(period).collect();
                periods.join(":")
            }
            Control::Hourglass(seconds) => format!("*{seconds}"),
            Control::Correspondence(days) => format!("1/{}", i64::from(*days) * DAY / SECOND),
        }
    }
}

impl Period {
    /// What coming into the period adds to a clock: its time, and the increment of its first move.
    pub(crate) fn entry_ms(&self) -> i64 {
        i64::from(self.seconds) * SECOND + self.bonus.increment_ms()
    }
}

impl Bonus {
    /// Its seconds.
    pub const fn seconds(self) -> u32 {
        match self {
            Bonus::Increment(seconds) | Bonus::Bronstein(seconds) | Bonus::Delay(seconds) => {
                seconds
            }
        }
    }

    fn ms(self) -> i64 {
        i64::from(self.seconds()) * SECOND
    }

    pub(crate) fn increment_ms(self) -> i64 {
        match self {
            Bonus::Increment(_) => self.ms(),
            _ => 0,
        }
    }

    /// What a move may take without loss: Bronstein and delay differ only in what the clock shows.
    pub(crate) fn free_ms(self) -> i64 {
        match self {
            Bonus::Increment(_) => 0,
            _ => self.ms(),
        }
    }
}

impl TimeControl {
    /// The same for both.
    ///
    /// # Errors
    /// As [`TimeControl::of`].
    pub fn same(control: Control) -> Result<TimeControl, ParseTimeControlError> {
        let white = control.clone();
        let black = control;
        TimeControl::of(ByColor { white, black })
    }

    /// One for each.
    ///
    /// # Errors
    /// When no text says it: no time at all, more than a period may have, an hourglass for one.
    pub fn of(controls: ByColor<Control>) -> Result<TimeControl, ParseTimeControlError> {
        TimeControl(controls).to_string().parse()
    }

    /// The control of a player.
    pub fn control(&self, color: Color) -> &Control {
        &self.0[color]
    }

    /// What one had, the other has.
    pub(crate) fn swapped(self) -> TimeControl {
        TimeControl(ByColor {
            white: self.0.black,
            black: self.0.white,
        })
    }

    /// Whether both have the same.
    pub fn is_same(&self) -> bool {
        self.0.white == self.0.black
    }

    /// Whether what one spends the other gains.
    pub fn is_hourglass(&self) -> bool {
        matches!(self.0.white, Control::Hourglass(_))
    }
}

impl Default for TimeControl {
    /// Ten minutes for the game.
    fn default() -> TimeControl {
        let ten = || {
            Control::Periods(vec![Period {
                moves: None,
                seconds: 600,
                bonus: Bonus::Increment(0),
            }])
        };
        TimeControl(ByColor::new_with(|_| ten()))
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self {
            Bonus::Increment(_) => '+',
            Bonus::Bronstein(_) => 'b',
            Bonus::Delay(_) => 'd',
        };
        write!(f, "{sign}{}", self.seconds())
    }
}

fn minutes(seconds: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}", seconds / 60)?;
    match seconds % 60 {
        0 => Ok(()),
        rest => write!(f, ".{rest:02}"),
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Control::Periods(periods) => {
                for (index, period) in periods.iter().enumerate() {
                    if index > 0 {
                        f.write_str(",")?;
                    }
                    if let Some(moves) = period.moves {
                        write!(f, "{moves}/")?;
                    }
                    minutes(period.seconds, f)?;
                    period.bonus.fmt(f)?;
                }
                Ok(())
            }
            Control::Hourglass(seconds) => {
                f.write_str("*")?;
                minutes(*seconds, f)
            }
            Control::Correspondence(days) => write!(f, "{days}days"),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.white.fmt(f)?;
        if !self.is_same() {
            write!(f, "|{}", self.0.black)?;
        }
        Ok(())
    }
}

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is not a time control: write minutes, such as 10 or 3+2 (increment), 5b3 (Bronstein), \
     5d3 (delay), 40/90+30,30+30 (periods), *3 (hourglass, for both), 3days (a move); with | \
     between them when White and Black have different ones"
)]
pub struct ParseTimeControlError(pub String);

fn read_minutes(text: &str) -> Option<u32> {
    let (minutes, seconds) = text.split_once('.').unwrap_or((text, "0"));
    let minutes: u32 = number(minutes).filter(|&minutes| minutes <= 6_000)?;
    Some(minutes * 60 + number(seconds).filter(|&seconds| seconds < 60)?)
}

/// Digits alone: the reader of the standard library would take a sign as well.
fn number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

fn read_period(text: &str) -> Option<Period> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => {
            let moves = u16::try_from(number(moves.trim())?).ok();
            (Some(moves.filter(|&moves| moves > 0)?), time.trim())
        }
        None => (None, text),
    };
    let (time, bonus) = match time.find(['+', 'b', 'd']) {
        Some(at) => {
            let seconds = number(time.get(at + 1..)?).filter(|&seconds| seconds <= 3_600)?;
            let bonus = match time.as_bytes().get(at)? {
                b'b' => Bonus::Bronstein(seconds),
                b'd' => Bonus::Delay(seconds),
                _ => Bonus::Increment(seconds),
            };
            (time.get(..at)?, bonus)
        }
        None => (time, Bonus::Increment(0)),
    };
    let seconds = read_minutes(time)?;
    (seconds + bonus.seconds() > 0).then_some(Period {
        moves,
        seconds,
        bonus,
    })
}

fn read_control(text: &str) -> Option<Control> {
    let text = text.trim();
    if let Some(time) = text.strip_prefix('*') {
        let seconds = read_minutes(time).filter(|&seconds| seconds > 0)?;
        return Some(Control::Hourglass(seconds));
    }
    if let Some(days) = text.strip_suffix("days") {
        let days = number(days.trim()).filter(|days| (1..=365).contains(days))?;
        return Some(Control::Correspondence(days));
    }
    let periods: Vec<Period> = text
        .split([',', ':'])
        .map(|period| read_period(period.trim()))
        .collect::<Option<_>>()?;
    let last = periods.len() - 1;
    let in_order = |(at, period): (usize, &Period)| period.moves.is_none() == (at == last);
    let good = periods.len() <= 10 && periods.iter().enumerate().all(in_order);
    good.then_some(Control::Periods(periods))
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let wrong = || ParseTimeControlError(text.chars().take(100).collect());
        let (white, black) = text.split_once('|').unwrap_or((text, text));
        let (Some(white), Some(black)) = (read_control(white), read_control(black)) else {
            return Err(wrong());
        };
        let glass = |control: &Control| matches!(control, Control::Hourglass(_));
        // One glass has two ends.
        if glass(&white) != glass(&black) {
            return Err(wrong());
        }
        Ok(TimeControl(ByColor { white, black }))
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
    fn reads_what_it_writes() {
        for text in [
            "10+0",
            "2.30+1",
            "0+5",
            "5b3",
            "5d3",
            "40/90+30,30+30",
            "40/120+0,20/60+0,15b10",
            "*3",
            "*1.30",
            "3days",
            "5+0|4+0",
            "10+5|5d3",
            "60/5+0,0+3|60/4+0,0+3",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "0",
            "0+0",
            "x",
            "10+",
            "40/90",
            "30+30,40/90+0",
            "3+2,5",
            "*3|3",
            "*0",
            "0days",
            "366days",
            "-5",
            "+5",
            "5+-3",
            "5|",
            "|5",
            "6001",
            "5|4|3",
            "5é3",
            "0/5,5",
        ] {
            assert!(wrong.parse::<TimeControl>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn tells_the_rate_of_play() {
        for (text, standard) in [
            ("59", false),
            ("60", true),
            ("30+30", true),
            ("10", false),
            ("40/90+30,30+30", true),
            ("3days", true),
            ("*3", false),
        ] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(
                control.control(Color::White).is_standard(),
                standard,
                "{text}"
            );
        }
    }

    #[test]
    fn writes_pgn_tags() {
        for (text, tag) in [
            ("10", "600"),
            ("3+2", "180+2"),
            ("5d3", "300d3"),
            ("40/90+30,30+30", "40/5400+30:1800+30"),
            ("*3", "*180"),
            ("3days", "1/259200"),
        ] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.control(Color::White).pgn(), tag);
        }
    }
}
