//! The text form of a protocol, to be printed, read out and signed.
//!
//! The first line is `Rokada draw protocol 1`; then one line for each part that is there, its key
//! (see [`Field::KEYS`]), a colon and its value, lists separated by spaces, one `signed` line for
//! each name. Empty lines and lines that begin with `#` are for people. Keys are the same in every
//! language, as the tags of a game's score are.

use core::fmt;
use core::str::FromStr;

use crate::{Field, Protocol};

/// The first line of the text form.
pub const HEADER: &str = "Rokada draw protocol 1";

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list<T: fmt::Display>(items: &[T]) -> Option<String> {
            let items: Vec<_> = items.iter().map(T::to_string).collect();
            Some(items.join(" "))
        }
        writeln!(f, "{HEADER}")?;
        for (field, key) in Field::KEYS {
            let value = match field {
                Field::Title => self.title.clone(),
                Field::Method => Some(self.method.clone()),
                Field::Outcomes => list(&self.outcomes),
                Field::Exclusions => list(&self.exclusions),
                Field::ShortList => self.short_list.as_deref().and_then(list),
                Field::Commitment => self.commitment.clone(),
                Field::Text => self.text.clone(),
                Field::Secret => self.secret.clone(),
                Field::Number => self.number.map(|number| number.to_string()),
                Field::Letters => self.letters.clone(),
                Field::Signed => None,
            };
            if let Some(value) = value {
                writeln!(f, "{}", format!("{key}: {value}").trim_end())?;
            }
        }
        self.signed
            .iter()
            .try_for_each(|name| writeln!(f, "{}: {name}", Field::Signed.key()))
    }
}

/// Why a text is no protocol; lines count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseProtocolError {
    /// The first line is not [`HEADER`].
    NoHeader,
    /// A line that is not a known key, a colon and a value.
    UnknownLine {
        /// Which.
        line: usize,
    },
    /// A key that was there before.
    Twice {
        /// Which line.
        line: usize,
        /// The key.
        field: Field,
    },
    /// A value that cannot be read.
    BadValue {
        /// Which line.
        line: usize,
        /// The key.
        field: Field,
        /// What could not be read.
        value: String,
    },
    /// A line that must be there is not.
    Missing(Field),
}

impl fmt::Display for ParseProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseProtocolError::NoHeader => write!(f, "line 1: expected {HEADER:?}"),
            ParseProtocolError::UnknownLine { line } => {
                write!(f, "line {line}: expected one of")?;
                Field::KEYS
                    .iter()
                    .try_for_each(|(_, key)| write!(f, " {key}:"))
            }
            ParseProtocolError::Twice { line, field } => {
                write!(f, "line {line}: {} is there twice", field.key())
            }
            ParseProtocolError::BadValue { line, field, value } => {
                write!(f, "line {line}: {} cannot be {value:?}", field.key())
            }
            ParseProtocolError::Missing(field) => write!(f, "the line {}: is missing", field.key()),
        }
    }
}

impl core::error::Error for ParseProtocolError {}

impl FromStr for Protocol {
    type Err = ParseProtocolError;

    fn from_str(text: &str) -> Result<Protocol, ParseProtocolError> {
        use ParseProtocolError as Wrong;
        // A byte order mark is how some editors begin a text.
        let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines());
        match lines.next() {
            Some((_, first)) if first.trim() == HEADER => {}
            _ => return Err(Wrong::NoHeader),
        }
        let mut protocol = Protocol::default();
        let mut seen = Vec::new();
        for (line, content) in lines {
            let content = content.trim();
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            let unknown = Wrong::UnknownLine { line };
            let (key, value) = content.split_once(':').ok_or(unknown.clone())?;
            let field = Field::KEYS
                .into_iter()
                .find(|(_, known)| *known == key.trim())
                .ok_or(unknown)?
                .0;
            if field != Field::Signed && seen.contains(&field) {
                return Err(Wrong::Twice { line, field });
            }
            seen.push(field);
            let bad = |value: &str| Wrong::BadValue {
                line,
                field,
                value: value.into(),
            };
            protocol.set(field, value.trim()).map_err(bad)?;
        }
        for field in [Field::Method, Field::Outcomes, Field::Exclusions] {
            // A short list has no exclusions beside it, but the line tells that none is forgotten.
            if !seen.contains(&field) {
                return Err(Wrong::Missing(field));
            }
        }
        Ok(protocol)
    }
}

impl Protocol {
    /// Sets a part from its text, or gives the piece of it that cannot be read.
    fn set<'a>(&mut self, field: Field, value: &'a str) -> Result<(), &'a str> {
        fn list<T: FromStr>(text: &str) -> Result<Vec<T>, &str> {
            let item = |item| T::from_str(item).map_err(|_| item);
            text.split_whitespace().map(item).collect()
        }
        let text = || Some(value.to_owned());
        match field {
            Field::Title => self.title = text(),
            Field::Method => self.method = value.into(),
            Field::Outcomes => self.outcomes = list(value)?,
            Field::Exclusions => self.exclusions = list(value)?,
            Field::ShortList => self.short_list = Some(list(value)?),
            Field::Commitment => self.commitment = text(),
            Field::Text => self.text = text(),
            Field::Secret => self.secret = text(),
            Field::Number => self.number = Some(value.parse().map_err(|_| value)?),
            Field::Letters => self.letters = text(),
            Field::Signed => self.signed.push(value.into()),
        }
        Ok(())
    }
}
