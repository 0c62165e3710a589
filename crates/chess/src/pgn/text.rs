//! The encodings of PGN files.

use alloc::borrow::Cow;
use alloc::string::String;

/// What Windows-1252 has at 0x80 to 0x9f, where ISO 8859-1 has control characters that no text
/// uses.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Bytes of a PGN file as text: UTF-8 as nearly all write it, else Latin-1 as the standard asks,
/// in the form Windows gave it.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(
            bytes
                .iter()
                .map(|&byte| match byte {
                    0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
                    _ => char::from(byte),
                })
                .collect(),
        ),
    }
}

/// The value of a tag without its escapes: `\"` and `\\`.
pub(super) fn unescape(value: Cow<'_, str>) -> Cow<'_, str> {
    if !value.contains('\\') {
        return value;
    }
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = letters.next_if(|&next| letter == '\\' && matches!(next, '"' | '\\'));
        plain.push(escaped.unwrap_or(letter));
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_encodings_are_read() {
        assert_eq!(
            decode("Šahovski Klub, São Paulo".as_bytes()),
            "Šahovski Klub, São Paulo"
        );
        assert_eq!(decode(b"S\xe3o Paulo \x96 \x8aah"), "São Paulo – Šah");
    }

    #[test]
    fn escapes_are_taken_out() {
        assert_eq!(
            unescape(r#"the \"Old\" C:\\x \n \"#.into()),
            r#"the "Old" C:\x \n \"#
        );
    }
}
