//! How values of the chess library stand in JSON.

/// A colour: `white`, `black`.
pub(crate) mod color {
    use rokada_chess::Color;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "Color", rename_all = "snake_case")]
    enum Named {
        White,
        Black,
    }

    #[derive(Serialize, Deserialize)]
    struct Present(#[serde(with = "Named")] Color);

    pub(crate) fn serialize<S: Serializer>(color: &Color, s: S) -> Result<S::Ok, S::Error> {
        Named::serialize(color, s)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Color, D::Error> {
        Named::deserialize(d)
    }

    /// The same for a colour that may be missing.
    pub(crate) mod option {
        use super::*;

        pub(crate) fn serialize<S: Serializer>(
            color: &Option<Color>,
            s: S,
        ) -> Result<S::Ok, S::Error> {
            color.map(Present).serialize(s)
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            d: D,
        ) -> Result<Option<Color>, D::Error> {
            let present = Option::<Present>::deserialize(d)?;
            Ok(present.map(|Present(color)| color))
        }
    }
}

/// A start position: its number.
pub(crate) mod start {
    use rokada_chess::StartPosition;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(p: &StartPosition, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u16(p.number())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<StartPosition, D::Error> {
        StartPosition::new(u16::deserialize(d)?)
            .ok_or_else(|| de::Error::custom("a start position is a number from 0 to 959"))
    }
}
