//! FIDE mode at the desk: questions by their levels, and the sign that the mode was left.

use axum::http::StatusCode;
use rokada_tournament::GameRef;

use crate::world::{FOUR, World, enter, make, next_round};

// checklist: 43, 46, 219, 220
#[tokio::test]
async fn leaving_the_mode_is_asked_twice_and_shown_for_ever() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut arbiter, "evening").await;
    let public = arbiter.get("/events/evening/table").await;
    assert!(!public.says("FIDE mode"));

    let settings = arbiter.get("/events/evening/desk/settings").await;
    let form = settings.form("Leave FIDE mode");
    let first = arbiter.press(&form, "Leave FIDE mode").await;
    assert_eq!(first.status, StatusCode::CONFLICT);
    assert!(first.says("Warning level 4 of 5") && first.says("Step 1 of 2"));
    assert!(first.says("FIDE mode is left for good"));
    let second = arbiter.press(&first.form("Go on"), "Go on").await;
    assert_eq!(second.status, StatusCode::CONFLICT);
    assert!(second.says("Step 2 of 2"));
    assert_eq!(world.event("evening").await.mode_left(), None);
    let last = second.form("I know the consequences");
    arbiter.press(&last, "Do it").await;
    assert!(world.event("evening").await.mode_left().is_some());

    for page in ["", "/1", "/table", "/crosstable", "/positions"] {
        let page = arbiter.get(&format!("/events/evening{page}")).await;
        assert!(page.says("FIDE mode was left in round 1."), "{}", page.text);
    }
    for (lang, sign) in [
        ("sr", "FIDE režim je napušten u 1. kolu."),
        ("pt", "O modo FIDE foi abandonado na rodada 1."),
        ("ru", "Режим ФИДЕ покинут в туре 1."),
    ] {
        arbiter.speaks(lang);
        let page = arbiter.get("/events/evening").await;
        assert!(page.says(sign), "{lang}");
    }
    arbiter.speaks("en");
    let settings = arbiter.get("/events/evening/desk/settings").await;
    assert!(!settings.says("Leave FIDE mode"));
    let report = arbiter.get("/events/evening/export/trf26").await;
    assert!(report.text.contains("### FIDE mode exited @ Round 1"));
}

// checklist: 85, 219
#[tokio::test]
async fn what_the_mode_refuses_has_no_button() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut arbiter, "evening").await;
    let settings = arbiter.get("/events/evening/desk/settings").await;
    let form = settings.form("Keep").with("points_pairing_bye", "0.5");
    let refused = arbiter.press(&form, "Keep").await;
    assert!(
        refused.says("FIDE mode doesn't allow it"),
        "{}",
        refused.text
    );
    assert!(!refused.says("Do it anyway") && !refused.says("Go on"));
}

// checklist: 189, 191
#[tokio::test]
async fn an_older_result_is_asked_about_and_told() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(
        &mut arbiter,
        &[("name", "Evening"), ("list", FOUR), ("rounds", "3")],
    )
    .await;
    next_round(&mut arbiter, "evening").await;
    for board in [1, 2] {
        enter(&mut arbiter, "evening", 1, board, "1-0").await;
    }
    next_round(&mut arbiter, "evening").await;
    let command = r#"{"command":"correct_result","round":1,"board":1,"was":"1-0","result":"0-1"}"#;
    let settings = arbiter.get("/events/evening/desk/settings").await;
    // A button of the desk with another command: what any page may send.
    let form = settings.form("Leave FIDE mode").with("command", command);
    let asked = arbiter.press(&form, "Leave FIDE mode").await;
    assert!(
        asked.says("Later rounds were paired with the old result"),
        "{}",
        asked.text
    );
    arbiter.press(&asked.form("Do it anyway"), "Do it").await;
    let event = world.event("evening").await;
    let result = event.game(GameRef::new(1, 1)).unwrap().result;
    assert_eq!(result.map(|result| result.code()), Some("0-1"));
    let report = arbiter.get("/events/evening/export/trf26").await;
    assert!(
        report.text.contains("### Correction @ Round 1: "),
        "{}",
        report.text
    );
}
