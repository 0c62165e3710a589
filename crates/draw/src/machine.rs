//! What every method of drawing is: a finite machine fed with outcomes.

use core::hash::Hash;

use rokada_chess::{File, Role, StartPosition};

use crate::{Array, Device};

/// A method of drawing at some moment of a draw.
///
/// A machine holds no randomness: outcomes are fed to it. Two machines that are equal behave alike
/// for ever after, which lets the module `exact` enumerate all there are.
pub trait Machine: Clone + Eq + Hash {
    /// What to throw or draw now, and what for.
    fn ask(&self) -> Ask;

    /// What the outcome at a place leads to (see [`Device::place`]).
    fn step(&self, place: u16) -> Step<Self>;

    /// The first rank as far as it is known.
    fn array(&self) -> Array;
}

/// Where an outcome leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<M> {
    /// To another throw.
    On(M),
    /// Back to an earlier moment that this draw has passed, from which it is tried again.
    Again(M, Why),
    /// Back to the very beginning.
    Restart(Why),
    /// To the end.
    Done(Drawn),
}

/// What a machine ends in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// A position out of the 960.
    Position(StartPosition),
    /// An entry, from 0, of the list of positions that may be drawn.
    Entry(u16),
}

/// Why something is thrown or drawn again.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// The outcome has no use at this point, as a five or six for four squares.
    Unused,
    /// The number is above 959; of four heads it is known that it will be.
    NoSuchNumber,
    /// The position is excluded.
    Excluded(StartPosition),
    /// Both bishops came to stand on squares of one colour.
    BishopsOnOneColour,
    /// The king did not come to stand between the rooks.
    KingNotBetweenRooks,
}

/// What to throw or draw now, and what for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ask {
    /// With what.
    pub device: Device,
    /// What it decides.
    pub goal: Goal,
    /// Which outcome of those that decide it together, from 1.
    pub nth: u8,
    /// How many outcomes decide it together.
    pub of: u8,
}

/// What an outcome, or a few together, decide.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// The bishop on a dark square: a, c, e, g.
    DarkBishop,
    /// The bishop on a light square: b, d, f, h.
    LightBishop,
    /// Both bishops, and which half of the ten knight pairs.
    BishopsAndHalf,
    /// The queen on one of six free squares.
    Queen,
    /// The queen on one of six free squares, and one of five knight pairs.
    QueenAndKnights,
    /// Which third of the queen's squares and which fifth of the knight pairs.
    ThirdAndFifth,
    /// Which of the two squares left for the queen.
    QueenOfTwo,
    /// Which of the two knight pairs left.
    KnightsOfTwo,
    /// A knight on one of five free squares.
    FirstKnight,
    /// The other knight on one of four free squares.
    SecondKnight,
    /// The number 0 to 959, the first outcome its leading digit.
    Number,
    /// The entry of the list of positions that may be drawn.
    Entry,
    /// Which piece stands on a file.
    PieceOn(File),
    /// Which of two bishops on squares of one colour moves, tails the left one, and to which
    /// square of the other colour.
    Repair,
}

/// What an entry did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// It counts, and these pieces found their squares (none, as long as other outcomes are
    /// needed to decide).
    Placed(Vec<(File, Role)>),
    /// It does not count; this was taken off the board and is tried again.
    Again(Why),
    /// It ended the draw.
    Done(StartPosition),
}
