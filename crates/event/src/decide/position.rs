//! The draw of a round's position.

use std::collections::BTreeSet;

use super::Asked;
use crate::{Board, Fact, PositionScope, Refusal, RoundDraw, Timestamp, Warning};

impl Asked<'_> {
    pub(super) fn draw_position(&self, round: u16, draw: RoundDraw) -> Result<Fact, Refusal> {
        if round == 0 || round > self.state.planned_rounds() {
            return Err(Refusal::UnknownRound { round });
        }
        self.check_scope(round, &draw)?;
        self.check_policy(round, &draw)?;
        if let Some(known) = self.state.round(round)
            && known.draw.is_some()
        {
            if known.boards.iter().any(Board::has_result) {
                return Err(Refusal::PositionPlayed { round });
            }
            self.warn(vec![Warning::PositionIsDrawn { round }])?;
        }
        Ok(Fact::PositionDrawn { round, draw })
    }

    pub(super) fn set_announcement(
        &self,
        round: u16,
        announce_at: Option<Timestamp>,
    ) -> Result<Fact, Refusal> {
        match self.state.round(round) {
            Some(known) if known.draw.is_some() => Ok(Fact::AnnouncementSet { round, announce_at }),
            _ => Err(Refusal::NoPosition { round }),
        }
    }

    /// One position for the round, or exactly one for each of its boards.
    fn check_scope(&self, round: u16, draw: &RoundDraw) -> Result<(), Refusal> {
        let fits = match self.state.settings.positions.scope {
            PositionScope::Round => matches!(&draw.positions[..], [only] if only.board.is_none()),
            PositionScope::Board => {
                let boards = self.paired(round)?.boards.iter();
                let boards: BTreeSet<Option<u32>> = boards.map(|b| Some(b.number)).collect();
                draw.positions.len() == boards.len()
                    && boards == draw.positions.iter().map(|drawn| drawn.board).collect()
            }
        };
        if fits {
            Ok(())
        } else {
            Err(Refusal::WrongScope)
        }
    }

    fn check_policy(&self, round: u16, draw: &RoundDraw) -> Result<(), Refusal> {
        let policy = &self.state.settings.positions;
        for (place, drawn) in draw.positions.iter().enumerate() {
            let (position, number) = (drawn.position, drawn.position.number());
            if let Err(why) = policy.check(position) {
                return Err(Refusal::PositionExcluded { number, why });
            }
            let twice = draw.positions[..place]
                .iter()
                .any(|d| d.position == position);
            let used = self
                .state
                .used_positions()
                .find(|&(r, p)| r != round && p == position);
            let used = used.map(|(r, _)| r).or(twice.then_some(round));
            if let Some(round) = used.filter(|_| !policy.repeats) {
                return Err(Refusal::PositionUsed { number, round });
            }
        }
        Ok(())
    }
}
