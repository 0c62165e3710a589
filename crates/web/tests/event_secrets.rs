//! What is not public yet is on no page, in no file, on no sheet, in no news.

mod club;

use axum::http::StatusCode;
use club::{Club, PARTS};
use rokada_tournament::{Command, Timestamp};

/// Everything that is made of an event.
fn addresses() -> Vec<String> {
    let pages = PARTS.map(str::to_owned).into_iter().chain([
        "hall".to_owned(),
        "1?name=1".to_owned(),
        "1/protocol.json".to_owned(),
    ]);
    let files = ["trf16", "trf26", "csv", "pgn", "json"].map(|format| format!("export/{format}"));
    let sheets = [
        "pairings/1",
        "slips/1",
        "positions/1",
        "cards/1",
        "cards",
        "list",
        "table",
        "wall",
    ]
    .map(|sheet| format!("print/{sheet}"));
    let below = pages.chain(files).chain(sheets);
    below
        .map(|part| format!("/events/evening/{part}"))
        .chain(["/events".to_owned(), "/events/evening".to_owned()])
        .collect()
}

/// What tells position 99: its letters, its FEN, its number in a view or a protocol.
const SECRETS: [&str; 5] = [
    "BQNRNKRB",
    "bqnrnkrb",
    "\"number\":99",
    "\"number\": 99",
    "99 BQ",
];

#[tokio::test]
async fn a_position_stays_secret_until_its_moment() {
    let moment = Timestamp(rokada_desk::now().0 + 3600);
    let club = Club::with_a_draft(Some(moment)).await;
    club.act(Command::PublishRound { round: 1 }).await;
    for address in addresses() {
        for answer in [club.get(&address).await, club.json(&address).await] {
            for secret in SECRETS {
                assert!(!answer.text.contains(secret), "{address} tells {secret}");
            }
        }
    }
    let page = club.get("/events/evening/1").await.text;
    assert!(page.contains("The position is drawn"));
    let sheet = club.get("/events/evening/print/positions/1").await;
    assert_eq!(sheet.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_position_appears_by_itself_at_its_moment() {
    let moment = Timestamp(rokada_desk::now().0 + 2);
    let club = Club::with_a_draw(Some(moment)).await;
    let before = club.get("/events/evening/1").await.text;
    assert!(!before.contains("BQNRNKRB"));
    while rokada_desk::now() < moment {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let after = club.get("/events/evening/1").await.text;
    assert!(after.contains("99 BQNRNKRB"));
    let games = club.get("/events/evening/export/json").await.text;
    assert!(games.contains("BQNRNKRB"));
}

#[tokio::test]
async fn a_pairing_is_seen_by_the_arbiter_alone_until_it_is_published() {
    let club = Club::with_a_draft(None).await;
    let event = club.event().await;
    let boards = &event.round(1).unwrap().boards;
    assert!(!boards.is_empty(), "the arbiter has it");
    for address in ["/events/evening/1", "/events/evening/hall"] {
        let page = club.get(address).await.text;
        assert!(page.contains("This round is not paired yet."), "{address}");
    }
    for sheet in ["pairings/1", "slips/1", "cards/1", "cards"] {
        let sheet = club.get(&format!("/events/evening/print/{sheet}")).await;
        assert_eq!(sheet.status, StatusCode::NOT_FOUND);
    }
    let view = club.json("/events/evening/1").await.text;
    assert!(view.contains("\"boards\":[]") && view.contains("\"byes\":[]"));
    let whole = club.get("/events/evening/export/json").await.text;
    let whole: serde_json::Value = serde_json::from_str(&whole).unwrap();
    assert_eq!(whole["overview"]["current_round"], 0);
    assert_eq!(whole["rounds"][0]["boards"].as_array().unwrap().len(), 0);
    let games = club.get("/events/evening/export/pgn").await;
    assert_eq!(games.text, "");
    let report = club.get("/events/evening/export/trf26").await.text;
    let first = report.lines().find(|line| line.starts_with("001")).unwrap();
    assert!(first.len() <= 89 + 2, "no round is in the report: {first}");
    club.act(Command::PublishRound { round: 1 }).await;
    let page = club.get("/events/evening/1").await.text;
    assert!(!page.contains("This round is not paired yet."));
}

#[tokio::test]
async fn a_day_of_birth_is_nobody_s_business() {
    let club = Club::with_a_round().await;
    for address in addresses() {
        for answer in [club.get(&address).await, club.json(&address).await] {
            for day in ["07-17", "07/17"] {
                assert!(!answer.text.contains(day), "{address}");
            }
        }
    }
}
