//! Chess960 for programmers: positions, moves, castling that explains itself, start positions,
//! notation and the ends of the game.
//!
//! A [`Setup`] is whatever a FEN or an editor says; a [`StartPosition`] is one of the 960 arrays
//! of Chess960, named by its Scharnagl number.
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod castling_rights;
mod color;
pub mod fen;
mod moves;
mod role;
mod setup;
mod square;
mod start_position;
mod wing;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{Geometry, Manner};
pub use castling_rights::CastlingRights;
pub use color::{ByColor, Color};
pub use moves::Move;
pub use role::{Piece, Role};
pub use setup::Setup;
pub use square::{File, ParseSquareError, Rank, Square};
pub use start_position::{Derivation, Letters, ParseStartPositionError, StartPosition};
pub use wing::{ByWing, Wing};
