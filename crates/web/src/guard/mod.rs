//! What a request may cost: bytes in, bytes out, memory, processor and time.
//!
//! One layer holds every request to its [`Budget`], before any handler reads it: the address and
//! what was sent have lengths, what was sent has to come in time, work that is heavy waits in a
//! queue with an end and leaves the threads on which all others are answered, and an answer that
//! grows too large is none. Connections have limits of their own: see [`connections`].

mod body;
mod budget;
pub(crate) mod connections;
mod refuse;
mod shares;
mod work;

use std::net::IpAddr;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::Limited;
use tokio::time::timeout;

use crate::people::{Address, Visitor};
use crate::reader::Reader;
use crate::server::Site;

use budget::Budget;
use connections::FromNetwork;
use refuse::Why;

pub(crate) use body::Bodies;
pub(crate) use shares::Shares;
pub(crate) use work::Work;

/// What all requests share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guard {
    bodies: Bodies,
    work: Work,
    streams: Shares,
    /// Bytes of answers that are not sent yet.
    answers: Shares,
}

/// How many bytes of answers may wait at once for those who asked to take them; one address has two
/// thirds at most, since a hall of phones sits behind one.
const UNSENT: usize = 96 << 20;

impl Guard {
    pub(crate) fn new() -> Guard {
        Guard {
            bodies: Bodies::default(),
            work: Work::default(),
            // A hall of phones sits behind one address.
            streams: Shares::new(20_000, 4_000),
            answers: Shares::new(UNSENT, UNSENT / 3 * 2),
        }
    }
}

/// Holds a request to its budget.
pub(crate) async fn guard(
    State(site): State<Site>,
    Address(from): Address,
    visitor: Visitor,
    reader: Reader,
    request: Request,
    next: Next,
) -> Response {
    match held(site.guard(), from, &visitor, request, next).await {
        Ok(response) => response,
        Err(why) => why.said(&reader),
    }
}

async fn held(
    guard: &Guard,
    from: IpAddr,
    visitor: &Visitor,
    request: Request,
    next: Next,
) -> Result<Response, Why> {
    let from_network = request.extensions().get::<FromNetwork>().is_some();
    if from_network && request.headers().get_all(header::HOST).iter().count() != 1 {
        return Err(Why::NotOneHost);
    }
    let address = request.uri().path_and_query();
    if address.is_some_and(|address| address.as_str().len() > budget::LONGEST_ADDRESS) {
        return Err(Why::LongAddress);
    }
    let budget = Budget::of(request.method(), request.uri().path());
    let share = match budget.answer {
        Some(_) => None,
        None => Some(guard.streams.take(from).ok_or(Why::ManyStreams)?),
    };
    let (parts, body) = request.into_parts();
    let body = match budget.body {
        0 => Bytes::new(),
        most => guard.bodies.read(from, &parts.headers, body, most).await?,
    };
    let request = Request::from_parts(parts, Body::from(body));
    let answered = async {
        match budget.heavy {
            true => guard.work.run(from, visitor, request, next).await,
            false => Ok(next.run(request).await),
        }
    };
    let response = timeout(budget.time, answered)
        .await
        .map_err(|_| Why::TookTooLong)??;
    match (budget.answer, share) {
        (Some(most), _) => guard.unsent(from, bounded(response, most)?),
        (None, Some(share)) => Ok(response.map(|body| Body::new(shares::Shared::new(body, share)))),
        (None, None) => Ok(response),
    }
}

impl Guard {
    /// The answer, as one of those that wait to be taken.
    fn unsent(&self, from: IpAddr, response: Response) -> Result<Response, Why> {
        let size = response.body().size_hint().lower();
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        if size <= shares::PIECE {
            return Ok(response);
        }
        let share = self.answers.take_parts(from, size).ok_or(Why::Busy)?;
        Ok(response.map(|body| Body::new(shares::Shared::new(body, share))))
    }
}

/// The answer, unless it is known to be too large; one of unknown length ends where it is.
fn bounded(response: Response, most: u64) -> Result<Response, Why> {
    if response.body().size_hint().lower() > most {
        return Err(Why::LargeAnswer);
    }
    if response.body().size_hint().exact().is_some() {
        return Ok(response);
    }
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    Ok(response.map(|body| Body::new(Limited::new(body, most))))
}
