//! Names people log in with, and what a password has to be.

use rokada_text::Unfit;
use serde::{Deserialize, Serialize};

use crate::Refusal;

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;
/// The shortest password, in characters: long is what makes one good, so nothing else is asked.
const SHORTEST_PASSWORD: usize = 10;
/// The longest password, in bytes, so that nobody makes the server hash a novel.
const LONGEST_PASSWORD: usize = 512;

/// A name: not empty, of one line, without spaces around it or twice within.
///
/// ```
/// use rokada_people::{Name, Refusal};
///
/// let name = Name::new("  Player   01 ")?;
/// assert_eq!(name.as_str(), "Player 01");
/// assert!(name.is("player 01"));
/// assert_eq!(Name::new(" "), Err(Refusal::NameEmpty));
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(String);

impl Name {
    /// Reads a name as somebody typed it.
    ///
    /// # Errors
    /// [`Refusal::NameEmpty`], [`Refusal::NameTooLong`], [`Refusal::NameUnprintable`].
    pub fn new(typed: &str) -> Result<Name, Refusal> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let name = words.join(" ");
        if name.is_empty() {
            return Err(Refusal::NameEmpty);
        }
        match rokada_text::check(&name, LONGEST_NAME) {
            Ok(()) => Ok(Name(name)),
            Err(Unfit::TooLong { most }) => Err(Refusal::NameTooLong { most }),
            Err(Unfit::Unseen(_)) => Err(Refusal::NameUnprintable),
        }
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Is this the name somebody typed? Capitals and spaces don't matter.
    pub fn is(&self, typed: &str) -> bool {
        let same = |word: &str, other: &str| word.to_lowercase() == other.to_lowercase();
        let mut own = self.0.split_whitespace();
        let mut typed = typed.split_whitespace();
        own.by_ref()
            .all(|word| typed.next().is_some_and(|other| same(word, other)))
            && typed.next().is_none()
    }
}

/// Is a password long enough?
///
/// # Errors
/// [`Refusal::PasswordTooShort`], [`Refusal::PasswordTooLong`].
pub fn acceptable_password(password: &str) -> Result<(), Refusal> {
    if password.chars().count() < SHORTEST_PASSWORD {
        return Err(Refusal::PasswordTooShort {
            least: SHORTEST_PASSWORD,
        });
    }
    if password.len() > LONGEST_PASSWORD {
        return Err(Refusal::PasswordTooLong {
            most: LONGEST_PASSWORD,
        });
    }
    Ok(())
}
