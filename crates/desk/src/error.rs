//! Why something could not be done to an event.

use rokada_event::Refusal;
use rokada_store::StoreError;
use thiserror::Error;

/// Why something could not be done to an event. Nothing of it was kept.
#[derive(Debug, Error)]
pub enum DeskError {
    /// The journal could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A fact of the event is none that this program knows.
    #[error("fact {version} of {event} can't be read: {reason}")]
    Unreadable {
        /// The event.
        event: String,
        /// The number of the fact.
        version: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The rules don't allow it.
    #[error("{0}")]
    Refused(Box<Refusal>),
    /// Others were quicker every time: try again.
    #[error("too many others write to this event just now: try again")]
    Busy,
}
