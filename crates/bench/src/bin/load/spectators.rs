//! A crowd that watches an event.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::AsyncBufReadExt;
use tokio::sync::Notify;
use tokio::task::JoinSet;

use crate::http::Connection;

/// So many connect at a time, as people do who come in through a door.
const AT_ONCE: usize = 100;

/// Spectators, each with a stream of its own; they leave when this is dropped.
pub(crate) struct Crowd {
    heard: Arc<Heard>,
    size: usize,
    _listening: JoinSet<()>,
}

#[derive(Default)]
struct Heard {
    results: AtomicUsize,
    more: Notify,
}

impl Crowd {
    pub(crate) async fn gather(host: &str, event: &str, size: usize) -> io::Result<Crowd> {
        let heard = Arc::new(Heard::default());
        let mut listening = JoinSet::new();
        let path = format!("{event}/live");
        for many in (0..size).collect::<Vec<_>>().chunks(AT_ONCE) {
            let mut coming = JoinSet::new();
            for _ in many {
                let (host, path) = (host.to_owned(), path.clone());
                coming.spawn(async move { Connection::open(&host).await?.listen(&path).await });
            }
            while let Some(stream) = coming.join_next().await {
                let mut lines = stream.map_err(io::Error::other)??.lines();
                let heard = heard.clone();
                listening.spawn(async move {
                    while let Ok(Some(line)) = lines.next_line().await {
                        if line.contains("\"board\":") {
                            heard.results.fetch_add(1, Ordering::Relaxed);
                            heard.more.notify_one();
                        }
                    }
                });
            }
        }
        Ok(Crowd {
            heard,
            size,
            _listening: listening,
        })
    }

    /// Waits until everyone has heard of so many results.
    pub(crate) async fn all_have_heard(&self, results: usize) {
        while self.heard.results.load(Ordering::Relaxed) < results * self.size {
            self.heard.more.notified().await;
        }
    }
}
