//! Start lists.

use std::collections::BTreeMap;

use csv::{ReaderBuilder, StringRecord};

use super::error::{SheetError, SheetErrorKind};
use super::fields::set;
use super::heading::plain;
use super::{Column, pasted, workbook};
use crate::list::FromFile;
use crate::trf::{Note, NoteKind, What, decode, first_notes, of_decoding};
use crate::{Player, Title};

/// A player of a start list, with the line it was read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartListLine {
    /// The line, counted from 1.
    pub line: usize,
    /// The player.
    pub player: Player,
}

/// Reads a start list: a file with a heading, a sheet of a workbook (`.xlsx`, `.ods`), or pasted
/// lines such as `FM Player 01 2310 SRB`.
///
/// The heading may be in any of the four languages, in the words of the programs in use, and its
/// columns in any order; it may stand below a title. Fields are separated by commas, semicolons or
/// tabs, whichever the heading has most of. What is not understood is told. The encoding is told by
/// the bytes and their letters, unless it is named.
///
/// ```
/// use rokada_tournament::sheet::read_start_list;
///
/// let list = "Ime;Rejting;Broj cipela\n\"Igrač 01\";1850;43\nIgrač 02;;\n";
/// let read = read_start_list(list.as_bytes(), None).expect("two players");
/// assert_eq!(read.value[0].player.ratings.standard, Some(1850));
/// assert_eq!(read.value[1].player.name, "Igrač 02");
/// assert_eq!(read.notes[0].found, "Broj cipela");
/// ```
///
/// # Errors
/// Every line that cannot be read, in their order, up to 50 and how many more there are. A list
/// that is too large, or has a line that is too long, is not read.
pub fn read_start_list(
    bytes: &[u8],
    encoding: Option<&str>,
) -> Result<FromFile<Vec<StartListLine>>, Vec<SheetError>> {
    if bytes.len() > LARGEST {
        let kind = SheetErrorKind::TooLarge { most: LARGEST };
        return Err(vec![at_start(kind)]);
    }
    if workbook::is_one(bytes) {
        let sheets = workbook::read(bytes).map_err(|kind| vec![at_start(kind)])?;
        return of_workbook(&sheets).map_err(first_ones);
    }
    lines_of_a_length(bytes)?;
    let decoded = decode(bytes, encoding);
    read(&decoded.text, None, of_decoding(&decoded)).map_err(first_ones)
}

fn at_start(kind: SheetErrorKind) -> SheetError {
    SheetError {
        line: 1,
        column: 1,
        kind,
    }
}

/// The first sheet with a heading of a list is the list, or else the first with anything in it. The
/// others are told.
fn of_workbook(
    sheets: &[workbook::Sheet],
) -> Result<FromFile<Vec<StartListLine>>, Vec<SheetError>> {
    let texts: Vec<String> = sheets.iter().map(workbook::Sheet::text).collect();
    let with_heading = texts
        .iter()
        .position(|text| find_heading(text, Some(b'\t')).is_some());
    let place = with_heading.unwrap_or(0);
    let text = texts.get(place).map_or("", String::as_str);
    lines_of_a_length(text.as_bytes())?;
    let others = sheets.iter().enumerate().filter(|(at, _)| *at != place);
    let notes = others
        .map(|(_, sheet)| Note::lost(1, 1, NoteKind::LeftOut, What::Sheet, sheet.name.clone()));
    read(text, Some(b'\t'), notes.collect())
}

/// The largest list, in bytes: ten thousand players with all that is known of them.
pub(super) const LARGEST: usize = 4 << 20;
/// The longest line, in bytes.
pub(super) const LONGEST_LINE: usize = 4_000;
/// How many faults are told one by one.
const MOST_FAULTS: usize = 50;

/// Looked at before anything is read: what is no list may take long to be none.
fn lines_of_a_length(bytes: &[u8]) -> Result<(), Vec<SheetError>> {
    let ends = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let long = bytes.split(ends).position(|line| line.len() > LONGEST_LINE);
    match long {
        Some(place) => Err(vec![SheetError {
            line: place + 1,
            column: 1,
            kind: SheetErrorKind::LineTooLong { most: LONGEST_LINE },
        }]),
        None => Ok(()),
    }
}

fn first_ones(mut errors: Vec<SheetError>) -> Vec<SheetError> {
    let n = errors.len().saturating_sub(MOST_FAULTS);
    if n > 0
        && let Some(first) = errors.get(MOST_FAULTS).cloned()
    {
        errors.truncate(MOST_FAULTS);
        errors.push(SheetError {
            kind: SheetErrorKind::More { n },
            ..first
        });
    }
    errors
}

/// Reads a text, whose fields are separated by what is known or by what its heading has most of.
fn read(
    text: &str,
    separator: Option<u8>,
    mut notes: Vec<Note>,
) -> Result<FromFile<Vec<StartListLine>>, Vec<SheetError>> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    if text.trim().is_empty() {
        return Err(vec![at_start(SheetErrorKind::Empty)]);
    }
    let players = match find_heading(&text, separator) {
        Some((line, separator)) => {
            every_quote_closed(&text)?;
            with_heading(&text, line, separator, &mut notes)?
        }
        None => pasted::read(&text, &mut notes)?,
    };
    no_player_twice(&players)?;
    Ok(FromFile {
        value: players,
        notes: first_notes(notes),
    })
}

/// How many of the first lines may stand above the heading.
pub(super) const ABOVE_HEADING: usize = 30;

/// The line of the heading and its separator. The first line of a list is a heading if it names
/// any column; further down it takes two, one of them of names.
fn find_heading(text: &str, known: Option<u8>) -> Option<(usize, u8)> {
    let filled = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty());
    let candidates = filled.enumerate().take(ABOVE_HEADING);
    candidates
        .filter_map(|(above, (line, heading))| {
            let separator = known.unwrap_or_else(|| separator(heading));
            let columns: Vec<Column> = fields(heading, separator)
                .iter()
                .filter_map(Column::of)
                .collect();
            let names = columns.contains(&Column::Name) || columns.contains(&Column::Surname);
            let heads = columns.len() >= 2 && names || above == 0 && !columns.is_empty();
            heads.then_some((line, separator))
        })
        .next()
}

/// An open quotation mark would swallow the rest of the list. Inside a field a mark is written
/// twice, so that a sound list has an even number of them.
fn every_quote_closed(text: &str) -> Result<(), Vec<SheetError>> {
    let Some(last) = text
        .rfind('"')
        .filter(|_| text.matches('"').count() % 2 == 1)
    else {
        return Ok(());
    };
    let before = &text[..last];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    Err(vec![SheetError {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        kind: SheetErrorKind::OpenQuote,
    }])
}

/// The separator a heading has most of outside quotes.
fn separator(heading: &str) -> u8 {
    let mut quoted = false;
    let mut counts = [(b',', 0), (b';', 0), (b'\t', 0)];
    for byte in heading.bytes() {
        if byte == b'"' {
            quoted = !quoted;
        } else if !quoted {
            for (separator, count) in &mut counts {
                *count += usize::from(byte == *separator);
            }
        }
    }
    let (mut most, mut count) = counts[0];
    for (separator, times) in counts {
        if times > count {
            (most, count) = (separator, times);
        }
    }
    most
}

fn reader(text: &str, separator: u8) -> csv::Reader<&[u8]> {
    ReaderBuilder::new()
        .delimiter(separator)
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes())
}

fn fields(line: &str, separator: u8) -> StringRecord {
    let mut record = StringRecord::new();
    // A line of text in memory is always readable; at worst it has no fields.
    let _ = reader(line, separator).read_record(&mut record);
    record
}

fn with_heading(
    text: &str,
    heading_line: usize,
    separator: u8,
    notes: &mut Vec<Note>,
) -> Result<Vec<StartListLine>, Vec<SheetError>> {
    let above = (1..heading_line).zip(text.lines());
    notes.extend(
        above
            .filter(|(_, line)| !line.trim().is_empty())
            .map(|(line, text)| Note::lost(line, 1, NoteKind::LeftOut, What::Record, text.trim())),
    );
    let start = text
        .match_indices('\n')
        .nth(heading_line.saturating_sub(2))
        .filter(|_| heading_line > 1)
        .map_or(0, |(at, _)| at + 1);
    let below = &text[start..];
    let mut records = Vec::new();
    for record in reader(below, separator).into_records() {
        // Flexible records of valid UTF-8 have nothing to fail at.
        let Ok(record) = record else { continue };
        let line = record.position().map_or(1, |place| {
            // The place is where the search for the record began: before the blank lines.
            let rest = below.get(place.byte() as usize..).unwrap_or_default();
            place.line() as usize + rest.bytes().take_while(|byte| *byte == b'\n').count()
        });
        if !record.iter().all(str::is_empty) {
            records.push((line + heading_line - 1, record));
        }
    }
    let mut records = records.into_iter();
    let Some((line, first)) = records.next() else {
        return Ok(Vec::new());
    };
    let records: Vec<(usize, StringRecord)> = records.collect();
    let columns = heading(&first, line, &records, notes)?;
    let mut players = Vec::new();
    let mut errors = Vec::new();
    for (line, record) in records {
        match player(&record, &columns, line, notes) {
            Ok(player) => players.push(StartListLine { line, player }),
            Err(error) => errors.push(error),
        }
    }
    if players.is_empty() && errors.is_empty() {
        errors.push(at_start(SheetErrorKind::Empty));
    }
    if errors.is_empty() {
        Ok(players)
    } else {
        Err(errors)
    }
}

/// What each column holds, as its heading says, or for one without a heading, what stands in it.
fn heading(
    record: &StringRecord,
    line: usize,
    players: &[(usize, StringRecord)],
    notes: &mut Vec<Note>,
) -> Result<Vec<Option<Column>>, Vec<SheetError>> {
    let fault = |column: usize, kind| vec![SheetError { line, column, kind }];
    let mut columns: Vec<Option<Column>> = Vec::new();
    for (at, heading) in record.iter().enumerate() {
        let mut fields = players.iter().filter_map(|(_, player)| player.get(at));
        let filled = fields.clone().any(|field| !field.is_empty());
        let note = |kind| Note::lost(line, at + 1, kind, What::Column, heading);
        let column = match Column::of(heading) {
            Some(column) if columns.contains(&Some(column)) => {
                let twin = record
                    .iter()
                    .take(at)
                    .any(|other| plain(other) == plain(heading));
                if twin {
                    return Err(fault(at + 1, SheetErrorKind::ColumnTwice(column)));
                }
                // Two words for one thing: the first counts.
                notes.extend(filled.then(|| note(NoteKind::LeftOut)));
                None
            }
            Some(column) => Some(column),
            // Some programs leave the column of titles without a heading.
            None if heading.is_empty()
                && filled
                && !columns.contains(&Some(Column::Title))
                && fields.all(|field| field.is_empty() || field.parse::<Title>().is_ok()) =>
            {
                notes.push(note(NoteKind::Guessed).taken_as(Column::Title.to_string()));
                Some(Column::Title)
            }
            None => {
                notes.extend(filled.then(|| note(NoteKind::LeftOut)));
                None
            }
        };
        columns.push(column);
    }
    let has = |column| columns.contains(&Some(column));
    if has(Column::Name) || has(Column::Surname) {
        Ok(columns)
    } else {
        Err(fault(1, SheetErrorKind::NoNameColumn))
    }
}

fn player(
    record: &StringRecord,
    columns: &[Option<Column>],
    line: usize,
    notes: &mut Vec<Note>,
) -> Result<Player, SheetError> {
    let fault = |column: usize, kind| SheetError { line, column, kind };
    if record
        .iter()
        .skip(columns.len())
        .any(|field| !field.is_empty())
    {
        let expected = columns.len();
        return Err(fault(
            expected + 1,
            SheetErrorKind::TooManyFields { expected },
        ));
    }
    let mut player = Player::default();
    let (mut surname, mut given_name) = ("", "");
    let mut name_column = 1;
    for (at, (field, column)) in record.iter().zip(columns).enumerate() {
        let Some(column) = *column else { continue };
        match column {
            Column::Surname => (surname, name_column) = (field, at + 1),
            Column::GivenName => given_name = field,
            Column::Name => name_column = at + 1,
            _ => {}
        }
        if column == Column::Title && !field.is_empty() && field.parse::<Title>().is_err() {
            // National titles and those of online play: the player is no less welcome.
            notes.push(Note::lost(
                line,
                at + 1,
                NoteKind::LeftOut,
                What::Title,
                field,
            ));
            continue;
        }
        if !field.is_empty() && !set(&mut player, column, field) {
            let found = field.to_owned();
            return Err(fault(at + 1, SheetErrorKind::Invalid { column, found }));
        }
    }
    // `Name` beside `Surname` is the given name, as Serbian lists have them.
    let given_name = if given_name.is_empty() {
        player.name.clone()
    } else {
        given_name.to_owned()
    };
    if !surname.is_empty() {
        player.name = match given_name.as_str() {
            "" => surname.to_owned(),
            given_name => format!("{surname}, {given_name}"),
        };
    }
    if player.name.is_empty() {
        return Err(fault(name_column, SheetErrorKind::NoName));
    }
    Ok(player)
}

fn no_player_twice(players: &[StartListLine]) -> Result<(), Vec<SheetError>> {
    let mut seen: BTreeMap<u32, usize> = BTreeMap::new();
    for one in players {
        let Some(fide_id) = one.player.fide_id else {
            continue;
        };
        if let Some(&first_line) = seen.get(&fide_id) {
            let kind = SheetErrorKind::SamePlayer {
                fide_id,
                first_line,
            };
            return Err(vec![SheetError {
                line: one.line,
                column: 1,
                kind,
            }]);
        }
        seen.insert(fide_id, one.line);
    }
    Ok(())
}
