//! The regulations that a report states, and its lines that they have no place for.

use crate::standings::Code;
use crate::trf::{CodedSystem, Day, Header, Note, NoteKind, Record, Report, What};
use crate::{Acceleration, Date, Settings, System, TeamScoring, TimeControl};

/// The regulations of an event that is what a report says, and what they leave out.
///
/// Nothing is made up: what the report doesn't tell is not known, and what can't be understood is
/// kept as written in [`Settings::report_lines`].
pub(super) fn settings(report: &Report, acceleration: Acceleration) -> (Settings, Vec<Note>) {
    let text = |header| report.header(header).unwrap_or_default().to_owned();
    let rounds = (report.total_rounds().unwrap_or(0))
        .max(report.paired_rounds())
        .max(1);
    let mut notes = Vec::new();
    let (system, told) = system(report, rounds, acceleration);
    notes.extend(told);
    let (time_control, told) = time_control(report);
    notes.extend(told);
    let date = |header| {
        let day = Day::read(report.header(header)?)?;
        Date::new(day.year, day.month, day.day)
    };
    let mut settings = Settings {
        place: text(Header::City),
        federation: text(Header::Federation),
        starts: date(Header::StartDate),
        ends: date(Header::EndDate),
        chief_arbiter: text(Header::ChiefArbiter),
        deputy_arbiters: report
            .records
            .iter()
            .filter_map(|record| match record {
                Record::Header(Header::DeputyArbiter, name) => Some(name.trim().to_owned()),
                _ => None,
            })
            .collect(),
        system,
        points: report.point_system(),
        time_control,
        ..Settings::named(
            text(Header::Name),
            u16::try_from(rounds).unwrap_or(u16::MAX),
        )
    };
    settings.tie_breaks = tie_breaks(report).unwrap_or_else(|| system.tie_breaks());
    if report.is_team_event() {
        settings.teams = TeamScoring::BestOf { players: 4 };
    }
    let kept = report
        .records
        .iter()
        .filter(|record| has_no_place(record, &settings));
    settings.report_lines = kept.filter_map(|record| record.to_line().ok()).collect();
    (settings, notes)
}

/// The system the report's code names, or else what its kind and its rounds say.
fn system(report: &Report, rounds: usize, acceleration: Acceleration) -> (System, Option<Note>) {
    let players = u32::try_from(report.players().count()).unwrap_or(u32::MAX);
    let table_rounds = (players.max(1).next_multiple_of(2) - 1) as usize;
    let by_hand = |code: String| {
        let stands = |header| {
            let one = |record: &Record| matches!(record, Record::Header(one, _) if *one == header);
            report.records.iter().position(one)
        };
        let place = stands(Header::EncodedKind).or_else(|| stands(Header::Kind));
        let line = place.map_or(1, |place| place + 1);
        let note = Note::lost(line, 5, NoteKind::Changed, What::System, code);
        (System::ByHand, Some(note.taken_as("ByHand")))
    };
    // Of other numbers of rounds there is no table.
    let round_robin = || match rounds {
        rounds if rounds == table_rounds => (System::RoundRobin { double: false }, None),
        rounds if rounds == 2 * table_rounds => (System::RoundRobin { double: true }, None),
        _ => by_hand(format!("ROUNDROBIN {rounds}")),
    };
    match report.coded_system() {
        Some(CodedSystem::Dutch { .. }) => (System::Dutch { acceleration }, None),
        Some(CodedSystem::RoundRobin { .. }) => round_robin(),
        Some(CodedSystem::KnockOut) => (System::KnockOut { third_place: false }, None),
        Some(CodedSystem::Other(code)) if code == BY_HAND => (System::ByHand, None),
        Some(CodedSystem::Scheveningen) => by_hand("SCHEVENINGEN".to_owned()),
        Some(CodedSystem::Team(code) | CodedSystem::Other(code)) => by_hand(code),
        None if report.is_team_event() => {
            let kind = report.header(Header::Kind).unwrap_or_default();
            by_hand(kind.to_owned())
        }
        None if report.is_predetermined() => round_robin(),
        None => (System::Dutch { acceleration }, None),
    }
}

/// The code of an event that the arbiter pairs.
pub(super) const BY_HAND: &str = "OTHER_BY_HAND";

/// The time control, from its code or from its words.
fn time_control(report: &Report) -> (TimeControl, Option<Note>) {
    let coded = report.header(Header::EncodedTimeControl);
    let said = report.header(Header::TimeControl);
    let known = coded
        .and_then(TimeControl::from_code)
        .or_else(|| said.and_then(TimeControl::from_words));
    if let Some(control) = known {
        return (control, None);
    }
    let place = report.records.iter().position(|record| {
        matches!(record, Record::Header(Header::TimeControl | Header::EncodedTimeControl, text)
            if !text.trim().is_empty())
    });
    let note = place.map(|place| {
        let found = said.or(coded).unwrap_or_default();
        Note::lost(
            place + 1,
            5,
            NoteKind::NotUnderstood,
            What::TimeControl,
            found,
        )
    });
    (TimeControl::unknown(), note)
}

/// The tie-breaks the report names, those for the standings before those that are only used. What
/// nobody knows was told by the reader.
fn tie_breaks(report: &Report) -> Option<Vec<String>> {
    let stated = report.tie_breaks()?.into_iter();
    let stated = stated.filter(|tie_break| tie_break.code != Code::Points);
    Some(stated.map(|tie_break| tie_break.to_string()).collect())
}

/// Whether a record says something that neither the regulations nor the entries nor the rounds of
/// an event hold.
fn has_no_place(record: &Record, settings: &Settings) -> bool {
    match record {
        Record::Header(header, text) => {
            let unread = match header {
                Header::StartDate => settings.starts.is_none(),
                Header::EndDate => settings.ends.is_none(),
                Header::TimeControl | Header::EncodedTimeControl => {
                    settings.time_control == TimeControl::unknown()
                }
                Header::EncodedKind => settings.system == System::ByHand && text.trim() != BY_HAND,
                // What kind of team event it is.
                Header::Kind => {
                    settings.system == System::ByHand && settings.teams != TeamScoring::None
                }
                Header::StartingRankMethod | Header::PairingController => true,
                _ => false,
            };
            unread && !text.trim().is_empty()
        }
        Record::Acceleration(_) | Record::PlayerAcceleration { .. } => !matches!(
            settings.system,
            System::Dutch {
                acceleration: Acceleration::Baku
            }
        ),
        Record::RoundDates(dates) => dates.iter().any(|date| !date.is_empty()),
        Record::Comment(_)
        | Record::Other(_)
        | Record::National { .. }
        | Record::AbnormalPoints(_)
        | Record::Team(_)
        | Record::TeamByes { .. }
        | Record::BoardColors(_)
        | Record::MatchPoints(_)
        | Record::ForfeitedMatch { .. }
        | Record::LineUp { .. } => true,
        _ => false,
    }
}
