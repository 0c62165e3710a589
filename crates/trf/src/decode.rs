//! Bytes of a file to text.

use encoding_rs::{
    Encoding, ISO_8859_2, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
};

/// The text of a file, and how its bytes were read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// The encoding's name: `UTF-8`, `windows-1251`, …
    pub encoding: &'static str,
    /// The bytes themselves don't say the encoding: it was told by the letters it gives.
    pub guessed: bool,
    /// Some bytes are no letter in this encoding; `U+FFFD` stands in their place.
    pub damaged: bool,
}

/// Whether there is an encoding of this name (`utf-8`, `windows-1251`, `latin1`, …).
pub fn knows_encoding(name: &str) -> bool {
    Encoding::for_label(name.trim().as_bytes()).is_some()
}

/// The text of a file in the encoding that somebody names, or else as its byte order mark says
/// (spreadsheets also write UTF-16), in UTF-8, or in the old code page whose letters make words:
/// that of Cyrillic, of Western or of Central Europe.
///
/// Every sequence of bytes is text in one of them, so this cannot fail; [`Decoded::guessed`] says
/// that another choice was possible. A name that is no encoding's is as good as none.
pub fn decode(bytes: &[u8], named: Option<&str>) -> Decoded {
    let named = named.and_then(|name| Encoding::for_label(name.trim().as_bytes()));
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let (encoding, guessed) = if let Some(encoding) = named.or(marked) {
        (encoding, false)
    } else if let Some(encoding) = wide(bytes) {
        (encoding, true)
    } else if core::str::from_utf8(bytes).is_ok() {
        (UTF_8, false)
    } else {
        (code_page(bytes), true)
    };
    let (text, damaged) = encoding.decode_with_bom_removal(bytes);
    Decoded {
        text: text.into_owned(),
        encoding: encoding.name(),
        guessed,
        damaged,
    }
}

/// UTF-16 without its mark: every other byte of what is mostly digits and blanks is zero.
fn wide(bytes: &[u8]) -> Option<&'static Encoding> {
    let zeros = |odd: usize| {
        let half = bytes.iter().skip(odd).step_by(2);
        half.filter(|byte| **byte == 0).count()
    };
    let (even, odd) = (zeros(0), zeros(1));
    let many = bytes.len() / 8;
    if odd > many && even == 0 {
        Some(UTF_16LE)
    } else if even > many && odd == 0 {
        Some(UTF_16BE)
    } else {
        None
    }
}

/// The code page whose letters make words.
///
/// Cyrillic words have no Latin letters in them, while a Latin word is rarely without. Between the
/// two Latin pages those letters decide that only one of them has in names: ã, õ, ê and à in
/// Portuguese, č, ć and đ in Serbian. If none does, it is the page of Central Europe.
fn code_page(bytes: &[u8]) -> &'static Encoding {
    let (mut cyrillic, mut latin) = (0usize, 0usize);
    let words = bytes.split(|byte| !byte.is_ascii_alphabetic() && *byte < 0x80);
    for word in words.filter(|word| !word.is_empty()) {
        let high = word.iter().filter(|byte| **byte >= 0x80).count();
        if high == word.len() && high > 1 {
            cyrillic += high;
        } else {
            latin += high;
        }
    }
    if cyrillic > latin {
        return WINDOWS_1251;
    }
    let count = |letters: &[u8]| bytes.iter().filter(|byte| letters.contains(byte)).count();
    // Č č Ć ć Đ đ, and Š Ž š ž of ISO 8859-2 where Windows has other signs.
    let central = count(&[0xc8, 0xe8, 0xc6, 0xe6, 0xd0, 0xf0, 0xa9, 0xae, 0xb9, 0xbe]);
    // Ã ã Õ õ Ê ê À à Ñ ñ.
    let western = count(&[0xc3, 0xe3, 0xd5, 0xf5, 0xca, 0xea, 0xc0, 0xe0, 0xd1, 0xf1]);
    if western > central {
        return WINDOWS_1252;
    }
    // The two Central European pages differ at Š, Ž, š and ž. Windows has them where ISO 8859-2 has
    // no letters at all; ISO has them where Windows has ©, ®, ą and ľ, rare in names.
    let windows = bytes.iter().any(|byte| matches!(byte, 0x80..=0x9f));
    let iso = count(&[0xa9, 0xae, 0xb9, 0xbe]) > 0;
    if iso && !windows {
        ISO_8859_2
    } else {
        WINDOWS_1250
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_bytes_say_and_what_the_letters_say() {
        for (bytes, text, encoding, guessed) in [
            ("\u{feff}Čačak".as_bytes(), "Čačak", "UTF-8", false),
            (b"\xff\xfe\x0c\x01a\0", "Ča", "UTF-16LE", false),
            (b"\xfe\xff\x01\x0c\0a", "Ča", "UTF-16BE", false),
            (b"0\0" as &[u8], "0", "UTF-16LE", true),
            (b"\xc8a\xe8ak", "Čačak", "windows-1250", true),
            (b"\x8aabac, \x9e", "Šabac, ž", "windows-1250", true),
            (b"\xa9abac, \xbe", "Šabac, ž", "ISO-8859-2", true),
            (
                b"Jo\xe3o, Concei\xe7\xe3o",
                "João, Conceição",
                "windows-1252",
                true,
            ),
            (
                b"\xc8\xe2\xe0\xed\xee\xe2, \xcf\xb8\xf2\xf0",
                "Иванов, Пётр",
                "windows-1251",
                true,
            ),
        ] {
            let decoded = decode(bytes, None);
            assert_eq!(decoded.text, text);
            assert_eq!((decoded.encoding, decoded.guessed), (encoding, guessed));
            assert!(!decoded.damaged);
        }
    }

    #[test]
    fn a_name_given_is_obeyed() {
        let decoded = decode(b"\xe3", Some("windows-1252"));
        assert_eq!((decoded.text.as_str(), decoded.guessed), ("ã", false));
        assert!(decode(b"\xe3", Some("utf-8")).damaged);
        assert!(knows_encoding("CP1251") && !knows_encoding("klingon"));
    }
}
