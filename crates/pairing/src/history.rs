//! What a player's past rounds forbid in the next one.

use crate::{Player, RoundKind, Scoring};

impl Player {
    /// The round, from 1, in which the two played each other (C1); a forfeited game does not
    /// count.
    #[must_use]
    pub fn round_met(&self, other: u32) -> Option<u32> {
        self.first_round(
            |kind, _| matches!(kind, RoundKind::Played { opponent, .. } if opponent == other),
        )
    }

    /// The round, from 1, that bars the player from the pairing-allocated bye (C2): the player had
    /// it, or scored as much as a win without playing.
    #[must_use]
    pub fn round_barring_bye(&self, scoring: Scoring) -> Option<u32> {
        self.first_round(|kind, points| match kind {
            RoundKind::PairingBye => true,
            RoundKind::Played { .. } => false,
            _ => points >= scoring.win,
        })
    }

    fn first_round(&self, is: impl Fn(RoundKind, crate::Points) -> bool) -> Option<u32> {
        let at = self
            .history
            .iter()
            .position(|record| is(record.kind, record.points))?;
        Some(at as u32 + 1)
    }
}
