//! Pairing chess tournaments.
//!
//! The library knows numbers, scores and colours, nothing of chess. A [`Table`] says who plays, what
//! happened in the rounds before, and what the event's regulations fix; the answer is a [`Pairing`]
//! in which every pair carries the [`Reason`] for it, or a [`Refusal`].

mod acceleration;
mod barred;
pub mod dutch;
mod forecast;
mod game;
mod generator;
mod history;
mod knock_out;
mod lots;
mod manual;
mod matching;
mod molter;
mod paired_round;
mod points;
mod refusal;
mod result;
mod round_robin;
mod scheveningen;
mod side;
mod table;
mod team_match;
pub mod team_swiss;

pub use acceleration::baku;
pub use forecast::Forecast;
pub use game::{Game, GamesPerRound};
pub use generator::{
    Amount, ConfigError, ConfigFault, Frequency, Generated, GeneratorConfig, NoTournament, Parity,
    Wanted, generate,
};
pub use knock_out::{KnockOut, KnockOutError, Tie};
pub use lots::Lots;
pub use manual::{Change, NotAPairing, Review, Warning, review};
pub use molter::{Molter, MolterGame, NoMolterTable};
pub use paired_round::PairedRound;
pub use points::{ParsePointsError, Points};
pub use refusal::{Refusal, TableFault};
pub use result::{BracketKey, ByeReason, ColorRule, Float, Pair, Pairing, PairingBye, Reason};
pub use round_robin::{RoundRobin, TooFewForRoundRobin};
pub use scheveningen::{Member, NoScheveningenTable, Scheveningen, Team, TeamGame};
pub use side::Side;
pub use table::{Forbidden, Player, RoundKind, RoundRecord, Scoring, Table, initial_side_played};
pub use team_match::{
    BoardColors, BoardTieBreak, MatchDecision, MatchTeam, NotBoardColors, TeamPlayer, decide_match,
};
