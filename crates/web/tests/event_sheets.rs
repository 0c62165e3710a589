//! The hall's screen, the sheets to print and the files to take away.

mod club;

use axum::http::{StatusCode, header};
use club::Club;
use rokada_tournament::{Command, GameRef, GameResult, Player, System};

#[tokio::test]
async fn the_hall_s_screen_has_twelve_boards_at_a_time_and_all_of_them_without_scripts() {
    let club = Club::with_a_draw(None).await;
    let more = (6..=30).map(|n| Player::named(format!("Player {n:02}")));
    club.act(Command::Enter {
        players: more.collect(),
    })
    .await;
    club.act(Command::PairRound).await;
    club.act(Command::PublishRound { round: 1 }).await;
    let hall = club.get("/events/evening/hall").await.text;
    let screens: Vec<&str> = hall.split("<section class=\"screen pairings\">").collect();
    let rows = |screen: &&str| screen.matches("<td class=\"number\">").count();
    let boards: Vec<usize> = screens.iter().skip(1).map(rows).collect();
    assert_eq!(boards, [12, 3]);
    assert!(!hall.contains("section class=\"screen pairings\" hidden"));
    assert!(hall.contains("class=\"position-number\">99<"));
    assert!(hall.contains("alt=\"http://club.example/events/evening\""));
    assert!(
        !hall.contains("<header class=\"top\""),
        "no header of the site"
    );
}

#[tokio::test]
async fn a_code_leads_to_the_page_it_names_and_to_no_other() {
    let club = Club::with_a_round().await;
    for page in ["", "?page=1", "?page=table", "?page=hall"] {
        let code = club.get(&format!("/events/evening/qr.svg{page}")).await;
        assert_eq!(code.header(header::CONTENT_TYPE), "image/svg+xml");
        assert!(code.text.contains("<svg"), "{page}");
    }
    for page in ["?page=7", "?page=../../login", "?page=desk"] {
        let code = club.get(&format!("/events/evening/qr.svg{page}")).await;
        assert_eq!(code.status, StatusCode::NOT_FOUND, "{page}");
    }
    let elsewhere = [(header::HOST, "evil.example/\"><b>")];
    let sheet = club
        .get_with("/events/evening/print/list", &elsewhere)
        .await;
    assert!(
        !sheet.text.contains("evil"),
        "a host that is none is not printed"
    );
}

#[tokio::test]
async fn every_sheet_is_printed_in_every_language() {
    let club = Club::with_a_round().await;
    let event = club.event().await;
    let board = &event.round(1).unwrap().boards[0];
    let white = event.entry(board.white).unwrap().player.name.clone();
    let white = white.replace('<', "&lt;").replace('>', "&gt;");
    for (lang, printed) in [
        ("en", "printed"),
        ("sr", "odštampano"),
        ("pt", "impresso"),
        ("ru", "напечатано"),
    ] {
        for (sheet, told) in [
            ("pairings/1", &*white),
            ("slips/1", "½ – ½"),
            ("positions/1", "99 BQNRNKRB"),
            ("cards/1", &*white),
            ("cards", &*white),
            ("list", "Zoë 05"),
            ("table", "Evening"),
            ("wall", "Zoë 05"),
        ] {
            let address = format!("/events/evening/print/{sheet}");
            let page = club.get_in(lang, &address).await;
            assert_eq!(page.status, StatusCode::OK, "{sheet}");
            assert!(page.text.contains(told), "{sheet} in {lang}");
            let with_head = !sheet.starts_with("slips") && !sheet.starts_with("cards");
            assert_eq!(page.text.contains(printed), with_head, "{sheet} in {lang}");
        }
    }
    let back = club.get("/events/evening/print/positions/1").await.text;
    assert_eq!(back.matches("<svg class=\"board\"").count(), 3);
    assert!(
        back.contains("King f1–g1, rook g1–f1"),
        "castling as it is in this position"
    );
}

#[tokio::test]
async fn files_come_with_their_kind_and_a_name() {
    let club = Club::with_a_round().await;
    club.act(Command::EnterResult {
        game: GameRef::new(1, 1),
        result: GameResult::Draw,
    })
    .await;
    for (format, kind, told) in [
        ("trf16", "text/plain; charset=utf-8", "012 Evening & co"),
        ("trf26", "text/plain; charset=utf-8", "012 Evening & co"),
        ("csv", "text/csv; charset=utf-8", "Rank,No.,Name"),
        ("pgn", "application/vnd.chess-pgn", "[Variant \"Chess960\"]"),
        ("json", "application/json", "\"positions\""),
    ] {
        let file = club.get(&format!("/events/evening/export/{format}")).await;
        assert_eq!(file.header(header::CONTENT_TYPE), kind);
        let name = file.header(header::CONTENT_DISPOSITION);
        assert!(
            name.starts_with("attachment; filename=\"evening."),
            "{name}"
        );
        assert!(file.text.contains(told), "{format}: {}", file.text);
    }
    let games = club.get("/events/evening/export/pgn").await.text;
    assert!(games.contains("bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB"));
    let unknown = club.get("/events/evening/export/xls").await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_round_robin_has_its_square() {
    let club = Club::with_a_draw(None).await;
    let mut settings = club.event().await.settings().clone();
    settings.system = System::RoundRobin { double: false };
    settings.tie_breaks = settings.system.tie_breaks();
    club.act(Command::ChangeSettings {
        settings: Box::new(settings),
    })
    .await;
    club.act(Command::PairRound).await;
    club.act(Command::PublishRound { round: 1 }).await;
    let page = club.get("/events/evening/crosstable").await.text;
    assert_eq!(page.matches("<td class=\"game wide\">×</td>").count(), 5);
    assert!(page.contains("against the player of that number"));
}
