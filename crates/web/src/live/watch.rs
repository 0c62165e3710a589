//! One who watches an event.

use std::sync::Arc;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch as signal};

use super::News;
use crate::events::Edition;

/// A piece of news, written once for all who watch.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// The edition of the event that it leads to.
    pub(crate) edition: Edition,
    /// The news as JSON; `None` where there is nothing to say but the edition.
    pub(crate) news: Option<Arc<str>>,
}

impl Message {
    pub(super) fn new(edition: Edition, news: &News) -> Message {
        let written = serde_json::to_string(news).unwrap_or_else(|_| "{}".to_owned());
        Message {
            edition,
            news: Some(written.into()),
        }
    }

    pub(super) fn nothing(edition: Edition) -> Message {
        Message {
            edition,
            news: None,
        }
    }
}

/// The news of an event as one watcher gets it.
#[derive(Debug)]
pub(crate) struct Watch {
    first: Option<Message>,
    last: Edition,
    news: broadcast::Receiver<Message>,
    stopped: signal::Receiver<bool>,
}

impl Watch {
    pub(super) fn new(
        first: Message,
        news: broadcast::Receiver<Message>,
        stopped: signal::Receiver<bool>,
    ) -> Watch {
        Watch {
            last: first.edition,
            first: Some(first),
            news,
            stopped,
        }
    }

    /// Waits for the next piece of news; `None` once the server stops.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let message = tokio::select! {
            message = self.news.recv() => message,
            _ = self.stopped.wait_for(|stopped| *stopped) => return None,
        };
        match message {
            Ok(message) => {
                self.last = message.edition;
                Some(message)
            }
            // What was missed is found by looking at everything.
            Err(RecvError::Lagged(_)) => Some(Message::new(self.last, &News::default())),
            Err(RecvError::Closed) => None,
        }
    }
}
