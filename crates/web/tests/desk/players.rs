//! Players: order, teams, late entries, byes.

use axum::http::StatusCode;

use crate::world::{FOUR, World, make, next_round};

#[tokio::test]
async fn players_come_late_leave_and_get_byes() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    // Before the first round: order, forbidden pairs, a team, striking out.
    let order = arbiter.get("/events/evening/desk/order").await;
    let form = order.form("Put in this order").with("place-4", "1");
    let asked = arbiter.press(&form, "Put in this order").await;
    assert!(asked.says("not be in the order of strength: 4 players"));
    arbiter.press(&asked.form("Do it anyway"), "Do it").await;
    assert_eq!(world.event("evening").await.start_list()[0].0, 4);
    let order = arbiter.get("/events/evening/desk/order").await;
    arbiter.press(&order.form("By lot"), "By lot").await;
    let order = arbiter.get("/events/evening/desk/order").await;
    arbiter.press(&order.form("By rating"), "By rating").await;
    assert_eq!(world.event("evening").await.start_list()[0].0, 1);
    let pairs = arbiter.get("/events/evening/desk/pairs").await;
    let form = pairs.form("Keep apart").with("a", "1").with("b", "3");
    let pairs = arbiter.press(&form, "Keep apart").await;
    arbiter
        .press(&pairs.form("Allow again"), "Allow again")
        .await;
    let teams = arbiter.get("/events/evening/desk/teams").await;
    let form = teams.form("Form the team").with("name", "Team A");
    let refused = arbiter
        .press(&form.clone().with("members", "2, 9"), "Form")
        .await;
    assert!(refused.says("no number 9") && refused.says("value=\"2, 9\""));
    let teams = arbiter.press(&form.with("members", "2, 1"), "Form").await;
    assert!(teams.says("<h2>Team A</h2>"));

    let player = arbiter.get("/events/evening/desk/players/4").await;
    let form = player
        .form("Keep")
        .with("blitz", "fast")
        .with("name", "Player 04 B");
    let refused = arbiter.press(&form.clone(), "Keep").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("href=\"#blitz\"") && refused.says("value=\"Player 04 B\""));
    arbiter.press(&form.with("blitz", "1710"), "Keep").await;
    let event = world.event("evening").await;
    let known = &event.entry(rokada_tournament::EntryId(4)).unwrap().player;
    assert_eq!(
        (known.name.as_str(), known.ratings.blitz),
        ("Player 04 B", Some(1710))
    );

    next_round(&mut arbiter, "evening").await;
    // A late entry whose namesake is there already is asked about once.
    let players = arbiter.get("/events/evening/desk/players").await;
    assert!(players.says("plays from round 2 on"));
    let form = players.form("Enter").with("list", "Player 01 1500");
    let asked = arbiter.press(&form, "Enter").await;
    assert!(asked.says("has the same name"), "{}", asked.text);
    let players = arbiter.press(&asked.form("Do it anyway"), "Do it").await;
    assert!(players.says("from round 2"), "{}", players.text);
    let wrong = players
        .form("Enter")
        .with("list", "Name;Rating\nPlayer 06;old");
    let refused = arbiter.press(&wrong, "Enter").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("href=\"#list\"") && refused.says("Player 06;old"));

    let player = arbiter.get("/events/evening/desk/players/3").await;
    let player = arbiter.press(&player.form("Grant"), "Grant").await;
    assert!(player.says("half-point bye in round 2"));
    let player = arbiter.press(&player.form("Give it back"), "Give").await;
    let player = arbiter.press(&player.form("Withdraw"), "Withdraw").await;
    assert!(player.says("Comes back in round 2"));
    arbiter
        .press(&player.form("Comes back"), "Comes back")
        .await;
    let refused = arbiter.get("/events/evening/desk/players/77").await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
}
