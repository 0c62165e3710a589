//! The journal's refusals in words.

use rokada_store::{Fault, FaultKind, StoreError};

use crate::Words;

impl Words {
    /// Why the journal refused, and what to do.
    pub fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::Conflict { .. } => self.say("store-conflict", &[]),
            StoreError::DiskFull => self.say("store-disk-full", &[]),
            StoreError::Unreachable(reason) => {
                self.say("store-unreachable", &[("reason", reason.as_str().into())])
            }
            StoreError::TooNew { found } => {
                self.say("store-too-new", &[("found", found.to_string().into())])
            }
            StoreError::NotAJournal { file, reason } => {
                let file = file.display().to_string();
                let args = [("file", file.into()), ("reason", reason.as_str().into())];
                self.say("store-not-a-journal", &args)
            }
            StoreError::NotEmpty(name) => {
                self.say("store-not-empty", &[("name", name.as_str().into())])
            }
            StoreError::Tampered { stream, version } => {
                let version = version.to_string();
                let args = [
                    ("stream", stream.as_str().into()),
                    ("version", version.into()),
                ];
                self.say("store-tampered", &args)
            }
            StoreError::BadAddress(reason) => {
                self.say("store-bad-address", &[("reason", reason.as_str().into())])
            }
            StoreError::Database(reason) => {
                self.say("store-database", &[("reason", reason.as_str().into())])
            }
        }
    }

    /// What is wrong with a stream of the journal.
    pub fn store_fault(&self, fault: &Fault) -> String {
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
