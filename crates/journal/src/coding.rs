//! Facts as JSON: each says of which kind it is, and of which version its shape.
//!
//! A kind is never given another shape: a new shape is a new version, `player_withdrew.2`, and the
//! old one is still read. Version 0.1 wrote some facts without a version; they are read as the
//! first, and the moment that they lack is that of the journal.

use std::fmt;

use serde::Serialize;
use serde::de::value::MapDeserializer;
use serde::de::{self, DeserializeOwned};
use serde_json::Value;
use thiserror::Error;

/// The field that names kind and version.
const KIND: &str = "fact";
/// The field of a fact's own moment, in milliseconds since 1970.
const MOMENT: &str = "at_ms";

/// A fact that can't be read or written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("fact {version} of {stream} {fault}")]
pub struct FactError {
    /// The stream.
    pub stream: String,
    /// The number of the fact, from 1.
    pub version: u64,
    /// What is wrong with it.
    pub fault: FactFault,
}

/// What is wrong with a fact.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FactFault {
    /// A newer program has written it: this one knows no such kind, or only older versions of it.
    #[error("is {kind}, which a newer version of the program has written")]
    Newer {
        /// Kind and version, such as `player_withdrew.2`: what a program must know to read it.
        kind: String,
    },
    /// It is of a kind that is known, or of none, and yet not as such a fact is.
    #[error("can't be read: {0}")]
    Unreadable(String),
    /// It can't be put in JSON.
    #[error("can't be written: {0}")]
    Unwritable(String),
}

pub(crate) fn encode<F: Serialize>(fact: &F) -> Result<Vec<u8>, FactFault> {
    serde_json::to_vec(fact).map_err(|error| FactFault::Unwritable(error.to_string()))
}

/// Reads a fact that was kept at this moment, in milliseconds since 1970.
pub(crate) fn decode<F: DeserializeOwned>(body: &[u8], at_ms: i64) -> Result<F, FactFault> {
    serde_json::from_slice(body).or_else(|error| {
        let unreadable = |error: serde_json::Error| FactFault::Unreadable(error.to_string());
        let mut value: Value = serde_json::from_slice(body).map_err(unreadable)?;
        let kind = value.get(KIND).and_then(Value::as_str).map(str::to_owned);
        match kind {
            Some(kind) if !kind.contains('.') => {
                let first = format!("{kind}.1");
                if let Some(fields) = value.as_object_mut() {
                    fields.insert(KIND.to_owned(), first.into());
                    fields.entry(MOMENT).or_insert(at_ms.into());
                }
                serde_json::from_value(value).map_err(unreadable)
            }
            Some(kind) if !is_known::<F>(&kind) => Err(FactFault::Newer { kind }),
            _ => Err(unreadable(error)),
        }
    })
}

/// Whether there is a fact of this kind: one that has nothing but a kind is refused for other
/// reasons then.
fn is_known<F: DeserializeOwned>(kind: &str) -> bool {
    let bare = MapDeserializer::new([(KIND, kind)].into_iter());
    !matches!(F::deserialize(bare), Err(Asked::UnknownKind))
}

/// What [`is_known`] wants to hear.
#[derive(Debug)]
enum Asked {
    UnknownKind,
    Other,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not such a fact")
    }
}

impl std::error::Error for Asked {}

impl de::Error for Asked {
    fn custom<T: fmt::Display>(_: T) -> Asked {
        Asked::Other
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Asked {
        Asked::UnknownKind
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "fact")]
    enum Bell {
        #[serde(rename = "rung.1")]
        Rung { at_ms: i64, times: u8 },
        #[serde(rename = "hung.1")]
        Hung,
    }

    fn read(body: &str) -> Result<Bell, FactFault> {
        decode(body.as_bytes(), 5)
    }

    #[test]
    fn what_is_written_is_read() {
        for bell in [Bell::Rung { at_ms: 7, times: 3 }, Bell::Hung] {
            let written = String::from_utf8(encode(&bell).unwrap()).unwrap();
            assert_eq!(read(&written), Ok(bell));
        }
    }

    #[test]
    fn facts_without_a_version_are_of_the_first_and_dated_by_the_journal() {
        let rung = Bell::Rung { at_ms: 5, times: 2 };
        assert_eq!(read(r#"{"fact":"rung","times":2}"#), Ok(rung));
        assert_eq!(read(r#"{"fact":"hung"}"#), Ok(Bell::Hung));
    }

    #[test]
    fn a_newer_fact_is_told_from_a_broken_one() {
        for kind in ["rung.2", "cast.1"] {
            let newer = FactFault::Newer {
                kind: kind.to_owned(),
            };
            let body = format!(r#"{{"fact":"{kind}","at_ms":1}}"#);
            assert_eq!(read(&body), Err(newer));
        }
        for broken in [
            r#"{"fact":"rung.1","at_ms":1}"#,
            r#"{"fact":"rung.1","at_ms":1,"times":"x"}"#,
            r#"{"fact":"rung"}"#,
            r#"{"fact":3}"#,
            "[]",
            "{",
            "\u{0}",
        ] {
            let found = read(broken);
            assert!(
                matches!(found, Err(FactFault::Unreadable(_))),
                "{broken}: {found:?}"
            );
        }
    }
}
