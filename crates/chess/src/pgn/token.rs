//! Cutting PGN into tokens, one at a time, from bytes that may end anywhere.

use memchr::{memchr, memrchr};

use super::GameResult;

/// A token: its kind and its place in the window. It is read off its bytes what it says.
#[derive(Copy, Clone)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// The index of its first byte.
    pub(super) start: usize,
    /// The index after its last byte.
    pub(super) end: usize,
}

/// The kinds of token a game is made of, and what else a look at the bytes may give.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// `[Name "value"]`; see [`tag`].
    Tag,
    /// What stands where a move should.
    San,
    /// `$1`, `!` or a sign such as `±`; see [`nag`].
    Nag,
    /// What stands in braces or after a semicolon; see [`comment`].
    Comment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`; see [`result`].
    End,
    /// A sign that means nothing where it stands.
    Sign,
    /// A `[` that begins no tag.
    BadTag,
    /// A `$` without a number from 0 to 255.
    BadNag,
    /// A `{` that is not closed before the next game or the end.
    BadComment,
    /// A token longer than any window.
    TooLong,
    /// Move numbers and whatever else is passed over.
    Pass,
    /// More bytes are needed; those before the start are not.
    More,
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

#[inline]
fn class(byte: u8) -> Class {
    CLASSES[usize::from(byte)]
}

/// Finds the first token from `start` on. `last` says that no bytes follow these; without it a
/// token that might go on is asked for again with more bytes.
#[inline]
pub(super) fn scan(bytes: &[u8], start: usize, last: bool) -> Token {
    let mut at = start;
    loop {
        while at < bytes.len() && class(bytes[at]) == Class::Space {
            at += 1;
        }
        let cut = Cut {
            bytes,
            start: at,
            last,
        };
        let (kind, end) = cut.token().unwrap_or((Kind::More, at));
        if kind != Kind::Pass {
            return Token {
                kind,
                start: at,
                end,
            };
        }
        at = end;
    }
}

/// The kind of a token and where it ends; `None` when more bytes are needed.
type Found = Option<(Kind, usize)>;

/// A token being cut out.
struct Cut<'a> {
    bytes: &'a [u8],
    start: usize,
    last: bool,
}

impl Cut<'_> {
    #[inline]
    fn token(&self) -> Found {
        let Some(&first) = self.bytes.get(self.start) else {
            return self.last.then_some((Kind::Nothing, self.start));
        };
        if class(first) == Class::Digit {
            return self.number();
        }
        if class(first) == Class::Word && first != b'%' && first != b'.' {
            return self.word();
        }
        self.sign(first)
    }

    #[inline(never)]
    fn sign(&self, first: u8) -> Found {
        let one = |kind| Some((kind, self.start + 1));
        let at_line_start =
            || self.start == 0 || matches!(self.bytes[self.start - 1], b'\n' | b'\r');
        match first {
            // A line that begins with `%` is for other programs.
            b'%' if at_line_start() => Some((Kind::Pass, self.line_end()?)),
            b'{' => self.comment(),
            b';' => Some((Kind::Comment, self.line_end()?)),
            b'[' => self.tag(),
            b'$' => self.nag(),
            b'!' | b'?' => {
                let end = self.until(self.start, |byte| !matches!(byte, b'!' | b'?'))?;
                Some((Kind::Nag, end))
            }
            b'(' => one(Kind::Open),
            b')' => one(Kind::Close),
            b'*' => one(Kind::End),
            b'.' => Some((Kind::Pass, self.until(self.start, |byte| byte != b'.')?)),
            b'%' => self.word(),
            _ => one(Kind::Sign),
        }
    }

    /// The end of what begins at `from`: where `stops` first holds, or the end of the input.
    #[inline]
    fn until(&self, from: usize, stops: impl Fn(u8) -> bool) -> Option<usize> {
        match self.bytes[from..].iter().position(|&byte| stops(byte)) {
            Some(length) => Some(from + length),
            None => self.last.then_some(self.bytes.len()),
        }
    }

    fn line_end(&self) -> Option<usize> {
        self.until(self.start, |byte| matches!(byte, b'\n' | b'\r'))
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
            Some(length) => Some((Kind::BadComment, text + length)),
            None if close.is_none() => Some((Kind::BadComment, end)),
            None => Some((Kind::Comment, end + 1)),
        }
    }

    fn tag(&self) -> Found {
        let name = self.until(self.start + 1, |byte| !is_blank(byte))?;
        let name_end = self.until(name, |byte| !in_name(byte))?;
        let quote = self.until(name_end, |byte| !is_blank(byte))?;
        let malformed = |from| {
            let end = self.until(from, |byte| matches!(byte, b'\n' | b'\r'))?;
            Some((Kind::BadTag, end))
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
                    let bracket = self.until(stop + 1, |byte| !is_blank(byte))?;
                    if self.bytes.get(bracket) == Some(&b']') {
                        return Some((Kind::Tag, bracket + 1));
                    }
                    at = stop + 1;
                }
                _ => return malformed(stop),
            }
        }
    }

    fn nag(&self) -> Found {
        let end = self.until(self.start + 1, |byte| class(byte) != Class::Digit)?;
        let good = nag(&self.bytes[self.start..end]).is_some();
        Some((if good { Kind::Nag } else { Kind::BadNag }, end))
    }

    /// A move number, a result or castling with zeros.
    #[inline]
    fn number(&self) -> Found {
        let end = self.until(self.start, |byte| class(byte) != Class::Digit)?;
        match self.bytes.get(end) {
            Some(&byte) if class(byte) == Class::Word && byte != b'.' => self.counted(),
            // The null move of engines.
            _ if &self.bytes[self.start..end] == b"0000" => Some((Kind::San, end)),
            _ => Some((Kind::Pass, end)),
        }
    }

    fn counted(&self) -> Found {
        let end = self.word_end()?;
        let word = &self.bytes[self.start..end];
        if result(word).is_some() {
            return Some((Kind::End, end));
        }
        // `1…e5`: the dots in one character.
        match word.iter().position(|byte| !byte.is_ascii_digit()) {
            Some(digits) if word[digits..].starts_with("…".as_bytes()) => {
                Some((Kind::Pass, self.start + digits + "…".len()))
            }
            _ => Some((Kind::San, end)),
        }
    }

    #[inline]
    fn word(&self) -> Found {
        let end = self.word_end()?;
        let word = &self.bytes[self.start..end];
        // Nearly every word is a move; only the rest needs a closer look.
        match word {
            [b'a'..=b'h', b'1'..=b'8' | b'x', ..] | [b'A'..=b'Z', _, _, ..] => {
                Some((Kind::San, end))
            }
            _ => Some(rare_word(word, end)),
        }
    }

    /// The end of a word; the brackets of `e8(Q)` belong to it.
    #[inline]
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

fn rare_word(word: &[u8], end: usize) -> (Kind, usize) {
    if let Some(rest) = word.strip_prefix("\u{feff}".as_bytes()) {
        // A byte order mark, also where files were joined.
        return (Kind::Pass, end - rest.len());
    }
    let kind = match word {
        b"ep" | b"e.p." | b"+" | b"#" | b"++" => Kind::Pass,
        _ if result(word).is_some() => Kind::End,
        _ if sign(word).is_some() => Kind::Nag,
        _ => Kind::San,
    };
    (kind, end)
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')
}

/// The name and the value of a tag, the value with its escapes.
pub(super) fn tag(token: &[u8]) -> (&[u8], &[u8]) {
    let skip = |from: usize, wanted: fn(u8) -> bool| {
        let rest = token[from..].iter();
        from + rest.take_while(|&&byte| wanted(byte)).count()
    };
    let name = skip(1, is_blank);
    let name_end = skip(name, in_name);
    // A tag was found good before: a quote opens, and a quote closes before the bracket.
    let quote = skip(name_end, is_blank);
    let close = memrchr(b'"', token).unwrap_or(quote);
    let value = token.get(quote + 1..close).unwrap_or_default();
    (&token[name..name_end], value)
}

/// The text of a comment without its signs.
pub(super) fn comment(token: &[u8]) -> &[u8] {
    match token {
        [b'{', text @ .., b'}'] | [b';', text @ ..] => text,
        _ => token,
    }
}

/// The number of a glyph: after `$`, or that of `!`, `?`, their pairs and other signs.
pub(super) fn nag(token: &[u8]) -> Option<u8> {
    Some(match token {
        [b'$', digits @ ..] => core::str::from_utf8(digits).ok()?.parse().ok()?,
        b"!" => 1,
        b"?" => 2,
        [b'!', b'!', ..] => 3,
        [b'?', b'?', ..] => 4,
        [b'!', b'?', ..] => 5,
        [b'?', b'!', ..] => 6,
        _ => return sign(token),
    })
}

/// The result that a word is.
pub(super) fn result(word: &[u8]) -> Option<GameResult> {
    core::str::from_utf8(word).ok()?.parse().ok()
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
