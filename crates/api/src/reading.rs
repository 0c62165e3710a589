//! What is told of a file that was read.

use rokada_messages::Words;
use rokada_trf::Note;
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EditionAnswer {
    /// Of the Dutch system (C.04.3), by the month since which it is in force.
    pub pairing: &'static str,
    /// Of the tie-breaks (C.07), by the month since which it is in force.
    pub tie_breaks: &'static str,
}

impl EditionAnswer {
    /// The edition of the tie-breaks beside the one edition of the pairing rules that is offered.
    pub fn of(tie_breaks: rokada_standings::Edition) -> EditionAnswer {
        EditionAnswer {
            pairing: "2026-02",
            tie_breaks: tie_breaks.code(),
        }
    }
}
