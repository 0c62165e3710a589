//! The positions a round's may be drawn from.

use rokada_chess::StartPosition;
use rokada_draw::{Pool, PoolError};

use crate::{PositionRefused, Settings, Tournament};

impl Settings {
    /// The positions that may be drawn when these have come already.
    ///
    /// # Errors
    ///
    /// When none is left, or the short list names one twice or one that is none.
    pub fn pool(&self, used: impl IntoIterator<Item = StartPosition>) -> Result<Pool, PoolError> {
        if self.short_list.is_empty() {
            return self.positions.pool(used);
        }
        let list: Option<Vec<StartPosition>> = self
            .short_list
            .iter()
            .map(|&n| StartPosition::new(n))
            .collect();
        self.positions
            .pool_from_list(&list.unwrap_or_default(), used)
    }

    /// Which regulation is against a position; `None` where none is, repeats apart.
    pub(crate) fn refuses(&self, position: StartPosition) -> Option<PositionRefused> {
        if self.pool([]).is_ok_and(|pool| pool.contains(position)) {
            None
        } else if position == StartPosition::CLASSICAL && !self.positions.classical {
            Some(PositionRefused::Classical)
        } else if self.positions.excluded.contains(&position) {
            Some(PositionRefused::Excluded)
        } else {
            Some(PositionRefused::NotListed)
        }
    }
}

impl Tournament {
    /// The positions that a round's may be drawn from: those the regulations allow and no other
    /// round has had. Where each board has its own, `boards` are those drawn for it so far.
    ///
    /// # Errors
    ///
    /// When none is left.
    pub fn pool(&self, round: u16, boards: &[StartPosition]) -> Result<Pool, PoolError> {
        let others = self.used_positions().filter(|(other, _)| *other != round);
        let used = others.map(|(_, position)| position);
        self.settings.pool(used.chain(boards.iter().copied()))
    }
}
