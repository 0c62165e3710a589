//! Castling in the browser: explained, taught, practised, ruled on, announced.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use rokada_journal::Journal;
use rokada_trainer::{Exercise, LESSONS, Level};
use rokada_web::{Site, router};
use serde_json::Value;
use tower::ServiceExt;

async fn site() -> (Router, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(&folder.path().join("journal.db"))
        .await
        .unwrap();
    (router(Site::new(journal)), folder)
}

async fn ask(site: &Router, address: &str, accept: &str, lang: &str) -> (StatusCode, String) {
    let request = Request::get(address)
        .header(header::ACCEPT, accept)
        .header(header::ACCEPT_LANGUAGE, lang)
        .body(Body::empty());
    let response = site.clone().oneshot(request.unwrap()).await.unwrap();
    let status = response.status();
    let location = response.headers().get(header::LOCATION).cloned();
    let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    let text = match location {
        Some(location) => location.to_str().unwrap().to_owned(),
        None => String::from_utf8(body.to_vec()).unwrap(),
    };
    (status, text)
}

async fn page(site: &Router, address: &str) -> String {
    let (status, text) = ask(site, address, "text/html", "en").await;
    assert_eq!(status, StatusCode::OK, "{address}: {text}");
    text
}

async fn json(site: &Router, address: &str) -> Value {
    let (status, text) = ask(site, address, "application/json", "en").await;
    assert_eq!(status, StatusCode::OK, "{address}: {text}");
    serde_json::from_str(&text).unwrap()
}

const RULED: &str = "/castle/ruling?fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1";

fn addresses() -> Vec<String> {
    let mut addresses: Vec<String> = [
        "/castle",
        "/castle?fen=518&player=black",
        "/castle/lessons",
        "/castle/practice?level=1&seed=7",
        "/castle/practice?level=4&seed=7&may=yes&empty=f1&fault=a8",
        "/castle/ruling",
        "/castle/announce",
        "/castle/announce?fen=518&move=e4",
    ]
    .map(str::to_owned)
    .to_vec();
    addresses.extend(
        LESSONS
            .iter()
            .map(|l| format!("/castle/lessons/{}", l.name)),
    );
    addresses.push(format!(
        "{RULED}&first=g&then=king&said=yes&hands=yes&clock=yes&rate=blitz"
    ));
    addresses.push("/castle/ruling?wrong=king&ten=yes&rate=blitz".to_owned());
    addresses
}

/// A missing message or a wrong variable stops the program in tests.
#[tokio::test]
async fn every_page_speaks_four_languages_and_is_light() {
    let (site, _folder) = site().await;
    for address in addresses() {
        for (lang, tag) in [
            ("en", "en"),
            ("sr", "sr-Latn"),
            ("pt", "pt-BR"),
            ("ru", "ru"),
        ] {
            let (status, text) = ask(&site, &address, "text/html", lang).await;
            assert_eq!(status, StatusCode::OK, "{address} in {lang}");
            assert!(text.contains(&format!("<html lang=\"{tag}\"")), "{address}");
            assert!(text.len() < 150_000, "{address} is heavy: {}", text.len());
            assert!(
                !text.contains("style=\""),
                "{address}: the policy forbids it"
            );
            let here = text.matches("aria-current=\"page\"").count();
            assert_eq!(here, 2, "{address} is marked in the header and in the menu");
        }
    }
}

#[tokio::test]
async fn castling_is_answered_as_the_command_line_answers_it() {
    let (site, _folder) = site().await;
    let shielded = "/castle?fen=4k3/8/8/8/8/8/8/rR2K1N1%20w%20B%20-%200%201";
    let answer = json(&site, shielded).await;
    assert_eq!(answer["turn"], "white");
    let [g, c] = &answer["wings"].as_array().unwrap()[..] else {
        panic!("always both wings: {answer}");
    };
    assert_eq!((&g["wing"], &c["wing"]), (&"g".into(), &"c".into()));
    assert_eq!(g["obstacles"][0]["kind"], "right_lost");
    assert_eq!(c["legal"], false);
    assert_eq!(c["manner"], "double_move");
    assert_eq!(c["obstacles"][0]["kind"], "uncovers_attack");
    assert_eq!(c["obstacles"][0]["by"][0], "a1");
    assert_eq!(c["uci"], "e1b1");
    let black = json(&site, "/castle?position=518&player=black").await;
    assert_eq!(
        (&black["turn"], &black["player"]),
        (&"white".into(), &"black".into())
    );
    assert_eq!(black["wings"][0]["king"][0], "e8");
    let unlawful = json(&site, "/castle?fen=8/8/8/8/8/8/8/R3K2R_w_KQ_-_0_1").await;
    assert_eq!(unlawful["faults"][0]["kind"], "no_king");
    assert_eq!(unlawful["wings"][0]["legal"], true);
}

#[tokio::test]
async fn both_ways_are_drawn_apart_and_the_hands_step_by_step() {
    let (site, _folder) = site().await;
    let text = page(&site, "/castle").await;
    for said in ["King b1–g1", "Rook h1–f1", "King b1–c1", "Rook a1–d1"] {
        assert!(text.contains(said), "{said}");
    }
    assert!(
        text.contains("data-board=\"steps\""),
        "hands play it with scripts"
    );
    for step in [
        "Lift the king off b1",
        "Move the rook from h1 to f1",
        "Put the king on g1",
    ] {
        assert!(
            text.contains(&format!("aria-label=\"{step}")),
            "{step} is drawn without"
        );
    }
    assert!(
        text.contains("castling, king g1, rook f1"),
        "it is announced"
    );
    let barred = page(&site, "/castle?fen=4k3/8/8/8/8/8/8/4KN1R_w_K_-_0_1").await;
    assert!(barred.contains("knight f1"), "the piece at fault is named");
    assert!(
        !barred.contains("data-board=\"steps\""),
        "what is illegal is not played"
    );
}

#[tokio::test]
async fn each_lesson_leads_to_the_next_and_shows_what_it_says() {
    let (site, _folder) = site().await;
    let list = page(&site, "/castle/lessons").await;
    for (place, lesson) in LESSONS.iter().enumerate() {
        let address = format!("/castle/lessons/{}", lesson.name);
        assert!(list.contains(&format!("href=\"{address}\"")));
        let text = page(&site, &address).await;
        if let Some(next) = LESSONS.get(place + 1) {
            assert!(text.contains(&format!(
                "rel=\"next\" href=\"/castle/lessons/{}\"",
                next.name
            )));
        }
        let answer = json(&site, &address).await;
        assert_eq!(
            answer["examples"].as_array().unwrap().len(),
            lesson.examples.len()
        );
    }
    let count = page(&site, "/castle/lessons/move-one").await;
    assert!(count.contains("162") && count.contains("90") && count.contains("72"));
    let (status, _) = ask(&site, "/castle/lessons/none", "text/html", "en").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_exercise_is_marked_from_the_plan() {
    let (site, _folder) = site().await;
    let (status, address) = ask(&site, "/castle/practice?level=3", "text/html", "en").await;
    assert!(status.is_redirection() && address.starts_with("/castle/practice?level=3&seed="));
    for seed in 0..20 {
        let exercise = Exercise::new(Level::new(4).unwrap(), seed);
        let asked = format!("/castle/practice?level=4&seed={seed}");
        let open = json(&site, &asked).await;
        assert!(
            open.get("solution").is_none(),
            "what is right comes with the answer only"
        );
        assert_eq!(open["fen"], exercise.position().to_setup().shredder_fen());

        let right = exercise.solution();
        let mut answered = format!("{asked}&may={}", if right.may { "yes" } else { "no" });
        for (name, squares) in [
            ("empty", right.empty),
            ("safe", right.safe),
            ("fault", right.fault),
        ] {
            for square in squares {
                answered.push_str(&format!("&{name}={square}"));
            }
        }
        let marked = json(&site, &answered).await;
        assert_eq!(marked["marking"]["right"], true, "{answered}");
        let text = page(&site, &answered).await;
        assert!(
            text.contains("data-right=\"true\"") && text.contains("id=\"solution\"") == right.may
        );
        let wrong = json(&site, &format!("{answered}&safe=d5")).await;
        assert_eq!(wrong["marking"]["right"], false);
        assert_eq!(wrong["marking"]["safe"]["extra"][0], "d5");
    }
    for bad in [
        "level=9",
        "level=1&seed=x",
        "level=1&seed=1&may=yes&empty=z9",
    ] {
        let address = format!("/castle/practice?{bad}");
        let (status, _) = ask(&site, &address, "text/html", "en").await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}");
    }
}

#[tokio::test]
async fn the_arbiter_is_given_the_ruling_with_its_article() {
    let (site, _folder) = site().await;
    let rook_first = json(&site, &format!("{RULED}&first=g&then=king")).await;
    assert_eq!(rook_first["follows"], "move_with");
    assert_eq!(rook_first["reasons"][0]["articles"][0], "4.4.2");
    assert_eq!(rook_first["reasons"][0]["standing"], "law");
    let moves = rook_first["allowed"].as_array().unwrap();
    assert!(moves.iter().all(|m| m.as_str().unwrap().starts_with("h1")));

    let text = page(&site, &format!("{RULED}&first=king&then=g")).await;
    assert!(text.contains("must castle on the g-side") && text.contains("(4.4.1)"));

    let illegal = "/castle/ruling?fen=5r1k/8/8/8/8/8/6PP/R3K2R_w_KQ_-_0_1\
                   &piece1=king&on1=g1&piece2=g&on2=f1&clock=yes";
    let standard = json(&site, illegal).await;
    assert_eq!(standard["penalty"]["minutes"], 2);
    assert_eq!(standard["put_back"], true);
    let blitz = json(&site, &format!("{illegal}&rate=blitz")).await;
    assert_eq!(blitz["penalty"]["minutes"], 1);
    let late = json(&site, &format!("{illegal}&rate=blitz&went_on=yes")).await;
    assert_eq!(late["follows"], "board_stands");

    // After moves played: the king has gone e1-f1, so its rook's right is lost (4.4.3).
    let lost = json(
        &site,
        "/castle/ruling?fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1\
                    &moves=Kf1%20Kd8%20Ke1%20Ke8&first=king&then=g",
    )
    .await;
    assert_eq!(lost["follows"], "move_with");

    for bad in [
        "first=c&then=king",
        "first=other",
        "piece1=king&on1=z",
        "first=other&other=e8",
    ] {
        let (status, text) = ask(&site, &format!("{RULED}&{bad}"), "text/html", "en").await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}");
        assert!(
            text.contains("role=\"alert\"") && text.contains("name=\"fen\""),
            "{bad}"
        );
    }
}

#[tokio::test]
async fn common_cases_are_one_tap_away() {
    let (site, _folder) = site().await;
    let text = page(&site, "/castle/ruling").await;
    let cases: Vec<&str> = text
        .split("href=\"/castle/ruling?")
        .skip(1)
        .filter_map(|rest| rest.split(['#', '"']).next())
        .collect();
    assert_eq!(cases.len(), 9);
    for case in cases {
        let ruled = page(
            &site,
            &format!("/castle/ruling?{}", case.replace("&amp;", "&")),
        )
        .await;
        assert!(ruled.contains("id=\"ruling\""), "{case}");
    }
}

#[tokio::test]
async fn a_wrong_array_is_ruled_on() {
    let (site, _folder) = site().await;
    let asked = "/castle/ruling?wrong=king&ten=yes&rate=";
    let blitz = json(&site, &format!("{asked}blitz")).await;
    assert_eq!(blitz["follows"], "goes_on_without_castling");
    assert_eq!(blitz["reasons"][0]["articles"][0], "A.5.1.2");
    let standard = json(&site, &format!("{asked}standard")).await;
    assert_eq!(standard["follows"], "new_game");
}

#[tokio::test]
async fn a_move_is_announced_in_four_languages() {
    let (site, _folder) = site().await;
    let text = page(&site, "/castle/announce").await;
    for said in ["rook f1", "top f1", "torre f1", "ладья f1"] {
        assert!(text.contains(said), "{said}");
    }
    let all = json(&site, "/castle/announce?fen=518&move=Nf3").await;
    assert_eq!(all.as_array().unwrap().len(), 4);
    assert_eq!(all[0]["names"], "knight Felix 3");
    let (status, text) = ask(
        &site,
        "/castle/announce?fen=518&move=Ke2",
        "text/html",
        "en",
    )
    .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(
        text.contains("role=\"alert\"") && text.contains("Ke2"),
        "what was typed is kept"
    );
}
