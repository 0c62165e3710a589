//! Moments as the clock in the hall shows them.

use jiff::Timestamp as Instant;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use rokada_tournament::{Date, Timestamp};

use crate::reader::Reader;

/// A moment in the server's time zone: the time alone for today, else the day before it.
pub(crate) fn said(reader: &Reader, moment: Timestamp) -> String {
    let Some(at) = local(moment) else {
        return String::new();
    };
    let time = reader.words.clock(at.hour(), at.minute());
    let today = local(rokada_desk::now()).is_some_and(|now| now.date() == at.date());
    match day_of(&at).filter(|_| !today) {
        Some(day) => format!("{}, {time}", reader.words.day(day)),
        None => time,
    }
}

/// A moment with its day, as a printed sheet needs it.
pub(crate) fn with_day(reader: &Reader, moment: Timestamp) -> String {
    let Some(at) = local(moment) else {
        return String::new();
    };
    let time = reader.words.clock(at.hour(), at.minute());
    match day_of(&at) {
        Some(day) => format!("{}, {time}", reader.words.day(day)),
        None => time,
    }
}

fn local(moment: Timestamp) -> Option<DateTime> {
    let instant = Instant::from_second(moment.0).ok()?;
    Some(TimeZone::system().to_datetime(instant))
}

fn day_of(at: &DateTime) -> Option<Date> {
    let year = u16::try_from(at.year()).ok()?;
    let month = u8::try_from(at.month()).ok()?;
    Date::new(year, month, u8::try_from(at.day()).ok()?)
}
