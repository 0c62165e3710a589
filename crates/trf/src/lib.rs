#![doc = include_str!("../README.md")]

mod act;
mod check;
mod counting;
mod dates;
mod decode;
mod error;
mod generated;
mod line;
mod note;
mod read;
mod reading;
mod record;
mod results;
mod settings;
mod system;
mod table;
mod team_results;
mod team_table;
mod write;

pub use act::{ActLine, ActWord};
pub use dates::Day;
pub use decode::{Decoded, decode, knows_encoding};
pub use error::{Field, TrfError, TrfErrorKind};
pub use generated::MiniMatchInReport;
pub use line::LineEnd;
pub use note::{Note, NoteKind, What, first_ones as first_notes};
pub use reading::{Reading, of_decoding};
pub use record::{
    Abnormal, Acceleration, Dialect, EngineScore, GameScore, Header, MatchScore, Pairing, Player,
    Record, Team,
};
pub use system::CodedSystem;
pub use team_table::TeamSystem;
pub use write::TooWide;

/// A tournament report: its records, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The records.
    pub records: Vec<Record>,
    /// How its lines end.
    pub line_end: LineEnd,
}

impl Report {
    /// Reads a report.
    ///
    /// # Errors
    /// Every line that cannot be read, in their order. Whether the lines agree with one another is
    /// another question, which [`Report::check`] answers.
    pub fn parse(text: &str) -> Result<Report, Vec<TrfError>> {
        reading::parse(text).map(|(report, _)| report)
    }

    /// Reads the lines of a report from the bytes of a file, without asking whether they agree;
    /// [`Report::read`] asks and tells.
    ///
    /// # Errors
    /// As [`Report::parse`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Report, Vec<TrfError>> {
        Report::parse(&decode(bytes, None).text)
    }

    /// Writes the report, each record on its line. Names are cut to the format's columns.
    ///
    /// # Errors
    /// A number that the format's columns cannot hold.
    pub fn write(&self) -> Result<String, TooWide> {
        let mut text = String::new();
        for record in &self.records {
            text.push_str(&record.to_line()?);
            text.push_str(self.line_end.as_str());
        }
        Ok(text)
    }

    /// Whether the lines agree with one another: opponents, colours and results of both sides of a
    /// game, starting ranks that other records refer to.
    ///
    /// # Errors
    /// Every disagreement, in the order of the lines.
    pub fn check(&self) -> Result<(), Vec<TrfError>> {
        let errors = error::first_ones(check::check(self), 0);
        if errors.is_empty() {
            Ok(())
        } else {
            Err(errors)
        }
    }

    /// The teams of the 2026 format (`310`), in the order of their records.
    pub fn teams(&self) -> impl Iterator<Item = &Team> {
        self.records.iter().filter_map(|record| match record {
            Record::Team(team) => Some(&**team),
            _ => None,
        })
    }

    /// The players with their lines, counted from 1: each line is one record.
    pub fn player_lines(&self) -> impl Iterator<Item = (usize, &Player)> {
        self.records
            .iter()
            .enumerate()
            .filter_map(|(at, record)| match record {
                Record::Player(player) => Some((at + 1, &**player)),
                _ => None,
            })
    }

    /// The players, in the order of their records.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.records.iter().filter_map(|record| match record {
            Record::Player(player) => Some(&**player),
            _ => None,
        })
    }

    /// The text of a header, the first if there are several.
    pub fn header(&self, header: Header) -> Option<&str> {
        self.records.iter().find_map(|record| match record {
            Record::Header(known, value) if *known == header => Some(value.trim()),
            _ => None,
        })
    }

    /// The tournament's name.
    pub fn name(&self) -> Option<&str> {
        self.header(Header::Name)
    }
}
