//! The start list.

use std::collections::BTreeMap;

use serde::Serialize;

use super::PlayerRef;
use crate::{Bye, Ratings, Sex, Tournament};

/// The start list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StartList {
    /// Whether the pairing numbers may still change (C.04.2).
    pub provisional: bool,
    /// Everyone, the first on the list first.
    pub players: Vec<ListRow>,
}

/// A line of the start list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ListRow {
    /// Who it is.
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The number in FIDE's list.
    pub fide_id: Option<u32>,
    /// What each rating list says.
    pub ratings: Ratings,
    /// The year of birth.
    pub birth_year: Option<u16>,
    /// The sex.
    pub sex: Option<Sex>,
    /// The team.
    pub team: String,
    /// The categories the player belongs to.
    pub categories: Vec<String>,
    /// Whether the player is in the event.
    pub presence: Presence,
    /// Byes granted for rounds to come.
    pub byes: BTreeMap<u16, Bye>,
}

/// Whether a player is in the event.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "presence", rename_all = "snake_case")]
pub enum Presence {
    /// From the first round on.
    In,
    /// A late entry.
    Late {
        /// The first round it plays.
        from_round: u16,
    },
    /// Withdrawn.
    Withdrawn {
        /// The first round missed.
        from_round: u16,
    },
}

impl Tournament {
    /// The start list as it is shown.
    pub fn list_view(&self) -> StartList {
        let next = self.next_round();
        let refs = self.player_refs();
        let players = self.start_list().into_iter().filter_map(|id| {
            let entry = self.entry(id)?;
            let player = &entry.player;
            let rating = self.seed_rating(entry);
            let categories = self.settings.categories.iter();
            Some(ListRow {
                player: refs.get(&id)?.clone(),
                fide_id: player.fide_id,
                ratings: player.ratings,
                birth_year: player.birth_year,
                sex: player.sex,
                team: player.team.clone(),
                categories: categories
                    .filter(|category| category.admits(player, rating))
                    .map(|category| category.name.clone())
                    .collect(),
                presence: match entry.withdrawn() {
                    Some(away) => Presence::Withdrawn {
                        from_round: away.from_round,
                    },
                    None if entry.from_round > 1 => Presence::Late {
                        from_round: entry.from_round,
                    },
                    None => Presence::In,
                },
                byes: entry
                    .byes
                    .range(next..)
                    .map(|(&round, &bye)| (round, bye))
                    .collect(),
            })
        });
        StartList {
            players: players.collect(),
            provisional: self.numbers_are_open(),
        }
    }
}
