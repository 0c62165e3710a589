//! What is agreed before a game: the position, the time, the rules.

use rokada_chess::{Color, StartPosition};
use rokada_draw::Protocol;
use serde::{Deserialize, Serialize};

use crate::control::SECOND;
use crate::{LagTerms, TimeControl, json};

/// What a game is opened with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The position.
    #[serde(with = "json::start")]
    pub position: StartPosition,
    /// Where it comes from.
    pub origin: Origin,
    /// The rules.
    pub terms: Terms,
}

/// Where a position comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum Origin {
    /// Somebody chose it by its number.
    Chosen,
    /// It was drawn, by this record that anyone can check.
    Drawn {
        /// The record.
        protocol: Box<Protocol>,
    },
    /// The round of an event has it.
    Round {
        /// The event.
        event: String,
        /// The round, from 1.
        round: u16,
        /// The board, from 1.
        board: u32,
    },
}

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The time.
    pub control: TimeControl,
    /// Whether the Laws hold to the letter, and an arbiter is there: no move is taken back by
    /// agreement, no game is called off, and White's clock runs from the start (6.6).
    pub event: bool,
    /// How long the position may be studied before the clock starts, in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub study_ms: u32,
    /// How long each player's first move is waited for outside an event, uncharged, in
    /// milliseconds. Without it the game is called off.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub first_move_ms: u32,
    /// The lag that is given back.
    #[serde(default)]
    pub lag: LagTerms,
    /// The number of the move from which a draw may be agreed (9.1.1); 1 for any time.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub draws_from: u16,
    /// Who is given a draw for a win, as in Armageddon.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "json::color::option"
    )]
    pub draw_odds: Option<Color>,
    /// How long nobody is charged after a node died, while the player to move has not come back;
    /// in milliseconds from the moment at which it was found out.
    #[serde(default = "outage", skip_serializing_if = "is_outage")]
    pub outage_ms: u32,
}

impl Terms {
    /// Two minutes for the first move: users of other servers ask for two or three in a position
    /// that nobody has prepared.
    pub const FIRST_MOVE_MS: u32 = 120_000;
    /// A minute to come back after an outage.
    pub const OUTAGE_MS: u32 = 60_000;
    /// The longest time to study a position: a day.
    pub const MOST_STUDY_MS: u32 = 24 * 3_600_000;

    /// A game among friends.
    pub fn casual(control: TimeControl) -> Terms {
        Terms {
            event: false,
            first_move_ms: Terms::FIRST_MOVE_MS,
            ..Terms::event(control)
        }
    }

    /// A game of an event: the Laws hold.
    pub fn event(control: TimeControl) -> Terms {
        Terms {
            control,
            event: true,
            study_ms: 0,
            first_move_ms: 0,
            lag: LagTerms::Usual,
            draws_from: 1,
            draw_odds: None,
            outage_ms: Terms::OUTAGE_MS,
        }
    }

    /// What a wrong claim gives the opponent: two minutes, one in rapid and blitz (9.5.3, A.3);
    /// outside an event nothing. In milliseconds.
    pub(crate) fn claim_penalty_ms(&self) -> i64 {
        if !self.event {
            return 0;
        }
        let standard = self.control.control(Color::White).is_standard();
        if standard { 120 * SECOND } else { 60 * SECOND }
    }
}

fn one() -> u16 {
    1
}

fn is_one(number: &u16) -> bool {
    *number == 1
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn outage() -> u32 {
    Terms::OUTAGE_MS
}

fn is_outage(ms: &u32) -> bool {
    *ms == Terms::OUTAGE_MS
}
