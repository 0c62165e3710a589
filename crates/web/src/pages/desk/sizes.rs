//! How much may be sent.

use axum::extract::DefaultBodyLimit;

/// A start list or a report: 2 MiB hold ten thousand players with their games.
pub(crate) fn lists() -> DefaultBodyLimit {
    DefaultBodyLimit::max(2 << 20)
}
