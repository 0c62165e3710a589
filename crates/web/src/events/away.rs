//! Whether the database answers. While it does not, one request at a time finds that out; the others
//! are told at once.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rokada_desk::DeskError;
use rokada_journal::JournalError;
use rokada_tournament::Timestamp;

/// How soon it is tried again.
const AGAIN: Duration = Duration::from_secs(2);

#[derive(Debug, Default)]
pub(super) struct Away(Mutex<Option<Silence>>);

#[derive(Clone, Debug)]
struct Silence {
    since: Timestamp,
    tried: Instant,
    reason: String,
}

impl Away {
    /// Why nobody need ask just now.
    pub(super) fn lately(&self) -> Option<DeskError> {
        let silence = self.lock().clone()?;
        let lately = silence.tried.elapsed() < AGAIN;
        lately.then(|| JournalError::Unreachable(silence.reason).into())
    }

    /// Since when it has not answered.
    pub(super) fn since(&self) -> Option<Timestamp> {
        self.lock().as_ref().map(|silence| silence.since)
    }

    /// Learns from an answer, or from none.
    pub(super) fn learn<T>(&self, answer: Result<T, DeskError>) -> Result<T, DeskError> {
        let mut silence = self.lock();
        if let Err(DeskError::Store(JournalError::Unreachable(reason))) = &answer {
            let since = silence.as_ref().map(|silence| silence.since);
            *silence = Some(Silence {
                since: since.unwrap_or_else(rokada_desk::now),
                tried: Instant::now(),
                reason: reason.clone(),
            });
        } else {
            *silence = None;
        }
        answer
    }

    fn lock(&self) -> MutexGuard<'_, Option<Silence>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
