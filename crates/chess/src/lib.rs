#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod castling_rights;
mod color;
mod double_check;
pub mod fen;
mod game;
mod illegal_move;
mod masks;
mod move_list;
mod move_set;
mod movegen;
mod moves;
mod outcome;
mod perft;
pub mod pgn;
mod play;
mod position;
mod position_text;
mod role;
pub mod san;
mod setup;
mod setup_fault;
mod side;
mod square;
mod start_position;
pub mod uci;
mod validate;
mod wing;
mod winnability;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingPlan, Geometry, HandStep, Manner, Obstacle};
pub use castling_rights::CastlingRights;
pub use color::{ByColor, Color};
pub use game::Game;
pub use illegal_move::IllegalMove;
pub use move_list::{MoveList, MoveListIntoIter, MoveListIter, Moves};
pub use move_set::MoveSet;
pub use moves::Move;
pub use outcome::{Claim, Outcome};
pub use perft::{divide, perft};
#[cfg(feature = "std")]
pub use perft::{divide_in_parallel, perft_in_parallel};
pub use position::Position;
pub use position_text::ParsePositionError;
pub use role::{Piece, Role};
pub use setup::Setup;
pub use setup_fault::{IllegalSetup, SetupFault};
pub use square::{File, ParseSquareError, Rank, Square};
pub use start_position::{Derivation, Letters, ParseStartPositionError, StartPosition};
pub use wing::{ByWing, Wing};
pub use winnability::Winnability;
