//! The heads of a journal noted beside it, again and again.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::error::JournalError;
use crate::heads::{Head, Heads, HeadsError, ending};
use crate::journal::Journal;

/// How long after an append its head is noted: soon, but once for all that come together.
const SOON: Duration = Duration::from_secs(2);

/// Where heads are noted, and which are to be noted.
#[derive(Debug)]
pub(crate) struct Notes {
    file: PathBuf,
    /// The streams appended to since; with `true` somebody is about to note them.
    waiting: Mutex<(BTreeSet<String>, bool)>,
    /// One notes at a time.
    writing: tokio::sync::Mutex<()>,
}

impl Notes {
    pub(crate) fn new(file: PathBuf) -> Arc<Notes> {
        Arc::new(Notes {
            file,
            waiting: Mutex::default(),
            writing: tokio::sync::Mutex::default(),
        })
    }

    pub(crate) fn file(&self) -> &std::path::Path {
        &self.file
    }
}

impl Journal {
    /// A journal whose heads are noted in this file. One on SQLite has them beside it anyway.
    #[must_use]
    pub fn noting_heads_in(self, file: PathBuf) -> Journal {
        Journal {
            notes: Some(Notes::new(file)),
            ..self
        }
    }

    /// Notes the head of a stream in a moment.
    pub(crate) fn note_soon(&self, stream: &str) {
        let Some(notes) = &self.notes else { return };
        let mut waiting = notes.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.0.insert(stream.to_owned());
        if !std::mem::replace(&mut waiting.1, true) {
            let journal = self.clone();
            tokio::spawn(async move {
                tokio::time::sleep(SOON).await;
                // What can't be noted now is noted with the next, and `verify` says how old the
                // notes are.
                let _ = journal.note_heads().await;
            });
        }
    }

    /// Notes the heads of the streams appended to since the last time; of all streams where none
    /// were noted yet. A noted head that the journal doesn't have any more stays noted, so that
    /// [`Journal::verify`] tells of it.
    ///
    /// # Errors
    /// When the database does not answer or the file can't be written.
    pub async fn note_heads(&self) -> Result<(), JournalError> {
        let Some(notes) = &self.notes else {
            return Ok(());
        };
        let _turn = notes.writing.lock().await;
        let mut streams = {
            let mut waiting = notes.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.1 = false;
            std::mem::take(&mut waiting.0)
        };
        if streams.is_empty() {
            return Ok(());
        }
        let noted = self.merge(notes, &mut streams).await;
        if noted.is_err() {
            let mut waiting = notes.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.0.append(&mut streams);
        }
        noted
    }

    async fn merge(
        &self,
        notes: &Notes,
        streams: &mut BTreeSet<String>,
    ) -> Result<(), JournalError> {
        let unwritable = |error: std::io::Error| JournalError::Notes {
            file: notes.file.clone(),
            reason: error.to_string(),
        };
        let mut heads = match Heads::read(&notes.file) {
            Ok(Some(heads)) => heads,
            Ok(None) => Heads::default(),
            // Kept for whoever wants to look, since it may have known more.
            Err(HeadsError::Damaged(_)) => {
                std::fs::rename(&notes.file, ending(&notes.file, ".damaged"))
                    .map_err(unwritable)?;
                Heads::default()
            }
            Err(HeadsError::File(error)) => return Err(unwritable(error)),
        };
        if heads.streams.is_empty() {
            streams.extend(self.streams("").await?.into_iter().map(|(name, _)| name));
        }
        for stream in streams.iter() {
            let Some(now) = self.head(stream).await? else {
                continue;
            };
            let carries_on = match heads.streams.get(stream) {
                Some(noted) => self.hash_at(stream, noted.facts).await? == Some(noted.hash),
                None => true,
            };
            if carries_on {
                heads.streams.insert(stream.clone(), now);
            }
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        heads.at_ms = since.map_or(0, |since| since.as_millis() as i64);
        heads.write(&notes.file).map_err(unwritable)
    }

    /// The head of a stream; `None` where it has no fact.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn head(&self, stream: &str) -> Result<Option<Head>, JournalError> {
        let facts = self.version(stream).await?;
        let hash = self.hash_at(stream, facts).await?;
        Ok(hash.map(|hash| Head { facts, hash }))
    }

    /// The hash of a fact of a stream, counted from 1.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn hash_at(
        &self,
        stream: &str,
        version: u64,
    ) -> Result<Option<crate::Hash>, JournalError> {
        let Some(before) = version.checked_sub(1) else {
            return Ok(None);
        };
        let facts = self.read_at_most(stream, before, 1).await?;
        let there = facts.first().filter(|fact| fact.version == version);
        Ok(there.map(|fact| fact.hash))
    }
}
