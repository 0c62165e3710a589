//! Why something could not be done.

use rokada_draw::Fault;
use rokada_journal::JournalError;
use rokada_tournament::Refusal;
use thiserror::Error;

/// Why something could not be done to an event or the people. Nothing of it was kept.
#[derive(Debug, Error)]
pub enum DeskError {
    /// The journal could not do it.
    #[error(transparent)]
    Store(#[from] JournalError),
    /// A fact is none that this program knows.
    #[error("fact {version} of {event} can't be read: {reason}")]
    Unreadable {
        /// The event, or `people`.
        event: String,
        /// The number of the fact.
        version: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The rules don't allow it.
    #[error("{0}")]
    Refused(Box<Refusal>),
    /// The people of the site don't allow it.
    #[error(transparent)]
    People(#[from] rokada_people::Refusal),
    /// The system has no random bytes to make a token of.
    #[error("the system gives no random bytes: {0}")]
    NoEntropy(String),
    /// A round's position can't be drawn.
    #[error(transparent)]
    Draw(#[from] Fault),
    /// Others were quicker every time: try again.
    #[error("too many others write just now: try again")]
    Busy,
}
