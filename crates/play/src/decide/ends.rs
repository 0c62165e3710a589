//! Ends of a game: flags, claims, resignations, games called off.

use rokada_chess::{Claim, Color, Position};

use super::Deciding;
use crate::{End, Fact, Game, Origin, Refusal, Timing};

/// The flag of the player to move has fallen. The opponent wins, unless no series of legal moves
/// ends in mate (6.9).
pub(super) fn flag(game: &Game, at_ms: i64) -> Fact {
    let fallen = game.to_move();
    let position = game.board.position();
    let can_win = position
        .winnability(!fallen, Position::FLAG_FALL_EFFORT)
        .into();
    Fact::GameEnded {
        at_ms,
        end: End::Flag { fallen, can_win },
    }
}

impl Deciding {
    pub(super) fn end(&mut self, end: End) {
        let at_ms = self.now;
        self.add(Fact::GameEnded { at_ms, end });
    }

    /// Claims are judged at once (9.2, 9.3). A wrong one gives the opponent time, and the move it
    /// was based on is made (9.5.3).
    pub(super) fn claim(
        &mut self,
        by: Color,
        claim: Claim,
        with: Option<&str>,
    ) -> Result<(), Refusal> {
        self.at_turn(by)?;
        let game = self.begun_game()?;
        let board = &game.board;
        let (with, right) = match with {
            Some(uci) => {
                let read = board.position().read_uci(uci);
                let the_move = read.map_err(Refusal::BadMove)?;
                let mut claims = (board.claims_with(the_move))
                    .map_err(|illegal| Refusal::BadMove(illegal.into()))?;
                (
                    Some(the_move.uci().to_string()),
                    claims.any(|other| other == claim),
                )
            }
            None => (None, board.claims().any(|other| other == claim)),
        };
        let control = &game.opening.terms.control;
        if game.is_charged() && game.turn.elapsed(self.now) >= game.turn.limit(control, by) {
            let flag = flag(game, self.now);
            self.add(flag);
            return Ok(());
        }
        let penalty_ms = if right {
            0
        } else {
            game.opening.terms.claim_penalty_ms()
        };
        self.add(Fact::ClaimJudged {
            at_ms: self.now,
            by,
            claim: claim.into(),
            with: with.clone(),
            right,
            penalty_ms,
        });
        if right {
            self.end(claim.into());
        } else if let Some(uci) = with {
            self.play(&uci, Timing::default())?;
        }
        Ok(())
    }

    pub(super) fn resign(&mut self, by: Color) -> Result<(), Refusal> {
        self.begun_game()?;
        self.end(End::Resignation { winner: !by });
        Ok(())
    }

    pub(super) fn flag_told(&mut self, by: Color) -> Result<(), Refusal> {
        let game = self.begun_game()?;
        let turn = game.to_move();
        let left_ms = game.clocks_at(self.now)[turn];
        // Others wait until the grace is over; what is due by then has come before.
        if by == turn && left_ms == 0 && game.is_running() {
            let flag = flag(game, self.now);
            self.add(flag);
            return Ok(());
        }
        Err(Refusal::NoFlag { left_ms })
    }

    /// Outside events a game may be called off before both have moved; once a drawn position was
    /// seen it is played, so that nobody dodges one.
    pub(super) fn abort(&mut self, _by: Color) -> Result<(), Refusal> {
        let game = self.open_game()?;
        let terms = &game.opening.terms;
        if game.plies.len() >= 2 {
            return Err(Refusal::TooLateToAbort);
        }
        let chosen = !terms.event && game.opening.origin == Origin::Chosen;
        if game.shown && !chosen {
            return Err(Refusal::PositionSeen);
        }
        self.end(End::Aborted);
        Ok(())
    }

    pub(super) fn call_arbiter(&mut self, by: Color, why: String) -> Result<(), Refusal> {
        if !self.open_game()?.opening.terms.event {
            return Err(Refusal::NoArbiter);
        }
        let by = match by {
            Color::White => crate::Stopper::White,
            Color::Black => crate::Stopper::Black,
        };
        self.stop(by, &why)
    }
}
