//! Seats taken, games opened, positions shown.

use rokada_token::TokenHash;

use super::Deciding;
use crate::game::Phase;
use crate::{Fact, Opening, Origin, Refusal, Seat, Terms};

/// The most letters of a name.
const MOST_NAME: usize = 60;

impl Deciding {
    pub(super) fn open(&mut self, opening: Box<Opening>) -> Result<(), Refusal> {
        if let Some(last) = self.table.game() {
            if last.end().is_none() {
                return Err(Refusal::GameOpen);
            }
            if self.table.return_game().is_some() {
                return Err(Refusal::ReturnGameFirst);
            }
        }
        let number = opening.position.number();
        if let Origin::Drawn { protocol } = &opening.origin
            && protocol.verify().ok() != Some(opening.position)
        {
            return Err(Refusal::WrongProtocol { number });
        }
        if opening.terms.study_ms > Terms::MOST_STUDY_MS {
            return Err(Refusal::StudyTooLong {
                most_ms: Terms::MOST_STUDY_MS,
            });
        }
        // White by turns: whoever had Black last has White of the new position.
        let white = self.table.game().map_or(Seat::First, |last| !last.white);
        self.opened(1, white, opening);
        Ok(())
    }

    pub(super) fn open_return_game(&mut self) -> Result<(), Refusal> {
        self.game()?;
        if !self.is_over() {
            return Err(Refusal::GameNotOver);
        }
        let (white, opening) = self.table.return_game().ok_or(Refusal::NewPositionNeeded)?;
        self.opened(2, white, Box::new(opening));
        Ok(())
    }

    fn opened(&mut self, leg: u8, white: Seat, opening: Box<Opening>) {
        let last = self.table.game().map_or(0, |game| game.number);
        self.add(Fact::GameOpened {
            at_ms: self.now,
            game: last.saturating_add(1),
            leg,
            white,
            opening,
        });
    }

    pub(super) fn take_seat(
        &mut self,
        seat: Seat,
        token: TokenHash,
        name: String,
    ) -> Result<(), Refusal> {
        let name = name.trim().to_owned();
        if name.chars().count() > MOST_NAME || name.chars().any(char::is_control) {
            return Err(Refusal::NameUnfit { most: MOST_NAME });
        }
        let sitter = &self.table.seats[seat];
        if sitter.token.is_some() {
            return Err(Refusal::SeatTaken);
        }
        // A seat that was revoked keeps its player's name unless a new one is told.
        let name = if name.is_empty() {
            sitter.name.clone()
        } else {
            name
        };
        self.give_seat(seat, token, name)
    }

    pub(super) fn renew_seat(&mut self, seat: Seat, token: TokenHash) -> Result<(), Refusal> {
        let name = self.table.seats[seat].name.clone();
        self.give_seat(seat, token, name)
    }

    fn give_seat(&mut self, seat: Seat, token: TokenHash, name: String) -> Result<(), Refusal> {
        if self.table.seat_of(token).is_some() {
            return Err(Refusal::SecretTaken);
        }
        self.add(Fact::SeatGiven {
            at_ms: self.now,
            seat,
            token,
            name,
        });
        Ok(())
    }

    pub(super) fn show(&mut self) -> Result<(), Refusal> {
        let game = self.open_game()?;
        if game.phase != Phase::Opened {
            return Err(Refusal::AlreadyShown);
        }
        let study = i64::from(game.opening.terms.study_ms);
        if self.table.free_seat().is_some() {
            return Err(Refusal::SeatFree);
        }
        self.add(Fact::PositionShown {
            at_ms: self.now,
            start_ms: self.now.saturating_add(study),
        });
        self.catch_up();
        Ok(())
    }
}
