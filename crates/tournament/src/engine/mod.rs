//! The bridge to the pairing library: the event as its rules look at it.

mod dutch;
mod review;
mod table;
mod tables;

pub use review::PairChange;

use rokada_pairing::Reason;

use crate::{EntryId, Refusal, RoundBye, System, Tournament};

/// What the rules of the system make of the next round, in the order of the boards.
#[derive(Debug)]
pub(crate) struct ByRules {
    /// White, Black, and why.
    pub(crate) pairs: Vec<(EntryId, EntryId, Option<Reason>)>,
    /// Whom the rules leave without an opponent.
    pub(crate) byes: Vec<RoundBye>,
}

impl Tournament {
    /// Everyone in the order of the pairing numbers that the next round is paired with.
    pub(crate) fn next_numbers(&self) -> Vec<EntryId> {
        let list = self.start_list();
        if self.is_by_table() && self.current_round() == 0 {
            // The tables are made for those who are there at the start.
            let there = |entry: &EntryId| self.entry(*entry).is_some_and(|e| e.is_in(1));
            list.into_iter().filter(there).collect()
        } else {
            list
        }
    }

    /// Pairs the next round by the rules of the system.
    pub(crate) fn pair_by_rules(&self) -> Result<ByRules, Refusal> {
        match self.settings.system {
            System::Dutch { .. } => self.pair_dutch(),
            System::RoundRobin { double } => self.pair_round_robin(double),
            System::KnockOut { third_place } => self.pair_knock_out(third_place),
            System::Scheveningen => self.pair_scheveningen(),
            System::ByHand => Err(Refusal::PairedByHand),
        }
    }
}
