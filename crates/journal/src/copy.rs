//! Copying a journal: backup, restore, and the move between SQLite and PostgreSQL.

use std::path::Path;

use crate::error::JournalError;
use crate::heads::ending;
use crate::journal::Journal;
use crate::verify::{Chain, Fault};

/// How many facts travel at a time.
const BATCH: u64 = 1000;

impl Journal {
    /// Copies every stream to a journal that has none of them, and answers how many facts were
    /// copied. Facts keep their time, actor, salt and hash. The source is checked wholly before
    /// anything is written, and the target counted afterwards. The source may be in use: a stream
    /// is copied as far as it went when the copy began.
    ///
    /// # Errors
    /// Before anything is written: [`JournalError::NotEmpty`], [`JournalError::NothingThere`], and
    /// [`JournalError::Tampered`] or [`JournalError::Damaged`] at the first fault of the source.
    pub async fn copy_to(&self, target: &Journal) -> Result<u64, JournalError> {
        let report = self.verify().await?;
        if let Some(fault) = report.faults.into_iter().next() {
            return Err(refusal(fault));
        }
        for (stream, _) in &report.streams {
            if target.version(stream).await? > 0 {
                return Err(JournalError::NotEmpty(stream.clone()));
            }
        }
        for (stream, head) in &report.streams {
            self.copy_stream(stream, head.facts, target).await?;
        }
        let mut arrived = 0;
        for (stream, head) in &report.streams {
            let there = target.hash_at(stream, head.facts).await?;
            if there != Some(head.hash) || target.count(stream).await?.0 < head.facts {
                return Err(JournalError::Tampered {
                    stream: stream.clone(),
                    version: head.facts,
                });
            }
            arrived += head.facts;
        }
        Ok(arrived)
    }

    async fn copy_stream(
        &self,
        stream: &str,
        length: u64,
        target: &Journal,
    ) -> Result<(), JournalError> {
        let mut chain = Chain::START;
        while chain.version() < length {
            let before = chain.version();
            let facts = self
                .read_at_most(stream, before, BATCH.min(length - before))
                .await?;
            let at_fault = |version| JournalError::Tampered {
                stream: stream.to_owned(),
                version,
            };
            if facts.is_empty() {
                return Err(at_fault(before + 1));
            }
            for fact in &facts {
                let next = chain.version() + 1;
                chain.follow(stream, fact).map_err(|_| at_fault(next))?;
            }
            target.append_chained(stream, before, facts).await?;
        }
        Ok(())
    }

    /// Writes a backup while the journal is in use: a SQLite file, whatever the journal is on. It
    /// appears under its name only when it is whole, for its owner alone; when that fails, nothing
    /// is left.
    ///
    /// # Errors
    /// [`JournalError::NotEmpty`] when there is such a file already, and what the copy meets.
    pub async fn backup(&self, file: &Path) -> Result<u64, JournalError> {
        if file.exists() {
            return Err(JournalError::NotEmpty(file.display().to_string()));
        }
        let part = &ending(file, ".part");
        // An interrupted backup may have left this behind.
        clear(part)?;
        let copied = self.copy_to_file(part).await;
        let placed = match copied {
            Ok(copied) => put_in_place(part, file).map(|()| copied),
            Err(error) => Err(error),
        };
        if placed.is_err() {
            // What can't be taken away is told by the error that brought us here.
            let _ = clear(part);
        }
        placed
    }

    async fn copy_to_file(&self, part: &Path) -> Result<u64, JournalError> {
        let target = Journal::open(part).await?.without_notes();
        let copied = self.copy_to(&target).await;
        target.close().await;
        copied
    }
}

/// How a fault of the source is told by whoever wanted to copy it.
fn refusal(fault: Fault) -> JournalError {
    match (fault.stream, fault.version) {
        (Some(stream), Some(version)) => JournalError::Tampered { stream, version },
        (Some(stream), None) => JournalError::Tampered { stream, version: 1 },
        (None, _) => match fault.kind {
            crate::FaultKind::Empty => JournalError::NothingThere(String::new()),
            kind => JournalError::Damaged(kind),
        },
    }
}

/// Takes a file of SQLite and what belongs to it away, if it is there.
pub(crate) fn clear(file: &Path) -> Result<(), JournalError> {
    for end in ["", "-wal", "-shm", "-journal"] {
        let file = ending(file, end);
        match std::fs::remove_file(&file) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(JournalError::Database(format!(
                    "{}: {error}",
                    file.display()
                )));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Gives a finished file its name, once it is on the disk.
pub(crate) fn put_in_place(part: &Path, file: &Path) -> Result<(), JournalError> {
    std::fs::File::open(part)
        .and_then(|part| part.sync_all())
        .and_then(|()| std::fs::rename(part, file))
        .map_err(|error| match error.kind() {
            std::io::ErrorKind::StorageFull => JournalError::DiskFull,
            _ => JournalError::Database(format!("{}: {error}", file.display())),
        })
}
