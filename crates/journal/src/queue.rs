//! Appends that wait for their turn.
//!
//! Whoever adds one and finds nobody at work starts a worker, which takes all that waits, does it,
//! and goes on with what has come meanwhile, until nothing waits.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::append::{Answer, Append};

/// How many appends are done together at most.
const MOST: usize = 1000;
/// How many bytes of facts are done together at most; a larger append is done alone.
const BYTES: usize = 4 << 20;

/// Appends to be done together, and where each is answered.
type Batch = (Vec<Append>, Vec<oneshot::Sender<Answer>>);

#[derive(Debug, Default)]
pub(crate) struct Queue(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    appends: VecDeque<(Append, oneshot::Sender<Answer>)>,
    /// Whether somebody is at work.
    worked: bool,
}

impl Queue {
    /// Adds an append; `true` when nobody is at work, so that whoever added it has to begin.
    pub(crate) fn add(&self, append: Append, answer: oneshot::Sender<Answer>) -> bool {
        let mut waiting = self.lock();
        waiting.appends.push_back((append, answer));
        !std::mem::replace(&mut waiting.worked, true)
    }

    /// Begins to work, as [`Queue::add`] asked for.
    pub(crate) fn shift(&self) -> Shift<'_> {
        Shift {
            queue: self,
            over: false,
        }
    }

    fn take(&self) -> Option<Batch> {
        let mut waiting = self.lock();
        let mut bytes = 0;
        let mut fits = |append: &Append| {
            bytes += append.bytes();
            bytes <= BYTES
        };
        let few = waiting.appends.iter().take(MOST);
        let count = few.take_while(|(append, _)| fits(append)).count();
        let count = count.max(1).min(waiting.appends.len());
        if count == 0 {
            waiting.worked = false;
            return None;
        }
        Some(waiting.appends.drain(..count).unzip())
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A worker at work. When it is broken off, as at the program's end, those who wait are told.
pub(crate) struct Shift<'a> {
    queue: &'a Queue,
    over: bool,
}

impl Shift<'_> {
    /// What is to be done next; the work is over when there is nothing.
    pub(crate) fn next(&mut self) -> Option<Batch> {
        let next = self.queue.take();
        self.over = next.is_none();
        next
    }
}

impl Drop for Shift<'_> {
    fn drop(&mut self) {
        if !self.over {
            let mut waiting = self.queue.lock();
            waiting.appends.clear();
            waiting.worked = false;
        }
    }
}
