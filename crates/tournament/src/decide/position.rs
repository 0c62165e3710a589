//! The draw of a round's position.

use std::collections::BTreeSet;

use rokada_chess::StartPosition;
use rokada_draw::{Protocol, Scope};

use super::Asked;
use crate::{Board, Fact, Refusal, RoundDraw, Timestamp, Warning};

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
            self.warn([Warning::PositionIsDrawn { round }]);
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

    pub(super) fn announce_draw(
        &self,
        round: u16,
        announcement: Box<Protocol>,
    ) -> Result<Fact, Refusal> {
        if round == 0 || round > self.state.planned_rounds() {
            return Err(Refusal::UnknownRound { round });
        }
        if let Some(known) = self.state.round(round) {
            if known.draw.is_some() {
                return Err(Refusal::PositionDrawn { round });
            }
            if known.announcement.is_some() {
                self.warn([Warning::SeenByEveryone]);
            }
        }
        Ok(Fact::DrawAnnounced {
            round,
            announcement,
        })
    }

    /// One position for the round, or exactly one for each of its boards.
    fn check_scope(&self, round: u16, draw: &RoundDraw) -> Result<(), Refusal> {
        let fits = match self.state.settings.positions.scope {
            Scope::Round => matches!(&draw.positions[..], [only] if only.board.is_none()),
            Scope::Board => {
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
        let settings = &self.state.settings;
        let mut boards = Vec::new();
        for drawn in &draw.positions {
            let (position, number) = (drawn.position, drawn.position.number());
            if let Some(why) = settings.refuses(position) {
                return Err(Refusal::PositionExcluded { number, why });
            }
            let mut used = self.state.used_positions();
            let used = used
                .find(|&(r, p)| r != round && p == position)
                .map(|(r, _)| r);
            let used = used.or(boards.contains(&position).then_some(round));
            if let Some(round) = used.filter(|_| !settings.positions.repeats) {
                return Err(Refusal::PositionUsed { number, round });
            }
            if let Some(protocol) = &drawn.protocol {
                self.check_protocol(round, protocol, position, &boards)?;
            }
            boards.push(position);
        }
        Ok(())
    }

    /// A protocol must lead to the position, from all the positions that may be drawn and no
    /// others, as it was announced.
    fn check_protocol(
        &self,
        round: u16,
        protocol: &Protocol,
        position: StartPosition,
        boards: &[StartPosition],
    ) -> Result<(), Refusal> {
        let bad = |fault| Refusal::BadProtocol { fault };
        let drawn = protocol.verify().map_err(bad)?;
        if drawn != position {
            return Err(Refusal::OtherProtocol {
                number: drawn.number(),
            });
        }
        let pool = self.state.pool(round, boards);
        let may = |position| pool.as_ref().is_ok_and(|pool| pool.contains(position));
        let drawn_from = protocol.pool().map_err(bad)?;
        if StartPosition::all().any(|position| may(position) != drawn_from.contains(position)) {
            return Err(Refusal::WrongPool);
        }
        let announced = self
            .state
            .round(round)
            .and_then(|r| r.announcement.as_ref());
        match announced {
            Some(announced) => protocol.is_as_announced(announced).map_err(bad),
            None => Ok(()),
        }
    }
}
