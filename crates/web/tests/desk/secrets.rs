//! Whoever asks for whatever address in whatever form is told no more than their standing allows.
//!
//! The addresses are read from the sources of the site, so that a new one is asked for as well.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use futures_util::StreamExt;
use rokada_desk::{Desk, Register};
use rokada_draw::program::Secret;
use rokada_journal::Fact;
use rokada_people::{Name, Purpose, Scope, TokenHash};
use rokada_tournament::{
    Command, Date, GameRef, GameResult, Player, RoundDraw, Settings, Timestamp, by_program,
};
use sha2::{Digest, Sha256};

use crate::browser::Browser;
use crate::world::World;

const EVENT: &str = "canary";
/// The day on which a player was born.
const BORN: &str = "1987-07-17";

/// An event whose round 1 is published, its position secret for an hour yet; the texts that must
/// not be told, each with how many of [`Who`] must not be told it.
async fn with_a_secret(world: &World) -> Vec<(String, usize)> {
    let mut desk = Desk::for_new(&world.journal, EVENT).await.unwrap();
    let born = Date::new(1987, 7, 17);
    let player = |name| Player {
        birth_date: born,
        ..Player::named(name)
    };
    let players = ["Player 01", "Player 02", "Player 03", "Player 04"].map(player);
    for command in [
        Command::Create {
            settings: Box::new(Settings {
                players_report: true,
                ..Settings::named(EVENT, 3)
            }),
        },
        Command::Enter {
            players: players.into(),
        },
        Command::SetInitialColor {
            color: rokada_chess::Color::White,
            lot: String::new(),
        },
    ] {
        desk.act("test", command).await.unwrap();
    }
    let secret = Secret::from_entropy([7; 32]);
    let draw = by_program(desk.event(), 1, &secret, "a text called out").unwrap();
    let drawn = draw.positions[0].clone();
    let mut noted = drawn.clone();
    noted.note = "a note on the draw".to_owned();
    let draw = RoundDraw {
        positions: vec![noted],
        announce_at: Some(Timestamp(rokada_desk::now().0 + 3600)),
    };
    for command in [
        Command::DrawPosition { round: 1, draw },
        Command::PairRound,
        Command::PublishRound { round: 1 },
    ] {
        desk.act("test", command).await.unwrap();
    }
    let board = desk.event().round(1).unwrap().boards[1].clone();
    let report = Command::ReportResult {
        game: GameRef::new(1, 2),
        by: board.white,
        result: GameResult::Draw,
    };
    desk.act("test", report).await.unwrap();
    let letters = drawn.position.letters().to_string();
    let number = drawn.position.number();
    let everyone_but_arbiters = [
        secret.as_str().to_owned(),
        secret.commitment().to_string(),
        "a text called out".to_owned(),
        "a note on the draw".to_owned(),
        format!("\"number\":{number},"),
        format!("{number} {letters}"),
        letters,
        BORN.to_owned(),
    ];
    let mut secrets: Vec<(String, usize)> =
        everyone_but_arbiters.map(|text| (text, KEEPER + 1)).into();
    // What a player says of a game is for those who enter the results.
    secrets.push(("\"white_says\":\"1-2-1-2\"".to_owned(), KEEPER));
    secrets
}

/// Who asks, the one who may know least first.
const STANDINGS: [&str; 6] = [
    "stranger",
    "player",
    "arbiter of another event",
    "keeper",
    "arbiter",
    "owner",
];
const KEEPER: usize = 3;

async fn visitors(world: &World) -> [Browser; 6] {
    let owner = world.owner().await;
    [
        Browser::of(&world.site),
        world.by_link(EVENT, Purpose::Player(1), "player").await,
        arbiter_of(world, "other").await,
        world.keeper(EVENT).await,
        arbiter_of(world, EVENT).await,
        owner,
    ]
}

async fn arbiter_of(world: &World, event: &str) -> Browser {
    let token = rokada_desk::new_token().unwrap();
    let invite = rokada_people::Command::Invite {
        label: Name::new("An arbiter").unwrap(),
        events: Scope::Named(BTreeSet::from([event.to_owned()])),
        link: TokenHash::of(&token),
        until_ms: rokada_desk::now_ms() + 60_000,
    };
    let register = Register::new(world.journal.clone());
    register.act("test", invite).await.unwrap();
    let mut browser = Browser::of(&world.site);
    let page = browser.get(&format!("/invitation/{token}")).await;
    let mut forms = page.forms().into_iter();
    let form = forms.find(|form| form.value("password").is_some()).unwrap();
    let name = format!("Arbiter of {event}");
    let fields = [("name", name.as_str()), ("password", "a pawn goes far")];
    browser.press(&form.with_all(&fields), "").await;
    browser
}

/// Every address that the sources give to the router.
fn addresses() -> BTreeSet<String> {
    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                for after in text.split(".route(").skip(1) {
                    let literal = after.split('"').nth(1).unwrap();
                    assert!(
                        literal.starts_with('/') || literal.starts_with("{}"),
                        "{literal}"
                    );
                    found.insert(literal.to_owned());
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut found,
    );
    found
}

/// An address with its variable parts filled in, for a round.
fn filled(address: &str, round: u16) -> Vec<String> {
    let variants: &[&str] = if address.contains("{format}") {
        &["trf16", "trf26", "csv", "pgn", "json"]
    } else if address.contains("{other}") {
        &["crosstable", "2024"]
    } else {
        &["x"]
    };
    let fill = |variant: &&str| {
        // Two doors have one function, which is told which.
        let address = address
            .replace("{}", "/invitation")
            .replace("{{", "{")
            .replace("}}", "}");
        let mut parts = address.split(['{', '}']);
        let mut filled = parts.next().unwrap_or_default().to_owned();
        while let (Some(name), Some(fixed)) = (parts.next(), parts.next()) {
            filled += &match name {
                "id" => EVENT.to_owned(),
                "round" => round.to_string(),
                "number" | "entry" | "position" => "1".to_owned(),
                "code" => "en".to_owned(),
                _ => (*variant).to_owned(),
            };
            filled += fixed;
        }
        filled
    };
    variants.iter().map(fill).collect()
}

/// Whether a page may show any of the 960 positions, of whatever event.
fn shows_any_position(address: &str) -> bool {
    let parts = ["/positions", "/draw", "/board", "/castle", "/learn"];
    address == "/" || parts.iter().any(|part| address.starts_with(part))
}

/// All that an answer tells: its head, and as much of its body as comes by itself.
async fn told(
    browser: &mut Browser,
    request: axum::http::request::Builder,
    body: String,
) -> (StatusCode, String) {
    let request: Request<Body> = request.body(Body::from(body)).unwrap();
    let response = browser.ask(request).await;
    let (parts, body) = response.into_parts();
    let mut told = format!("{:?}\n", parts.headers);
    let stream = parts.headers.get(header::CONTENT_TYPE);
    let endless = stream.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"));
    let patience = if endless { 100 } else { 10_000 };
    let mut body = body.into_data_stream();
    let patience = Duration::from_millis(patience);
    while let Ok(Some(Ok(data))) = tokio::time::timeout(patience, body.next()).await {
        told += &String::from_utf8_lossy(&data);
    }
    // Files of other kinds write a day with strokes, and Black's letters small.
    (parts.status, told.to_lowercase().replace('/', "-"))
}

#[tokio::test]
async fn nobody_is_told_more_than_their_standing_allows() {
    let world = World::new().await;
    let secrets = with_a_secret(&world).await;
    let mut browsers = visitors(&world).await;
    let addresses = addresses();
    assert!(addresses.len() > 80, "{addresses:?}");
    let desk = format!("/events/{EVENT}/desk/results/1");
    let mut by_arbiters = BTreeSet::new();
    let mut by_keeper = BTreeSet::new();
    for (nth, browser) in browsers.iter_mut().enumerate() {
        let form_token = browser.get(&desk).await;
        let forms = form_token.forms();
        let token = forms.iter().find_map(|form| form.value("form_token"));
        let token = token.unwrap_or_default().to_owned();
        assert_eq!(
            !token.is_empty(),
            nth >= KEEPER || nth == 1 || nth == 2,
            "{}",
            STANDINGS[nth]
        );
        for address in &addresses {
            for address in [1, 2]
                .into_iter()
                .flat_map(|round| filled(address, round))
                .collect::<BTreeSet<_>>()
            {
                let accepts = [
                    "text/html",
                    "application/json",
                    "image/svg+xml, image/png",
                    "text/event-stream",
                ];
                let mut asked: Vec<(Method, &str)> =
                    accepts.map(|accept| (Method::GET, accept)).into();
                asked.extend(accepts[..2].iter().map(|accept| (Method::HEAD, *accept)));
                // An arbiter's forms change the event; what they answer is for the arbiter.
                if nth <= KEEPER && address != "/logout" {
                    asked.extend(accepts[..2].iter().map(|accept| (Method::POST, *accept)));
                }
                for (method, accept) in asked {
                    let posts = method == Method::POST;
                    let request = browser
                        .request(method.as_str(), &address)
                        .header(header::ACCEPT, accept)
                        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
                    let body = format!(
                        "form_token={token}&board=1&game=1&result=1-0&was=&name=x&round=1&text=x"
                    );
                    let body = if posts { body } else { String::new() };
                    let (status, told) = told(browser, request, body).await;
                    assert_ne!(
                        status,
                        StatusCode::INTERNAL_SERVER_ERROR,
                        "{method} {address}"
                    );
                    for (secret, kept_from) in &secrets {
                        let of_any = secret.len() < 20 && shows_any_position(&address);
                        let tells = told.to_lowercase().contains(&secret.to_lowercase()) && !of_any;
                        if nth < *kept_from {
                            assert!(
                                !tells,
                                "{} is told {secret} by {method} {address} as {accept}",
                                STANDINGS[nth]
                            );
                        } else if tells && nth == KEEPER {
                            by_keeper.insert(secret.clone());
                        } else if tells {
                            by_arbiters.insert(secret.clone());
                        }
                    }
                }
            }
        }
    }
    // What is looked for can be found: by those who may.
    for (secret, kept_from) in &secrets {
        let found = if *kept_from == KEEPER {
            &by_keeper
        } else {
            &by_arbiters
        };
        assert!(found.contains(secret), "nobody is told {secret}");
    }
}

/// The hash of a fact without a random part, as version 0.1 made it and as a guesser can.
fn hash_without_salt(before: &[u8], stream: &str, fact: &Fact, body: &[u8]) -> String {
    let mut hasher = Sha256::new();
    hasher.update(before);
    for text in [stream.as_bytes(), fact.actor.as_bytes(), body] {
        hasher.update((text.len() as u64).to_be_bytes());
        hasher.update(text);
    }
    hasher.update(fact.version.to_be_bytes());
    hasher.update(fact.at_ms.to_be_bytes());
    let hash: Vec<String> = hasher
        .finalize()
        .iter()
        .map(|b| format!("{b:02x}"))
        .collect();
    hash.concat()
}

/// Whoever knows all of a draw but its position tries the 960: which of them ends in this hash.
fn guess(before: &[u8], stream: &str, fact: &Fact, head: &str) -> Option<u16> {
    let body = String::from_utf8(fact.body.clone()).unwrap();
    let drawn: serde_json::Value = serde_json::from_str(&body).unwrap();
    let drawn = drawn["draw"]["positions"][0]["position"].clone();
    let gap = format!("\"position\":{drawn}");
    assert!(body.contains(&gap), "{body}");
    (0..960).find(|number| {
        let tried = body.replace(&gap, &format!("\"position\":{number}"));
        hash_without_salt(before, stream, fact, tried.as_bytes()) == head
    })
}

#[tokio::test]
async fn the_public_code_of_a_journal_gives_no_secret_away() {
    let world = World::new().await;
    with_a_secret(&world).await;
    let stream = rokada_tournament::stream_of(EVENT);
    let facts = world.journal.read(&stream, 0).await.unwrap();
    let draw = |fact: &&Fact| String::from_utf8_lossy(&fact.body).contains("position_drawn");
    let drawn = facts.iter().find(draw).unwrap();
    let before = facts[drawn.version as usize - 2].hash.0;

    // The guesser finds what has no random part, and not what has one.
    let weak = hash_without_salt(&before, &stream, drawn, &drawn.body);
    let number = guess(&before, &stream, drawn, &weak).expect("the guesser guesses");
    assert!(number < 960);
    assert_eq!(
        guess(&before, &stream, drawn, &drawn.hash.to_string()),
        None
    );

    for mut browser in visitors(&world).await {
        let page = browser.json(&format!("/events/{EVENT}/record")).await;
        assert_eq!(page["facts"], drawn.version - 1, "{page}");
        let head = page["head"].as_str().unwrap().to_owned();
        assert_eq!(head, facts[drawn.version as usize - 2].hash.to_string());
        let code = page["code"].as_str().unwrap();
        // The same on the sheet and in the hall, and it still holds.
        for address in ["hall", "print/pairings/1"] {
            let page = browser.get(&format!("/events/{EVENT}/{address}")).await;
            assert!(page.text.contains(code), "{address}");
        }
        let asked = format!("/events/{EVENT}/record?head={code}");
        assert_eq!(browser.json(&asked).await["checked"]["fits"], true);
    }

    // Once the position is public the head covers all.
    let mut desk = Desk::open(&world.journal, EVENT).await.unwrap().unwrap();
    let now = Command::SetAnnouncement {
        round: 1,
        announce_at: None,
    };
    desk.act("test", now).await.unwrap();
    let mut stranger = Browser::of(&world.site);
    let page = stranger.json(&format!("/events/{EVENT}/record")).await;
    assert_eq!(page["facts"], desk.version(), "{page}");

    // A journal with another history does not hold the code.
    let code = page["code"].as_str().unwrap().to_owned();
    let other = format!(
        "{}0000-0000-0000-0000",
        code.split_inclusive('-').next().unwrap()
    );
    for (code, kind) in [
        (other.as_str(), "rewritten"),
        ("99-0000-0000-0000-0000", "shorter"),
    ] {
        let asked = format!("/events/{EVENT}/record?head={code}");
        let checked = stranger.json(&asked).await["checked"].clone();
        assert_eq!(checked["fits"], false);
        assert_eq!(checked["kind"], kind);
        let page = stranger.get(&asked).await;
        assert!(page.text.contains("role=\"alert\""));
    }
    let wrong = stranger
        .get(&format!("/events/{EVENT}/record?head=17"))
        .await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
}
