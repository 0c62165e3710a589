//! What is derived from the facts of streams and kept beside them, so that it need not be worked
//! out each time: never the truth, and never taken for it.
//!
//! A row belongs to a stream and says of which head it was made. It is sealed by a hash over all of
//! it, so that a row that was changed is none. Whoever uses one compares its head with that of the
//! stream, and makes anew what is missing or of another head. The table is no part of the journal:
//! it is made when there is something to put in, neither checked nor copied, and may be dropped at
//! any time.

use std::collections::HashMap;

use sha2::{Digest, Sha256};
use sqlx::{ColumnIndex, Connection, Decode, Row, Type};

use crate::error::JournalError;
use crate::fact::Hash;
use crate::heads::Head;
use crate::journal::{Backend, Journal, hash_of, in_time, on_reader};

/// What was derived from a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Derived {
    /// The head that the stream had.
    pub head: Head,
    /// What was derived, in the caller's own format.
    pub body: Vec<u8>,
}

const READ: &str = "select stream, facts, head, body, seal from derived \
     where stream >= $1 and stream <= $2";
const WRITE: &str = "insert into derived (stream, facts, head, body, seal) \
     values ($1, $2, $3, $4, $5) on conflict (stream) do update set facts = excluded.facts, \
     head = excluded.head, body = excluded.body, seal = excluded.seal";
const DROP: &str = "drop table if exists derived";
const MAKE_SQLITE: &str = "create table if not exists derived (stream text primary key, \
     facts integer not null, head blob not null, body blob not null, seal blob not null) \
     without rowid";
const MAKE_POSTGRES: &str = "create table if not exists derived (stream text collate \"C\" \
     primary key, facts bigint not null, head bytea not null, body bytea not null, \
     seal bytea not null)";

impl Derived {
    /// SHA-256 over the shape, the stream, its head and the body; texts follow their length.
    fn seal(&self, shape: &str, stream: &str) -> Hash {
        let mut hasher = Sha256::new();
        for text in [shape.as_bytes(), stream.as_bytes(), &self.body] {
            hasher.update((text.len() as u64).to_be_bytes());
            hasher.update(text);
        }
        hasher.update(self.head.facts.to_be_bytes());
        hasher.update(self.head.hash.0);
        Hash(hasher.finalize().into())
    }
}

/// Puts rows in inside a transaction of either database.
macro_rules! write_in {
    ($connection:expr, $make:expr, $shape:expr, $rows:expr, $anew:expr) => {{
        let mut transaction = $connection.begin().await?;
        if $anew {
            sqlx::query(DROP).execute(&mut *transaction).await?;
        }
        sqlx::query($make).execute(&mut *transaction).await?;
        for (stream, derived) in $rows {
            sqlx::query(WRITE)
                .bind(stream)
                .bind(derived.head.facts as i64)
                .bind(&derived.head.hash.0[..])
                .bind(&derived.body)
                .bind(&derived.seal($shape, stream).0[..])
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }};
}

impl Journal {
    /// What is kept in this shape of the streams from `first` to `last`, both included, by their
    /// names. Rows that were changed, cut or written in another shape are left out, and so is all
    /// of a table that can't be read.
    ///
    /// # Errors
    /// [`JournalError::Unreachable`] when the database does not answer.
    pub async fn derived(
        &self,
        shape: &str,
        first: &str,
        last: &str,
    ) -> Result<HashMap<String, Derived>, JournalError> {
        match self.read_derived(shape, first, last).await {
            Err(JournalError::Unreachable(reason)) => Err(JournalError::Unreachable(reason)),
            Err(_) => Ok(HashMap::new()),
            Ok(read) => Ok(read),
        }
    }

    async fn read_derived(
        &self,
        shape: &str,
        first: &str,
        last: &str,
    ) -> Result<HashMap<String, Derived>, JournalError> {
        on_reader!(self, pool => {
            // Not remembered by the database, for which the table may be another one next time.
            let query = sqlx::query(READ).persistent(false);
            let rows = query.bind(first).bind(last).fetch_all(pool).await?;
            Ok(rows.iter().filter_map(|row| whole(row, shape)).collect())
        })
    }

    /// Keeps what was derived of streams, in place of what was kept of them before. A table that
    /// takes nothing is made anew.
    ///
    /// # Errors
    /// [`JournalError::ReadOnly`], and what the database says. Nothing depends on its being kept.
    pub async fn derive(
        &self,
        shape: &str,
        rows: &[(String, Derived)],
    ) -> Result<(), JournalError> {
        match self.write_derived(shape, rows, false).await {
            Err(JournalError::Database(_)) => self.write_derived(shape, rows, true).await,
            done => done,
        }
    }

    async fn write_derived(
        &self,
        shape: &str,
        rows: &[(String, Derived)],
        anew: bool,
    ) -> Result<(), JournalError> {
        match &self.backend {
            Backend::Sqlite { writer, .. } => {
                let writer = writer.as_ref().ok_or(JournalError::ReadOnly)?;
                let mut connection = writer.acquire().await?;
                write_in!(connection, MAKE_SQLITE, shape, rows, anew)
            }
            Backend::Postgres(pool) => {
                in_time(async {
                    let mut connection = pool.acquire().await?;
                    write_in!(connection, MAKE_POSTGRES, shape, rows, anew)
                })
                .await
            }
        }
    }
}

/// A row, if it is as it was written in this shape.
fn whole<R>(row: &R, shape: &str) -> Option<(String, Derived)>
where
    R: Row,
    usize: ColumnIndex<R>,
    i64: for<'a> Decode<'a, R::Database> + Type<R::Database>,
    String: for<'a> Decode<'a, R::Database> + Type<R::Database>,
    Vec<u8>: for<'a> Decode<'a, R::Database> + Type<R::Database>,
{
    let stream: String = row.try_get(0).ok()?;
    let facts = u64::try_from(row.try_get::<i64, _>(1).ok()?).ok()?;
    let hash = hash_of(row, 2).ok()?;
    let body = row.try_get(3).ok()?;
    let derived = Derived {
        head: Head { facts, hash },
        body,
    };
    let sealed = derived.seal(shape, &stream) == hash_of(row, 4).ok()?;
    sealed.then_some((stream, derived))
}
