//! An act that touches the integrity of pairings or standings, with what it changed.

use std::fmt;

use rokada_pairing::Points;
use serde::Serialize;

use super::ActKind;
use crate::{Bye, EntryId, GameResult};

/// What somebody did, or is about to do, that the rules would not have done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// FIDE mode is left.
    ModeLeft,
    /// Another number of rounds.
    Rounds {
        /// How many there were.
        was: u16,
        /// How many there are.
        now: u16,
        /// The paired rounds that would be paired otherwise now.
        differing: Vec<u16>,
    },
    /// Results are worth something else.
    Scoring {
        /// What they were worth: `1-0.5-0`.
        was: String,
        /// What they are worth.
        now: String,
        /// The paired rounds that would be paired otherwise now.
        differing: Vec<u16>,
    },
    /// The pairing's bye is worth something else.
    ByeWorth {
        /// What it was worth.
        was: Points,
        /// What it is worth, in earlier rounds too.
        now: Points,
        /// The paired rounds that would be paired otherwise now.
        differing: Vec<u16>,
    },
    /// Other tie-breaks, or others by another edition.
    TieBreaks {
        /// The list as it was, with the edition.
        was: String,
        /// The list as it is.
        now: String,
    },
    /// Byes on request and late entries are ruled otherwise.
    ByeRules,
    /// Who may meet whom was changed.
    Prohibition {
        /// The pairs that may not meet any more.
        forbidden: Vec<(EntryId, EntryId)>,
        /// The pairs that may meet again.
        allowed: Vec<(EntryId, EntryId)>,
    },
    /// Another result in a round before the last paired one.
    OldResult {
        /// The round.
        round: u16,
        /// White.
        white: EntryId,
        /// Black.
        black: EntryId,
        /// What stood.
        was: Option<GameResult>,
        /// What stands.
        now: Option<GameResult>,
    },
    /// An adjourned game of such a round ended otherwise than in a draw.
    Adjournment {
        /// The round.
        round: u16,
        /// White.
        white: EntryId,
        /// Black.
        black: EntryId,
        /// How it ended.
        now: GameResult,
    },
    /// The colours of such a round's game changed.
    OldColors {
        /// The round.
        round: u16,
        /// White before.
        white: EntryId,
        /// Black before.
        black: EntryId,
    },
    /// Another bye in such a round.
    OldBye {
        /// The round.
        round: u16,
        /// The player.
        entry: EntryId,
        /// What the player had.
        was: Option<Bye>,
        /// What the player has.
        now: Option<Bye>,
    },
    /// Pairing by hand began.
    ManualBegun {
        /// The round.
        round: u16,
    },
    /// A pairing made by hand is not that of the rules.
    ManualPairing {
        /// The round.
        round: u16,
        /// What only the rules have; `None` for the pairing's bye instead of an opponent.
        by_rules: Vec<(EntryId, Option<EntryId>)>,
        /// What only the arbiter has.
        made: Vec<(EntryId, Option<EntryId>)>,
    },
    /// A pairing that everyone had seen was thrown away.
    Regeneration {
        /// The round.
        round: u16,
    },
    /// A full point without a game.
    FullPointBye {
        /// The round.
        round: u16,
        /// The player.
        entry: EntryId,
    },
    /// Another half point without a game.
    SecondHalfPointBye {
        /// The round.
        round: u16,
        /// The player.
        entry: EntryId,
    },
    /// A bye before anything was paired.
    EarlyBye {
        /// The round.
        round: u16,
        /// The player.
        entry: EntryId,
        /// What the player gets; `None` where it was given back.
        bye: Option<Bye>,
    },
    /// The start list in another order than that of strength.
    Exchange {
        /// How many stand elsewhere.
        moved: u32,
    },
    /// Pairing numbers changed.
    Renumbered {
        /// How many have another number.
        moved: u32,
    },
    /// Somebody entered late.
    LateEntry {
        /// The first round they play.
        round: u16,
        /// How many.
        players: u32,
    },
    /// Somebody entered after the fourth pairing.
    VeryLateEntry {
        /// The first round they play.
        round: u16,
        /// The entries.
        entries: Vec<EntryId>,
    },
    /// A round is paired although old games are adjourned.
    OldGamesOpen {
        /// The round that is paired.
        round: u16,
        /// How many games.
        games: u32,
    },
    /// Somebody left a round robin so early that nothing counts.
    NotCounted {
        /// The player.
        entry: EntryId,
        /// Games completed.
        completed: u32,
        /// Games in all.
        games: u32,
    },
    /// Somebody left a round robin so late that all counts, and the rest is forfeited.
    Forfeited {
        /// The player.
        entry: EntryId,
        /// Games completed.
        completed: u32,
        /// Games in all.
        games: u32,
    },
}

impl Act {
    /// Of which kind it is.
    pub const fn kind(&self) -> ActKind {
        match self {
            Act::ModeLeft => ActKind::ModeLeft,
            Act::Rounds { .. } => ActKind::Rounds,
            Act::Scoring { .. } => ActKind::Scoring,
            Act::ByeWorth { .. } => ActKind::ByeWorth,
            Act::TieBreaks { .. } => ActKind::TieBreaks,
            Act::ByeRules => ActKind::ByeRules,
            Act::Prohibition { .. } => ActKind::Prohibition,
            Act::OldResult { .. } => ActKind::OldResult,
            Act::Adjournment { .. } => ActKind::Adjournment,
            Act::OldColors { .. } => ActKind::OldColors,
            Act::OldBye { .. } => ActKind::OldBye,
            Act::ManualBegun { .. } => ActKind::ManualBegun,
            Act::ManualPairing { .. } => ActKind::ManualPairing,
            Act::Regeneration { .. } => ActKind::Regeneration,
            Act::FullPointBye { .. } => ActKind::FullPointBye,
            Act::SecondHalfPointBye { .. } => ActKind::SecondHalfPointBye,
            Act::EarlyBye { .. } => ActKind::EarlyBye,
            Act::Exchange { .. } => ActKind::Exchange,
            Act::Renumbered { .. } => ActKind::Renumbered,
            Act::LateEntry { .. } => ActKind::LateEntry,
            Act::VeryLateEntry { .. } => ActKind::VeryLateEntry,
            Act::OldGamesOpen { .. } => ActKind::OldGamesOpen,
            Act::NotCounted { .. } => ActKind::NotCounted,
            Act::Forfeited { .. } => ActKind::Forfeited,
        }
    }

    /// The round that it is about; `None` for what concerns the event.
    pub const fn round(&self) -> Option<u16> {
        match *self {
            Act::OldResult { round, .. }
            | Act::Adjournment { round, .. }
            | Act::OldColors { round, .. }
            | Act::OldBye { round, .. }
            | Act::ManualBegun { round }
            | Act::ManualPairing { round, .. }
            | Act::Regeneration { round }
            | Act::FullPointBye { round, .. }
            | Act::SecondHalfPointBye { round, .. }
            | Act::EarlyBye { round, .. }
            | Act::LateEntry { round, .. }
            | Act::VeryLateEntry { round, .. }
            | Act::OldGamesOpen { round, .. } => Some(round),
            _ => None,
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind() {
            ActKind::ModeLeft => {
                "FIDE mode is left for good: the event's pages and its report say so"
            }
            ActKind::Rounds => "the number of rounds changes though a round is paired",
            ActKind::Scoring => "results would be worth something else, in earlier rounds too",
            ActKind::ByeWorth => "the bye would be worth something else, in earlier rounds too",
            ActKind::TieBreaks => "the tie-breaks change though a round is paired",
            ActKind::ByeRules => "the rules on byes and late entries change though a round is paired",
            ActKind::Prohibition => "who may meet whom would change though a round is paired",
            ActKind::OldResult => "a result changes on which later rounds were paired",
            ActKind::Adjournment => {
                "an adjourned game ends otherwise than in the draw that later rounds were paired on"
            }
            ActKind::OldColors => "colours change on which later rounds were paired",
            ActKind::OldBye => "a bye changes on which later rounds were paired",
            ActKind::ManualBegun => {
                "pairing by hand begins; it ends when the round is published, and is then compared with the rules"
            }
            ActKind::ManualPairing => "the pairing made by hand is not that of the rules",
            ActKind::Regeneration => "a pairing that everyone has seen is thrown away",
            ActKind::FullPointBye => "full-point byes are deprecated",
            ActKind::SecondHalfPointBye => "it is not the player's first half-point bye",
            ActKind::EarlyBye => "a bye is arranged before anything is paired",
            ActKind::Exchange => "the start list is not in the order of strength",
            ActKind::Renumbered => "pairing numbers change though a round is paired",
            ActKind::LateEntry => "a late entry",
            ActKind::VeryLateEntry => "an entry after the fourth round: others keep their numbers",
            ActKind::OldGamesOpen => "games of rounds before the last are still adjourned",
            ActKind::NotCounted => {
                "less than half of the games are completed: the results stay in the crosstable and count for nobody"
            }
            ActKind::Forfeited => {
                "half of the games or more are completed: all results count, and the remaining games are forfeited"
            }
        })
    }
}
