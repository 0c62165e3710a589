//! What must hold for whatever a page is asked by: it answers, with no fault of its own, and no more
//! than an answer may have. The fuzz target runs this on nightly, `crates/web/tests/fuzz.rs` on
//! stable.

use std::cell::LazyCell;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use rokada_desk::Desk;
use rokada_journal::Journal;
use rokada_tournament::{Command, Player, Settings};
use rokada_web::{Site, router};
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// Pages that read what comes after a question mark.
const PAGES: [&str; 18] = [
    "/",
    "/positions",
    "/positions/518",
    "/castle",
    "/castle/announce",
    "/castle/practice",
    "/castle/ruling",
    "/board",
    "/draw",
    "/draw/verify",
    "/draw/one-die",
    "/draw/program",
    "/learn",
    "/learn/search",
    "/events",
    "/events/evening/record",
    "/events/evening/qr.svg",
    "/language/en",
];
/// The largest answer, in bytes.
const LARGEST: usize = 16 << 20;

struct World {
    runtime: Runtime,
    site: Router,
    _folder: tempfile::TempDir,
}

impl World {
    fn new() -> World {
        let runtime = Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let site = runtime.block_on(async {
            let file = folder.path().join("journal.db");
            let journal = Journal::open(&file).await.expect("a journal");
            let mut desk = Desk::for_new(&journal, "Evening").await.expect("a desk");
            for command in [
                Command::Create {
                    settings: Box::new(Settings::named("Evening", 3)),
                },
                Command::Enter {
                    players: vec![Player::named("Player 01"), Player::named("Player 02")],
                },
            ] {
                desk.act("arbiter", command).await.expect("an event");
            }
            router(Site::new(journal))
        });
        World {
            runtime,
            site,
            _folder: folder,
        }
    }
}

thread_local! {
    static WORLD: LazyCell<World> = LazyCell::new(World::new);
}

/// Asks a page, which the first byte chooses, with the rest as its query.
pub fn query(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let page = PAGES[usize::from(*first) % PAGES.len()];
    let query: String = rest.iter().map(|&byte| written(byte)).collect();
    let request = Request::get(format!("{page}?{query}")).body(Body::empty());
    let Ok(request) = request else { return };
    WORLD.with(|world| {
        world.runtime.block_on(async {
            let response = world.site.clone().oneshot(request).await;
            let response = response.expect("an answer");
            assert_ne!(
                response.status(),
                StatusCode::INTERNAL_SERVER_ERROR,
                "{page}?{query}"
            );
            to_bytes(response.into_body(), LARGEST)
                .await
                .expect("an answer of some length");
        });
    });
}

/// A byte as an address has it.
fn written(byte: u8) -> String {
    match byte {
        b'a'..=b'z'
        | b'A'..=b'Z'
        | b'0'..=b'9'
        | b'-'
        | b'_'
        | b'.'
        | b'='
        | b'&'
        | b'+'
        | b'%'
        | b'/' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    }
}
