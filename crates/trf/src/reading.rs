//! A file to a report whose lines agree, with all there is to tell of it.

use rokada_pairing::Side;
use rokada_standings::TieBreak;

use crate::check::Index;
use crate::dates::Day;
use crate::decode::{Decoded, decode};
use crate::error::first_ones;
use crate::line::{self, Line, LineEnd};
use crate::note::{self, Note, NoteKind, What};
use crate::read::{self, FIRST_ROUND, ROUND_WIDTH};
use crate::record::{Header, Record};
use crate::{Report, TrfError};

/// A report as it was read from a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The report; its lines agree with one another.
    pub report: Report,
    /// All that was not taken as it stands, in the order of the lines; of very much the beginning
    /// and how much more there is.
    pub notes: Vec<Note>,
}

impl Report {
    /// Reads a report from the bytes of a file: the one way in, whatever is to be made of it.
    ///
    /// The encoding is told by the bytes and their letters, unless it is named. Each letter that
    /// is not blank stands in a field of the report or in one of the notes.
    ///
    /// ```
    /// use rokada_trf::{Report, What};
    ///
    /// let text = "001    1      Player 01\n101    2      Player 02\n";
    /// let reading = Report::read(text.as_bytes(), None).expect("a report");
    /// assert_eq!(reading.report.players().count(), 1);
    /// assert_eq!((reading.notes[0].line, reading.notes[0].what), (2, What::Record));
    /// ```
    ///
    /// # Errors
    /// Every line that can't be read, or else every disagreement between the lines.
    pub fn read(bytes: &[u8], encoding: Option<&str>) -> Result<Reading, Vec<TrfError>> {
        let decoded = decode(bytes, encoding);
        let mut notes = of_decoding(&decoded);
        let (report, of_lines) = parse(&decoded.text)?;
        report.check()?;
        notes.extend(of_lines);
        notes.extend(of_points(&report));
        notes.extend(of_rounds(&report));
        notes.extend(of_colors(&report));
        notes.extend(of_headers(&report));
        let notes = note::first_ones(notes);
        Ok(Reading { report, notes })
    }
}

/// What there is to tell of how a file's bytes became letters.
pub fn of_decoding(decoded: &Decoded) -> Vec<Note> {
    let mut notes = Vec::new();
    if decoded.guessed {
        let note = Note::lost(1, 1, NoteKind::Guessed, What::Encoding, "");
        notes.push(note.taken_as(decoded.encoding));
    }
    if decoded.damaged {
        let damaged = (1..).zip(decoded.text.lines());
        let damaged = damaged.filter_map(|(line, text)| {
            let column = text.chars().position(|letter| letter == '\u{fffd}')?;
            let note = Note::lost(
                line,
                column + 1,
                NoteKind::NotUnderstood,
                What::Letters,
                text,
            );
            Some(note)
        });
        notes.extend(damaged);
    }
    notes
}

/// The records of a text, with what stands on their lines outside their fields.
pub(crate) fn parse(text: &str) -> Result<(Report, Vec<Note>), Vec<TrfError>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut records = Vec::new();
    let mut notes = Vec::new();
    let (mut errors, mut more) = (Vec::new(), 0);
    for mut line in line::lines(text) {
        match read::record(&mut line) {
            Ok(record) => {
                notes.extend(unread(&line, &record));
                records.push(record);
            }
            Err(error) if errors.len() < 1_000 => errors.push(error),
            Err(_) => more += 1,
        }
    }
    if errors.is_empty() {
        let line_end = LineEnd::of(text);
        Ok((Report { records, line_end }, notes))
    } else {
        Err(first_ones(errors, more))
    }
}

/// How many things beside the fields of one line are told one by one.
const MOST_STRAYS: usize = 20;

/// What stands on a line outside the fields of its record.
fn unread(line: &Line<'_>, record: &Record) -> Vec<Note> {
    let note = |column, kind, what, found: &str| Note::lost(line.number, column, kind, what, found);
    let beside = |line: &Line<'_>, word: Option<(usize, &str)>| {
        let word = word.into_iter();
        word.map(|(column, _)| {
            note(
                column,
                NoteKind::NotUnderstood,
                What::BetweenFields,
                line.rest(column),
            )
        })
        .collect()
    };
    let in_field: fn(usize) -> bool = match record {
        Record::Other(_) => {
            let text = line.text.trim_end();
            return vec![note(1, NoteKind::LeftOut, What::Record, text)];
        }
        Record::Blank | Record::Comment(_) => return Vec::new(),
        Record::Player(_) => player_field,
        Record::National { .. } => {
            |column| !matches!(column, 4 | 9 | 14 | 48 | 53 | 57 | 69 | 80..)
        }
        Record::RoundDates(_) => |column| !matches!(column, 4..=91),
        Record::InitialColor(_) => return beside(line, line.words(4).nth(1)),
        Record::BoardColors(_) => {
            let first = line.letter(4).map(|_| (4, ""));
            return beside(line, first.or(line.words(5).nth(1)));
        }
        Record::GamePoints(_) => |column| column <= 3 || column >= 6 && (column - 6) % 9 < 5,
        Record::MatchPoints(_) => |column| column <= 3 || column >= 5 && (column - 5) % 9 < 6,
        Record::EnginePoints(..) => |column| column <= 3 || matches!(column, 5..=9),
        Record::Byes { .. } => |column| !matches!(column, 4 | 6 | 10),
        Record::PlayerAcceleration { .. } => |column| !matches!(column, 4 | 9),
        Record::Acceleration(_) => |column| !matches!(column, 4 | 9 | 14 | 18 | 22 | 27 | 32..),
        Record::Forbidden {
            rounds: Some(_), ..
        } => |column| !matches!(column, 4 | 8 | 12),
        Record::Team(_) => |column| !matches!(column, 4 | 8 | 41 | 47 | 54 | 61 | 68 | 72),
        Record::TeamByes { .. } => |column| {
            matches!(column, 1..=3 | 5..=8 | 10..=13) || column >= 15 && (column - 15) % 4 < 3
        },
        Record::ForfeitedMatch { .. } => |column| !matches!(column, 4 | 7 | 11 | 15 | 19..),
        Record::LineUp { .. } => |column| !matches!(column, 4 | 8 | 12 | 16),
        Record::AbnormalPoints(_) => |column| !matches!(column, 4 | 6 | 7 | 12 | 13 | 18 | 19 | 23),
        _ => |column| column != 4,
    };
    let mut strays: Vec<(usize, String)> = Vec::new();
    let mut last = 0;
    for (column, letter) in line.letters().filter(|&(column, _)| !in_field(column)) {
        // Of very many the beginning says enough: the last one goes on to the line's end.
        let many = strays.len() == MOST_STRAYS;
        match strays.last_mut() {
            Some((_, word)) if many || column == last + 1 => word.push(letter),
            _ => strays.push((column, String::from(letter))),
        }
        last = column;
    }
    let strays = strays.iter();
    strays
        .map(|(column, word)| note(*column, NoteKind::NotUnderstood, What::BetweenFields, word))
        .collect()
}

fn player_field(column: usize) -> bool {
    match column {
        4 | 9 | 14 | 48 | 53 | 57 | 69 | 80 | 85 | 90 | 91 => false,
        0..FIRST_ROUND => true,
        _ => matches!((column - FIRST_ROUND) % ROUND_WIDTH, 0..=3 | 5 | 7),
    }
}

/// Points that don't follow from the results: the results count. In a team event the points of
/// players are only for information.
fn of_points(report: &Report) -> Vec<Note> {
    if report.is_team_event() {
        return Vec::new();
    }
    let differences = report.point_differences(&report.point_system());
    let (index, _) = Index::of(report);
    let notes = differences
        .into_iter()
        .filter_map(|(number, stated, counted)| {
            let line = index.line(number)?;
            let found = format!("{number}: {stated}");
            let note = Note::lost(line, 81, NoteKind::Changed, What::Points, found);
            Some(note.taken_as(counted.to_string()))
        });
    notes.collect()
}

/// More rounds than there should be: what was played counts.
fn of_rounds(report: &Report) -> Option<Note> {
    let stated = |record: &Record| match record {
        Record::Rounds(_, rounds) => Some(usize::from(*rounds)),
        _ => None,
    };
    let place = report
        .records
        .iter()
        .rposition(|record| stated(record).is_some())?;
    let (line, stated) = (place + 1, stated(&report.records[place])?);
    let played = report.paired_rounds();
    (played > stated).then(|| {
        let found = stated.to_string();
        let note = Note::lost(line, 5, NoteKind::Changed, What::Rounds, found);
        note.taken_as(played.to_string())
    })
}

/// Games that say nobody's colour, as some programs write forfeits: the lower number is White.
fn of_colors(report: &Report) -> Vec<Note> {
    let (index, _) = Index::of(report);
    let mut notes = Vec::new();
    for (line, player) in index.iter() {
        for (round, pairing) in (0..).zip(&player.rounds) {
            let Some(pairing) = pairing else { continue };
            let Some(opponent) = pairing.opponent.filter(|&other| player.number < other) else {
                continue;
            };
            if index.side(player, round).is_none() {
                let column = FIRST_ROUND + round * ROUND_WIDTH + 5;
                let found = format!("{}–{opponent}", player.number);
                let note = Note::lost(line, column, NoteKind::Guessed, What::Colors, found);
                notes.push(note.taken_as(player.number.to_string()));
            }
        }
    }
    notes
}

/// Tie-breaks that nobody knows, dates that are none, and records that stand twice.
fn of_headers(report: &Report) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut seen = Vec::new();
    for (line, record) in (1..).zip(&report.records) {
        let Record::Header(header, text) = record else {
            continue;
        };
        if *header != Header::DeputyArbiter && seen.contains(header) {
            let what = What::SecondRecord;
            let found = format!("{} {text}", header.code());
            notes.push(Note::lost(line, 1, NoteKind::LeftOut, what, found));
            continue;
        }
        seen.push(*header);
        match header {
            Header::Standings | Header::TieBreaks => {
                let unknown =
                    tie_break_codes(text).filter(|(_, code)| code.parse::<TieBreak>().is_err());
                notes.extend(unknown.map(|(at, code)| {
                    let column = 5 + text[..at].chars().count();
                    Note::lost(line, column, NoteKind::LeftOut, What::TieBreak, code)
                }));
            }
            Header::StartDate | Header::EndDate
                if !text.trim().is_empty() && Day::read(text).is_none() =>
            {
                let found = text.trim();
                notes.push(Note::lost(
                    line,
                    5,
                    NoteKind::NotUnderstood,
                    What::Date,
                    found,
                ));
            }
            _ => {}
        }
    }
    notes
}

/// The codes of a list of tie-breaks, each with its place in the text.
pub(crate) fn tie_break_codes(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split([',', ' ', ';'])
        .filter(|code| !code.is_empty())
        .map(|code| (code.as_ptr() as usize - text.as_ptr() as usize, code))
}

impl Index<'_> {
    /// The side of a player in a round, by their own line or their opponent's.
    fn side(&self, player: &crate::Player, round: usize) -> Option<Side> {
        let pairing = player.rounds.get(round).copied().flatten()?;
        pairing.side.or_else(|| {
            let other = self.get(pairing.opponent?)?;
            let theirs = other.rounds.get(round).copied().flatten()?;
            theirs.side.map(Side::other)
        })
    }
}
