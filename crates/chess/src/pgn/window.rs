//! A part of the input that moves along it, so that a file may be larger than memory.

use alloc::vec::Vec;

use super::token::{self, Kind, Token};
use super::{Input, Place};

/// How much is read at a time.
const CHUNK: usize = 1 << 16;
/// No token may be longer: a comment of a megabyte is a brace that was not closed.
const LONGEST_TOKEN: usize = 1 << 20;

/// The part of the input that is in memory.
pub(super) struct Window<I> {
    input: I,
    bytes: Vec<u8>,
    /// The first byte that was not cut into tokens yet.
    next: usize,
    /// The input has no more bytes.
    last: bool,
    /// A byte of the window and its place in the file; it only moves on, so that all places asked
    /// for cost one pass over the file.
    mark: (usize, Place),
}

impl<I: Input> Window<I> {
    pub(super) fn new(input: I) -> Window<I> {
        Window {
            input,
            bytes: Vec::new(),
            next: 0,
            last: false,
            mark: (0, Place::START),
        }
    }

    /// The next token, [`Kind::Nothing`] at the end; its indices hold until the next call.
    #[inline]
    pub(super) fn token(&mut self) -> Result<Token, I::Error> {
        loop {
            let token = token::scan(&self.bytes, self.next, self.last);
            self.next = token.end;
            if token.kind != Kind::More {
                return Ok(token);
            }
            if self.bytes.len() - token.start >= LONGEST_TOKEN {
                return Ok(self.too_long());
            }
            self.fill()?;
        }
    }

    /// Puts the last token back, given the index of its first byte.
    pub(super) fn put_back(&mut self, start: usize) {
        self.next = start;
    }

    /// Whether the input begins as UTF-16 does, which no PGN may. To be asked at the beginning.
    pub(super) fn begins_as_utf16(&mut self) -> Result<bool, I::Error> {
        self.fill()?;
        Ok(matches!(
            self.bytes[..],
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..]
        ))
    }

    /// Reads no more of the input.
    pub(super) fn give_up(&mut self) {
        self.next = self.bytes.len();
        self.last = true;
    }

    /// A token of which no end is in sight: given up as far as it was read, or to where the next
    /// game seems to begin.
    fn too_long(&mut self) -> Token {
        let start = self.next;
        let rest = &self.bytes[start..];
        let kind = match rest[0] {
            b'{' => Kind::BadComment,
            _ => Kind::TooLong,
        };
        self.next = start + token::next_tag_section(rest).unwrap_or(rest.len());
        Token {
            kind,
            start,
            end: self.next,
        }
    }

    /// Reads on. Twice what is kept is asked for at least, so that a long token is not looked at
    /// from its beginning too often.
    fn fill(&mut self) -> Result<(), I::Error> {
        // The byte before the next token tells whether it begins a line.
        let drop = self.next.saturating_sub(1);
        if self.mark.0 < drop {
            self.place(drop);
        }
        self.bytes.drain(..drop);
        self.next -= drop;
        self.mark.0 -= drop;

        let mut filled = self.bytes.len();
        self.bytes.resize(filled + filled.max(CHUNK), 0);
        while filled < self.bytes.len() {
            match self.input.read(&mut self.bytes[filled..])? {
                0 => {
                    self.last = true;
                    break;
                }
                count => filled += count,
            }
        }
        self.bytes.truncate(filled);
        Ok(())
    }

    /// The place of a byte of the window; places are asked for in their order.
    pub(super) fn place(&mut self, index: usize) -> Place {
        let (marked, place) = self.mark;
        if let Some(bytes) = self.bytes.get(marked..index) {
            self.mark = (index, place.after(bytes, self.bytes.get(index).copied()));
        }
        self.mark.1
    }

    /// The place after the last token.
    pub(super) fn place_now(&mut self) -> Place {
        self.place(self.next)
    }

    /// The bytes of a token.
    #[inline]
    pub(super) fn bytes(&self, token: Token) -> &[u8] {
        &self.bytes[token.start..token.end]
    }
}
