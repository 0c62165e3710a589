//! What a journal holds, asked in ways that end however damaged its file is.

use sqlx::Row;

use crate::error::JournalError;
use crate::fact::Fact;
use crate::journal::{Backend, Journal, fact_of, in_time, on_reader};

/// How many findings of the database's own check are told.
const FINDINGS: usize = 5;

impl Journal {
    /// What SQLite finds wrong with its file; nothing for a sound one, and for PostgreSQL, which
    /// minds its files itself.
    pub(crate) async fn integrity(&self) -> Result<Vec<String>, JournalError> {
        let Backend::Sqlite { reader, .. } = &self.backend else {
            return Ok(Vec::new());
        };
        let check = format!("pragma integrity_check({FINDINGS})");
        let rows = sqlx::query(sqlx::AssertSqlSafe(check))
            .fetch_all(reader)
            .await;
        let said: Result<Vec<String>, sqlx::Error> =
            rows.and_then(|rows| rows.iter().map(|row| row.try_get(0)).collect());
        match said.map_err(JournalError::from) {
            Ok(said) if said == ["ok"] => Ok(Vec::new()),
            // The driver ends an answer that its thread did not survive like a complete one.
            Ok(said) if said.is_empty() => Ok(vec!["the check was broken off".to_owned()]),
            Ok(said) => Ok(said),
            Err(error) if error.is_of_the_content() => Ok(vec![error.to_string()]),
            Err(error) => Err(error),
        }
    }

    /// The names of all streams, each asked for beyond the one before: a name is never met twice,
    /// even where damaged pages lead in a circle.
    pub(crate) async fn stream_names(&self) -> Result<Vec<String>, JournalError> {
        const NEXT: &str = "select stream from fact where stream > $1 order by stream limit 1";
        const FIRST: &str = "select stream from fact where stream >= $1 order by stream limit 1";
        let mut names: Vec<String> = Vec::new();
        loop {
            let last = names.last().map_or("", String::as_str);
            let question = if names.is_empty() { FIRST } else { NEXT };
            let next: Result<Option<String>, JournalError> = on_reader!(self, pool => {
                let row = sqlx::query(question).bind(last).fetch_optional(pool).await?;
                Ok(row.map(|row| row.try_get(0)).transpose()?)
            });
            match next {
                Ok(Some(next)) if names.is_empty() || next.as_str() > last => names.push(next),
                Ok(_) => return Ok(names),
                // What can't be read is told by the database's own check.
                Err(error) if error.is_of_the_content() && self.is_file() => return Ok(names),
                Err(error) => return Err(error),
            }
        }
    }

    /// How many facts of a stream are held, and how long it is by the number of its last: asked at
    /// once, since somebody may write meanwhile.
    pub(crate) async fn count(&self, stream: &str) -> Result<(u64, u64), JournalError> {
        const COUNT: &str = "select count(*), (select version from fact where stream = $1 \
             order by version desc limit 1) from fact where stream = $1";
        on_reader!(self, pool => {
            let row = sqlx::query(COUNT).bind(stream).fetch_one(pool).await?;
            let length: Option<i64> = row.try_get(1)?;
            Ok((row.try_get::<i64, _>(0)? as u64, length.unwrap_or(0) as u64))
        })
    }

    /// The next row of a SQLite file beyond one, with its stream, read without the index; `Err`
    /// inside for one that can't be read. `None` at the end.
    pub(crate) async fn row_after(
        &self,
        last: i64,
    ) -> Result<Option<(i64, Option<(String, Fact)>)>, JournalError> {
        let Backend::Sqlite { reader, .. } = &self.backend else {
            return Ok(None);
        };
        let salt = if self.salted { "salt" } else { "null" };
        let next = format!(
            "select version, at_ms, actor, body, {salt}, hash, stream, rowid from fact not indexed \
             where rowid > $1 order by rowid limit 1"
        );
        let question = sqlx::query(sqlx::AssertSqlSafe(next)).bind(last);
        let Some(row) = question.fetch_optional(reader).await? else {
            return Ok(None);
        };
        let place: i64 = row.try_get(7)?;
        let stream: Option<String> = row.try_get(6).ok();
        let fact = fact_of(&row).ok();
        Ok((place > last).then_some((place, stream.zip(fact))))
    }

    /// Is it a SQLite file?
    pub(crate) fn is_file(&self) -> bool {
        matches!(self.backend, Backend::Sqlite { .. })
    }
}
