//! Cutting PGN into tokens, one at a time, from bytes that may end anywhere.

use core::ops::Range;

use memchr::memchr;

use super::{GameResult, Problem};

/// The kinds of token a game is made of; their text is given by a range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `[Name "value"]`, the value with its escapes.
    Tag {
        name: Range<usize>,
        value: Range<usize>,
    },
    /// What stands where a move should.
    San(Range<usize>),
    /// `$1`, `!` or a sign such as `±`.
    Nag(u8),
    /// What stands in braces or after a semicolon.
    Comment(Range<usize>),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    End(GameResult),
    /// What no game is made of.
    Bad(Problem),
}

/// What a look at the bytes gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Scan {
    /// A token with the place of its first byte and of the first byte after it.
    Token {
        token: Token,
        start: usize,
        end: usize,
    },
    /// More bytes are needed; those before `keep` are not.
    More { keep: usize },
    /// Nothing but space is left.
    Nothing,
}

/// What a byte may begin or be part of.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Class {
    Space,
    Digit,
    /// Part of a move or another word.
    Word,
    /// Ends a word and is a token, or begins one.
    Sign,
}

const CLASSES: [Class; 256] = {
    let mut classes = [Class::Word; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            0..=b' ' | 0x7f => Class::Space,
            b'0'..=b'9' => Class::Digit,
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'!' | b'?' | b'<' | b'>'
            | b'*' => Class::Sign,
            _ => Class::Word,
        };
        byte += 1;
    }
    classes
};

fn class(byte: u8) -> Class {
    CLASSES[usize::from(byte)]
}

/// Finds the first token from `start` on. `last` says that no bytes follow these; without it a
/// token that might go on is asked for again with more bytes.
pub(super) fn scan(bytes: &[u8], start: usize, last: bool) -> Scan {
    let mut at = start;
    loop {
        while at < bytes.len() && class(bytes[at]) == Class::Space {
            at += 1;
        }
        let Some(&first) = bytes.get(at) else {
            return if last {
                Scan::Nothing
            } else {
                Scan::More { keep: at }
            };
        };
        let at_line_start = at == 0 || matches!(bytes[at - 1], b'\n' | b'\r');
        let cut = Cut {
            bytes,
            start: at,
            last,
        };
        let found = match first {
            b'%' if at_line_start => cut.line(),
            b'{' => cut.comment(),
            b';' => cut.line_comment(),
            b'[' => cut.tag(),
            b'$' => cut.nag(),
            b'!' | b'?' => cut.remark(),
            b'(' => cut.one(Token::Open),
            b')' => cut.one(Token::Close),
            b'*' => cut.one(Token::End(GameResult::Unknown)),
            b'.' => cut.dots(),
            b'}' | b']' | b'<' | b'>' => {
                cut.one(Token::Bad(Problem::UnexpectedSign(char::from(first))))
            }
            _ if class(first) == Class::Digit => cut.number(),
            _ => cut.word(),
        };
        match found {
            Some((Some(token), end)) => {
                return Scan::Token {
                    token,
                    start: at,
                    end,
                };
            }
            Some((None, end)) => at = end,
            None => return Scan::More { keep: at },
        }
    }
}

/// A token (`None` for what is passed over) and where it ends; `None` when more bytes are needed.
type Found = Option<(Option<Token>, usize)>;

/// A token being cut out.
struct Cut<'a> {
    bytes: &'a [u8],
    start: usize,
    last: bool,
}

impl Cut<'_> {
    fn one(&self, token: Token) -> Found {
        Some((Some(token), self.start + 1))
    }

    /// The end of what begins at `from`: where `stops` first holds, or the end of the input.
    fn until(&self, from: usize, stops: impl Fn(u8) -> bool) -> Option<usize> {
        match self.bytes[from..].iter().position(|&byte| stops(byte)) {
            Some(length) => Some(from + length),
            None => self.last.then_some(self.bytes.len()),
        }
    }

    fn line_end(&self) -> Option<usize> {
        self.until(self.start, |byte| matches!(byte, b'\n' | b'\r'))
    }

    /// A line that begins with `%` is for other programs.
    fn line(&self) -> Found {
        Some((None, self.line_end()?))
    }

    fn line_comment(&self) -> Found {
        let end = self.line_end()?;
        Some((Some(Token::Comment(self.start + 1..end)), end))
    }

    fn comment(&self) -> Found {
        let text = self.start + 1;
        let close = memchr(b'}', &self.bytes[text..]).map(|length| text + length);
        if close.is_none() && !self.last {
            return None;
        }
        let end = close.unwrap_or(self.bytes.len());
        // A brace that is never closed would swallow every game that follows.
        match next_tag_section(&self.bytes[text..end]) {
            Some(length) => Some((Some(Token::Bad(Problem::UnclosedComment)), text + length)),
            None if close.is_none() => Some((Some(Token::Bad(Problem::UnclosedComment)), end)),
            None => Some((Some(Token::Comment(text..end)), end + 1)),
        }
    }

    fn tag(&self) -> Found {
        let space = |byte| matches!(byte, b' ' | b'\t');
        let in_name = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        let name = self.until(self.start + 1, |byte| !space(byte))?;
        let name_end = self.until(name, |byte| !in_name(byte))?;
        let quote = self.until(name_end, |byte| !space(byte))?;
        let malformed = |from| {
            let end = self.until(from, |byte| matches!(byte, b'\n' | b'\r'))?;
            Some((Some(Token::Bad(Problem::MalformedTag)), end))
        };
        if name_end == name || self.bytes.get(quote) != Some(&b'"') {
            return malformed(quote);
        }
        // The quote that closes is the one before the bracket: some values hold bare quotes.
        let mut at = quote + 1;
        loop {
            let stop = self.until(at, |byte| matches!(byte, b'"' | b'\\' | b'\n' | b'\r'))?;
            match self.bytes.get(stop) {
                Some(b'\\') => {
                    // An escape; a backslash may be the last byte of the input.
                    at = self.until(stop + 1, |_| true)?;
                    if matches!(self.bytes.get(at), Some(b'"' | b'\\')) {
                        at += 1;
                    }
                }
                Some(b'"') => {
                    let bracket = self.until(stop + 1, |byte| !space(byte))?;
                    if self.bytes.get(bracket) == Some(&b']') {
                        let token = Token::Tag {
                            name: name..name_end,
                            value: quote + 1..stop,
                        };
                        return Some((Some(token), bracket + 1));
                    }
                    at = stop + 1;
                }
                _ => return malformed(stop),
            }
        }
    }

    fn nag(&self) -> Found {
        let digits = self.start + 1;
        let end = self.until(digits, |byte| class(byte) != Class::Digit)?;
        let number = self.bytes[digits..end]
            .iter()
            .try_fold(0u8, |n, digit| n.checked_mul(10)?.checked_add(digit - b'0'));
        let token = match number {
            Some(number) if end > digits => Token::Nag(number),
            _ => Token::Bad(Problem::MalformedNag),
        };
        Some((Some(token), end))
    }

    /// `!`, `?` and their pairs, which stand for the first six NAGs.
    fn remark(&self) -> Found {
        let end = self.until(self.start, |byte| !matches!(byte, b'!' | b'?'))?;
        let number = match &self.bytes[self.start..end] {
            b"!" => 1,
            b"?" => 2,
            [b'!', b'!', ..] => 3,
            [b'?', b'?', ..] => 4,
            [b'!', b'?', ..] => 5,
            _ => 6,
        };
        Some((Some(Token::Nag(number)), end))
    }

    fn dots(&self) -> Found {
        Some((None, self.until(self.start, |byte| byte != b'.')?))
    }

    /// A move number, a result or castling with zeros.
    fn number(&self) -> Found {
        let end = self.until(self.start, |byte| class(byte) != Class::Digit)?;
        match self.bytes.get(end) {
            Some(b'.') | None => return Some((None, end)),
            Some(&byte) if class(byte) != Class::Word => return Some((None, end)),
            Some(_) => {}
        }
        let end = self.word_end()?;
        let word = &self.bytes[self.start..end];
        match result(word) {
            Some(result) => Some((Some(Token::End(result)), end)),
            // `1…e5`: the dots in one character.
            None => match word.iter().position(|byte| !byte.is_ascii_digit()) {
                Some(digits) if word[digits..].starts_with("…".as_bytes()) => {
                    Some((None, self.start + digits + "…".len()))
                }
                _ => Some((Some(Token::San(self.start..end)), end)),
            },
        }
    }

    fn word(&self) -> Found {
        let end = self.word_end()?;
        let word = &self.bytes[self.start..end];
        // Nearly every word is a move; only the rest needs a closer look.
        if let [b'a'..=b'h', b'1'..=b'8' | b'x', ..] | [b'A'..=b'Z', _, _, ..] = word {
            return Some((Some(Token::San(self.start..end)), end));
        }
        if let Some(rest) = word.strip_prefix("\u{feff}".as_bytes()) {
            // A byte order mark, also where files were joined.
            return Some((None, end - rest.len()));
        }
        if matches!(word, b"ep" | b"e.p." | b"+" | b"#" | b"++") {
            return Some((None, end));
        }
        let token = match (result(word), sign(word)) {
            (Some(result), _) => Token::End(result),
            (None, Some(nag)) => Token::Nag(nag),
            (None, None) => Token::San(self.start..end),
        };
        Some((Some(token), end))
    }

    /// The end of a word; the brackets of `e8(Q)` belong to it.
    fn word_end(&self) -> Option<usize> {
        let stops = |byte| matches!(class(byte), Class::Space | Class::Sign);
        let end = self.until(self.start, stops)?;
        if self.bytes.get(end) == Some(&b'(') && matches!(self.bytes[end - 1], b'1' | b'8') {
            let inner = self.until(end + 1, stops)?;
            if self.bytes.get(inner) == Some(&b')') && (1..=3).contains(&(inner - end - 1)) {
                return self.until(inner + 1, stops);
            }
        }
        Some(end)
    }
}

fn result(word: &[u8]) -> Option<GameResult> {
    Some(match word {
        b"1-0" => GameResult::WhiteWins,
        b"0-1" => GameResult::BlackWins,
        b"1/2-1/2" | b"1/2" => GameResult::Draw,
        _ => match core::str::from_utf8(word).ok()? {
            "1–0" => GameResult::WhiteWins,
            "0–1" => GameResult::BlackWins,
            "½-½" | "½–½" | "1/2–1/2" => GameResult::Draw,
            _ => return None,
        },
    })
}

/// The signs that annotators write in place of a NAG.
fn sign(word: &[u8]) -> Option<u8> {
    Some(match core::str::from_utf8(word).ok()? {
        "=" => 10,
        "∞" => 13,
        "+=" | "⩲" => 14,
        "=+" | "⩱" => 15,
        "+/-" | "±" => 16,
        "-/+" | "∓" => 17,
        "+-" => 18,
        "-+" => 19,
        "N" => 146,
        _ => return None,
    })
}

/// Where a tag begins after an empty line, which is how the next game looks.
pub(super) fn next_tag_section(text: &[u8]) -> Option<usize> {
    let mut from = 0;
    while let Some(length) = memchr(b'[', &text[from..]) {
        let at = from + length;
        let mut breaks = text[..at]
            .iter()
            .rev()
            .take_while(|byte| byte.is_ascii_whitespace());
        // Two line ends in the space before it make an empty line.
        let empty_line = breaks
            .by_ref()
            .filter(|&&byte| byte == b'\n')
            .nth(1)
            .is_some();
        let name = text[at + 1..]
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric());
        let name_end = at + 1 + name.count();
        if empty_line && name_end > at + 1 && text[name_end..].starts_with(b" \"") {
            return Some(at);
        }
        from = at + 1;
    }
    None
}
