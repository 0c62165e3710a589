//! The table of acts: how hard each is asked, where it stands in a report, which questions it answers.

use serde::{Deserialize, Serialize};

use super::Level;
use crate::trf::ActWord;

/// The kinds of acts that touch the integrity of pairings or of the standings.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActKind {
    /// FIDE mode is left.
    ModeLeft,
    /// Another number of rounds after the first pairing.
    Rounds,
    /// What results are worth changes after the first pairing.
    Scoring,
    /// What the pairing's bye is worth changes after the first pairing.
    ByeWorth,
    /// The list of tie-breaks, or the edition that they follow, changes after the first pairing.
    TieBreaks,
    /// Byes on request and late entries are ruled otherwise after the first pairing.
    ByeRules,
    /// A pair is forbidden or allowed after the first pairing.
    Prohibition,
    /// A result of a round before the last paired one changes.
    OldResult,
    /// An adjourned game of such a round ends otherwise than in a draw.
    Adjournment,
    /// The colours of a game of such a round change.
    OldColors,
    /// What somebody got for such a round without a game changes.
    OldBye,
    /// An arbiter begins to pair by hand.
    ManualBegun,
    /// A pairing made by hand is not that of the rules.
    ManualPairing,
    /// A pairing that everyone has seen is thrown away.
    Regeneration,
    /// A full point without a game.
    FullPointBye,
    /// A second half point without a game.
    SecondHalfPointBye,
    /// A bye before anything is paired.
    EarlyBye,
    /// The start list is put in another order than that of strength.
    Exchange,
    /// Pairing numbers change after the first pairing.
    Renumbered,
    /// Somebody enters after the first pairing.
    LateEntry,
    /// Somebody enters after the fourth pairing.
    VeryLateEntry,
    /// A round is paired while games of rounds before the last are adjourned.
    OldGamesOpen,
    /// Somebody leaves a round robin with less than half of the games completed.
    NotCounted,
    /// Somebody leaves a round robin with half of the games completed or more.
    Forfeited,
}

impl ActKind {
    /// All of them.
    pub const ALL: [ActKind; 24] = [
        ActKind::ModeLeft,
        ActKind::Rounds,
        ActKind::Scoring,
        ActKind::ByeWorth,
        ActKind::TieBreaks,
        ActKind::ByeRules,
        ActKind::Prohibition,
        ActKind::OldResult,
        ActKind::Adjournment,
        ActKind::OldColors,
        ActKind::OldBye,
        ActKind::ManualBegun,
        ActKind::ManualPairing,
        ActKind::Regeneration,
        ActKind::FullPointBye,
        ActKind::SecondHalfPointBye,
        ActKind::EarlyBye,
        ActKind::Exchange,
        ActKind::Renumbered,
        ActKind::LateEntry,
        ActKind::VeryLateEntry,
        ActKind::OldGamesOpen,
        ActKind::NotCounted,
        ActKind::Forfeited,
    ];

    /// How hard it is asked in FIDE mode.
    pub const fn level(self) -> Level {
        match self {
            ActKind::Scoring | ActKind::ByeWorth | ActKind::Prohibition => Level::Refused,
            ActKind::ModeLeft | ActKind::Rounds | ActKind::TieBreaks | ActKind::ManualPairing => {
                Level::Twice
            }
            ActKind::ByeRules
            | ActKind::OldResult
            | ActKind::Adjournment
            | ActKind::OldColors
            | ActKind::OldBye
            | ActKind::ManualBegun
            | ActKind::Regeneration
            | ActKind::SecondHalfPointBye
            | ActKind::EarlyBye
            | ActKind::Exchange
            | ActKind::Renumbered
            | ActKind::VeryLateEntry
            | ActKind::NotCounted
            | ActKind::Forfeited => Level::Confirmed,
            ActKind::FullPointBye | ActKind::OldGamesOpen => Level::Acknowledged,
            ActKind::LateEntry => Level::Told,
        }
    }

    /// How hard it is asked once FIDE mode is left: what was refused is confirmed, nothing else is
    /// made easier.
    pub const fn level_outside(self) -> Level {
        match self.level() {
            Level::Refused => Level::Confirmed,
            level => level,
        }
    }

    /// The word under which a report tells of it; `None` for what a report shows anyway.
    pub const fn word(self) -> Option<ActWord> {
        Some(match self {
            ActKind::ModeLeft => ActWord::ModeLeft,
            ActKind::Rounds
            | ActKind::Scoring
            | ActKind::ByeWorth
            | ActKind::TieBreaks
            | ActKind::ByeRules => ActWord::Configuration,
            ActKind::Prohibition => ActWord::Prohibition,
            ActKind::OldResult | ActKind::OldColors | ActKind::OldBye => ActWord::Correction,
            ActKind::Adjournment => ActWord::Adjournment,
            ActKind::ManualPairing => ActWord::ManualPairing,
            ActKind::Regeneration => ActWord::Regeneration,
            ActKind::FullPointBye => ActWord::FullPointBye,
            ActKind::EarlyBye => ActWord::EarlyBye,
            ActKind::Exchange | ActKind::Renumbered => ActWord::Exchange,
            ActKind::VeryLateEntry => ActWord::LateEntry,
            ActKind::NotCounted | ActKind::Forfeited => ActWord::Withdrawal,
            ActKind::ManualBegun
            | ActKind::SecondHalfPointBye
            | ActKind::LateEntry
            | ActKind::OldGamesOpen => return None,
        })
    }

    /// The questions of the checklist that it answers.
    pub const fn questions(self) -> &'static [u16] {
        match self {
            ActKind::ModeLeft => &[42, 43, 44],
            ActKind::Rounds => &[57, 58, 59, 60, 61],
            ActKind::Scoring => &[75, 76, 77, 78],
            ActKind::ByeWorth => &[85, 86, 87, 88],
            ActKind::TieBreaks => &[200, 201, 202],
            ActKind::ByeRules => &[],
            ActKind::Prohibition => &[196],
            ActKind::OldResult => &[189, 191],
            ActKind::Adjournment => &[162, 163],
            ActKind::OldColors | ActKind::OldBye => &[189, 191],
            ActKind::ManualBegun => &[64, 65],
            ActKind::ManualPairing => &[68, 69],
            ActKind::Regeneration => &[],
            ActKind::FullPointBye => &[177, 178, 179],
            ActKind::SecondHalfPointBye => &[173, 174],
            ActKind::EarlyBye => &[112, 113, 114, 115],
            ActKind::Exchange => &[148, 149, 150],
            ActKind::Renumbered => &[153, 154],
            ActKind::LateEntry => &[],
            ActKind::VeryLateEntry => &[156],
            ActKind::OldGamesOpen => &[168],
            ActKind::NotCounted | ActKind::Forfeited => &[103],
        }
    }

    /// Its name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            ActKind::ModeLeft => "mode_left",
            ActKind::Rounds => "rounds",
            ActKind::Scoring => "scoring",
            ActKind::ByeWorth => "bye_worth",
            ActKind::TieBreaks => "tie_breaks",
            ActKind::ByeRules => "bye_rules",
            ActKind::Prohibition => "prohibition",
            ActKind::OldResult => "old_result",
            ActKind::Adjournment => "adjournment",
            ActKind::OldColors => "old_colors",
            ActKind::OldBye => "old_bye",
            ActKind::ManualBegun => "manual_begun",
            ActKind::ManualPairing => "manual_pairing",
            ActKind::Regeneration => "regeneration",
            ActKind::FullPointBye => "full_point_bye",
            ActKind::SecondHalfPointBye => "second_half_point_bye",
            ActKind::EarlyBye => "early_bye",
            ActKind::Exchange => "exchange",
            ActKind::Renumbered => "renumbered",
            ActKind::LateEntry => "late_entry",
            ActKind::VeryLateEntry => "very_late_entry",
            ActKind::OldGamesOpen => "old_games_open",
            ActKind::NotCounted => "not_counted",
            ActKind::Forfeited => "forfeited",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_stands_once_in_the_table() {
        for (place, kind) in ActKind::ALL.iter().enumerate() {
            assert_eq!(*kind as usize, place, "{kind:?}");
            assert_eq!(
                serde_json::to_string(kind).unwrap(),
                format!("\"{}\"", kind.name())
            );
            assert!(
                kind.level_outside() < Level::Refused,
                "{kind:?} stays possible"
            );
        }
    }
}
