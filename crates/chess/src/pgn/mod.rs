//! PGN, the text in which games are kept: reading and writing it, whatever the size of the file.
//!
//! A [`Reader`] cuts a file into games and tells a [`Visitor`] what it meets; [`Replay`] follows on
//! the board, so that every move is known to be legal; [`PgnGame`] is a whole game in memory, and
//! writes itself; [`Games`] gives one after the other; [`Summary`] is what a check of a file finds.
//!
//! Files are read as they are found: tags in any order, `Variant` in any spelling or missing, two
//! `FEN` tags that agree, missing results, castling with zeros, moves as in [`san`](crate::san),
//! any line ending, UTF-8 or Latin-1. What cannot be read makes its game bad: the [`Fault`] has the
//! line, the column and the remedy, and reading goes on with the next game.
//!
//! ```
//! use rokada_chess::pgn::{GameResult, Games, Variant};
//!
//! let file = r#"[FEN "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1"]
//! 1. 0-0 {both change places [%clk 0:10:00]} 0-0 1/2-1/2
//!
//! [Event "The next one"]
//! 1. e4 e6 2. Ke3 *"#;
//!
//! let mut games = Games::new(file.as_bytes());
//! let first = games.next().unwrap()?.unwrap();
//! assert_eq!(first.variant(), Variant::Chess960);
//! assert_eq!(first.result, Some(GameResult::Draw));
//! assert_eq!(first.main_line().last().unwrap().0.to_string(), "O-O");
//!
//! let fault = games.next().unwrap()?.unwrap_err();
//! assert_eq!(fault.to_string(), "line 5, column 13: Ke3: a king on e1 does not move to e3");
//! # Ok::<(), std::io::Error>(())
//! ```

mod clock;
mod fault;
mod game;
mod games;
mod input;
mod place;
mod reader;
mod replay;
mod result;
mod summary;
mod text;
mod token;
mod variant;
mod window;
mod write;

pub use clock::{clock, commands};
pub use fault::{Fault, Problem};
pub use game::{Line, PgnGame, Ply};
pub use games::Games;
pub use input::Input;
pub use place::Place;
pub use reader::{MAX_DEPTH, Reader, Visitor};
pub use replay::Replay;
pub use result::GameResult;
pub use summary::Summary;
pub use text::decode;
pub use variant::Variant;
