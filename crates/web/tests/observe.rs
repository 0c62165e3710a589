//! What those see who run the site, and how refusals from below the pages are said.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::request::Builder;
use axum::http::{HeaderMap, Request, StatusCode, header};
use rokada_desk::{Desk, Register, new_token, now_ms};
use rokada_journal::Journal;
use rokada_people as people;
use rokada_tournament::{Command, Settings};
use rokada_web::{Site, router};
use tower::ServiceExt;

const FORM: &str = "application/x-www-form-urlencoded";

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

struct World {
    journal: Journal,
    site: Router,
    _folder: tempfile::TempDir,
}

impl World {
    async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        World {
            site: router(Site::new(journal.clone())),
            journal,
            _folder: folder,
        }
    }

    async fn send(&self, request: Builder, body: impl Into<Body>) -> Answer {
        let request = request.body(body.into()).unwrap();
        let response = self.site.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    async fn get(&self, address: &str) -> Answer {
        self.send(Request::get(address), Body::empty()).await
    }
}

#[tokio::test]
async fn refusals_of_the_framework_are_said_in_the_reader_s_language() {
    let world = World::new().await;
    let form = |address: &str| Request::post(address).header(header::CONTENT_TYPE, FORM);
    let too_large = format!("protocol={}", "x".repeat(5 << 20));
    let cases = [
        (
            form("/draw/verify"),
            too_large,
            StatusCode::PAYLOAD_TOO_LARGE,
            "1024 КБ",
        ),
        (
            Request::post("/draw/verify").header(header::CONTENT_TYPE, "application/json"),
            "{}".to_owned(),
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "Нужна форма",
        ),
        (
            Request::put("/positions"),
            String::new(),
            StatusCode::METHOD_NOT_ALLOWED,
            "так не обращаются",
        ),
        (
            form("/login"),
            "name=Owner".to_owned(),
            StatusCode::BAD_REQUEST,
            "заполните",
        ),
        (
            Request::get("/castle?fen=%ff&fen=x"),
            String::new(),
            StatusCode::BAD_REQUEST,
            "не читается",
        ),
    ];
    let long = [
        (
            Request::get(format!("/castle?fen={}", "x".repeat(9_000))),
            String::new(),
            StatusCode::URI_TOO_LONG,
            "слишком длинный",
        ),
        (
            form("/login"),
            format!("name={}", "x".repeat(200_000)),
            StatusCode::PAYLOAD_TOO_LARGE,
            "128 КБ",
        ),
    ];
    for (request, body, status, said) in cases.into_iter().chain(long) {
        let request = request.header(header::ACCEPT_LANGUAGE, "ru");
        let answer = world.send(request, body).await;
        assert_eq!(answer.status, status, "{said}");
        assert!(answer.text.contains("<main"), "{}", answer.text);
        assert!(answer.text.contains(said), "{said}: {}", answer.text);
    }
    // A program is given a problem, and keeps what the framework said beside it.
    let request = Request::put("/positions").header(header::ACCEPT, "application/json");
    let answer = world.send(request, Body::empty()).await;
    assert_eq!(
        answer.headers[header::CONTENT_TYPE],
        "application/problem+json"
    );
    assert!(answer.headers.contains_key(header::ALLOW));
}

#[tokio::test]
async fn pages_are_compressed_and_news_is_not() {
    let world = World::new().await;
    let mut desk = Desk::for_new(&world.journal, "one").await.unwrap();
    let settings = Box::new(Settings::named("one", 1));
    desk.act("test", Command::Create { settings })
        .await
        .unwrap();
    let encoding = |address: &'static str| {
        let request = Request::get(address).header(header::ACCEPT_ENCODING, "gzip");
        let request = request.body(Body::empty()).unwrap();
        let site = world.site.clone();
        async move {
            let response = site.oneshot(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::OK, "{address}");
            let headers = response.headers();
            headers.get(header::CONTENT_ENCODING).cloned()
        }
    };
    assert_eq!(encoding("/positions").await.unwrap(), "gzip");
    assert_eq!(encoding("/positions/518.svg").await.unwrap(), "gzip");
    assert_eq!(encoding("/events/one/live").await, None);
}

#[tokio::test]
async fn counts_are_for_this_machine_and_the_owner() {
    let world = World::new().await;
    world.get("/positions/518").await;
    world.get("/positions/519").await;
    world.get("/invitation/nothing").await;
    let from = |peer: [u8; 4]| {
        Request::get("/metrics").extension(ConnectInfo(SocketAddr::from((peer, 1))))
    };
    let stranger = world.send(from([10, 0, 0, 1]), Body::empty()).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
    let proxied = from([127, 0, 0, 1]).header("x-forwarded-for", "10.0.0.1");
    let proxied = world.send(proxied, Body::empty()).await;
    assert_eq!(proxied.status, StatusCode::NOT_FOUND);

    let counts = world.send(from([127, 0, 0, 1]), Body::empty()).await;
    assert_eq!(counts.status, StatusCode::OK);
    for line in [
        "rokada_requests_total{method=\"GET\",route=\"/positions/{position}\",status=\"200\"} 2",
        "rokada_requests_total{method=\"GET\",route=\"/invitation/{token}\",status=\"410\"} 1",
        "rokada_log_in_failures_total 1",
        "rokada_spectators 0",
        "rokada_facts_appended 0",
    ] {
        assert!(counts.text.contains(line), "{line} in {}", counts.text);
    }
    assert!(counts.text.contains("rokada_request_seconds_bucket"));

    // The owner, from anywhere.
    let register = Register::new(world.journal.clone());
    let link = register.make_owner_link("test").await.unwrap();
    let token = new_token().unwrap();
    for command in [
        people::Command::SetOwner {
            link: people::TokenHash::of(&link),
            name: people::Name::new("Owner").unwrap(),
            password: String::new(),
        },
        people::Command::OpenSession {
            session: people::TokenHash::of(&token),
            of: people::Holder::Person(people::PersonId(1)),
            until_ms: now_ms() + 60_000,
        },
    ] {
        register.act("test", command).await.unwrap();
    }
    let owner = from([10, 0, 0, 1]).header(header::COOKIE, format!("session={token}"));
    let counts = world.send(owner, Body::empty()).await;
    assert!(
        counts.text.contains("rokada_facts_appended 3"),
        "{}",
        counts.text
    );
}

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn each_request_is_a_line_without_secrets() {
    let world = World::new().await;
    let written = Written::default();
    let writer = written.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_writer(move || writer.clone())
        .with_ansi(false)
        .finish();
    // For the whole process: what the other tests ask for is in the log as well.
    tracing::subscriber::set_global_default(subscriber).unwrap();
    let token = new_token().unwrap();
    world.get(&format!("/invitation/{token}")).await;
    world
        .get(&format!("/invitation/{token}/x?back={token}"))
        .await;
    let body = "name=Player+01&password=a+pawn+goes+far";
    let request = Request::post("/login")
        .header(header::CONTENT_TYPE, FORM)
        .header("x-forwarded-for", "10.1.2.3")
        .header(header::COOKIE, format!("session={token}"));
    world.send(request, body).await;
    let log = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
    for secret in [&token[..16], "Player", "pawn", "10.1.2.3"] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
    let lines = |part: &str| log.lines().filter(|line| line.contains(part)).count();
    assert_eq!(
        lines("method=GET path=\"/invitation/…\" status=410 ms="),
        1,
        "{log}"
    );
    assert_eq!(lines("path=\"/invitation/…/x\" status=404"), 1, "{log}");
    assert_eq!(lines("method=POST path=\"/login\" status=403"), 1, "{log}");
}
