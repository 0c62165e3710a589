//! So many of something at once: in all, and for one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

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

/// One of them, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Share {
    from: IpAddr,
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
        let mut taken = self.taken();
        let own = taken.by.get(&from).copied().unwrap_or(0);
        if taken.all >= self.most || own >= self.each {
            return None;
        }
        taken.all += 1;
        taken.by.insert(from, own + 1);
        Some(Share {
            from,
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
        taken.all = taken.all.saturating_sub(1);
        match taken.by.get_mut(&self.from) {
            Some(own) if *own > 1 => *own -= 1,
            _ => {
                taken.by.remove(&self.from);
            }
        }
    }
}

/// A body that holds a share until it has been sent.
pub(super) struct Shared {
    body: Body,
    _share: Share,
}

impl Shared {
    pub(super) fn new(body: Body, share: Share) -> Shared {
        Shared {
            body,
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
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> http_body::SizeHint {
        self.body.size_hint()
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
}
