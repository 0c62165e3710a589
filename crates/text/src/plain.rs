//! Texts as they are typed in a hurry, to be found by.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text in the form in which it is searched: small Latin letters without marks, digits and single
/// blanks, whichever of the site's alphabets it was written in and however its letters are usually
/// put in Latin ones.
///
/// ```
/// use rokada_text::plain;
///
/// assert_eq!(plain("  Čađević,Žika "), "cadevic zika");
/// assert_eq!(plain("Ђорђе"), plain("Djordje"));
/// assert_eq!(plain("Шахматы"), plain("shakhmaty"));
/// ```
pub fn plain(text: &str) -> String {
    let small = text.nfkd().collect::<String>().to_lowercase();
    let bare = small.chars().filter(|&letter| !is_combining_mark(letter));
    let mut latin = String::with_capacity(text.len());
    for letter in bare {
        match in_latin(letter) {
            Some(letters) => latin.push_str(letters),
            None if letter.is_alphanumeric() => latin.push(letter),
            None => latin.push(' '),
        }
    }
    // What one Cyrillic letter is put in by some, and by a marked letter by others.
    for (pair, one) in [("sh", "s"), ("ch", "c"), ("zh", "z"), ("kh", "h")] {
        latin = latin.replace(pair, one);
    }
    let latin = latin.replace("dj", "d").replace(['j', 'y'], "i");
    let words: Vec<&str> = latin.split_whitespace().collect();
    words.join(" ")
}

/// A small letter of Cyrillic, or one of Latin that has no mark to be taken off.
fn in_latin(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' => "a",
        'б' => "b",
        'в' | 'w' => "v",
        'г' | 'ґ' => "g",
        'д' | 'ђ' | 'đ' | 'ð' => "d",
        'е' | 'э' => "e",
        'ж' | 'з' => "z",
        'и' | 'і' | 'ј' | 'ы' | 'ı' => "i",
        'к' => "k",
        'л' | 'ł' => "l",
        'љ' => "li",
        'м' => "m",
        'н' => "n",
        'њ' => "ni",
        'о' | 'ø' => "o",
        'п' => "p",
        'р' => "r",
        'с' | 'ш' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "h",
        'ћ' | 'ц' | 'ч' => "c",
        'џ' => "dz",
        'щ' => "sc",
        'ъ' | 'ь' => "",
        'ю' => "iu",
        'я' => "ia",
        'є' => "ie",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_in_any_alphabet_is_one() {
        for (one, other) in [
            ("Čađević", "Чађевић"),
            ("Đorđe", "Ђорђе"),
            ("Đorđe", "Djordje"),
            ("Žika Љубић", "Жика Ljubić"),
            ("Njegoš", "Његош"),
            ("Juri", "Yuri"),
            ("Юрий", "Yuriy"),
            ("Щукин", "Shchukin"),
            ("Артём", "артем"),
            ("Džep", "Џеп"),
            ("João  Conceição", "joao conceicao"),
            ("São Paulo", "sao paulo"),
            ("ＡＢＣ ９６０", "abc 960"),
        ] {
            assert_eq!(plain(one), plain(other), "{one} {other}");
        }
        assert_ne!(plain("Ана"), plain("Ања"));
        assert_ne!(plain("Player 01"), plain("Player 02"));
    }

    #[test]
    fn what_is_no_letter_parts_words_and_nothing_is_too_odd() {
        assert_eq!(plain("Evening №4,(rapid)"), "evening no4 rapid");
        assert_eq!(plain("!? \u{301}\u{202e}"), "");
        assert_eq!(plain("李四 ٣"), "李四 ٣");
    }
}
