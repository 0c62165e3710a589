//! Places in a file.

use core::fmt;

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
        let ends_line = |i: usize| match bytes[i] {
            b'\n' => true,
            b'\r' => bytes.get(i + 1).copied().or(next) != Some(b'\n'),
            _ => false,
        };
        let breaks = (0..bytes.len()).filter(|&i| ends_line(i)).count() as u64;
        let last_line = match breaks {
            0 => bytes,
            _ => {
                let end = (0..bytes.len()).rev().find(|&i| ends_line(i));
                &bytes[end.map_or(0, |end| end + 1)..]
            }
        };
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
