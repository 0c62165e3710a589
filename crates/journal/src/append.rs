//! Appending: what arrives together shares one transaction, and with it one flush of the disk.
//!
//! All that waits in the [queue](crate::queue) goes into one transaction, and each is answered when
//! that is on the disk. A lone append waits for nobody. A caller that goes away takes nothing with
//! it: its append is done like the others.
//!
//! Each append is judged by itself: one whose stream has grown is a conflict and writes nothing. When
//! the database refuses the whole, though it may be the fault of one, each is done once more alone.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use sqlx::postgres::PgPool;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, Row};
use tokio::sync::oneshot;

use crate::change::{CHANNEL, Change};
use crate::error::JournalError;
use crate::fact::{Fact, Hash, NewFact, Salt};
use crate::journal::{Backend, Journal, hash_of, in_time};

const HEAD: &str = "select version, hash from fact where stream = $1 order by version desc limit 1";
const INSERT: &str = "insert into fact (stream, version, at_ms, actor, body, salt, hash) \
     values ($1, $2, $3, $4, $5, $6, $7)";
/// Writers to one stream take turns, so that the second sees what the first wrote; locks are taken
/// in one order, so that nobody waits in a circle.
const LOCK: &str = "select pg_advisory_xact_lock(key) from (select distinct \
     hashtextextended(stream, 0) as key from unnest($1::text[]) as stream order by key) as keys";
const HEADS: &str = "select name.stream, head.version, head.hash \
     from (select distinct stream from unnest($1::text[]) as stream) as name \
     cross join lateral (select version, hash from fact where fact.stream = name.stream \
     order by version desc limit 1) as head";
const INSERT_ALL: &str = "insert into fact (stream, version, at_ms, actor, body, salt, hash) \
     select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[], \
     $6::bytea[], $7::bytea[])";
const NOTIFY: &str = "select pg_notify($1, news) from unnest($2::text[]) as news";

/// What one caller wants to be appended.
#[derive(Debug)]
pub(crate) struct Append {
    stream: String,
    /// How many facts the caller believes there are.
    expected: u64,
    facts: Facts,
}

#[derive(Debug)]
enum Facts {
    New(Vec<NewFact>),
    /// With time, salt and hash already, from another journal.
    Chained(Vec<Fact>),
}

pub(crate) type Answer = Result<u64, JournalError>;

/// Why a transaction of several appends came to nothing.
enum Broken {
    /// It would not be otherwise for one alone, or it is not known whether it came to nothing.
    Whole(JournalError),
    /// It may be the fault of one of them.
    One(JournalError),
}

/// The last fact of a stream: its number and hash.
type Last = (u64, Hash);

impl Journal {
    /// Appends facts to a stream of `expected` facts, all or none, and answers how many it has
    /// then. When this returns, they are on the disk.
    ///
    /// # Errors
    /// [`JournalError::Conflict`] when somebody wrote in between; [`JournalError::DiskFull`] and
    /// [`JournalError::Unreachable`]: nothing was written, save that a connection lost while
    /// PostgreSQL commits leaves it open whether the facts are there, as reading will tell.
    pub async fn append(&self, stream: &str, expected: u64, facts: &[NewFact]) -> Answer {
        let facts = Facts::New(facts.to_vec());
        self.enqueue(stream, expected, facts).await
    }

    /// Appends facts of another journal as they are.
    pub(crate) async fn append_chained(
        &self,
        stream: &str,
        expected: u64,
        facts: Vec<Fact>,
    ) -> Answer {
        let facts = Facts::Chained(facts);
        self.enqueue(stream, expected, facts).await
    }

    async fn enqueue(&self, stream: &str, expected: u64, facts: Facts) -> Answer {
        if self.is_read_only() {
            return Err(JournalError::ReadOnly);
        }
        let append = Append {
            stream: stream.to_owned(),
            expected,
            facts,
        };
        let (sender, answer) = oneshot::channel();
        if self.queue.add(append, sender) {
            let journal = self.clone();
            tokio::spawn(async move {
                let mut shift = journal.queue.shift();
                while let Some((appends, answers)) = shift.next() {
                    journal.append_all(&appends, answers).await;
                }
            });
        }
        let gone = || JournalError::Unreachable("the journal was closed meanwhile".into());
        answer.await.unwrap_or_else(|_| Err(gone()))
    }

    async fn append_all(&self, appends: &[Append], answers: Vec<oneshot::Sender<Answer>>) {
        let outcome = match self.write(appends).await {
            Err(Broken::One(_)) if appends.len() > 1 => {
                let mut alone = Vec::with_capacity(appends.len());
                for append in appends.chunks(1) {
                    match self.write(append).await {
                        Ok(answers) => alone.extend(answers),
                        Err(Broken::One(error) | Broken::Whole(error)) => alone.push(Err(error)),
                    }
                }
                alone
            }
            Ok(answers) => answers,
            Err(Broken::One(error) | Broken::Whole(error)) => {
                appends.iter().map(|_| Err(error.clone())).collect()
            }
        };
        for ((append, outcome), answer) in appends.iter().zip(outcome).zip(answers) {
            if let Ok(version) = outcome {
                self.appended
                    .fetch_add(version.saturating_sub(append.expected), Ordering::Relaxed);
                self.note_soon(&append.stream);
                self.announcer.say(Change::Appended {
                    stream: append.stream.clone(),
                    version,
                });
            }
            // A caller that has gone away needs no answer.
            let _ = answer.send(outcome);
        }
    }

    /// Does all of them in one transaction, and answers each once that is on the disk.
    async fn write(&self, appends: &[Append]) -> Result<Vec<Answer>, Broken> {
        match &self.backend {
            Backend::Sqlite { writer: None, .. } => Err(Broken::Whole(JournalError::ReadOnly)),
            Backend::Sqlite {
                writer: Some(writer),
                ..
            } => write_to_file(writer, appends).await,
            Backend::Postgres(pool) => {
                let work = async { Ok(write_to_server(pool, appends).await) };
                in_time(work)
                    .await
                    .unwrap_or_else(|error| Err(Broken::Whole(error)))
            }
        }
    }
}

async fn write_to_file(writer: &SqlitePool, appends: &[Append]) -> Result<Vec<Answer>, Broken> {
    let mut connection = writer.acquire().await.map_err(whole)?;
    let outcome = write_on(&mut connection, appends).await;
    if outcome.is_err() {
        // On a full disk SQLite ends the transaction by itself, which the driver does not expect:
        // the connection is of no more use.
        let _ = connection.detach().close_hard().await;
    }
    outcome
}

async fn write_on(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Answer>, Broken> {
    let begun = connection.begin_with("begin immediate").await;
    let mut transaction = begun.map_err(whole)?;
    let mut heads = HashMap::new();
    for Append { stream, .. } in appends {
        if heads.contains_key(stream) {
            continue;
        }
        let head = sqlx::query(HEAD).bind(stream);
        let head = head.fetch_optional(&mut *transaction).await.map_err(one)?;
        if let Some(row) = head {
            let version = row.try_get::<i64, _>(0).map_err(one)?;
            let hash = hash_of(&row, 1).map_err(Broken::One)?;
            heads.insert(stream.clone(), (version as u64, hash));
        }
    }
    let (answers, facts) = chain(appends, heads);
    for (stream, fact) in &facts {
        sqlx::query(INSERT)
            .bind(stream)
            .bind(fact.version as i64)
            .bind(fact.at_ms)
            .bind(&fact.actor)
            .bind(&fact.body)
            .bind(fact.salt.as_ref().map(|Salt(bits)| &bits[..]))
            .bind(&fact.hash.0[..])
            .execute(&mut *transaction)
            .await
            .map_err(one)?;
    }
    transaction.commit().await.map_err(in_commit)?;
    Ok(answers)
}

async fn write_to_server(pool: &PgPool, appends: &[Append]) -> Result<Vec<Answer>, Broken> {
    let mut transaction = pool.begin().await.map_err(whole)?;
    let streams: Vec<&str> = appends.iter().map(|append| &*append.stream).collect();
    let locks = sqlx::query(LOCK).bind(&streams);
    locks.execute(&mut *transaction).await.map_err(one)?;
    let mut heads = HashMap::new();
    let rows = sqlx::query(HEADS).bind(&streams);
    for row in rows.fetch_all(&mut *transaction).await.map_err(one)? {
        let version = row.try_get::<i64, _>(1).map_err(one)?;
        let hash = hash_of(&row, 2).map_err(Broken::One)?;
        heads.insert(row.try_get(0).map_err(one)?, (version as u64, hash));
    }
    let (answers, facts) = chain(appends, heads);
    fn column<'a, T>(facts: &'a [(&str, Fact)], of: impl Fn(&'a Fact) -> T) -> Vec<T> {
        facts.iter().map(|(_, fact)| of(fact)).collect()
    }
    let names: Vec<&str> = facts.iter().map(|(stream, _)| *stream).collect();
    sqlx::query(INSERT_ALL)
        .bind(names)
        .bind(column(&facts, |fact| fact.version as i64))
        .bind(column(&facts, |fact| fact.at_ms))
        .bind(column(&facts, |fact| &*fact.actor))
        .bind(column(&facts, |fact| &*fact.body))
        .bind(column(&facts, |fact| {
            fact.salt.as_ref().map(|Salt(bits)| &bits[..])
        }))
        .bind(column(&facts, |fact| &fact.hash.0[..]))
        .execute(&mut *transaction)
        .await
        .map_err(one)?;
    let told = appends.iter().zip(&answers);
    let news: Vec<String> = told
        .filter_map(|(append, answer)| {
            let version = answer.as_ref().ok()?;
            Some(format!("{version} {}", append.stream))
        })
        .collect();
    let notify = sqlx::query(NOTIFY).bind(CHANNEL).bind(news);
    notify.execute(&mut *transaction).await.map_err(one)?;
    transaction.commit().await.map_err(in_commit)?;
    Ok(answers)
}

/// Chains the facts of each append to the last one of its stream, those of an earlier append
/// included. An append that believed something else of its stream is a conflict.
fn chain(appends: &[Append], mut heads: HashMap<String, Last>) -> (Vec<Answer>, Vec<(&str, Fact)>) {
    let mut facts = Vec::with_capacity(appends.len());
    let answers = appends.iter().map(|append| {
        let last = heads.get(&append.stream).copied();
        let last = last.unwrap_or((0, Hash::START));
        let chained = append.chained(last)?;
        let head = chained
            .last()
            .map_or(last, |fact| (last.0 + chained.len() as u64, fact.hash));
        facts.extend(chained.into_iter().map(|fact| (&*append.stream, fact)));
        heads.insert(append.stream.clone(), head);
        Ok(head.0)
    });
    let answers = answers.collect();
    (answers, facts)
}

impl Append {
    fn chained(&self, (found, mut last): Last) -> Result<Vec<Fact>, JournalError> {
        let expected = self.expected;
        if found != expected {
            return Err(JournalError::Conflict { expected, found });
        }
        let new = match &self.facts {
            Facts::Chained(facts) => return Ok(facts.clone()),
            Facts::New(new) => new.iter().cloned(),
        };
        let chained = new.zip(expected + 1..).map(|(new, version)| {
            let fact = Fact::after(last, &self.stream, version, new, Salt::random()?);
            last = fact.hash;
            Ok(fact)
        });
        chained.collect()
    }

    /// About how much there is to write.
    pub(crate) fn bytes(&self) -> usize {
        match &self.facts {
            Facts::New(facts) => facts.iter().map(|fact| fact.body.len()).sum(),
            Facts::Chained(facts) => facts.iter().map(|fact| fact.body.len()).sum(),
        }
    }
}

fn whole(error: sqlx::Error) -> Broken {
    Broken::Whole(error.into())
}

/// A database that does not answer one does not answer the others.
fn one(error: sqlx::Error) -> Broken {
    match error.into() {
        error @ JournalError::Unreachable(_) => Broken::Whole(error),
        error => Broken::One(error),
    }
}

/// What goes wrong in a commit leaves it open what is kept, save that a full disk keeps nothing.
fn in_commit(error: sqlx::Error) -> Broken {
    match error.into() {
        JournalError::DiskFull => Broken::One(JournalError::DiskFull),
        error => Broken::Whole(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn append(stream: &str, expected: u64, facts: Facts) -> Append {
        Append {
            stream: stream.to_owned(),
            expected,
            facts,
        }
    }

    fn fact(body: &str) -> Facts {
        Facts::New(vec![NewFact {
            at_ms: 0,
            actor: "arbiter".into(),
            body: body.into(),
        }])
    }

    /// A fact that no table takes: they are numbered from 1.
    fn impossible() -> Facts {
        let new = NewFact {
            at_ms: 0,
            actor: String::new(),
            body: Vec::new(),
        };
        Facts::Chained(vec![Fact::after(Hash::START, "bad", 0, new, Salt([0; 16]))])
    }

    async fn all(journal: &Journal, appends: &[Append]) -> Vec<Answer> {
        let (senders, answers): (Vec<_>, Vec<_>) =
            appends.iter().map(|_| oneshot::channel()).unzip();
        journal.append_all(appends, senders).await;
        let mut told = Vec::new();
        for answer in answers {
            told.push(answer.await.unwrap());
        }
        told
    }

    #[tokio::test]
    async fn of_appends_that_share_a_transaction_each_has_its_own_answer() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("journal.db");
        let journal = Journal::open(&file).await.unwrap();
        let told = all(
            &journal,
            &[
                append("a", 0, fact("1")),
                append("a", 0, fact("too late")),
                append("a", 1, fact("2")),
                append("b", 3, fact("of another stream")),
                append("b", 0, fact("1")),
            ],
        )
        .await;
        assert!(
            matches!(
                told[..],
                [
                    Ok(1),
                    Err(JournalError::Conflict {
                        expected: 0,
                        found: 1
                    }),
                    Ok(2),
                    Err(JournalError::Conflict {
                        expected: 3,
                        found: 0
                    }),
                    Ok(1),
                ]
            ),
            "{told:?}"
        );
        assert_eq!(journal.appended(), 3);
        let report = journal.verify().await.unwrap();
        assert_eq!((report.facts, report.faults), (3, vec![]));
    }

    #[tokio::test]
    async fn one_that_the_database_refuses_takes_no_other_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("journal.db");
        let journal = Journal::open(&file).await.unwrap();
        let told = all(
            &journal,
            &[
                append("a", 0, fact("1")),
                append("bad", 0, impossible()),
                append("b", 0, fact("1")),
                append("a", 1, fact("2")),
            ],
        )
        .await;
        assert!(
            matches!(
                told[..],
                [Ok(1), Err(JournalError::Database(_)), Ok(1), Ok(2)]
            ),
            "{told:?}"
        );
        let report = journal.verify().await.unwrap();
        assert_eq!((report.facts, report.faults), (3, vec![]));
    }

    #[tokio::test]
    async fn whoever_goes_away_takes_nothing_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("journal.db");
        let journal = Journal::open(&file).await.unwrap();
        for n in 0..20 {
            let stream = format!("s{n}");
            let new = [NewFact {
                at_ms: 0,
                actor: String::new(),
                body: Vec::new(),
            }];
            let append = journal.append(&stream, 0, &new);
            // Most are broken off before they are answered.
            let _ = tokio::time::timeout(std::time::Duration::from_micros(n * 20), append).await;
        }
        // The last one waits for all before it.
        let Facts::New(new) = fact("last") else {
            unreachable!()
        };
        assert_eq!(journal.append("last", 0, &new).await.unwrap(), 1);
        assert_eq!(journal.streams("s").await.unwrap().len(), 20);
    }
}
