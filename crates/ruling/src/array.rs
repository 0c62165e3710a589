//! A start position that was set up wrongly, found during the game.

use crate::{Rules, Standing};

/// What was wrong.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Misplaced {
    /// A king stands on a wrong square.
    #[default]
    King,
    /// A rook stands on a wrong square.
    Rook,
    /// Another piece does, or Black's pieces do not face White's.
    Other,
    /// The player who should have White has Black.
    Colors,
}

impl Misplaced {
    /// All of them.
    pub const ALL: [Misplaced; 4] = [
        Misplaced::King,
        Misplaced::Rook,
        Misplaced::Other,
        Misplaced::Colors,
    ];

    /// A name for programs and messages.
    pub const fn code(self) -> &'static str {
        match self {
            Misplaced::King => "king",
            Misplaced::Rook => "rook",
            Misplaced::Other => "other",
            Misplaced::Colors => "colors",
        }
    }
}

/// A wrong start, found while the game goes on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct WrongArray {
    /// What is wrong.
    pub what: Misplaced,
    /// Each player has completed ten moves.
    pub ten_moves: bool,
    /// Which rules hold.
    pub rules: Rules,
}

/// What follows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ArrayFollows {
    /// The game is cancelled and a new one played.
    NewGame,
    /// The game goes on; the player of the misplaced king may not castle.
    GoesOnWithoutCastling,
    /// The game goes on; there is no castling with the misplaced rook.
    GoesOnWithoutThatRook,
    /// The game goes on.
    GoesOn,
}

impl ArrayFollows {
    /// A name for programs and messages.
    pub const fn code(self) -> &'static str {
        match self {
            ArrayFollows::NewGame => "new_game",
            ArrayFollows::GoesOnWithoutCastling => "goes_on_without_castling",
            ArrayFollows::GoesOnWithoutThatRook => "goes_on_without_that_rook",
            ArrayFollows::GoesOn => "goes_on",
        }
    }
}

/// Why.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ArrayReason {
    /// A wrong initial position cancels the game, whenever it is found.
    Cancelled,
    /// In rapid and blitz without full supervision nothing can be claimed after ten moves each.
    TooLate,
    /// A king placed wrongly does not castle.
    KingWithoutCastling,
    /// Nor does one castle with a rook placed wrongly.
    RookWithoutCastling,
    /// Reversed colours stop a game only before ten moves each.
    ColorsReversed,
    /// The new game has the position that was drawn.
    SamePosition,
    /// Compare the board with the position's sheet before the clocks start.
    CheckFirst,
}

impl ArrayReason {
    /// The articles it rests on.
    pub const fn articles(self) -> &'static [&'static str] {
        match self {
            ArrayReason::Cancelled => &["7.2.1"],
            ArrayReason::TooLate => &["A.5.1.2"],
            ArrayReason::KingWithoutCastling | ArrayReason::RookWithoutCastling => &["A.5.1.2"],
            ArrayReason::ColorsReversed => &["7.3"],
            ArrayReason::SamePosition => &["7.2.1"],
            ArrayReason::CheckFirst => &["A.5.1.2"],
        }
    }

    /// Whose word it is.
    pub const fn standing(self) -> Standing {
        match self {
            ArrayReason::SamePosition | ArrayReason::CheckFirst => Standing::Advice,
            _ => Standing::Law,
        }
    }

    /// A name for programs and messages.
    pub const fn code(self) -> &'static str {
        match self {
            ArrayReason::Cancelled => "cancelled",
            ArrayReason::TooLate => "too_late",
            ArrayReason::KingWithoutCastling => "king_without_castling",
            ArrayReason::RookWithoutCastling => "rook_without_castling",
            ArrayReason::ColorsReversed => "colors_reversed",
            ArrayReason::SamePosition => "same_position",
            ArrayReason::CheckFirst => "check_first",
        }
    }
}

/// The ruling on a wrong start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrayRuling {
    /// What follows.
    pub follows: ArrayFollows,
    /// Why.
    pub reasons: Vec<ArrayReason>,
}

impl WrongArray {
    /// Rules on it.
    pub fn rule(self) -> ArrayRuling {
        let (follows, mut reasons) = match (self.what, self.ten_moves, self.rules.are_full()) {
            (Misplaced::Colors, true, _) => {
                (ArrayFollows::GoesOn, vec![ArrayReason::ColorsReversed])
            }
            (Misplaced::Colors, false, _) => {
                let why = vec![ArrayReason::ColorsReversed, ArrayReason::SamePosition];
                (ArrayFollows::NewGame, why)
            }
            (_, _, true) | (_, false, _) => {
                let why = vec![ArrayReason::Cancelled, ArrayReason::SamePosition];
                (ArrayFollows::NewGame, why)
            }
            (Misplaced::King, ..) => {
                let why = vec![ArrayReason::TooLate, ArrayReason::KingWithoutCastling];
                (ArrayFollows::GoesOnWithoutCastling, why)
            }
            (Misplaced::Rook, ..) => {
                let why = vec![ArrayReason::TooLate, ArrayReason::RookWithoutCastling];
                (ArrayFollows::GoesOnWithoutThatRook, why)
            }
            (Misplaced::Other, ..) => (ArrayFollows::GoesOn, vec![ArrayReason::TooLate]),
        };
        reasons.push(ArrayReason::CheckFirst);
        ArrayRuling { follows, reasons }
    }
}
