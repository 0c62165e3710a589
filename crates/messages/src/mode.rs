//! FIDE mode in words: what an act does, and that the mode was left.

use rokada_tournament::{Act, EntryId, GameResult, ModeLeft};

use crate::event::number;
use crate::{Arg, Who, Words};

impl Words {
    /// What an act does to pairings or standings, so that one can decide whether to do it.
    pub fn act(&self, act: &Act, who: Who<'_>) -> String {
        let text =
            |name: &'static str, text: &str| -> Arg<'static> { (name, text.to_owned().into()) };
        let named = |name: &'static str, entry: EntryId| text(name, &who(entry));
        let changed = |id: &str, was: &str, now: &str, differing: &[u16]| {
            let said = self.say(id, &[text("was", was), text("now", now)]);
            self.with_rounds_paired_otherwise(said, differing)
        };
        match act {
            Act::ModeLeft => self.say("act-mode-left", &[]),
            Act::Rounds {
                was,
                now,
                differing,
            } => changed("act-rounds", &was.to_string(), &now.to_string(), differing),
            Act::Scoring {
                was,
                now,
                differing,
            } => changed(
                "act-scoring",
                &self.decimals(was),
                &self.decimals(now),
                differing,
            ),
            Act::ByeWorth {
                was,
                now,
                differing,
            } => changed(
                "act-bye-worth",
                &self.decimals(&was.to_string()),
                &self.decimals(&now.to_string()),
                differing,
            ),
            Act::TieBreaks { was, now } => changed("act-tie-breaks", was, now, &[]),
            Act::ByeRules => self.say("act-bye-rules", &[]),
            Act::Prohibition { forbidden, allowed } => {
                let pairs = forbidden.len() + allowed.len();
                self.say("act-prohibition", &[("n", pairs.into())])
            }
            Act::OldResult {
                round,
                white,
                black,
                was,
                now,
            } => self.say(
                "act-old-result",
                &[
                    number("round", *round),
                    named("white", *white),
                    named("black", *black),
                    ("was", self.result_or_none(*was).into()),
                    ("now", self.result_or_none(*now).into()),
                ],
            ),
            Act::Adjournment {
                round,
                white,
                black,
                now,
            } => self.say(
                "act-adjournment",
                &[
                    number("round", *round),
                    named("white", *white),
                    named("black", *black),
                    ("now", self.result_or_none(Some(*now)).into()),
                ],
            ),
            Act::OldColors {
                round,
                white,
                black,
            } => self.say(
                "act-old-colors",
                &[
                    number("round", *round),
                    named("white", *white),
                    named("black", *black),
                ],
            ),
            Act::OldBye { round, entry, .. } => self.say(
                "act-old-bye",
                &[number("round", *round), named("who", *entry)],
            ),
            Act::ManualBegun { round } => self.say("act-manual-begun", &[number("round", *round)]),
            Act::ManualPairing {
                round,
                by_rules,
                made,
            } => self.say(
                "act-manual-pairing",
                &[
                    number("round", *round),
                    ("rules", self.pairs(by_rules, who).into()),
                    ("made", self.pairs(made, who).into()),
                ],
            ),
            Act::Regeneration { round } => self.say("act-regeneration", &[number("round", *round)]),
            Act::FullPointBye { round, entry } => self.say(
                "act-full-point-bye",
                &[number("round", *round), named("who", *entry)],
            ),
            Act::SecondHalfPointBye { entry, .. } => {
                self.say("act-second-half-point-bye", &[named("who", *entry)])
            }
            Act::EarlyBye { entry, .. } => self.say("act-early-bye", &[named("who", *entry)]),
            Act::Exchange { moved } => self.say("act-exchange", &[("n", (*moved).into())]),
            Act::Renumbered { moved } => self.say("act-renumbered", &[("n", (*moved).into())]),
            Act::LateEntry { round, .. } => self.say("act-late-entry", &[number("round", *round)]),
            Act::VeryLateEntry { .. } => self.say("act-very-late-entry", &[]),
            Act::OldGamesOpen { round, games } => self.say(
                "act-old-games-open",
                &[number("round", *round), ("n", (*games).into())],
            ),
            Act::NotCounted {
                entry,
                completed,
                games,
            }
            | Act::Forfeited {
                entry,
                completed,
                games,
            } => {
                let id = match act {
                    Act::NotCounted { .. } => "act-not-counted",
                    _ => "act-forfeited",
                };
                let args = [
                    named("who", *entry),
                    ("completed", (*completed).into()),
                    ("games", (*games).into()),
                ];
                self.say(id, &args)
            }
        }
    }

    /// That FIDE mode was left, and when.
    pub fn mode_left(&self, left: &ModeLeft) -> String {
        match left.after_round {
            0 => self.say("mode-left-before", &[]),
            round => self.say("mode-left-in", &[number("round", round)]),
        }
    }

    fn with_rounds_paired_otherwise(&self, said: String, rounds: &[u16]) -> String {
        if rounds.is_empty() {
            return said;
        }
        let rounds: Vec<String> = rounds.iter().map(u16::to_string).collect();
        let args = [("rounds", rounds.join(", ").into())];
        format!("{said} {}", self.say("act-paired-otherwise", &args))
    }

    fn result_or_none(&self, result: Option<GameResult>) -> String {
        result.map_or_else(
            || self.say("act-no-result", &[]),
            |result| result.code().to_owned(),
        )
    }

    fn pairs(&self, pairs: &[(EntryId, Option<EntryId>)], who: Who<'_>) -> String {
        if pairs.is_empty() {
            return self.say("act-nothing", &[]);
        }
        let pairs = pairs.iter().map(|(white, black)| {
            let black = black.map_or_else(|| self.say("act-bye", &[]), who);
            format!("{} – {black}", who(*white))
        });
        pairs.collect::<Vec<_>>().join("; ")
    }
}
