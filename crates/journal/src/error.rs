//! What can go wrong with a journal.

use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use thiserror::Error;

use crate::verify::FaultKind;

/// Why the journal could not do what it was asked. Nothing that it acknowledged before is lost.
#[derive(Clone, Debug, Error)]
pub enum JournalError {
    /// The stream has another length than the writer believed: somebody wrote in between. Read
    /// what came, decide again, and append again.
    #[error("the stream has {found} facts, not {expected}: read what came and decide again")]
    Conflict {
        /// How many facts the writer knew of.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// The disk is full: make room and try again.
    #[error("the disk is full: make room and try again")]
    DiskFull,
    /// The database does not answer: try again when it does.
    #[error("the database cannot be reached ({0}): try again when it answers")]
    Unreachable(String),
    /// A newer version of the program has written this journal.
    #[error("the journal is of a newer version ({found}) than this program knows: use a newer one")]
    TooNew {
        /// The version of the journal's tables.
        found: i64,
    },
    /// The file is no journal, or a damaged one.
    #[error("{file} is not a journal, or it is damaged: {reason}")]
    NotAJournal {
        /// The file.
        file: PathBuf,
        /// What the database says.
        reason: String,
    },
    /// A copy must go to a place that has none of the streams yet.
    #[error("the target already has the stream {0}: give a new file or an empty database")]
    NotEmpty(String),
    /// A fact of the source is not what its hash says, so that it is not copied.
    #[error("fact {version} of the stream {stream} is not what its hash says: it was not copied")]
    Tampered {
        /// The stream.
        stream: String,
        /// The fact.
        version: u64,
    },
    /// The address of the database cannot be understood.
    #[error("not the address of a database: {0}; postgres://user@host/name is one")]
    BadAddress(String),
    /// The system gives no random bits, without which no fact is kept.
    #[error("the system gives no random bits: {0}")]
    NoEntropy(String),
    /// The journal can only be read: its file or medium is protected.
    #[error("the journal can only be read here: its file or medium is protected against writing")]
    ReadOnly,
    /// There is no fact in it.
    #[error("there is nothing in {0}")]
    NothingThere(String),
    /// A fault of the journal as a whole; take out what is sound by a rescue.
    #[error("the journal is damaged: {0:?}")]
    Damaged(FaultKind),
    /// The heads can't be noted.
    #[error("the heads cannot be noted in {file}: {reason}")]
    Notes {
        /// The file.
        file: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// What the file holds can't be read as what it should be.
    #[error("what is kept cannot be read: {0}")]
    Unreadable(String),
    /// Anything else the database says.
    #[error("the database refused: {0}")]
    Database(String),
}

impl JournalError {
    /// Does it come of what the file holds, rather than of the way to it?
    pub(crate) fn is_of_the_content(&self) -> bool {
        matches!(
            self,
            JournalError::NotAJournal { .. } | JournalError::Unreadable(_)
        )
    }
}

impl From<sqlx::Error> for JournalError {
    fn from(error: sqlx::Error) -> JournalError {
        let text = error.to_string();
        match &error {
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => JournalError::Unreachable(text),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                JournalError::Unreadable(text)
            }
            sqlx::Error::Configuration(_) => JournalError::BadAddress(text),
            sqlx::Error::Database(database) => match database.code().as_deref() {
                // SQLITE_FULL, and PostgreSQL's disk_full.
                Some("13" | "53100") => JournalError::DiskFull,
                // SQLITE_CORRUPT with what it adds, and SQLITE_NOTADB.
                Some("11" | "26" | "267" | "523" | "779") => JournalError::NotAJournal {
                    file: PathBuf::new(),
                    reason: text,
                },
                // PostgreSQL: connection exceptions (08), too many connections and shutting down.
                Some(code)
                    if code.starts_with("08") || code.starts_with("57P") || code == "53300" =>
                {
                    JournalError::Unreachable(text)
                }
                _ => JournalError::Database(text),
            },
            _ => JournalError::Database(text),
        }
    }
}

impl From<MigrateError> for JournalError {
    fn from(error: MigrateError) -> JournalError {
        match error {
            MigrateError::VersionMissing(found) | MigrateError::VersionTooNew(found, _) => {
                JournalError::TooNew { found }
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => JournalError::Database(other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fact::NewFact;
    use crate::journal::{Backend, Journal};

    /// SQLite's own limit on a file's size answers as a full disk does.
    async fn limit_pages(journal: &Journal, pages: u32) {
        let Backend::Sqlite {
            writer: Some(writer),
            ..
        } = &journal.backend
        else {
            unreachable!()
        };
        let limit = sqlx::AssertSqlSafe(format!("pragma max_page_count = {pages}"));
        sqlx::query(limit).execute(writer).await.unwrap();
    }

    #[tokio::test]
    async fn a_full_disk_loses_nothing_that_was_acknowledged() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        let fact = NewFact {
            at_ms: 0,
            actor: "arbiter".into(),
            body: vec![b'x'; 4000],
        };
        let facts = std::slice::from_ref(&fact);
        limit_pages(&journal, 40).await;
        let mut version = 0;
        let refused = loop {
            match journal.append("s", version, facts).await {
                Ok(now) => version = now,
                Err(refused) => break refused,
            }
        };
        assert!(matches!(refused, JournalError::DiskFull), "{refused}");
        assert!(version > 10);
        assert_eq!(journal.verify().await.unwrap().facts, version);
        // The limit went with the connection: there is room again.
        assert_eq!(
            journal.append("s", version, facts).await.unwrap(),
            version + 1
        );
    }
}
