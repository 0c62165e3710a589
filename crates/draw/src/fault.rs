//! What can be wrong with a protocol.

use core::fmt;

use rokada_chess::StartPosition;

use crate::program::ProgramError;
use crate::{EntryError, Field, Outcome, PoolError};

/// What is wrong with a protocol: where, what was found, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// No method has that name.
    UnknownMethod(String),
    /// A number above 959.
    NoSuchPosition {
        /// Where.
        field: Field,
        /// The number.
        number: u16,
    },
    /// Nothing can be drawn from what the exclusions or the short list leave.
    Pool(PoolError),
    /// A short list and exclusions together, of which only one can hold.
    ListAndExclusions,
    /// Something is missing.
    Missing(Field),
    /// Something that this method has no use for.
    Unexpected(Field),
    /// The secret, the text or the commitment is none, or they do not belong together.
    Program(ProgramError),
    /// A word is not the one that secret and text give.
    Word {
        /// Which, from 1.
        nth: usize,
        /// The word they give.
        expected: u16,
        /// The outcome in the protocol.
        found: Outcome,
    },
    /// An outcome could not come up where it stands.
    Entry {
        /// Which, from 1.
        nth: usize,
        /// Why not.
        error: EntryError,
    },
    /// There are outcomes after the one that ends the draw.
    AfterTheEnd {
        /// Which is the first too many, from 1.
        nth: usize,
    },
    /// More outcomes than a draw by program has words, so that none can need them.
    TooManyOutcomes {
        /// How many there are; at most [`MAX_OUTCOMES`](crate::MAX_OUTCOMES) are replayed.
        outcomes: usize,
    },
    /// The outcomes end before a position is drawn.
    Unfinished {
        /// How many there are.
        outcomes: usize,
    },
    /// The outcomes lead to another number.
    Number {
        /// The number they lead to.
        expected: u16,
        /// The number in the protocol.
        found: u16,
    },
    /// The letters are not those of the number drawn.
    Letters {
        /// The position drawn.
        expected: StartPosition,
        /// The letters in the protocol.
        found: String,
    },
    /// The protocol differs from what was announced before the draw.
    NotAsAnnounced(Field),
}

impl Fault {
    /// The part of the protocol that is wrong, where it is one.
    pub fn field(&self) -> Option<Field> {
        Some(match self {
            Fault::UnknownMethod(_) => Field::Method,
            Fault::NoSuchPosition { field, .. }
            | Fault::Missing(field)
            | Fault::Unexpected(field)
            | Fault::NotAsAnnounced(field) => *field,
            Fault::Pool(PoolError::Twice(_)) => Field::ShortList,
            Fault::Pool(PoolError::NotForShortList(_)) => Field::Method,
            Fault::Pool(PoolError::Empty) | Fault::ListAndExclusions => Field::Exclusions,
            Fault::Program(ProgramError::BadSecret | ProgramError::WrongSecret { .. }) => {
                Field::Secret
            }
            Fault::Program(ProgramError::BadCommitment) => Field::Commitment,
            Fault::Program(ProgramError::BadText) => Field::Text,
            Fault::Program(_) => return None,
            Fault::Word { .. }
            | Fault::Entry { .. }
            | Fault::AfterTheEnd { .. }
            | Fault::TooManyOutcomes { .. }
            | Fault::Unfinished { .. } => Field::Outcomes,
            Fault::Number { .. } => Field::Number,
            Fault::Letters { .. } => Field::Letters,
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::UnknownMethod(name) => write!(f, "method: {name:?} is no method of drawing"),
            Fault::NoSuchPosition { field, number } => write!(
                f,
                "{}: {number} is no start position; they are numbered 0 to 959",
                field.key()
            ),
            Fault::Pool(error) => error.fmt(f),
            Fault::ListAndExclusions => {
                f.write_str("exclusions: there are none beside a short list")
            }
            Fault::Missing(field) => write!(f, "{}: missing", field.key()),
            Fault::Unexpected(field) => {
                write!(f, "{}: this method has no use for it", field.key())
            }
            Fault::Program(error) => error.fmt(f),
            Fault::Word {
                nth,
                expected,
                found,
            } => write!(
                f,
                "outcomes: number {nth} is {found}, but secret and text give {expected}"
            ),
            Fault::Entry { nth, error } => write!(f, "outcomes: number {nth}: {error}"),
            Fault::AfterTheEnd { nth } => {
                write!(f, "outcomes: number {nth} comes after the end of the draw")
            }
            Fault::TooManyOutcomes { outcomes } => write!(
                f,
                "outcomes: there are {outcomes}; a draw has at most {}",
                crate::MAX_OUTCOMES
            ),
            Fault::Unfinished { outcomes } => {
                write!(f, "outcomes: after {outcomes} no position is drawn yet")
            }
            Fault::Number { expected, found } => {
                write!(f, "number: {found}, but the outcomes lead to {expected}")
            }
            Fault::Letters { expected, found } => write!(
                f,
                "letters: {found}, but position {} is {}",
                expected.number(),
                expected.letters()
            ),
            Fault::NotAsAnnounced(field) => {
                write!(f, "{}: not as announced before the draw", field.key())
            }
        }
    }
}

impl core::error::Error for Fault {}
