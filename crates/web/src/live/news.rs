//! What has changed between two states of an event.

use rokada_tournament::{Published, Round};
use serde::Serialize;

use crate::pages::event::score;

/// What has changed for everyone who watches an event; never anything that is not public.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct News {
    /// The pages that differ, by their addresses within the event (`players` is every card);
    /// `None` for all of them.
    pub(crate) parts: Option<Vec<String>>,
    /// Results that came in or were corrected.
    pub(crate) results: Vec<NewResult>,
    /// Rounds whose pairing is published.
    pub(crate) published: Vec<u16>,
    /// Rounds whose position is announced.
    pub(crate) positions: Vec<u16>,
}

/// A result that came in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct NewResult {
    pub(crate) round: u16,
    pub(crate) board: u32,
    pub(crate) result: String,
}

impl News {
    /// The news between two states, both as they are published.
    pub(crate) fn between(before: &Published, after: &Published) -> News {
        let mut news = News::default();
        let mut parts = Vec::new();
        let nothing = Round::default();
        for number in 1..=before.planned_rounds().max(after.planned_rounds()) {
            let old = before.round(number).unwrap_or(&nothing);
            let new = after.round(number).unwrap_or(&nothing);
            if old == new {
                continue;
            }
            parts.push(number.to_string());
            if old.draw != new.draw || old.announcement != new.announcement {
                parts.push("positions".to_owned());
            }
            if old.boards != new.boards || old.byes != new.byes {
                let made_of_results = ["table", "crosstable", "teams", "players"];
                parts.extend(made_of_results.map(str::to_owned));
            }
            news.tell(number, old, new);
        }
        news.parts = (!touches_all(before, after)).then_some(parts);
        news
    }

    /// Whether no page has changed.
    pub(crate) fn is_nothing(&self) -> bool {
        self.parts.as_ref().is_some_and(Vec::is_empty)
    }

    /// What is said of a round.
    fn tell(&mut self, number: u16, old: &Round, new: &Round) {
        let positions =
            |round: &Round| round.draw.as_ref().is_some_and(|d| !d.positions.is_empty());
        if positions(new) && !positions(old) {
            self.positions.push(number);
        }
        if new.status > old.status {
            self.published.push(number);
            return;
        }
        for board in &new.boards {
            let before = old.board(board.number).map_or(&[][..], |old| &old.games);
            for (nth, game) in board.games.iter().enumerate() {
                let changed = before.get(nth).is_none_or(|old| old.result != game.result);
                if let Some(result) = game.result.filter(|_| changed).and_then(score) {
                    self.results.push(NewResult {
                        round: number,
                        board: board.number,
                        result,
                    });
                }
            }
        }
    }
}

/// Whether what every page shows has changed: its head, the menu, or who plays.
fn touches_all(before: &Published, after: &Published) -> bool {
    let head = |event: &Published| {
        let published = event.current_round();
        (event.phase(), published, event.complete_rounds())
    };
    head(before) != head(after)
        || before.settings() != after.settings()
        || !before.entries().eq(after.entries())
        || !before.teams().eq(after.teams())
}
