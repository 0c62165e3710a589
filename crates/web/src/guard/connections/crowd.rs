//! Who is connected, and who has to go when there are too many.
//!
//! A connection asks, or it waits: before its first question or between two. Those that wait may be
//! closed at any time, and their browsers open another when they have something to ask. So nobody
//! is refused while anybody waits, and of those who wait the ones go first that never asked, the
//! oldest first: an honest one asks at once. Nobody counts against others at the same address
//! (a hall of phones sits behind one) save by connections that have asked nothing.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::future::Future;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// Files the server needs besides connections: the journal's, its own, some to spare.
const OTHER_FILES: u64 = 64;
/// The most connections, however many files may be open: each takes some kilobytes.
const MOST: usize = 30_000;
/// How many that have asked nothing one address may have.
const UNASKED_EACH: usize = 256;

#[derive(Clone, Debug)]
pub(super) struct Crowd {
    most: usize,
    /// How many may have asked nothing.
    unasked: usize,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Debug, Default)]
struct Inside {
    /// What each is called; none is called as another was.
    last: u64,
    connections: HashMap<u64, Connection>,
    /// Those that wait, by whether they ever asked and since when.
    waiting: BTreeMap<(bool, u64), u64>,
    /// Those that never asked, by their address, oldest first; none of a proxy's.
    unasked: HashMap<IpAddr, BTreeSet<u64>>,
    never_asked: usize,
}

#[derive(Debug)]
struct Connection {
    from: IpAddr,
    /// A proxy asks for many, and is answered for by the limits of each.
    proxy: bool,
    /// How many questions are being answered.
    asking: usize,
    /// Its place among those that wait.
    waits: Option<(bool, u64)>,
    gone: Arc<Notify>,
}

/// A connection's place, given up when it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    id: u64,
    crowd: Crowd,
    gone: Arc<Notify>,
}

/// A question that is being answered.
#[derive(Debug)]
pub(super) struct Asking {
    id: u64,
    crowd: Crowd,
}

impl Crowd {
    /// As many as so many open files allow.
    pub(super) fn new(files: u64) -> Crowd {
        let most = files.saturating_sub(OTHER_FILES).max(16);
        Crowd::of(usize::try_from(most).unwrap_or(MOST).min(MOST))
    }

    fn of(most: usize) -> Crowd {
        Crowd {
            most,
            unasked: (most / 4).max(8),
            inside: Arc::default(),
        }
    }

    pub(super) fn most(&self) -> usize {
        self.most
    }

    /// A place for one more; none when all are being answered.
    pub(super) fn enter(&self, from: IpAddr, proxy: bool) -> Option<Place> {
        let mut inside = self.inside();
        if inside.connections.len() >= self.most && !inside.close_one() {
            return None;
        }
        if inside
            .unasked
            .get(&from)
            .is_some_and(|own| own.len() >= UNASKED_EACH)
        {
            inside.close_one_of(from);
        }
        if inside.never_asked >= self.unasked {
            inside.close_one();
        }
        inside.last += 1;
        let id = inside.last;
        let gone = Arc::new(Notify::new());
        let connection = Connection {
            from,
            proxy,
            asking: 0,
            waits: None,
            gone: gone.clone(),
        };
        inside.connections.insert(id, connection);
        inside.wait(id, false);
        drop(inside);
        let crowd = self.clone();
        Some(Place { id, crowd, gone })
    }

    /// Closes one that waits.
    pub(super) fn spare(&self) {
        self.inside().close_one();
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn wait(&mut self, id: u64, asked: bool) {
        self.last += 1;
        let since = self.last;
        let Some(connection) = self.connections.get_mut(&id) else {
            return;
        };
        // A proxy's connection waits as one that has asked: it is kept open for the next visitor.
        let asked = asked || connection.proxy;
        connection.waits = Some((asked, since));
        self.waiting.insert((asked, since), id);
        if !asked {
            self.never_asked += 1;
            let own = self.unasked.entry(connection.from).or_default();
            own.insert(since);
        }
    }

    fn wait_no_more(&mut self, id: u64) {
        let Some(connection) = self.connections.get_mut(&id) else {
            return;
        };
        let Some((asked, since)) = connection.waits.take() else {
            return;
        };
        self.waiting.remove(&(asked, since));
        if asked {
            return;
        }
        self.never_asked -= 1;
        if let Some(own) = self.unasked.get_mut(&connection.from) {
            own.remove(&since);
            if own.is_empty() {
                self.unasked.remove(&connection.from);
            }
        }
    }

    fn leave(&mut self, id: u64) {
        self.wait_no_more(id);
        self.connections.remove(&id);
    }

    fn close(&mut self, id: u64) {
        if let Some(connection) = self.connections.get(&id) {
            connection.gone.notify_one();
        }
        self.leave(id);
    }

    /// Closes the one that may go first, if one waits.
    fn close_one(&mut self) -> bool {
        let first = self.waiting.first_key_value().map(|(_, id)| *id);
        if let Some(id) = first {
            self.close(id);
        }
        first.is_some()
    }

    fn close_one_of(&mut self, from: IpAddr) {
        let own = self.unasked.get(&from);
        let since = own.and_then(|own| own.first().copied());
        let id = since.and_then(|since| self.waiting.get(&(false, since)).copied());
        if let Some(id) = id {
            self.close(id);
        }
    }
}

impl Place {
    /// Ends when the place is needed for another.
    pub(super) fn gone(&self) -> impl Future<Output = ()> + use<> {
        let gone = self.gone.clone();
        async move { gone.notified().await }
    }

    /// A question has come.
    pub(super) fn ask(&self) -> Asking {
        let mut inside = self.crowd.inside();
        inside.wait_no_more(self.id);
        if let Some(connection) = inside.connections.get_mut(&self.id) {
            connection.asking += 1;
        }
        drop(inside);
        Asking {
            id: self.id,
            crowd: self.crowd.clone(),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.crowd.inside().leave(self.id);
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        let mut inside = self.crowd.inside();
        let Some(connection) = inside.connections.get_mut(&self.id) else {
            return;
        };
        connection.asking = connection.asking.saturating_sub(1);
        if connection.asking == 0 {
            inside.wait(self.id, true);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use futures_util::FutureExt;

    use super::*;

    fn from(n: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, n))
    }

    fn is_gone(place: &Place) -> bool {
        place.gone().now_or_never().is_some()
    }

    #[test]
    fn who_never_asked_goes_first_and_who_is_answered_stays() {
        let crowd = Crowd {
            unasked: 10,
            ..Crowd::of(4)
        };
        let enter = |n| crowd.enter(from(n), false);
        let answered = enter(1).unwrap();
        let _asking = answered.ask();
        let rests = enter(1).unwrap();
        drop(rests.ask());
        let (old, young) = (enter(2).unwrap(), enter(3).unwrap());
        let new = enter(4).unwrap();
        assert!(is_gone(&old) && !is_gone(&young));
        let _new_asks = new.ask();
        let another = enter(5).unwrap();
        assert!(is_gone(&young));
        let _another_asks = another.ask();
        // Nobody is left that never asked: one that rests has to go.
        let last = enter(6).unwrap();
        assert!(is_gone(&rests) && !is_gone(&answered));
        let _last_asks = last.ask();
        assert!(enter(7).is_none(), "four are being answered");
    }

    #[test]
    fn an_address_has_so_many_that_asked_nothing_and_all_have() {
        let crowd = Crowd::of(10_000);
        let enter = |n, proxy| crowd.enter(from(n), proxy).unwrap();
        let other = enter(1, false);
        let own: Vec<Place> = (0..UNASKED_EACH + 2).map(|_| enter(2, false)).collect();
        assert_eq!(own.iter().filter(|place| is_gone(place)).count(), 2);
        assert!(!is_gone(&other));
        let proxy: Vec<Place> = (0..2 * UNASKED_EACH).map(|_| enter(3, true)).collect();
        assert!(!proxy.iter().any(is_gone));
        drop((own, proxy, other));
        let inside = crowd.inside();
        assert!(inside.connections.is_empty() && inside.waiting.is_empty());
        assert!(inside.unasked.is_empty() && inside.never_asked == 0);
    }
}
