//! Checking a journal fact by fact.

use crate::error::JournalError;
use crate::fact::{Fact, Hash};
use crate::journal::Journal;

/// How many facts are held in memory at a time.
const BATCH: u64 = 1000;

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many streams there are.
    pub streams: u64,
    /// How many facts were checked.
    pub facts: u64,
    /// The first fault of each stream that has one.
    pub faults: Vec<Fault>,
}

/// A stream that is not what was once acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The stream.
    pub stream: String,
    /// The fact at fault, from 1.
    pub version: u64,
    /// What is wrong with it.
    pub kind: FaultKind,
}

/// What is wrong with a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// It is not there, though later ones are.
    Missing,
    /// It, or the fact before it, has been changed: its hash does not fit.
    HashDiffers,
}

/// Where a walk along a stream stands: the next fact must carry on from here.
pub(crate) struct Chain {
    version: u64,
    hash: Hash,
}

impl Chain {
    pub(crate) const START: Chain = Chain {
        version: 0,
        hash: Hash::START,
    };

    /// Takes the next fact, unless it does not follow.
    pub(crate) fn follow(&mut self, stream: &str, fact: &Fact) -> Result<(), FaultKind> {
        if fact.version != self.version + 1 {
            return Err(FaultKind::Missing);
        }
        if fact.hash_after(self.hash, stream) != fact.hash {
            return Err(FaultKind::HashDiffers);
        }
        *self = Chain {
            version: fact.version,
            hash: fact.hash,
        };
        Ok(())
    }

    /// The version of the last fact taken.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }
}

impl Journal {
    /// Checks every fact against its hash and every stream for gaps.
    ///
    /// # Errors
    /// When the database does not answer; faults found are no error but the answer.
    pub async fn verify(&self) -> Result<Report, JournalError> {
        let mut report = Report::default();
        for (stream, _) in self.streams("").await? {
            report.streams += 1;
            let mut chain = Chain::START;
            'stream: loop {
                let facts = self.read_at_most(&stream, chain.version(), BATCH).await?;
                if facts.is_empty() {
                    break;
                }
                for fact in &facts {
                    if let Err(kind) = chain.follow(&stream, fact) {
                        let version = chain.version() + 1;
                        report.faults.push(Fault {
                            stream: stream.clone(),
                            version,
                            kind,
                        });
                        break 'stream;
                    }
                    report.facts += 1;
                }
            }
        }
        Ok(report)
    }
}
