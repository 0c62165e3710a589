//! Moves judged.

use rokada_chess::{Color, Position};

use super::{Deciding, ends};
use crate::game::Phase;
use crate::lag::Judged;
use crate::{Command, Deed, Fact, Game, Refusal, Table, Timing};

/// Whether the command is a move that this seat has made: sending it again can't hurt.
pub(super) fn is_sent_again(table: &Table, command: &Command) -> Option<()> {
    let Command::Player {
        token,
        deed: Deed::Move { ply, uci, .. },
    } = command
    else {
        return None;
    };
    let game = table.game()?;
    let by = game.color(table.seat_of(*token)?);
    let made = game.plies.get(*ply as usize)?.the_move;
    let before = position_before(game, *ply as usize)?;
    let same = before.turn() == by && before.read_uci(uci) == Ok(made);
    same.then_some(())
}

fn position_before(game: &Game, ply: usize) -> Option<Position> {
    let mut position = game.board.start().clone();
    for the_move in game.board.moves().take(ply) {
        position = position.play(the_move).ok()?;
    }
    Some(position)
}

impl Deciding {
    pub(super) fn move_made(
        &mut self,
        by: Color,
        ply: u32,
        uci: &str,
        offer_draw: bool,
        timing: Timing,
    ) -> Result<(), Refusal> {
        let game = self.begun_game()?;
        let expected = u32::try_from(game.plies.len()).unwrap_or(u32::MAX);
        if ply != expected {
            return Err(Refusal::WrongPly { expected, got: ply });
        }
        self.at_turn(by)?;
        if offer_draw {
            // What may not be offered is told before the move is made, not after.
            self.may_offer_draw(by)?;
        }
        self.play(uci, timing)?;
        if offer_draw && !self.is_over() {
            self.offer_draw(by)?;
        }
        Ok(())
    }

    /// The player is to move and the clocks have not been stopped.
    pub(super) fn at_turn(&self, by: Color) -> Result<(), Refusal> {
        let game = self.begun_game()?;
        let turn = game.to_move();
        if turn != by {
            return Err(Refusal::NotYourTurn { turn });
        }
        match game.phase {
            Phase::Stopped { .. } => Err(Refusal::ClocksStopped),
            _ => Ok(()),
        }
    }

    /// Makes a move for the player to move, unless the flag fell before it came; then whatever
    /// end it brings.
    pub(super) fn play(&mut self, uci: &str, timing: Timing) -> Result<(), Refusal> {
        let game = self.begun_game()?;
        let position = game.board.position();
        let the_move = position.read_uci(uci).map_err(Refusal::BadMove)?;
        let terms = &game.opening.terms;
        let (turn, bank) = (game.to_move(), game.bank(game.to_move()));
        let elapsed = game.turn.elapsed(self.now);
        let judged = if game.is_charged() {
            (terms.lag).judge(terms.control.control(turn), bank, elapsed, timing)
        } else {
            Judged {
                spent: 0,
                lag: 0,
                compensated: 0,
                bank,
            }
        };
        if game.is_charged() && judged.spent >= game.turn.limit(&terms.control, turn) {
            let flag = ends::flag(game, self.now);
            self.add(flag);
            return Ok(());
        }
        let waited_too_long =
            !game.is_charged() && game.due().is_some_and(|due| due.at_ms <= self.now);
        if waited_too_long {
            self.catch_up();
            return Ok(());
        }
        let ply = u32::try_from(game.plies.len()).unwrap_or(u32::MAX);
        self.add(Fact::MoveMade {
            at_ms: self.now,
            ply,
            uci: the_move.uci().to_string(),
            spent_ms: judged.spent,
            lag_ms: judged.lag,
            compensated_ms: judged.compensated,
            bank_ms: judged.bank,
        });
        if let Some(outcome) = self.game()?.board.outcome() {
            self.end(outcome.into());
        }
        Ok(())
    }
}
