//! What can be wrong with a list.

use std::fmt;

use super::Column;

/// A fault of a list.
///
/// # Display
/// English, with place, fault and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetError {
    /// The line, counted from 1.
    pub line: usize,
    /// The field of the line, counted from 1; in pasted lines the character.
    pub column: usize,
    /// What is wrong there.
    pub kind: SheetErrorKind,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetErrorKind {
    /// There is not a single player.
    Empty,
    /// The list is larger than any list of players.
    TooLarge {
        /// The most bytes it may have.
        most: usize,
    },
    /// A line is longer than any line of a list.
    LineTooLong {
        /// The most bytes it may have.
        most: usize,
    },
    /// A packed file that is no `.xlsx` or `.ods`, or a damaged one.
    NoWorkbook,
    /// A spreadsheet as programs wrote them before 2007 (`.xls`).
    OldWorkbook,
    /// A workbook where a tournament report is asked for.
    NoReport,
    /// More faults from here on, which are not told one by one.
    More {
        /// How many.
        n: usize,
    },
    /// The heading has no column of names.
    NoNameColumn,
    /// Two columns of the heading mean the same.
    ColumnTwice(Column),
    /// A quotation mark opens a field and none closes it.
    OpenQuote,
    /// A player has no name.
    NoName,
    /// A field holds something that it may not hold.
    Invalid {
        /// The field.
        column: Column,
        /// What stands there.
        found: String,
    },
    /// A line has more fields than the heading.
    TooManyFields {
        /// How many the heading has.
        expected: usize,
    },
    /// Two players have the same number in FIDE's list.
    SamePlayer {
        /// The number.
        fide_id: u32,
        /// Where the first stands.
        first_line: usize,
    },
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )
    }
}

impl fmt::Display for SheetErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetErrorKind::Empty => f.write_str("there is no player in the list"),
            SheetErrorKind::TooLarge { most } => {
                write!(f, "a list has at most {most} bytes; send it in parts")
            }
            SheetErrorKind::LineTooLong { most } => {
                write!(
                    f,
                    "a line has at most {most} bytes; is this a list of players?"
                )
            }
            SheetErrorKind::NoWorkbook => f.write_str(
                "the file is packed, but is no spreadsheet in .xlsx or .ods, or is damaged; save it anew as one of these or as .csv",
            ),
            SheetErrorKind::OldWorkbook => f.write_str(
                "the file is a spreadsheet in the old .xls; save it as .xlsx, .ods or .csv",
            ),
            SheetErrorKind::NoReport => f.write_str(
                "the file is a spreadsheet and no tournament report; enter its players into an event",
            ),
            SheetErrorKind::More { n } => write!(f, "and {n} more from here on"),
            SheetErrorKind::NoNameColumn => {
                f.write_str("the heading names no column for the names; call one of them Name")
            }
            SheetErrorKind::ColumnTwice(column) => {
                write!(f, "the heading has the column {column} twice")
            }
            SheetErrorKind::OpenQuote => {
                f.write_str("a quotation mark opens here and none closes it; close it")
            }
            SheetErrorKind::NoName => f.write_str("the name is missing"),
            SheetErrorKind::Invalid { column, found } => {
                write!(
                    f,
                    "\"{found}\" cannot stand for {column}; {}",
                    column.expected()
                )
            }
            SheetErrorKind::TooManyFields { expected } => write!(
                f,
                "the line has more fields than the heading's {expected}; quote a field that has the separator in it"
            ),
            SheetErrorKind::SamePlayer {
                fide_id,
                first_line,
            } => write!(
                f,
                "the player with FIDE number {fide_id} stands on line {first_line} already"
            ),
        }
    }
}

impl std::error::Error for SheetError {}
