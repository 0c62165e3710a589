//! How hard an arbiter is asked before something is done.

use serde::{Serialize, Serializer};

/// The five levels of FIDE's checklist for programs. They can be neither switched off nor lowered.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// 1: done, and told.
    Told,
    /// 2: done once it was acknowledged.
    Acknowledged,
    /// 3: done once it was confirmed; it can be cancelled.
    Confirmed,
    /// 4: done once it was confirmed twice, the consequences having been stated.
    Twice,
    /// 5: refused in FIDE mode; the mode must be left first.
    Refused,
}

impl Level {
    /// All of them, the lowest first.
    pub const ALL: [Level; 5] = [
        Level::Told,
        Level::Acknowledged,
        Level::Confirmed,
        Level::Twice,
        Level::Refused,
    ];

    /// Its number, from 1 to 5.
    pub const fn number(self) -> u8 {
        match self {
            Level::Told => 1,
            Level::Acknowledged => 2,
            Level::Confirmed => 3,
            Level::Twice => 4,
            Level::Refused => 5,
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}
