//! What happened: facts, the journal's content.

use rokada_chess::{Claim, Color};
use rokada_token::TokenHash;
use serde::{Deserialize, Serialize};

use crate::{End, Opening, Proposal, Seat, Stopper, json};

/// Something that happened at a table. Facts are never changed: a correction is a new fact.
///
/// In JSON `fact` names it with the version of its shape, as the facts of events do: a new shape
/// gets a new version, and the old one is still read. `at_ms` is when, in milliseconds since 1970;
/// within a table it never goes back, whatever the clocks of the nodes say.
///
/// ```
/// use rokada_play::Fact;
///
/// let fact = Fact::ClocksRestarted { at_ms: 5 };
/// let json = serde_json::to_string(&fact)?;
/// assert_eq!(json, r#"{"fact":"clocks_restarted.1","at_ms":5}"#);
/// assert_eq!(serde_json::from_str::<Fact>(&json)?, fact);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact")]
pub enum Fact {
    /// Somebody holds a seat from now on, by a new secret. The one before is worth nothing.
    #[serde(rename = "seat_given.1")]
    SeatGiven {
        /// When.
        at_ms: i64,
        /// Which.
        seat: Seat,
        /// The hash of its secret.
        token: TokenHash,
        /// What the player is called; empty for a guest.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// A seat's secret is worth nothing any more.
    #[serde(rename = "seat_revoked.1")]
    SeatRevoked {
        /// When.
        at_ms: i64,
        /// Which.
        seat: Seat,
    },
    /// There is a game.
    #[serde(rename = "game_opened.1")]
    GameOpened {
        /// When.
        at_ms: i64,
        /// Its number at this table, from 1.
        game: u32,
        /// 1, or 2 where the position is played again with colours reversed.
        leg: u8,
        /// Who has White.
        white: Seat,
        /// Position and rules.
        opening: Box<Opening>,
    },
    /// The position was shown; it may be studied.
    #[serde(rename = "position_shown.1")]
    PositionShown {
        /// When.
        at_ms: i64,
        /// When the clock starts.
        start_ms: i64,
    },
    /// White's clock was started (6.6); outside events, White's first move is waited for.
    #[serde(rename = "clock_started.1")]
    ClockStarted {
        /// When.
        at_ms: i64,
    },
    /// A move was made.
    #[serde(rename = "move_made.1")]
    MoveMade {
        /// When it came.
        at_ms: i64,
        /// How many moves by either player were made before it.
        ply: u32,
        /// The move, castling as king takes own rook.
        uci: String,
        /// What is charged for it, in milliseconds.
        spent_ms: i64,
        /// What the net took or is said to have taken, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: i64,
        /// What of that was given back, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        compensated_ms: i64,
        /// The lag that can still be given back to the player, in milliseconds.
        bank_ms: i64,
    },
    /// Something was offered.
    #[serde(rename = "offer_made.1")]
    OfferMade {
        /// When.
        at_ms: i64,
        /// The offer's number at this table, from 1.
        number: u32,
        /// Who offers.
        #[serde(with = "json::color")]
        by: Color,
        /// What.
        #[serde(flatten)]
        proposal: Proposal,
    },
    /// An offer was answered.
    #[serde(rename = "offer_answered.1")]
    OfferAnswered {
        /// When.
        at_ms: i64,
        /// The offer.
        number: u32,
        /// Whether it was accepted.
        accepted: bool,
    },
    /// A claim was judged (9.2, 9.3).
    #[serde(rename = "claim_judged.1")]
    ClaimJudged {
        /// When.
        at_ms: i64,
        /// Who claimed.
        #[serde(with = "json::color")]
        by: Color,
        /// What.
        claim: Claimed,
        /// The move it was based on, written and not played; `None` for what is on the board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<String>,
        /// Whether it was right.
        right: bool,
        /// What the opponent got for a wrong one (9.5.3), in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        penalty_ms: i64,
    },
    /// The game ended.
    #[serde(rename = "game_ended.1")]
    GameEnded {
        /// When.
        at_ms: i64,
        /// How.
        #[serde(flatten)]
        end: End,
    },
    /// Moves were taken back; the clocks show what they showed then.
    #[serde(rename = "moves_taken_back.1")]
    MovesTakenBack {
        /// When.
        at_ms: i64,
        /// How many moves by either player remain.
        to_ply: u32,
    },
    /// Both clocks were stopped (6.11).
    #[serde(rename = "clocks_stopped.1")]
    ClocksStopped {
        /// When.
        at_ms: i64,
        /// Who stopped them.
        by: Stopper,
        /// Why, in their words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// The arbiter set both clocks (6.10).
    #[serde(rename = "clocks_set.1")]
    ClocksSet {
        /// When.
        at_ms: i64,
        /// What White's shows, in milliseconds.
        white_ms: i64,
        /// What Black's shows, in milliseconds.
        black_ms: i64,
    },
    /// The arbiter ruled.
    #[serde(rename = "ruled.1")]
    Ruled {
        /// When.
        at_ms: i64,
        /// What, in the arbiter's words.
        text: String,
        /// By which article.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        article: String,
    },
    /// The clock of the player to move runs again.
    #[serde(rename = "clocks_restarted.1")]
    ClocksRestarted {
        /// When.
        at_ms: i64,
    },
    /// The end was annulled by the arbiter; the clocks stand.
    #[serde(rename = "game_reopened.1")]
    GameReopened {
        /// When.
        at_ms: i64,
    },
    /// No node was alive, or the one a seat was connected to was not. Nobody is charged.
    #[serde(rename = "outage_began.1")]
    OutageBegan {
        /// When it was found out.
        at_ms: i64,
        /// The last sign of life.
        from_ms: i64,
        /// When the clock goes on, if the player to move has not come back before.
        until_ms: i64,
    },
    /// The clock goes on after an outage.
    #[serde(rename = "outage_ended.1")]
    OutageEnded {
        /// When.
        at_ms: i64,
    },
}

/// What was claimed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claimed {
    /// The third repetition (9.2).
    ThreefoldRepetition,
    /// 50 moves without a pawn move or a capture (9.3).
    FiftyMoves,
}

impl From<Claim> for Claimed {
    fn from(claim: Claim) -> Claimed {
        match claim {
            Claim::ThreefoldRepetition => Claimed::ThreefoldRepetition,
            Claim::FiftyMoves => Claimed::FiftyMoves,
        }
    }
}

impl Fact {
    /// When it happened, in milliseconds since 1970.
    pub const fn at_ms(&self) -> i64 {
        match self {
            Fact::SeatGiven { at_ms, .. }
            | Fact::SeatRevoked { at_ms, .. }
            | Fact::GameOpened { at_ms, .. }
            | Fact::PositionShown { at_ms, .. }
            | Fact::ClockStarted { at_ms }
            | Fact::MoveMade { at_ms, .. }
            | Fact::OfferMade { at_ms, .. }
            | Fact::OfferAnswered { at_ms, .. }
            | Fact::ClaimJudged { at_ms, .. }
            | Fact::GameEnded { at_ms, .. }
            | Fact::MovesTakenBack { at_ms, .. }
            | Fact::ClocksStopped { at_ms, .. }
            | Fact::ClocksSet { at_ms, .. }
            | Fact::Ruled { at_ms, .. }
            | Fact::ClocksRestarted { at_ms }
            | Fact::GameReopened { at_ms }
            | Fact::OutageBegan { at_ms, .. }
            | Fact::OutageEnded { at_ms } => *at_ms,
        }
    }
}

fn is_zero(ms: &i64) -> bool {
    *ms == 0
}
