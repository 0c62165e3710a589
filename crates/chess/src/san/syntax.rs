//! Reading the text of a move, without asking what it means on a board.

use core::fmt;

use super::{Coordinate, PieceLetters, San};
use crate::{File, Rank, Role, Wing};

/// A text that is no move in algebraic notation.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SanSyntaxError {
    /// Where it stops being one, in bytes from its beginning, the first being 0.
    pub offset: usize,
    /// What would be right there.
    pub expected: Expected,
}

/// What would be right in place of what is there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// A move: there is nothing.
    Move,
    /// A piece letter or a square.
    PieceOrSquare,
    /// The file, or the rank, of the square the piece goes to.
    Square,
    /// The piece a pawn becomes: queen, rook, bishop or knight.
    PromotionPiece,
    /// The second, or third, letter O of castling.
    Castling,
    /// The end of the move, or a mark such as `+`, `#`, `!`.
    End,
}

impl Expected {
    /// In a machine's spelling, for instance `piece_or_square`.
    pub const fn code(self) -> &'static str {
        match self {
            Expected::Move => "move",
            Expected::PieceOrSquare => "piece_or_square",
            Expected::Square => "square",
            Expected::PromotionPiece => "promotion_piece",
            Expected::Castling => "castling",
            Expected::End => "end",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Move => "a move, as in e4, Nf3 or O-O",
            Expected::PieceOrSquare => "a piece letter or a square, as in Nf3 or e4",
            Expected::Square => "the square the piece goes to, as in f3",
            Expected::PromotionPiece => "the piece the pawn becomes: Q, R, B or N",
            Expected::Castling => "O-O or O-O-O",
            Expected::End => "the end of the move or a mark such as + # ! ?",
        })
    }
}

impl fmt::Display for SanSyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: write {}", self.offset + 1, self.expected)
    }
}

impl core::error::Error for SanSyntaxError {}

/// Reads a move with the piece letters of one set.
pub(super) fn parse(text: &str, letters: PieceLetters) -> Result<San, SanSyntaxError> {
    let mut parser = Parser {
        text,
        rest: skip_move_number(text.trim()),
        letters,
    };
    if parser.rest.is_empty() {
        return Err(parser.error(Expected::Move));
    }
    let san = match parser.castling()? {
        Some(wing) => San::Castle(wing),
        None => parser.step()?,
    };
    parser.marks()?;
    Ok(san)
}

/// `1.e4` and `12... Nf6` are what people copy.
fn skip_move_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.trim_start_matches(['.', '…']) {
        after if after.len() < rest.len() => after.trim_start(),
        _ => text,
    }
}

struct Parser<'a> {
    text: &'a str,
    rest: &'a str,
    letters: PieceLetters,
}

impl<'a> Parser<'a> {
    fn error(&self, expected: Expected) -> SanSyntaxError {
        SanSyntaxError {
            // `rest` is a part of `text`, so the difference of their beginnings is its place.
            offset: self.rest.as_ptr() as usize - self.text.as_ptr() as usize,
            expected,
        }
    }

    fn next_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next().filter(|&c| wanted(c))?;
        self.rest = chars.as_str();
        Some(next)
    }

    fn skip(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        self.next_if(wanted).is_some()
    }

    fn castling(&mut self) -> Result<Option<Wing>, SanSyntaxError> {
        // Zeros, capitals and small letters, Latin and Cyrillic.
        let is_o = |c| matches!(c, 'O' | 'o' | '0' | 'О' | 'о');
        if !self.skip(is_o) {
            return Ok(None);
        }
        let mut wing = None;
        for longer in [Wing::G, Wing::C] {
            if !self.skip(is_dash) {
                break;
            }
            if !self.skip(is_o) {
                return Err(self.error(Expected::Castling));
            }
            wing = Some(longer);
        }
        match wing {
            Some(_) => Ok(wing),
            None => Err(self.error(Expected::Castling)),
        }
    }

    /// A move that is not castling: a piece, where it comes from, where it goes.
    fn step(&mut self) -> Result<San, SanSyntaxError> {
        let beginning = self.rest;
        let role = match self.letters.strip(self.rest) {
            Some((role, rest)) => {
                self.rest = rest;
                role
            }
            None => Role::Pawn,
        };
        let first = self.coordinate();
        let takes = self.skip(is_take);
        let parted = takes || self.skip(is_dash);
        let before_second = self.rest;
        let mut second = self.coordinate();
        if first.is_whole() && !parted && second.rank.is_none() && second.file.is_some() {
            // In `e8b` the letter is no file but what the pawn becomes.
            self.rest = before_second;
            second = Coordinate::default();
        }
        let (from, to) = if second == Coordinate::default() && !parted {
            (Coordinate::default(), first)
        } else {
            (first, second)
        };
        // `exd` and `ed` are a pawn's capture: the files are enough where one pawn can.
        let files_only = role == Role::Pawn && from.file.is_some() && to.file.is_some();
        if !to.is_whole() && !files_only {
            if role == Role::Pawn && from == to {
                self.rest = beginning;
                return Err(self.error(Expected::PieceOrSquare));
            }
            return Err(self.error(Expected::Square));
        }
        let promotion = self.promotion()?;
        Ok(San::Step {
            role,
            from,
            to,
            takes,
            promotion,
        })
    }

    /// As much of a square as is there.
    fn coordinate(&mut self) -> Coordinate {
        let file = self.next_if(|c| file(c).is_some()).and_then(file);
        let rank = self
            .next_if(|c| c.is_ascii_digit() && Rank::from_letter(c).is_some())
            .and_then(Rank::from_letter);
        Coordinate { file, rank }
    }

    fn promotion(&mut self) -> Result<Option<Role>, SanSyntaxError> {
        // `(=)` offers a draw and is no promotion.
        let open = !self.rest.starts_with("(=)") && self.skip(|c| c == '(');
        let sign = self.skip(|c| matches!(c, '=' | '/'));
        match self.letters.strip_promotion(self.rest) {
            Some((role, rest)) if Role::PROMOTIONS.contains(&role) => {
                self.rest = rest;
                if open && !self.skip(|c| c == ')') {
                    return Err(self.error(Expected::End));
                }
                Ok(Some(role))
            }
            _ if open || sign => Err(self.error(Expected::PromotionPiece)),
            _ => Ok(None),
        }
    }

    /// Check, mate, a capture's sign put last as in `ed5:`, the remark of a player, `e.p.` and the
    /// draw offer: none changes the move, and a check mark may be wrong.
    fn marks(&mut self) -> Result<(), SanSyntaxError> {
        loop {
            let mark = |c| matches!(c, '+' | '#' | '!' | '?' | '†' | '‡' | '≠' | '×' | ':');
            if self.skip(mark) || self.skip(char::is_whitespace) {
                continue;
            }
            match ["e.p.", "ep", "(=)"]
                .into_iter()
                .find_map(|mark| self.rest.strip_prefix(mark))
            {
                Some(rest) => self.rest = rest,
                None if self.rest.is_empty() => return Ok(()),
                None => return Err(self.error(Expected::End)),
            }
        }
    }
}

/// The file of a letter; the Cyrillic letters that look like Latin ones are taken for them.
fn file(letter: char) -> Option<File> {
    match letter {
        'a'..='h' => File::from_letter(letter),
        'а' => Some(File::A),
        'с' => Some(File::C),
        'е' => Some(File::E),
        _ => None,
    }
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

fn is_take(c: char) -> bool {
    matches!(c, 'x' | 'X' | ':' | '×' | 'х' | 'Х')
}
