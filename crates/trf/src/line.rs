//! One line of a report, cut by columns.

use core::str::FromStr;

use rokada_pairing::Points;

use super::error::{Field, TrfError, TrfErrorKind};

/// The terminators a report's lines may have.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum LineEnd {
    /// A carriage return alone, which the format prescribes.
    #[default]
    Cr,
    /// A line feed alone.
    Lf,
    /// Both.
    CrLf,
}

impl LineEnd {
    /// The characters.
    pub const fn as_str(self) -> &'static str {
        match self {
            LineEnd::Cr => "\r",
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
        }
    }

    /// The terminator of the first line of a text.
    pub(super) fn of(text: &str) -> LineEnd {
        match text.find(['\r', '\n']) {
            Some(at) if text[at..].starts_with("\r\n") => LineEnd::CrLf,
            Some(at) if text[at..].starts_with('\n') => LineEnd::Lf,
            _ => LineEnd::Cr,
        }
    }
}

/// The lines of a text, whichever terminators it mixes.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut rest = text;
    let mut number = 0;
    core::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        number += 1;
        let end = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(end);
        rest = after
            .strip_prefix("\r\n")
            .or_else(|| after.strip_prefix(['\r', '\n']))
            .unwrap_or(after);
        Some(Line::new(number, line))
    })
}

/// What a column counts. The format does not say which, and names have letters that take two
/// bytes in UTF-8; both kinds of file are about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    Characters,
    Bytes,
}

/// One line. Columns are counted from 1 and ranges include both ends, as in the format's tables.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    unit: Unit,
    /// Where each character begins, if columns count characters and not all are of one byte.
    starts: Vec<usize>,
}

impl<'a> Line<'a> {
    fn new(number: usize, text: &'a str) -> Line<'a> {
        let (unit, starts) = if text.is_ascii() {
            (Unit::Bytes, Vec::new())
        } else {
            let starts = text.char_indices().map(|(at, _)| at);
            (Unit::Characters, starts.collect())
        };
        Line {
            number,
            text,
            unit,
            starts,
        }
    }

    /// The same line with its columns counted in bytes, if that makes a difference.
    pub(super) fn in_bytes(&self) -> Option<Line<'a>> {
        (self.unit == Unit::Characters).then_some(Line {
            number: self.number,
            text: self.text,
            unit: Unit::Bytes,
            starts: Vec::new(),
        })
    }

    /// Where in the text a column begins; beyond its end, the end.
    fn offset(&self, column: usize) -> usize {
        let before = column - 1;
        match self.unit {
            Unit::Characters => self.starts.get(before).copied().unwrap_or(self.text.len()),
            Unit::Bytes => {
                // A column inside a letter belongs to the field that the letter began in.
                let mut at = before.min(self.text.len());
                while !self.text.is_char_boundary(at) {
                    at += 1;
                }
                at
            }
        }
    }

    /// How many columns the line has.
    pub(super) fn width(&self) -> usize {
        match self.unit {
            Unit::Bytes => self.text.len(),
            Unit::Characters => self.starts.len(),
        }
    }

    /// The letters that are not blank, each with the column it begins in.
    pub(super) fn letters(&self) -> impl Iterator<Item = (usize, char)> {
        let unit = self.unit;
        self.text
            .char_indices()
            .enumerate()
            .filter(|(_, (_, letter))| !letter.is_whitespace())
            .map(move |(place, (at, letter))| match unit {
                Unit::Bytes => (at + 1, letter),
                Unit::Characters => (place + 1, letter),
            })
    }

    /// The text of some columns, blanks included; shorter if the line is.
    pub(super) fn columns(&self, from: usize, to: usize) -> &'a str {
        let start = self.offset(from);
        let end = self.offset(to + 1).max(start);
        &self.text[start..end]
    }

    /// The text of some columns without the blanks around it.
    pub(super) fn trimmed(&self, from: usize, to: usize) -> &'a str {
        self.columns(from, to).trim()
    }

    /// Everything from a column on, without trailing blanks.
    pub(super) fn rest(&self, column: usize) -> &'a str {
        self.text[self.offset(column)..].trim_end()
    }

    /// The character of one column, `None` if blank or beyond the end.
    pub(super) fn letter(&self, column: usize) -> Option<char> {
        self.columns(column, column)
            .chars()
            .next()
            .filter(|letter| !letter.is_whitespace())
    }

    /// An error in this line.
    pub(super) fn error(&self, column: usize, kind: TrfErrorKind) -> TrfError {
        TrfError::new(self.number, column, kind)
    }

    /// The error that a field holds something it may not hold.
    pub(super) fn invalid(&self, column: usize, field: Field, found: &str) -> TrfError {
        // Of a field without end its beginning says which it is.
        let found = found.chars().take(120).collect();
        self.error(column, TrfErrorKind::Invalid { field, found })
    }

    /// A whole number in some columns, `None` if they are blank.
    pub(super) fn number<N: FromStr>(
        &self,
        field: Field,
        from: usize,
        to: usize,
    ) -> Result<Option<N>, TrfError> {
        let text = self.trimmed(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        if !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(self.invalid(self.first_filled(from, to), field, text));
        }
        let number = text.parse();
        match number {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(self.invalid(self.first_filled(from, to), field, text)),
        }
    }

    /// A whole number that must be there.
    pub(super) fn needed<N: FromStr>(
        &self,
        field: Field,
        from: usize,
        to: usize,
    ) -> Result<N, TrfError> {
        self.number(field, from, to)?
            .ok_or_else(|| self.error(from, TrfErrorKind::Missing(field)))
    }

    /// Points in some columns, `None` if they are blank.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Option<Points>, TrfError> {
        let text = self.trimmed(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        match text.parse() {
            Ok(points) => Ok(Some(points)),
            Err(_) => Err(self.invalid(self.first_filled(from, to), Field::Points, text)),
        }
    }

    /// Fails unless a column is blank, as one between two fields must be.
    pub(super) fn separator(&self, column: usize) -> Result<(), TrfError> {
        match self.letter(column) {
            None => Ok(()),
            Some(found) => Err(self.error(column, TrfErrorKind::Misaligned { found })),
        }
    }

    /// The words from a column on, each with its column. Lists of starting ranks are read so,
    /// since programs do not agree on their columns.
    pub(super) fn words(&self, from: usize) -> impl Iterator<Item = (usize, &'a str)> {
        let rest = &self.text[self.offset(from)..];
        let unit = self.unit;
        let (mut column, mut counted) = (from, 0);
        rest.split(|c: char| c.is_whitespace() || c == ',')
            .filter(|word| !word.is_empty())
            .map(move |word| {
                let at = word.as_ptr() as usize - rest.as_ptr() as usize;
                let between = &rest[counted..at];
                column += match unit {
                    Unit::Bytes => between.len(),
                    Unit::Characters => between.chars().count(),
                };
                counted = at;
                (column, word)
            })
    }

    /// The starting ranks from a column on; `0000` and blanks are left out.
    pub(super) fn players(&self, from: usize) -> Result<Vec<u32>, TrfError> {
        let mut players = Vec::new();
        for (column, word) in self.words(from) {
            match word.parse() {
                Ok(0) => {}
                Ok(number) => players.push(number),
                Err(_) => return Err(self.invalid(column, Field::Number, word)),
            }
        }
        Ok(players)
    }

    fn first_filled(&self, from: usize, to: usize) -> usize {
        let blanks = self
            .columns(from, to)
            .chars()
            .take_while(|c| c.is_whitespace());
        from + blanks.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_terminator_ends_a_line() {
        let texts: Vec<&str> = lines("a\rb\nc\r\nd\r\re").map(|line| line.text).collect();
        assert_eq!(texts, ["a", "b", "c", "d", "", "e"]);
    }

    #[test]
    fn columns_are_characters_or_bytes() {
        let line = lines("Đoko 12").next().expect("a line");
        assert_eq!(line.columns(6, 7), "12");
        let bytes = line.in_bytes().expect("not ASCII");
        assert_eq!(bytes.columns(7, 8), "12");
        assert_eq!(bytes.columns(2, 2), "");
    }

    #[test]
    fn faults_name_their_column() {
        let line = lines("001  1x  4.55").next().expect("a line");
        let error = line.number::<u32>(Field::Rating, 4, 7).expect_err("1x");
        assert_eq!((error.line, error.column), (1, 6));
        assert_eq!(line.points(8, 13).expect_err("4.55").column, 10);
        assert_eq!(line.letter(99), None);
    }
}
