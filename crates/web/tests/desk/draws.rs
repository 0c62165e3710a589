//! The draw of the position: secret, announced, by hand.

use axum::http::StatusCode;

use crate::browser::Browser;
use crate::world::{FOUR, World, make};

#[tokio::test]
async fn a_position_stays_secret_until_it_is_announced() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    let page = arbiter.get("/events/evening/desk/draw/1").await;
    let form = page
        .form("Draw now")
        .with("when", "minutes")
        .with("minutes", "30");
    let drawn = arbiter.press(&form, "Draw now").await;
    assert!(drawn.says("secret until") && drawn.says("Show the secret position"));
    let position = world.event("evening").await.position(1, 1).unwrap();
    let name = format!("{} {}", position.number(), position.letters());
    assert!(drawn.says(&name));
    assert!(arbiter.get("/events/evening/desk").await.says("data-until"));
    let mut anyone = Browser::of(&world.site);
    for address in [
        "/events/evening",
        "/events/evening/1",
        "/events/evening/positions",
    ] {
        let page = anyone.get(address).await;
        assert!(!page.says(&position.letters().to_string()), "{address}");
    }
    assert!(
        !arbiter
            .get("/events/evening/desk/journal")
            .await
            .says(&name)
    );

    let later = drawn.form("Keep the moment").with("when", "moment");
    let wrong = arbiter
        .press(&later.clone().with("moment", "soon"), "Keep")
        .await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    let later = later.with("moment", "2099-01-04T18:30");
    assert!(arbiter.press(&later, "Keep").await.says("2099"));
    arbiter
        .press(&drawn.form("Announce it now"), "Announce")
        .await;
    assert!(
        anyone
            .get("/events/evening/positions")
            .await
            .says(&position.number().to_string())
    );
}

#[tokio::test]
async fn a_draw_announced_beforehand_keeps_its_word() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    let page = arbiter.get("/events/evening/desk/draw/1").await;
    let page = arbiter
        .press(&page.form("Publish the fingerprint"), "Publish")
        .await;
    let event = world.event("evening").await;
    let announced = event.round(1).unwrap().announcement.clone().unwrap();
    assert!(page.says(announced.commitment.as_deref().unwrap()));
    assert!(announced.secret.is_none(), "the secret is kept apart");
    let form = page.form("Draw now").with("text", "blue knight 17");
    let drawn = arbiter.press(&form, "Draw now").await;
    assert_eq!(drawn.status, StatusCode::OK);
    let event = world.event("evening").await;
    let draw = event.round(1).unwrap().draw.clone().unwrap();
    let protocol = draw.positions[0].protocol.clone().unwrap();
    assert_eq!(protocol.text.as_deref(), Some("blue knight 17"));
    assert_eq!(protocol.is_as_announced(&announced), Ok(()));

    // By hand, with a number and a note; what may not come is refused at its field.
    let page = arbiter.get("/events/evening/desk/draw/2").await;
    let form = page
        .form("Record the position")
        .with("note", "bag of pieces");
    let refused = arbiter
        .press(&form.clone().with("position", "518"), "Record")
        .await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("href=\"#position\"") && refused.says("value=\"518\""));
    assert!(refused.says("value=\"bag of pieces\""));
    arbiter.press(&form.with("position", "17"), "Record").await;
    // By its protocol.
    let page = arbiter.get("/events/evening/desk/draw/3").await;
    let pool = world.event("evening").await.pool(3, &[]).unwrap();
    let mut other = rokada_draw::Draw::new("balls".parse().unwrap(), pool).unwrap();
    other.enter(rokada_draw::Outcome::Number(328)).unwrap();
    let protocol = serde_json::to_string(&rokada_draw::Protocol::of(&other)).unwrap();
    let form = page.form("Record the position").with("protocol", &protocol);
    let recorded = arbiter.press(&form, "Record").await;
    assert!(recorded.says("328"), "{}", recorded.text);
    // Drawn again only from where that was said, and never by looking first.
    let fresh = page.form("Record the position").with("protocol", "");
    let asked = arbiter.press(&fresh.with("position", "29"), "Record").await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.says("drawn already") && asked.says("position 29 "));
    let stale = page.form("Draw now");
    let refused = arbiter.press(&stale, "Draw now").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused
            .forms()
            .iter()
            .all(|form| form.value("command").is_none())
    );
    let again = recorded.form("Draw a new position");
    arbiter.press(&again, "Draw a new position").await;
    let event = world.event("evening").await;
    assert_eq!(event.round(3).unwrap().earlier_draws.len(), 1);
}
