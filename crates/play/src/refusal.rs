//! Why something is not done.

use rokada_chess::Color;
use rokada_chess::uci::UciError;

use crate::Proposal;

/// Why something is not done at a table: what is wrong, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The secret opens no seat here.
    #[error("this link opens no seat at this table; ask for a new one")]
    NotASeat,
    /// Somebody sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// The secret is that of another seat.
    #[error("one secret can’t hold two seats")]
    SecretTaken,
    /// The name is too long or cannot be printed.
    #[error("a name has at most {most} letters, and no control signs")]
    NameUnfit {
        /// The most letters.
        most: usize,
    },
    /// There is no game.
    #[error("no game has been opened")]
    NoGame,
    /// There is one already.
    #[error("there is a game already; end it first")]
    GameOpen,
    /// Its position has to be the last one's, with colours reversed.
    #[error("the same position is played with colours reversed first")]
    ReturnGameFirst,
    /// The return game has been played; a new position is needed.
    #[error("both colours have been played from this position; open a game with a new one")]
    NewPositionNeeded,
    /// The record of the draw does not lead to the position.
    #[error("the record of the draw does not lead to position {number}")]
    WrongProtocol {
        /// The position that was to be opened.
        number: u16,
    },
    /// Longer than anybody studies.
    #[error("the time of study is at most {most_ms} ms")]
    StudyTooLong {
        /// The most, in milliseconds.
        most_ms: u32,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game goes on.
    #[error("the game is not over yet")]
    GameNotOver,
    /// The position has not been shown.
    #[error("the position has not been shown yet")]
    NotShown,
    /// It has.
    #[error("the position has been shown already")]
    AlreadyShown,
    /// A seat is free.
    #[error("both seats have to be taken before the position is shown")]
    SeatFree,
    /// The clock has not been started.
    #[error("the position is still being studied; the clock has not started")]
    Studying,
    /// The other is to move.
    #[error("{turn} is to move")]
    NotYourTurn {
        /// Who is.
        turn: Color,
    },
    /// The move is for another moment of the game.
    #[error(
        "this is move {got} of the game, and move {expected} is to be made; look at the board again"
    )]
    WrongPly {
        /// The number of moves made.
        expected: u32,
        /// The number that was told.
        got: u32,
    },
    /// No legal move.
    #[error("{0}")]
    BadMove(UciError),
    /// The clocks have been stopped.
    #[error("the clocks have been stopped; wait for the arbiter")]
    ClocksStopped,
    /// The clocks run.
    #[error("the clocks run; stop them first")]
    ClocksRun,
    /// A clock cannot show that.
    #[error("a clock shows from 0 to {most_ms} ms")]
    ClockOutOfRange {
        /// The most, in milliseconds.
        most_ms: i64,
    },
    /// The hourglass' clocks together always show the same.
    #[error("the clocks of an hourglass show {total_ms} ms together")]
    HourglassTotal {
        /// How much, in milliseconds.
        total_ms: i64,
    },
    /// There is no arbiter.
    #[error("there is no arbiter at this table")]
    NoArbiter,
    /// A move that was not made can't be taken back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// Only the arbiter does that in an event.
    #[error("in an event only the arbiter may take moves back")]
    NoTakebacks,
    /// Only the arbiter opens the next game.
    #[error("in an event the arbiter opens the next game")]
    NoRematches,
    /// Draws may not be agreed yet.
    #[error("a draw may be agreed from move {from} on (9.1.1)")]
    TooEarlyForDraw {
        /// The first move's number.
        from: u16,
    },
    /// An offer of one's own stands, or was made since one's last move.
    #[error("you have offered this already; it may be offered again after your next move")]
    OfferedAlready,
    /// The opponent's offer is to be answered first.
    #[error("answer offer {number} of your opponent first")]
    AnswerFirst {
        /// The offer.
        number: u32,
    },
    /// No such offer stands.
    #[error("offer {number} does not stand any more")]
    NoSuchOffer {
        /// Which was meant.
        number: u32,
    },
    /// One's own offer.
    #[error("this {} was your own offer", .proposal.code())]
    OwnOffer {
        /// What was offered.
        proposal: Proposal,
    },
    /// No flag is down.
    #[error("no flag has fallen: {left_ms} ms are left")]
    NoFlag {
        /// What is left, in milliseconds.
        left_ms: i64,
    },
    /// Too late to call a game off.
    #[error("the game has begun and can’t be called off")]
    TooLateToAbort,
    /// Seen positions are played.
    #[error("the position has been seen, so the game can’t be called off")]
    PositionSeen,
    /// The words of a ruling or a call are missing or too many.
    #[error("say it in 1 to {most} letters")]
    TextUnfit {
        /// The most letters.
        most: usize,
    },
}
