//! Results by several people: keepers, players, whoever is quicker.

use axum::http::StatusCode;
use rokada_desk::history;
use rokada_people::Purpose;
use rokada_tournament::{GameRef, GameResult, Tournament};

use crate::browser::Browser;
use crate::world::{FOUR, World, make, next_round, press_result};

#[tokio::test]
async fn two_who_enter_at_once_see_each_other_s_result() {
    let world = World::new().await;
    let mut one = world.owner().await;
    make(&mut one, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut one, "evening").await;
    let mut keeper = world.keeper("evening").await;
    let seen = one.get("/events/evening/desk/results/1").await;
    let stale = keeper.get("/events/evening/desk/results/1").await;
    press_result(&mut one, &seen.row(1), "1-0").await;

    // The keeper has not seen it: nothing is overwritten, and who was quicker is named.
    let answer = press_result(&mut keeper, &stale.row(1), "0-1").await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(
        answer.says("Owner 01 has entered 1-0 here"),
        "{}",
        answer.text
    );
    let standing = |event: &Tournament| event.game(GameRef::new(1, 1)).unwrap().result;
    let (first, second) = (GameResult::WhiteWins, GameResult::BlackWins);
    assert_eq!(standing(&world.event("evening").await), Some(first));

    // As a script it is told the same, with the row to show.
    let (status, said) = keeper.fetch(&stale.row(1), &[("result", "0-1")]).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(
        (&said["standing"], &said["who"]),
        (&"1-0".into(), &"Owner 01".into())
    );
    assert!(
        said["row"]
            .as_str()
            .unwrap()
            .contains("aria-pressed=\"true\"")
    );

    // Who wants what stands has it.
    let (status, said) = keeper.fetch(&stale.row(1), &[("result", "1-0")]).await;
    assert_eq!((status, &said["result"]), (StatusCode::OK, &"1-0".into()));

    // From the page that told it, it can be put right; the journal knows who did.
    let corrected = press_result(&mut keeper, &answer.row(1), "0-1").await;
    assert_eq!(corrected.status, StatusCode::OK);
    assert_eq!(standing(&world.event("evening").await), Some(second));
    let deeds = history(&world.journal, "evening").await.unwrap();
    assert_eq!(deeds.last().unwrap().actor, "keeper:Table 1");

    // One button takes the last entry back.
    let back = keeper
        .press(&corrected.form("Take back"), "Take back")
        .await;
    assert_eq!(back.status, StatusCode::OK);
    assert_eq!(standing(&world.event("evening").await), Some(first));
}

#[tokio::test]
async fn a_script_sends_all_it_has_and_may_send_it_again() {
    let world = World::new().await;
    let mut one = world.owner().await;
    make(&mut one, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut one, "evening").await;
    let mut keeper = world.keeper("evening").await;
    let page = keeper.get("/events/evening/desk/results/1").await;
    let all = page.row(1).to("/events/evening/desk/results");
    let results = |event: &Tournament| {
        let result = |board| event.game(GameRef::new(1, board)).unwrap().result;
        (result(1), result(2))
    };
    let (white, drawn) = (Some(GameResult::WhiteWins), Some(GameResult::Draw));
    // The answer to the first may have been lost: the second does nothing.
    for _ in 0..2 {
        let sent = all
            .clone()
            .and("entry", "1 1 1 - 1-0")
            .and("entry", "1 2 1 - 1/2-1/2");
        let (status, said) = keeper.fetch(&sent, &[]).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(said["rows"][0]["kept"], true);
        assert_eq!(said["rows"][1]["kept"], true);
    }
    assert_eq!(results(&world.event("evening").await), (white, drawn));
    let facts = history(&world.journal, "evening").await.unwrap().len();
    // Another has corrected one of them meanwhile: that stands, and who did it is named.
    let page = one.get("/events/evening/desk/results/1").await;
    press_result(&mut one, &page.row(1), "0-1").await;
    let sent = all
        .clone()
        .and("entry", "1 1 1 - 1-0")
        .and("entry", "1 9 1 - 1-0");
    let (_, said) = keeper.fetch(&sent, &[]).await;
    assert_eq!(said["rows"][0]["kept"], false);
    assert_eq!(said["rows"][0]["who"], "Owner 01");
    assert_eq!(said["rows"][0]["result"], "0-1");
    assert_eq!(said["rows"][1]["kept"], false, "there is no board 9");
    assert!(said["rows"][1]["detail"].as_str().unwrap().contains('9'));
    let now = history(&world.journal, "evening").await.unwrap().len();
    assert_eq!(now, facts + 1);
    let unreadable = all.clone().and("entry", "1 1 - 1-0");
    let (status, _) = keeper.fetch(&unreadable, &[]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // All or nothing: what comes before an entry that can't be read, and the first of too many.
    let partly = all.clone().and("entry", "1 2 1 1/2-1/2 0-1");
    let (status, _) = keeper.fetch(&partly.and("entry", "x"), &[]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let many = (0..101).fold(all.clone(), |form, _| {
        form.and("entry", "1 2 1 1/2-1/2 0-1")
    });
    let (status, _) = keeper.fetch(&many, &[]).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(history(&world.journal, "evening").await.unwrap().len(), now);

    // The next round begins; what is typed for the first is asked about, and kept once it is meant.
    next_round(&mut one, "evening").await;
    let late = all.clone().and("entry", "1 2 1 1/2-1/2 1-0");
    let (_, said) = keeper.fetch(&late, &[]).await;
    assert_eq!(
        (&said["rows"][0]["kept"], &said["rows"][0]["older"]),
        (&false.into(), &true.into())
    );
    assert_eq!(said["round"], 2);
    assert_eq!(results(&world.event("evening").await).1, drawn);
    let (_, said) = keeper.fetch(&late.and("older", "1"), &[]).await;
    assert_eq!(said["rows"][0]["kept"], true);
    assert_eq!(results(&world.event("evening").await).1, white);
}

#[tokio::test]
async fn a_keeper_sees_results_and_nothing_else() {
    let world = World::new().await;
    let mut owner = world.owner().await;
    make(&mut owner, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut owner, "evening").await;
    let mut keeper = world.keeper("evening").await;
    let results = keeper.get("/events/evening/desk/results").await;
    assert_eq!(results.status, StatusCode::OK);
    assert!(!results.says("/desk/journal") && !results.says("/desk/players"));
    let button = owner
        .get("/events/evening/desk/pairing/1")
        .await
        .form("Swap colours");
    for part in [
        "",
        "/players",
        "/draw/2",
        "/pairing/1",
        "/settings",
        "/journal",
        "/undo",
        "/lot",
    ] {
        let page = keeper.get(&format!("/events/evening/desk{part}")).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{part}");
        let mut stranger = Browser::of(&world.site);
        let page = stranger.get(&format!("/events/evening/desk{part}")).await;
        assert!(page.address.starts_with("/login?back="), "{}", page.address);
    }
    let token = keeper.get("/events/evening/desk/results/1").await.row(1);
    let token = token.value("form_token").unwrap().to_owned();
    let refused = keeper
        .press(&button.with("form_token", &token), "Swap")
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(
        keeper.get("/events/new").await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn players_report_what_both_say() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    let fields = [("name", "Evening"), ("list", FOUR), ("players_report", "1")];
    make(&mut arbiter, &fields).await;
    next_round(&mut arbiter, "evening").await;
    let event = world.event("evening").await;
    let board = event.round(1).unwrap().board(1).unwrap().clone();
    let mut white = world
        .by_link("evening", Purpose::Player(board.white.0), "player")
        .await;
    let mut black = world
        .by_link("evening", Purpose::Player(board.black.0), "player")
        .await;
    let address = |entry: rokada_tournament::EntryId| {
        let number = event.numbers()[&entry];
        format!("/events/evening/players/{number}/report")
    };
    let page = white.get(&address(board.white)).await;
    let said = white.press(&page.form("I won"), "I won").await;
    assert!(said.says("You said 1-0"), "{}", said.text);
    let results = arbiter.get("/events/evening/desk/results/1").await;
    assert!(results.says("White says 1-0."));
    // Nobody speaks for another.
    let theirs = white.get(&address(board.black)).await;
    assert_eq!(theirs.status, StatusCode::FORBIDDEN);
    let page = black.get(&address(board.black)).await;
    let disputed = black.press(&page.form("Draw"), "Draw").await;
    assert!(disputed.says("say different things"), "{}", disputed.text);
    let page = black.get(&address(board.black)).await;
    black.press(&page.form("I lost"), "I lost").await;
    let game = GameRef::new(1, 1);
    let result = world.event("evening").await.game(game).unwrap().result;
    assert_eq!(result, Some(GameResult::WhiteWins));
    let journal = arbiter.get("/events/evening/desk/journal").await;
    assert!(journal.says("both players say so"));
}
