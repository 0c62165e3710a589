//! A chess event as a state machine of facts.
//!
//! [`decide`] says which [`Fact`]s a [`Command`] leads to, or why it is refused; [`apply`] lets a
//! fact change the [`Tournament`]. Nothing here reads a clock, draws a lot or opens a file: time and
//! chance come in with the commands.
//!
//! ```
//! use rokada_chess::Color;
//! use rokada_tournament::{Command, GameRef, GameResult, Player, Settings, Tournament, apply, decide};
//!
//! let settings = Box::new(Settings::named("Chess960 evening", 3));
//! let players = (1..=4).map(|n| Player::named(format!("Player {n:02}"))).collect();
//! let mut event = Tournament::default();
//! for command in [
//!     Command::Create { settings },
//!     Command::Enter { players },
//!     Command::SetInitialColor { color: Color::White, lot: String::new() },
//!     Command::PairRound,
//!     Command::PublishRound { round: 1 },
//!     Command::EnterResult { game: GameRef::new(1, 1), result: GameResult::WhiteWins },
//!     Command::EnterResult { game: GameRef::new(1, 2), result: GameResult::Draw },
//! ] {
//!     for fact in decide(&event, command)? {
//!         apply(&mut event, &fact);
//!     }
//! }
//! let table = event.table_view(event.complete_rounds(), None);
//! assert_eq!(table.rows[0].player.name, "Player 01");
//! # Ok::<(), rokada_tournament::Refusal>(())
//! ```
//!
//! Where things are:
//!
//! - [`Settings`], [`Player`] and [`Command`]: what goes in; [`Refusal`] and [`Warning`]: why not.
//! - [`views`]: what is shown, as plain values: start list, round, table, card, teams.
//! - [`standings`]: ranks and the tie-breaks of C.07, each with its working, for any results.
//! - [`rating`]: performances and the change of a rating (B.02).
//! - [`trf`]: tournament reports read, checked and written; [`facts_of_report`] makes one an event.
//! - [`sheet`]: start lists and tables as CSV or pasted lines.

mod apply;
mod color;
mod command;
mod date;
mod decide;
mod engine;
mod entry;
mod fact;
mod list;
mod mode;
mod pgn;
mod pool;
mod position;
mod program_draw;
mod published;
mod ranking;
mod record;
mod refusal;
mod report;
mod result;
mod round;
mod search;
mod settings;
mod start_list;
mod step;
mod stream;
mod team;
mod time_control;
mod tournament;
pub mod views;
mod warning;

pub use apply::apply;
pub use command::Command;
pub use date::{Date, ParseDateError, Timestamp};
pub use decide::decide;
pub use engine::PairChange;
pub use entry::{
    Away, Entry, EntryId, Leaving, ParseTitleError, Player, Rating, Ratings, Sex, Title,
};
pub use fact::{Fact, GameRef, NewEntry, PairedBy};
pub use list::{FromFile, ListFault, NamedFacts, is_report, read_players, read_report};
pub(crate) use mode::Seen;
pub use mode::{Act, ActKind, Deed, Level, ModeLeft};
pub use position::{DrawnPosition, PositionRefused, RoundDraw};
pub use program_draw::{by_program, plain_text};
pub use published::Published;
pub use record::{Column, Outing};
pub use refusal::{Refusal, Setting};
pub use report::{Format, ImportError, facts_of_report};
pub use result::{Bye, GameResult, ParseResultError};
pub use round::{Board, Game, ManualChange, Pair, Round, RoundBye, RoundStatus};
pub use search::{Progress, Search, Traits};
pub use settings::{Acceleration, ByeRules, Settings, System};
pub use step::{Step, round_to_draw, step};
pub use stream::{STREAMS, event_of_stream, stream_of};
pub use team::{Category, Team, TeamId, TeamScoring};
pub use time_control::{ParseTimeControlError, Period, RateOfPlay, Supervision, TimeControl};
pub use tournament::{Phase, Tournament};
pub use warning::Warning;

pub mod sheet;

pub use rokada_standings as standings;
pub use rokada_standings::{PlayerResult, PointSystem, rating};
pub use rokada_trf as trf;
