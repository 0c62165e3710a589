//! The guide as readers of four languages meet it.

use std::collections::BTreeSet;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use rokada_chess::{Game, Move, Position, Setup, StartPosition, Wing};
use rokada_journal::Journal;
use rokada_web::{Site, router};
use serde_json::Value;
use tower::ServiceExt;

const LANGUAGES: [&str; 4] = ["en", "sr", "pt", "ru"];

async fn site() -> (Router, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(&folder.path().join("journal.db"))
        .await
        .unwrap();
    (router(Site::new(journal)), folder)
}

async fn ask(site: &Router, address: &str, lang: &str, accept: &str) -> (StatusCode, String) {
    let request = Request::get(address)
        .header(header::COOKIE, format!("lang={lang}"))
        .header(header::ACCEPT, accept)
        .body(Body::empty())
        .unwrap();
    let response = site.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, String::from_utf8(body.to_vec()).unwrap())
}

async fn page(site: &Router, address: &str, lang: &str) -> String {
    let (status, text) = ask(site, address, lang, "text/html").await;
    assert_eq!(status, StatusCode::OK, "{address} in {lang}");
    text
}

async fn json(site: &Router, address: &str, lang: &str) -> Value {
    let (status, text) = ask(site, address, lang, "application/json").await;
    assert_eq!(status, StatusCode::OK, "{address} in {lang}");
    serde_json::from_str(&text).unwrap()
}

/// The addresses of all chapters.
async fn chapters(site: &Router) -> Vec<String> {
    let opening = json(site, "/learn", "en").await;
    let chapters = opening["chapters"].as_array().unwrap();
    let address = |chapter: &Value| chapter["address"].as_str().unwrap().to_owned();
    chapters.iter().map(address).collect()
}

/// All blocks of sections, those inside others too.
fn blocks(sections: &Value) -> Vec<&Value> {
    fn gather<'a>(block: &'a Value, found: &mut Vec<&'a Value>) {
        found.push(block);
        let inner = block["blocks"].as_array().into_iter().flatten();
        let items = block["items"].as_array().into_iter().flatten();
        let items = items.flat_map(|item| item.as_array().unwrap());
        inner.chain(items).for_each(|block| gather(block, found));
    }
    let mut found = Vec::new();
    for section in sections.as_array().unwrap() {
        for block in section["blocks"].as_array().unwrap() {
            gather(block, &mut found);
        }
    }
    found
}

/// The articles named in any text of a value: `[3.8.2]`.
fn articles(value: &Value) -> BTreeSet<String> {
    let text = value.to_string();
    text.split('[')
        .skip(1)
        .filter_map(|rest| Some(rest.split_once(']')?.0.to_owned()))
        .filter(|name| {
            name.contains('.') && !name.contains(|c: char| c.is_whitespace() || c == '"')
        })
        .collect()
}

/// What has to be the same in every language.
fn skeleton(chapter: &Value) -> Value {
    let sections = &chapter["sections"];
    let ids = sections.as_array().unwrap().iter();
    let ids: Vec<_> = ids.map(|section| &section["id"]).collect();
    let blocks: Vec<_> = blocks(sections)
        .into_iter()
        .filter(|block| block["kind"] == "example" || block["kind"] == "aside")
        // One language lacks a text to confirm, so it has no such remark.
        .filter(|block| block["standing"] != "unconfirmed")
        .map(|block| (&block["example"], &block["standing"]))
        .collect();
    serde_json::json!({ "ids": ids, "blocks": blocks, "articles": articles(sections) })
}

#[tokio::test]
async fn four_languages_tell_the_same() {
    let (site, _folder) = site().await;
    let mut addresses = chapters(&site).await;
    assert_eq!(addresses.len(), 12);
    addresses.push("/learn".to_owned());
    for address in addresses {
        let english = json(&site, &address, "en").await;
        let title = english["title"].as_str().unwrap();
        for lang in &LANGUAGES[1..] {
            let other = json(&site, &address, lang).await;
            assert_eq!(skeleton(&other), skeleton(&english), "{address} in {lang}");
            assert_ne!(other["title"], title, "{address} in {lang}");
            let lead = other["lead"].as_str().unwrap();
            assert!(
                !lead.is_empty() && other["lead"] != english["lead"],
                "{address}"
            );
        }
    }
}

#[tokio::test]
async fn every_board_can_be_played_up_to_and_castled_on_as_said() {
    let (site, _folder) = site().await;
    let mut seen = 0;
    for address in chapters(&site).await {
        let chapter = json(&site, &address, "en").await;
        let html = page(&site, &address, "en").await;
        for block in blocks(&chapter["sections"]) {
            let example = &block["example"];
            let Some(name) = example["name"].as_str() else {
                continue;
            };
            seen += 1;
            let setup: Setup = example["from"].as_str().unwrap().parse().unwrap();
            let mut game = Game::new(Position::from_setup(setup).unwrap());
            for text in example["moves"].as_array().unwrap() {
                let the_move = game.position().read_san(text.as_str().unwrap()).unwrap();
                game.play(the_move).unwrap();
            }
            let fen = game.position().to_setup().fen();
            assert_eq!(example["fen"], *fen, "{name}");
            let wing = match example["castling"].as_str() {
                Some("O-O") => Wing::G,
                Some("O-O-O") => Wing::C,
                _ => continue,
            };
            let plan = game.position().castling(wing);
            let legal = game
                .position()
                .legal_moves()
                .into_iter()
                .any(|the_move| Some(the_move) == plan.legal_move());
            assert_eq!(legal, plan.obstacles().is_empty(), "{name}");
            assert!(
                plan.legal_move()
                    .is_none_or(|the_move| matches!(the_move, Move::Castle { .. }))
            );
            // The page says of it what the library says.
            for obstacle in plan.obstacles() {
                let words = rokada_messages::Words::of(rokada_messages::Lang::En);
                let said = words.obstacle(obstacle, game.position().board());
                assert!(
                    html.contains(&said.replace('\'', "&#39;")) || html.contains(&said),
                    "{name}: {said}"
                );
            }
        }
    }
    assert!(seen >= 25, "{seen} boards");
}

#[tokio::test]
async fn what_the_guide_counts_is_so() {
    let (site, _folder) = site().await;
    let count = |wing| {
        let all = StartPosition::all();
        all.filter(|start| start.castling_on_move_one()[wing])
            .count()
    };
    let (g, c) = (count(Wing::G), count(Wing::C));
    assert!(StartPosition::all().all(|start| {
        let possible = start.castling_on_move_one();
        !(possible.g && possible.c)
    }));
    let pairs = StartPosition::all()
        .filter(|start| start.mirror() > *start)
        .count();
    assert_eq!(
        pairs * 2,
        StartPosition::all().len(),
        "no position is its own mirror"
    );
    assert_eq!(StartPosition::CLASSICAL.mirror().number(), 534);
    for lang in LANGUAGES {
        let castling = json(&site, "/learn/castling", lang).await;
        let text = castling["sections"].as_array().unwrap().iter();
        let text = text.filter(|section| section["id"] == "move-one");
        let text: String = text.map(Value::to_string).collect();
        for number in [g, c, 960] {
            assert!(text.contains(&number.to_string()), "{number} in {lang}");
        }
        let sources = page(&site, "/learn/sources", lang).await;
        assert!(sources.contains(&(g + c).to_string()), "{lang}");
        let questions = page(&site, "/learn/questions", lang).await;
        assert!(questions.contains(&pairs.to_string()), "{lang}");
    }
}

/// The values of an attribute, in order.
fn attribute<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    html.split(&format!(" {name}=\""))
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0))
        .collect()
}

#[tokio::test]
async fn every_link_leads_somewhere() {
    let (site, _folder) = site().await;
    let mut addresses = chapters(&site).await;
    addresses.push("/learn".to_owned());
    for lang in LANGUAGES {
        for address in &addresses {
            let html = page(&site, address, lang).await;
            for link in attribute(&html, "href") {
                let elsewhere = link.starts_with("https://") || link.starts_with("data:");
                let frame = ["/static/", "/language/"]
                    .iter()
                    .any(|p| link.starts_with(p));
                if elsewhere || frame {
                    continue;
                }
                // A fragment alone is of the page itself.
                let (to, anchor) = link.split_once('#').unwrap_or((link, ""));
                let to = if to.is_empty() { address } else { to };
                if to.starts_with("/learn") {
                    let target = page(&site, to, lang).await;
                    let ids = attribute(&target, "id");
                    assert!(
                        anchor.is_empty() || ids.contains(&anchor),
                        "{address}: {link}"
                    );
                }
            }
            let ids = attribute(&html, "id");
            let once: BTreeSet<_> = ids.iter().collect();
            assert_eq!(once.len(), ids.len(), "an id twice in {address}: {ids:?}");
        }
    }
}

#[tokio::test]
async fn the_search_finds_whatever_the_case_marks_and_ending() {
    let (site, _folder) = site().await;
    for (lang, query, expected) in [
        ("en", "pinned rook shields", ""),
        ("en", "SHIELD", "/learn/castling#attacked"),
        ("en", "4.4.2", "/learn/arbiters#touch-order"),
        ("sr", "sahovskih", ""),
        ("sr", "pesak", "/learn/pawns#en-passant"),
        ("sr", "dotaknuta figura", "/learn/words#touched-piece"),
        ("pt", "peao promocao", "/learn/pawns#promotion"),
        ("ru", "жеребьевка", "/learn/evening#draw"),
        ("ru", "РОКИРОВКУ под боем", "/learn/castling#attacked"),
    ] {
        let encoded: String = query.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let address = format!("/learn/search?q={encoded}");
        let answer = json(&site, &address, lang).await;
        let results = answer["results"].as_array().unwrap();
        let found: Vec<_> = results
            .iter()
            .filter_map(|hit| hit["address"].as_str())
            .collect();
        match expected {
            "" => assert!(found.is_empty(), "{query}: {found:?}"),
            _ => assert!(found.contains(&expected), "{query}: {found:?}"),
        }
        let html = page(&site, &address, lang).await;
        assert_eq!(html.contains("<mark>"), !expected.is_empty(), "{query}");
        for address in found {
            assert!(html.contains(&format!("href=\"{address}\"")), "{address}");
        }
    }
    let nothing = page(&site, "/learn/search", "en").await;
    assert!(nothing.contains("name=\"q\"") && !nothing.contains("role=\"status\""));
    let hostile = page(&site, "/learn/search?q=%3Cscript%3E", "en").await;
    assert!(!hostile.contains("<script>"));
}

#[tokio::test]
async fn pages_are_light_and_whole_without_scripts() {
    let (site, _folder) = site().await;
    let mut addresses = chapters(&site).await;
    addresses.push("/learn".to_owned());
    for lang in LANGUAGES {
        for address in &addresses {
            let html = page(&site, address, lang).await;
            assert!(html.len() < 150_000, "{address} in {lang}: {}", html.len());
            assert!(!html.contains(" style="), "{address}");
            let headings = html.matches("<h1").count();
            assert_eq!(headings, 1, "{address}");
        }
    }
    let (status, problem) = ask(&site, "/learn/nothing", "sr", "application/json").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(problem.contains("Na ovoj adresi"));
}

#[tokio::test]
async fn words_are_given_in_the_three_other_languages() {
    let (site, _folder) = site().await;
    let html = page(&site, "/learn/words", "sr").await;
    for word in ["touched piece", "peça tocada", "тронутая фигура"] {
        assert!(html.contains(word), "{word}");
    }
    assert!(html.contains("lang=\"pt-BR\"") && html.contains("id=\"touched-piece\""));
}

#[tokio::test]
async fn hands_castle_on_the_page_and_moves_have_the_reader_s_letters() {
    let (site, _folder) = site().await;
    let html = page(&site, "/learn/castling", "en").await;
    let (_, board) = html.split_once("id=\"board-transposition\"").unwrap();
    let steps = [
        "Lift the king off f1",
        "Move the rook from g1 to f1",
        "Put the king on g1",
    ];
    let places = steps.map(|step| board.find(&format!("<li>{step}")).unwrap());
    assert!(places.is_sorted(), "{places:?}");
    for (lang, knight) in [
        ("en", "e8=N+"),
        ("sr", "e8=S+"),
        ("pt", "e8=C+"),
        ("ru", "e8=К+"),
    ] {
        let html = page(&site, "/learn/pawns", lang).await;
        assert!(html.contains(knight), "{lang}");
    }
    // The moves that led to a board can be gone through on the free one.
    let html = page(&site, "/learn/pawns", "en").await;
    assert!(html.contains("href=\"/board?fen=518&amp;moves=e2e4,a7a6,e4e5,d7d5\""));
}
