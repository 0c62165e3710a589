//! The draw by program: announced, given words, revealed once.

mod tap;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use rokada_draw::Protocol;
use tap::{get, post, read, send, site};

/// Announces a draw; gives its address and the cookie of the one who announced.
async fn announced(site: &Router, fields: &[(&str, &str)]) -> (String, String) {
    let answer = post(site, "/draw/program", "", fields).await;
    let address = answer.goes_to().to_owned();
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains(&format!("Path={address}")));
    (address, cookie.split(';').next().unwrap().to_owned())
}

#[tokio::test]
async fn a_draw_by_program_is_announced_then_revealed_once_and_holds() {
    let (site, _folder) = site().await;
    let fields = [("title", "Evening, round 3"), ("exclude", "534, 17")];
    let (address, cookie) = announced(&site, &fields).await;
    let word = format!("{address}/word");
    let reveal = format!("{address}/draw");

    let before = read(&site, &address, "en", "application/json").await;
    let before: serde_json::Value = serde_json::from_str(&before.text).unwrap();
    let commitment = before["announcement"]["commitment"].as_str().unwrap();
    assert!(before["announcement"]["secret"].is_null() && before["protocol"].is_null());
    let stranger = get(&site, &address).await;
    assert!(stranger.text.contains(commitment) && !stranger.text.contains("id=\"called\""));

    // Without a word nothing is drawn; a stranger draws nothing at all.
    let none = post(&site, &reveal, &cookie, &[("word", "")]).await;
    assert_eq!(none.status, StatusCode::BAD_REQUEST);
    assert!(none.text.contains("There is no word yet"));
    let stranger = post(&site, &reveal, "", &[("word", "mine")]).await;
    assert!(stranger.text.contains("Only the browser that announced"));
    let long = "x".repeat(61);
    let refused = post(&site, &word, "", &[("word", &long)]).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains(&long), "what was typed is kept");

    assert_eq!(
        post(&site, &word, "", &[("word", "plavi <konj>")])
            .await
            .goes_to(),
        address
    );
    let listed = get(&site, &address).await;
    assert!(
        listed.text.contains("plavi &lt;konj&gt;"),
        "a word is text, never markup"
    );
    let drawn = post(&site, &reveal, &cookie, &[("word", "17")]).await;
    assert_eq!(drawn.goes_to(), address);

    let page = get(&site, &address).await;
    let file = get(&site, &format!("{address}?record=json")).await;
    let protocol = Protocol::read_all(&file.text).unwrap().remove(0);
    let position = protocol.verify().unwrap();
    assert!(
        page.text
            .contains(&format!("{} {}", position.number(), position.letters()))
    );
    assert_eq!(protocol.commitment.as_deref(), Some(commitment));
    assert_eq!(protocol.text.as_deref(), Some("plavi <konj> | 17"));
    assert_eq!(protocol.exclusions, [17, 518, 534]);

    // It stays as it is, whoever presses again.
    let again = post(&site, &reveal, &cookie, &[("word", "another")]).await;
    assert_eq!(again.goes_to(), address);
    let file_after = get(&site, &format!("{address}?record=json")).await;
    assert_eq!(file_after.text, file.text);

    // The check knows what was announced here: another title is another draw.
    let query = format!("/draw/verify?draw={address}");
    assert!(
        get(&site, &query)
            .await
            .text
            .contains("announced on this site beforehand")
    );
    let other = Protocol {
        title: Some("Evening, round 4".into()),
        ..protocol
    };
    let text = other.to_string();
    let checked = post(&site, "/draw/verify", "", &[("protocol", &text)]).await;
    assert!(
        checked
            .text
            .contains("title: not as announced before the draw")
    );
}

#[tokio::test]
async fn a_secret_is_nowhere_before_it_is_revealed_and_other_sites_reveal_nothing() {
    let (site, _folder) = site().await;
    let (address, cookie) = announced(&site, &[]).await;
    let reveal = format!("{address}/draw");
    let shown: Vec<String> = [
        get(&site, &address).await.text,
        get(&site, &format!("{address}?record=text")).await.text,
        read(&site, &address, "en", "application/json").await.text,
    ]
    .into();
    let request = Request::post(&reveal)
        .header(header::HOST, "club.example")
        .header(header::ORIGIN, "http://elsewhere.example")
        .header(header::COOKIE, &cookie)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from("word=steered"));
    let refused = send(&site, request.unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    post(&site, &reveal, &cookie, &[("word", "ours")])
        .await
        .goes_to();
    let file = get(&site, &format!("{address}?record=json")).await;
    let secret = Protocol::read_all(&file.text)
        .unwrap()
        .remove(0)
        .secret
        .unwrap();
    assert!(shown.iter().all(|text| !text.contains(&secret)));
}

#[tokio::test]
async fn draws_are_not_announced_without_end() {
    let (site, _folder) = site().await;
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(post(&site, "/draw/program", "", &[]).await.status);
    }
    assert!(answers[..5].iter().all(StatusCode::is_redirection));
    assert_eq!(answers[5], StatusCode::TOO_MANY_REQUESTS);
}
