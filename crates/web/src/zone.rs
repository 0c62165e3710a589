//! The hall's time zone: the one that `TZ` names, else the system's.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use thiserror::Error;

/// `TZ` names a time zone that there is not.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no time zone {0:?}: name one as Europe/Belgrade")]
pub struct UnknownZone(pub String);

/// The hall's time zone as people call it, with how far it is from UTC now:
/// `Europe/Belgrade (UTC+01:00)`. The zones come with the program, so that a system without any
/// has them too; one that names none has UTC.
///
/// # Errors
/// [`UnknownZone`], which would else be UTC in silence.
pub fn zone() -> Result<String, UnknownZone> {
    let asked = std::env::var("TZ").unwrap_or_default();
    match TimeZone::try_system() {
        Ok(zone) => Ok(said(&zone, Timestamp::now())),
        Err(_) if asked.trim().is_empty() => Ok("UTC".to_owned()),
        Err(_) => Err(UnknownZone(asked)),
    }
}

fn said(zone: &TimeZone, at: Timestamp) -> String {
    let seconds = zone.to_offset(at).seconds();
    let (sign, minutes) = (if seconds < 0 { '-' } else { '+' }, seconds.abs() / 60);
    let offset = format!("UTC{sign}{:02}:{:02}", minutes / 60, minutes % 60);
    match zone.iana_name() {
        Some("UTC" | "Etc/UTC" | "Etc/Unknown") => "UTC".to_owned(),
        Some(name) => format!("{name} ({offset})"),
        None => offset,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_said_with_its_distance() {
        let winter: Timestamp = "2026-01-04T12:00:00Z".parse().unwrap();
        let summer: Timestamp = "2026-07-04T12:00:00Z".parse().unwrap();
        let zone = |name| TimeZone::get(name).unwrap();
        let belgrade = zone("Europe/Belgrade");
        assert_eq!(said(&belgrade, winter), "Europe/Belgrade (UTC+01:00)");
        assert_eq!(said(&belgrade, summer), "Europe/Belgrade (UTC+02:00)");
        let newfoundland = zone("America/St_Johns");
        assert_eq!(said(&newfoundland, winter), "America/St_Johns (UTC-03:30)");
        assert_eq!(said(&TimeZone::UTC, winter), "UTC");
        let fixed = TimeZone::fixed(jiff::tz::offset(1));
        assert_eq!(said(&fixed, winter), "UTC+01:00");
    }
}
