//! A stream of facts, and what they are folded into.

use std::convert::Infallible;

use rokada_fold::{Fold, Timestamp};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::coding::{FactError, FactFault, decode, encode};
use crate::error::JournalError;
use crate::fact::NewFact;
use crate::journal::Journal;

/// How often a command is decided anew when somebody else was quicker. Each time somebody's was
/// kept, so that of so many who write at the same moment the last one gets through.
const TRIES: usize = 100;

/// A stream as it is in a journal: an event, the people of a site, a draw.
#[derive(Clone, Debug)]
pub struct Stream<A> {
    journal: Journal,
    name: String,
    state: A,
    version: u64,
}

/// A fact with who did it, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<F> {
    /// The number of the fact in its stream, from 1.
    pub version: u64,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Who did it.
    pub actor: String,
    /// What happened.
    pub fact: F,
}

/// Why something could not be done to a stream. Nothing of it was kept.
#[derive(Debug, Error)]
pub enum StreamError<R> {
    /// The journal could not do it.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A fact is none that this program can read.
    #[error(transparent)]
    Fact(#[from] FactError),
    /// It is not allowed.
    #[error("{0}")]
    Refused(R),
    /// Others were quicker every time: try again.
    #[error("too many others write just now: try again")]
    Busy,
}

impl<R> StreamError<R> {
    /// The refusal, or else the fault, which has none.
    ///
    /// # Errors
    /// The fault.
    pub fn refusal(self) -> Result<R, StreamError<Infallible>> {
        match self {
            StreamError::Refused(refusal) => Ok(refusal),
            StreamError::Journal(error) => Err(StreamError::Journal(error)),
            StreamError::Fact(error) => Err(StreamError::Fact(error)),
            StreamError::Busy => Err(StreamError::Busy),
        }
    }
}

impl<A: Fold> Stream<A>
where
    A::Fact: Serialize + DeserializeOwned,
{
    /// A stream of which nothing is read yet.
    pub fn new(journal: &Journal, name: impl Into<String>) -> Stream<A> {
        Stream {
            journal: journal.clone(),
            name: name.into(),
            state: A::default(),
            version: 0,
        }
    }

    /// Reads a stream. One that does not exist has no facts.
    ///
    /// # Errors
    /// As for [`Stream::catch_up`].
    pub async fn open(
        journal: &Journal,
        name: impl Into<String>,
    ) -> Result<Stream<A>, StreamError<A::Refusal>> {
        let mut stream = Stream::new(journal, name);
        stream.catch_up().await?;
        Ok(stream)
    }

    /// What the stream is called in the journal.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the facts have made.
    pub fn state(&self) -> &A {
        &self.state
    }

    /// How many facts it rests on.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Everything that happened, in order.
    ///
    /// # Errors
    /// As for [`Stream::catch_up`].
    pub async fn history(&self) -> Result<Vec<Entry<A::Fact>>, StreamError<A::Refusal>> {
        self.read(0).await
    }

    /// Applies what the journal has beyond what is known.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program can't read; nothing is
    /// applied then.
    pub async fn catch_up(&mut self) -> Result<(), StreamError<A::Refusal>> {
        for entry in self.read(self.version).await? {
            self.state.apply(&entry.fact);
            self.version = entry.version;
        }
        Ok(())
    }

    /// Decides a command on what is true now and keeps the facts that follow, which are answered.
    /// When somebody else was quicker the command is decided anew.
    ///
    /// # Errors
    /// When the command is refused, the journal can't keep the facts, or others were quicker every
    /// time.
    pub async fn act(
        &mut self,
        actor: &str,
        command: A::Command,
    ) -> Result<Vec<A::Fact>, StreamError<A::Refusal>>
    where
        A::Command: Clone,
    {
        for _ in 0..TRIES {
            let now = Timestamp::now();
            let facts = self.state.decide(command.clone(), now);
            let facts = facts.map_err(StreamError::Refused)?;
            if self.append(actor, now, &facts).await? {
                return Ok(facts);
            }
            self.catch_up().await?;
        }
        Err(StreamError::Busy)
    }

    /// Keeps facts that were decided elsewhere; `false`, and nothing is kept, when the journal has
    /// grown meanwhile.
    ///
    /// # Errors
    /// When the journal can't keep them.
    pub async fn keep(
        &mut self,
        actor: &str,
        facts: &[A::Fact],
    ) -> Result<bool, StreamError<A::Refusal>> {
        self.append(actor, Timestamp::now(), facts).await
    }

    async fn append(
        &mut self,
        actor: &str,
        now: Timestamp,
        facts: &[A::Fact],
    ) -> Result<bool, StreamError<A::Refusal>> {
        let mut new = Vec::with_capacity(facts.len());
        for (fact, version) in facts.iter().zip(self.version + 1..) {
            new.push(NewFact {
                at_ms: now.as_millisecond(),
                actor: actor.to_owned(),
                body: encode(fact).map_err(|fault| self.fault(version, fault))?,
            });
        }
        match self.journal.append(&self.name, self.version, &new).await {
            Ok(version) => {
                self.state.apply_all(facts);
                self.version = version;
                Ok(true)
            }
            Err(JournalError::Conflict { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    async fn read(&self, from: u64) -> Result<Vec<Entry<A::Fact>>, StreamError<A::Refusal>> {
        let kept = self.journal.read(&self.name, from).await?;
        let read = kept.into_iter().map(|kept| {
            let fact = decode(&kept.body, kept.at_ms);
            let fact = fact.map_err(|fault| self.fault(kept.version, fault))?;
            Ok(Entry {
                version: kept.version,
                at_ms: kept.at_ms,
                actor: kept.actor,
                fact,
            })
        });
        read.collect()
    }

    fn fault(&self, version: u64, fault: FactFault) -> FactError {
        FactError {
            stream: self.name.clone(),
            version,
            fault,
        }
    }
}
