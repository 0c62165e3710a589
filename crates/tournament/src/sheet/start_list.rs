//! Start lists.

use std::collections::BTreeMap;

use csv::{ReaderBuilder, StringRecord};

use super::error::{SheetError, SheetErrorKind};
use super::heading::plain;
use super::{Column, pasted};
use crate::list::FromFile;
use crate::trf::{Note, NoteKind, What, decode, of_decoding};
use crate::{Date, Player, Sex, Title};

/// A player of a start list, with the line it was read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartListLine {
    /// The line, counted from 1.
    pub line: usize,
    /// The player.
    pub player: Player,
}

/// Reads a start list: a file with a heading, or pasted lines such as `FM Player 01 2310 SRB`.
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
    of_a_size(bytes)?;
    read(bytes, encoding).map_err(first_ones)
}

/// The largest list, in bytes: ten thousand players with all that is known of them.
const LARGEST: usize = 4 << 20;
/// The longest line, in bytes.
const LONGEST_LINE: usize = 4_000;
/// How many faults are told one by one.
const MOST_FAULTS: usize = 50;

/// Looked at before anything is read: what is no list may take long to be none.
fn of_a_size(bytes: &[u8]) -> Result<(), Vec<SheetError>> {
    let fault = |line, kind| {
        Err(vec![SheetError {
            line,
            column: 1,
            kind,
        }])
    };
    if bytes.len() > LARGEST {
        return fault(1, SheetErrorKind::TooLarge { most: LARGEST });
    }
    let ends = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let long = bytes.split(ends).position(|line| line.len() > LONGEST_LINE);
    match long {
        Some(place) => fault(
            place + 1,
            SheetErrorKind::LineTooLong { most: LONGEST_LINE },
        ),
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

fn read(
    bytes: &[u8],
    encoding: Option<&str>,
) -> Result<FromFile<Vec<StartListLine>>, Vec<SheetError>> {
    let decoded = decode(bytes, encoding);
    let mut notes = of_decoding(&decoded);
    let text = decoded.text.replace("\r\n", "\n").replace('\r', "\n");
    if text.trim().is_empty() {
        return Err(vec![SheetError {
            line: 1,
            column: 1,
            kind: SheetErrorKind::Empty,
        }]);
    }
    let players = match find_heading(&text) {
        Some((line, separator)) => {
            every_quote_closed(&text)?;
            with_heading(&text, line, separator, &mut notes)?
        }
        None => pasted::read(&text, &mut notes)?,
    };
    no_player_twice(&players)?;
    notes.sort_by_key(|note| (note.line, note.column));
    Ok(FromFile {
        value: players,
        notes,
    })
}

/// How many of the first lines may stand above the heading.
const ABOVE_HEADING: usize = 30;

/// The line of the heading and its separator. The first line of a list is a heading if it names
/// any column; further down it takes two, one of them of names.
fn find_heading(text: &str) -> Option<(usize, u8)> {
    let filled = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty());
    let candidates = filled.enumerate().take(ABOVE_HEADING);
    candidates
        .filter_map(|(above, (line, heading))| {
            let separator = separator(heading);
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
        match player(&record, &columns, line) {
            Ok(player) => players.push(StartListLine { line, player }),
            Err(error) => errors.push(error),
        }
    }
    if players.is_empty() && errors.is_empty() {
        errors.push(SheetError {
            line: 1,
            column: 1,
            kind: SheetErrorKind::Empty,
        });
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

/// Sets a field of a player; `false` if it cannot hold this.
fn set(player: &mut Player, column: Column, field: &str) -> bool {
    match column {
        Column::Name => player.name = field.to_owned(),
        Column::Club => player.club = field.to_owned(),
        Column::Team => player.team = field.to_owned(),
        Column::Federation => player.federation = field.to_uppercase(),
        Column::Category => player.categories = vec![field.to_owned()],
        Column::Rating => return rating(field, &mut player.ratings.standard),
        Column::Rapid => return rating(field, &mut player.ratings.rapid),
        Column::Blitz => return rating(field, &mut player.ratings.blitz),
        Column::National => return rating(field, &mut player.ratings.national),
        Column::FideId => match field.parse() {
            Ok(number) => player.fide_id = Some(number).filter(|number| *number != 0),
            Err(_) => return false,
        },
        Column::Title => match field.parse::<Title>() {
            Ok(title) => player.title = Some(title),
            Err(_) => return false,
        },
        Column::Sex => match sex(field) {
            Some(sex) => player.sex = Some(sex),
            None => return false,
        },
        Column::Birth => return birth(field, player),
        Column::Number => return field.trim_end_matches('.').parse::<u32>().is_ok(),
        Column::Surname | Column::GivenName => {}
    }
    true
}

/// A rating; zero and a dash stand for none.
pub(super) fn rating(field: &str, rating: &mut Option<u16>) -> bool {
    match field.parse() {
        Ok(number) if number <= 9999 => {
            *rating = Some(number).filter(|number| *number != 0);
            true
        }
        _ => matches!(field, "-" | "–"),
    }
}

fn sex(field: &str) -> Option<Sex> {
    match field.to_lowercase().chars().next()? {
        // Male: m, muški, masculino, мужской. Female: w, f, ž, женский.
        'm' | 'м' => Some(Sex::Male),
        'w' | 'f' | 'ž' | 'z' | 'ж' => Some(Sex::Female),
        _ => None,
    }
}

/// A year, or a date with the year at either end.
fn birth(field: &str, player: &mut Player) -> bool {
    let parts: Vec<&str> = field
        .split(['-', '.', '/'])
        .filter(|part| !part.is_empty())
        .collect();
    let number = |part: &str| part.trim().parse::<u16>().ok();
    let year_first = match parts.as_slice() {
        [year] => return set_year(player, number(year)),
        [year, month, day] if year.len() == 4 => [*year, *month, *day],
        [day, month, year] if year.len() == 4 => [*year, *month, *day],
        _ => return false,
    };
    let [year, month, day] = year_first.map(str::trim);
    let date = format!("{year}-{month:0>2}-{day:0>2}");
    // 00 stands for an unknown month or day.
    if !date.contains("-00") {
        match date.parse::<Date>() {
            Ok(date) => player.birth_date = Some(date),
            Err(_) => return false,
        }
    }
    set_year(player, number(year))
}

fn set_year(player: &mut Player, year: Option<u16>) -> bool {
    let year = year.filter(|year| (1850..=2200).contains(year));
    player.birth_year = year;
    year.is_some()
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
