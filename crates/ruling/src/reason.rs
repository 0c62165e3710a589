//! Why a ruling is as it is: one sentence each, with its articles.

use rokada_chess::{Square, Wing};

/// Whose word a reason is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// An article of the Laws of Chess says so.
    Law,
    /// The Guidelines for Chess960 say so: recommended, no part of the Laws.
    Guideline,
    /// The Laws leave a gap; this is our advice.
    Advice,
}

/// One step of a ruling. Squares name the player's pieces by where they stood before the move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are told by the text")]
pub enum Reason {
    /// King, then rook: castling with it is due, if legal.
    KingThenRook { rook: Square },
    /// Both at one moment: taken as king first.
    KingAndRookTogether { rook: Square },
    /// Rook, then king: no castling on that side in this move.
    RookThenKing { rook: Square },
    /// Castling with this rook is not legal: another king move, with the other rook too.
    CastlingIllegal { rook: Square },
    /// The king has no legal move: any move will do.
    KingCannotMove,
    /// The piece touched first must move.
    FirstTouched { piece: Square },
    /// A touched piece that has no legal move binds to nothing.
    CannotMove { piece: Square },
    /// No touched piece can move: any move will do.
    NothingCanMove,
    /// The king let go where it castles to: only castling on that side is left, if legal.
    KingReleased { wing: Wing },
    /// King let go one step away, where castling would take it too: king move or castling?
    OneStepOrCastling { wing: Wing },
    /// The same, announced: castling.
    OneStepAnnounced { wing: Wing },
    /// The same, and the clock was pressed with the rook untouched: a king move.
    OneStepPressed { wing: Wing },
    /// The king was set on its own rook, as on a screen: king and rook are touched.
    KingOnRook { rook: Square },
    /// The king stays and only the rook was touched: as a rook touched first.
    RookAlone { rook: Square },
    /// The same, but castling was announced.
    RookAloneAnnounced { rook: Square },
    /// What was let go makes no legal move and so fixes nothing; what was touched counts.
    ReleasedNowhere,
    /// A piece let go in a legal move stays where it is.
    ReleasedStands,
    /// Castling is made: legal, and carried out.
    CastlingMade { wing: Wing },
    /// King lifted, rook across, king down: the order of the Guidelines.
    ByTheGuidelines,
    /// Saying so first helps, and replaces nothing.
    Announced,
    /// A move is made with one hand.
    OneHand,
    /// Both hands and the clock: penalised as an illegal move.
    TwoHandsPressed,
    /// Whether the move itself is taken back is not said: it stands.
    TwoHandsMoveStands,
    /// The clock is pressed on what is no legal move.
    IllegalCompleted,
    /// The clock is pressed without a move.
    PressedWithoutMove,
    /// The position before is put back; touched pieces bind the move that replaces it.
    PutBack,
    /// A legal move, but not one that the touched pieces allow.
    AgainstTouch,
    /// The opponent has gone on: the illegal move stands.
    OpponentWentOn,
    /// The opponent has touched a piece: a breach of the touched piece can't be claimed any more.
    ClaimLost,
}

impl Reason {
    /// The articles it rests on, as the Laws number them; `II` are the Guidelines.
    pub const fn articles(&self) -> &'static [&'static str] {
        match self {
            Reason::KingThenRook { .. } | Reason::KingAndRookTogether { .. } => &["4.4.1"],
            Reason::RookThenKing { .. } => &["4.4.2"],
            Reason::CastlingIllegal { .. } => &["4.4.3", "3.8.2", "3.9.2"],
            Reason::KingCannotMove => &["4.4.3"],
            Reason::FirstTouched { .. } => &["4.3.1"],
            Reason::CannotMove { .. } => &["4.3.1"],
            Reason::NothingCanMove => &["4.5"],
            Reason::KingReleased { .. } => &["4.7.2"],
            Reason::OneStepOrCastling { .. } | Reason::OneStepPressed { .. } => &["4.7", "4.7.2"],
            Reason::OneStepAnnounced { .. } => &["4.7.2", "II.3.2.7"],
            Reason::KingOnRook { .. } => &["4.4.1"],
            Reason::RookAlone { .. } => &["4.3.1", "4.4.2"],
            Reason::RookAloneAnnounced { .. } => &["4.4.2", "II.3.2.7"],
            Reason::ReleasedNowhere | Reason::ReleasedStands => &["4.7"],
            Reason::CastlingMade { .. } => &["4.7.2"],
            Reason::ByTheGuidelines => &["II.3.2.5"],
            Reason::Announced => &["II.3.2.7"],
            Reason::OneHand => &["4.1"],
            Reason::TwoHandsPressed | Reason::TwoHandsMoveStands => &["7.5.4"],
            Reason::IllegalCompleted => &["7.5.1"],
            Reason::PressedWithoutMove => &["7.5.3"],
            Reason::PutBack => &["7.5.1", "4.3", "4.7"],
            Reason::AgainstTouch => &["4.3", "4.4"],
            Reason::OpponentWentOn => &["A.5.2"],
            Reason::ClaimLost => &["4.8"],
        }
    }

    /// Whose word it is.
    pub const fn standing(&self) -> Standing {
        match self {
            Reason::KingAndRookTogether { .. }
            | Reason::OneStepOrCastling { .. }
            | Reason::OneStepAnnounced { .. }
            | Reason::OneStepPressed { .. }
            | Reason::KingOnRook { .. }
            | Reason::RookAlone { .. }
            | Reason::RookAloneAnnounced { .. }
            | Reason::TwoHandsMoveStands => Standing::Advice,
            Reason::ByTheGuidelines | Reason::Announced => Standing::Guideline,
            _ => Standing::Law,
        }
    }

    /// A name for programs and messages, in snake case.
    pub const fn code(&self) -> &'static str {
        match self {
            Reason::KingThenRook { .. } => "king_then_rook",
            Reason::KingAndRookTogether { .. } => "king_and_rook_together",
            Reason::RookThenKing { .. } => "rook_then_king",
            Reason::CastlingIllegal { .. } => "castling_illegal",
            Reason::KingCannotMove => "king_cannot_move",
            Reason::FirstTouched { .. } => "first_touched",
            Reason::CannotMove { .. } => "cannot_move",
            Reason::NothingCanMove => "nothing_can_move",
            Reason::KingReleased { .. } => "king_released",
            Reason::OneStepOrCastling { .. } => "one_step_or_castling",
            Reason::OneStepAnnounced { .. } => "one_step_announced",
            Reason::OneStepPressed { .. } => "one_step_pressed",
            Reason::KingOnRook { .. } => "king_on_rook",
            Reason::RookAlone { .. } => "rook_alone",
            Reason::RookAloneAnnounced { .. } => "rook_alone_announced",
            Reason::ReleasedNowhere => "released_nowhere",
            Reason::ReleasedStands => "released_stands",
            Reason::CastlingMade { .. } => "castling_made",
            Reason::ByTheGuidelines => "by_the_guidelines",
            Reason::Announced => "announced",
            Reason::OneHand => "one_hand",
            Reason::TwoHandsPressed => "two_hands_pressed",
            Reason::TwoHandsMoveStands => "two_hands_move_stands",
            Reason::IllegalCompleted => "illegal_completed",
            Reason::PressedWithoutMove => "pressed_without_move",
            Reason::PutBack => "put_back",
            Reason::AgainstTouch => "against_touch",
            Reason::OpponentWentOn => "opponent_went_on",
            Reason::ClaimLost => "claim_lost",
        }
    }

    /// The piece it speaks of.
    pub const fn piece(&self) -> Option<Square> {
        match *self {
            Reason::KingThenRook { rook }
            | Reason::KingAndRookTogether { rook }
            | Reason::RookThenKing { rook }
            | Reason::CastlingIllegal { rook }
            | Reason::KingOnRook { rook }
            | Reason::RookAlone { rook }
            | Reason::RookAloneAnnounced { rook } => Some(rook),
            Reason::FirstTouched { piece } | Reason::CannotMove { piece } => Some(piece),
            _ => None,
        }
    }

    /// The castling it speaks of.
    pub const fn wing(&self) -> Option<Wing> {
        match *self {
            Reason::KingReleased { wing }
            | Reason::OneStepOrCastling { wing }
            | Reason::OneStepAnnounced { wing }
            | Reason::OneStepPressed { wing }
            | Reason::CastlingMade { wing } => Some(wing),
            _ => None,
        }
    }
}
