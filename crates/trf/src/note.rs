//! What a reader has to tell of a file that it could read.

use core::fmt;

/// Something in a file that was not taken as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The line, counted from 1.
    pub line: usize,
    /// The column (in a table the field), counted from 1.
    pub column: usize,
    /// What became of it.
    pub kind: NoteKind,
    /// What it is.
    pub what: What,
    /// What stands in the file.
    pub found: String,
    /// What it was taken as; `None` if nothing was made of it.
    pub taken: Option<String>,
}

/// What became of something that was not taken as it stands.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoteKind {
    /// The file says one thing, another was taken.
    Changed,
    /// It was read past.
    LeftOut,
    /// The file leaves it open; this was taken.
    Guessed,
    /// It should mean something, and nobody knows what.
    NotUnderstood,
}

impl NoteKind {
    /// The word of the interface to programs.
    pub const fn code(self) -> &'static str {
        match self {
            NoteKind::Changed => "changed",
            NoteKind::LeftOut => "left_out",
            NoteKind::Guessed => "guessed",
            NoteKind::NotUnderstood => "not_understood",
        }
    }
}

/// What a [`Note`] is about.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    /// The encoding of the file.
    Encoding,
    /// Bytes that are no letter in the file's encoding.
    Letters,
    /// A whole record or line.
    Record,
    /// Something that stands between the fields of a record.
    BetweenFields,
    /// A second record of a kind that may stand once.
    SecondRecord,
    /// The points stated for a player.
    Points,
    /// How many rounds there are.
    Rounds,
    /// Who has which colour in a game that says it for nobody.
    Colors,
    /// A tie-break.
    TieBreak,
    /// A date.
    Date,
    /// The time control.
    TimeControl,
    /// The system of pairing.
    System,
    /// A title.
    Title,
    /// A number in a rating list.
    FideId,
    /// A date or year of birth.
    Birth,
    /// A letter for the sex.
    Sex,
    /// A rating.
    Rating,
    /// A column of a list.
    Column,
    /// The heading of a list.
    Heading,
    /// A sheet of a workbook.
    Sheet,
    /// Fictitious points for accelerated pairing.
    Acceleration,
    /// A name.
    Name,
    /// A team.
    Team,
    /// More from here on, which is not told one by one; what stands in the file is how much.
    More,
}

impl What {
    /// Everything there may be to tell of.
    pub const ALL: [What; 24] = [
        What::Encoding,
        What::Letters,
        What::Record,
        What::BetweenFields,
        What::SecondRecord,
        What::Points,
        What::Rounds,
        What::Colors,
        What::TieBreak,
        What::Date,
        What::TimeControl,
        What::System,
        What::Title,
        What::FideId,
        What::Birth,
        What::Sex,
        What::Rating,
        What::Column,
        What::Heading,
        What::Sheet,
        What::Acceleration,
        What::Name,
        What::Team,
        What::More,
    ];

    /// A word for programmers, which is also the last part of its message's name.
    pub const fn code(self) -> &'static str {
        match self {
            What::Encoding => "encoding",
            What::Letters => "letters",
            What::Record => "record",
            What::BetweenFields => "between-fields",
            What::SecondRecord => "second-record",
            What::Points => "points",
            What::Rounds => "rounds",
            What::Colors => "colors",
            What::TieBreak => "tie-break",
            What::Date => "date",
            What::TimeControl => "time-control",
            What::System => "system",
            What::Title => "title",
            What::FideId => "fide-id",
            What::Birth => "birth",
            What::Sex => "sex",
            What::Rating => "rating",
            What::Column => "column",
            What::Heading => "heading",
            What::Sheet => "sheet",
            What::Acceleration => "acceleration",
            What::Name => "name",
            What::Team => "team",
            What::More => "more",
        }
    }
}

/// How much is told one by one: a hostile file must not make a huge answer.
const MOST: usize = 500;

/// Notes in the order of the lines, the first ones and how many more there are.
pub fn first_ones(mut notes: Vec<Note>) -> Vec<Note> {
    notes.sort_by_key(|note| (note.line, note.column, note.what == What::More));
    let counted = |note: &Note| match note.what {
        What::More => note.found.parse().unwrap_or(1),
        _ => 1usize,
    };
    if notes.len() > MOST
        && let Some(next) = notes.get(MOST)
    {
        let (line, column, kind) = (next.line, next.column, next.kind);
        let n: usize = notes.iter().skip(MOST).map(counted).sum();
        notes.truncate(MOST);
        notes.push(Note::lost(line, column, kind, What::More, n.to_string()));
    }
    notes
}

impl Note {
    /// A note on what stands at a place, of which nothing was made.
    pub fn lost(
        line: usize,
        column: usize,
        kind: NoteKind,
        what: What,
        found: impl Into<String>,
    ) -> Note {
        Note {
            line,
            column,
            kind,
            what,
            found: shortened(found.into()),
            taken: None,
        }
    }

    /// What it was taken as.
    #[must_use]
    pub fn taken_as(self, taken: impl Into<String>) -> Note {
        Note {
            taken: Some(shortened(taken.into())),
            ..self
        }
    }
}

/// A note is for reading: of a line without end its beginning says which it is.
fn shortened(text: String) -> String {
    match text.char_indices().nth(120) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = (self.line, self.column);
        let (kind, what) = (self.kind.code(), self.what.code());
        write!(
            f,
            "line {line}, column {column}: {kind}: {what} \"{}\"",
            self.found
        )?;
        match &self.taken {
            Some(taken) => write!(f, ", taken as \"{taken}\""),
            None => Ok(()),
        }
    }
}
