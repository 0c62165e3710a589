//! Pairings changed by hand.

use rokada_chess::Color;

use super::Asked;
use crate::{Board, Bye, EntryId, Fact, Refusal, Round, RoundStatus, Warning};

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
        let mut warnings = self.seen(number, round);
        let swapped = |entry: EntryId| match entry {
            e if e == a => b,
            e if e == b => a,
            other => other,
        };
        let changed = |board: &&Board| [a, b].iter().any(|&e| board.opponent_of(e).is_some());
        for board in round.boards.iter().filter(changed) {
            let (white, black) = (swapped(board.white), swapped(board.black));
            if (white, black) == (board.black, board.white) {
                warnings.extend(self.state.color_warning(number, white, Color::White));
                warnings.extend(self.state.color_warning(number, black, Color::Black));
            } else {
                warnings.extend(self.state.pair_warnings(number, white, black));
            }
        }
        for (from, to) in [(a, b), (b, a)] {
            if round.byes.contains_key(&from) {
                warnings.extend(self.bye_warning(number, to));
            }
        }
        self.warn(warnings)?;
        Ok(Fact::PlayersSwapped {
            round: number,
            a,
            b,
        })
    }

    /// Colours may be changed in any round: a game may have been played with the wrong ones.
    pub(super) fn change_colors(&self, number: u16, board: u32) -> Result<Fact, Refusal> {
        let round = self.paired(number)?;
        let pair = round.board(board).ok_or(Refusal::UnknownBoard {
            round: number,
            board,
        })?;
        let mut warnings = self.seen(number, round);
        warnings.extend(self.state.color_warning(number, pair.black, Color::White));
        warnings.extend(self.state.color_warning(number, pair.white, Color::Black));
        self.warn(warnings)?;
        Ok(Fact::ColorsChanged {
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
        for entry in [white, black] {
            if let Some(board) = round.board_of(entry) {
                let board = board.number;
                return Err(Refusal::HasOpponent { entry, board });
            }
        }
        let mut warnings = self.seen(number, round);
        for entry in [white, black] {
            if !self.entry(entry)?.is_in(number) {
                warnings.push(Warning::NotInEvent { entry });
            }
        }
        warnings.extend(self.state.pair_warnings(number, white, black));
        self.warn(warnings)?;
        Ok(Fact::PairedByHand {
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
        self.warn(self.seen(number, round))?;
        Ok(Fact::BoardUnpaired {
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
        if let Some(board) = round.board_of(entry) {
            let board = board.number;
            return Err(Refusal::HasOpponent { entry, board });
        }
        if bye.is_none() {
            self.changeable(number)?;
            if !round.byes.contains_key(&entry) {
                return Err(Refusal::NoBye {
                    entry,
                    round: number,
                });
            }
        }
        let mut warnings = self.seen(number, round);
        if bye == Some(Bye::Pairing) {
            warnings.extend(self.bye_warning(number, entry));
        }
        self.warn(warnings)?;
        Ok(Fact::ByeSet {
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

    fn seen(&self, number: u16, round: &Round) -> Vec<Warning> {
        match round.status {
            RoundStatus::Published => vec![Warning::RoundIsPublished { round: number }],
            RoundStatus::Open | RoundStatus::Draft => Vec::new(),
        }
    }

    fn bye_warning(&self, number: u16, entry: EntryId) -> Option<Warning> {
        let round = self.state.bye_before(number, entry)?;
        Some(Warning::SecondBye { entry, round })
    }
}
