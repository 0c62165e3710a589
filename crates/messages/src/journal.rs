//! The journal's refusals in words.

use rokada_journal::{FactError, FactFault, Fault, FaultKind, JournalError, Lost};

use crate::Words;

impl Words {
    /// Why the journal refused, and what to do.
    pub fn journal_error(&self, error: &JournalError) -> String {
        match error {
            JournalError::Conflict { .. } => self.say("journal-conflict", &[]),
            JournalError::DiskFull => self.say("journal-disk-full", &[]),
            JournalError::Unreachable(reason) => {
                self.say("journal-unreachable", &[("reason", reason.as_str().into())])
            }
            JournalError::TooNew { found } => {
                self.say("journal-too-new", &[("found", found.to_string().into())])
            }
            JournalError::NotAJournal { file, reason } => {
                let file = file.display().to_string();
                let args = [("file", file.into()), ("reason", reason.as_str().into())];
                self.say("journal-not-a-journal", &args)
            }
            JournalError::NotEmpty(name) => {
                self.say("journal-not-empty", &[("name", name.as_str().into())])
            }
            JournalError::Tampered { stream, version } => {
                let version = version.to_string();
                let args = [
                    ("stream", stream.as_str().into()),
                    ("version", version.into()),
                ];
                self.say("journal-tampered", &args)
            }
            JournalError::BadAddress(reason) => {
                self.say("journal-bad-address", &[("reason", reason.as_str().into())])
            }
            JournalError::ReadOnly => self.say("journal-read-only", &[]),
            JournalError::NothingThere(name) => {
                self.say("journal-nothing-there", &[("name", name.as_str().into())])
            }
            JournalError::Damaged(kind) => {
                let fault = Fault {
                    stream: None,
                    version: None,
                    kind: kind.clone(),
                };
                self.journal_fault(&fault)
            }
            JournalError::Notes { file, reason } => {
                let file = file.display().to_string();
                let args = [("file", file.into()), ("reason", reason.as_str().into())];
                self.say("journal-notes", &args)
            }
            JournalError::Unreadable(reason) => {
                self.say("journal-unreadable", &[("reason", reason.as_str().into())])
            }
            JournalError::NoEntropy(reason) => {
                self.say("journal-no-entropy", &[("reason", reason.as_str().into())])
            }
            JournalError::Database(reason) => {
                self.say("journal-database", &[("reason", reason.as_str().into())])
            }
        }
    }

    /// Why a fact can't be read or written.
    pub fn fact_error(&self, error: &FactError) -> String {
        let version = error.version.to_string();
        let (id, more) = match &error.fault {
            FactFault::Newer { kind } => ("event-fact-newer", ("kind", kind.as_str().into())),
            FactFault::Unreadable(reason) => {
                ("event-fact-unreadable", ("reason", reason.as_str().into()))
            }
            FactFault::Unwritable(reason) => {
                ("event-fact-unwritable", ("reason", reason.as_str().into()))
            }
        };
        let stream = error.stream.as_str();
        self.say(
            id,
            &[("stream", stream.into()), ("version", version.into()), more],
        )
    }

    /// What is wrong with a journal.
    pub fn journal_fault(&self, fault: &Fault) -> String {
        let stream = fault.stream.as_deref().unwrap_or_default();
        let version = fault.version.unwrap_or_default().to_string();
        let fact = |id| {
            let args = [
                ("stream", stream.into()),
                ("version", version.as_str().into()),
            ];
            self.say(id, &args)
        };
        let noted = |id, noted: u64| {
            let args = [
                ("stream", stream.into()),
                ("noted", noted.to_string().into()),
            ];
            self.say(id, &args)
        };
        match &fault.kind {
            FaultKind::Damaged(reason) => self.say(
                "journal-fault-damaged",
                &[("reason", reason.as_str().into())],
            ),
            FaultKind::Empty => self.say("journal-fault-empty", &[]),
            FaultKind::NotWhole => self.say("journal-fault-not-whole", &[]),
            FaultKind::HeadsUnreadable => self.say("journal-fault-heads-unreadable", &[]),
            FaultKind::Missing => fact("journal-fault-missing"),
            FaultKind::HashDiffers => fact("journal-fault-hash-differs"),
            FaultKind::Unreadable => fact("journal-fault-unreadable"),
            FaultKind::Rewritten => fact("journal-fault-rewritten"),
            FaultKind::Gone { noted: facts } => noted("journal-fault-gone", *facts),
            FaultKind::Shorter { noted: facts } => {
                let there = fault.version.unwrap_or(1).saturating_sub(1).to_string();
                let args = [
                    ("stream", stream.into()),
                    ("there", there.into()),
                    ("noted", facts.to_string().into()),
                ];
                self.say("journal-fault-shorter", &args)
            }
            FaultKind::CountDiffers { held, length } => {
                let args = [
                    ("stream", stream.into()),
                    ("held", held.to_string().into()),
                    ("length", length.to_string().into()),
                ];
                self.say("journal-fault-count", &args)
            }
        }
    }

    /// What could not be saved of a stream.
    pub fn journal_lost(&self, lost: &Lost) -> String {
        let args = [
            ("stream", lost.stream.as_str().into()),
            ("from", lost.from.to_string().into()),
            ("to", lost.to.to_string().into()),
            ("loose", lost.loose.to_string().into()),
        ];
        self.say("journal-lost", &args)
    }
}
