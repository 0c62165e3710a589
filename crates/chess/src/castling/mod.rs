//! Castling: one concept, from which moves, explanations and animations are all derived.

mod geometry;
mod hands;
mod needs;
mod obstacle;
mod plan;

pub use geometry::{Geometry, Manner};
pub use hands::HandStep;
pub(crate) use needs::Needs;
pub use obstacle::Obstacle;
pub use plan::CastlingPlan;
