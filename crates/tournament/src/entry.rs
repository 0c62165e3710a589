//! Who plays: entries, their ratings and titles.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Bye, Date};

/// Names an entry for as long as the event lasts. It is not the pairing number, which may change
/// while the list is open (C.04.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub u32);

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A person as the start list names one. Texts that are not known are empty.
///
/// ```
/// use rokada_tournament::{Player, Rating, Title};
///
/// let player = Player {
///     title: Some(Title::Fm),
///     ..Player::named("Player 01")
/// };
/// assert_eq!(player.ratings.get(Rating::Blitz), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Player {
    /// As it is printed, usually `Surname, Name`.
    pub name: String,
    /// Three letters, such as `SRB`.
    pub federation: String,
    /// The number in FIDE's list.
    pub fide_id: Option<u32>,
    /// What each list says.
    pub ratings: Ratings,
    /// The FIDE title.
    pub title: Option<Title>,
    /// The year of birth.
    pub birth_year: Option<u16>,
    /// The day of birth, where it is known; its year is [`birth_year`](Player::birth_year).
    pub birth_date: Option<Date>,
    /// For the report and for categories.
    pub sex: Option<Sex>,
    /// The club.
    pub club: String,
    /// The team of a team event, or for a team table made from individual results.
    pub team: String,
    /// Categories the entry asks for by name, beside those that follow from age and sex.
    pub categories: Vec<String>,
}

impl Player {
    /// A player of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Player {
        Player {
            name: name.into(),
            ..Player::default()
        }
    }
}

/// The four lists a rating may come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Ratings {
    /// FIDE standard.
    pub standard: Option<u16>,
    /// FIDE rapid.
    pub rapid: Option<u16>,
    /// FIDE blitz.
    pub blitz: Option<u16>,
    /// The federation's own.
    pub national: Option<u16>,
}

/// Names one of the four lists.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rating {
    /// FIDE standard.
    Standard,
    /// FIDE rapid.
    Rapid,
    /// FIDE blitz.
    Blitz,
    /// The federation's own.
    National,
}

impl Ratings {
    /// The rating of one list; `None` where the player has none.
    pub const fn get(&self, list: Rating) -> Option<u16> {
        match list {
            Rating::Standard => self.standard,
            Rating::Rapid => self.rapid,
            Rating::Blitz => self.blitz,
            Rating::National => self.national,
        }
    }

    /// The first of these lists that knows the player.
    pub fn first(&self, lists: &[Rating]) -> Option<u16> {
        lists.iter().find_map(|&list| self.get(list))
    }
}

/// FIDE titles, in the order that ranks players of one rating (C.04.2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// FIDE master.
    Fm,
    /// Woman international master.
    Wim,
    /// Candidate master.
    Cm,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

impl Title {
    /// All of them, the highest first.
    pub const ALL: [Title; 8] = [
        Title::Gm,
        Title::Im,
        Title::Wgm,
        Title::Fm,
        Title::Wim,
        Title::Cm,
        Title::Wfm,
        Title::Wcm,
    ];

    /// The letters: `GM`.
    pub const fn letters(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.letters())
    }
}

/// Letters that are no FIDE title.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a title: GM, IM, WGM, FM, WIM, CM, WFM or WCM")]
pub struct ParseTitleError(String);

impl FromStr for Title {
    type Err = ParseTitleError;

    /// Reads the letters in either case, and the one- and two-letter forms of older reports
    /// (`g`, `m`, `wg`, `f`, `wm`, `c`, `wf`, `wc`).
    fn from_str(text: &str) -> Result<Title, ParseTitleError> {
        let letters = text.trim().to_uppercase();
        Ok(match letters.as_str() {
            "G" => Title::Gm,
            "M" => Title::Im,
            "WG" => Title::Wgm,
            "F" => Title::Fm,
            "WM" | "WI" => Title::Wim,
            "C" => Title::Cm,
            "WF" => Title::Wfm,
            "WC" => Title::Wcm,
            _ => {
                return Title::ALL
                    .into_iter()
                    .find(|title| title.letters() == letters)
                    .ok_or_else(|| ParseTitleError(text.to_owned()));
            }
        })
    }
}

/// As the tournament report has it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Sex {
    /// `m`.
    #[serde(rename = "m")]
    Male,
    /// `w`.
    #[serde(rename = "w")]
    Female,
}

/// An entry and its comings and goings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name within the event.
    pub id: EntryId,
    /// Who it is.
    pub player: Player,
    /// The first round it plays; more than 1 for a late entry.
    pub from_round: u16,
    /// Byes granted for rounds not paired yet, and what a late entry gets for those it missed.
    pub byes: BTreeMap<u16, Bye>,
    /// Stretches away from the event: the first round missed, and the round of the return.
    pub away: Vec<Away>,
    /// The starting rank in the report that the event was made of, which its reports keep.
    pub reported: Option<u32>,
    /// What becomes of the games of a player who left a round robin.
    pub leaving: Option<Leaving>,
}

/// What becomes of the games of a player who left a round robin that had begun (C.05, annex 1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// Less than half of them were completed: they stay in the crosstable and count for nobody, and
    /// the opponents to come are free.
    NotCounted,
    /// Half of them or more were completed: all count, and the others are forfeited.
    Forfeiting,
}

/// A stretch of rounds after a withdrawal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Away {
    /// The first round without the player.
    pub from_round: u16,
    /// The round of the return; `None` for a player who stays away.
    pub until_round: Option<u16>,
}

impl Entry {
    /// Whether the entry is in the event at a round: entered, and not withdrawn. A bye granted
    /// for that round does not matter here.
    pub fn is_in(&self, round: u16) -> bool {
        round >= self.from_round
            && !self
                .away
                .iter()
                .any(|away| away.from_round <= round && away.until_round.is_none_or(|r| round < r))
    }

    /// The withdrawal that has no return yet.
    pub fn withdrawn(&self) -> Option<Away> {
        self.away
            .last()
            .copied()
            .filter(|away| away.until_round.is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_read_in_every_form() {
        for title in Title::ALL {
            assert_eq!(title.letters().to_lowercase().parse(), Ok(title));
        }
        assert_eq!("wg".parse(), Ok(Title::Wgm));
        assert!("XM".parse::<Title>().is_err());
    }

    #[test]
    fn coming_and_going() {
        let entry = Entry {
            id: EntryId(1),
            player: Player::named("Player 01"),
            from_round: 2,
            byes: BTreeMap::new(),
            away: vec![
                Away {
                    from_round: 3,
                    until_round: Some(5),
                },
                Away {
                    from_round: 6,
                    until_round: None,
                },
            ],
            reported: None,
            leaving: None,
        };
        let in_event: Vec<u16> = (1..=8).filter(|&r| entry.is_in(r)).collect();
        assert_eq!(in_event, [2, 5]);
        assert_eq!(entry.withdrawn().map(|a| a.from_round), Some(6));
    }
}
