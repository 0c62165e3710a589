//! An outcome in JSON: a number, or the letter a protocol holds.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::Outcome;

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Outcome::Number(number) => serializer.serialize_u16(*number),
            letter => serializer.collect_str(letter),
        }
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        struct Text;

        impl Visitor<'_> for Text {
            type Value = Outcome;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, H or T, or a piece letter")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Outcome, E> {
                let outcome = u16::try_from(number).map(Outcome::Number);
                outcome.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Outcome, E> {
                text.parse()
                    .map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_any(Text)
    }
}
