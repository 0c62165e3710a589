//! Facts applied. A fact was decided once and is not judged again; one that does not fit changes
//! nothing and stops nothing.

use rokada_chess::{ByColor, Claim, Color, Move};

use crate::clock::Turn;
use crate::fact::Claimed;
use crate::game::{Game, Note, Noted, Phase, Ply};
use crate::{Fact, Offer, Proposal, Seat, Sitter, Table};

pub(crate) fn apply(table: &mut Table, fact: &Fact) {
    table.last_ms = table.last_ms.max(fact.at_ms());
    match fact {
        Fact::SeatGiven {
            seat, token, name, ..
        } => {
            table.seats[*seat] = Sitter {
                token: Some(*token),
                name: name.clone(),
            }
        }
        Fact::SeatRevoked { seat, .. } => table.seats[*seat].token = None,
        Fact::GameOpened {
            at_ms,
            game,
            leg,
            white,
            opening,
        } => {
            table.rematch_agreed = false;
            table.games.push(Game::new(
                (*game, *leg),
                *white,
                (**opening).clone(),
                *at_ms,
            ));
        }
        Fact::OfferMade {
            number, proposal, ..
        } => {
            table.offers = *number;
            if *proposal == Proposal::Rematch {
                table.rematch_agreed = false;
            }
        }
        _ => {}
    }
    if let Fact::OfferAnswered {
        number,
        accepted: true,
        ..
    } = fact
    {
        let rematch =
            |offer: &Offer| offer.number == *number && offer.proposal == Proposal::Rematch;
        let agreed = table
            .game()
            .is_some_and(|game| game.offers.iter().any(rematch));
        table.rematch_agreed |= agreed;
    }
    if let Some(game) = table.games.last_mut() {
        game.apply(fact);
    }
}

impl Game {
    fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::SeatGiven { .. } | Fact::SeatRevoked { .. } | Fact::GameOpened { .. } => {}
            Fact::PositionShown { start_ms, .. } => {
                self.shown = true;
                self.phase = Phase::Study {
                    start_ms: *start_ms,
                }
            }
            Fact::ClockStarted { at_ms } => self.go_on(*at_ms),
            Fact::MoveMade {
                at_ms,
                uci,
                spent_ms,
                lag_ms,
                compensated_ms,
                bank_ms,
                ..
            } => {
                let ply = |the_move, left_ms| Ply {
                    the_move,
                    left_ms,
                    at_ms: *at_ms,
                    spent_ms: *spent_ms,
                    lag_ms: *lag_ms,
                    compensated_ms: *compensated_ms,
                };
                self.make_move(uci, *spent_ms, *bank_ms, ply);
            }
            Fact::OfferMade {
                at_ms,
                number,
                by,
                proposal,
            } => {
                if *proposal == Proposal::Draw {
                    self.offered[*by] = Some(self.plies.len());
                    self.note(*at_ms, Noted::DrawOffered(*by));
                }
                self.offers.push(Offer {
                    number: *number,
                    by: *by,
                    proposal: *proposal,
                });
            }
            Fact::OfferAnswered { number, .. } => {
                self.offers.retain(|offer| offer.number != *number);
            }
            Fact::ClaimJudged {
                at_ms,
                by,
                claim,
                right: false,
                penalty_ms,
                ..
            } => {
                self.give(!*by, *penalty_ms);
                self.note(
                    *at_ms,
                    Noted::WrongClaim {
                        by: *by,
                        claim: (*claim).into(),
                        penalty_ms: *penalty_ms,
                    },
                );
            }
            Fact::ClaimJudged { .. } => {}
            Fact::GameEnded { at_ms, end } => {
                self.turn.stop(*at_ms);
                self.offers.clear();
                self.phase = Phase::Over {
                    at_ms: *at_ms,
                    end: *end,
                };
            }
            Fact::MovesTakenBack { at_ms, to_ply } => self.take_back(*at_ms, *to_ply as usize),
            Fact::ClocksStopped { at_ms, by, why } => {
                self.turn.stop(*at_ms);
                self.phase = Phase::Stopped { by: *by };
                let why = why.clone();
                self.note(*at_ms, Noted::Stopped { by: *by, why });
            }
            Fact::ClocksSet {
                at_ms,
                white_ms,
                black_ms,
            } => {
                let shown = ByColor {
                    white: *white_ms,
                    black: *black_ms,
                };
                self.set_clocks(shown);
                self.note(*at_ms, Noted::Set(shown));
            }
            Fact::Ruled {
                at_ms,
                text,
                article,
            } => {
                let (text, article) = (text.clone(), article.clone());
                self.note(*at_ms, Noted::Ruled { text, article });
            }
            Fact::ClocksRestarted { at_ms } => {
                self.go_on(*at_ms);
                self.note(*at_ms, Noted::Restarted);
            }
            Fact::GameReopened { at_ms } => {
                if let Phase::Over { end, .. } = self.phase {
                    self.note(*at_ms, Noted::Reopened(end));
                }
                self.offers.clear();
                // A position that nobody has seen is shown as any other.
                self.phase = if self.shown {
                    Phase::Stopped {
                        by: crate::Stopper::Arbiter,
                    }
                } else {
                    Phase::Opened
                };
            }
            Fact::OutageBegan {
                from_ms, until_ms, ..
            } => {
                let from_ms = self
                    .turn
                    .since
                    .map_or(*from_ms, |since| since.max(*from_ms));
                self.turn.stop(from_ms);
                // An outage that is told again is the same one.
                if !matches!(self.phase, Phase::Outage { .. }) {
                    self.note(from_ms, Noted::Outage(0));
                }
                self.phase = Phase::Outage {
                    until_ms: *until_ms,
                };
            }
            Fact::OutageEnded { at_ms } => {
                let outage = self
                    .notes
                    .iter_mut()
                    .rev()
                    .find_map(|note| match &mut note.what {
                        Noted::Outage(length) => Some((note.at_ms, length)),
                        _ => None,
                    });
                if let Some((from, length)) = outage {
                    *length = at_ms.saturating_sub(from);
                }
                self.go_on(*at_ms);
            }
        }
    }

    fn note(&mut self, at_ms: i64, what: Noted) {
        let ply = self.plies.len();
        self.notes.push(Note { ply, at_ms, what });
    }

    fn go_on(&mut self, at_ms: i64) {
        self.phase = Phase::Playing;
        self.turn.since = Some(at_ms);
    }

    fn make_move(&mut self, uci: &str, spent: i64, bank: i64, ply: impl FnOnce(Move, i64) -> Ply) {
        let by = self.to_move();
        let Ok(the_move) = self.board.position().read_uci(uci) else {
            return;
        };
        if self.board.play(the_move).is_err() {
            return;
        }
        let control = &self.opening.terms.control;
        let base = self.turn.after_move(control, by, spent, bank);
        let mut turn = Turn {
            base,
            ..Turn::default()
        };
        let ply = ply(the_move, turn.shown(control, !by, 0)[by]);
        turn.since = Some(ply.at_ms);
        self.turn = turn;
        self.clocks.push(base);
        // A draw offer ends with the opponent's move (9.1.2.1), what else was asked with any.
        self.offers
            .retain(|offer| offer.proposal == Proposal::Draw && offer.by == by);
        self.plies.push(ply);
    }

    fn take_back(&mut self, at_ms: i64, to_ply: usize) {
        let Some(mut base) = self.clocks.get(to_ply).copied() else {
            return;
        };
        let gone = self.plies.len().saturating_sub(to_ply);
        while self.plies.len() > to_ply && self.plies.pop().is_some() {
            self.board.undo();
        }
        self.clocks.truncate(to_ply + 1);
        // What was given back of lag stays given.
        for color in Color::ALL {
            base[color].bank_ms = self.turn.base[color].bank_ms;
        }
        self.turn = Turn {
            base,
            used: 0,
            since: self.turn.since.map(|_| at_ms),
        };
        self.offers.clear();
        for color in Color::ALL {
            self.offered[color] = self.offered[color].filter(|&ply| ply <= to_ply);
        }
        for note in &mut self.notes {
            note.ply = note.ply.min(to_ply);
        }
        self.note(at_ms, Noted::TakenBack(gone));
    }

    /// Sets what both clocks show. What a delay gives the move is given anew.
    fn set_clocks(&mut self, shown: ByColor<i64>) {
        self.turn.used = 0;
        let now = self
            .turn
            .shown(&self.opening.terms.control, self.to_move(), 0);
        for color in Color::ALL {
            self.give(color, shown[color].saturating_sub(now[color]));
        }
    }

    /// Adds to a clock, for this turn and for whoever comes back to it.
    fn give(&mut self, color: Color, ms: i64) {
        let clock = &mut self.turn.base[color];
        clock.give(ms);
        if let Some(kept) = self.clocks.last_mut() {
            kept[color].left_ms = clock.left_ms;
        }
    }
}

impl From<Claimed> for Claim {
    fn from(claimed: Claimed) -> Claim {
        match claimed {
            Claimed::ThreefoldRepetition => Claim::ThreefoldRepetition,
            Claimed::FiftyMoves => Claim::FiftyMoves,
        }
    }
}

/// The seats that are free.
impl Table {
    pub(crate) fn free_seat(&self) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| self.seats[seat].token.is_none())
    }
}
