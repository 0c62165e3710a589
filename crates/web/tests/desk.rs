//! An event run from its start list to its end in a browser without JavaScript.

mod browser;

use std::fs;
use std::path::Path;

use axum::Router;
use axum::http::StatusCode;
use browser::{Browser, Form, Page};
use rokada_desk::{Desk, Register, history};
use rokada_event::sheet::read_start_list;
use rokada_event::views::Reader as Eye;
use rokada_event::{Command, Fact, GameRef, GameResult, Phase, Settings, State, apply, decide};
use rokada_people::{Name, NewLink, Purpose, TokenHash};
use rokada_store::Journal;
use rokada_web::{Site, router};

struct World {
    site: Router,
    journal: Journal,
    _folder: tempfile::TempDir,
}

impl World {
    async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        World {
            site: router(Site::new(journal.clone())),
            journal,
            _folder: folder,
        }
    }

    /// The owner of the site, logged in.
    async fn owner(&self) -> Browser {
        let register = Register::new(self.journal.clone());
        let token = register.make_owner_link("test").await.unwrap();
        let mut owner = Browser::of(&self.site);
        let page = owner.get(&format!("/first-run/{token}")).await;
        let form = page
            .forms()
            .into_iter()
            .find(|form| form.value("password").is_some());
        let fields = [("name", "Owner 01"), ("password", "a pawn goes far")];
        owner.press(&form.unwrap().with_all(&fields), "").await;
        owner
    }

    /// Somebody who came by a keeper's link.
    async fn keeper(&self, event: &str) -> Browser {
        let purpose = Purpose::Keeper(Name::new("Table 1").unwrap());
        self.by_link(event, purpose, "keeper").await
    }

    async fn by_link(&self, event: &str, purpose: Purpose, kind: &str) -> Browser {
        let register = Register::new(self.journal.clone());
        let token = rokada_desk::new_token().unwrap();
        let link = NewLink {
            purpose,
            token: TokenHash::of(&token),
        };
        let command = rokada_people::Command::MakeLinks {
            event: event.to_owned(),
            links: vec![link],
        };
        register.act("test", command).await.unwrap();
        let mut browser = Browser::of(&self.site);
        let page = browser.get(&format!("/{kind}/{token}")).await;
        // A page asks before the link is used up.
        if let Some(form) = page
            .forms()
            .into_iter()
            .find(|form| form.action.contains(&token))
        {
            browser.press(&form, "").await;
        }
        browser
    }

    async fn event(&self, id: &str) -> State {
        let desk = Desk::open(&self.journal, id).await.unwrap();
        desk.unwrap().event().clone()
    }
}

fn example(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/reference-event");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Presses the button of the desk and comes back to it.
async fn at_desk(browser: &mut Browser, id: &str, label: &str) -> Page {
    let desk = browser.get(&format!("/events/{id}/desk")).await;
    browser.press(&desk.form(label), label).await
}

/// Makes an event with some players.
async fn make(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/events/new").await;
    let form = page.form("Make the event").with_all(fields);
    browser.press(&form, "Make the event").await
}

const FOUR: &str = "Player 01 2000\nPlayer 02 1900\nPlayer 03 1800\nPlayer 04 1700";

/// Draws, pairs and publishes the next round.
async fn next_round(browser: &mut Browser, id: &str) -> Page {
    at_desk(browser, id, "at once").await
}

async fn enter(browser: &mut Browser, id: &str, round: u16, board: u32, result: &str) -> Page {
    let page = browser
        .get(&format!("/events/{id}/desk/results/{round}"))
        .await;
    press_result(browser, &page.row(board), result).await
}

async fn press_result(browser: &mut Browser, row: &Form, result: &str) -> Page {
    let form = row.clone().with("result", result);
    browser.press(&form, "").await
}

/// The same event by the library alone.
fn by_the_library(event: &State) -> State {
    let lines = read_start_list(example("start-list.csv").as_bytes()).unwrap();
    let mut other = State::default();
    let mut act = |command: Command| {
        for fact in decide(&other, command).unwrap() {
            apply(&mut other, &fact);
        }
    };
    act(Command::Create {
        settings: Box::new(Settings::named("Reference event", 5)),
    });
    act(Command::SetInitialColor {
        color: rokada_chess::Color::White,
        lot: String::new(),
    });
    act(Command::Enter {
        players: lines.into_iter().map(|line| line.player).collect(),
    });
    for (round, results) in (1u16..).zip(example("results.txt").lines()) {
        act(Command::PairRound);
        let draw = event.round(round).unwrap().draw.clone().unwrap();
        act(Command::DrawPosition { round, draw });
        act(Command::PublishRound { round });
        for (board, result) in (1..).zip(results.split(' ')) {
            let (game, result) = (GameRef::new(round, board), result.parse().unwrap());
            act(Command::EnterResult { game, result });
        }
    }
    let game = GameRef::new(3, 2);
    let was = other_result(event, game);
    let result = Some(GameResult::WhiteWins);
    act(Command::CorrectResult { game, was, result });
    act(Command::Finish);
    other
}

/// What stood in the third round before it was corrected.
fn other_result(event: &State, game: GameRef) -> GameResult {
    let corrected = event.facts().iter().find_map(|fact| match fact {
        Fact::ResultCorrected { game: of, was, .. } if *of == game => Some(*was),
        _ => None,
    });
    corrected.unwrap()
}

#[tokio::test]
async fn the_reference_event_from_its_start_list_to_the_final_table() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    let list = example("start-list.csv");
    let fields = [
        ("name", "Reference event"),
        ("rounds", "5"),
        ("color", "white"),
        ("file@file", &list),
    ];
    let desk = make(&mut arbiter, &fields).await;
    assert_eq!(
        desk.address, "/events/reference-event/desk",
        "{}",
        desk.text
    );
    let id = "reference-event";
    for (round, results) in (1u16..).zip(example("results.txt").lines()) {
        // Step by step in the first rounds, all at once in the others.
        if round < 3 {
            let page = arbiter.get(&format!("/events/{id}/desk")).await;
            assert!(page.says(&format!("Draw the position of round {round}")));
            let page = arbiter
                .get(&format!("/events/{id}/desk/draw/{round}"))
                .await;
            let drawn = arbiter.press(&page.form("Draw now"), "Draw now").await;
            assert!(drawn.says("The position is drawn"), "{}", drawn.text);
            at_desk(&mut arbiter, id, &format!("Pair round {round}")).await;
            let pairing = arbiter
                .get(&format!("/events/{id}/desk/pairing/{round}"))
                .await;
            assert!(pairing.says("bracket of"), "{}", pairing.text);
            let label = format!("Publish round {round}");
            arbiter.press(&pairing.form(&label), &label).await;
        } else {
            next_round(&mut arbiter, id).await;
        }
        for (board, result) in (1u32..).zip(results.split(' ')) {
            let page = enter(&mut arbiter, id, round, board, result).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.text);
            assert!(page.says(&format!("{board} of 9 boards")), "{}", page.text);
        }
    }
    let corrected = enter(&mut arbiter, id, 3, 2, "1-0").await;
    assert!(corrected.says("later pairings stay"));
    let end = at_desk(&mut arbiter, id, "Finish the event").await;
    assert!(end.says("Final table"), "{}", end.text);

    let event = world.event(id).await;
    assert_eq!(event.phase(), Phase::Finished);
    let other = by_the_library(&event);
    assert_eq!(event.table_view(5, None), other.table_view(5, None));
    for round in 1..=5 {
        let seen = |event: &State| event.round_view(round, Eye::Arbiter).unwrap().boards;
        assert_eq!(seen(&event), seen(&other));
        assert!(event.changes_from_rules(round).is_empty());
    }
    let mut numbers: Vec<u16> = event.used_positions().map(|(_, p)| p.number()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert!(numbers.len() == 5 && !numbers.contains(&518));

    let journal = arbiter.get(&format!("/events/{id}/desk/journal")).await;
    assert!(journal.says("Owner 01") && journal.says("18 players were entered"));
    assert!(journal.says("Round 3, board 2: 1-0 instead of"));
    let deeds = history(&world.journal, id).await.unwrap();
    let (_, lines) = journal.text.split_once("class=\"journal\"").unwrap();
    let (lines, _) = lines.split_once("</ol>").unwrap();
    assert_eq!(lines.matches("<li").count(), deeds.len());
}

#[tokio::test]
async fn two_who_enter_at_once_see_each_other_s_result() {
    let world = World::new().await;
    let mut one = world.owner().await;
    make(&mut one, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut one, "evening").await;
    let mut keeper = world.keeper("evening").await;
    let seen = one.get("/events/evening/desk/results/1").await;
    let stale = keeper.get("/events/evening/desk/results/1").await;
    press_result(&mut one, &seen.row(1), "1-0").await;

    // The keeper has not seen it: nothing is overwritten, and who was quicker is named.
    let answer = press_result(&mut keeper, &stale.row(1), "0-1").await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(
        answer.says("Owner 01 has entered 1-0 here"),
        "{}",
        answer.text
    );
    let standing = |event: &State| event.game(GameRef::new(1, 1)).unwrap().result;
    let (first, second) = (GameResult::WhiteWins, GameResult::BlackWins);
    assert_eq!(standing(&world.event("evening").await), Some(first));

    // As a script it is told the same, with the row to show.
    let (status, said) = keeper.fetch(&stale.row(1), &[("result", "0-1")]).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(
        (&said["standing"], &said["who"]),
        (&"1-0".into(), &"Owner 01".into())
    );
    assert!(
        said["row"]
            .as_str()
            .unwrap()
            .contains("aria-pressed=\"true\"")
    );

    // Who wants what stands has it.
    let (status, said) = keeper.fetch(&stale.row(1), &[("result", "1-0")]).await;
    assert_eq!((status, &said["result"]), (StatusCode::OK, &"1-0".into()));

    // From the page that told it, it can be put right; the journal knows who did.
    let corrected = press_result(&mut keeper, &answer.row(1), "0-1").await;
    assert_eq!(corrected.status, StatusCode::OK);
    assert_eq!(standing(&world.event("evening").await), Some(second));
    let deeds = history(&world.journal, "evening").await.unwrap();
    assert_eq!(deeds.last().unwrap().actor, "keeper:Table 1");

    // One button takes the last entry back.
    let back = keeper
        .press(&corrected.form("Take back"), "Take back")
        .await;
    assert_eq!(back.status, StatusCode::OK);
    assert_eq!(standing(&world.event("evening").await), Some(first));
}

#[tokio::test]
async fn a_keeper_sees_results_and_nothing_else() {
    let world = World::new().await;
    let mut owner = world.owner().await;
    make(&mut owner, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut owner, "evening").await;
    let mut keeper = world.keeper("evening").await;
    let results = keeper.get("/events/evening/desk/results").await;
    assert_eq!(results.status, StatusCode::OK);
    assert!(!results.says("/desk/journal") && !results.says("/desk/players"));
    let button = owner
        .get("/events/evening/desk/pairing/1")
        .await
        .form("Swap colours");
    for part in [
        "",
        "/players",
        "/draw/2",
        "/pairing/1",
        "/settings",
        "/journal",
        "/undo",
        "/lot",
    ] {
        let page = keeper.get(&format!("/events/evening/desk{part}")).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{part}");
        let mut stranger = Browser::of(&world.site);
        let page = stranger.get(&format!("/events/evening/desk{part}")).await;
        assert!(page.address.starts_with("/login?back="), "{}", page.address);
    }
    let token = keeper.get("/events/evening/desk/results/1").await.row(1);
    let token = token.value("form_token").unwrap().to_owned();
    let refused = keeper
        .press(&button.with("form_token", &token), "Swap")
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(
        keeper.get("/events/new").await.status,
        StatusCode::FORBIDDEN
    );
}

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
    // Drawn again only once that was confirmed.
    let again = recorded.form("Draw now");
    let asked = arbiter.press(&again, "Draw now").await;
    assert!(asked.says("drawn already"));
    arbiter
        .press(&asked.form("Do it anyway"), "Do it anyway")
        .await;
    assert_eq!(
        world
            .event("evening")
            .await
            .round(3)
            .unwrap()
            .earlier_draws
            .len(),
        1
    );
}

#[tokio::test]
async fn a_step_is_taken_back_only_as_it_was_seen() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut arbiter, "evening").await;
    let asked = arbiter.get("/events/evening/desk/undo").await;
    assert!(asked.says("The pairing of round 1 was published."));
    enter(&mut arbiter, "evening", 1, 1, "1-0").await;
    let changed = arbiter.press(&asked.form("Take it back"), "Take").await;
    assert_eq!(changed.status, StatusCode::CONFLICT);
    assert!(changed.says("Round 1, board 1: 1-0."));
    arbiter.press(&changed.form("Take it back"), "Take").await;
    let event = world.event("evening").await;
    assert_eq!(event.game(GameRef::new(1, 1)).unwrap().result, None);
    let journal = arbiter.json("/events/evening/desk/journal").await;
    assert_eq!(journal[1]["taken_back"], true);
    assert_eq!(journal[1]["what"], "Round 1, board 1: 1-0.");
}

#[tokio::test]
async fn a_pairing_is_changed_by_hand_and_says_what_the_rules_would_not_do() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    at_desk(&mut arbiter, "evening", "Pair by hand").await;
    let page = arbiter.get("/events/evening/desk/pairing/1").await;
    assert!(page.says("neither opponent nor bye"));
    let form = page.form("Pair the two").with("a", "1").with("b", "2");
    let page = arbiter.press(&form, "Pair the two").await;
    let page = arbiter
        .press(
            &page.form("Pair the two").with("a", "3").with("b", "4"),
            "Pair the two",
        )
        .await;
    assert!(page.says("not a pair by the rules"), "{}", page.text);
    let page = arbiter
        .press(&page.form("Swap colours"), "Swap colours")
        .await;
    let page = arbiter
        .press(
            &page.form("change places").with("a", "1").with("b", "3"),
            "change places",
        )
        .await;
    let page = arbiter.press(&page.form("Take apart"), "Take apart").await;
    let refused = arbiter
        .press(&page.form("Publish round 1"), "Publish")
        .await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.says("neither opponent nor bye for"));
    let page = arbiter.get("/events/evening/desk/pairing/1").await;
    let form = page.form("Set").with("entry", "3").with("bye", "half");
    let page = arbiter.press(&form, "Set").await;
    assert!(page.says("half-point bye in round 1"), "{}", page.text);
    let asked = arbiter
        .press(&page.form("Throw the pairing"), "Throw the pairing")
        .await;
    assert!(
        asked.says("Next step"),
        "a draft is thrown away without asking"
    );

    next_round(&mut arbiter, "evening").await;
    let page = arbiter.get("/events/evening/desk/pairing/1").await;
    let asked = arbiter
        .press(&page.form("Throw the pairing"), "Throw the pairing")
        .await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.says("everyone has seen it"));
    arbiter
        .press(&asked.form("Do it anyway"), "Do it anyway")
        .await;
    assert_eq!(world.event("evening").await.current_round(), 0);
}

#[tokio::test]
async fn players_come_late_leave_and_get_byes() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    // Before the first round: order, forbidden pairs, a team, striking out.
    let order = arbiter.get("/events/evening/desk/order").await;
    let form = order.form("Put in this order").with("place-4", "1");
    arbiter.press(&form, "Put in this order").await;
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
    let known = &event.entry(rokada_event::EntryId(4)).unwrap().player;
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

#[tokio::test]
async fn players_report_what_both_say() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    let fields = [("name", "Evening"), ("list", FOUR), ("players_report", "1")];
    make(&mut arbiter, &fields).await;
    next_round(&mut arbiter, "evening").await;
    let event = world.event("evening").await;
    let board = event.round(1).unwrap().board(1).unwrap().clone();
    let mut white = world
        .by_link("evening", Purpose::Player(board.white.0), "player")
        .await;
    let mut black = world
        .by_link("evening", Purpose::Player(board.black.0), "player")
        .await;
    let address = |entry: rokada_event::EntryId| {
        let number = event.numbers()[&entry];
        format!("/events/evening/players/{number}/report")
    };
    let page = white.get(&address(board.white)).await;
    let said = white.press(&page.form("I won"), "I won").await;
    assert!(said.says("You said 1-0"), "{}", said.text);
    let results = arbiter.get("/events/evening/desk/results/1").await;
    assert!(results.says("White says 1-0."));
    // Nobody speaks for another.
    let theirs = white.get(&address(board.black)).await;
    assert_eq!(theirs.status, StatusCode::FORBIDDEN);
    let page = black.get(&address(board.black)).await;
    let disputed = black.press(&page.form("Draw"), "Draw").await;
    assert!(disputed.says("say different things"), "{}", disputed.text);
    let page = black.get(&address(board.black)).await;
    black.press(&page.form("I lost"), "I lost").await;
    let game = GameRef::new(1, 1);
    let result = world.event("evening").await.game(game).unwrap().result;
    assert_eq!(result, Some(GameResult::WhiteWins));
    let journal = arbiter.get("/events/evening/desk/journal").await;
    assert!(journal.says("both players say so"));
}

#[tokio::test]
async fn a_level_knock_out_match_is_decided_and_the_event_put_away() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    let fields = [
        ("name", "Cup"),
        ("list", "Player 01\nPlayer 02"),
        ("system", "knock-out"),
        ("rounds", "1"),
        ("scope", "board"),
        ("games", "mini-match"),
        ("repeats", "1"),
    ];
    make(&mut arbiter, &fields).await;
    // Each board has its own position, so the pairing comes first.
    let page = arbiter.get("/events/cup/desk/draw/1").await;
    assert!(page.says("pair round 1 first"));
    next_round(&mut arbiter, "cup").await;
    for (game, result) in [(1, "1-0"), (2, "1-0")] {
        let page = arbiter.get("/events/cup/desk/results/1").await;
        let rows = page.forms().into_iter();
        let mut rows = rows.filter(|form| form.value("game") == Some(&game.to_string()));
        press_result(&mut arbiter, &rows.next().unwrap(), result).await;
    }
    let desk = arbiter.get("/events/cup/desk").await;
    assert!(desk.says("Say who goes on from round 1"), "{}", desk.text);
    let page = arbiter.get("/events/cup/desk/results/1").await;
    let form = page.form("Player 02 goes on").with("how", "blitz game");
    arbiter.press(&form, "Player 02 goes on").await;
    at_desk(&mut arbiter, "cup", "Finish the event").await;
    at_desk(&mut arbiter, "cup", "Archive").await;
    at_desk(&mut arbiter, "cup", "Open again").await;
    let journal = arbiter.get("/events/cup/desk/journal").await;
    assert!(
        journal.says("Player 02 goes on (blitz game)"),
        "{}",
        journal.text
    );
    assert!(journal.says("The event was archived."));
}

#[tokio::test]
async fn an_event_is_made_from_a_report() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Evening"), ("list", FOUR)]).await;
    next_round(&mut arbiter, "evening").await;
    enter(&mut arbiter, "evening", 1, 1, "1-0").await;
    enter(&mut arbiter, "evening", 1, 2, "=").await;
    let event = world.event("evening").await;
    let report = event.report(rokada_event::Format::Trf26).write().unwrap();
    let page = arbiter.get("/events/new").await;
    let form = page
        .form("from the report")
        .with("report_file@file", &report);
    let made = arbiter.press(&form, "from the report").await;
    assert_eq!(made.address, "/events/evening-2/desk", "{}", made.text);
    let again = world.event("evening-2").await;
    assert_eq!(again.table_view(1, None).rows.len(), 4);
    let form = page.form("from the report").with("report", "nonsense");
    let refused = arbiter.press(&form, "from the report").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.says("href=\"#report\"") && refused.says("nonsense"));
    // More than 2 MiB is no start list.
    let many = "Player 01 2000\n".repeat(200_000);
    let refused = make(&mut arbiter, &[("name", "Big"), ("file@file", &many)]).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn every_screen_speaks_every_language_to_people_and_programs() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(
        &mut arbiter,
        &[("name", "Турнир"), ("list", FOUR), ("players_report", "1")],
    )
    .await;
    let id = "/events/%D1%82%D1%83%D1%80%D0%BD%D0%B8%D1%80";
    let desk = arbiter.get(&format!("{id}/desk")).await;
    arbiter.press(&desk.form("at once"), "at once").await;
    for lang in ["en", "sr", "pt", "ru"] {
        arbiter.speaks(lang);
        for part in [
            "",
            "/players",
            "/players/1",
            "/order",
            "/pairs",
            "/teams",
            "/lot",
            "/draw/1",
            "/draw/2",
            "/pairing/1",
            "/results/1",
            "/settings",
            "/journal",
            "/undo",
        ] {
            let page = arbiter.get(&format!("{id}/desk{part}")).await;
            assert_eq!(page.status, StatusCode::OK, "{lang} {part}");
            assert_eq!(page.text.matches("<h1").count(), 1, "{lang} {part}");
        }
        assert_eq!(arbiter.get("/events/new").await.status, StatusCode::OK);
        let own = arbiter.get(&format!("{id}/players/1/report")).await;
        assert_eq!(own.status, StatusCode::OK);
    }
    let desk = arbiter.json(&format!("{id}/desk")).await;
    assert_eq!(desk["next"]["step"], "enter_results");
    for part in [
        "players",
        "players/1",
        "draw/1",
        "pairing/1",
        "results/1",
        "settings",
        "journal",
    ] {
        let view = arbiter.json(&format!("{id}/desk/{part}")).await;
        assert!(!view.is_null(), "{part}");
    }
}
