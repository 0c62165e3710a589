//! The owner's link, logging in, and forms from elsewhere.

use axum::http::{StatusCode, header};

use crate::world::{Browser, PASSWORD, World};

#[tokio::test]
async fn the_owner_s_link_works_once() {
    let world = World::new().await;
    let old = world.owner_link().await;
    let link = world.owner_link().await;
    let mut browser = Browser::new(&world.node);
    assert_eq!(browser.get(&old).await.status, StatusCode::GONE);
    assert!(browser.get(&link).await.text.contains("new-password"));
    let fields = [("name", "Owner"), ("password", "too short")];
    let short = browser.post(&link, &fields).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(short.text.contains("href=\"#password\"") && short.text.contains("value=\"Owner\""));
    let fields = [("name", "Owner"), ("password", PASSWORD)];
    assert!(browser.post(&link, &fields).await.goes_to("/people"));
    assert!(browser.get("/people").await.text.contains("/people/invite"));
    assert_eq!(browser.get(&link).await.status, StatusCode::GONE);
    assert_eq!(browser.post(&link, &fields).await.status, StatusCode::GONE);

    // The way back in ends the sessions of whoever has the password.
    let link = world.owner_link().await;
    let mut again = Browser::new(&world.node);
    assert!(again.get(&link).await.text.contains("value=\"Owner\""));
    let fields = [("name", "Owner"), ("password", "another password")];
    assert!(again.post(&link, &fields).await.goes_to("/people"));
    let stranger = browser.get("/people").await;
    assert!(stranger.goes_to("/login?back=/people"));
    let mut browser = Browser::new(&world.node);
    assert_eq!(
        browser.log_in("Owner", PASSWORD).await.status,
        StatusCode::FORBIDDEN
    );
    assert!(
        browser
            .log_in(" owner ", "another password")
            .await
            .goes_to("/events")
    );
}

#[tokio::test]
async fn a_wrong_password_is_told_and_keeps_nobody_else_out() {
    let world = World::new().await;
    let mut owner = world.owner().await;
    let mut browser = Browser::new(&world.node);
    for name in [
        "Owner", "Nobody", "Owner", "Nobody", "Owner", "Owner", "Owner",
    ] {
        let wrong = browser.log_in(name, "wrong password").await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN);
        assert!(wrong.text.contains("go together"), "{}", wrong.text);
        assert!(wrong.text.contains(&format!("value=\"{name}\"")));
        assert!(browser.cookie.is_none());
    }
    // Who tries on has to wait; those elsewhere don't, and neither do those with links.
    assert!(owner.log_in("Owner", PASSWORD).await.goes_to("/events"));
    let mut other = Browser::new(&world.node);
    assert!(other.log_in("Owner", PASSWORD).await.goes_to("/events"));
    let link = world.owner_link().await;
    assert_eq!(browser.get(&link).await.status, StatusCode::OK);
    for _ in 0..10 {
        let dead = browser.get("/invitation/nothing").await;
        assert_eq!(dead.status, StatusCode::GONE);
    }
    let dead = browser.get("/invitation/nothing").await;
    assert_eq!(dead.status, StatusCode::TOO_MANY_REQUESTS);
    let wait = dead.headers[header::RETRY_AFTER].to_str().unwrap();
    let wait: u64 = wait.parse().unwrap();
    assert!((1..=5).contains(&wait));
    assert!(dead.text.contains(&format!("Wait {wait} second")));
    assert_eq!(browser.get(&link).await.status, StatusCode::OK);
    // What can be nobody's name or password is neither hashed nor repeated.
    let long = "n".repeat(50_000);
    let wrong = other.log_in(&long, PASSWORD).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert!(!wrong.text.contains(&long));
}

#[tokio::test]
async fn a_browser_has_one_session() {
    let world = World::new().await;
    let mut browser = world.owner().await;
    let mut old = Browser::new(&world.node);
    old.cookie = browser.cookie.clone();
    assert_eq!(old.get("/people").await.status, StatusCode::OK);
    assert!(browser.log_in("Owner", PASSWORD).await.goes_to("/events"));
    assert_ne!(browser.cookie, old.cookie);
    assert_eq!(browser.get("/people").await.status, StatusCode::OK);
    assert!(old.get("/people").await.goes_to("/login?back=/people"));
}

#[tokio::test]
async fn no_form_is_taken_from_another_site_or_without_the_session_s_token() {
    let world = World::new().await;
    let mut owner = world.owner().await;
    let fields = [("name", "Arbiter 1"), ("scope", "all")];
    let own = "http://club.example";
    for (token, origin) in [
        (None, own),
        (Some("wrong"), own),
        (None, "https://evil.example"),
        (None, "null"),
    ] {
        let mut fields = fields.to_vec();
        fields.extend(token.map(|token| ("form_token", token)));
        let refused = owner.bare_post("/people/invite", &fields, origin).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{token:?} {origin}");
    }
    // The right token does not make another site right.
    let page = owner.get("/people").await;
    let token = page.after("name=\"form_token\" value=\"").to_owned();
    let mut fields = fields.to_vec();
    fields.push(("form_token", &token));
    let refused = owner
        .bare_post("/people/invite", &fields, "https://evil.example")
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let taken = owner.bare_post("/people/invite", &fields, own).await;
    assert_eq!(taken.status, StatusCode::OK);
    // Logging in is guarded by the origin.
    let fields = [("name", "Owner"), ("password", PASSWORD)];
    let mut stranger = Browser::new(&world.node);
    let refused = stranger
        .bare_post("/login", &fields, "https://evil.example")
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(stranger.cookie.is_none());
}
