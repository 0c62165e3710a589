//! Offers and answers.

use rokada_chess::Color;

use super::Deciding;
use crate::game::Phase;
use crate::{Fact, Offer, Proposal, Refusal};

impl Deciding {
    /// Whether a draw may be offered: not before the regulations allow it (9.1.1), and once
    /// between two moves of one's own, since more would distract (11.5).
    pub(super) fn may_offer_draw(&self, by: Color) -> Result<(), Refusal> {
        let game = self.begun_game()?;
        let terms = &game.opening.terms;
        let number = game.board.position().fullmoves().get();
        if number < terms.draws_from.into() {
            let from = terms.draws_from;
            return Err(Refusal::TooEarlyForDraw { from });
        }
        let own_moves = |plies: usize| {
            let first = usize::from(game.board.start().turn() == by);
            (plies + first) / 2
        };
        let now = own_moves(game.plies.len());
        match game.offered[by] {
            Some(then) if own_moves(then) == now => Err(Refusal::OfferedAlready),
            _ => Ok(()),
        }
    }

    /// Offering a draw while the opponent's offer stands is accepting it.
    pub(super) fn offer_draw(&mut self, by: Color) -> Result<(), Refusal> {
        self.begun_game()?;
        if let Some(theirs) = self.standing(!by, Proposal::Draw) {
            return self.answer(by, theirs.number, true);
        }
        self.may_offer_draw(by)?;
        self.offer(by, Proposal::Draw);
        Ok(())
    }

    pub(super) fn ask_takeback(&mut self, by: Color) -> Result<(), Refusal> {
        let game = self.begun_game()?;
        if game.opening.terms.event {
            return Err(Refusal::NoTakebacks);
        }
        let back = if game.to_move() == by { 2 } else { 1 };
        let to_ply = game.plies.len().checked_sub(back);
        let to_ply = to_ply.ok_or(Refusal::NothingToTakeBack)?;
        let to_ply = u32::try_from(to_ply).unwrap_or(u32::MAX);
        let proposal = Proposal::Takeback { to_ply };
        // Two that cross can't both be right about where to go.
        if let Some(theirs) = self.standing(!by, proposal) {
            return Err(Refusal::AnswerFirst {
                number: theirs.number,
            });
        }
        self.offer_once(by, proposal)
    }

    pub(super) fn offer_rematch(&mut self, by: Color) -> Result<(), Refusal> {
        let game = self.game()?;
        if game.end().is_none() {
            return Err(Refusal::GameNotOver);
        }
        if game.opening.terms.event {
            return Err(Refusal::NoRematches);
        }
        if self.table.rematch_agreed {
            return Err(Refusal::OfferedAlready);
        }
        match self.standing(!by, Proposal::Rematch) {
            Some(theirs) => self.answer(by, theirs.number, true),
            None => self.offer_once(by, Proposal::Rematch),
        }
    }

    pub(super) fn answer(&mut self, by: Color, number: u32, accept: bool) -> Result<(), Refusal> {
        let game = self.game()?;
        let offer = game.offers.iter().find(|offer| offer.number == number);
        let offer = *offer.ok_or(Refusal::NoSuchOffer { number })?;
        if offer.by == by {
            return Err(Refusal::OwnOffer {
                proposal: offer.proposal,
            });
        }
        let stopped = matches!(game.phase, Phase::Stopped { .. });
        if stopped && accept && matches!(offer.proposal, Proposal::Takeback { .. }) {
            return Err(Refusal::ClocksStopped);
        }
        let at_ms = self.now;
        self.add(Fact::OfferAnswered {
            at_ms,
            number,
            accepted: accept,
        });
        match offer.proposal {
            _ if !accept => {}
            Proposal::Draw => self.end(crate::End::Agreement),
            Proposal::Takeback { to_ply } => self.add(Fact::MovesTakenBack { at_ms, to_ply }),
            // The second game needs nothing new; for the third a position has to be drawn first.
            Proposal::Rematch if self.table.return_game().is_some() => self.open_return_game()?,
            Proposal::Rematch => {}
        }
        Ok(())
    }

    fn standing(&self, by: Color, proposal: Proposal) -> Option<Offer> {
        let game = self.table.game()?;
        let like = |offer: &&Offer| offer.by == by && offer.proposal.is_like(proposal);
        game.offers.iter().find(like).copied()
    }

    fn offer_once(&mut self, by: Color, proposal: Proposal) -> Result<(), Refusal> {
        if self.standing(by, proposal).is_some() {
            return Err(Refusal::OfferedAlready);
        }
        self.offer(by, proposal);
        Ok(())
    }

    fn offer(&mut self, by: Color, proposal: Proposal) {
        self.add(Fact::OfferMade {
            at_ms: self.now,
            number: self.table.offers.saturating_add(1),
            by,
            proposal,
        });
    }
}
