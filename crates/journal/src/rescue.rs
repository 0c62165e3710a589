//! What can be saved of a damaged journal.

use std::collections::BTreeMap;
use std::path::Path;

use crate::error::JournalError;
use crate::fact::Fact;
use crate::heads::{Heads, ending};
use crate::journal::Journal;
use crate::verify::Chain;

/// What a rescue brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rescued {
    /// How many facts were taken out.
    pub facts: u64,
    /// What is not among them, as far as that is known.
    pub missing: Vec<Lost>,
    /// Nothing noted says how far the streams went: more may be missing off their ends.
    pub ends_unknown: bool,
}

/// Facts of a stream that were not saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The stream.
    pub stream: String,
    /// The first fact that is missing or changed.
    pub from: u64,
    /// The last that is known to have been.
    pub to: u64,
    /// How many of them are still in the damaged file, but don't follow the last sound fact.
    pub loose: u64,
}

impl Journal {
    /// Takes every fact whose chain fits out of a SQLite journal, however damaged, into a new file
    /// that appears under its name only when it is whole. The damaged file stays as it is.
    ///
    /// # Errors
    /// [`JournalError::NotEmpty`] when the new file is there already, [`JournalError::NothingThere`]
    /// when nothing could be taken out, and what the system says.
    pub async fn rescue(from: &Path, to: &Path) -> Result<Rescued, JournalError> {
        if to.exists() {
            return Err(JournalError::NotEmpty(to.display().to_string()));
        }
        let damaged = Journal::open_to_read(from).await?;
        let found = damaged.everything().await;
        damaged.close().await;
        let found = found?;
        // A file of heads that is damaged itself tells nothing.
        let noted = Heads::read(&Heads::beside(from)).ok().flatten();
        let part = ending(to, ".part");
        let written = write(&found, &part).await;
        let mut rescued = match written {
            Ok(rescued) if rescued.facts > 0 => rescued,
            other => {
                crate::copy::clear(&part)?;
                return Err(other
                    .err()
                    .unwrap_or_else(|| JournalError::NothingThere(from.display().to_string())));
            }
        };
        crate::copy::put_in_place(&part, to)?;
        rescued.ends_unknown = noted.is_none();
        for (stream, head) in noted.unwrap_or_default().streams {
            rescued.note_missing(&stream, head.facts, &found);
        }
        Ok(rescued)
    }

    /// Every row that can be read, by the index and past it.
    async fn everything(&self) -> Result<Found, JournalError> {
        let mut found = Found::default();
        let mut last = i64::MIN;
        // A row on a damaged page ends the walk; the index leads to those beyond.
        while let Ok(Some((place, row))) = self.row_after(last).await {
            last = place;
            if let Some((stream, fact)) = row {
                found.keep(stream, fact);
            }
        }
        for stream in self.stream_names().await? {
            let mut last = 0;
            while let Ok(facts) = self.read_at_most(&stream, last, 1).await {
                let Some(fact) = facts.into_iter().next().filter(|fact| fact.version > last) else {
                    break;
                };
                last = fact.version;
                found.keep(stream.clone(), fact);
            }
        }
        Ok(found)
    }
}

/// The readable facts of each stream by their number; where the index and the table disagree, both.
#[derive(Default)]
struct Found(BTreeMap<String, BTreeMap<u64, Vec<Fact>>>);

impl Found {
    fn keep(&mut self, stream: String, fact: Fact) {
        let place = self.0.entry(stream).or_default();
        let place = place.entry(fact.version).or_default();
        if !place.contains(&fact) {
            place.push(fact);
        }
    }

    /// The facts of a stream from its first on, as far as each fits the one before.
    fn chain(&self, stream: &str) -> Vec<Fact> {
        let mut chain = Chain::START;
        let mut sound = Vec::new();
        let facts = self.0.get(stream);
        while let Some(fact) = facts
            .and_then(|facts| facts.get(&(chain.version() + 1)))
            .into_iter()
            .flatten()
            .find(|fact| chain.follow(stream, fact).is_ok())
        {
            sound.push(fact.clone());
        }
        sound
    }
}

async fn write(found: &Found, part: &Path) -> Result<Rescued, JournalError> {
    crate::copy::clear(part)?;
    let target = Journal::open(part).await?.without_notes();
    let mut rescued = Rescued::default();
    let work = async {
        for (stream, facts) in &found.0 {
            let sound = found.chain(stream);
            let length = sound.len() as u64;
            if length > 0 {
                target.append_chained(stream, 0, sound).await?;
            }
            rescued.facts += length;
            let last = facts.keys().next_back().copied().unwrap_or(0);
            rescued.note_missing(stream, last, found);
        }
        Ok(())
    };
    let done: Result<(), JournalError> = work.await;
    target.close().await;
    done.map(|()| rescued)
}

impl Rescued {
    /// Says what is missing of a stream that is known to have had so many facts.
    fn note_missing(&mut self, stream: &str, length: u64, found: &Found) {
        let saved = found.chain(stream).len() as u64;
        if length <= saved {
            return;
        }
        let beyond = found.0.get(stream).map_or(0, |facts| {
            facts.range(saved + 1..).map(|(_, facts)| facts.len()).sum()
        });
        match self.missing.iter_mut().find(|lost| lost.stream == stream) {
            Some(lost) => lost.to = lost.to.max(length),
            None => self.missing.push(Lost {
                stream: stream.to_owned(),
                from: saved + 1,
                to: length,
                loose: beyond as u64,
            }),
        }
    }
}
