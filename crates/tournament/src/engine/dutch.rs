//! The Dutch Swiss.

use rokada_pairing::{Pairing, Refusal as Why, dutch};

use super::ByRules;
use crate::{Bye, EntryId, Refusal, RoundBye, Tournament};

impl Tournament {
    pub(super) fn pair_dutch(&self) -> Result<ByRules, Refusal> {
        if self.initial_color.is_none() {
            return Err(Refusal::NoInitialColor);
        }
        let numbers = self.next_numbers();
        let who = |number: u32| numbers.get(number.checked_sub(1)? as usize).copied();
        let pairing = dutch::pair(&self.pairing_table(self.next_round()));
        let Pairing { pairs, bye, .. } = pairing.map_err(|why| self.refused(why, &numbers))?;
        let pairs = pairs
            .iter()
            .filter_map(|pair| Some((who(pair.white)?, who(pair.black)?, Some(pair.reason))));
        let bye = bye.and_then(|bye| {
            Some(RoundBye {
                entry: who(bye.player)?,
                bye: Bye::Pairing,
                why: Some(bye.reason),
            })
        });
        Ok(ByRules {
            pairs: pairs.collect(),
            byes: bye.into_iter().collect(),
        })
    }

    fn refused(&self, why: Why, numbers: &[EntryId]) -> Refusal {
        let round = self.next_round();
        let who = |&number: &u32| numbers.get(number.checked_sub(1)? as usize).copied();
        match why {
            Why::NoRoundLeft { .. } => Refusal::NoMoreRounds {
                rounds: self.planned_rounds(),
            },
            Why::TooFewPlayers { players } => Refusal::WrongNumberOfPlayers {
                players: u32::try_from(players).unwrap_or(u32::MAX),
                needed: 2,
            },
            Why::NoLegalPairing { stuck } => Refusal::NoPairing {
                round,
                stuck: stuck.iter().filter_map(who).collect(),
            },
            Why::NobodyMayHaveBye => Refusal::NoPairing {
                round,
                stuck: Vec::new(),
            },
            other => Refusal::PairingFault {
                fault: other.to_string(),
            },
        }
    }
}
