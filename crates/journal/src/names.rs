//! The streams of a journal with their heads, found by leaping from each name to the next: what is
//! read grows with the number of streams and not with that of facts.

use sqlx::Row;

use crate::error::JournalError;
use crate::heads::Head;
use crate::journal::{Backend, Journal, hash_of, in_time, on_reader};

/// How many streams are asked for at a time.
const BATCH: usize = 1000;

/// The heads of streams after a name, in the order of their bytes, as long as names begin with $2.
const HEADS: &str = "\
with recursive name(stream, place) as (
    select first.stream, cast(1 as bigint) from (
        select stream from fact where stream >= $2 and stream > $1 order by stream limit 1
    ) as first
    union all
    select (
        select fact.stream from fact where fact.stream > name.stream order by fact.stream limit 1
    ), name.place + 1
    from name
    where name.place < $3 and substr(name.stream, 1, length($2)) = $2
)
select name.stream, fact.version, fact.hash
from name join fact on fact.stream = name.stream and fact.version = (
    select version from fact where stream = name.stream order by version desc limit 1
)
where substr(name.stream, 1, length($2)) = $2
order by name.place";

impl Journal {
    /// At most `limit` streams beyond the name `after` that begin with `prefix`, in the order of
    /// their bytes, each with its head. An empty `after` is before all names but an empty one.
    ///
    /// # Errors
    /// [`JournalError::Unreachable`] when the database does not answer.
    pub async fn heads_after(
        &self,
        prefix: &str,
        after: &str,
        limit: usize,
    ) -> Result<Vec<(String, Head)>, JournalError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        on_reader!(self, pool => {
            let query = sqlx::query(HEADS).bind(after).bind(prefix).bind(limit);
            let rows = query.fetch_all(pool).await?;
            let read = rows.iter().map(|row| {
                let facts = row.try_get::<i64, _>(1)? as u64;
                Ok((row.try_get(0)?, Head { facts, hash: hash_of(row, 2)? }))
            });
            read.collect()
        })
    }

    /// The streams whose name begins with `prefix`, in the order of their bytes, with how many
    /// facts each has.
    ///
    /// # Errors
    /// [`JournalError::Unreachable`] when the database does not answer.
    pub async fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, JournalError> {
        let mut streams: Vec<(String, u64)> = Vec::new();
        loop {
            let last = streams.last().map_or("", |(name, _)| name.as_str());
            let next = self.heads_after(prefix, last, BATCH).await?;
            let complete = next.len() < BATCH;
            // Names grow, unless a damaged file leads in a circle.
            let goes_on = next.first().is_some_and(|(name, _)| name.as_str() > last);
            if goes_on {
                streams.extend(next.into_iter().map(|(name, head)| (name, head.facts)));
            }
            if complete || !goes_on {
                return Ok(streams);
            }
        }
    }
}
