//! Places in a file.

use core::fmt;

use memchr::{memchr_iter, memrchr, memrchr_iter};

/// A place in a text, for a person: lines and columns count from 1, columns in characters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, whatever its ending: `\n`, `\r\n` or `\r`.
    pub line: u64,
    /// The column.
    pub column: u64,
}

impl Place {
    /// The beginning of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place after some more bytes. `next` is the byte that follows them, which tells `\r\n`
    /// from a lone `\r`.
    pub(super) fn after(self, bytes: &[u8], next: Option<u8>) -> Place {
        let feeds = memchr_iter(b'\n', bytes);
        let last_feed = memrchr(b'\n', bytes);
        // Hardly any file has lines that end with a lone return, so two searches are enough.
        let is_lone = |&at: &usize| bytes.get(at + 1).copied().or(next) != Some(b'\n');
        let returns = memchr_iter(b'\r', bytes).filter(is_lone);
        let last_return = memrchr_iter(b'\r', bytes).find(is_lone);
        let breaks = (feeds.count() + returns.count()) as u64;
        let line_start = last_feed.max(last_return).map_or(0, |end| end + 1);
        let last_line = &bytes[line_start..];
        // The bytes 0x80 to 0xbf continue a character of UTF-8.
        let characters = last_line.iter().filter(|&&byte| byte & 0xc0 != 0x80);
        let before = if breaks == 0 { self.column } else { 1 };
        Place {
            line: self.line + breaks,
            column: before + characters.count() as u64,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_ending_counts_once() {
        let text = "a\r\nbž\rc\n\nd€".as_bytes();
        let end = Place::START.after(text, None);
        assert_eq!((end.line, end.column), (5, 3));
        // The same in two pieces, cut anywhere.
        for cut in 0..text.len() {
            let (first, second) = text.split_at(cut);
            let middle = Place::START.after(first, second.first().copied());
            assert_eq!(middle.after(second, None), end, "cut at {cut}");
        }
    }
}
