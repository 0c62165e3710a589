//! The two seats at a table.

use std::ops::{Index, IndexMut, Not};

use rokada_token::TokenHash;
use serde::{Deserialize, Serialize};

/// One of the two seats. Whoever sits there stays, while the colours change from game to game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// White in the first game.
    First,
    /// Black in the first game.
    Second,
}

impl Seat {
    /// Both.
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];
}

impl Not for Seat {
    type Output = Seat;

    /// The other one.
    fn not(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sitter {
    /// The hash of the secret in the seat's link, while somebody holds it.
    pub token: Option<TokenHash>,
    /// What the player is called; empty for a guest.
    pub name: String,
}

/// Both seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seats {
    first: Sitter,
    second: Sitter,
}

impl Seats {
    /// The seat whose secret has this hash.
    pub(crate) fn of(&self, token: TokenHash) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| self[seat].token == Some(token))
    }
}

impl Index<Seat> for Seats {
    type Output = Sitter;

    fn index(&self, seat: Seat) -> &Sitter {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

impl IndexMut<Seat> for Seats {
    fn index_mut(&mut self, seat: Seat) -> &mut Sitter {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }
}
