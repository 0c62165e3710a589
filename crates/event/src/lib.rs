//! A chess event as a state machine of facts.

mod decode;
mod player_result;
mod point_system;
pub mod trf;

pub use player_result::PlayerResult;
pub use point_system::PointSystem;
