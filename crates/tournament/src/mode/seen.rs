//! What taking back does not take back: that everyone had seen a pairing which is then thrown away.

use std::collections::BTreeSet;

use super::{Act, Deed};
use crate::{Fact, RoundStatus, Tournament};

/// What stays known when facts are taken back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seen {
    /// The places, among the facts that hold, of pairings that were published once.
    pairings: BTreeSet<usize>,
    /// What was done by taking back, each with how many facts held then.
    deeds: Vec<(usize, Deed)>,
}

impl Tournament {
    /// Whether a round's pairing is thrown away that everyone has seen.
    pub(super) fn is_seen(&self, round: u16) -> bool {
        let published = self
            .round(round)
            .is_some_and(|round| round.status == RoundStatus::Published);
        let place = self.place_of_pairing(round);
        published || place.is_some_and(|place| self.seen.pairings.contains(&place))
    }

    /// What is done by taking the last fact back.
    pub(super) fn acts_of_undoing(&self) -> Vec<Act> {
        match self.log.last() {
            Some(&Fact::RoundPaired { round, .. }) if self.is_seen(round) => {
                vec![Act::Regeneration { round }]
            }
            _ => Vec::new(),
        }
    }

    /// The event without its last fact.
    pub(crate) fn undone(mut self) -> Tournament {
        let after_round = self.current_round();
        let acts = self.acts_of_undoing().into_iter();
        let mut seen = std::mem::take(&mut self.seen);
        let deeds = acts.map(|act| (self.log.len(), Deed { after_round, act }));
        seen.deeds.extend(deeds);
        if let Some(&Fact::RoundPublished { round }) = self.log.last() {
            seen.pairings.extend(self.place_of_pairing(round));
        }
        self.log.pop();
        let held = self.log.len();
        seen.pairings.retain(|place| *place < held);
        for (at, _) in &mut seen.deeds {
            *at = held.min(*at);
        }
        let mut before = Tournament {
            seen: seen.clone(),
            ..Tournament::default()
        };
        let mut deeds = seen.deeds.into_iter().peekable();
        for (place, fact) in self.log.iter().enumerate() {
            while let Some((_, deed)) = deeds.next_if(|(at, _)| *at <= place) {
                before.deeds.push(deed);
            }
            crate::apply(&mut before, fact);
        }
        before.deeds.extend(deeds.map(|(_, deed)| deed));
        before
    }

    /// Where the pairing of a round stands among the facts that hold.
    fn place_of_pairing(&self, number: u16) -> Option<usize> {
        let pairs =
            |fact: &Fact| matches!(*fact, Fact::RoundPaired { round, .. } if round == number);
        self.log.iter().rposition(pairs)
    }
}
