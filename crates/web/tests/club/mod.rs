//! A club with an event, and what a browser is answered.
#![allow(dead_code)]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderName, Request, StatusCode, header};
use rokada_chess::{Color, StartPosition};
use rokada_desk::Desk;
use rokada_draw::{Draw, Method, Outcome, Pool, Protocol};
use rokada_journal::Journal;
use rokada_tournament::{
    Category, Command, DrawnPosition, Player, RoundDraw, Settings, TeamScoring, Timestamp,
    Tournament,
};
use rokada_web::{Site, router};
use tower::ServiceExt;

/// The pages of the event below its own address.
pub(crate) const PARTS: [&str; 9] = [
    "1",
    "2",
    "3",
    "table",
    "crosstable",
    "teams",
    "positions",
    "players/1",
    "players/5",
];

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: HeaderName) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().unwrap())
    }
}

pub(crate) struct Club {
    pub(crate) journal: Journal,
    pub(crate) site: Router,
    pub(crate) folder: tempfile::TempDir,
}

impl Club {
    /// Five players, the position of round 1 public from the moment given, nobody paired.
    pub(crate) async fn with_a_draw(announce_at: Option<Timestamp>) -> Club {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("journal.db");
        let journal = Journal::open(&file).await.unwrap();
        let mut desk = Desk::for_new(&journal, "Evening").await.unwrap();
        let settings = Settings {
            starts: "2015-01-04".parse().ok(),
            teams: TeamScoring::BestOf { players: 2 },
            categories: vec![Category {
                born_from: Some(2010),
                ..Category::named("Juniors")
            }],
            ..Settings::named("Evening & co", 3)
        };
        let draw = RoundDraw {
            positions: vec![drawn()],
            announce_at,
        };
        for command in [
            Command::Create {
                settings: Box::new(settings),
            },
            Command::Enter { players: players() },
            Command::SetInitialColor {
                color: Color::White,
                lot: String::new(),
            },
            Command::DrawPosition { round: 1, draw },
        ] {
            desk.act("arbiter", command).await.unwrap();
        }
        let site = router(Site::new(journal.clone()));
        Club {
            journal,
            site,
            folder,
        }
    }

    /// The same with round 1 paired, seen by the arbiter alone.
    pub(crate) async fn with_a_draft(announce_at: Option<Timestamp>) -> Club {
        let club = Club::with_a_draw(announce_at).await;
        club.act(Command::PairRound).await;
        club
    }

    /// The same with round 1 published.
    pub(crate) async fn with_a_round() -> Club {
        let club = Club::with_a_draft(None).await;
        club.act(Command::PublishRound { round: 1 }).await;
        club
    }

    /// Somebody else's program does it: the site only hears of it.
    pub(crate) async fn act(&self, command: Command) {
        let mut desk = Desk::open(&self.journal, "evening").await.unwrap().unwrap();
        desk.act("arbiter", command).await.unwrap();
    }

    pub(crate) async fn event(&self) -> Tournament {
        let desk = Desk::open(&self.journal, "evening").await.unwrap().unwrap();
        desk.event().clone()
    }

    pub(crate) async fn get(&self, address: &str) -> Answer {
        self.get_with(address, &[]).await
    }

    pub(crate) async fn get_in(&self, lang: &str, address: &str) -> Answer {
        self.get_with(address, &[(header::ACCEPT_LANGUAGE, lang)])
            .await
    }

    pub(crate) async fn json(&self, address: &str) -> Answer {
        self.get_with(address, &[(header::ACCEPT, "application/json")])
            .await
    }

    pub(crate) async fn get_with(&self, address: &str, headers: &[(HeaderName, &str)]) -> Answer {
        let response = self.open(address, headers).await;
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(body.to_vec()).unwrap(),
        }
    }

    /// The answer as it comes, for one that does not end.
    pub(crate) async fn open(
        &self,
        address: &str,
        headers: &[(HeaderName, &str)],
    ) -> axum::response::Response {
        let mut request = Request::get(address).header(header::HOST, "club.example");
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        let request = request.body(Body::empty()).unwrap();
        self.site.clone().oneshot(request).await.unwrap()
    }
}

/// Position 99, drawn with one die.
fn drawn() -> DrawnPosition {
    let position = StartPosition::new(99).unwrap();
    let mut protocol = None;
    // The throws that lead to it are found by trying: a die has six sides.
    let pool = Pool::all().without(StartPosition::CLASSICAL).unwrap();
    search(
        &Draw::new(Method::OneDie, pool).unwrap(),
        position,
        &mut protocol,
    );
    DrawnPosition {
        protocol: protocol.map(Box::new),
        ..DrawnPosition::of_round(position)
    }
}

fn search(draw: &Draw, wanted: StartPosition, found: &mut Option<Protocol>) {
    if draw.position() == Some(wanted) {
        *found = Some(Protocol::of(draw));
    }
    if found.is_some() || draw.position().is_some() || draw.entered().len() >= 5 {
        return;
    }
    for face in 1..=6 {
        let mut next = draw.clone();
        if next.enter(Outcome::Number(face)).is_ok() {
            search(&next, wanted, found);
        }
    }
}

fn players() -> Vec<Player> {
    let names = [
        "Player 01",
        "Player <02>",
        "Player 03",
        "Player 04",
        "Zoë 05",
    ];
    let numbered = names.into_iter().zip(1u16..);
    numbered
        .map(|(name, n)| Player {
            birth_year: Some(1970 + 10 * n),
            birth_date: rokada_tournament::Date::new(1970 + 10 * n, 7, 17),
            team: format!("Team {}", n % 2 + 1),
            ratings: rokada_tournament::Ratings {
                blitz: Some(2000 - 10 * n),
                ..Default::default()
            },
            ..Player::named(name)
        })
        .collect()
}
