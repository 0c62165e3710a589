//! The journal's refusals in words.

use rokada_journal::{FactError, FactFault, Fault, FaultKind, JournalError};

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

    /// What is wrong with a stream of the journal.
    pub fn journal_fault(&self, fault: &Fault) -> String {
        let id = match fault.kind {
            FaultKind::Missing => "journal-fault-missing",
            FaultKind::HashDiffers => "journal-fault-hash-differs",
        };
        let version = fault.version.to_string();
        self.say(
            id,
            &[
                ("stream", fault.stream.as_str().into()),
                ("version", version.into()),
            ],
        )
    }
}
