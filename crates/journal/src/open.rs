//! Opening a journal, and bringing its tables up to date.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::change::Announcer;
use crate::error::JournalError;
use crate::journal::{Backend, Journal};

/// How long a writer waits for another process's write to the same file.
const BUSY: Duration = Duration::from_secs(5);
/// How long a caller waits for a free connection to the database before it is told.
const ACQUIRE: Duration = Duration::from_secs(5);

fn migrator(scripts: &[(&'static str, &'static str)]) -> Migrator {
    let migrations = scripts.iter().zip(1..).map(|(&(name, script), version)| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, script.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

impl Journal {
    /// Opens the journal of a SQLite file, which is made when it is not there. Every append is on
    /// the disk before it is acknowledged (WAL with full synchronisation).
    ///
    /// # Errors
    /// [`JournalError::NotAJournal`], [`JournalError::TooNew`], [`JournalError::DiskFull`] and what the
    /// system says of the file.
    pub async fn open(file: &Path) -> Result<Journal, JournalError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY);
        let named = |error: JournalError| match error {
            JournalError::NotAJournal { reason, .. } => JournalError::NotAJournal {
                file: file.to_owned(),
                reason,
            },
            other => other,
        };
        // SQLite lets one write at a time; waiting in one queue is fairer than being busy.
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(ACQUIRE)
            .connect_with(options.clone())
            .await
            .map_err(|error| named(error.into()))?;
        let scripts = [
            ("fact", include_str!("../migrations/sqlite/0001_fact.sql")),
            ("salt", include_str!("../migrations/sqlite/0002_salt.sql")),
        ];
        migrator(&scripts)
            .run(&writer)
            .await
            .map_err(|error| named(error.into()))?;
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(ACQUIRE)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Journal {
            backend: Backend::Sqlite { writer, reader },
            announcer: Announcer::new(),
            appended: Arc::default(),
        })
    }

    /// Opens the journal of a PostgreSQL database, `postgres://user:password@host/name`.
    ///
    /// # Errors
    /// [`JournalError::BadAddress`], [`JournalError::Unreachable`], [`JournalError::TooNew`].
    pub async fn connect(address: &str) -> Result<Journal, JournalError> {
        let options: PgConnectOptions = address
            .parse()
            .map_err(|error: sqlx::Error| JournalError::BadAddress(error.to_string()))?;
        let pool = PgPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(ACQUIRE)
            .connect_with(options.application_name("rokada"))
            .await?;
        let scripts = [
            ("fact", include_str!("../migrations/postgres/0001_fact.sql")),
            ("salt", include_str!("../migrations/postgres/0002_salt.sql")),
        ];
        migrator(&scripts).run(&pool).await?;
        Ok(Journal {
            backend: Backend::Postgres(pool),
            announcer: Announcer::new(),
            appended: Arc::default(),
        })
    }
}
