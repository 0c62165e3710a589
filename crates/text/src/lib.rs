//! What a name may be: a line that can be read, and that is what it looks like.
//!
//! Names of people, players, events, places and arbiters end up on sheets, screens and terminals. So
//! they hold nothing that moves the cursor, turns the direction of reading, or can't be seen; and two
//! names that look alike can be told to do so.
//!
//! ```
//! use rokada_text::{LONGEST, Unfit, check, look_alike};
//!
//! assert_eq!(check("Đorđe O’Player", LONGEST), Ok(()));
//! assert_eq!(check("Player\u{202e}01", LONGEST), Err(Unfit::Unseen('\u{202e}')));
//! assert_eq!(check("P", 0), Err(Unfit::TooLong { most: 0 }));
//! // The second is written with Cyrillic letters.
//! assert!(look_alike("Arbiter", "Аrbitеr"));
//! assert!(!look_alike("Arbiter 1", "Arbiter 2"));
//! ```

mod plain;

pub use plain::plain;

use unicode_security::skeleton;

/// The longest name of a player, event or place, in characters.
pub const LONGEST: usize = 100;

/// Why a text is no name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It is too long.
    TooLong {
        /// How long one may be, in characters.
        most: usize,
    },
    /// It holds a character that can't be seen, or that changes how others are.
    Unseen(char),
}

/// Is a text a line that can be read?
///
/// # Errors
/// [`Unfit`], the first thing that is wrong.
pub fn check(text: &str, most: usize) -> Result<(), Unfit> {
    if let Some(unseen) = text.chars().find(|&c| is_unseen(c)) {
        return Err(Unfit::Unseen(unseen));
    }
    if text.chars().nth(most).is_some() {
        return Err(Unfit::TooLong { most });
    }
    Ok(())
}

/// Control characters, and those of Unicode 17.0 that have the property `Default_Ignorable_Code_Point` or
/// `Bidi_Control`, the separators of lines and paragraphs, the annotation marks, the blank of
/// Braille and what is for private use (DerivedCoreProperties.txt, PropList.txt).
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Do two names look alike, whatever letters they are written with and however they are spaced?
/// Unicode Technical Standard 39, section 4, with capitals made small.
pub fn look_alike(one: &str, other: &str) -> bool {
    seen(one) == seen(other)
}

fn seen(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    // Letters that look alike as capitals may not as small ones, and the other way round.
    let name: String = skeleton(&words.join(" ")).collect();
    skeleton(&name.to_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_is_no_part_of_a_name() {
        for unseen in [
            '\0',
            '\n',
            '\u{1b}',
            '\u{85}',
            '\u{ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{e0041}',
            '\u{3164}',
        ] {
            let name = format!("Player{unseen} 01");
            assert_eq!(
                check(&name, LONGEST),
                Err(Unfit::Unseen(unseen)),
                "{unseen:?}"
            );
        }
        for name in [
            "Đorđe",
            "Ана Игроковић",
            "José d’Ávila",
            "Й",
            "Игрок\u{a0}01",
            "Клуб «№1»",
            "李四",
            "",
        ] {
            assert_eq!(check(name, LONGEST), Ok(()), "{name}");
        }
        assert_eq!(check(&"ж".repeat(100), LONGEST), Ok(()));
        assert_eq!(
            check(&"ж".repeat(101), LONGEST),
            Err(Unfit::TooLong { most: 100 })
        );
    }

    #[test]
    fn alphabets_that_look_alike_are_seen_through() {
        for (one, other) in [
            ("Owner", "Оwnеr"),
            ("OWNER", "owner"),
            ("Arbiter  1", "arbiter 1"),
            ("PETAR", "РЕТАR"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Ана", "Ања"),
            ("Player 01", "Player 02"),
            ("Đorđe", "Dorde"),
        ] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
