//! An exercise, an answer to it, and what is right about the answer.

use rokada_chess::{Bitboard, CastlingPlan, Color, Geometry, Position, Wing};

use crate::Level;
use crate::make::make;

/// "May this player castle here?"
#[derive(Clone, Debug)]
pub struct Exercise {
    level: Level,
    seed: u32,
    position: Position,
    wing: Wing,
    geometry: Geometry,
}

/// What a reader answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The castling may be played.
    pub may: bool,
    /// The squares that must be empty.
    pub empty: Bitboard,
    /// The squares that must not be attacked.
    pub safe: Bitboard,
    /// The pieces at fault: in the way or attacking.
    pub fault: Bitboard,
}

/// One question of an answer, marked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What should have been named and wasn't.
    pub missing: Bitboard,
    /// What was named and shouldn't have been.
    pub extra: Bitboard,
}

impl Part {
    fn of(right: Bitboard, given: Bitboard) -> Part {
        Part {
            missing: right - given,
            extra: given - right,
        }
    }

    /// Nothing is missing and nothing is too much.
    pub fn is_right(self) -> bool {
        self.missing.is_empty() && self.extra.is_empty()
    }
}

/// An answer, marked question by question.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Marking {
    /// "May castle" was answered rightly.
    pub may: bool,
    /// The squares that must be empty.
    pub empty: Part,
    /// The squares that must be safe.
    pub safe: Part,
    /// The pieces at fault.
    pub fault: Part,
}

impl Marking {
    /// Everything is right.
    pub fn is_right(self) -> bool {
        self.may && self.empty.is_right() && self.safe.is_right() && self.fault.is_right()
    }
}

impl Exercise {
    /// The exercise of a level and a seed.
    pub fn new(level: Level, seed: u32) -> Exercise {
        let (position, wing, geometry) = make(level, seed);
        Exercise {
            level,
            seed,
            position,
            wing,
            geometry,
        }
    }

    /// How hard it is.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What it was made from.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The position asked about; the player to move is asked.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who is to castle.
    pub fn player(&self) -> Color {
        self.position.turn()
    }

    /// On which side.
    pub fn wing(&self) -> Wing {
        self.wing
    }

    /// Where king and rook would go.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// All about the castling asked for.
    pub fn plan(&self) -> CastlingPlan {
        self.position.castling(self.wing)
    }

    /// The right answer.
    pub fn solution(&self) -> Answer {
        let plan = self.plan();
        let at_fault = plan.obstacles().iter().map(|obstacle| obstacle.by());
        Answer {
            may: plan.legal_move().is_some(),
            empty: self.geometry.must_be_empty,
            safe: self.geometry.must_be_safe,
            fault: at_fault.fold(Bitboard::EMPTY, |all, by| all | by),
        }
    }

    /// Marks an answer.
    pub fn mark(&self, answer: &Answer) -> Marking {
        let right = self.solution();
        Marking {
            may: answer.may == right.may,
            empty: Part::of(right.empty, answer.empty),
            safe: Part::of(right.safe, answer.safe),
            fault: Part::of(right.fault, answer.fault),
        }
    }
}
