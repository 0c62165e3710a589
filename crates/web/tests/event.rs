//! The pages of an event as everyone reads them.

mod club;

use std::io::Read;

use axum::http::{StatusCode, header};
use club::{Club, PARTS};
use rokada_tournament::{Command, GameRef, GameResult};

#[tokio::test]
async fn an_event_has_the_pages_a_club_publishes() {
    let club = Club::with_a_round().await;
    let list = club.get("/events/evening").await;
    assert!(list.text.contains("Player 01") && list.text.contains("Player &lt;02&gt;"));
    for part in PARTS {
        let page = club.get(&format!("/events/evening/{part}")).await;
        assert_eq!(page.status, StatusCode::OK, "{part}");
        assert!(page.text.contains("Evening &amp; co"), "{part}");
        assert!(page.text.contains("4 January 2015"), "{part}");
        let view = club.json(&format!("/events/evening/{part}")).await;
        assert_eq!(view.header(header::CONTENT_TYPE), "application/json");
        serde_json::from_str::<serde_json::Value>(&view.text).unwrap();
    }
    for nothing in ["0", "4", "x", "players/0", "players/9", "players/x"] {
        let page = club.get(&format!("/events/evening/{nothing}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{nothing}");
    }
}

#[tokio::test]
async fn a_round_says_who_sits_where_and_halves_are_halves() {
    let club = Club::with_a_round().await;
    let draw = GameResult::Draw;
    club.act(Command::EnterResult {
        game: GameRef::new(1, 1),
        result: draw,
    })
    .await;
    let page = club.get("/events/evening/1").await.text;
    assert!(page.contains("99 BQNRNKRB"), "number and letters together");
    assert!(page.contains("½–½") && !page.contains("1/2"));
    assert!(page.contains("href=\"/events/evening/players/1\""));
    assert!(page.contains("class=\"disc white\"") && page.contains(">White<"));
    assert!(page.contains("href=\"/events/evening/1/protocol.json\""));
    let protocol = club.get("/events/evening/1/protocol.json").await;
    let protocols: Vec<rokada_draw::Protocol> = serde_json::from_str(&protocol.text).unwrap();
    assert_eq!(protocols[0].verify().unwrap().number(), 99);
    let missing = club.get("/events/evening/2/protocol.json").await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_beginner_finds_the_own_place_by_a_part_of_the_name() {
    let club = Club::with_a_round().await;
    let round = club.event().await;
    let board = &round.round(1).unwrap().boards[0];
    let name = |entry| round.entry(entry).unwrap().player.name.clone();
    let (white, black) = (name(board.white), name(board.black));
    let number = round.numbers()[&board.black];
    let escaped = |name: &str| name.replace('<', "&lt;").replace('>', "&gt;");
    let page = club
        .get(&format!("/events/evening/1?name={number}"))
        .await
        .text;
    let answer = format!("You are Black, board 1, against {}.", escaped(&white));
    assert!(page.contains(&answer), "{black} by number");
    let asked = "/events/evening/1?name=ZO%C3%8B";
    let page = club.get(asked).await.text;
    assert!(page.contains("Zoë 05") && page.contains("You have no opponent"));
    let page = club.get("/events/evening/1?name=Nobody").await.text;
    assert!(page.contains("Nobody on the start list"));
    for (lang, said) in [
        ("sr", "Igrate crnim figurama, tabla 1"),
        ("pt", "Você joga de pretas, mesa 1"),
        ("ru", "Вы играете чёрными, доска 1"),
    ] {
        let asked = format!("/events/evening/1?name={number}");
        assert!(
            club.get_in(lang, &asked).await.text.contains(said),
            "{lang}"
        );
    }
}

#[tokio::test]
async fn a_card_shows_the_games_and_how_the_tie_breaks_came_about() {
    let club = Club::with_a_round().await;
    for (board, result) in [(1, GameResult::Draw), (2, GameResult::WhiteWins)] {
        let game = GameRef::new(1, board);
        club.act(Command::EnterResult { game, result }).await;
    }
    let event = club.event().await;
    let half = event.numbers()[&event.round(1).unwrap().boards[0].white];
    let page = club
        .get_in("ru", &format!("/events/evening/players/{half}"))
        .await
        .text;
    assert!(page.contains("½") && page.contains("Бухгольц"));
    assert!(
        page.contains("BH 0,5"),
        "decimals as the language writes them"
    );
    let card = club
        .json(&format!("/events/evening/players/{half}"))
        .await
        .text;
    let card: serde_json::Value = serde_json::from_str(&card).unwrap();
    assert_eq!(card["rounds"][0]["round"], 1);
    assert!(card["tie_breaks"].as_array().unwrap().len() >= 3);
    let table = club.get("/events/evening/table").await.text;
    assert!(table.contains("title=\"Buchholz"), "codes are explained");
    let juniors = club
        .get("/events/evening/table?category=Juniors")
        .await
        .text;
    assert!(juniors.contains("Zoë 05") && !juniors.contains("Player 01"));
    let nobody = club.get("/events/evening/table?category=Veterans").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_has_the_page_already_is_told_so_until_it_changes() {
    let club = Club::with_a_round().await;
    let address = "/events/evening/1";
    let first = club.get(address).await;
    let tag = first.header(header::ETAG).to_owned();
    assert!(tag.starts_with("W/\"") && tag.len() > 10);
    let again = club
        .get_with(address, &[(header::IF_NONE_MATCH, &tag)])
        .await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert!(again.text.is_empty());
    let headers = [
        (header::IF_NONE_MATCH, &*tag),
        (header::ACCEPT_LANGUAGE, "sr"),
    ];
    let other = club.get_with(address, &headers).await;
    assert_eq!(
        other.status,
        StatusCode::OK,
        "another language, another page"
    );
    club.act(Command::EnterResult {
        game: GameRef::new(1, 1),
        result: GameResult::WhiteWins,
    })
    .await;
    let changed = club
        .get_with(address, &[(header::IF_NONE_MATCH, &tag)])
        .await;
    assert_eq!(
        changed.status,
        StatusCode::OK,
        "one's own writes are seen at once"
    );
    assert!(changed.text.contains("1–0"));
}

#[tokio::test]
async fn a_browser_gets_the_page_packed() {
    let club = Club::with_a_round().await;
    let plain = club.get("/events/evening/1").await;
    let headers = [(header::ACCEPT_ENCODING, "br, gzip")];
    let answer = club.open("/events/evening/1", &headers).await;
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
    assert_eq!(answer.headers()[header::ETAG], plain.headers[header::ETAG]);
    let packed = axum::body::to_bytes(answer.into_body(), usize::MAX)
        .await
        .unwrap();
    let mut text = String::new();
    flate2::read::GzDecoder::new(&packed[..])
        .read_to_string(&mut text)
        .unwrap();
    assert_eq!(text, plain.text);
    assert!(packed.len() * 2 < text.len());
    let headers = [(header::ACCEPT_ENCODING, "gzip;q=0")];
    let answer = club.open("/events/evening/1", &headers).await;
    assert!(!answer.headers().contains_key(header::CONTENT_ENCODING));
}

#[tokio::test]
async fn every_language_says_every_page() {
    let club = Club::with_a_round().await;
    for (lang, round, day) in [
        ("en", "Round 1", "4 January 2015"),
        ("sr", "1. kolo", "4. januar 2015."),
        ("pt", "Rodada 1", "4 de janeiro de 2015"),
        ("ru", "Тур 1", "4 января 2015 г."),
    ] {
        for part in PARTS {
            let page = club.get_in(lang, &format!("/events/evening/{part}")).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(page.text.contains(day), "{part} in {lang}");
        }
        let page = club.get_in(lang, "/events/evening/1").await.text;
        assert!(page.contains(round), "{lang}");
    }
}
