//! What opens a session, where it holds and when it ends, and what is kept of it.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use rokada_desk::{Register, now_ms};
use rokada_people::{STREAM, TokenHash};
use tower::ServiceExt;

use crate::world::{Browser, Node, PASSWORD, World, path_of};

#[tokio::test]
async fn a_session_outlives_the_server_and_ends_everywhere_at_once() {
    let world = World::new().await;
    let owner = world.owner().await;
    let other = Node::on(&world.journal);
    let mut there = owner.at(&other);
    assert_eq!(there.get("/people").await.status, StatusCode::OK);
    let mut here = owner.at(&world.node);
    assert!(here.post_from("/people", "/logout", &[]).await.goes_to("/"));
    assert!(here.cookie.is_none());
    assert!(there.get("/people").await.goes_to("/login?back=/people"));
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let world = World::new().await;
    let mut here = world.owner().await;
    let mut there = Browser::new(&world.node);
    there.log_in("Owner", PASSWORD).await;
    let change = "/people/password";
    let fields = [
        ("current", "not the password"),
        ("password", "another password"),
    ];
    let wrong = here.post_from("/people", change, &fields).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    let fields = [("current", PASSWORD), ("password", "another password")];
    let changed = here.post_from("/people", change, &fields).await;
    assert!(changed.text.contains("is changed"), "{}", changed.text);
    assert_eq!(here.get("/people").await.status, StatusCode::OK);
    assert!(there.get("/people").await.goes_to("/login?back=/people"));
}

#[tokio::test]
async fn an_old_session_is_no_session() {
    use rokada_people::{Command, Holder, PersonId};
    let world = World::new().await;
    world.owner().await;
    let register = Register::new(world.journal.clone());
    for (until_ms, holds) in [(now_ms() + 60_000, true), (now_ms() - 1, false)] {
        let token = rokada_desk::new_token().unwrap();
        let command = Command::OpenSession {
            session: TokenHash::of(&token),
            of: Holder::Person(PersonId(1)),
            until_ms,
        };
        register.act("test", command).await.unwrap();
        let mut browser = Browser::new(&world.node);
        browser.cookie = Some(token);
        let found = browser.get("/people").await.status == StatusCode::OK;
        assert_eq!(found, holds);
    }
}

#[tokio::test]
async fn the_journal_has_hashes_only() {
    let world = World::new().await;
    world.event("one").await;
    let link = world.owner_link().await;
    let mut owner = Browser::new(&world.node);
    owner
        .post(&link, &[("name", "Owner"), ("password", PASSWORD)])
        .await;
    let page = "/events/one/desk/people";
    let make = "/events/one/desk/people/keeper";
    let made = owner.post_from(page, make, &[("name", "Table 1")]).await;
    let keeper = path_of(made.after("readonly value=\""));
    let facts = world.journal.read(STREAM, 0).await.unwrap();
    assert_eq!(facts.len(), 4);
    let journal: String = facts
        .iter()
        .map(|fact| {
            format!(
                "{} {}",
                fact.actor,
                std::str::from_utf8(&fact.body).unwrap()
            )
        })
        .collect();
    let secrets = [&link[11..], &keeper[8..], &owner.cookie.unwrap(), PASSWORD];
    for secret in secrets {
        assert!(secret.len() >= 15 && !journal.contains(secret), "{secret}");
    }
    assert!(journal.contains("$argon2id$") && journal.contains("owner:Owner"));
    assert!(journal.contains(&TokenHash::of(&keeper[8..]).to_string()));
}

#[tokio::test]
async fn the_cookie_is_for_https_alone_where_the_request_was() {
    let world = World::new().await;
    let link = world.owner_link().await;
    let browser = Browser::new(&world.node);
    let request = browser
        .request(Request::post(&link))
        .header("x-forwarded-proto", "https")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from("name=Owner&password=a+pawn+goes+far"));
    let response = world
        .node
        .0
        .clone()
        .oneshot(request.unwrap())
        .await
        .unwrap();
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.ends_with("; Secure"), "{cookie}");
}
