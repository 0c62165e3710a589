//! Checking a journal fact by fact.

use std::collections::BTreeMap;

use crate::error::JournalError;
use crate::fact::{Fact, Hash};
use crate::heads::{Head, Heads};
use crate::journal::Journal;

/// How many facts are held in memory at a time.
const BATCH: u64 = 1000;

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many facts were checked and are sound.
    pub facts: u64,
    /// The streams with the facts of each that are sound, in the order of their bytes.
    pub streams: Vec<(String, Head)>,
    /// What is wrong; of a stream the first fault of its chain.
    pub faults: Vec<Fault>,
    /// Up to when it is known that nothing is missing; `None` where no heads were noted.
    pub noted: Option<Noted>,
}

/// The heads kept beside the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noted {
    /// When they were noted, in milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// How many sound facts are newer: whether more came after them is not known.
    pub newer: u64,
}

/// Something that is not what was once acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The stream; `None` for the journal as a whole.
    pub stream: Option<String>,
    /// The fact at fault, from 1, where it is one.
    pub version: Option<u64>,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong with a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The database's own check of its file says this.
    Damaged(String),
    /// There is no fact at all.
    Empty,
    /// A SQLite file that was copied while in use, without its write-ahead log.
    NotWhole,
    /// The fact is not there, though later ones are.
    Missing,
    /// The fact, or the one before it, has been changed: its hash does not fit.
    HashDiffers,
    /// The fact can't be read.
    Unreadable,
    /// The stream does not hold as many facts as its length says.
    CountDiffers {
        /// How many rows there are.
        held: u64,
        /// How many there should be.
        length: u64,
    },
    /// The heads kept beside the journal can't be read.
    HeadsUnreadable,
    /// A stream that was noted is not there.
    Gone {
        /// How many facts it had.
        noted: u64,
    },
    /// A stream has fewer facts than were noted.
    Shorter {
        /// How many facts it had.
        noted: u64,
    },
    /// The fact is another one than was noted, though its chain fits: history was rewritten.
    Rewritten,
}

impl FaultKind {
    /// What programs are told.
    pub fn name(&self) -> &'static str {
        match self {
            FaultKind::Damaged(_) => "damaged",
            FaultKind::Empty => "empty",
            FaultKind::NotWhole => "not_whole",
            FaultKind::Missing => "missing",
            FaultKind::HashDiffers => "hash_differs",
            FaultKind::Unreadable => "unreadable",
            FaultKind::CountDiffers { .. } => "count_differs",
            FaultKind::HeadsUnreadable => "heads_unreadable",
            FaultKind::Gone { .. } => "gone",
            FaultKind::Shorter { .. } => "shorter",
            FaultKind::Rewritten => "rewritten",
        }
    }
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
        if Some(fact.version) != self.version.checked_add(1) {
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

    fn head(&self) -> Head {
        Head {
            facts: self.version,
            hash: self.hash,
        }
    }
}

/// A head that a stream must have had on the way.
type Wanted<'a> = BTreeMap<&'a str, Vec<Head>>;

impl Journal {
    /// Checks the database's file, every fact against its hash, every stream for gaps, and the
    /// whole against the heads kept beside it.
    ///
    /// # Errors
    /// When the database does not answer; faults found are no error but the answer.
    pub async fn verify(&self) -> Result<Report, JournalError> {
        self.verify_against(None).await
    }

    /// The same, and against heads that somebody noted earlier.
    ///
    /// # Errors
    /// As [`Journal::verify`].
    pub async fn verify_against(&self, earlier: Option<&Heads>) -> Result<Report, JournalError> {
        let mut report = Report::default();
        let whole = |kind| Fault {
            stream: None,
            version: None,
            kind,
        };
        let damages = self.integrity().await?;
        let sound_file = damages.is_empty();
        report.faults.extend(
            damages
                .into_iter()
                .map(|text| whole(FaultKind::Damaged(text))),
        );
        let beside = match self.notes.as_ref().map(|notes| Heads::read(notes.file())) {
            None => None,
            Some(Ok(heads)) => heads,
            Some(Err(_)) => {
                report.faults.push(whole(FaultKind::HeadsUnreadable));
                None
            }
        };
        if self.left_open {
            report.faults.push(whole(FaultKind::NotWhole));
        }
        let mut wanted = Wanted::new();
        for heads in beside.iter().chain(earlier) {
            for (stream, head) in &heads.streams {
                wanted.entry(stream).or_default().push(*head);
            }
        }
        for stream in self.stream_names().await? {
            let wanted = wanted.remove(stream.as_str()).unwrap_or_default();
            let chain = self.walk(&stream, &wanted, &mut report).await?;
            // A damaged file may count for ever.
            if sound_file {
                let (held, length) = self.count(&stream).await?;
                if held != length {
                    report.faults.push(Fault {
                        stream: Some(stream.clone()),
                        version: None,
                        kind: FaultKind::CountDiffers { held, length },
                    });
                }
            }
            report.facts += chain.version();
            report.streams.push((stream, chain.head()));
        }
        for (stream, heads) in wanted {
            let noted = heads.iter().map(|head| head.facts).max().unwrap_or(0);
            report.faults.push(Fault {
                stream: Some(stream.to_owned()),
                version: None,
                kind: FaultKind::Gone { noted },
            });
        }
        if report.facts == 0 && report.faults.is_empty() {
            report.faults.push(whole(FaultKind::Empty));
        }
        report.noted = beside.map(|heads| Noted {
            at_ms: heads.at_ms,
            newer: newer(&report, &heads),
        });
        Ok(report)
    }

    /// Walks along a stream as far as its chain holds.
    async fn walk(
        &self,
        stream: &str,
        wanted: &[Head],
        report: &mut Report,
    ) -> Result<Chain, JournalError> {
        let mut chain = Chain::START;
        let fault = |version, kind| Fault {
            stream: Some(stream.to_owned()),
            version: Some(version),
            kind,
        };
        loop {
            let facts = match self.read_at_most(stream, chain.version(), BATCH).await {
                Ok(facts) => facts,
                Err(error) if error.is_of_the_content() => {
                    self.walk_singly(stream, &mut chain).await?;
                    report
                        .faults
                        .push(fault(chain.version() + 1, FaultKind::Unreadable));
                    return Ok(chain);
                }
                Err(error) => return Err(error),
            };
            if facts.is_empty() {
                break;
            }
            for fact_read in &facts {
                if let Err(kind) = chain.follow(stream, fact_read) {
                    report.faults.push(fault(chain.version() + 1, kind));
                    return Ok(chain);
                }
                let version = fact_read.version;
                let other = |head: &Head| head.facts == version && head.hash != fact_read.hash;
                if wanted.iter().any(other) {
                    report.faults.push(fault(version, FaultKind::Rewritten));
                }
            }
        }
        let noted = wanted.iter().map(|head| head.facts).max().unwrap_or(0);
        if noted > chain.version() {
            let kind = FaultKind::Shorter { noted };
            report.faults.push(fault(chain.version() + 1, kind));
        }
        Ok(chain)
    }

    /// Takes the facts of a batch one by one, up to the one that can't be read.
    async fn walk_singly(&self, stream: &str, chain: &mut Chain) -> Result<(), JournalError> {
        loop {
            match self.read_at_most(stream, chain.version(), 1).await {
                Ok(facts) => match facts.first() {
                    Some(fact) if chain.follow(stream, fact).is_ok() => {}
                    _ => return Ok(()),
                },
                Err(error) if error.is_of_the_content() => return Ok(()),
                Err(error) => return Err(error),
            }
        }
    }
}

/// How many facts that were found are beyond those noted.
fn newer(report: &Report, noted: &Heads) -> u64 {
    let beyond = |(stream, head): &(String, Head)| {
        let known = noted.streams.get(stream).map_or(0, |noted| noted.facts);
        head.facts.saturating_sub(known)
    };
    report.streams.iter().map(beyond).sum()
}
