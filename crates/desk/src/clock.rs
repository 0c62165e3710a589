//! The moment it is.

use std::time::{SystemTime, UNIX_EPOCH};

use rokada_tournament::Timestamp;

/// Milliseconds since 1970, as the journal dates its facts.
pub fn now_ms() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The moment as events know it, in whole seconds: what is announced at a moment is public from
/// that moment on.
pub fn now() -> Timestamp {
    Timestamp(now_ms() / 1000)
}
