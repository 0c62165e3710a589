//! What Rokada answers to programs. The command line and the site give the same JSON for the same
//! question, because both make it here.
//!
//! ```
//! use rokada_api::PositionAnswer;
//! use rokada_chess::StartPosition;
//!
//! let json = serde_json::to_value(PositionAnswer::of(StartPosition::CLASSICAL)).unwrap();
//! assert_eq!(json["letters"], "RNBQKBNR");
//! ```

mod castle;
mod draw;
mod faults;
mod play;
mod position;
mod reading;

pub use castle::{CastleAnswer, HandAnswer, ObstacleAnswer, WingAnswer};
pub use draw::{DrawAnswer, JudgedDraw};
pub use faults::{At, Checked, FaultAnswer, check, read_setup};
pub use play::{DueAnswer, EndAnswer, OfferAnswer, PlayAnswer, PlayerAnswer, PlyAnswer};
pub use position::{DerivationAnswer, PositionAnswer, StartCastling, Wings};
pub use reading::{Dating, EditionAnswer, NoteAnswer};

use rokada_chess::{Bitboard, Square};

/// The names of squares in the order a1 to h8.
fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(name).collect()
}

fn name(square: Square) -> String {
    square.to_string()
}
