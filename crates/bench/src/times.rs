//! How long many of a kind took.

use std::time::Duration;

/// Times in order.
///
/// # Display
/// The median and the time that 99 of 100 do not exceed, in milliseconds.
#[derive(Debug)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Puts times in order.
    pub fn of(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        Times(times)
    }

    /// The time that so many of a hundred do not exceed.
    pub fn percentile(&self, percent: usize) -> Duration {
        let place = (self.0.len() * percent).div_ceil(100).max(1) - 1;
        self.0.get(place).copied().unwrap_or_default()
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ms = |percent| self.percentile(percent).as_secs_f64() * 1000.0;
        write!(out, "{:.1} ms, p99 {:.1} ms", ms(50), ms(99))
    }
}
