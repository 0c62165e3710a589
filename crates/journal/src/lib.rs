//! An append-only journal of facts on SQLite or PostgreSQL.
//!
//! A [`Journal`] holds streams; a stream is a list of facts numbered from 1; a fact is some bytes
//! with a time, an actor and a hash that covers it and the fact before it. Nothing is ever changed
//! or taken out. The journal knows bytes and versions: what they mean is its callers' affair.
//!
//! A [`Stream`] is typed: what its facts are folded into, kept up with the journal, and commands
//! decided on it. Facts are JSON there, each with its kind and the version of its shape.
//!
//! Writers say how long they believe the stream to be ([`Journal::append`]); whoever comes second
//! is refused with [`JournalError::Conflict`] and has lost nothing. The same holds for one process
//! on SQLite and for twenty on PostgreSQL.
//!
//! ```
//! use rokada_journal::{Journal, NewFact, JournalError};
//!
//! # let folder = tempfile::tempdir().unwrap();
//! # let file = folder.path().join("journal.db");
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let journal = Journal::open(&file).await?;
//! let fact = NewFact { at_ms: 1_767_225_600_000, actor: "arbiter".into(), body: b"{}".to_vec() };
//! assert_eq!(journal.append("event/1", 0, std::slice::from_ref(&fact)).await?, 1);
//! let late = journal.append("event/1", 0, &[fact]).await;
//! assert!(matches!(late, Err(JournalError::Conflict { expected: 0, found: 1 })));
//! assert_eq!(journal.read("event/1", 0).await?.len(), 1);
//! # Ok::<(), JournalError>(())
//! # }).unwrap();
//! ```

mod append;
mod change;
mod code;
mod coding;
mod content;
mod copy;
mod derived;
mod error;
mod fact;
mod heads;
mod journal;
mod names;
mod note;
mod open;
mod queue;
mod rescue;
mod stream;
mod verify;

pub use change::{Change, Changes};
pub use code::{HeadCode, NotACode};
pub use coding::{FactError, FactFault};
pub use derived::Derived;
pub use error::JournalError;
pub use fact::{Fact, Hash, NewFact, NotAHash};
pub use heads::{Head, Heads, HeadsError};
pub use journal::Journal;
pub use rescue::{Lost, Rescued};
pub use stream::{Entry, Stream, StreamError};
pub use verify::{Fault, FaultKind, Noted, Report};
