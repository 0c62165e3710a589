//! Opening a journal, and bringing its tables up to date.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Row, SqlSafeStr};

use crate::change::Announcer;
use crate::error::JournalError;
use crate::heads::{Heads, ending, owners_own};
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

const SQLITE: [(&str, &str); 2] = [
    ("fact", include_str!("../migrations/sqlite/0001_fact.sql")),
    ("salt", include_str!("../migrations/sqlite/0002_salt.sql")),
];

impl Journal {
    /// Opens the journal of a SQLite file, which is made when it is not there, for its owner alone.
    /// Every append is on the disk before it is acknowledged (WAL with full synchronisation). A
    /// file that is protected against writing is opened as by [`Journal::open_to_read`].
    ///
    /// # Errors
    /// [`JournalError::NotAJournal`], [`JournalError::TooNew`], [`JournalError::DiskFull`] and what the
    /// system says of the file.
    pub async fn open(file: &Path) -> Result<Journal, JournalError> {
        if let Err(error) = for_its_owner(file) {
            match error.kind() {
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem if file.exists() => {
                    return Journal::open_to_read(file).await;
                }
                ErrorKind::StorageFull => return Err(JournalError::DiskFull),
                _ => return Err(of_system(file, &error)),
            }
        }
        let left_open = left_open(file);
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY);
        // SQLite lets one write at a time; waiting in one queue is fairer than being busy. The
        // connection stays, and with it the write-ahead log, as long as the journal is open.
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(ACQUIRE)
            .connect_with(options.clone())
            .await
            .map_err(|error| named(file, error.into()))?;
        // Version 0.1 closed its files without saying so.
        let left_open = left_open && is_salted(&writer).await?;
        migrator(&SQLITE)
            .run(&writer)
            .await
            .map_err(|error| named(file, error.into()))?;
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(ACQUIRE)
            .connect_with(options.read_only(true))
            .await?;
        let backend = Backend::Sqlite {
            writer: Some(writer),
            reader,
        };
        Ok(Journal {
            left_open,
            ..Journal::on(backend).noting_heads_in(Heads::beside(file))
        })
    }

    /// Opens the journal of a SQLite file that must be there, without ever changing it: to be
    /// checked, copied or shown, from a read-only medium too.
    ///
    /// # Errors
    /// [`JournalError::NotAJournal`] for what is none, and what the system says of the file.
    pub async fn open_to_read(file: &Path) -> Result<Journal, JournalError> {
        let found = std::fs::metadata(file).map_err(|error| of_system(file, &error))?;
        if found.len() == 0 {
            return Err(JournalError::NothingThere(file.display().to_string()));
        }
        let left_open = left_open(file);
        let log = ending(file, "-wal");
        let logged = std::fs::metadata(log).is_ok_and(|log| log.len() > 0);
        let options = SqliteConnectOptions::new()
            .filename(file)
            .read_only(true)
            // Where nothing waits in a log, none has to be made beside the file.
            .immutable(!logged && !may_write_beside(file))
            .pragma("cell_size_check", "on")
            .busy_timeout(BUSY);
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(ACQUIRE)
            .connect_with(options)
            .await
            .map_err(|error| named(file, error.into()))?;
        const COLUMNS: &str = "select name from pragma_table_info('fact')";
        let columns: Vec<String> = sqlx::query_scalar(COLUMNS)
            .fetch_all(&reader)
            .await
            .map_err(|error| named(file, error.into()))?;
        if !columns.iter().any(|column| column == "hash") {
            return Err(JournalError::NotAJournal {
                file: file.to_owned(),
                reason: "no table of facts".to_owned(),
            });
        }
        let salted = columns.iter().any(|column| column == "salt");
        let backend = Backend::Sqlite {
            writer: None,
            reader,
        };
        Ok(Journal {
            salted,
            // Version 0.1 closed its files without saying so.
            left_open: left_open && salted,
            ..Journal::on(backend).noting_heads_in(Heads::beside(file))
        })
    }

    /// Whether it can only be read.
    pub fn is_read_only(&self) -> bool {
        matches!(self.backend, Backend::Sqlite { writer: None, .. })
    }

    /// A journal that keeps no heads beside it: a copy in the making.
    pub(crate) fn without_notes(self) -> Journal {
        Journal {
            notes: None,
            ..self
        }
    }

    fn on(backend: Backend) -> Journal {
        Journal {
            backend,
            announcer: Announcer::new(),
            queue: Arc::default(),
            appended: Arc::default(),
            notes: None,
            salted: true,
            left_open: false,
        }
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
        Ok(Journal::on(Backend::Postgres(pool)))
    }
}

/// Makes the file if there is none, and sees to it that nobody but its owner can read it. SQLite
/// gives what it makes beside the file the same rights.
fn for_its_owner(file: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let open = options.mode(0o600).open(file)?;
        let rights = open.metadata()?.permissions();
        if rights.mode() & 0o077 != 0 {
            // The file of another owner who shares it with us stays as it is.
            let _ = open.set_permissions(PermissionsExt::from_mode(rights.mode() & !0o077));
        }
        Ok(())
    }
    #[cfg(not(unix))]
    options.open(file).map(drop)
}

/// Does the file say that it is written through a log (bytes 18 and 19 of SQLite's header), and
/// there is none beside it, nor heads that tell whether it is whole?
fn left_open(file: &Path) -> bool {
    let log = std::fs::metadata(ending(file, "-wal"));
    if log.is_ok_and(|log| log.len() > 0) || Heads::beside(file).exists() {
        return false;
    }
    let mut header = [0; 20];
    let read = File::open(file).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header[18..] == [2, 2]
}

/// Whether the facts may have a random part: those of version 0.1 had none.
async fn is_salted(pool: &SqlitePool) -> Result<bool, JournalError> {
    const SALT: &str = "select count(*) from pragma_table_info('fact') where name = 'salt'";
    let row = sqlx::query(SALT).fetch_one(pool).await?;
    Ok(row.try_get::<i64, _>(0)? > 0)
}

/// May a log be made beside the file?
fn may_write_beside(file: &Path) -> bool {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let rights = std::fs::metadata(folder).map(|folder| folder.permissions());
    let Ok(rights) = rights else { return false };
    if rights.readonly() {
        return false;
    }
    // Only trying tells what a medium allows.
    let trial = ending(file, &format!(".{}.try", std::process::id()));
    let made = owners_own(&trial).is_ok();
    let _ = std::fs::remove_file(trial);
    made
}

fn named(file: &Path, error: JournalError) -> JournalError {
    match error {
        JournalError::NotAJournal { reason, .. } => JournalError::NotAJournal {
            file: file.to_owned(),
            reason,
        },
        other => other,
    }
}

fn of_system(file: &Path, error: &std::io::Error) -> JournalError {
    JournalError::Database(format!("{}: {error}", file.display()))
}
