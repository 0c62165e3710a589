//! Why something could not be done.

use std::convert::Infallible;

use rokada_draw::Fault;
use rokada_journal::{FactError, JournalError, StreamError};
use rokada_tournament::Refusal;
use thiserror::Error;

/// Why something could not be done to an event or the people. Nothing of it was kept.
#[derive(Debug, Error)]
pub enum DeskError {
    /// The journal could not do it.
    #[error(transparent)]
    Store(#[from] JournalError),
    /// A fact is none that this program can read.
    #[error(transparent)]
    Fact(#[from] FactError),
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

impl From<Refusal> for DeskError {
    fn from(refusal: Refusal) -> DeskError {
        DeskError::Refused(Box::new(refusal))
    }
}

impl From<Infallible> for DeskError {
    fn from(never: Infallible) -> DeskError {
        match never {}
    }
}

impl<R: Into<DeskError>> From<StreamError<R>> for DeskError {
    fn from(error: StreamError<R>) -> DeskError {
        match error {
            StreamError::Journal(error) => DeskError::Store(error),
            StreamError::Fact(error) => DeskError::Fact(error),
            StreamError::Refused(refusal) => refusal.into(),
            StreamError::Busy => DeskError::Busy,
        }
    }
}
