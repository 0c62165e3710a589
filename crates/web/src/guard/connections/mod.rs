//! Connections: so many at once, none that keeps its place for nothing, none that reads or writes
//! for ever.
//!
//! | what | until |
//! |---|---|
//! | the head of a request, and the rest between two | [`HEAD`] |
//! | what is sent with it | see `guard::body` |
//! | a part of an answer that nobody takes | [`TAKEN`] |
//!
//! When there are too many, one that asks nothing has to go; see [`Crowd`].

mod crowd;
mod files;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::people::Proxies;
use crowd::{Asking, Crowd, Place};

/// Until the head of a request has come; also how long a connection rests between two.
const HEAD: Duration = Duration::from_secs(20);
/// Until a part of an answer is taken.
const TAKEN: Duration = Duration::from_secs(30);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 << 10;
/// The most lines of one.
const HEAD_LINES: usize = 64;
/// How much of what is read or written a connection keeps, in bytes.
const BUFFER: usize = 128 << 10;
/// How often it is told that no connection could be taken.
const TELL: Duration = Duration::from_secs(5);

/// A request that came through [`serve`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct FromNetwork;

/// Serves until `stop`; then what is being answered is answered.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    proxies: Proxies,
    stop: impl Future<Output = ()>,
) {
    let files = files::raise();
    let crowd = Crowd::new(files);
    tracing::info!(open_files = files, connections = crowd.most(), "limits");
    let graceful = GracefulShutdown::new();
    let mut stop = pin!(stop);
    let mut refused = Refused::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let known = proxies.has(peer.ip());
                match crowd.enter(peer.ip(), known) {
                    Some(place) => {
                        let watcher = graceful.watcher();
                        tokio::spawn(answer(stream, peer, router.clone(), place, watcher));
                    }
                    None => refused.tell(&"every connection is being answered"),
                }
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                // Such as no file left to open: those who are here end, and then there is one.
                refused.tell(&error);
                crowd.spare();
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    graceful.shutdown().await;
}

/// What no connection could be taken for, told from time to time.
#[derive(Default)]
struct Refused {
    told: Option<Instant>,
    untold: u64,
}

impl Refused {
    fn tell(&mut self, why: &dyn std::fmt::Display) {
        self.untold += 1;
        if self.told.is_none_or(|told| told.elapsed() > TELL) {
            tracing::error!(%why, times = self.untold, "no connection can be taken");
            (self.told, self.untold) = (Some(Instant::now()), 0);
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    place: Place,
    watcher: Watcher,
) {
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(TAKEN));
    let gone = place.gone();
    let service = service_fn(|mut request: hyper::Request<Incoming>| {
        let asking = place.ask();
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(FromNetwork);
        let router = router.clone();
        async move {
            let request: Request = request.map(Body::new);
            let answered = router.oneshot(request).await;
            answered.map(|response| {
                response.map(|body| Answer {
                    body,
                    _asking: asking,
                })
            })
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_header_size(LONGEST_HEAD)
        .max_headers(HEAD_LINES)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    tokio::select! {
        // What breaks a connection is the other side, or a limit above.
        ended = watcher.watch(connection) => {
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended");
            }
        }
        () = gone => {}
    }
}

/// The body of an answer; until it has been taken, its connection is not idle.
struct Answer {
    body: Body,
    _asking: Asking,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
