//! Rounds paired, published, unpaired.

use std::collections::BTreeSet;

use super::Asked;
use crate::engine::ByRules;
use crate::{
    Board, Entry, EntryId, Fact, Pair, PairedBy, Refusal, Round, RoundBye, RoundStatus, Warning,
};

impl Asked<'_> {
    pub(super) fn pair_round(&self) -> Result<Fact, Refusal> {
        self.rounds_are_complete()?;
        let ByRules { pairs, byes: free } = self.state.pair_by_rules()?;
        let mut placed: BTreeSet<EntryId> = pairs.iter().flat_map(|&(w, b, _)| [w, b]).collect();
        placed.extend(free.iter().map(|bye| bye.entry));
        let pairs = (1..).zip(pairs).map(|(board, (white, black, why))| Pair {
            board,
            white,
            black,
            why,
        });
        let byes = self.arranged_byes(&placed).chain(free).collect();
        Ok(Fact::RoundPaired {
            round: self.state.next_round(),
            numbers: self.state.next_numbers(),
            pairs: pairs.collect(),
            byes,
            by: PairedBy::Rules,
        })
    }

    pub(super) fn pair_round_by_hand(&self) -> Result<Fact, Refusal> {
        self.rounds_are_complete()?;
        Ok(Fact::RoundPaired {
            round: self.state.next_round(),
            numbers: self.state.next_numbers(),
            pairs: Vec::new(),
            byes: self.arranged_byes(&BTreeSet::new()).collect(),
            by: PairedBy::Hand,
        })
    }

    pub(super) fn publish_round(&self, number: u16) -> Result<Fact, Refusal> {
        let round = self.paired(number)?;
        if round.status == RoundStatus::Published {
            return Err(Refusal::AlreadyPublished { round: number });
        }
        self.everyone_has_a_place(number, round)?;
        Ok(Fact::RoundPublished { round: number })
    }

    pub(super) fn unpair_round(&self, number: u16) -> Result<Fact, Refusal> {
        let round = self.paired(number)?;
        let last = self.state.current_round();
        if number != last {
            return Err(Refusal::NotLastRound { last });
        }
        let mut warnings = Vec::new();
        if round.status == RoundStatus::Published {
            warnings.push(Warning::RoundIsPublished { round: number });
        }
        let with_result = round.boards.iter().filter(|board| Board::has_result(board));
        let boards: Vec<u32> = with_result.map(|board| board.number).collect();
        if !boards.is_empty() {
            warnings.push(Warning::ResultsLost {
                round: number,
                boards,
            });
        }
        self.warn(warnings);
        Ok(Fact::RoundUnpaired { round: number })
    }

    /// Before a round is paired, every earlier one is published and has all its results.
    fn rounds_are_complete(&self) -> Result<(), Refusal> {
        let state = self.state;
        let rounds = state.planned_rounds();
        if state.next_round() > rounds {
            return Err(Refusal::NoMoreRounds { rounds });
        }
        for (number, round) in state.paired_rounds() {
            if round.status < RoundStatus::Published {
                return Err(Refusal::NotPublished { round: number });
            }
            self.everyone_has_a_place(number, round)?;
            let boards = round.unfinished();
            if !boards.is_empty() {
                return Err(Refusal::ResultsMissing {
                    round: number,
                    boards,
                });
            }
        }
        Ok(())
    }

    /// In the pairing of a round nobody may be forgotten.
    fn everyone_has_a_place(&self, number: u16, round: &Round) -> Result<(), Refusal> {
        let mut placed: BTreeSet<EntryId> = round.byes.keys().copied().collect();
        placed.extend(
            round
                .boards
                .iter()
                .flat_map(|board| [board.white, board.black]),
        );
        let entries: Vec<EntryId> = self
            .expected(number)
            .map(|entry| entry.id)
            .filter(|entry| !placed.contains(entry))
            .collect();
        if entries.is_empty() {
            Ok(())
        } else {
            Err(Refusal::PlayersUnpaired {
                round: number,
                entries,
            })
        }
    }

    /// Who needs an opponent or a bye in a round. Tables seat whom they seat.
    fn expected(&self, round: u16) -> impl Iterator<Item = &Entry> {
        let by_table = self.state.is_by_table();
        self.state.in_event(round).filter(move |_| !by_table)
    }

    /// Byes arranged beforehand, of those who have no place yet.
    fn arranged_byes<'a>(
        &'a self,
        placed: &'a BTreeSet<EntryId>,
    ) -> impl Iterator<Item = RoundBye> + 'a {
        let round = self.state.next_round();
        let others = self
            .state
            .in_event(round)
            .filter(|e| !placed.contains(&e.id));
        others.filter_map(move |entry| {
            Some(RoundBye {
                entry: entry.id,
                bye: *entry.byes.get(&round)?,
                why: None,
            })
        })
    }
}
