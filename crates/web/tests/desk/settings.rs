//! The settings as a form.

use axum::http::StatusCode;

use crate::world::{FOUR, World, make, next_round};

#[tokio::test]
async fn settings_are_kept_and_wrong_ones_named() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    let refused = make(&mut arbiter, &[("name", " "), ("list", FOUR)]).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("href=\"#name\"") && refused.says("Player 04 1700"));
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    let page = arbiter.get("/events/evening/desk/settings").await;
    let keep = "Keep the settings";
    for (field, wrong) in [
        ("tie_breaks", "BH, LUCK"),
        ("time", "soon"),
        ("federation", "SERBIA"),
        ("rounds", "100"),
        ("short_list", "5 960"),
        ("points_win", "0"),
    ] {
        let form = page.form(keep).with(field, wrong);
        let refused = arbiter.press(&form, keep).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{field}");
        assert!(refused.says(&format!("value=\"{wrong}\"")), "{field}");
        assert!(refused.says(&format!("href=\"#{field}\"")), "{field}");
    }
    let form = page.form(keep).with_all(&[
        ("rounds", "2"),
        ("place", "Club"),
        ("players_report", "1"),
        ("category_name", "Guests"),
        ("points_draw", "½"),
    ]);
    arbiter.press(&form, keep).await;
    let event = world.event("evening").await;
    let settings = event.settings();
    assert_eq!((settings.rounds, &*settings.place), (2, "Club"));
    assert_eq!(settings.categories[0].name, "Guests");

    // What a paired round rests on can't change.
    next_round(&mut arbiter, "evening").await;
    let page = arbiter.get("/events/evening/desk/settings").await;
    let refused = arbiter
        .press(&page.form(keep).with("system", "by-hand"), keep)
        .await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("href=\"#system\""));
}
