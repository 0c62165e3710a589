//! Reading FEN.

use alloc::vec::Vec;
use core::iter::Peekable;
use core::num::NonZeroU32;

use super::rights::grant;
use super::{FenFault, FenFaultKind as Kind, FenField as Field};
use crate::{Color, File, Piece, Rank, Setup, Square};

/// What could be read of a FEN, and all that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The set-up, without what could not be read.
    pub setup: Setup,
    /// The faults in the order of the text; none when the text is a FEN.
    pub faults: Vec<FenFault>,
}

/// The longest text that is read as a FEN, in bytes without the white space around it. The longest
/// FEN of a legal position has 102; the rest is room for faults and other spaces.
pub const MAX_LENGTH: usize = 400;

/// How many faults are told one by one: [`Kind::More`] is one more.
const MAX_FAULTS: usize = 16;

/// Reads a FEN in any dialect and collects its faults, up to 16 of them and how many more there
/// are; see the [module](crate::fen). Of a text longer than [`MAX_LENGTH`] nothing is read.
pub fn read(text: &str) -> Reading {
    let mut reading = Reading {
        setup: Setup::EMPTY,
        faults: Vec::new(),
    };
    let length = text.trim().len();
    if length > MAX_LENGTH {
        reading.fault(Field::Board, 0, Kind::TooLong { length });
        return reading;
    }
    let mut fields = Fields::new(text).peekable();
    match fields.next() {
        Some((offset, board)) => reading.board(offset, board),
        None => reading.fault(Field::Board, 0, Kind::Empty),
    }
    // A counter is no turn, right or square: what stands before it was left out.
    if let Some((offset, turn)) = next_word(&mut fields) {
        reading.turn(offset, turn);
    }
    if let Some((offset, rights)) = next_word(&mut fields) {
        reading.rights(offset, rights);
    }
    if let Some((offset, square)) = next_word(&mut fields) {
        reading.en_passant(offset, square);
    }
    if let Some((offset, number)) = fields.next()
        && let Some(number) = reading.number(Field::Halfmoves, offset, number)
    {
        reading.setup.halfmoves = number;
    }
    if let Some((offset, number)) = fields.next()
        && let Some(number) = reading.number(Field::Fullmoves, offset, number)
    {
        // Some programs count from 0.
        reading.setup.fullmoves = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    }
    if let Some((offset, _)) = fields.next() {
        reading.fault(Field::Rest, offset, Kind::TrailingText);
    }
    reading
}

impl Reading {
    fn fault(&mut self, field: Field, offset: usize, kind: Kind) {
        if self.faults.len() > MAX_FAULTS {
            if let Some(FenFault {
                kind: Kind::More { n },
                ..
            }) = self.faults.last_mut()
            {
                *n += 1;
            }
            return;
        }
        let kind = match self.faults.len() {
            MAX_FAULTS => Kind::More { n: 1 },
            _ => kind,
        };
        self.faults.push(FenFault {
            field,
            offset,
            kind,
        });
    }

    fn board(&mut self, start: usize, text: &str) {
        let mut offset = start;
        let mut ranks = 0;
        for line in text.split('/') {
            match Rank::ALL.into_iter().rev().nth(ranks) {
                Some(rank) => self.rank(offset, line, rank),
                None => {
                    self.fault(Field::Board, offset, Kind::TooManyRanks);
                    return;
                }
            }
            ranks += 1;
            offset += line.len() + 1;
        }
        if ranks < 8 {
            let found = ranks as u8;
            let end = start + text.len();
            self.fault(Field::Board, end, Kind::TooFewRanks { found });
        }
    }

    fn rank(&mut self, start: usize, text: &str, rank: Rank) {
        let mut squares = 0;
        let mut unknown = false;
        for (offset, letter) in text.char_indices() {
            let piece = Piece::from_letter(letter);
            let width = match letter {
                '1'..='8' => letter as u8 - b'0',
                _ if piece.is_some() => 1,
                _ => {
                    unknown = true;
                    self.fault(Field::Board, start + offset, Kind::UnknownPiece(letter));
                    continue;
                }
            };
            if squares + width > 8 {
                self.fault(Field::Board, start + offset, Kind::RankTooLong { rank });
                return;
            }
            if piece.is_some() {
                let square = Square::from_coords(File::new(squares), rank);
                self.setup.board.set(square, piece);
            }
            squares += width;
        }
        // An unknown letter explains a short rank well enough.
        if squares < 8 && !unknown {
            let end = start + text.len();
            self.fault(Field::Board, end, Kind::RankTooShort { rank, squares });
        }
    }

    fn turn(&mut self, offset: usize, text: &str) {
        match text {
            "w" | "W" => self.setup.turn = Color::White,
            "b" | "B" => self.setup.turn = Color::Black,
            _ => self.fault(Field::Turn, offset, Kind::UnknownTurn),
        }
    }

    fn rights(&mut self, start: usize, text: &str) {
        if is_dash(text) {
            return;
        }
        for (offset, letter) in text.char_indices() {
            let granted = grant(&mut self.setup.castling, &self.setup.board, letter);
            if let Err(kind) = granted {
                self.fault(Field::Castling, start + offset, kind);
            }
        }
    }

    fn en_passant(&mut self, offset: usize, text: &str) {
        if is_dash(text) {
            return;
        }
        match text.parse() {
            Ok(square) => self.setup.en_passant = Some(square),
            Err(_) => self.fault(Field::EnPassant, offset, Kind::UnknownSquare),
        }
    }

    /// A counter; `-` leaves it at its first value.
    fn number(&mut self, field: Field, offset: usize, text: &str) -> Option<u32> {
        if is_dash(text) {
            return None;
        }
        if is_number(text)
            && let Ok(number) = text.parse()
        {
            return Some(number);
        }
        self.fault(field, offset, Kind::NotANumber);
        None
    }
}

fn is_dash(text: &str) -> bool {
    matches!(
        text,
        "-" | "\u{2010}" | "\u{2013}" | "\u{2014}" | "\u{2212}"
    )
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The next field unless it is a counter.
fn next_word<'a>(fields: &mut Peekable<Fields<'a>>) -> Option<(usize, &'a str)> {
    fields.next_if(|&(_, text)| !is_number(text))
}

/// The fields of a text, each with its place: parted by white space or `_`.
struct Fields<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Fields<'a> {
    fn new(text: &'a str) -> Fields<'a> {
        Fields { text, offset: 0 }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<(usize, &'a str)> {
        // A byte order mark may stand before the first field of a file.
        let gap = |c: char| c.is_whitespace() || c == '_' || c == '\u{feff}';
        let rest = &self.text[self.offset..];
        let start = self.offset + rest.find(|c| !gap(c))?;
        let rest = &self.text[start..];
        let field = &rest[..rest.find(gap).unwrap_or(rest.len())];
        self.offset = start + field.len();
        Some((start, field))
    }
}
