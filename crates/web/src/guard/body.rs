//! Reading what was sent: no more than its budget, no slower than a poor network is.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use futures_util::FutureExt;
use http_body_util::BodyExt;
use tokio::time::{Instant, timeout, timeout_at};

use super::refuse::Why;
use super::shares::Shares;

/// For how long nothing of it may come.
const SILENCE: Duration = Duration::from_secs(10);
/// Until it must have come, whatever its length.
const GRACE: Duration = Duration::from_secs(15);
/// How much more must come for each second beyond, in bytes.
const SLOWEST: usize = 32 << 10;
/// What is kept of bodies on their way counts as small up to here, in bytes.
const SMALL: usize = 128 << 10;

/// The bodies that are on their way. One that has come with its request waits for none of them.
#[derive(Clone, Debug)]
pub(crate) struct Bodies {
    small: Shares,
    large: Shares,
}

impl Default for Bodies {
    fn default() -> Bodies {
        Bodies {
            // At most 32 MiB each.
            small: Shares::new(256, 64),
            large: Shares::new(16, 4),
        }
    }
}

impl Bodies {
    /// All that was sent.
    pub(super) async fn read(
        &self,
        from: IpAddr,
        headers: &HeaderMap,
        mut body: Body,
        most: usize,
    ) -> Result<Bytes, Why> {
        let said = headers.get(header::CONTENT_LENGTH);
        let said = said.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
        if said.is_some_and(|length| length > most as u64) {
            return Err(Why::LargeBody { most });
        }
        let began = Instant::now();
        let (mut read, mut share) = (Vec::new(), None);
        loop {
            let frame = match body.frame().now_or_never() {
                Some(frame) => frame,
                None => {
                    if share.is_none() {
                        let shares = match most > SMALL {
                            true => &self.large,
                            false => &self.small,
                        };
                        share = Some(shares.take(from).ok_or(Why::Busy)?);
                    }
                    let more = Duration::from_secs((read.len() / SLOWEST) as u64);
                    let end = began + GRACE + more;
                    let frame = timeout_at(end, timeout(SILENCE, body.frame())).await;
                    frame
                        .map_err(|_| Why::SlowBody)?
                        .map_err(|_| Why::SlowBody)?
                }
            };
            let Some(frame) = frame else {
                return Ok(read.into());
            };
            let frame = frame.map_err(|_| Why::BrokenBody)?;
            if let Ok(data) = frame.into_data() {
                if read.len() + data.len() > most {
                    return Err(Why::LargeBody { most });
                }
                read.extend_from_slice(&data);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use futures_util::stream;

    use super::*;

    const FROM: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    async fn read(bodies: &Bodies, body: Body, most: usize) -> Result<Bytes, Why> {
        bodies.read(FROM, &HeaderMap::new(), body, most).await
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_has_a_length_and_comes_in_time() {
        let bodies = Bodies::default();
        let all = read(&bodies, Body::from("all of it"), 9).await;
        assert_eq!(all, Ok(Bytes::from("all of it")));
        let more = read(&bodies, Body::from("all of it"), 8).await;
        assert_eq!(more, Err(Why::LargeBody { most: 8 }));
        // A byte each eight seconds is never silent, and never done.
        let drops = stream::unfold((), |()| async {
            tokio::time::sleep(Duration::from_secs(8)).await;
            Some((Ok::<_, std::io::Error>("x"), ()))
        });
        let began = Instant::now();
        let slow = read(&bodies, Body::from_stream(drops), 1000).await;
        assert_eq!(slow, Err(Why::SlowBody));
        assert_eq!(began.elapsed(), GRACE);
        let silent = Body::from_stream(stream::pending::<Result<&str, std::io::Error>>());
        assert_eq!(read(&bodies, silent, 1000).await, Err(Why::SlowBody));
        assert_eq!(began.elapsed(), GRACE + SILENCE);
    }

    #[tokio::test]
    async fn those_on_their_way_are_so_many_and_those_that_came_are_read() {
        let bodies = Bodies {
            small: Shares::new(2, 1),
            large: Shares::new(0, 0),
        };
        let silent = || Body::from_stream(stream::pending::<Result<&str, std::io::Error>>());
        let waiting = bodies.clone();
        let waiting = tokio::spawn(async move { read(&waiting, silent(), 1000).await });
        tokio::task::yield_now().await;
        assert_eq!(read(&bodies, silent(), 1000).await, Err(Why::Busy));
        assert_eq!(read(&bodies, silent(), 1 << 20).await, Err(Why::Busy));
        assert!(read(&bodies, Body::from("here"), 1000).await.is_ok());
        waiting.abort();
    }
}
