//! Players and events out of files: start lists and tournament reports.

use crate::sheet::{SheetError, SheetErrorKind, is_workbook, read_start_list};
use crate::trf::{Note, Report, TrfError, decode, first_notes};
use crate::{Fact, ImportError, Player, Tournament, facts_of_report};

/// Why a file can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListFault {
    /// Lines of a start list.
    List(Vec<SheetError>),
    /// Lines of a report.
    Report(Vec<TrfError>),
    /// The report makes no event.
    Import(ImportError),
}

/// Something made of a file, and all in the file that was not taken as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FromFile<T> {
    /// What was made of it.
    pub value: T,
    /// What there is to tell, in the order of the lines.
    pub notes: Vec<Note>,
}

/// The name of a report's event, where the report has one, and the event's facts.
pub type NamedFacts = (Option<String>, Vec<Fact>);

/// Reads the players of a start list (a file with a heading, or pasted lines) or of a report,
/// whichever it is. The encoding is told by the bytes, unless it is named.
///
/// # Errors
/// All that is wrong with it.
pub fn read_players(
    bytes: &[u8],
    encoding: Option<&str>,
) -> Result<FromFile<Vec<Player>>, ListFault> {
    if !is_report(bytes, encoding) {
        return read_start_list(bytes, encoding)
            .map(|list| FromFile {
                value: list.value.into_iter().map(|line| line.player).collect(),
                notes: list.notes,
            })
            .map_err(ListFault::List);
    }
    let read = read_report(bytes, encoding)?;
    let event = Tournament::of(&read.value.1);
    Ok(FromFile {
        value: event.entries().map(|entry| entry.player.clone()).collect(),
        notes: read.notes,
    })
}

/// Reads a report as an event: its name, where the report has one, and its facts.
///
/// # Errors
/// All that is wrong with it.
pub fn read_report(
    bytes: &[u8],
    encoding: Option<&str>,
) -> Result<FromFile<NamedFacts>, ListFault> {
    if is_workbook(bytes) {
        return Err(ListFault::List(vec![SheetError {
            line: 1,
            column: 1,
            kind: SheetErrorKind::NoReport,
        }]));
    }
    let reading = Report::read(bytes, encoding).map_err(ListFault::Report)?;
    let (facts, lost) = facts_of_report(&reading.report).map_err(ListFault::Import)?;
    let mut notes = reading.notes;
    notes.extend(lost);
    let notes = first_notes(notes);
    let name = reading.report.name().map(str::to_owned);
    Ok(FromFile {
        value: (name, facts),
        notes,
    })
}

/// Whether a file is a tournament report: a player's record is `001` with a number at its place,
/// which no line of a start list is.
pub fn is_report(bytes: &[u8], encoding: Option<&str>) -> bool {
    if is_workbook(bytes) {
        return false;
    }
    let decoded = decode(bytes, encoding);
    let mut lines = decoded.text.split(['\r', '\n']);
    lines.any(|line| {
        let number = line.strip_prefix("001 ").and_then(|rest| rest.get(..5));
        let number = number.and_then(|number| number.strip_suffix(' '));
        number.is_some_and(|number| number.trim_start().parse::<u32>().is_ok())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_and_a_report_give_the_same_players() {
        let list = read_players("FM Player 01 2100 SRB\nPlayer 02 1900\n".as_bytes(), None)
            .unwrap()
            .value;
        assert_eq!(list.len(), 2);
        let settings = Box::new(crate::Settings::named("Evening", 3));
        let mut event = Tournament::default();
        for command in [
            crate::Command::Create { settings },
            crate::Command::Enter {
                players: list.clone(),
            },
        ] {
            for fact in crate::decide(&event, command).unwrap() {
                crate::apply(&mut event, &fact);
            }
        }
        let report = event.report(crate::Format::Trf16).write().unwrap();
        assert!(is_report(report.as_bytes(), None));
        let wide: Vec<u8> = report.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert!(is_report(&wide, None));
        assert!(is_report(b"001    1      P1", None));
        assert!(!is_report(b"001 Player 01 2100 SRB", None));
        let names = |players: &[Player]| -> Vec<String> {
            players.iter().map(|player| player.name.clone()).collect()
        };
        let read = read_players(report.as_bytes(), None).unwrap().value;
        assert_eq!(names(&read), names(&list));
        let (name, _) = read_report(report.as_bytes(), None).unwrap().value;
        assert_eq!(name.as_deref(), Some("Evening"));
        assert!(matches!(read_players(b"", None), Err(ListFault::List(_))));
    }
}
