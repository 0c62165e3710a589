//! Castling: one concept, from which moves, explanations and animations are all derived.

mod geometry;

pub use geometry::{Geometry, Manner};
