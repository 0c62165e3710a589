//! What the format of 2026 has codes for: dates of rounds, seeding, system, tie-breaks, time control.

use super::regulations::BY_HAND;
use crate::trf::{Header, Record};
use crate::{Acceleration, Date, Rating, System, Tournament};

impl Tournament {
    /// The records `132`, `172`, `192`, `202`, `212` and `222`.
    ///
    /// An event doesn't keep the days of its rounds: they are written where first and last day are
    /// one, and left blank otherwise.
    pub(super) fn coded(&self, columns: u16) -> Vec<Record> {
        let settings = &self.settings;
        let one_day = settings.starts.filter(|_| settings.starts == settings.ends);
        let day = one_day.map(short).unwrap_or_default();
        let tie_breaks = settings.tie_breaks.join(",");
        let order = format!("PTS,{tie_breaks}");
        let order = order.trim_end_matches(',').to_owned();
        let method = starting_rank_method(&settings.seeding);
        let method = format!("{:<3} {method}", settings.federation);
        let mut records = vec![Record::RoundDates(vec![day; usize::from(columns)])];
        let headers = [
            (Header::StartingRankMethod, method),
            (Header::EncodedKind, code(settings.system).to_owned()),
            (Header::TieBreaks, tie_breaks),
            (Header::Standings, order),
            (
                Header::EncodedTimeControl,
                settings.time_control.code().unwrap_or_default(),
            ),
        ];
        records.extend(headers.map(|(header, text)| Record::Header(header, text)));
        records
    }
}

/// A day as record `132` writes it: `26/02/01`.
fn short(date: Date) -> String {
    let (year, month, day) = (date.year() % 100, date.month(), date.day());
    format!("{year:02}/{month:02}/{day:02}")
}

/// The code of `172`: which ratings made the starting ranks.
fn starting_rank_method(seeding: &[Rating]) -> &'static str {
    let national = seeding.iter().position(|&list| list == Rating::National);
    let fide = seeding.iter().position(|&list| list != Rating::National);
    match (fide, national) {
        (Some(_), None) => "FIDE",
        (None, Some(_)) => "NRO",
        (Some(fide), Some(national)) if fide < national => "FIDON",
        (Some(_), Some(_)) => "NIDOF",
        (None, None) => "OTHER",
    }
}

/// The code of `192`.
fn code(system: System) -> &'static str {
    match system {
        System::Dutch {
            acceleration: Acceleration::None,
        } => "FIDE_DUTCH_2026",
        System::Dutch {
            acceleration: Acceleration::Baku,
        } => "FIDE_DUTCH_2026_BAKU",
        System::RoundRobin { double: false } => "FIDE_ROUNDROBIN",
        System::RoundRobin { double: true } => "FIDE_DOUBLEROUNDROBIN",
        System::KnockOut { .. } => "CUSTOM_KNOCKOUT",
        System::Scheveningen => "CUSTOM_SCHEVENINGEN",
        System::ByHand => BY_HAND,
    }
}
