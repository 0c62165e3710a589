//! Rokada beside its peers: what the benchmarks share.

mod times;

pub use times::Times;

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// The processor time this thread has used: what other processes take does not count.
pub fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Runs something and says how much processor time of this thread it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = thread_time();
    let result = work();
    (result, thread_time() - start)
}
