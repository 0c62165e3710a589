//! Pairing chess tournaments.

mod game;
mod knock_out;
mod lots;
mod points;
mod round_robin;
mod scheveningen;

pub use game::{Game, GamesPerRound};
pub use knock_out::{KnockOut, KnockOutError, Lot, Tie};
pub use lots::Lots;
pub use points::{ParsePointsError, Points};
pub use round_robin::{RoundRobin, RoundRobinRound, TooFewForRoundRobin};
pub use scheveningen::{Member, NoScheveningenTable, Scheveningen, Team, TeamGame};
