//! Copying a journal: backup, restore, and the move between SQLite and PostgreSQL.

use std::path::{Path, PathBuf};

use crate::error::JournalError;
use crate::journal::Journal;
use crate::verify::Chain;

/// How many facts travel at a time.
const BATCH: u64 = 1000;

impl Journal {
    /// Copies every stream to a journal that has none of them, checking each fact on the way, and
    /// answers how many facts were copied. Facts keep their time, actor and hash. The source may
    /// be in use: a stream is copied as far as it went when its turn came.
    ///
    /// # Errors
    /// [`JournalError::NotEmpty`] before anything is written; [`JournalError::Tampered`] at a fact
    /// that is not what its hash says.
    pub async fn copy_to(&self, target: &Journal) -> Result<u64, JournalError> {
        let streams = self.streams("").await?;
        for (stream, _) in &streams {
            if target.version(stream).await? > 0 {
                return Err(JournalError::NotEmpty(stream.clone()));
            }
        }
        let mut copied = 0;
        for (stream, length) in streams {
            let mut chain = Chain::START;
            while chain.version() < length {
                let before = chain.version();
                let facts = self
                    .read_at_most(&stream, before, BATCH.min(length - before))
                    .await?;
                for fact in &facts {
                    let at_fault = chain.version() + 1;
                    chain
                        .follow(&stream, fact)
                        .map_err(|_| JournalError::Tampered {
                            stream: stream.clone(),
                            version: at_fault,
                        })?;
                }
                copied += facts.len() as u64;
                target.append_with(&stream, before, |_| Ok(facts)).await?;
            }
        }
        Ok(copied)
    }

    /// Writes a backup while the journal is in use: a SQLite file, whatever the journal is on. It
    /// appears under its name only when it is whole.
    ///
    /// # Errors
    /// [`JournalError::NotEmpty`] when there is such a file already, and what the copy meets.
    pub async fn backup(&self, file: &Path) -> Result<u64, JournalError> {
        if file.exists() {
            return Err(JournalError::NotEmpty(file.display().to_string()));
        }
        let beside = |ending: &str| {
            let mut name = file.as_os_str().to_owned();
            name.push(ending);
            PathBuf::from(name)
        };
        // An interrupted backup may have left these behind.
        for ending in [".part", ".part-wal", ".part-shm"] {
            remove(&beside(ending))?;
        }
        let unfinished = &beside(".part");
        let target = Journal::open(unfinished).await?;
        let copied = self.copy_to(&target).await;
        target.close().await;
        let copied = copied?;
        std::fs::File::open(unfinished)
            .and_then(|part| part.sync_all())
            .and_then(|()| std::fs::rename(unfinished, file))
            .map_err(|error| JournalError::Database(error.to_string()))?;
        Ok(copied)
    }
}

/// Takes a file away if it is there.
fn remove(file: &Path) -> Result<(), JournalError> {
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(JournalError::Database(
            format!("{}: {error}", file.display()),
        )),
        _ => Ok(()),
    }
}
