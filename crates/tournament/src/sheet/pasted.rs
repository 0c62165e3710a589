//! Start lists pasted as plain lines.

use super::Column;
use super::error::{SheetError, SheetErrorKind};
use super::fields::rating;
use super::start_list::{ABOVE_HEADING, StartListLine};
use crate::trf::{Note, NoteKind, What};
use crate::{Player, Title};

/// Reads one player a line: a name, before it perhaps a number and a title, after it perhaps a
/// rating and a federation, as in `3. FM Player 03 2310 SRB`.
pub(super) fn read(
    text: &str,
    notes: &mut Vec<Note>,
) -> Result<Vec<StartListLine>, Vec<SheetError>> {
    let mut players = Vec::new();
    let mut errors = Vec::new();
    let first_lines = text.lines().take(ABOVE_HEADING);
    let heading = (1..)
        .zip(first_lines)
        .find_map(|(line, text)| is_heading(text).then_some(line));
    for (text, line) in text.lines().zip(1..) {
        if text.trim().is_empty() {
            continue;
        }
        // What stands above a heading is a title.
        let above = heading.is_some_and(|heading| line < heading);
        if above || is_heading(text) {
            let what = if above { What::Record } else { What::Heading };
            let note = Note::lost(line, 1, NoteKind::LeftOut, what, text.trim());
            notes.push(note);
            continue;
        }
        match player(text) {
            Some(player) => players.push(StartListLine { line, player }),
            None => errors.push(SheetError {
                line,
                column: 1,
                kind: SheetErrorKind::NoName,
            }),
        }
    }
    if errors.is_empty() {
        Ok(players)
    } else {
        Err(errors)
    }
}

/// A line that names columns is no player: it is made of nothing but what columns are called, and
/// names two of them, or that of the names.
fn is_heading(line: &str) -> bool {
    let words: Vec<&str> = line
        .split(|letter: char| letter.is_whitespace() || matches!(letter, ';' | ',' | '|'))
        .filter(|word| !word.is_empty())
        .collect();
    let mut rest = words.as_slice();
    let mut columns = Vec::new();
    while !rest.is_empty() {
        // `Ime i prezime` is one column: the longest name counts.
        let longest = (1..=rest.len().min(4)).rev();
        let found = longest
            .filter_map(|n| Some((n, Column::of(&rest[..n].join(" "))?)))
            .next();
        let Some((n, column)) = found else {
            return false;
        };
        columns.push(column);
        rest = &rest[n..];
    }
    let names = columns.contains(&Column::Name) || columns.contains(&Column::Surname);
    columns.len() >= 2 || names
}

fn player(line: &str) -> Option<Player> {
    let mut words: Vec<&str> = line
        .split([' ', '\t', ';', '\u{a0}'])
        .filter(|word| !word.is_empty())
        .collect();
    let mut player = Player::default();
    if words.first().is_some_and(|word| is_ordinal(word)) {
        words.remove(0);
    }
    if let [first, _, ..] = words.as_slice()
        && let Some(title) = title(first)
    {
        player.title = Some(title);
        words.remove(0);
    }
    // What stands behind the name comes in either order; the name itself is never taken.
    while words.len() > 1 {
        let last = words[words.len() - 1].trim_matches(['(', ')', ',']);
        if player.federation.is_empty() && is_federation(last) {
            player.federation = last.to_owned();
        } else if player.ratings.standard.is_some() || !is_rating(last) {
            break;
        } else {
            rating(last, &mut player.ratings.standard);
        }
        words.pop();
    }
    player.name = words.join(" ").trim_matches([',', ' ']).to_owned();
    let has_letters = player.name.chars().any(char::is_alphabetic);
    has_letters.then_some(player)
}

/// `3.` or `3)`; a bare number may be part of a name, as in the names of examples.
fn is_ordinal(word: &str) -> bool {
    word.strip_suffix(['.', ')'])
        .is_some_and(|number| number.parse::<u32>().is_ok())
}

/// Titles in capitals alone: a name may begin with the letter of an old form.
fn title(word: &str) -> Option<Title> {
    Title::ALL.into_iter().find(|title| title.letters() == word)
}

/// Three or four digits: a shorter number is part of the name.
fn is_rating(word: &str) -> bool {
    (3..=4).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_federation(word: &str) -> bool {
    word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_what_stands_around_them() {
        for (line, name, rating, federation, title) in [
            ("Player 01 1850", "Player 01", Some(1850), "", None),
            (
                "3. FM Player 03 2310 SRB",
                "Player 03",
                Some(2310),
                "SRB",
                Some(Title::Fm),
            ),
            (
                "Player 04, Given BRA (1700)",
                "Player 04, Given",
                Some(1700),
                "BRA",
                None,
            ),
            ("12)\tIgrač 12\t1500", "Igrač 12", Some(1500), "", None),
            ("Gm", "Gm", None, "", None),
            ("Игрок 05", "Игрок 05", None, "", None),
        ] {
            let player = player(line).expect(line);
            assert_eq!(player.name, name, "{line}");
            assert_eq!(player.ratings.standard, rating, "{line}");
            assert_eq!(player.federation, federation, "{line}");
            assert_eq!(player.title, title, "{line}");
        }
        assert_eq!(player("1. 2000"), None);
    }
}
