//! Acts against the rules, as comments tell of them.
//!
//! The format says only that `###` begins a comment. These lines are written as programs of today
//! write them: a word, the round, what was and what is.

use std::collections::BTreeSet;
use std::fmt;

use super::{Record, Report};

/// The word that a line of an act begins with.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActWord {
    /// FIDE mode was left.
    ModeLeft,
    /// Regulations changed after the first pairing.
    Configuration,
    /// Who may meet whom changed after the first pairing.
    Prohibition,
    /// Something in an earlier round was corrected.
    Correction,
    /// An adjourned game ended.
    Adjournment,
    /// A pairing made by hand (MPA, a manual pairing act).
    ManualPairing,
    /// A published pairing was thrown away.
    Regeneration,
    /// A full-point bye.
    FullPointBye,
    /// A bye before the first pairing.
    EarlyBye,
    /// Pairing numbers were exchanged.
    Exchange,
    /// An entry after the fourth round.
    LateEntry,
    /// Somebody left a round robin.
    Withdrawal,
    /// Rounds of a file that was read are not those of the rules.
    Import,
}

impl ActWord {
    /// All of them.
    pub const ALL: [ActWord; 13] = [
        ActWord::ModeLeft,
        ActWord::Configuration,
        ActWord::Prohibition,
        ActWord::Correction,
        ActWord::Adjournment,
        ActWord::ManualPairing,
        ActWord::Regeneration,
        ActWord::FullPointBye,
        ActWord::EarlyBye,
        ActWord::Exchange,
        ActWord::LateEntry,
        ActWord::Withdrawal,
        ActWord::Import,
    ];

    /// As it is written.
    pub const fn text(self) -> &'static str {
        match self {
            ActWord::ModeLeft => "FIDE mode exited",
            ActWord::Configuration => "Configuration",
            ActWord::Prohibition => "Prohibition",
            ActWord::Correction => "Correction",
            ActWord::Adjournment => "Adjournment",
            ActWord::ManualPairing => "MPA",
            ActWord::Regeneration => "Regeneration",
            ActWord::FullPointBye => "FPB",
            ActWord::EarlyBye => "PIBE",
            ActWord::Exchange => "Exchange",
            ActWord::LateEntry => "Late entry",
            ActWord::Withdrawal => "Withdrawal",
            ActWord::Import => "Import",
        }
    }
}

/// An act against the rules: `### Correction @ Round 3: 1-2: 1-0 => 0-1`.
///
/// ```
/// use rokada_trf::{ActLine, ActWord, Record};
///
/// let line = ActLine { word: ActWord::Correction, round: 3, text: "1-2: 1-0 => 0-1".into() };
/// assert_eq!(line.to_string(), "### Correction @ Round 3: 1-2: 1-0 => 0-1");
/// let comment = Record::Comment(" correction @ round 3: 1-2: 1-0 => 0-1".into());
/// assert_eq!(ActLine::of(&comment), Some(line));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActLine {
    /// What kind of act.
    pub word: ActWord,
    /// The round that it was done in or is about; 0 for before the first was paired.
    pub round: u16,
    /// What was done: numbers of players, `was => now`. May be empty.
    pub text: String,
}

impl ActLine {
    /// The act that a record tells of; `None` for other records and other comments.
    pub fn of(record: &Record) -> Option<ActLine> {
        let Record::Comment(comment) = record else {
            return None;
        };
        let (head, rest) = comment.trim().split_once('@')?;
        let words = ActWord::ALL.into_iter();
        let word = words.into_iter().find(|word| {
            let written = head.trim();
            written.eq_ignore_ascii_case(word.text())
        })?;
        let (when, text) = rest.split_once(':').unwrap_or((rest, ""));
        let when = when.trim().to_ascii_lowercase();
        let round = match when.strip_prefix("round") {
            Some(number) => number.trim().parse().ok()?,
            None if when == "before round 1" => 0,
            None => return None,
        };
        Some(ActLine {
            word,
            round,
            text: text.trim().to_owned(),
        })
    }

    /// The comment that tells of it.
    pub fn to_record(&self) -> Record {
        let line = self.to_string();
        Record::Comment(line.trim_start_matches('#').to_owned())
    }
}

impl fmt::Display for ActLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.word.text();
        match self.round {
            0 => write!(f, "### {word} @ before Round 1")?,
            round => write!(f, "### {word} @ Round {round}")?,
        }
        match &*self.text {
            "" => Ok(()),
            text => write!(f, ": {text}"),
        }
    }
}

/// What the text of a withdrawal says of one whose results count for nobody.
const NOT_COUNTED: &str = "not counted";

impl Report {
    /// The acts against the rules that its comments tell of, in their order.
    pub fn acts(&self) -> impl Iterator<Item = ActLine> + '_ {
        self.records.iter().filter_map(ActLine::of)
    }

    /// Who left a round robin so early that nobody's results against them count: by the comments.
    pub fn not_counted(&self) -> BTreeSet<u32> {
        let withdrawals = self.acts().filter(|act| act.word == ActWord::Withdrawal);
        let numbers = withdrawals.filter_map(|act| {
            let (number, rest) = act.text.split_once(' ')?;
            let number = number.parse().ok()?;
            rest.starts_with(NOT_COUNTED).then_some(number)
        });
        numbers.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_reads_back() {
        for word in ActWord::ALL {
            for (round, text) in [(0, ""), (0, "5=HPB"), (12, ""), (3, "1-2: 1-0 => 0-1")] {
                let line = ActLine {
                    word,
                    round,
                    text: text.to_owned(),
                };
                assert_eq!(ActLine::of(&line.to_record()), Some(line));
            }
        }
    }

    #[test]
    fn other_comments_are_no_acts() {
        for comment in [
            "",
            " made by hand",
            " MPA",
            " MPA @ home",
            " Round @ Round 3",
            "@:",
        ] {
            assert_eq!(ActLine::of(&Record::Comment(comment.to_owned())), None);
        }
    }

    #[test]
    fn who_does_not_count_is_known() {
        let text = "### Withdrawal @ Round 2: 7 not counted (1 of 9 games)\n\
                    ### Withdrawal @ Round 6: 3 forfeits the rest (5 of 9 games)\n";
        let report = Report::parse(text).unwrap();
        assert_eq!(report.not_counted(), BTreeSet::from([7]));
    }
}
