//! Pairings changed by hand.

use super::Asked;
use crate::{Bye, EntryId, Fact, Refusal, Round, RoundStatus, Tournament, Warning, apply};

impl Asked<'_> {
    pub(super) fn swap_players(
        &self,
        number: u16,
        a: EntryId,
        b: EntryId,
    ) -> Result<Fact, Refusal> {
        self.two_players(a, b)?;
        let round = self.changeable(number)?;
        self.has_movable_place(number, round, a)?;
        self.has_movable_place(number, round, b)?;
        self.with_warnings(Fact::PlayersSwapped {
            round: number,
            a,
            b,
        })
    }

    /// Colours may be changed in any round: a game may have been played with the wrong ones.
    pub(super) fn change_colors(&self, number: u16, board: u32) -> Result<Fact, Refusal> {
        if self.paired(number)?.board(board).is_none() {
            return Err(Refusal::UnknownBoard {
                round: number,
                board,
            });
        }
        self.with_warnings(Fact::ColorsChanged {
            round: number,
            board,
        })
    }

    pub(super) fn pair_by_hand(
        &self,
        number: u16,
        white: EntryId,
        black: EntryId,
    ) -> Result<Fact, Refusal> {
        self.two_players(white, black)?;
        let round = self.changeable(number)?;
        self.has_no_opponent(round, white)?;
        self.has_no_opponent(round, black)?;
        self.with_warnings(Fact::PairedByHand {
            round: number,
            board: round.free_board(),
            white,
            black,
        })
    }

    pub(super) fn unpair_board(&self, number: u16, board: u32) -> Result<Fact, Refusal> {
        let round = self.changeable(number)?;
        let pair = round.board(board).ok_or(Refusal::UnknownBoard {
            round: number,
            board,
        })?;
        if pair.has_result() {
            return Err(Refusal::BoardHasResult {
                round: number,
                board,
            });
        }
        self.with_warnings(Fact::BoardUnpaired {
            round: number,
            board,
        })
    }

    /// A bye may be put right in any round; taken away only where a pair can take its place.
    pub(super) fn set_bye(
        &self,
        number: u16,
        entry: EntryId,
        bye: Option<Bye>,
    ) -> Result<Fact, Refusal> {
        self.entry(entry)?;
        let round = self.paired(number)?;
        self.has_no_opponent(round, entry)?;
        if bye.is_none() {
            self.changeable(number)?;
            if !round.byes.contains_key(&entry) {
                return Err(Refusal::NoBye {
                    entry,
                    round: number,
                });
            }
        }
        let mut byes = round.byes.iter();
        let other = byes.find(|&(&other, &b)| other != entry && b == Bye::Pairing);
        if let (Some(Bye::Pairing), Some((&entry, _))) = (bye, other) {
            return Err(Refusal::ByeTaken { entry });
        }
        self.with_warnings(Fact::ByeSet {
            round: number,
            entry,
            bye,
        })
    }

    /// Only the last paired round can be paired otherwise: later ones rest on the others.
    fn changeable(&self, number: u16) -> Result<&Round, Refusal> {
        let round = self.paired(number)?;
        let last = self.state.current_round();
        if number == last {
            Ok(round)
        } else {
            Err(Refusal::NotLastRound { last })
        }
    }

    fn has_no_opponent(&self, round: &Round, entry: EntryId) -> Result<(), Refusal> {
        match round.board_of(entry) {
            Some(board) => Err(Refusal::HasOpponent {
                entry,
                board: board.number,
            }),
            None => Ok(()),
        }
    }

    /// A player can change places from a board without results, or from the pairing's bye.
    fn has_movable_place(&self, number: u16, round: &Round, entry: EntryId) -> Result<(), Refusal> {
        match round.board_of(entry) {
            Some(board) if board.has_result() => Err(Refusal::BoardHasResult {
                round: number,
                board: board.number,
            }),
            Some(_) => Ok(()),
            None if round.byes.get(&entry) == Some(&Bye::Pairing) => Ok(()),
            None => Err(Refusal::NotInRound {
                entry,
                round: number,
            }),
        }
    }

    /// Warns of what the change would bring that the rules would not have done, and of changing
    /// what everyone has seen.
    fn with_warnings(&self, fact: Fact) -> Result<Fact, Refusal> {
        if self.confirmed {
            return Ok(fact);
        }
        let Some(number) = fact.changed_round() else {
            return Ok(fact);
        };
        let before = self.state.round_warnings(number);
        let mut after: Tournament = self.state.clone();
        apply(&mut after, &fact);
        let mut warnings = after.round_warnings(number);
        // Whoever is left out for now is to be paired next; publishing sees to that.
        warnings.retain(|w| !before.contains(w) && !matches!(w, Warning::LeftOut { .. }));
        let round = self.state.round(number);
        if round.is_some_and(|round| round.status == RoundStatus::Published) {
            warnings.insert(0, Warning::RoundIsPublished { round: number });
        }
        self.warn(warnings);
        Ok(fact)
    }
}

impl Fact {
    /// The round whose pairing a change by hand concerns.
    fn changed_round(&self) -> Option<u16> {
        match *self {
            Fact::PlayersSwapped { round, .. }
            | Fact::ColorsChanged { round, .. }
            | Fact::PairedByHand { round, .. }
            | Fact::BoardUnpaired { round, .. }
            | Fact::ByeSet { round, .. } => Some(round),
            _ => None,
        }
    }
}
