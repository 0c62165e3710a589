//! Bytes of a file to text.

use encoding_rs::{Encoding, ISO_8859_2, WINDOWS_1250};

/// The text of a file: what its byte order mark says (spreadsheets also write UTF-16), UTF-8
/// without a mark, or else one of the two old code pages of Central European languages.
///
/// Every sequence of bytes is text in one of them, so this cannot fail; a file in yet another
/// encoding gives wrong letters, which its reader will see.
pub fn decode(bytes: &[u8]) -> String {
    if let Some((marked, _)) = Encoding::for_bom(bytes) {
        return marked.decode_with_bom_removal(bytes).0.into_owned();
    }
    match core::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => code_page(bytes)
            .decode_without_bom_handling(bytes)
            .0
            .into_owned(),
    }
}

/// The two pages differ at Š, Ž, š and ž. Windows has them where ISO 8859-2 has no letters at all;
/// ISO has them where Windows has ©, ®, ą and ľ, rare in names.
fn code_page(bytes: &[u8]) -> &'static encoding_rs::Encoding {
    let windows = bytes.iter().any(|byte| matches!(byte, 0x80..=0x9f));
    let iso = bytes
        .iter()
        .any(|byte| matches!(byte, 0xa9 | 0xae | 0xb9 | 0xbe));
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
    fn utf8_wins_and_a_code_page_catches_the_rest() {
        assert_eq!(decode("\u{feff}Čačak".as_bytes()), "Čačak");
        assert_eq!(decode(b"\xff\xfe\x0c\x01a\0"), "Ča");
        assert_eq!(decode(b"\xfe\xff\x01\x0c\0a"), "Ča");
        assert_eq!(decode(b"\xc8a\xe8ak"), "Čačak");
        assert_eq!(decode(b"\x8aabac, \x9e"), "Šabac, ž");
        assert_eq!(decode(b"\xa9abac, \xbe"), "Šabac, ž");
    }
}
