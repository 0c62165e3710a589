//! What an arbiter should know: of a pairing changed by hand, and of the rounds to come.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::{
    Change, Forecast, Game, PairedRound, Review, Side, Warning as Finding, dutch, review,
};

use crate::{Bye, EntryId, Pair, PairedBy, RoundStatus, System, Tournament, Warning};

impl Tournament {
    /// Everything in a round's pairing that the rules would not have done. Empty for a round that
    /// is not paired, and for systems by table, which repeat opponents and colours where they must.
    pub fn round_warnings(&self, number: u16) -> Vec<Warning> {
        let numbers = self.numbers_of(number);
        let warnings = self.review(number).map(|review| review.warnings);
        let warnings = warnings.unwrap_or_default();
        let words = |finding: &Finding| warning(*finding, &numbers);
        let mini_match = self.settings.games_per_round() == 2;
        warnings
            .iter()
            .filter_map(words)
            // The two games of a mini-match balance each other.
            .filter(|warning| !mini_match || !warning.is_about_colors())
            .collect()
    }

    /// How a round's pairing differs from that of the rules.
    pub fn changes_from_rules(&self, number: u16) -> Vec<PairChange> {
        let numbers = self.numbers_of(number);
        let changes = self.review(number).map(|review| review.changes);
        let changes = changes.unwrap_or_default();
        changes
            .iter()
            .filter_map(|change| pair_change(change, &numbers))
            .collect()
    }

    fn review(&self, number: u16) -> Option<Review> {
        let round = self
            .round(number)
            .filter(|r| r.status > RoundStatus::Open)?;
        if self.is_by_table() {
            return None;
        }
        let by_entry: BTreeMap<EntryId, u32> =
            self.numbers_of(number).into_iter().zip(1..).collect();
        let game = |white: EntryId, black: EntryId| {
            Some(Game {
                white: *by_entry.get(&white)?,
                black: *by_entry.get(&black)?,
            })
        };
        let with_bye = round.byes.iter().find(|(_, bye)| **bye == Bye::Pairing);
        let altered = PairedRound {
            games: round
                .boards
                .iter()
                .filter_map(|b| game(b.white, b.black))
                .collect(),
            bye: with_bye.and_then(|(entry, _)| by_entry.get(entry).copied()),
        };
        let table = self.pairing_table(number);
        let by_rules = match (round.paired_by, self.settings.system) {
            (Some(PairedBy::Rules), _) => PairedRound {
                games: round
                    .by_rules
                    .iter()
                    .filter_map(|&Pair { white, black, .. }| game(white, black))
                    .collect(),
                bye: round
                    .bye_by_rules
                    .and_then(|bye| by_entry.get(&bye.entry).copied()),
            },
            // A round paired by hand is held against what the rules would have made of it.
            (_, System::Dutch { .. }) => {
                dutch::pair(&table).map_or_else(|_| altered.clone(), |pairing| (&pairing).into())
            }
            _ => altered.clone(),
        };
        review(&table, &by_rules, &altered).ok()
    }

    /// What to warn of if the event is to have so many rounds: early, while it can be changed.
    pub fn outlook(&self, rounds: u16) -> Vec<Warning> {
        if self.is_by_table() || self.entries.is_empty() {
            return Vec::new();
        }
        let next = self.next_round();
        let numbers = self.numbers_of(next);
        let mut table = self.pairing_table(next);
        table.rounds = u32::from(rounds);
        let warning = match table.forecast() {
            Forecast::Enough => None,
            Forecast::Tight => Some(Warning::PairingMayFail { rounds }),
            Forecast::Impossible {
                player, opponents, ..
            } => who(&numbers, player).map(|entry| Warning::OpponentsRunOut {
                entry,
                opponents,
                rounds,
            }),
        };
        warning.into_iter().collect()
    }
}

/// A difference from the rules' pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum PairChange {
    /// The two meet in both, with the colours changed.
    Colors {
        /// White now.
        white: EntryId,
        /// Black now.
        black: EntryId,
    },
    /// The two would not have met.
    New {
        /// White.
        white: EntryId,
        /// Black.
        black: EntryId,
    },
    /// The two would have met.
    Gone {
        /// White by the rules.
        white: EntryId,
        /// Black by the rules.
        black: EntryId,
    },
    /// Somebody else has the pairing's bye, or nobody.
    Bye {
        /// Who has it by the rules.
        by_rules: Option<EntryId>,
        /// Who has it now.
        now: Option<EntryId>,
    },
}

fn who(numbers: &[EntryId], number: u32) -> Option<EntryId> {
    numbers.get(number.checked_sub(1)? as usize).copied()
}

fn pair_change(change: &Change, numbers: &[EntryId]) -> Option<PairChange> {
    let both = |game: Game| Some((who(numbers, game.white)?, who(numbers, game.black)?));
    Some(match *change {
        Change::Colors { game } => {
            let (white, black) = both(game)?;
            PairChange::Colors { white, black }
        }
        Change::New { game } => {
            let (white, black) = both(game)?;
            PairChange::New { white, black }
        }
        Change::Gone { game } => {
            let (white, black) = both(game)?;
            PairChange::Gone { white, black }
        }
        Change::Bye { by_rules, altered } => PairChange::Bye {
            by_rules: by_rules.and_then(|number| who(numbers, number)),
            now: altered.and_then(|number| who(numbers, number)),
        },
    })
}

fn warning(finding: Finding, numbers: &[EntryId]) -> Option<Warning> {
    let who = |number| who(numbers, number);
    let round_of = |round: u32| u16::try_from(round).unwrap_or(u16::MAX);
    Some(match finding {
        Finding::Rematch { game, round } => Warning::Rematch {
            a: who(game.white)?,
            b: who(game.black)?,
            round: round_of(round),
        },
        Finding::Forbidden { game } => Warning::ForbiddenPair {
            a: who(game.white)?,
            b: who(game.black)?,
        },
        Finding::ThirdColor { player, side } => Warning::ThirdColor {
            entry: who(player)?,
            color: match side {
                Side::White => Color::White,
                Side::Black => Color::Black,
            },
        },
        Finding::ColorDifference { player, difference } => Warning::ColorDifference {
            entry: who(player)?,
            difference,
        },
        Finding::ScoreGap { game, white, black } => Warning::ScoreGap {
            a: who(game.white)?,
            b: who(game.black)?,
            scores: (white, black),
        },
        Finding::SecondBye { player, round } => Warning::SecondBye {
            entry: who(player)?,
            round: round_of(round),
        },
        Finding::ByeToHigherScore {
            player,
            score,
            by_rules,
        } => Warning::ByeToHigherScore {
            entry: who(player)?,
            score,
            by_rules,
        },
        Finding::NeedlessBye { player } => Warning::NeedlessBye {
            entry: who(player)?,
        },
        Finding::LeftOut { player } => Warning::LeftOut {
            entry: who(player)?,
        },
        Finding::NotExpected { player } => Warning::NotInEvent {
            entry: who(player)?,
        },
    })
}
