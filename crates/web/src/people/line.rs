//! Tries that stand in line: some at once, then one in a while.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How many are counted before those that have rested are forgotten.
const MANY: usize = 10_000;

/// A line for each key. Of a key only a hash is kept, however long it is, and of one that has
/// rested nothing.
#[derive(Debug)]
pub(super) struct Line {
    at_once: u32,
    each: Duration,
    /// When each will have rested.
    rested: Mutex<HashMap<u64, Instant>>,
    hasher: RandomState,
}

impl Line {
    /// `at_once`, then one more after `each`.
    pub(super) fn new(at_once: u32, each: Duration) -> Line {
        Line {
            at_once,
            each,
            rested: Mutex::default(),
            hasher: RandomState::new(),
        }
    }

    /// The next place in the line of a key: the moment when it is its turn.
    ///
    /// # Errors
    /// How long it would have to wait, when that is longer than `patience`; no place is taken then.
    pub(super) fn stand(&self, key: impl Hash, patience: Duration) -> Result<Instant, Duration> {
        let now = Instant::now();
        let key = self.hasher.hash_one(key);
        let mut rested = self.rested.lock().unwrap_or_else(PoisonError::into_inner);
        if rested.len() >= MANY && !rested.contains_key(&key) {
            rested.retain(|_, rests| *rests > now);
            if rested.len() >= MANY {
                // So many at the same time: those go free who tried the least.
                let mut all: Vec<Instant> = rested.values().copied().collect();
                let (_, middle, _) = all.select_nth_unstable(MANY / 2);
                let middle = *middle;
                rested.retain(|_, rests| *rests > middle);
            }
        }
        let rests = rested.get(&key).copied().unwrap_or(now).max(now);
        let ahead = self.each * self.at_once.saturating_sub(1);
        let turn = rests.checked_sub(ahead).unwrap_or(now).max(now);
        let wait = turn - now;
        if wait > patience {
            return Err(wait);
        }
        rested.insert(key, rests + self.each);
        Ok(turn)
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    const TEN: Duration = Duration::from_secs(10);

    #[tokio::test(start_paused = true)]
    async fn two_at_once_and_then_one_each_ten_seconds() {
        let line = Line::new(2, TEN);
        let wait = |key: &str| {
            let turn = line.stand(key, 2 * TEN);
            turn.map(|turn| turn - Instant::now())
        };
        assert_eq!(wait("one"), Ok(Duration::ZERO));
        assert_eq!(wait("one"), Ok(Duration::ZERO));
        assert_eq!(wait("one"), Ok(TEN));
        assert_eq!(wait("one"), Ok(2 * TEN));
        assert_eq!(wait("one"), Err(3 * TEN));
        assert_eq!(wait("one"), Err(3 * TEN), "who is sent away takes no place");
        assert_eq!(wait("other"), Ok(Duration::ZERO));
        advance(4 * TEN).await;
        assert_eq!(wait("one"), Ok(Duration::ZERO));
        assert_eq!(wait("one"), Ok(Duration::ZERO));
        assert_eq!(wait("one"), Ok(TEN));
    }

    #[tokio::test(start_paused = true)]
    async fn however_many_try_so_many_are_remembered() {
        let line = Line::new(1, TEN);
        let long = "n".repeat(100_000);
        line.stand(&long, TEN).unwrap();
        line.stand(&long, TEN).unwrap();
        for n in 0..3 * MANY {
            line.stand(n, TEN).unwrap();
        }
        assert!(line.rested.lock().unwrap().len() <= MANY);
        assert_eq!(line.stand(&long, TEN), Err(2 * TEN), "who tried more stays");
        advance(3 * TEN).await;
        line.stand("new", TEN).unwrap();
        assert!(line.rested.lock().unwrap().len() <= MANY);
    }
}
