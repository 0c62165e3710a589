//! Reading protocols as they are given out: one or several, as text or JSON.

use core::fmt;

use serde_json::Value;

use crate::{Field, HEADER, ParseProtocolError, Protocol};

/// What a sheet adds to a protocol for people: the games to be played, and how to check it.
const ADDED: [&str; 2] = ["games", "check"];

/// Why a file has no protocols.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadProtocolsError {
    /// The text form is wrong.
    Text(ParseProtocolError),
    /// The JSON form is wrong; this is what the JSON reader says.
    Json(serde_json::Error),
    /// A protocol in JSON has no such key.
    UnknownKey(String),
    /// A protocol in JSON lacks this.
    Missing(Field),
}

impl fmt::Display for ReadProtocolsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadProtocolsError::Text(error) => error.fmt(f),
            ReadProtocolsError::Json(error) => write!(f, "this JSON is no protocol: {error}"),
            ReadProtocolsError::UnknownKey(key) => write!(f, "a protocol has no {key}"),
            ReadProtocolsError::Missing(field) => write!(f, "{}: missing", field.key()),
        }
    }
}

impl std::error::Error for ReadProtocolsError {}

impl From<serde_json::Error> for ReadProtocolsError {
    fn from(error: serde_json::Error) -> ReadProtocolsError {
        ReadProtocolsError::Json(error)
    }
}

impl Protocol {
    /// Reads the protocols of a text: what begins with a brace or a bracket is JSON.
    ///
    /// ```
    /// use rokada_draw::{HEADER, Protocol};
    ///
    /// let text = format!("{HEADER}\nmethod: balls\noutcomes: 328\nexclusions: 518\n");
    /// let twice = Protocol::read_all(&text.repeat(2))?;
    /// assert_eq!(twice.len(), 2);
    /// assert_eq!(twice[0].method, "balls");
    /// let json = r#"{"method":"balls","outcomes":[328],"exclusions":[518]}"#;
    /// assert_eq!(Protocol::read_all(json)?, twice[..1]);
    /// # Ok::<(), rokada_draw::ReadProtocolsError>(())
    /// ```
    ///
    /// # Errors
    /// Says what is wrong and where; what the protocols claim is judged by [`Protocol::verify`].
    pub fn read_all(text: &str) -> Result<Vec<Protocol>, ReadProtocolsError> {
        let text = text.trim_start_matches('\u{feff}');
        if text.trim_start().starts_with(['{', '[']) {
            from_json(text)
        } else {
            from_text(text).map_err(ReadProtocolsError::Text)
        }
    }
}

fn from_json(text: &str) -> Result<Vec<Protocol>, ReadProtocolsError> {
    let protocols = match serde_json::from_str(text)? {
        Value::Array(protocols) => protocols,
        Value::Object(mut sheets) if sheets.contains_key("protocols") => {
            serde_json::from_value(sheets.remove("protocols").unwrap_or_default())?
        }
        protocol => vec![protocol],
    };
    protocols.into_iter().map(one_of_json).collect()
}

fn one_of_json(mut sheet: Value) -> Result<Protocol, ReadProtocolsError> {
    if let Value::Object(fields) = &mut sheet {
        for added in ADDED {
            fields.remove(added);
        }
        let known = |key: &str| Field::KEYS.iter().any(|(_, known)| *known == key);
        if let Some(key) = fields.keys().find(|key| !known(key)) {
            return Err(ReadProtocolsError::UnknownKey(key.clone()));
        }
        let needed = [Field::Method, Field::Outcomes, Field::Exclusions];
        if let Some(field) = needed
            .into_iter()
            .find(|field| !fields.contains_key(field.key()))
        {
            return Err(ReadProtocolsError::Missing(field));
        }
    }
    Ok(serde_json::from_value(sheet)?)
}

fn from_text(text: &str) -> Result<Vec<Protocol>, ParseProtocolError> {
    // Each begins with its header.
    let lines: Vec<_> = text.lines().collect();
    let starts: Vec<_> = (0..lines.len())
        .filter(|&place| lines[place].trim() == HEADER)
        .collect();
    if starts.len() < 2 {
        return Ok(vec![text.parse()?]);
    }
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(&start, end)| lines[start..end].join("\n").parse())
        .collect()
}
