//! The names of start positions that people write.

use core::fmt;
use core::str::FromStr;

use crate::{Role, StartPosition};

/// Why a text names no start position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseStartPositionError {
    /// A number above 959.
    NumberTooLarge,
    /// Neither a number, nor eight piece letters, nor the FEN of a start position.
    NotRecognised,
    /// A letter that is none of K Q R B N; `column` counts from 1.
    UnknownLetter {
        /// The letter.
        letter: char,
        /// Its place, from 1.
        column: u8,
    },
    /// Too many or too few of a piece.
    WrongCount {
        /// Of which piece.
        role: Role,
        /// How many there are.
        found: u8,
        /// How many there must be.
        wanted: u8,
    },
    /// The king does not stand between the rooks (Guidelines II.2.1).
    KingNotBetweenRooks,
    /// Both bishops stand on squares of one colour (Guidelines II.2.1).
    BishopsOnOneColour,
}

impl fmt::Display for ParseStartPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NumberTooLarge => f.write_str("start positions are numbered 0 to 959"),
            Self::NotRecognised => f.write_str(
                "not a start position: give a number 0-959, eight letters such as RNBQKBNR, or its FEN",
            ),
            Self::UnknownLetter { letter, column } => write!(
                f,
                "letter {column} is {letter:?}: the array is written with the letters K Q R B N"
            ),
            Self::WrongCount {
                role,
                found,
                wanted,
            } => write!(
                f,
                "the array has {found} of {}: there must be {wanted}",
                role.letter()
            ),
            Self::KingNotBetweenRooks => f.write_str("the king must stand between the rooks"),
            Self::BishopsOnOneColour => {
                f.write_str("the bishops must stand on squares of opposite colours")
            }
        }
    }
}

impl core::error::Error for ParseStartPositionError {}

impl FromStr for StartPosition {
    type Err = ParseStartPositionError;

    /// Reads a number 0-959, also as `SP518` or `#518`, the eight letters in either case, or the FEN of the position, of
    /// which the board is enough.
    fn from_str(text: &str) -> Result<StartPosition, ParseStartPositionError> {
        use ParseStartPositionError as Fault;
        let text = text.trim();
        let text = ["#", "SP", "sp"]
            .into_iter()
            .find_map(|prefix| text.strip_prefix(prefix))
            .filter(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()))
            .unwrap_or(text);
        if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = text.parse().map_err(|_| Fault::NumberTooLarge)?;
            return StartPosition::new(number).ok_or(Fault::NumberTooLarge);
        }
        if text.contains('/') {
            let board = crate::fen::read(text).setup.board;
            return StartPosition::from_board(&board).ok_or(Fault::NotRecognised);
        }
        if text.chars().count() != 8 {
            return Err(Fault::NotRecognised);
        }
        let mut roles = [Role::Pawn; 8];
        for (column, (slot, letter)) in roles.iter_mut().zip(text.chars()).enumerate() {
            match Role::from_letter(letter) {
                Some(role) if role != Role::Pawn => *slot = role,
                _ => {
                    return Err(Fault::UnknownLetter {
                        letter,
                        column: column as u8 + 1,
                    });
                }
            }
        }
        StartPosition::from_roles(roles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_that_people_write() {
        for name in [
            "518",
            " SP518 ",
            "#518",
            "RNBQKBNR",
            "rnbqkbnr",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        ] {
            assert_eq!(name.parse(), Ok(StartPosition::CLASSICAL), "{name}");
        }
    }

    #[test]
    fn what_is_no_array_says_why() {
        use ParseStartPositionError as Fault;
        for (text, fault) in [
            ("960", Fault::NumberTooLarge),
            ("99999999999", Fault::NumberTooLarge),
            ("", Fault::NotRecognised),
            ("RNBQKBN", Fault::NotRecognised),
            (
                "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRRK",
                Fault::NotRecognised,
            ),
            ("8/8/8/8/8/8/PPPPPPPP/BBQNNRKR w", Fault::NotRecognised),
            (
                "RNBQKBNX",
                Fault::UnknownLetter {
                    letter: 'X',
                    column: 8,
                },
            ),
            (
                "RNBQKBNN",
                Fault::WrongCount {
                    role: Role::Rook,
                    found: 1,
                    wanted: 2,
                },
            ),
            ("KRRBBNNQ", Fault::KingNotBetweenRooks),
            ("BNBRKRNQ", Fault::BishopsOnOneColour),
        ] {
            assert_eq!(text.parse::<StartPosition>(), Err(fault), "{text}");
        }
    }
}
