//! Invitations, and links into an event.

use axum::http::StatusCode;

use crate::world::{Answer, Browser, PASSWORD, World, path_of};

#[tokio::test]
async fn an_arbiter_is_invited_for_an_event_and_removed() {
    let world = World::new().await;
    world.event("one").await;
    world.event("two").await;
    let mut owner = world.owner().await;
    let fields = [("name", "Arbiter 1"), ("scope", "named")];
    let none = owner.post_from("/people", "/people/invite", &fields).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
    let fields = [("name", "Arbiter 1"), ("scope", "named"), ("event", "one")];
    let made = owner.post_from("/people", "/people/invite", &fields).await;
    let link = path_of(made.after("readonly value=\""));
    assert!(!owner.get("/people").await.text.contains(&link));

    let mut arbiter = Browser::new(&world.node);
    assert!(
        arbiter
            .get(&link)
            .await
            .text
            .contains("value=\"Arbiter 1\"")
    );
    let fields = [("name", "OWNER"), ("password", PASSWORD)];
    let taken = arbiter.post(&link, &fields).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    let fields = [("name", "Arbiter 1"), ("password", PASSWORD)];
    assert!(arbiter.post(&link, &fields).await.goes_to("/events"));
    assert_eq!(arbiter.get(&link).await.status, StatusCode::GONE);

    let may = |answer: Answer| answer.status == StatusCode::OK;
    assert!(may(arbiter.get("/events/one/desk/people").await));
    assert!(!may(arbiter.get("/events/two/desk/people").await));
    // The page of people is for the arbiter's own password only.
    assert!(!arbiter.get("/people").await.text.contains("/people/invite"));
    let fields = [("name", "Arbiter 2"), ("scope", "all")];
    let refused = arbiter
        .post_from("/people", "/people/invite", &fields)
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);

    let person = owner
        .get("/people")
        .await
        .after("name=\"person\" value=\"")
        .to_owned();
    let fields = [("person", &*person), ("scope", "all")];
    assert!(
        owner
            .post_from("/people", "/people/assign", &fields)
            .await
            .goes_to("/people")
    );
    assert!(may(arbiter.get("/events/two/desk/people").await));
    let fields = [("person", &*person)];
    assert!(
        owner
            .post_from("/people", "/people/remove", &fields)
            .await
            .goes_to("/people")
    );
    let out = arbiter.get("/events/two/desk/people").await;
    assert!(out.goes_to("/login?back=/events/two/desk/people"));
    assert_eq!(
        arbiter.log_in("Arbiter 1", PASSWORD).await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn a_withdrawn_invitation_is_dead() {
    let world = World::new().await;
    let mut owner = world.owner().await;
    let fields = [("name", "Arbiter 1"), ("scope", "all")];
    let made = owner.post_from("/people", "/people/invite", &fields).await;
    let link = path_of(made.after("readonly value=\""));
    let fields = [("invitation", "1")];
    owner
        .post_from("/people", "/people/withdraw", &fields)
        .await;
    assert_eq!(
        Browser::new(&world.node).get(&link).await.status,
        StatusCode::GONE
    );
}

#[tokio::test]
async fn a_keeper_s_link_reaches_one_event_until_it_is_finished() {
    let world = World::new().await;
    world.event("one").await;
    world.event("two").await;
    let mut owner = world.owner().await;
    let page = "/events/one/desk/people";
    let make = "/events/one/desk/people/keeper";
    let made = owner.post_from(page, make, &[("name", "Table 1")]).await;
    let link = path_of(made.after("readonly value=\""));

    let mut keeper = Browser::new(&world.node);
    // Looking at the link opens nothing.
    assert!(keeper.get(&link).await.text.contains("Table 1"));
    assert!(keeper.cookie.is_none());
    assert!(
        keeper
            .post(&link, &[])
            .await
            .goes_to("/events/one/desk/results")
    );
    assert!(keeper.get("/events/one").await.text.contains("Table 1"));
    // Results of this event and nothing else: not another's, nor how the event is run.
    for (address, status) in [
        ("/events/one/desk/results", StatusCode::OK),
        ("/events/two/desk/results", StatusCode::FORBIDDEN),
        ("/events/one/desk", StatusCode::FORBIDDEN),
        ("/events/one/desk/settings", StatusCode::FORBIDDEN),
        ("/events/one/players/1/report", StatusCode::FORBIDDEN),
        ("/events/new", StatusCode::FORBIDDEN),
    ] {
        assert_eq!(keeper.get(address).await.status, status, "{address}");
    }
    // A keeper does not make keepers, here or elsewhere.
    for event in ["one", "two"] {
        let refused = keeper.get(&format!("/events/{event}/desk/people")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    // The link works on another device as well, until it is taken back.
    let mut second = Browser::new(&world.node);
    assert!(second.post(&link, &[]).await.status.is_redirection());
    let withdraw = "/events/two/desk/people/withdraw";
    let wrong_event = owner.post_from(page, withdraw, &[("link", "1")]).await;
    assert_eq!(wrong_event.status, StatusCode::CONFLICT);
    let withdraw = "/events/one/desk/people/withdraw";
    assert!(
        owner
            .post_from(page, withdraw, &[("link", "1")])
            .await
            .goes_to(page)
    );
    assert_eq!(keeper.get(&link).await.status, StatusCode::GONE);
    assert!(!keeper.get("/events/one").await.text.contains("Table 1"));

    let made = owner.post_from(page, make, &[("name", "Table 2")]).await;
    let link = path_of(made.after("readonly value=\""));
    assert!(keeper.post(&link, &[]).await.status.is_redirection());
    assert!(keeper.get("/events/one").await.text.contains("Table 2"));
    world.finish("one").await;
    assert!(!keeper.get("/events/one").await.text.contains("Table 2"));
    assert_eq!(keeper.get(&link).await.status, StatusCode::GONE);
}

#[tokio::test]
async fn players_get_cards_with_links_of_their_own() {
    let world = World::new().await;
    world.event("one").await;
    let mut owner = world.owner().await;
    let page = "/events/one/desk/people";
    let make = "/events/one/desk/people/players";
    let cards = owner
        .post_from(page, make, &[("who", "missing")])
        .await
        .text;
    let links: Vec<_> = cards
        .split("href=\"http://club.example")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect();
    assert_eq!(links.len(), 2);
    assert!(cards.contains("1 Player 01") && cards.contains("2 Player 02"));
    let mut player = Browser::new(&world.node);
    assert!(
        player
            .post(&links[1], &[])
            .await
            .goes_to("/events/one/players/2/report")
    );
    for (address, status) in [
        ("/events/one/players/2/report", StatusCode::OK),
        ("/events/one/players/1/report", StatusCode::FORBIDDEN),
        ("/events/one/desk/results", StatusCode::FORBIDDEN),
    ] {
        assert_eq!(player.get(address).await.status, status, "{address}");
    }
    // A new card for one player leaves the other's alone.
    owner.post_from(page, make, &[("who", "1")]).await;
    assert_eq!(player.get(&links[0]).await.status, StatusCode::GONE);
    assert_eq!(player.get(&links[1]).await.status, StatusCode::OK);
    let withdraw = "/events/one/desk/people/withdraw";
    owner
        .post_from(page, withdraw, &[("link", "players")])
        .await;
    assert_eq!(player.get(&links[1]).await.status, StatusCode::GONE);
}
