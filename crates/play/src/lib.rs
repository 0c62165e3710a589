//! A game with clocks as a state machine of facts.
//!
//! A [`Table`] has two [seats](Seat) and the games played there. [`Fold::decide`] says which
//! [`Fact`]s a [`Command`] leads to, or why it is refused; [`Fold::apply`] lets a fact change the
//! table. Nothing here reads a clock or makes a random number: the moment comes in, and so does
//! the record of the draw. Of a seat's secret only the hash is known.
//!
//! What the table answers: the board and who is to move ([`Game::board`]), what both clocks show
//! at a moment ([`Game::clocks_at`]), what may be claimed ([`Game::claims`]), when something
//! happens by itself ([`Table::due`]), the record as PGN ([`Table::pgn`]), and what spectators see
//! with a delay ([`Table::as_of`]).
//!
//! All durations and moments are in milliseconds, moments since 1970.
//!
//! [`Fold::decide`]: rokada_fold::Fold::decide
//! [`Fold::apply`]: rokada_fold::Fold::apply

mod apply;
mod clock;
mod command;
mod control;
mod decide;
mod end;
mod fact;
mod game;
mod json;
mod lag;
mod offer;
mod pgn;
mod refusal;
mod seat;
mod table;
mod terms;

pub use clock::Clock;
pub use command::{Act, Command, Deed, Stopper};
pub use control::{Bonus, Control, ParseTimeControlError, Period, TimeControl};
pub use end::{CanWin, End, Verdict};
pub use fact::{Claimed, Fact};
pub use game::{Due, Event, Game, Note, Noted, Phase, Ply};
pub use lag::{LagTerms, Timing};
pub use offer::{Offer, Proposal};
pub use refusal::Refusal;
pub use rokada_fold::{Fold, Timestamp};
pub use seat::{Seat, Sitter};
pub use table::Table;
pub use terms::{Opening, Origin, Terms};
