//! The end, and taking back.

use super::Asked;
use crate::{Fact, Game, GameResult, Refusal, RoundStatus, Warning};

impl Asked<'_> {
    pub(super) fn finish(&self) -> Result<Fact, Refusal> {
        let (current, rounds) = (self.state.current_round(), self.state.planned_rounds());
        if current < rounds {
            return Err(Refusal::RoundsLeft {
                next: current + 1,
                rounds,
            });
        }
        for (number, round) in self.state.paired_rounds() {
            if round.status < RoundStatus::Published {
                return Err(Refusal::NotPublished { round: number });
            }
            let open = |game: &Game| matches!(game.result, None | Some(GameResult::Adjourned));
            let open = round
                .boards
                .iter()
                .filter(|board| self.state.counts(board))
                .filter(|board| board.games.iter().any(open));
            let boards: Vec<u32> = open.map(|board| board.number).collect();
            if !boards.is_empty() {
                return Err(Refusal::ResultsMissing {
                    round: number,
                    boards,
                });
            }
        }
        Ok(Fact::EventFinished)
    }

    pub(super) fn undo(&self) -> Result<Fact, Refusal> {
        // The mode is not entered again.
        let left = self.state.mode_left.map(|left| left.fact + 1);
        if left == Some(self.state.log.len()) {
            return Err(Refusal::ModeLeftAlready);
        }
        match self.state.log.last() {
            None | Some(Fact::EventCreated { .. }) => return Err(Refusal::NothingToUndo),
            Some(Fact::RoundPublished { .. } | Fact::PositionDrawn { .. }) => {
                self.warn([Warning::SeenByEveryone]);
            }
            Some(_) => {}
        }
        Ok(Fact::Undone)
    }
}
