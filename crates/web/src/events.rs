//! Events as the journal has them.

use std::time::{SystemTime, UNIX_EPOCH};

use rokada_event::views::Reader as Eye;
use rokada_event::{Fact, STREAMS, State, Timestamp, apply, event_of_stream, stream_of};
use rokada_store::{Journal, StoreError};

/// The event of a name as it stands; `None` where there is none.
pub(crate) async fn read(journal: &Journal, id: &str) -> Result<Option<State>, StoreError> {
    let kept = journal.read(&stream_of(id), 0).await?;
    if kept.is_empty() {
        return Ok(None);
    }
    let mut event = State::default();
    for kept in kept {
        let fact: Fact = serde_json::from_slice(&kept.body).map_err(|error| {
            StoreError::Database(format!("fact {} of {id}: {error}", kept.version))
        })?;
        apply(&mut event, &fact);
    }
    Ok(Some(event))
}

/// The names of all events.
pub(crate) async fn names(journal: &Journal) -> Result<Vec<String>, StoreError> {
    let streams = journal.streams(STREAMS).await?;
    let names = streams
        .iter()
        .filter_map(|(stream, _)| event_of_stream(stream));
    Ok(names.map(str::to_owned).collect())
}

/// Everyone, at this moment: what is secret until later is not shown.
pub(crate) fn everyone() -> Eye {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Eye::Everyone(Timestamp(
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
    ))
}
