//! A pairing's reasons, and why there is none, in words.

use rokada_pairing::{ColorRule, Float, Reason, Refusal, TableFault};

use crate::{Naming, Words};

impl Words {
    /// Why a round can't be paired.
    pub fn refusal(&self, refusal: &Refusal, name: Naming<'_>) -> String {
        match refusal {
            Refusal::Table(fault) => self.table_fault(fault, name),
            Refusal::NoRoundLeft { rounds } => {
                self.say("refusal-no-round-left", &[("rounds", (*rounds).into())])
            }
            Refusal::TooFewPlayers { players } => {
                self.say("refusal-too-few-players", &[("players", (*players).into())])
            }
            Refusal::NoLegalPairing { stuck } => {
                let names: Vec<String> = stuck.iter().map(|number| name(*number)).collect();
                self.say(
                    "refusal-no-legal-pairing",
                    &[("players", names.join(", ").into())],
                )
            }
            Refusal::NobodyMayHaveBye => self.say("refusal-nobody-may-have-bye", &[]),
            // English is better than silence for a kind added later.
            other => other.to_string(),
        }
    }

    fn table_fault(&self, fault: &TableFault, name: Naming<'_>) -> String {
        let named = |number: u32| ("player", name(number).into());
        match *fault {
            TableFault::NumberZero => self.say("table-number-zero", &[]),
            TableFault::RepeatedNumber { number } => self.say(
                "table-repeated-number",
                &[("number", number.to_string().into())],
            ),
            TableFault::HistoryLength {
                number,
                rounds,
                expected,
            } => {
                let rounds = ("rounds", rounds.into());
                self.say(
                    "table-history-length",
                    &[named(number), rounds, ("expected", expected.into())],
                )
            }
            TableFault::UnknownOpponent {
                number,
                round,
                opponent,
            } => {
                let opponent = ("opponent", opponent.to_string().into());
                let round = ("round", round.to_string().into());
                self.say("table-unknown-opponent", &[named(number), round, opponent])
            }
            TableFault::OneSidedGame {
                number,
                round,
                opponent,
            } => {
                let opponent = ("opponent", name(opponent).into());
                let round = ("round", round.to_string().into());
                self.say("table-one-sided-game", &[named(number), round, opponent])
            }
            TableFault::UnknownForbidden { number } => self.say(
                "table-unknown-forbidden",
                &[("number", number.to_string().into())],
            ),
            _ => fault.to_string(),
        }
    }

    /// Which rule gave the colours of a pair.
    pub fn color_rule(&self, rule: ColorRule) -> String {
        match rule {
            ColorRule::BothWishes => self.say("color-both-wishes", &[]),
            ColorRule::StrongerWish => self.say("color-stronger-wish", &[]),
            ColorRule::WiderDifference => self.say("color-wider-difference", &[]),
            ColorRule::Alternation { games_back } => {
                self.say("color-alternation", &[("games", games_back.into())])
            }
            ColorRule::HigherRanked => self.say("color-higher-ranked", &[]),
            ColorRule::InitialSide => self.say("color-initial-side", &[]),
        }
    }

    /// Who of a pair floats; nothing when both have the same score.
    pub fn floats(&self, reason: &Reason) -> String {
        match (reason.white_float, reason.black_float) {
            (Float::Down, _) => self.say("float-white-down", &[]),
            (_, Float::Down) => self.say("float-black-down", &[]),
            _ => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_refusal_and_rule_has_words_in_every_language() {
        let number = 3;
        let faults = [
            TableFault::NumberZero,
            TableFault::RepeatedNumber { number },
            TableFault::HistoryLength {
                number,
                rounds: 2,
                expected: 5,
            },
            TableFault::UnknownOpponent {
                number,
                round: 1,
                opponent: 9,
            },
            TableFault::OneSidedGame {
                number,
                round: 1,
                opponent: 9,
            },
            TableFault::UnknownForbidden { number },
        ];
        let refusals = [
            Refusal::NoRoundLeft { rounds: 5 },
            Refusal::TooFewPlayers { players: 1 },
            Refusal::NoLegalPairing { stuck: vec![3, 4] },
            Refusal::NobodyMayHaveBye,
        ];
        let rules = [
            ColorRule::BothWishes,
            ColorRule::StrongerWish,
            ColorRule::WiderDifference,
            ColorRule::Alternation { games_back: 2 },
            ColorRule::HigherRanked,
            ColorRule::InitialSide,
        ];
        let name = |number: u32| number.to_string();
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let of_table = faults.iter().map(|fault| Refusal::Table(fault.clone()));
            for refusal in of_table.chain(refusals.clone()) {
                let said = words.refusal(&refusal, &name);
                assert!(!said.is_empty());
                assert!(lang == Lang::En || said != refusal.to_string(), "{said}");
            }
            let said: std::collections::BTreeSet<String> =
                rules.iter().map(|rule| words.color_rule(*rule)).collect();
            assert_eq!(said.len(), rules.len());
        }
    }
}
