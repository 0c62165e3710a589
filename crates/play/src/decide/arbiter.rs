//! The arbiter's deeds: clocks stopped, set and started, moves taken back, rulings.

use rokada_chess::ByColor;

use super::{Deciding, words};
use crate::game::Phase;
use crate::{Act, End, Fact, Refusal, Stopper};

/// The most a clock shows: a year and a day, in milliseconds.
const MOST_CLOCK_MS: i64 = 366 * 24 * 3_600_000;

impl Deciding {
    pub(super) fn arbiter(&mut self, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Stop { why } => self.stop(Stopper::Arbiter, &why),
            Act::SetClocks { white_ms, black_ms } => self.set_clocks(ByColor {
                white: white_ms,
                black: black_ms,
            }),
            Act::TakeBack { to_ply } => self.take_back(to_ply),
            Act::Rule {
                text,
                article,
                verdict,
            } => {
                let (text, article) = (words(&text)?, article.trim().to_owned());
                if !article.is_empty() {
                    words(&article)?;
                }
                let over = self.game()?.end().is_some();
                if verdict.is_some() && over {
                    return Err(Refusal::GameOver);
                }
                let at_ms = self.now;
                self.add(Fact::Ruled {
                    at_ms,
                    text,
                    article,
                });
                if let Some(verdict) = verdict {
                    self.end(End::Ruled { verdict });
                }
                Ok(())
            }
            Act::Restart => self.restart(),
            Act::Reopen => self.reopen(),
            Act::RevokeSeat(seat) => {
                if self.table.seats[seat].token.is_some() {
                    self.add(Fact::SeatRevoked {
                        at_ms: self.now,
                        seat,
                    });
                }
                Ok(())
            }
        }
    }

    pub(super) fn stop(&mut self, by: Stopper, why: &str) -> Result<(), Refusal> {
        if matches!(self.begun_game()?.phase, Phase::Stopped { .. }) {
            return Err(Refusal::ClocksStopped);
        }
        let why = words(why)?;
        self.add(Fact::ClocksStopped {
            at_ms: self.now,
            by,
            why,
        });
        Ok(())
    }

    fn stopped(&self) -> Result<&crate::Game, Refusal> {
        let game = self.begun_game()?;
        match game.phase {
            Phase::Stopped { .. } => Ok(game),
            _ => Err(Refusal::ClocksRun),
        }
    }

    fn set_clocks(&mut self, shown: ByColor<i64>) -> Result<(), Refusal> {
        let game = self.stopped()?;
        let fits = |ms: i64| (0..=MOST_CLOCK_MS).contains(&ms);
        if !fits(shown.white) || !fits(shown.black) {
            return Err(Refusal::ClockOutOfRange {
                most_ms: MOST_CLOCK_MS,
            });
        }
        let now = game.clocks_at(self.now);
        let total_ms = now.white.saturating_add(now.black);
        if game.opening.terms.control.is_hourglass() && shown.white + shown.black != total_ms {
            return Err(Refusal::HourglassTotal { total_ms });
        }
        self.add(Fact::ClocksSet {
            at_ms: self.now,
            white_ms: shown.white,
            black_ms: shown.black,
        });
        Ok(())
    }

    fn take_back(&mut self, to_ply: u32) -> Result<(), Refusal> {
        let game = self.stopped()?;
        if to_ply as usize >= game.plies.len() {
            return Err(Refusal::NothingToTakeBack);
        }
        self.add(Fact::MovesTakenBack {
            at_ms: self.now,
            to_ply,
        });
        Ok(())
    }

    fn restart(&mut self) -> Result<(), Refusal> {
        let at_ms = self.now;
        match self.begun_game()?.phase {
            Phase::Stopped { .. } => self.add(Fact::ClocksRestarted { at_ms }),
            Phase::Outage { .. } => self.add(Fact::OutageEnded { at_ms }),
            _ => return Err(Refusal::ClocksRun),
        }
        Ok(())
    }

    fn reopen(&mut self) -> Result<(), Refusal> {
        match self.game()?.end() {
            Some(_) => {
                self.add(Fact::GameReopened { at_ms: self.now });
                Ok(())
            }
            None => Err(Refusal::GameNotOver),
        }
    }
}
