//! Moments as fields and scripts have them. The server's own time zone is the hall's.

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use rokada_tournament::Timestamp;

/// A moment as programs read it (RFC 3339).
pub(crate) fn exact(at: Timestamp) -> String {
    jiff::Timestamp::from_second(at.0).map_or_else(|_| String::new(), |at| at.to_string())
}

/// What a field for day and time holds: `2015-01-04T18:30`, on the hall's clock.
pub(crate) fn read(text: &str) -> Option<Timestamp> {
    let at: DateTime = text.parse().ok()?;
    let at = TimeZone::system().to_timestamp(at).ok()?;
    Some(Timestamp(at.as_second()))
}

/// As a field for day and time holds it.
pub(crate) fn written(at: Timestamp) -> String {
    let at = jiff::Timestamp::from_second(at.0);
    at.map_or_else(
        |_| String::new(),
        |at| {
            let at = TimeZone::system().to_datetime(at);
            format!("{}T{:02}:{:02}", at.date(), at.hour(), at.minute())
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_field_holds_is_read_back() {
        let moment = Timestamp(1_420_396_200);
        assert_eq!(read(&written(moment)), Some(moment));
        assert_eq!(read("soon"), None);
    }
}
