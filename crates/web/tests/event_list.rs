//! The list of events: paged, searched, and the same whatever was done to what is kept for it.

mod club;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, Request, StatusCode, header};
use club::{Answer, Club};
use rokada_desk::Desk;
use rokada_journal::{Journal, NewFact};
use rokada_tournament::{Command, Fact, Settings};
use rokada_web::{Site, router};
use sqlx::{Connection, Executor};
use tower::ServiceExt;

const TOTAL: HeaderName = HeaderName::from_static("x-total-count");

async fn make(club: &Club, settings: Settings, finished: bool) {
    let mut desk = Desk::for_new(&club.journal, &settings.name).await.unwrap();
    let settings = Box::new(settings);
    desk.act("arbiter", Command::Create { settings })
        .await
        .unwrap();
    if finished {
        // Without its rounds, which are of no interest here.
        let kept = desk.keep("arbiter", &[Fact::EventFinished]).await;
        assert!(kept.unwrap());
    }
}

/// The club's event and 120 more.
async fn club() -> Club {
    let club = Club::with_a_round().await;
    for n in 1..=120 {
        let settings = Settings {
            place: ["Hall 1", "Дом шаха", "São Bento"][n % 3].into(),
            starts: format!("{}-03-04", 2000 + n % 4).parse().ok(),
            ..Settings::named(format!("Veče Čigra {n:03}"), 5)
        };
        make(&club, settings, n % 10 == 0).await;
    }
    club
}

/// The names of the events that are shown, in their order.
fn names(answer: &Answer) -> Vec<String> {
    let events: Vec<serde_json::Value> = serde_json::from_str(&answer.text).unwrap();
    let name = |event: &serde_json::Value| event["name"].as_str().unwrap().to_owned();
    events.iter().map(name).collect()
}

#[tokio::test]
async fn pages_follow_each_other_and_leave_nothing_out() {
    let club = club().await;
    let mut address = "/events".to_owned();
    let mut seen = Vec::new();
    let mut pages = Vec::new();
    loop {
        let page = club.json(&address).await;
        assert_eq!(page.header(TOTAL), "121");
        pages.push(names(&page).len());
        seen.extend(names(&page));
        let next = page.header(header::LINK).split(", ");
        let next = next.filter(|link| link.ends_with("rel=\"next\"")).last();
        match next.and_then(|link| link.split(['<', '>']).nth(1)) {
            Some(next) => address = next.to_owned(),
            None => break,
        }
    }
    assert_eq!(pages, [50, 50, 21]);
    assert_eq!(seen[0], "Evening & co", "the latest first");
    let mut sorted = seen.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 121, "each once");
    let all = club.json("/events?limit=500").await;
    assert_eq!(names(&all), seen);
    assert_eq!(all.header(header::LINK), "");
    let page = club.get("/events?page=2").await.text;
    assert!(page.contains("Page 2 of 3") && page.contains("121 events"));
    assert!(page.contains("href=\"/events?page=3\"") && page.contains("href=\"/events?page=1\""));
    let last = club.get("/events?page=99").await.text;
    assert!(last.contains("Page 3 of 3"));
    for (lang, said) in [
        ("sr", "Stranica 2 od 3"),
        ("pt", "Página 2 de 3"),
        ("ru", "Страница 2 из 3"),
    ] {
        let page = club.get_in(lang, "/events?page=2").await.text;
        assert!(page.contains(said), "{lang}");
    }
}

#[tokio::test]
async fn events_are_found_in_any_alphabet_by_place_year_and_state() {
    let club = club().await;
    for (address, found) in [
        ("/events?q=cigra+veče", "120"),
        ("/events?q=ЧИГРА", "120"),
        ("/events?q=чигра+007", "1"),
        ("/events?q=dom+saha", "40"),
        ("/events?q=sao+bento", "40"),
        ("/events?q=evening", "1"),
        ("/events?year=2001", "30"),
        ("/events?q=2001", "30"),
        ("/events?state=finished", "12"),
        ("/events?state=open&year=2015", "1"),
        ("/events?q=&year=&state=", "121"),
        ("/events?q=nothing+like+it", "0"),
        ("/events?q=%25_'%22", "121"),
    ] {
        let address: String = address.chars().map(percent).collect();
        let answer = club.json(&address).await;
        assert_eq!(answer.header(TOTAL), found, "{address}");
    }
    let page = club.get("/events?q=%3Cb%3Equq&state=open").await.text;
    assert!(page.contains("No event was found") && page.contains("value=\"&lt;b&gt;quq\""));
    let page = club.get("/events?q=cigra&state=open").await.text;
    assert!(page.contains("href=\"/events?q=cigra&amp;state=open&amp;page=2\""));
    for wrong in [
        "page=0",
        "page=x",
        "limit=0",
        "limit=501",
        "year=x",
        "state=x",
    ] {
        let refused = club.get(&format!("/events?{wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

fn percent(letter: char) -> String {
    let mut bytes = [0; 4];
    let bytes = letter.encode_utf8(&mut bytes).bytes();
    match letter.is_ascii() {
        true => letter.to_string(),
        false => bytes.map(|byte| format!("%{byte:02X}")).collect(),
    }
}

async fn read(site: &Router, address: &str) -> String {
    let request = Request::get(address).body(Body::empty()).unwrap();
    let response = site.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK, "{address}");
    let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    String::from_utf8(body.to_vec()).unwrap()
}

/// The first page and one that is searched for, of a site that is started anew.
async fn pages(journal: &Journal) -> Vec<String> {
    let site = router(Site::new(journal.clone()));
    let mut pages = Vec::new();
    for address in [
        "/events",
        "/events?page=3",
        "/events?q=%C4%8Digra&state=finished",
    ] {
        pages.push(read(&site, address).await);
    }
    pages
}

#[tokio::test]
async fn whatever_is_done_to_what_is_kept_changes_no_page() {
    let club = club().await;
    let journal = &club.journal;
    let sound = pages(journal).await;
    assert!(sound[0].contains("Evening &amp; co") && sound[2].contains("12 events"));
    let file = club.folder.path().join("journal.db");
    let url = format!("sqlite://{}", file.display());
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let kept = "select count(*) from derived";
    let count: i64 = sqlx::query_scalar(kept)
        .fetch_one(&mut database)
        .await
        .unwrap();
    assert_eq!(count, 121, "a summary of each event is kept");
    for lie in [
        "delete from derived",
        "delete from derived where stream > 'event/v'",
        "drop table derived",
        "update derived set body = replace(cast(body as text), 'Evening', 'Morning')",
        "update derived set body = cast(replace(cast(body as text), '\"open\"', '\"archived\"') as blob)",
        "update derived set body = (select body from derived where stream = 'event/evening')",
        "update derived set head = zeroblob(32), seal = zeroblob(32)",
        "insert into derived select 'event/none', facts, head, body, seal from derived limit 1",
        "update derived set facts = facts + 1",
    ] {
        database.execute(lie).await.unwrap();
        assert_eq!(pages(journal).await, sound, "{lie}");
    }
    // What is kept of an earlier head is not shown, nor is what a running site has read.
    let site = router(Site::new(journal.clone()));
    assert_eq!(read(&site, "/events").await, sound[0]);
    database
        .execute("create table earlier as select * from derived")
        .await
        .unwrap();
    let mut desk = Desk::open(journal, "evening").await.unwrap().unwrap();
    assert!(desk.keep("arbiter", &[Fact::EventFinished]).await.unwrap());
    let finished = read(&site, "/events").await;
    assert_ne!(finished, sound[0]);
    let back = "delete from derived; insert into derived select * from earlier";
    database.execute(back).await.unwrap();
    assert_eq!(pages(journal).await[0], finished);
}

#[tokio::test]
async fn a_journal_that_is_only_read_is_listed_without_what_is_kept() {
    let club = club().await;
    let sound = pages(&club.journal).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.db");
    club.journal.backup(&file).await.unwrap();
    let before = std::fs::read(&file).unwrap();
    let journal = Journal::open_to_read(&file).await.unwrap();
    assert_eq!(pages(&journal).await, sound);
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn nothing_unpublished_is_kept_for_the_list() {
    let club = Club::with_a_draft(None).await;
    pages(&club.journal).await;
    let kept = club
        .journal
        .derived("summary.1", "event/", "event/z")
        .await
        .unwrap();
    let text = String::from_utf8(kept["event/evening"].body.clone()).unwrap();
    for secret in ["BQNRNKRB", "\"99\"", "Player", "2012-"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    assert!(text.contains("\"published_rounds\":0"), "{text}");
    let public = club.json("/events").await.text;
    assert!(public.contains("\"current_round\":0"), "{public}");
}

#[tokio::test]
async fn a_damaged_event_says_so_in_plain_words_and_harms_no_other() {
    let club = Club::with_a_round().await;
    make(&club, Settings::named("Sound", 5), false).await;
    let file = club.folder.path().join("journal.db");
    let url = format!("sqlite:{}", file.display());
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let damage = "update fact set body = substr(body, 1, 30) \
                  where stream = 'event/evening' and version = 3";
    database.execute(damage).await.unwrap();
    let site = router(Site::new(club.journal.clone()));
    for (lang, says) in [
        ("en", "is damaged, so it can't be shown"),
        ("sr", "je oštećeno, pa ne može da se prikaže"),
        ("pt", "está danificado e por isso não pode ser mostrado"),
        ("ru", "повреждено, поэтому показать это нельзя"),
    ] {
        for part in [
            "",
            "/1",
            "/table",
            "/hall",
            "/print/list",
            "/export/csv",
            "/record",
        ] {
            let request = Request::get(format!("/events/evening{part}"));
            let request = request.header(header::ACCEPT_LANGUAGE, lang);
            let response = site.clone().oneshot(request.body(Body::empty()).unwrap());
            let response = response.await.unwrap();
            assert_eq!(
                response.status(),
                StatusCode::INTERNAL_SERVER_ERROR,
                "{part}"
            );
            let body = to_bytes(response.into_body(), 1 << 20).await.unwrap();
            let text = String::from_utf8_lossy(&body).replace("&#39;", "'");
            assert!(text.contains(says), "{lang}, {part}: {text}");
            // Nothing of the inside, which says nothing to a reader.
            assert!(!text.contains("EOF") && !text.contains("column"), "{text}");
        }
    }
    assert!(read(&site, "/events").await.contains("Sound"));
    assert!(read(&site, "/events/sound").await.contains("Sound"));
}

#[tokio::test]
async fn an_event_that_cant_be_read_is_told_and_hides_no_other() {
    let club = Club::with_a_round().await;
    let fact = NewFact {
        at_ms: 0,
        actor: "arbiter".into(),
        body: br#"{"fact":"told_by_a_newer_program.1"}"#.to_vec(),
    };
    // Before the site is asked for its list, and while it runs.
    for stream in ["event/first", "event/second"] {
        let new = std::slice::from_ref(&fact);
        club.journal.append(stream, 0, new).await.unwrap();
        let page = club.get("/events").await.text;
        let counted = match stream {
            "event/first" => "1 event can't be read and is left out",
            _ => "2 events can't be read and are left out",
        };
        assert!(page.contains("Evening &amp; co"), "{page}");
        assert!(page.replace("&#39;", "'").contains(counted), "{page}");
    }
}
