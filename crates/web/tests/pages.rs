//! The pages as a browser or a program is answered.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use rokada_journal::Journal;
use rokada_web::{Site, router};
use tower::ServiceExt;

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn header(&self, name: header::HeaderName) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

async fn site() -> (Router, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(&folder.path().join("journal.db"))
        .await
        .unwrap();
    (router(Site::new(journal)), folder)
}

/// What a browser sends for a form of one field.
async fn post(site: &Router, address: &str, field: &str, value: &str, accept: &str) -> Answer {
    let encoded: String = value.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let request = Request::post(address)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::ACCEPT, accept)
        .body(Body::from(format!("{field}={encoded}")));
    answer(site, request.unwrap()).await
}

async fn get(site: &Router, address: &str, headers: &[(header::HeaderName, &str)]) -> Answer {
    let mut request = Request::get(address);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    answer(site, request.body(Body::empty()).unwrap()).await
}

async fn answer(site: &Router, request: Request<Body>) -> Answer {
    let response = site.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let text = String::from_utf8(to_bytes(body, usize::MAX).await.unwrap().to_vec()).unwrap();
    Answer {
        status: parts.status,
        headers: parts.headers,
        text,
    }
}

#[tokio::test]
async fn all_960_positions_have_their_page_and_image() {
    let (site, _folder) = site().await;
    let listed = get(&site, "/positions", &[]).await.text;
    for position in rokada_chess::StartPosition::all() {
        let number = position.number();
        assert!(
            listed.contains(&format!("href=\"/positions/{number}\"")),
            "{number}"
        );
        let page = get(&site, &format!("/positions/{number}"), &[]).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(
            page.text
                .contains(&format!("{number} {}", position.letters())),
            "{number}"
        );
        assert!(
            page.text.len() < 150_000,
            "{number} is heavy: {}",
            page.text.len()
        );
    }
    let image = get(&site, "/positions/518.svg", &[]).await;
    assert_eq!(image.header(header::CONTENT_TYPE), "image/svg+xml");
    assert!(image.text.starts_with("<svg") && image.text.contains("id=\"wK\""));
}

#[tokio::test]
async fn letters_in_any_case_and_the_form_lead_to_the_number() {
    let (site, _folder) = site().await;
    for address in [
        "/positions/bqnrnkrb",
        "/positions/099",
        "/positions?position=BQNRNKRB",
    ] {
        let answer = get(&site, address, &[]).await;
        assert!(answer.status.is_redirection(), "{address}");
        assert_eq!(answer.header(header::LOCATION), "/positions/99");
    }
    for (address, status) in [
        ("/positions/960", StatusCode::NOT_FOUND),
        ("/positions?position=KRRBBNNQ", StatusCode::BAD_REQUEST),
        ("/castle?fen=nonsense", StatusCode::BAD_REQUEST),
        ("/nothing", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(get(&site, address, &[]).await.status, status, "{address}");
    }
}

#[tokio::test]
async fn the_browser_s_language_is_spoken_and_the_chosen_one_kept() {
    let (site, _folder) = site().await;
    let page = get(
        &site,
        "/castle",
        &[(header::ACCEPT_LANGUAGE, "sr-RS,en;q=0.5")],
    )
    .await;
    assert!(
        page.text.contains("lang=\"sr-Latn\"") && page.text.contains("Mogu li ovde da rokiram?")
    );
    let chosen = get(&site, "/language/ru?back=%2Fcastle%3Fposition%3D5", &[]).await;
    assert_eq!(chosen.header(header::LOCATION), "/castle?position=5");
    let cookie = chosen.header(header::SET_COOKIE).split(';').next().unwrap();
    let headers = [(header::COOKIE, cookie), (header::ACCEPT_LANGUAGE, "sr")];
    assert!(
        get(&site, "/castle", &headers)
            .await
            .text
            .contains("lang=\"ru\"")
    );
    for elsewhere in [
        "//example.org",
        "/%5Cexample.org",
        "/%09/example.org",
        "/%0D%0ASet-Cookie:a=b",
        "https://example.org",
    ] {
        let answer = get(&site, &format!("/language/pt?back={elsewhere}"), &[]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{elsewhere}");
    }
}

#[tokio::test]
async fn castling_is_explained_with_what_stands_against_it() {
    let (site, _folder) = site().await;
    let shielded = "/castle?fen=4k3/8/8/8/8/8/8/rR2K1N1%20w%20B%20-%200%201";
    let page = get(&site, shielded, &[]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.text.contains("c1")
            && page.text.contains("a1")
            && page.text.contains("class=\"obstacle\"")
    );
    let rook_only = get(
        &site,
        "/castle?fen=4k3/8/8/8/8/8/8/6KR%20w%20H%20-%200%201",
        &[],
    )
    .await;
    // The legend shows each once; the king stays where it is.
    let drawn = |path: &str| rook_only.text.matches(&format!("class=\"{path}\"")).count();
    assert!(drawn("rook-path") > 1);
    assert_eq!(drawn("king-path"), 1);
}

#[tokio::test]
async fn pages_keep_to_themselves_and_assets_are_kept() {
    let (site, _folder) = site().await;
    let page = get(&site, "/", &[]).await;
    let policy = page.header(header::CONTENT_SECURITY_POLICY);
    assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"));
    assert!(!page.text.contains("<script") && !page.text.contains("style=\""));
    for link in page.text.split("/static/").skip(1) {
        let name = &link[..link.find(['"', '#']).unwrap()];
        let asset = get(&site, &format!("/static/{name}"), &[]).await;
        assert_eq!(asset.status, StatusCode::OK, "{name}");
        assert!(asset.header(header::CACHE_CONTROL).contains("immutable"));
    }
    assert_eq!(
        get(&site, "/static/rokada.000000000000.css", &[])
            .await
            .status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(get(&site, "/health", &[]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_program_is_refused_in_its_own_form() {
    let (site, _folder) = site().await;
    let json = [
        (header::ACCEPT, "application/json"),
        (header::ACCEPT_LANGUAGE, "pt"),
    ];
    let refused = get(&site, "/positions/960", &json).await;
    assert_eq!(
        refused.header(header::CONTENT_TYPE),
        "application/problem+json"
    );
    assert!(refused.text.contains("\"status\":404"));
}

#[tokio::test]
async fn a_protocol_is_recomputed_and_a_tampered_one_refused_with_the_reason() {
    let (site, _folder) = site().await;
    let protocol = format!(
        "{}\nmethod: one-die\noutcomes: 2 3 3 2 4\nexclusions: 518\nnumber: {{}}\nletters: {{}}\n",
        rokada_draw::HEADER
    );
    let sound: rokada_draw::Protocol = protocol
        .replace("number: {}\nletters: {}\n", "")
        .parse()
        .unwrap();
    let drawn = sound.replay().unwrap().position().unwrap();
    let (number, letters) = (drawn.number(), drawn.letters().to_string());
    let written = |number: u16| {
        protocol
            .replacen("{}", &number.to_string(), 1)
            .replacen("{}", &letters, 1)
    };
    let page = post(
        &site,
        "/draw/verify",
        "protocol",
        &written(number),
        "text/html",
    )
    .await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains(&letters) && page.text.contains("class=\"board\""));
    let other = written(number + 1);
    let page = post(&site, "/draw/verify", "protocol", &other, "text/html").await;
    assert!(page.text.contains("role=\"alert\"") && !page.text.contains("class=\"board\""));
    assert!(page.text.contains("one-die"), "what was pasted is kept");
    let json = post(
        &site,
        "/draw/verify",
        "protocol",
        &other,
        "application/json",
    )
    .await;
    assert!(json.text.contains("\"valid\":false") && json.text.contains(&number.to_string()));
    let nonsense = post(&site, "/draw/verify", "protocol", "<b>hello", "text/html").await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    assert!(
        !nonsense.text.contains("<b>hello"),
        "what was pasted is text, never markup"
    );
}
