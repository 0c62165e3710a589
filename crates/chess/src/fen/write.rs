//! Writing FEN.

use alloc::string::{String, ToString};
use core::fmt::{self, Write};

use super::rights::outermost_rook;
use crate::{Color, File, Rank, Setup, Square, Wing};

/// How the castling field is written.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Dialect {
    XFen,
    Shredder,
}

impl Setup {
    /// The X-FEN: `KQkq` for outermost rooks, the file for an inner rook; on a classical position
    /// it is the classical FEN.
    pub fn fen(&self) -> String {
        self.to_string()
    }

    /// The Shredder-FEN: every right by the file of its rook, as in `HAha`.
    pub fn shredder_fen(&self) -> String {
        let mut text = String::with_capacity(90);
        self.write(&mut text, Dialect::Shredder)
            .expect("a String takes any text");
        text
    }

    fn write(&self, out: &mut impl Write, dialect: Dialect) -> fmt::Result {
        self.write_board(out)?;
        write!(out, " {} ", self.turn.letter())?;
        self.write_rights(out, dialect)?;
        match self.en_passant {
            Some(square) => write!(out, " {square}")?,
            None => out.write_str(" -")?,
        }
        write!(out, " {} {}", self.halfmoves, self.fullmoves)
    }

    fn write_board(&self, out: &mut impl Write) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.board.piece_at(Square::from_coords(file, rank)) {
                    Some(piece) => {
                        write_gap(out, core::mem::take(&mut empty))?;
                        out.write_char(piece.letter())?;
                    }
                    None => empty += 1,
                }
            }
            write_gap(out, empty)?;
            if rank != Rank::First {
                out.write_char('/')?;
            }
        }
        Ok(())
    }

    fn write_rights(&self, out: &mut impl Write, dialect: Dialect) -> fmt::Result {
        if self.castling.is_empty() {
            return out.write_char('-');
        }
        for color in Color::ALL {
            for (wing, short) in [(Wing::G, 'K'), (Wing::C, 'Q')] {
                let Some(file) = self.castling.rook(color, wing) else {
                    continue;
                };
                let outermost = outermost_rook(&self.board, color, wing) == Some(file);
                let letter = if dialect == Dialect::XFen && outermost {
                    short
                } else {
                    file.letter()
                };
                out.write_char(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter.to_ascii_lowercase(),
                })?;
            }
        }
        Ok(())
    }
}

fn write_gap(out: &mut impl Write, empty: u8) -> fmt::Result {
    match empty {
        0 => Ok(()),
        n => write!(out, "{n}"),
    }
}

impl fmt::Display for Setup {
    /// The X-FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Dialect::XFen)
    }
}
