//! What one player offers the other.

use rokada_chess::Color;
use serde::{Deserialize, Serialize};

/// What may be offered.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "offer", rename_all = "snake_case")]
pub enum Proposal {
    /// A draw (9.1.2).
    Draw,
    /// To take moves back, outside events.
    Takeback {
        /// How many moves by either player remain.
        to_ply: u32,
    },
    /// To play on after the game: the same position with colours reversed, then a new one.
    Rematch,
}

impl Proposal {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Proposal::Draw => "draw",
            Proposal::Takeback { .. } => "takeback",
            Proposal::Rematch => "rematch",
        }
    }

    /// Whether it is the same kind of thing.
    pub(crate) fn is_like(self, other: Proposal) -> bool {
        self.code() == other.code()
    }
}

/// An offer that stands. An answer names it by its number, so that it can't be given to another.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its number at this table, from 1.
    pub number: u32,
    /// Who made it.
    pub by: Color,
    /// What is offered.
    pub proposal: Proposal,
}
