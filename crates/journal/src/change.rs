//! News of what was appended, from this process and from others.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, Row};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::{OnceCell, broadcast};

use crate::error::JournalError;
use crate::journal::Backend;

/// How many pieces of news a slow listener may lag behind before it is told that it missed some.
const BACKLOG: usize = 1024;
/// How often a SQLite file is asked whether another process wrote to it.
const POLL: Duration = Duration::from_millis(250);

/// A piece of news. One may come twice; the version tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A stream has grown to this many facts.
    Appended {
        /// The stream.
        stream: String,
        /// How many facts it has now.
        version: u64,
    },
    /// Some news was missed (a connection was lost, or the listener was slow): read again
    /// whatever is being watched.
    Missed,
}

/// The news as it comes; made by [`Journal::changes`](crate::Journal::changes).
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    /// Waits for the next piece of news; `None` once the journal is closed.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Missed),
            Err(RecvError::Closed) => None,
        }
    }

    /// The next piece of news that has come already; `None` where there is none. What this process
    /// appends is there as soon as [`Journal::append`](crate::Journal::append) has answered.
    pub fn try_next(&mut self) -> Option<Change> {
        match self.0.try_recv() {
            Ok(change) => Some(change),
            Err(TryRecvError::Lagged(_)) => Some(Change::Missed),
            Err(TryRecvError::Empty | TryRecvError::Closed) => None,
        }
    }
}

/// The channel on which the nodes of a PostgreSQL database tell each other.
pub(crate) const CHANNEL: &str = "rokada_fact";

/// Tells the listeners of this process.
#[derive(Clone, Debug)]
pub(crate) struct Announcer {
    sender: broadcast::Sender<Change>,
    /// Filled once somebody listens, and other processes are watched for that listener.
    watching: Arc<OnceCell<()>>,
}

impl Announcer {
    pub(crate) fn new() -> Announcer {
        Announcer {
            sender: broadcast::channel(BACKLOG).0,
            watching: Arc::default(),
        }
    }

    pub(crate) fn say(&self, change: Change) {
        // It is no fault that nobody listens.
        let _ = self.sender.send(change);
    }

    pub(crate) async fn listen(&self, backend: &Backend) -> Result<Changes, JournalError> {
        let changes = Changes(self.sender.subscribe());
        let watch = || async {
            let announcer = self.clone();
            match backend {
                Backend::Sqlite { reader, .. } => watch_sqlite(reader.clone(), announcer).await,
                Backend::Postgres(pool) => watch_postgres(pool.clone(), announcer).await,
            }
        };
        self.watching.get_or_try_init(watch).await?;
        Ok(changes)
    }
}

/// Watches a SQLite file for what other processes append, until its pool is closed.
async fn watch_sqlite(pool: SqlitePool, announcer: Announcer) -> Result<(), JournalError> {
    const VERSION: &str = "pragma data_version";
    const LAST: &str = "select coalesce(max(rowid), 0) from fact";
    const NEWER: &str =
        "select stream, max(version), max(rowid) from fact where rowid > $1 group by stream";
    // A connection of its own: data_version tells what *others* than this connection wrote.
    let mut connection = sqlx::SqliteConnection::connect_with(&pool.connect_options()).await?;
    let mut last: i64 = sqlx::query(LAST)
        .fetch_one(&mut connection)
        .await?
        .try_get(0)?;
    let mut seen: i64 = sqlx::query(VERSION)
        .fetch_one(&mut connection)
        .await?
        .try_get(0)?;
    tokio::spawn(async move {
        let mut closed = pool.close_event();
        while closed.do_until(tokio::time::sleep(POLL)).await.is_ok() {
            let look = async {
                let now: i64 = sqlx::query(VERSION)
                    .fetch_one(&mut connection)
                    .await?
                    .try_get(0)?;
                if now != seen {
                    let newer = sqlx::query(NEWER)
                        .bind(last)
                        .fetch_all(&mut connection)
                        .await?;
                    for row in newer {
                        let version = row.try_get::<i64, _>(1)? as u64;
                        announcer.say(Change::Appended {
                            stream: row.try_get(0)?,
                            version,
                        });
                        last = last.max(row.try_get(2)?);
                    }
                    seen = now;
                }
                Ok::<(), sqlx::Error>(())
            };
            if look.await.is_err() {
                announcer.say(Change::Missed);
            }
        }
    });
    Ok(())
}

/// Listens to what every node on a PostgreSQL database appends, until its pool is closed.
async fn watch_postgres(pool: PgPool, announcer: Announcer) -> Result<(), JournalError> {
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    tokio::spawn(async move {
        while !pool.is_closed() {
            match listener.try_recv().await {
                Ok(Some(news)) => {
                    if let Some((version, stream)) = news.payload().split_once(' ')
                        && let Ok(version) = version.parse()
                    {
                        announcer.say(Change::Appended {
                            stream: stream.to_owned(),
                            version,
                        });
                    }
                }
                // The connection was lost and is made anew: what was said meanwhile is gone.
                Ok(None) => announcer.say(Change::Missed),
                Err(_) => {
                    announcer.say(Change::Missed);
                    tokio::time::sleep(POLL).await;
                }
            }
        }
    });
    Ok(())
}
