//! A journal, and the reading of its streams.

use std::time::Duration;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;
use sqlx::{Decode, Row, Type};

use crate::change::{Announcer, Changes};
use crate::error::JournalError;
use crate::fact::{Fact, Hash, Salt};
use crate::note::Notes;
use crate::queue::Queue;

/// A journal on SQLite or PostgreSQL; a clone shares the connections.
#[derive(Clone, Debug)]
pub struct Journal {
    pub(crate) backend: Backend,
    pub(crate) announcer: Announcer,
    /// The appends that wait for their turn.
    pub(crate) queue: Arc<Queue>,
    /// How many facts this process has appended, all clones together.
    pub(crate) appended: Arc<AtomicU64>,
    /// Where its heads are noted.
    pub(crate) notes: Option<Arc<Notes>>,
    /// Whether its facts may have a salt: a file of version 0.1 that is only read has no place for
    /// one.
    pub(crate) salted: bool,
    /// The file says that it has a write-ahead log, and there was none, nor heads that tell whether
    /// it is whole.
    pub(crate) left_open: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Backend {
    Sqlite {
        /// None where the file can only be read.
        writer: Option<SqlitePool>,
        reader: SqlitePool,
    },
    Postgres(PgPool),
}

/// How long a database may stay silent before whoever asked it is told.
const ANSWER: Duration = Duration::from_secs(10);

/// The same work on whichever database there is.
macro_rules! on_reader {
    ($journal:expr, $pool:ident => $work:expr) => {
        match &$journal.backend {
            Backend::Sqlite { reader: $pool, .. } => $work,
            Backend::Postgres($pool) => in_time(async { $work }).await,
        }
    };
}

pub(crate) use on_reader;

/// A line that is cut in the middle of a question neither answers nor refuses.
pub(crate) async fn in_time<T>(
    work: impl Future<Output = Result<T, JournalError>> + Send,
) -> Result<T, JournalError> {
    let silent = || JournalError::Unreachable(format!("no answer within {} s", ANSWER.as_secs()));
    let answer = tokio::time::timeout(ANSWER, work).await;
    answer.unwrap_or_else(|_| Err(silent()))
}

const HEAD: &str = "select version, hash from fact where stream = $1 order by version desc limit 1";
const READ: &str = "select version, at_ms, actor, body, salt, hash from fact \
     where stream = $1 and version > $2 order by version limit $3";
const READ_UNSALTED: &str = "select version, at_ms, actor, body, null, hash from fact \
     where stream = $1 and version > $2 order by version limit $3";

pub(crate) fn hash_of<R>(row: &R, column: usize) -> Result<Hash, JournalError>
where
    R: Row,
    usize: sqlx::ColumnIndex<R>,
    Vec<u8>: for<'a> Decode<'a, R::Database> + Type<R::Database>,
{
    let bytes: Vec<u8> = row.try_get(column)?;
    let hash = bytes
        .try_into()
        .map_err(|_| JournalError::Unreadable("a hash has 32 bytes".into()))?;
    Ok(Hash(hash))
}

fn salt_of<R>(row: &R, column: usize) -> Result<Option<Salt>, JournalError>
where
    R: Row,
    usize: sqlx::ColumnIndex<R>,
    Option<Vec<u8>>: for<'a> Decode<'a, R::Database> + Type<R::Database>,
{
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    let salt = bytes.map(|bytes| bytes.try_into().map(Salt)).transpose();
    salt.map_err(|_| JournalError::Unreadable("a salt has 16 bytes".into()))
}

impl Journal {
    /// The facts of a stream after its first `from`; none when the stream does not exist.
    ///
    /// # Errors
    /// [`JournalError::Unreachable`] when the database does not answer.
    pub async fn read(&self, stream: &str, from: u64) -> Result<Vec<Fact>, JournalError> {
        self.read_at_most(stream, from, u64::MAX).await
    }

    /// At most `limit` facts of a stream after its first `from`.
    pub(crate) async fn read_at_most(
        &self,
        stream: &str,
        from: u64,
        limit: u64,
    ) -> Result<Vec<Fact>, JournalError> {
        let (from, limit) = (as_sql(from), as_sql(limit));
        let read = if self.salted { READ } else { READ_UNSALTED };
        on_reader!(self, pool => {
            let query = sqlx::query(read).bind(stream).bind(from).bind(limit);
            query.fetch_all(pool).await?.iter().map(fact_of).collect()
        })
    }

    /// How many facts this process has appended since it opened the journal.
    pub fn appended(&self) -> u64 {
        self.appended.load(Ordering::Relaxed)
    }

    /// How many facts a stream has.
    ///
    /// # Errors
    /// [`JournalError::Unreachable`] when the database does not answer.
    pub async fn version(&self, stream: &str) -> Result<u64, JournalError> {
        on_reader!(self, pool => {
            match sqlx::query(HEAD).bind(stream).fetch_optional(pool).await? {
                Some(row) => Ok(row.try_get::<i64, _>(0)? as u64),
                None => Ok(0),
            }
        })
    }

    /// What is appended from now on, by this process or another.
    ///
    /// # Errors
    /// [`JournalError::Unreachable`] when the database does not answer.
    pub async fn changes(&self) -> Result<Changes, JournalError> {
        self.announcer.listen(&self.backend).await
    }

    /// Does the database answer?
    ///
    /// # Errors
    /// [`JournalError::Unreachable`] when it does not.
    pub async fn ping(&self) -> Result<(), JournalError> {
        on_reader!(self, pool => {
            sqlx::query("select 1").execute(pool).await?;
            Ok(())
        })
    }

    /// Notes the heads and closes the connections once their work is done.
    pub async fn close(&self) {
        // How old the notes are is told by `verify`.
        let _ = self.note_heads().await;
        match &self.backend {
            Backend::Sqlite { writer, reader } => {
                reader.close().await;
                if let Some(writer) = writer {
                    self.stand_alone(writer).await;
                    writer.close().await;
                }
            }
            Backend::Postgres(pool) => pool.close().await,
        }
    }

    /// What is in the write-ahead log moves into the file, and where nobody else has it open the
    /// file says from then on that it needs none: so a copy that was taken without its log can be
    /// told from a whole one, and a file on a read-only medium be opened.
    async fn stand_alone(&self, writer: &SqlitePool) {
        let moved = sqlx::query("pragma wal_checkpoint(truncate)");
        let _ = moved.execute(writer).await;
        if !self.left_open {
            let alone = sqlx::query("pragma journal_mode = delete");
            // Somebody else has it open, and will do this.
            let _ = alone.execute(writer).await;
        }
    }
}

/// SQL's integers have a sign.
fn as_sql(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn fact_of<R>(row: &R) -> Result<Fact, JournalError>
where
    R: Row,
    usize: sqlx::ColumnIndex<R>,
    i64: for<'a> Decode<'a, R::Database> + Type<R::Database>,
    String: for<'a> Decode<'a, R::Database> + Type<R::Database>,
    Vec<u8>: for<'a> Decode<'a, R::Database> + Type<R::Database>,
    Option<Vec<u8>>: for<'a> Decode<'a, R::Database> + Type<R::Database>,
{
    Ok(Fact {
        version: row.try_get::<i64, _>(0)? as u64,
        at_ms: row.try_get(1)?,
        actor: row.try_get(2)?,
        body: row.try_get(3)?,
        salt: salt_of(row, 4)?,
        hash: hash_of(row, 5)?,
    })
}
