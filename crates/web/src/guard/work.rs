//! Heavy work, off the threads on which everyone is answered.

use std::net::IpAddr;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::refuse::Why;
use super::shares::Shares;
use crate::people::Visitor;

/// How long somebody waits for a turn.
const PATIENCE: Duration = Duration::from_secs(20);

/// The queues for heavy work: one for those the site knows, who run an event, and one for
/// strangers.
#[derive(Clone, Debug)]
pub(crate) struct Work {
    known: Queue,
    strangers: Queue,
}

#[derive(Clone, Debug)]
struct Queue {
    /// Those who work or wait.
    shares: Shares,
    turns: Arc<Semaphore>,
}

impl Default for Work {
    fn default() -> Work {
        // One core is left for everyone else, where there are several.
        let cores = available_parallelism().map_or(1, |cores| cores.get());
        Work {
            known: Queue::new(cores.saturating_sub(1).max(1), 64, 16),
            strangers: Queue::new((cores / 4).max(1), 16, 3),
        }
    }
}

impl Queue {
    fn new(turns: usize, most: usize, each: usize) -> Queue {
        Queue {
            shares: Shares::new(most, each),
            turns: Arc::new(Semaphore::new(turns)),
        }
    }
}

impl Work {
    /// Answers a request on a thread of its own, when it is its turn.
    pub(super) async fn run(
        &self,
        from: IpAddr,
        visitor: &Visitor,
        request: Request,
        next: Next,
    ) -> Result<Response, Why> {
        let queue = match visitor.name() {
            Some(_) => &self.known,
            None => &self.strangers,
        };
        let share = queue.shares.take(from).ok_or(Why::Busy)?;
        let turn = timeout(PATIENCE, queue.turns.clone().acquire_owned());
        let turn = turn.await.map_err(|_| Why::Busy)?.map_err(|_| Why::Busy)?;
        let runtime = Handle::current();
        // Who gives up waiting ends no work that has begun, so the turn goes along with it.
        let work = spawn_blocking(move || {
            let _held = (share, turn);
            runtime.block_on(next.run(request))
        });
        work.await.map_err(|error| {
            tracing::error!(%error, "a request could not be answered");
            Why::Broken
        })
    }
}
