//! What is told of a file that was read.

use rokada_messages::Words;
use rokada_trf::{CodedSystem, Day, Header, Note, Report};
use serde::Serialize;

/// Something in a file that was not taken as it stands.
#[derive(Clone, Debug, Serialize)]
pub struct NoteAnswer {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// `changed`, `left_out`, `guessed` or `not_understood`.
    pub kind: &'static str,
    /// What it is, in the reader's language, with what stands in the file.
    pub what: String,
    /// What it was taken as; `null` if nothing was made of it.
    #[serde(rename = "as")]
    pub taken: Option<String>,
}

impl NoteAnswer {
    /// The notes of a file.
    pub fn of(notes: &[Note], words: &Words) -> Vec<NoteAnswer> {
        let answer = |note: &Note| NoteAnswer {
            line: note.line,
            column: note.column,
            kind: note.kind.code(),
            what: words.note_what(note),
            taken: words.note_taken(note),
        };
        notes.iter().map(answer).collect()
    }
}

/// The editions of the rules that an answer follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EditionAnswer {
    /// Of the Dutch system (C.04.3), by the month since which it is in force.
    pub pairing: &'static str,
    /// Of the tie-breaks (C.07), by the month since which it is in force.
    pub tie_breaks: &'static str,
    /// Why these, where the file leaves it open or asks for others: words for the reader. Nothing
    /// is lost by it.
    pub notes: Vec<String>,
}

/// What a file says of the editions that its event follows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Dating {
    /// Year, month and day of the first day; `None` if the file has none that is understood.
    pub first_day: Option<(u16, u8, u8)>,
    /// The edition of the Dutch system that it names.
    pub dutch: Option<u16>,
    /// The Dutch system is at work: rounds are paired by it, or will be.
    pub paired: bool,
}

impl Dating {
    /// What a report says.
    pub fn of_report(report: &Report, paired: bool) -> Dating {
        let day = report.header(Header::StartDate).and_then(Day::read);
        Dating {
            first_day: day.map(|day| (day.year, day.month, day.day)),
            dutch: match report.coded_system() {
                Some(CodedSystem::Dutch { edition, .. }) => edition,
                _ => None,
            },
            paired,
        }
    }
}

impl EditionAnswer {
    /// The edition of the tie-breaks beside the one edition of the pairing rules that is offered.
    pub fn of(
        tie_breaks: rokada_standings::Edition,
        dating: Dating,
        words: &Words,
    ) -> EditionAnswer {
        let mut notes = Vec::new();
        match dating.first_day {
            None => notes.push(words.say("edition-undated", &[])),
            Some(day) if dating.paired && dating.dutch.is_none() && day < DUTCH_SINCE => {
                notes.push(words.say("edition-older", &[]));
            }
            Some(_) => {}
        }
        if let Some(year) = dating
            .dutch
            .filter(|&year| dating.paired && year < DUTCH_SINCE.0)
        {
            let args = [("edition", year.to_string().into())];
            notes.push(words.say("pair-older-edition", &args));
        }
        EditionAnswer {
            pairing: "2026-02",
            tie_breaks: tie_breaks.code(),
            notes,
        }
    }
}

/// Since when the edition of the Dutch system that is offered is in force.
const DUTCH_SINCE: (u16, u8, u8) = (2026, 2, 1);
