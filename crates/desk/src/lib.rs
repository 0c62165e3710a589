//! Events and people on a journal: where the terminal and the site do the same things to the same
//! journal.
//!
//! A [`Desk`] is an event's [`Stream`](rokada_journal::Stream), a [`Register`] that of the people of
//! the site.
//!
//! ```
//! use rokada_desk::Desk;
//! use rokada_tournament::{Command, Settings};
//! use rokada_journal::Journal;
//!
//! # let folder = tempfile::tempdir().unwrap();
//! # let file = folder.path().join("journal.db");
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let journal = Journal::open(&file).await?;
//! let mut desk = Desk::for_new(&journal, "Chess960 evening").await?;
//! let settings = Box::new(Settings::named("Chess960 evening", 5));
//! desk.act("arbiter", Command::Create { settings }).await?;
//! let read = Desk::open(&journal, "chess960-evening").await?.unwrap();
//! assert_eq!(read.event().settings().name, "Chess960 evening");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! ```

mod clock;
mod desk;
mod error;
mod name;
mod register;
mod summaries;
mod token;

pub use clock::{now, now_ms};
pub use desk::{Deed, Desk, history};
pub use error::DeskError;
pub use register::Register;
pub use summaries::{Walk, changed, derived, keep_summaries, kept_summary, summaries, summary_of};
pub use token::new_token;
