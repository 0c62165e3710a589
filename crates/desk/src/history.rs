//! Who did what to an event.

use rokada_journal::{Journal, JournalError};
use rokada_tournament::{Fact, stream_of};

use crate::error::DeskError;

/// A fact with who did it, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The number of the fact in the event's stream, from 1.
    pub version: u64,
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// Who did it.
    pub actor: String,
    /// What happened.
    pub fact: Fact,
}

/// Everything that was done to an event, in order; what was taken back is still there.
///
/// # Errors
/// When the journal does not answer, or has a fact that this program doesn't know.
pub async fn history(journal: &Journal, event: &str) -> Result<Vec<Deed>, DeskError> {
    deeds(journal, event, 0).await
}

/// What was done to an event after the fact of this number.
pub(crate) async fn deeds(
    journal: &Journal,
    event: &str,
    from: u64,
) -> Result<Vec<Deed>, DeskError> {
    let kept = journal.read(&stream_of(event), from).await?;
    let read = kept.into_iter().map(|kept| {
        let fact = serde_json::from_slice(&kept.body).map_err(|error| DeskError::Unreadable {
            event: event.to_owned(),
            version: kept.version,
            reason: error.to_string(),
        })?;
        Ok(Deed {
            version: kept.version,
            at_ms: kept.at_ms,
            actor: kept.actor,
            fact,
        })
    });
    read.collect()
}

/// How many facts an event has.
pub(crate) async fn version(journal: &Journal, event: &str) -> Result<u64, JournalError> {
    journal.version(&stream_of(event)).await
}
