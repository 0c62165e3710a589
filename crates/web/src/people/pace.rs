//! How fast passwords and links may be tried, and draws announced: five at once, then one every
//! ten seconds. Each node counts for itself.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

const AT_ONCE: NonZeroU32 = NonZeroU32::MIN.saturating_add(4);
/// Six a minute.
const A_MINUTE: NonZeroU32 = NonZeroU32::MIN.saturating_add(5);
/// How many addresses or names are counted before those that rest are forgotten.
const MANY: usize = 10_000;

/// How often was tried from an address, and with a name; how often was announced.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    addresses: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    names: Arc<DefaultKeyedRateLimiter<String>>,
    draws: Arc<DefaultKeyedRateLimiter<IpAddr>>,
}

impl Default for Pace {
    fn default() -> Pace {
        let quota = Quota::per_minute(A_MINUTE).allow_burst(AT_ONCE);
        Pace {
            addresses: Arc::new(RateLimiter::keyed(quota)),
            names: Arc::new(RateLimiter::keyed(quota)),
            draws: Arc::new(RateLimiter::keyed(quota)),
        }
    }
}

impl Pace {
    /// Counts a try to give a password.
    ///
    /// # Errors
    /// How long to wait, when it is one too many from the address or with the name.
    pub(crate) fn password(&self, from: IpAddr, name: &str) -> Result<(), Duration> {
        let words: Vec<&str> = name.split_whitespace().collect();
        count(&self.addresses, &from)?;
        count(&self.names, &words.join(" ").to_lowercase())
    }

    /// Counts a link that does not hold. Those that do are not counted: a whole hall may come from
    /// one address, and a token of 256 bits is not found by trying.
    ///
    /// # Errors
    /// How long to wait, when it is one too many.
    pub(crate) fn wrong_link(&self, from: IpAddr) -> Result<(), Duration> {
        count(&self.addresses, &from)
    }

    /// Counts a draw by program that is announced, which anyone may do and the journal keeps.
    ///
    /// # Errors
    /// How long to wait, when it is one too many.
    pub(crate) fn announce(&self, from: IpAddr) -> Result<(), Duration> {
        count(&self.draws, &from)
    }
}

fn count<K: Hash + Eq + Clone>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), Duration> {
    if limiter.len() > MANY {
        limiter.retain_recent();
    }
    let now = DefaultClock::default().now();
    limiter
        .check_key(key)
        .map_err(|until| until.wait_time_from(now))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn the_sixth_try_waits_up_to_ten_seconds() {
        let pace = Pace::default();
        let from = |n| IpAddr::V4(Ipv4Addr::new(10, 0, 0, n));
        for _ in 0..5 {
            assert!(pace.password(from(1), "Player 01").is_ok());
        }
        let wait = pace.wrong_link(from(1)).unwrap_err();
        assert!(wait > Duration::from_secs(8) && wait <= Duration::from_secs(10));
        // The name is counted wherever the tries come from; another name is not.
        assert!(pace.password(from(2), " player  01").is_err());
        assert!(pace.password(from(2), "Player 02").is_ok());
    }
}
