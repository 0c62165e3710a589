//! The people of the site as browsers reach them.

use std::sync::atomic::{AtomicU8, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::request::Builder;
use axum::http::{HeaderMap, Request, StatusCode, header};
use rokada_chess::Color;
use rokada_desk::{Desk, Register, now_ms};
use rokada_event::{Command, GameRef, GameResult, Player, Settings};
use rokada_people::{STREAM, TokenHash};
use rokada_store::Journal;
use rokada_web::{Site, router};
use tower::ServiceExt;

const PASSWORD: &str = "a pawn goes far";

/// A site on a journal, as one node has it.
struct Node(Router);

impl Node {
    fn on(journal: &Journal) -> Node {
        Node(router(Site::new(journal.clone())))
    }
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn goes_to(&self, address: &str) -> bool {
        self.status.is_redirection() && self.headers[header::LOCATION] == address
    }

    /// What stands between `before` and the next quotation mark.
    fn after(&self, before: &str) -> &str {
        let (_, rest) = self.text.split_once(before).expect(&self.text);
        rest.split('"').next().unwrap()
    }
}

/// A browser with its cookie, from an address of its own.
struct Browser<'a> {
    node: &'a Node,
    cookie: Option<String>,
    address: String,
}

impl<'a> Browser<'a> {
    fn new(node: &'a Node) -> Browser<'a> {
        static LAST: AtomicU8 = AtomicU8::new(0);
        let last = LAST.fetch_add(1, Ordering::Relaxed);
        Browser {
            node,
            cookie: None,
            address: format!("10.0.0.{last}"),
        }
    }

    /// The same browser at another node.
    fn at<'b>(&self, node: &'b Node) -> Browser<'b> {
        Browser {
            node,
            cookie: self.cookie.clone(),
            address: self.address.clone(),
        }
    }

    fn request(&self, request: Builder) -> Builder {
        let peer = std::net::SocketAddr::from(([127, 0, 0, 1], 1));
        let mut request = request
            .header(header::HOST, "club.example")
            .header("x-forwarded-for", &self.address)
            .extension(axum::extract::ConnectInfo(peer));
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, format!("lang=en; session={cookie}"));
        }
        request
    }

    async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.node.0.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        if let Some(set) = parts.headers.get(header::SET_COOKIE) {
            let set = set.to_str().unwrap();
            assert!(
                set.contains("HttpOnly") && set.contains("SameSite=Lax"),
                "{set}"
            );
            let (token, _) = set
                .strip_prefix("session=")
                .unwrap()
                .split_once(';')
                .unwrap();
            self.cookie = (!token.is_empty()).then(|| token.to_owned());
        }
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    async fn get(&mut self, address: &str) -> Answer {
        let request = self.request(Request::get(address)).body(Body::empty());
        self.send(request.unwrap()).await
    }

    /// A form without anything the page put into it.
    async fn bare_post(&mut self, address: &str, fields: &[(&str, &str)], origin: &str) -> Answer {
        let body = serde_urlencoded::to_string(fields).unwrap();
        let request = self
            .request(Request::post(address))
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(body));
        self.send(request.unwrap()).await
    }

    /// A form of the page at `from`, with what the page put into it.
    async fn post_from(&mut self, from: &str, to: &str, fields: &[(&str, &str)]) -> Answer {
        let page = self.get(from).await;
        let mut fields = fields.to_vec();
        let token = match self.cookie {
            Some(_) if page.text.contains("form_token") => {
                page.after("name=\"form_token\" value=\"").to_owned()
            }
            _ => String::new(),
        };
        fields.push(("form_token", &token));
        self.bare_post(to, &fields, "http://club.example").await
    }

    async fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_from(address, address, fields).await
    }

    async fn log_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/login", &[("name", name), ("password", password)])
            .await
    }
}

struct World {
    journal: Journal,
    node: Node,
    _folder: tempfile::TempDir,
}

impl World {
    async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        World {
            node: Node::on(&journal),
            journal,
            _folder: folder,
        }
    }

    async fn owner_link(&self) -> String {
        let register = Register::new(self.journal.clone());
        let token = register.make_owner_link("test").await.unwrap();
        format!("/first-run/{token}")
    }

    /// The owner, logged in.
    async fn owner(&self) -> Browser<'_> {
        let link = self.owner_link().await;
        let mut owner = Browser::new(&self.node);
        let set = owner
            .post(&link, &[("name", "Owner"), ("password", PASSWORD)])
            .await;
        assert!(set.goes_to("/people"), "{}", set.text);
        owner
    }

    /// An event with two players.
    async fn event(&self, name: &str) {
        let mut desk = Desk::for_new(&self.journal, name).await.unwrap();
        assert_eq!(desk.id(), name);
        let settings = Box::new(Settings::named(name, 1));
        let players = vec![Player::named("Player 01"), Player::named("Player 02")];
        for command in [Command::Create { settings }, Command::Enter { players }] {
            desk.act("test", command).await.unwrap();
        }
    }

    async fn finish(&self, event: &str) {
        let mut desk = Desk::open(&self.journal, event).await.unwrap().unwrap();
        for command in [
            Command::SetInitialColor {
                color: Color::White,
                lot: String::new(),
            },
            Command::PairRound,
            Command::PublishRound { round: 1 },
            Command::EnterResult {
                game: GameRef::new(1, 1),
                result: GameResult::Draw,
            },
            Command::Finish,
        ] {
            let wish = Box::new(command);
            desk.act("test", Command::Anyway { wish }).await.unwrap();
        }
    }
}

/// The path of a link shown on a page.
fn path_of(link: &str) -> String {
    link.strip_prefix("http://club.example").unwrap().to_owned()
}

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
async fn a_wrong_password_is_told_and_tries_are_counted() {
    let world = World::new().await;
    world.owner().await;
    let mut browser = Browser::new(&world.node);
    for name in ["Owner", "Nobody", "Owner", "Nobody", "Owner"] {
        let wrong = browser.log_in(name, "wrong password").await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN);
        assert!(wrong.text.contains("go together"), "{}", wrong.text);
        assert!(wrong.text.contains(&format!("value=\"{name}\"")));
        assert!(browser.cookie.is_none());
    }
    let sixth = browser.log_in("Owner", PASSWORD).await;
    assert_eq!(sixth.status, StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = sixth.headers[header::RETRY_AFTER]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=10).contains(&wait));
    assert!(sixth.text.contains(&format!("Wait {wait} second")));
    // Links are counted with them; a link that holds is let through all the same.
    let dead = browser.get("/invitation/nothing").await;
    assert_eq!(dead.status, StatusCode::TOO_MANY_REQUESTS);
    let link = world.owner_link().await;
    assert_eq!(browser.get(&link).await.status, StatusCode::OK);
    // Another address has the two tries left that the name has not used.
    let mut other = Browser::new(&world.node);
    assert!(other.log_in("Owner", PASSWORD).await.goes_to("/events"));
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
