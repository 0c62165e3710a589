//! Drawing a Chess960 start position: by program, dice, coin, cards or lots.
//!
//! A [`Draw`] takes a [`Method`] and a [`Pool`] of positions that may be drawn, says what to throw
//! next ([`Draw::ask`]), what each outcome would mean ([`Draw::meanings`]), and takes the outcomes
//! that fell ([`Draw::enter`]) until a position is drawn. There is no randomness, no clock and no
//! input or output in here: outcomes and bytes come in as arguments.
//!
//! Every method is a finite machine ([`Machine`]). The module `exact` (feature `exact`) enumerates
//! a machine with exact fractions; the tests prove with it that each method draws every position
//! with the same probability, and compute how biased the known unfair recipes are.

#[cfg(feature = "serde")]
pub mod announced;
mod array;
mod cards;
mod commands;
mod draw;
#[cfg(feature = "exact")]
pub mod exact;
mod fault;
mod machine;
mod method;
#[cfg(feature = "serde")]
mod numbers;
mod outcome;
#[cfg(feature = "serde")]
mod outcome_serde;
mod pick;
mod policy;
mod pool;
pub mod program;
mod protocol;
#[cfg(feature = "json")]
mod protocol_file;
mod protocol_text;
#[cfg(feature = "serde")]
mod secrets;
mod tables;
mod throws;
mod turn;

#[cfg(feature = "serde")]
pub use announced::{Announced, ProgramDraw};
pub use array::{Array, Part};
pub use cards::{Mend, Pieces, Suit};
pub use draw::Draw;
pub use fault::Fault;
pub use machine::{Ask, Drawn, Effect, Goal, Machine, Step, Why};
pub use method::{Mechanism, Method, UnknownMethod};
pub use outcome::{Device, EntryError, Outcome, PIECES, Pile};
pub use pick::Pick;
pub use policy::{Colours, Games, Policy, Scope};
pub use pool::{Pool, PoolError};
pub use protocol::{Field, MAX_OUTCOMES, Protocol};
#[cfg(feature = "json")]
pub use protocol_file::ReadProtocolsError;
pub use protocol_text::{HEADER, ParseProtocolError};
#[cfg(feature = "serde")]
pub use secrets::{SecretKept, Secrets};
pub use throws::{Throw, Throws};
pub use turn::Turn;
