//! A colour in JSON: `white`, `black`.

use rokada_chess::Color;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Color", rename_all = "snake_case")]
enum Named {
    White,
    Black,
}

pub(crate) fn serialize<S: Serializer>(color: &Color, s: S) -> Result<S::Ok, S::Error> {
    Named::serialize(color, s)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Color, D::Error> {
    Named::deserialize(d)
}

/// The same for a colour that may be missing.
pub(crate) fn option<S: Serializer>(color: &Option<Color>, s: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Present<'a>(#[serde(with = "Named")] &'a Color);
    color.as_ref().map(Present).serialize(s)
}
