//! Nodes on a journal, and browsers that visit them.

use std::sync::atomic::{AtomicU8, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::request::Builder;
use axum::http::{HeaderMap, Request, StatusCode, header};
use rokada_chess::Color;
use rokada_desk::{Desk, Register};
use rokada_journal::Journal;
use rokada_tournament::{Command, GameRef, GameResult, Player, Settings};
use rokada_web::{Site, router};
use tower::ServiceExt;

pub(crate) const PASSWORD: &str = "a pawn goes far";

/// A site on a journal, as one node has it.
pub(crate) struct Node(pub(crate) Router);

impl Node {
    pub(crate) fn on(journal: &Journal) -> Node {
        Node(router(Site::new(journal.clone())))
    }
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn goes_to(&self, address: &str) -> bool {
        self.status.is_redirection() && self.headers[header::LOCATION] == address
    }

    /// What stands between `before` and the next quotation mark.
    pub(crate) fn after(&self, before: &str) -> &str {
        let (_, rest) = self.text.split_once(before).expect(&self.text);
        rest.split('"').next().unwrap()
    }
}

/// A browser with its cookie, from an address of its own.
pub(crate) struct Browser<'a> {
    node: &'a Node,
    pub(crate) cookie: Option<String>,
    address: String,
}

impl<'a> Browser<'a> {
    pub(crate) fn new(node: &'a Node) -> Browser<'a> {
        static LAST: AtomicU8 = AtomicU8::new(0);
        let last = LAST.fetch_add(1, Ordering::Relaxed);
        Browser {
            node,
            cookie: None,
            address: format!("10.0.0.{last}"),
        }
    }

    /// The same browser at another node.
    pub(crate) fn at<'b>(&self, node: &'b Node) -> Browser<'b> {
        Browser {
            node,
            cookie: self.cookie.clone(),
            address: self.address.clone(),
        }
    }

    pub(crate) fn request(&self, request: Builder) -> Builder {
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

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
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

    pub(crate) async fn get(&mut self, address: &str) -> Answer {
        let request = self.request(Request::get(address)).body(Body::empty());
        self.send(request.unwrap()).await
    }

    /// A form without anything the page put into it.
    pub(crate) async fn bare_post(
        &mut self,
        address: &str,
        fields: &[(&str, &str)],
        origin: &str,
    ) -> Answer {
        let body = serde_urlencoded::to_string(fields).unwrap();
        let request = self
            .request(Request::post(address))
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(body));
        self.send(request.unwrap()).await
    }

    /// A form of the page at `from`, with what the page put into it.
    pub(crate) async fn post_from(
        &mut self,
        from: &str,
        to: &str,
        fields: &[(&str, &str)],
    ) -> Answer {
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

    pub(crate) async fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_from(address, address, fields).await
    }

    pub(crate) async fn log_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/login", &[("name", name), ("password", password)])
            .await
    }
}

pub(crate) struct World {
    pub(crate) journal: Journal,
    pub(crate) node: Node,
    _folder: tempfile::TempDir,
}

impl World {
    pub(crate) async fn new() -> World {
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

    pub(crate) async fn owner_link(&self) -> String {
        let register = Register::new(self.journal.clone());
        let token = register.make_owner_link("test").await.unwrap();
        format!("/first-run/{token}")
    }

    /// The owner, logged in.
    pub(crate) async fn owner(&self) -> Browser<'_> {
        let link = self.owner_link().await;
        let mut owner = Browser::new(&self.node);
        let set = owner
            .post(&link, &[("name", "Owner"), ("password", PASSWORD)])
            .await;
        assert!(set.goes_to("/people"), "{}", set.text);
        owner
    }

    /// An event with two players.
    pub(crate) async fn event(&self, name: &str) {
        let mut desk = Desk::for_new(&self.journal, name).await.unwrap();
        assert_eq!(desk.id(), name);
        let settings = Box::new(Settings::named(name, 1));
        let players = vec![Player::named("Player 01"), Player::named("Player 02")];
        for command in [Command::Create { settings }, Command::Enter { players }] {
            desk.act("test", command).await.unwrap();
        }
    }

    pub(crate) async fn finish(&self, event: &str) {
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
            desk.act("test", command.anyway()).await.unwrap();
        }
    }
}

/// The path of a link shown on a page.
pub(crate) fn path_of(link: &str) -> String {
    link.strip_prefix("http://club.example").unwrap().to_owned()
}
