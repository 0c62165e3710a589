//! How fast passwords and links may be tried, and draws announced. Each node counts for itself.
//!
//! Who tries a password too fast waits, and only who has waited long enough already is sent away: so
//! a stranger's tries cost the right password time and no more. Tries are counted by name *and*
//! address, so that nobody far away can use up an owner's. Two kinds of visitors stand in lines
//! of their own: a browser from which somebody has logged in before, which has a cookie from then, and
//! an address from which somebody has. A session counts as the former.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::line::Line;

/// How long somebody waits for a turn before being sent away.
const PATIENCE: Duration = Duration::from_secs(12);
/// How many browsers and addresses are remembered from which somebody has logged in.
const MANY: usize = 10_000;

/// The lines of those who try.
#[derive(Clone, Debug)]
pub(crate) struct Pace(Arc<Lines>);

#[derive(Debug)]
struct Lines {
    /// One name from one address or browser.
    names: Line,
    /// All names from one address.
    addresses: Line,
    links: Line,
    draws: Line,
    words: Line,
    known: Mutex<HashMap<u64, Instant>>,
    hasher: RandomState,
}

/// Who tries a password.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trier<'a> {
    pub(crate) from: IpAddr,
    /// What the browser kept from an earlier log-in, if anything.
    pub(crate) browser: Option<&'a str>,
}

/// Leave to try a password.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// Of somebody who has logged in before: at once.
    Known,
    /// Of a stranger: after those.
    Stranger,
}

impl Default for Pace {
    fn default() -> Pace {
        let seconds = Duration::from_secs;
        Pace(Arc::new(Lines {
            names: Line::new(5, seconds(5)),
            addresses: Line::new(20, seconds(2)),
            links: Line::new(10, seconds(5)),
            draws: Line::new(5, seconds(10)),
            words: Line::new(20, seconds(3)),
            known: Mutex::default(),
            hasher: RandomState::new(),
        }))
    }
}

impl Pace {
    /// Waits until somebody may try a password with a name.
    ///
    /// # Errors
    /// How long to wait, when that is too long to be kept waiting.
    pub(crate) async fn password(&self, who: Trier<'_>, name: &str) -> Result<Turn, Duration> {
        let Lines {
            names, addresses, ..
        } = &*self.0;
        let name = plain(name);
        let browser = who.browser.filter(|browser| self.knows(browser, &name));
        let (turn, until) = if let Some(browser) = browser {
            (Turn::Known, names.stand((browser, &name), PATIENCE)?)
        } else {
            let own = names.stand((who.from, &name), PATIENCE)?;
            if self.knows(who.from, &name) {
                (Turn::Known, own)
            } else {
                let all = addresses.stand(who.from, PATIENCE)?;
                (Turn::Stranger, own.max(all))
            }
        };
        sleep_until(until).await;
        Ok(turn)
    }

    /// Remembers that somebody has logged in, and from where.
    pub(crate) fn logged_in(&self, who: Trier<'_>, name: &str) {
        let name = plain(name);
        let now = Instant::now();
        let mut keys = vec![self.key(who.from, &name)];
        keys.extend(who.browser.map(|browser| self.key(browser, &name)));
        let mut known = self.known();
        if known.len() + keys.len() > MANY {
            let mut all: Vec<Instant> = known.values().copied().collect();
            let (_, middle, _) = all.select_nth_unstable(MANY / 2);
            let middle = *middle;
            known.retain(|_, since| *since > middle);
        }
        known.extend(keys.into_iter().map(|key| (key, now)));
    }

    /// Counts a link that does not hold. Those that do are not counted: a whole hall may come from
    /// one address, and a token of 256 bits is not found by trying.
    ///
    /// # Errors
    /// How long to wait, when it is one too many.
    pub(crate) fn wrong_link(&self, from: IpAddr) -> Result<(), Duration> {
        self.0.links.stand(from, Duration::ZERO).map(|_| ())
    }

    /// Counts a draw by program that is announced, which anyone may do and the journal keeps.
    ///
    /// # Errors
    /// How long to wait, when it is one too many.
    pub(crate) fn announce(&self, from: IpAddr) -> Result<(), Duration> {
        self.0.draws.stand(from, Duration::ZERO).map(|_| ())
    }

    /// Counts a word that is added to a draw, which the journal keeps as well.
    ///
    /// # Errors
    /// How long to wait, when it is one too many.
    pub(crate) fn word(&self, from: IpAddr) -> Result<(), Duration> {
        self.0.words.stand(from, Duration::ZERO).map(|_| ())
    }

    fn knows(&self, whence: impl Hash, name: &str) -> bool {
        self.known().contains_key(&self.key(whence, name))
    }

    fn key(&self, whence: impl Hash, name: &str) -> u64 {
        self.0.hasher.hash_one((whence, name))
    }

    fn known(&self) -> MutexGuard<'_, HashMap<u64, Instant>> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A name as all ways to type it are counted.
fn plain(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn from(n: u8) -> Trier<'static> {
        Trier {
            from: IpAddr::V4(Ipv4Addr::new(10, 0, 0, n)),
            browser: None,
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_tries_too_fast_waits_and_then_is_sent_away() {
        let pace = Pace::default();
        let began = Instant::now();
        for _ in 0..5 {
            let turn = pace.password(from(1), "Player 01").await;
            assert_eq!(turn, Ok(Turn::Stranger));
        }
        assert_eq!(began.elapsed(), Duration::ZERO);
        pace.password(from(1), " player  01").await.unwrap();
        assert_eq!(began.elapsed(), Duration::from_secs(5));
        // Three at the same moment: two find a place in the line.
        let tries = || pace.password(from(1), "Player 01");
        let (one, two, three) = tokio::join!(tries(), tries(), tries());
        assert!(one.is_ok() && two.is_ok() && three.is_err());
        // Neither another name nor another address has to wait for it.
        let began = Instant::now();
        pace.password(from(1), "Player 02").await.unwrap();
        pace.password(from(2), "Player 01").await.unwrap();
        assert_eq!(began.elapsed(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_logged_in_before_waits_for_nobody() {
        let pace = Pace::default();
        let browser = Trier {
            browser: Some("kept"),
            ..from(1)
        };
        pace.logged_in(browser, "Owner");
        // Somebody in the same hall tries the owner's name and others, as fast as they can.
        let wild = pace.clone();
        let wild = async move {
            for n in 0..200 {
                let name = if n % 2 == 0 { "Owner" } else { "Nobody" };
                let _ =
                    tokio::time::timeout(Duration::from_millis(1), wild.password(from(1), name))
                        .await;
            }
        };
        wild.await;
        assert!(
            tokio::time::timeout(PATIENCE, pace.password(from(1), "owner"))
                .await
                .is_err()
                || pace.password(from(1), "owner").await.is_err()
        );
        let began = Instant::now();
        let turn = pace.password(browser, "owner").await;
        assert_eq!((turn, began.elapsed()), (Ok(Turn::Known), Duration::ZERO));
        // A cookie that somebody made up is none.
        let made_up = Trier {
            browser: Some("made up"),
            ..from(2)
        };
        let turn = pace.password(made_up, "owner").await;
        assert_eq!(turn, Ok(Turn::Stranger));
    }

    #[tokio::test(start_paused = true)]
    async fn dead_links_and_passwords_are_counted_apart() {
        let pace = Pace::default();
        let here = from(1);
        for _ in 0..10 {
            pace.wrong_link(here.from).unwrap();
        }
        assert!(pace.wrong_link(here.from).is_err());
        assert!(pace.password(here, "Owner").await.is_ok());
    }
}
