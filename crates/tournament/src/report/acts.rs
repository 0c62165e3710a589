//! What was done against the rules, as the report tells it: a `###` line each, made of the facts.

use std::collections::BTreeMap;

use crate::trf::{ActLine, ActWord, Record};
use crate::{Act, Bye, Deed, EntryId, GameResult, PairedBy, RoundStatus, System, Tournament};

/// A pairing number in words; of someone who was struck out there is none.
type Number<'a> = &'a dyn Fn(EntryId) -> String;

impl Tournament {
    /// The lines of all that was done against the rules, in the order in which it was done.
    ///
    /// A pairing by hand has one line a round, as it came out. Lines of the report that the event
    /// was made of stand in [`crate::Settings::report_lines`].
    pub(super) fn act_records(&self, numbers: &BTreeMap<EntryId, u32>) -> Vec<Record> {
        let number = |id: EntryId| numbers.get(&id).map_or("?".to_owned(), u32::to_string);
        let imported = self.imported_otherwise().into_iter();
        let last_of_round = |place: usize, deed: &Deed| {
            match deed.act {
            Act::ManualPairing { round, .. } => !self.deeds[place + 1..].iter().any(
                |later| matches!(later.act, Act::ManualPairing { round: other, .. } if other == round),
            ),
            _ => true,
        }
        };
        let deeds = self.deeds.iter().enumerate();
        let done = deeds.filter(|(place, deed)| last_of_round(*place, deed));
        let mode_left_by_act = |deed: &Deed| matches!(deed.act, Act::ModeLeft);
        let mut lines: Vec<ActLine> = imported
            .map(|act| line(&act, 0, ActWord::Import, &number))
            .collect();
        for (place, deed) in done {
            if let Some(word) = deed.act.kind().word() {
                lines.push(line(&deed.act, deed.after_round, word, &number));
            }
            // Where an older version asked nobody, the first act left the mode.
            let left_here = self.mode_left.is_some_and(|left| {
                left.by == deed.act.kind() && left.after_round == deed.after_round
            });
            let first = !self.deeds[..place].iter().any(|earlier| {
                earlier.act.kind() == deed.act.kind() && earlier.after_round == deed.after_round
            });
            if left_here && first && !mode_left_by_act(deed) {
                lines.push(line(
                    &Act::ModeLeft,
                    deed.after_round,
                    ActWord::ModeLeft,
                    &number,
                ));
            }
        }
        let kept = &self.settings.report_lines;
        let told = |line: &ActLine| kept.iter().any(|kept| *kept == line.to_string());
        let new = lines.iter().filter(|line| !told(line));
        new.map(ActLine::to_record).collect()
    }

    /// The rounds of the file that the event was made of which the rules would have paired
    /// otherwise.
    pub fn imported_otherwise(&self) -> Vec<Act> {
        if !matches!(self.settings.system, System::Dutch { .. }) {
            return Vec::new();
        }
        let imported = self.paired_rounds().filter(|(_, round)| {
            round.paired_by == Some(PairedBy::File) && round.status == RoundStatus::Published
        });
        imported
            .filter_map(|(number, _)| self.deviation(number))
            .collect()
    }
}

fn line(act: &Act, after_round: u16, word: ActWord, number: Number<'_>) -> ActLine {
    ActLine {
        word,
        round: match act {
            // Arranged before anything was paired.
            Act::EarlyBye { .. } => 0,
            act => act.round().unwrap_or(after_round),
        },
        text: text(act, number),
    }
}

fn text(act: &Act, number: Number<'_>) -> String {
    match act {
        Act::ModeLeft | Act::ManualBegun { .. } | Act::Regeneration { .. } => String::new(),
        Act::Rounds {
            was,
            now,
            differing,
        } => format!("rounds {was} => {now}{}", otherwise(differing)),
        Act::Scoring {
            was,
            now,
            differing,
        } => format!("scoring {was} => {now}{}", otherwise(differing)),
        Act::ByeWorth {
            was,
            now,
            differing,
        } => format!(
            "pairing-allocated bye {was} => {now}{}",
            otherwise(differing)
        ),
        Act::TieBreaks { was, now } => format!("tie-breaks {was} => {now}"),
        Act::ByeRules => "rules on byes and late entries changed".to_owned(),
        Act::Prohibition { forbidden, allowed } => {
            let list = |sign: char, pairs: &[(EntryId, EntryId)]| {
                let pairs = pairs.iter();
                pairs
                    .map(|&(a, b)| format!("{sign}{}-{}", number(a), number(b)))
                    .collect::<Vec<_>>()
            };
            let mut pairs = list('+', forbidden);
            pairs.extend(list('-', allowed));
            match pairs.len() {
                0..=50 => pairs.join(" "),
                many => format!("{many} pairs"),
            }
        }
        Act::OldResult {
            white,
            black,
            was,
            now,
            ..
        } => format!(
            "{}-{}: {} => {}",
            number(*white),
            number(*black),
            result(*was),
            result(*now)
        ),
        Act::Adjournment {
            white, black, now, ..
        } => format!(
            "{}-{} {}",
            number(*white),
            number(*black),
            result(Some(*now))
        ),
        Act::OldColors { white, black, .. } => {
            format!("{w}-{b} => {b}-{w}", w = number(*white), b = number(*black))
        }
        Act::OldBye {
            entry, was, now, ..
        } => format!("{}: {} => {}", number(*entry), bye(*was), bye(*now)),
        Act::ManualPairing { by_rules, made, .. } => {
            let pairs = |pairs: &[(EntryId, Option<EntryId>)]| {
                let pairs = pairs.iter().map(|(white, black)| match black {
                    Some(black) => format!("{}-{}", number(*white), number(*black)),
                    None => format!("{}=PAB", number(*white)),
                });
                match pairs.len() {
                    0 => "none".to_owned(),
                    _ => pairs.collect::<Vec<_>>().join(" "),
                }
            };
            format!("{} => {}", pairs(by_rules), pairs(made))
        }
        Act::FullPointBye { entry, .. } => format!("{}=FPB", number(*entry)),
        Act::SecondHalfPointBye { entry, .. } => format!("{}=HPB", number(*entry)),
        Act::EarlyBye {
            entry, bye: given, ..
        } => format!("{}={}", number(*entry), bye(*given)),
        Act::Exchange { moved } => format!("{moved} places of the start list"),
        Act::Renumbered { moved } => format!("{moved} numbers changed"),
        Act::LateEntry { players, .. } => format!("{players} players"),
        Act::VeryLateEntry { entries, .. } => {
            let entries: Vec<String> = entries.iter().map(|id| number(*id)).collect();
            entries.join(" ")
        }
        Act::OldGamesOpen { games, .. } => format!("{games} games adjourned"),
        Act::NotCounted {
            entry,
            completed,
            games,
        } => format!(
            "{} not counted ({completed} of {games} games)",
            number(*entry)
        ),
        Act::Forfeited {
            entry,
            completed,
            games,
        } => format!(
            "{} forfeits the rest ({completed} of {games} games)",
            number(*entry)
        ),
    }
}

fn otherwise(rounds: &[u16]) -> String {
    let rounds: Vec<String> = rounds.iter().map(u16::to_string).collect();
    match rounds.len() {
        0 => String::new(),
        _ => format!(" (paired otherwise by it: round {})", rounds.join(", ")),
    }
}

/// A result as such lines write it.
fn result(result: Option<GameResult>) -> &'static str {
    match result {
        None => "---",
        Some(GameResult::Adjourned) => "*",
        Some(GameResult::Draw) => "=-=",
        Some(GameResult::DoubleForfeit) => "-/-",
        Some(other) => other.code(),
    }
}

fn bye(bye: Option<Bye>) -> &'static str {
    match bye {
        None => "none",
        Some(Bye::Pairing) => "PAB",
        Some(Bye::Full) => "FPB",
        Some(Bye::Half) => "HPB",
        Some(Bye::Zero) => "ZPB",
    }
}
