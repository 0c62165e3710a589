//! The event as it is shown: plain values for pages, sheets and JSON.
//!
//! A view tells what the tournament it is made of knows: one for everyone is made of a
//! [`Published`](crate::Published) one.

mod card;
mod list;
mod overview;
mod positions;
mod round;
mod summary;
mod table;
mod teams;

pub use card::{CardRow, PlayerCard, RatingEstimate};
pub use list::{ListRow, Presence, StartList};
pub use overview::Overview;
pub use positions::{DrawView, PositionView};
pub use round::{BoardView, ByeView, GameView, RoundView, SeatView};
pub use summary::Summary;
pub use table::{CrossCell, TableRow, TableView};
pub use teams::{TeamPlayer, TeamRow, TeamTable};

use rokada_pairing::Points;
use serde::Serialize;

use crate::{Entry, EntryId, Title, Tournament};

/// A player as tables and boards name one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerRef {
    /// The entry.
    pub entry: EntryId,
    /// The pairing number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The FIDE title.
    pub title: Option<Title>,
    /// The rating that seeds the list.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: String,
    /// The club.
    pub club: String,
}

impl Tournament {
    fn player_ref(&self, entry: &Entry, number: u32) -> PlayerRef {
        PlayerRef {
            entry: entry.id,
            number,
            name: entry.player.name.clone(),
            title: entry.player.title,
            rating: self.seed_rating(entry),
            federation: entry.player.federation.clone(),
            club: entry.player.club.clone(),
        }
    }

    /// Everyone as they are named, by entry.
    fn player_refs(&self) -> std::collections::BTreeMap<EntryId, PlayerRef> {
        let numbered = (1..).zip(self.start_list());
        numbered
            .filter_map(|(number, id)| Some((id, self.player_ref(self.entry(id)?, number))))
            .collect()
    }

    /// Everyone's points after so many rounds.
    fn scores(&self, rounds: u16) -> std::collections::BTreeMap<EntryId, Points> {
        self.outings(rounds)
            .into_iter()
            .map(|(id, outings)| {
                let points = outings.iter().map(|outing| self.points_of(id, *outing));
                (id, points.sum())
            })
            .collect()
    }
}
