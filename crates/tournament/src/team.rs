//! Teams and categories.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{EntryId, Player, Sex};

/// Names a team for as long as the event lasts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamId(pub u32);

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A team, its members in board order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Team {
    /// Its name within the event.
    pub id: TeamId,
    /// What it is called.
    pub name: String,
    /// Its players, the first board first.
    pub members: Vec<EntryId>,
}

/// Whether and how teams are scored.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamScoring {
    /// There are no teams.
    #[default]
    None,
    /// Everyone plays alone; a team's score is that of its best players.
    BestOf {
        /// How many of them count.
        players: u16,
    },
    /// Teams meet board by board.
    Matches {
        /// The boards of a match.
        boards: u16,
    },
}

/// A category with a table of its own: everyone who fits every condition given.
///
/// ```
/// use rokada_tournament::{Category, Player};
///
/// let juniors = Category { born_from: Some(2000), ..Category::named("Juniors") };
/// let player = Player { birth_year: Some(2003), ..Player::named("Player 01") };
/// assert!(juniors.admits(&player, None));
/// assert!(!juniors.admits(&Player::named("Player 02"), None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Category {
    /// What it is called. A category without conditions holds those who were entered for it by
    /// this name.
    pub name: String,
    /// Born in this year or later.
    pub born_from: Option<u16>,
    /// Born in this year or earlier.
    pub born_until: Option<u16>,
    /// Of this sex.
    pub sex: Option<Sex>,
    /// Of this club.
    pub club: Option<String>,
    /// With a rating below this one, or with none.
    pub rated_below: Option<u16>,
}

impl Category {
    /// A category that players are entered for by name.
    pub fn named(name: impl Into<String>) -> Category {
        Category {
            name: name.into(),
            ..Category::default()
        }
    }

    /// Whether the player belongs here; `rating` is the one that seeds the list.
    pub fn admits(&self, player: &Player, rating: Option<u16>) -> bool {
        if player.categories.contains(&self.name) {
            return true;
        }
        let by_name_only = *self == Category::named(self.name.clone());
        !by_name_only
            && self
                .born_from
                .is_none_or(|y| player.birth_year.is_some_and(|b| b >= y))
            && self
                .born_until
                .is_none_or(|y| player.birth_year.is_some_and(|b| b <= y))
            && self.sex.is_none_or(|sex| player.sex == Some(sex))
            && self.club.as_ref().is_none_or(|club| player.club == *club)
            && self
                .rated_below
                .is_none_or(|limit| rating.is_none_or(|r| r < limit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_category_needs_every_condition_or_the_name() {
        let girls = Category {
            sex: Some(Sex::Female),
            born_from: Some(2005),
            ..Category::named("Girls")
        };
        let girl = Player {
            sex: Some(Sex::Female),
            birth_year: Some(2006),
            ..Player::named("Player 01")
        };
        assert!(girls.admits(&girl, Some(1500)));
        assert!(!girls.admits(
            &Player {
                birth_year: Some(1990),
                ..girl.clone()
            },
            None
        ));

        let guests = Category::named("Guests");
        assert!(!guests.admits(&girl, None));
        let guest = Player {
            categories: vec!["Guests".into()],
            ..girl
        };
        assert!(guests.admits(&guest, None));
    }
}
