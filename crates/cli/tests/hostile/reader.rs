//! An honest reader, who opens a page again and again and looks at the clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::client::Client;

pub(crate) struct Reader {
    over: Arc<AtomicBool>,
    reads: JoinHandle<Seen>,
}

/// How long each page took.
pub(crate) struct Seen {
    took: Vec<Duration>,
    failed: usize,
}

impl Reader {
    pub(crate) fn of(client: &Client, from: &'static str, page: &str) -> Reader {
        let over = Arc::new(AtomicBool::new(false));
        let (client, page, stop) = (client.clone(), page.to_owned(), over.clone());
        let reads = thread::spawn(move || {
            let mut seen = Seen {
                took: Vec::new(),
                failed: 0,
            };
            while !stop.load(Ordering::Relaxed) {
                let asked = Instant::now();
                // A browser asks again when a connection was closed before it was answered.
                let answer = (0..3).find_map(|_| client.get(from, &page));
                match answer {
                    Some(answer) if answer.status == 200 => seen.took.push(asked.elapsed()),
                    _ => seen.failed += 1,
                }
                thread::sleep(Duration::from_millis(10));
            }
            seen.took.sort_unstable();
            seen
        });
        Reader { over, reads }
    }

    pub(crate) fn stop(self) -> Seen {
        self.over.store(true, Ordering::Relaxed);
        self.reads.join().unwrap()
    }
}

impl Seen {
    pub(crate) fn pages(&self) -> usize {
        self.took.len()
    }

    pub(crate) fn failed(&self) -> usize {
        self.failed
    }

    pub(crate) fn percentile(&self, of_hundred: usize) -> Duration {
        let place = self.took.len() * of_hundred / 100;
        let last = self.took.len().saturating_sub(1);
        self.took.get(place.min(last)).copied().unwrap_or_default()
    }
}
