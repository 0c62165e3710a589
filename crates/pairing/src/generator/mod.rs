//! Random tournaments, to test pairings with.
//!
//! FIDE asks endorsed programs for a random tournament generator: tournaments with all that happens
//! in real ones, drawn from a seed, whose rounds another program can pair again. Here the
//! [configuration](GeneratorConfig) says what happens how often, [`Lots`] decide, and the pairing
//! function that is passed in pairs the rounds. The same configuration, seed and pairing give the
//! same tournament everywhere.

mod config;
mod config_error;
mod frequency;
mod tournament;

pub use config::{GeneratorConfig, Parity};
pub use config_error::{ConfigError, ConfigFault, Wanted};
pub use frequency::{Amount, Frequency};

use std::collections::BTreeSet;

use crate::{Lots, PairedRound, Player, Refusal, Table};
use tournament::Tournament;

/// How often a tournament that can't be paired to the end is thrown away and drawn anew.
const ATTEMPTS: u32 = 100;

/// A tournament that never took place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The tournament after its last round.
    pub table: Table,
    /// The rating of each player, in the order of the table; the strongest first.
    pub ratings: Vec<u16>,
    /// The games that are not rated: the round, from 1, and the number of a player.
    pub unrated: BTreeSet<(u32, u32)>,
}

impl Generated {
    /// The tournament as it stood before a round, counted from 1: with the rounds before it, and
    /// with who takes part in it.
    #[must_use]
    pub fn before(&self, round: u32) -> Table {
        let past = round.saturating_sub(1) as usize;
        let players = self.table.players.iter().map(|player| Player {
            takes_part: player
                .history
                .get(past)
                .is_some_and(|record| record.was_paired()),
            history: player.history[..past.min(player.history.len())].to_vec(),
            ..player.clone()
        });
        Table {
            players: players.collect(),
            ..self.table.clone()
        }
    }
}

/// No tournament came about: each that was drawn reached a round that can't be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "none of {ATTEMPTS} tournaments could be paired to the end ({last}); allow more players or fewer rounds"
)]
pub struct NoTournament {
    /// Why the last one came to an end.
    pub last: Refusal,
}

/// Draws a tournament and plays it, each round paired by `pair`.
///
/// A tournament in which `pair` refuses a round is thrown away and another is drawn from the same
/// seed: small fields with many rounds can run out of opponents.
///
/// # Errors
///
/// [`NoTournament`] when a hundred tournaments in a row ended that way.
pub fn generate(
    config: &GeneratorConfig,
    seed: u64,
    mut pair: impl FnMut(&Table) -> Result<PairedRound, Refusal>,
) -> Result<Generated, NoTournament> {
    let mut lots = Lots::new(seed);
    let mut last = Refusal::NobodyMayHaveBye;
    for _ in 0..ATTEMPTS {
        match Tournament::draw(config, &mut lots).play(&mut lots, &mut pair) {
            Ok(generated) => return Ok(generated),
            Err(refusal) => last = refusal,
        }
    }
    Err(NoTournament { last })
}
