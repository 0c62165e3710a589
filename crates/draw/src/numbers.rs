//! Start positions as serde writes them: by their numbers.

use std::collections::BTreeSet;

use rokada_chess::StartPosition;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(crate) fn serialize<S: Serializer>(
    positions: &BTreeSet<StartPosition>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(positions.iter().map(|position| position.number()))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeSet<StartPosition>, D::Error> {
    let position = |number| {
        StartPosition::new(number)
            .ok_or_else(|| D::Error::custom(format!("{number} is no start position: 0 to 959")))
    };
    let numbers: Vec<u16> = Deserialize::deserialize(deserializer)?;
    numbers.into_iter().map(position).collect()
}
