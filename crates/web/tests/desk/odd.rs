//! Other evenings: a cup, an event out of a report, every screen in every language.

use axum::http::StatusCode;

use crate::world::{FOUR, World, at_desk, enter, make, next_round, press_result};

#[tokio::test]
async fn a_level_knock_out_match_is_decided_and_the_event_put_away() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    let fields = [
        ("name", "Cup"),
        ("list", "Player 01\nPlayer 02"),
        ("system", "knock-out"),
        ("rounds", "1"),
        ("scope", "board"),
        ("games", "mini-match"),
        ("repeats", "1"),
    ];
    make(&mut arbiter, &fields).await;
    // Each board has its own position, so the pairing comes first.
    let page = arbiter.get("/events/cup/desk/draw/1").await;
    assert!(page.says("pair round 1 first"));
    next_round(&mut arbiter, "cup").await;
    for (game, result) in [(1, "1-0"), (2, "1-0")] {
        let page = arbiter.get("/events/cup/desk/results/1").await;
        let rows = page.forms().into_iter();
        let mut rows = rows.filter(|form| form.value("game") == Some(&game.to_string()));
        press_result(&mut arbiter, &rows.next().unwrap(), result).await;
    }
    let desk = arbiter.get("/events/cup/desk").await;
    assert!(desk.says("Say who goes on from round 1"), "{}", desk.text);
    let page = arbiter.get("/events/cup/desk/results/1").await;
    let form = page.form("Player 02 goes on").with("how", "blitz game");
    arbiter.press(&form, "Player 02 goes on").await;
    at_desk(&mut arbiter, "cup", "Finish the event").await;
    at_desk(&mut arbiter, "cup", "Archive").await;
    at_desk(&mut arbiter, "cup", "Open again").await;
    let journal = arbiter.get("/events/cup/desk/journal").await;
    assert!(
        journal.says("Player 02 goes on (blitz game)"),
        "{}",
        journal.text
    );
    assert!(journal.says("The event was archived."));
}

#[tokio::test]
async fn an_event_is_made_from_a_report() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut arbiter, "evening").await;
    enter(&mut arbiter, "evening", 1, 1, "1-0").await;
    enter(&mut arbiter, "evening", 1, 2, "=").await;
    // The edition of the rules stands with each table.
    for sheet in ["table", "crosstable", "print/table", "print/wall"] {
        let page = arbiter.get(&format!("/events/evening/{sheet}")).await;
        assert_eq!(page.status, StatusCode::OK, "{sheet}");
        assert!(
            page.says("edition of March 2026 (C.07)"),
            "{sheet}: {}",
            page.text
        );
    }
    let table = arbiter.json("/events/evening/table").await;
    assert_eq!(table["edition"], "2026-03");
    let event = world.event("evening").await;
    let report = event
        .report(rokada_tournament::Format::Trf26)
        .write()
        .unwrap();
    let page = arbiter.get("/events/new").await;
    let form = page
        .form("from the report")
        .with("report_file@file", &report);
    let made = arbiter.press(&form, "from the report").await;
    assert_eq!(made.address, "/events/evening-2/desk", "{}", made.text);
    let again = world.event("evening-2").await;
    assert_eq!(again.table_view(1, None).rows.len(), 4);
    let form = page.form("from the report").with("report", "nonsense");
    let refused = arbiter.press(&form, "from the report").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("href=\"#report\"") && refused.says("nonsense"));
    // More than 2 MiB is no start list.
    let many = "Player 01 2000\n".repeat(200_000);
    let refused = make(&mut arbiter, &[("name", "Big"), ("file@file", &many)]).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn every_screen_speaks_every_language_to_people_and_programs() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(
        &mut arbiter,
        &[("name", "Турнир"), ("list", FOUR), ("players_report", "1")],
    )
    .await;
    let id = "/events/%D1%82%D1%83%D1%80%D0%BD%D0%B8%D1%80";
    let desk = arbiter.get(&format!("{id}/desk")).await;
    arbiter.press(&desk.form("at once"), "at once").await;
    for lang in ["en", "sr", "pt", "ru"] {
        arbiter.speaks(lang);
        for part in [
            "",
            "/players",
            "/players/1",
            "/order",
            "/pairs",
            "/teams",
            "/lot",
            "/draw/1",
            "/draw/2",
            "/pairing/1",
            "/results/1",
            "/settings",
            "/journal",
            "/undo",
        ] {
            let page = arbiter.get(&format!("{id}/desk{part}")).await;
            assert_eq!(page.status, StatusCode::OK, "{lang} {part}");
            assert_eq!(page.text.matches("<h1").count(), 1, "{lang} {part}");
        }
        assert_eq!(arbiter.get("/events/new").await.status, StatusCode::OK);
        let own = arbiter.get(&format!("{id}/players/1/report")).await;
        assert_eq!(own.status, StatusCode::OK);
    }
    let desk = arbiter.json(&format!("{id}/desk")).await;
    assert_eq!(desk["next"]["step"], "enter_results");
    for part in [
        "players",
        "players/1",
        "draw/1",
        "pairing/1",
        "results/1",
        "settings",
        "journal",
    ] {
        let view = arbiter.json(&format!("{id}/desk/{part}")).await;
        assert!(!view.is_null(), "{part}");
    }
}
