//! Pairing chess tournaments.

mod points;

pub use points::{ParsePointsError, Points};
