//! What somebody wants to be done.

use rokada_chess::Claim;
use rokada_token::TokenHash;
use serde::{Deserialize, Serialize};

use crate::{Opening, Seat, Timing, Verdict};

/// What somebody wants to be done at a table. Who may is the caller's to ask, save for a player,
/// whose seat is found by the secret's hash when it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Opens a game: the first, or one whose position had to be new.
    Open(Box<Opening>),
    /// Opens the second game of a mini-match: the same position, colours reversed.
    OpenReturnGame,
    /// Gives a free seat away.
    TakeSeat {
        /// Which.
        seat: Seat,
        /// The hash of its secret.
        token: TokenHash,
        /// What the player is called; empty for a guest.
        name: String,
    },
    /// Shows the position to both, for whom the time of study begins.
    Show,
    /// A player's deed.
    Player {
        /// The hash of the seat's secret.
        token: TokenHash,
        /// What the player does.
        deed: Deed,
    },
    /// An arbiter's deed.
    Arbiter(Act),
    /// A node was not alive since this moment (milliseconds since 1970); to be told before
    /// anything else when a node finds it out.
    Outage {
        /// The last sign of life.
        from_ms: i64,
    },
    /// Nothing but what has become due by itself.
    Tick,
}

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Moves.
    Move {
        /// How many moves by either player were made before it.
        ply: u32,
        /// The move in the notation of engines.
        uci: String,
        /// Offers a draw with it (9.1.2.1).
        offer_draw: bool,
        /// The net's part in it.
        timing: Timing,
    },
    /// Offers a draw while somebody thinks (9.1.2.1).
    OfferDraw,
    /// Asks to take back until the player is to move again.
    AskTakeback,
    /// Offers another game.
    OfferRematch,
    /// Answers an offer.
    Answer {
        /// Which.
        number: u32,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Claims a draw (9.2, 9.3).
    Claim {
        /// By what.
        claim: Claim,
        /// The move it is based on, in the notation of engines; `None` for what is on the board.
        with: Option<String>,
    },
    /// Gives up (5.1.2).
    Resign,
    /// Says that a flag has fallen. Of one's own no grace is waited for.
    Flag,
    /// Calls a game off that has hardly begun.
    Abort,
    /// Stops the clocks and calls the arbiter (6.11.2).
    CallArbiter {
        /// Why.
        why: String,
    },
    /// Is connected again after an outage.
    Return,
    /// Takes a new secret for the seat, on this device or another.
    RenewSeat {
        /// The hash of the new secret.
        token: TokenHash,
    },
}

/// What an arbiter does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Stops the clocks (6.11.1).
    Stop {
        /// Why.
        why: String,
    },
    /// Sets what both clocks show, in milliseconds.
    SetClocks {
        /// White's.
        white_ms: i64,
        /// Black's.
        black_ms: i64,
    },
    /// Takes moves back; the clocks show what they showed then.
    TakeBack {
        /// How many moves by either player remain.
        to_ply: u32,
    },
    /// Rules.
    Rule {
        /// What, in the arbiter's words.
        text: String,
        /// By which article.
        article: String,
        /// The result, if the ruling ends the game.
        verdict: Option<Verdict>,
    },
    /// Lets the clock run again.
    Restart,
    /// Annuls the end of the game; the clocks stand.
    Reopen,
    /// Makes a seat's secret worth nothing.
    RevokeSeat(Seat),
}

/// Who stopped the clocks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stopper {
    /// The arbiter.
    Arbiter,
    /// White, to call the arbiter.
    White,
    /// Black, to call the arbiter.
    Black,
}
