//! So many of something at once: in all, and for one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

use axum::Error;
use axum::body::{Body, Bytes, HttpBody};

/// Something of which there are so many at once. What it remembers is bounded by that number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shares {
    most: usize,
    each: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

/// Some of them, given back when this is dropped.
#[derive(Debug)]
pub(crate) struct Share {
    from: IpAddr,
    parts: usize,
    of: Shares,
}

impl Shares {
    /// `most` in all, `each` for one address.
    pub(crate) fn new(most: usize, each: usize) -> Shares {
        Shares {
            most,
            each,
            taken: Arc::default(),
        }
    }

    /// One more for an address, unless there are too many.
    pub(crate) fn take(&self, from: IpAddr) -> Option<Share> {
        self.take_parts(from, 1)
    }

    /// So many more for an address, all or none.
    pub(crate) fn take_parts(&self, from: IpAddr, parts: usize) -> Option<Share> {
        let mut taken = self.taken();
        let own = taken.by.get(&from).copied().unwrap_or(0);
        if taken.all + parts > self.most || own + parts > self.each {
            return None;
        }
        taken.all += parts;
        taken.by.insert(from, own + parts);
        Some(Share {
            from,
            parts,
            of: self.clone(),
        })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.of.taken();
        taken.all = taken.all.saturating_sub(self.parts);
        match taken.by.get_mut(&self.from) {
            Some(own) if *own > self.parts => *own -= self.parts,
            _ => {
                taken.by.remove(&self.from);
            }
        }
    }
}

/// How much of a body is given out at a time, in bytes: what is given out waits in memory for whoever
/// reads it, and is not counted any more.
pub(super) const PIECE: usize = 16 << 10;

/// A body that holds a share until all of it has been given out to be sent.
pub(super) struct Shared {
    body: Body,
    /// What is left of a large piece.
    rest: Bytes,
    _share: Share,
}

impl Shared {
    pub(super) fn new(body: Body, share: Share) -> Shared {
        Shared {
            body,
            rest: Bytes::new(),
            _share: share,
        }
    }
}

impl HttpBody for Shared {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, Error>>> {
        if self.rest.is_empty() {
            let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
            match frame.map(|frame| frame.map(http_body::Frame::into_data)) {
                Some(Ok(Ok(data))) => self.rest = data,
                Some(Ok(Err(other))) => return Poll::Ready(Some(Ok(other))),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                None => return Poll::Ready(None),
            }
        }
        let end = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(end);
        Poll::Ready(Some(Ok(http_body::Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> http_body::SizeHint {
        let (body, rest) = (self.body.size_hint(), self.rest.len() as u64);
        let mut hint = http_body::SizeHint::new();
        hint.set_lower(body.lower() + rest);
        if let Some(upper) = body.upper() {
            hint.set_upper(upper + rest);
        }
        hint
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let shares = Shares::new(3, 2);
        let from = |n| IpAddr::V4(Ipv4Addr::new(10, 0, 0, n));
        let one = shares.take(from(1)).unwrap();
        let _two = shares.take(from(1)).unwrap();
        assert!(shares.take(from(1)).is_none(), "one address has two");
        let _three = shares.take(from(2)).unwrap();
        assert!(shares.take(from(3)).is_none(), "there are three");
        drop(one);
        assert!(shares.take(from(3)).is_some());
        assert_eq!(shares.taken().by.len(), 2, "who has none is forgotten");
    }

    #[tokio::test]
    async fn a_body_keeps_its_share_until_it_is_given_out_piece_by_piece() {
        use http_body_util::BodyExt;

        let shares = Shares::new(100_000, 100_000);
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let text: Vec<u8> = (0..60_000_u32).map(|n| n as u8).collect();
        let share = shares.take_parts(from, text.len()).unwrap();
        assert!(shares.take_parts(from, 40_001).is_none());
        let mut body = Shared::new(Body::from(text.clone()), share);
        assert_eq!(body.size_hint().exact(), Some(60_000));
        let mut told = Vec::new();
        while let Some(frame) = body.frame().await {
            let data = frame.unwrap().into_data().unwrap();
            assert!(data.len() <= PIECE);
            told.extend_from_slice(&data);
            assert_eq!(body.size_hint().exact(), Some(60_000 - told.len() as u64));
            assert_eq!(shares.taken().all, 60_000);
        }
        assert_eq!(told, text);
        drop(body);
        assert_eq!(shares.taken().all, 0);
    }
}
