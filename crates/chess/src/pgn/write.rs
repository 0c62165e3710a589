//! Writing a game in PGN's export format.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Write};

use super::GameResult;
use super::game::{Line, PgnGame, Ply};
use crate::Position;

/// The longest line of moves, as the standard wants it.
const WIDTH: usize = 80;

impl fmt::Display for PgnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            write!(f, "[{name} \"")?;
            for letter in value.chars() {
                match letter {
                    '"' | '\\' => write!(f, "\\{letter}")?,
                    // A tag is one line.
                    '\n' | '\r' => f.write_char(' ')?,
                    _ => f.write_char(letter)?,
                }
            }
            f.write_str("\"]\n")?;
        }
        if !self.tags.is_empty() {
            f.write_char('\n')?;
        }
        let mut moves = Paragraph {
            out: f,
            column: 0,
            held: String::new(),
            opened: false,
        };
        moves.line(self.line(), self.start())?;
        moves.word(self.result.unwrap_or(GameResult::Unknown).as_str())?;
        moves.flush()?;
        f.write_str("\n\n")
    }
}

/// Words set into lines of at most [`WIDTH`] characters.
struct Paragraph<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    column: usize,
    /// The last word, to which a closing sign may still be put.
    held: String,
    /// The last word is an opening sign, to which the next word is put.
    opened: bool,
}

impl Paragraph<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        if !core::mem::take(&mut self.opened) {
            self.flush()?;
        }
        self.held.push_str(word);
        Ok(())
    }

    fn open(&mut self, sign: char) -> fmt::Result {
        self.flush()?;
        self.held.push(sign);
        self.opened = true;
        Ok(())
    }

    fn close(&mut self, sign: char) {
        self.opened = false;
        self.held.push(sign);
    }

    fn flush(&mut self) -> fmt::Result {
        if self.held.is_empty() {
            return Ok(());
        }
        let length = self.held.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.out.write_char('\n')?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_char(' ')?;
            self.column += 1;
        }
        self.column += length;
        self.out.write_str(&self.held)?;
        self.held.clear();
        Ok(())
    }

    fn line(&mut self, line: &Line, start: &Position) -> fmt::Result {
        self.comments(&line.comments)?;
        let mut position = start.clone();
        // Black's move is numbered where no move of White stands right before it.
        let mut numbered = true;
        for ply in &line.plies {
            if position.turn().is_white() {
                self.word(&format!("{}.", position.fullmoves()))?;
            } else if numbered {
                self.word(&format!("{}...", position.fullmoves()))?;
            }
            let (word, after) = match ply.the_move() {
                Some(the_move) => (
                    format!("{}", position.san(the_move)),
                    Some(position.play_unchecked(the_move)),
                ),
                None => (String::from("--"), position.pass()),
            };
            self.word(&word)?;
            numbered = self.remarks(ply, &position)?;
            // A null move in check was never read.
            position = after.unwrap_or(position);
        }
        Ok(())
    }

    /// What is said about a move; whether there was a comment or a variation.
    fn remarks(&mut self, ply: &Ply, before: &Position) -> Result<bool, fmt::Error> {
        for nag in &ply.nags {
            self.word(&format!("${nag}"))?;
        }
        self.comments(&ply.comments)?;
        for variation in &ply.variations {
            self.open('(')?;
            self.line(variation, before)?;
            self.close(')');
        }
        Ok(!ply.comments.is_empty() || !ply.variations.is_empty())
    }

    fn comments(&mut self, comments: &[String]) -> fmt::Result {
        for comment in comments {
            self.open('{')?;
            for word in comment.split_whitespace() {
                // The brace would end the comment.
                self.word(&word.replace('}', ")"))?;
            }
            self.close('}');
        }
        Ok(())
    }
}
