//! What may be wrong with a game in PGN.

use alloc::string::String;
use core::fmt;

use super::Place;
use crate::IllegalSetup;
use crate::fen::FenError;
use crate::san::SanError;

/// What is wrong with a game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The place where it was seen.
    pub place: Place,
    /// What it is.
    pub problem: Problem,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl core::error::Error for Fault {}

/// The kinds of [`Fault`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// A sign that has no meaning where it stands.
    UnexpectedSign(char),
    /// A `[` that begins no tag.
    MalformedTag,
    /// A `$` without a number from 0 to 255.
    MalformedNag,
    /// A `{` that is not closed before the next game or the end.
    UnclosedComment,
    /// A word longer than a megabyte.
    TokenTooLong,
    /// A `(` that is not closed before the end of its game.
    UnclosedVariation,
    /// A `)` that closes nothing.
    NoVariationToClose,
    /// A variation before the first move, to which there is no other.
    NothingToVary,
    /// Variations within variations more than [`super::MAX_DEPTH`] deep.
    TooDeep,
    /// The file is in UTF-16.
    Utf16,
    /// The `Variant` tag names a game that is not chess.
    UnknownVariant(String),
    /// The `FEN` tag is no FEN.
    Fen(FenError),
    /// The `FEN` tag is not a legal position.
    Position(IllegalSetup),
    /// Two `FEN` tags that tell of different positions.
    TwoPositions,
    /// A null move, as it is written, in a game's own moves or in check.
    NullMove(String),
    /// A move that cannot be read or played.
    Move {
        /// The move as it is written.
        text: String,
        /// What is wrong with it.
        error: SanError,
    },
}

impl Problem {
    /// The kind in a machine's spelling, for instance `unclosed_comment`.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::UnexpectedSign(_) => "unexpected_sign",
            Problem::MalformedTag => "malformed_tag",
            Problem::MalformedNag => "malformed_nag",
            Problem::UnclosedComment => "unclosed_comment",
            Problem::TokenTooLong => "token_too_long",
            Problem::UnclosedVariation => "unclosed_variation",
            Problem::NoVariationToClose => "no_variation_to_close",
            Problem::NothingToVary => "nothing_to_vary",
            Problem::TooDeep => "too_deep",
            Problem::Utf16 => "utf16",
            Problem::UnknownVariant(_) => "unknown_variant",
            Problem::Fen(_) => "malformed_fen",
            Problem::Position(_) => "illegal_position",
            Problem::TwoPositions => "two_positions",
            Problem::NullMove(_) => "null_move",
            Problem::Move { error, .. } => error.code(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::UnexpectedSign(sign) => write!(
                f,
                "{sign} has no meaning here: write a move, a comment in braces or the result"
            ),
            Problem::MalformedTag => f.write_str("a tag is written [Name \"value\"] on one line"),
            Problem::MalformedNag => f.write_str("write a number from 0 to 255 after $"),
            Problem::UnclosedComment => f.write_str("close the comment with }"),
            Problem::TokenTooLong => f.write_str("no word of a game is longer than a megabyte"),
            Problem::UnclosedVariation => {
                f.write_str("close the variation with ) before the end of the game")
            }
            Problem::NoVariationToClose => {
                f.write_str("no variation is open: take ) out or put ( before the variation")
            }
            Problem::NothingToVary => {
                f.write_str("a variation follows the move to which it is an alternative")
            }
            Problem::TooDeep => write!(
                f,
                "variations may be {} deep: put some of them in games of their own",
                super::MAX_DEPTH
            ),
            Problem::Utf16 => f.write_str("the file is in UTF-16: save it as UTF-8"),
            Problem::UnknownVariant(name) => {
                write!(f, "{name:?} is another game: chess and Chess960 are read")
            }
            Problem::Fen(error) => error.fmt(f),
            Problem::Position(error) => error.fmt(f),
            Problem::TwoPositions => {
                f.write_str("two FEN tags tell of different positions: keep the right one")
            }
            Problem::NullMove(text) => write!(
                f,
                "{text} is a null move: it stands in variations only, and never in check"
            ),
            Problem::Move { text, error } => write!(f, "{text}: {error}"),
        }
    }
}
