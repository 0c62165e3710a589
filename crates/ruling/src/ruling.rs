//! What an arbiter rules.

use rokada_chess::{Move, Square, Wing};

use crate::Reason;

/// What the player does now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Follows {
    /// Castle on this side.
    Castle(Wing),
    /// Move this piece; a king may castle, if not barred.
    MoveWith(Square),
    /// Any legal move that is not barred.
    AnyMove,
    /// The king stays where it was let go: castling is completed, or the clock pressed.
    KingMoveOrCastle(Wing),
    /// The move is made and stands.
    Stands(Move),
    /// What is on the board stays, legal or not.
    BoardStands,
    /// The game is over.
    GameOver,
}

impl Follows {
    /// A name for programs and messages, in snake case.
    pub const fn code(&self) -> &'static str {
        match self {
            Follows::Castle(_) => "castle",
            Follows::MoveWith(_) => "move_with",
            Follows::AnyMove => "any_move",
            Follows::KingMoveOrCastle(_) => "king_move_or_castle",
            Follows::Stands(_) => "stands",
            Follows::BoardStands => "board_stands",
            Follows::GameOver => "game_over",
        }
    }
}

/// What an illegal move costs (7.5.5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Penalty {
    /// The first: the opponent gets more time, two minutes, in rapid and blitz one (A.3).
    ExtraTime {
        /// How much.
        minutes: u8,
    },
    /// The second: the game is lost.
    Lost,
    /// The second, but the opponent can't mate by any series of legal moves: a draw.
    Drawn,
}

impl Penalty {
    /// The articles it rests on.
    pub const fn articles(&self) -> &'static [&'static str] {
        match self {
            Penalty::ExtraTime { minutes: 1 } => &["7.5.5", "A.3"],
            _ => &["7.5.5"],
        }
    }

    /// A name for programs and messages, in snake case.
    pub const fn code(&self) -> &'static str {
        match self {
            Penalty::ExtraTime { .. } => "extra_time",
            Penalty::Lost => "lost",
            Penalty::Drawn => "drawn",
        }
    }
}

/// The ruling on an incident.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// What the player does now.
    pub follows: Follows,
    /// The moves that are left; none where the move stands.
    pub allowed: Vec<Move>,
    /// The position before the move is put back first.
    pub put_back: bool,
    /// What it costs.
    pub penalty: Option<Penalty>,
    /// Why, step by step.
    pub reasons: Vec<Reason>,
}
