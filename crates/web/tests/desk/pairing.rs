//! Pairings changed by hand, steps taken back.

use axum::http::StatusCode;
use rokada_tournament::GameRef;

use crate::world::{FOUR, World, at_desk, enter, make, next_round};

#[tokio::test]
async fn a_pairing_is_changed_by_hand_and_says_what_the_rules_would_not_do() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    let asked = at_desk(&mut arbiter, "evening", "Pair by hand").await;
    assert!(asked.says("Pairing by hand of round 1 begins"));
    assert!(asked.says("Warning level 3 of 5"));
    arbiter
        .press(&asked.form("Do it anyway"), "Do it anyway")
        .await;
    let page = arbiter.get("/events/evening/desk/pairing/1").await;
    assert!(page.says("neither opponent nor bye"));
    let form = page.form("Pair the two").with("a", "1").with("b", "2");
    let page = arbiter.press(&form, "Pair the two").await;
    let page = arbiter
        .press(
            &page.form("Pair the two").with("a", "3").with("b", "4"),
            "Pair the two",
        )
        .await;
    assert!(page.says("not a pair by the rules"), "{}", page.text);
    let page = arbiter
        .press(&page.form("Swap colours"), "Swap colours")
        .await;
    let page = arbiter
        .press(
            &page.form("change places").with("a", "1").with("b", "3"),
            "change places",
        )
        .await;
    let page = arbiter.press(&page.form("Take apart"), "Take apart").await;
    let refused = arbiter
        .press(&page.form("Publish round 1"), "Publish")
        .await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.says("neither opponent nor bye for"));
    let page = arbiter.get("/events/evening/desk/pairing/1").await;
    let form = page.form("Set").with("entry", "3").with("bye", "half");
    let page = arbiter.press(&form, "Set").await;
    assert!(page.says("half-point bye in round 1"), "{}", page.text);
    let asked = arbiter
        .press(&page.form("Throw the pairing"), "Throw the pairing")
        .await;
    assert!(
        asked.says("Next step"),
        "a draft is thrown away without asking"
    );

    next_round(&mut arbiter, "evening").await;
    let page = arbiter.get("/events/evening/desk/pairing/1").await;
    let asked = arbiter
        .press(&page.form("Throw the pairing"), "Throw the pairing")
        .await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.says("everyone has seen it"));
    arbiter
        .press(&asked.form("Do it anyway"), "Do it anyway")
        .await;
    assert_eq!(world.event("evening").await.current_round(), 0);
}

#[tokio::test]
async fn a_step_is_taken_back_only_as_it_was_seen() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut arbiter, "evening").await;
    let asked = arbiter.get("/events/evening/desk/undo").await;
    assert!(asked.says("The pairing of round 1 was published."));
    enter(&mut arbiter, "evening", 1, 1, "1-0").await;
    let changed = arbiter.press(&asked.form("Take it back"), "Take").await;
    assert_eq!(changed.status, StatusCode::CONFLICT);
    assert!(changed.says("Round 1, board 1: 1-0."));
    arbiter.press(&changed.form("Take it back"), "Take").await;
    let event = world.event("evening").await;
    assert_eq!(event.game(GameRef::new(1, 1)).unwrap().result, None);
    let journal = arbiter.json("/events/evening/desk/journal").await;
    assert_eq!(journal[1]["taken_back"], true);
    assert_eq!(journal[1]["what"], "Round 1, board 1: 1-0.");
}
