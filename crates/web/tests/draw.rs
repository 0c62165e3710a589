//! The draw by hand and the check of any draw, walked as a browser without JavaScript walks them.

mod tap;

use std::collections::HashMap;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use rokada_chess::StartPosition;
use rokada_draw::{Fault, HEADER, Method, Protocol};
use tap::{Answer, get, post, read, send, site};

/// Chance that is the same in every run: xorshift, whose numbers nobody relies on here.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count as u64) as usize
    }
}

fn by_hand() -> impl Iterator<Item = Method> {
    Method::all().filter(|method| !matches!(method, Method::Program | Method::Quick))
}

/// Taps or types at random until a position is drawn; gives the address of the end and its page.
async fn walk(site: &Router, method: Method, lang: &str, chance: &mut Chance) -> (String, Answer) {
    let mut address = format!("/draw/{method}");
    for _ in 0..600 {
        let page = read(site, &address, lang, "text/html").await;
        assert_eq!(page.status, StatusCode::OK, "{address}");
        assert!(page.text.len() < 150_000, "{address}: {}", page.text.len());
        if page.text.contains("id=\"record\"") {
            return (address, page);
        }
        let now = address
            .split_once("throws=")
            .map_or("", |(_, now)| now)
            .len();
        let ahead: Vec<String> = page
            .taps()
            .into_iter()
            .filter(|tap| tap.split_once("throws=").unwrap().1.len() > now)
            .collect();
        if ahead.is_empty() {
            assert!(
                page.text.contains("name=\"next\""),
                "nothing to tap or type: {address}"
            );
            let number = chance.below(959) + 1;
            let throws = address.split_once("throws=").map_or("", |(_, now)| now);
            let typed = format!("/draw/{method}?throws={throws}&next={number}");
            address = get(site, &typed).await.goes_to().to_owned();
        } else {
            address = ahead[chance.below(ahead.len())].clone();
        }
    }
    panic!("{method} does not end");
}

#[tokio::test]
async fn every_method_by_hand_ends_in_a_protocol_that_holds() {
    let (site, _folder) = site().await;
    let front = get(&site, "/draw").await;
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    for method in by_hand() {
        assert!(
            front.text.contains(&format!("href=\"/draw/{method}\"")),
            "{method}"
        );
        for lang in ["en", "sr", "pt", "ru"] {
            let (address, page) = walk(&site, method, lang, &mut chance).await;
            let protocol = page.protocol();
            assert_eq!(protocol.method, method.name());
            let drawn = protocol.verify().unwrap();
            assert_ne!(drawn, StartPosition::CLASSICAL, "518 is drawn again");
            let name = format!("{} {}", drawn.number(), drawn.letters());
            assert!(page.text.contains(&name), "{address}");
            // What is printed, the file, and the page's own address are all found sound.
            let with = if address.contains('?') { '&' } else { '?' };
            let file = get(&site, &format!("{address}{with}record=json")).await;
            assert_eq!(
                Protocol::read_all(&file.text).unwrap(),
                std::slice::from_ref(&protocol)
            );
            let pasted = protocol.to_string();
            let shared = format!("http://club.example{address}");
            for text in [&pasted, &shared, &file.text] {
                let checked = post(&site, "/draw/verify", "", &[("protocol", text)]).await;
                assert_eq!(checked.status, StatusCode::OK);
                assert!(
                    checked.text.contains(&format!("Correct: position {name}")),
                    "{text}"
                );
            }
        }
    }
}

#[tokio::test]
async fn what_is_wrong_in_an_address_is_said_and_what_was_right_is_kept() {
    let (site, _folder) = site().await;
    for (address, said) in [
        (
            "/draw/one-die?throws=1,7",
            "Entry 2 of the address: 7 cannot come up here",
        ),
        ("/draw/one-die?throws=1,x", "Entry 2 of the address"),
        ("/draw/suit?throws=3,2,3", "3 has been drawn already"),
        (
            "/draw/balls?throws=99,5",
            "the draw is over: position 99 BQNRNKRB",
        ),
        ("/draw/balls?next=960", "960 cannot come up here"),
        (
            "/draw/one-die?exclude=960",
            "position 960 is no start position",
        ),
        (
            "/draw/one-die?exclude=many",
            "position many is no start position",
        ),
        ("/draw/slips?from=5,5", "position 5 is twice on the list"),
        (
            "/draw/one-die?from=5,6",
            "the method one-die draws among all 960",
        ),
    ] {
        let page = get(&site, address).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{address}");
        assert!(
            page.text.contains("role=\"alert\"") && page.text.contains(said),
            "{address}"
        );
    }
    // The first throw of the address counts, and the draw goes on from it.
    let page = get(&site, "/draw/one-die?throws=1,7,2").await;
    assert!(page.text.contains("href=\"/draw/one-die?throws=1\""));
    assert!(page.text.contains("1: bishop on a1"));
    for nothing in [
        "/draw/abacus",
        "/draw/program/0123456789abcdef",
        "/draw/program/x",
    ] {
        assert_eq!(
            get(&site, nothing).await.status,
            StatusCode::NOT_FOUND,
            "{nothing}"
        );
    }
    let json = read(&site, "/draw/one-die?throws=1,7", "en", "application/json").await;
    assert_eq!(json.status, StatusCode::BAD_REQUEST);
    let moment: serde_json::Value = serde_json::from_str(&json.text).unwrap();
    assert_eq!(moment["first_rank"], "B-------");
    assert_eq!(moment["protocol"]["outcomes"], serde_json::json!([1]));
}

#[tokio::test]
async fn a_throw_that_counts_for_nothing_is_explained_and_can_be_taken_back() {
    let (site, _folder) = site().await;
    let page = get(&site, "/draw/one-die?throws=5&title=Evening%2C+round+3").await;
    assert!(page.text.contains("this one counts for none"));
    assert!(page.text.contains("Evening, round 3"));
    let back = "/draw/one-die?throws=&title=Evening%2C%20round%203".to_owned();
    assert!(page.taps().contains(&back), "{:?}", page.taps());
    // An excluded position sends everything back to the beginning.
    let excluded = get(&site, "/draw/balls?throws=7&exclude=7").await;
    let seven = StartPosition::new(7).unwrap().letters();
    assert!(excluded.text.contains(&format!("7 {seven} is excluded")));
    assert!(excluded.text.contains("name=\"next\""), "it is drawn again");
    let allowed = get(&site, "/draw/balls?throws=518&classical=1").await;
    assert_eq!(allowed.protocol().verify(), Ok(StartPosition::CLASSICAL));
    let listed = get(&site, "/draw/slips?throws=2&from=12,700,33").await;
    assert_eq!(listed.protocol().verify().unwrap().number(), 700);
}

#[tokio::test]
async fn letters_are_typed_and_keyed_in_the_reader_s_language() {
    let (site, _folder) = site().await;
    let pieces = read(&site, "/draw/pieces", "sr", "text/html").await;
    assert!(pieces.text.contains("data-key=\"d\"") && pieces.text.contains("dama"));
    let coin = read(&site, "/draw/coin", "ru", "text/html").await;
    assert!(coin.text.contains("data-key=\"р\"") && coin.text.contains("решка"));
    // The address keeps the letters of a protocol, whoever reads it.
    assert!(
        coin.taps()
            .iter()
            .all(|tap| tap.ends_with("=H") || tap.ends_with("=T"))
    );
    assert_eq!(
        get(&site, "/draw/coin?throws=HT,T").await.status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn the_quick_draw_has_its_address_and_no_other_method_draws_by_itself() {
    let (site, _folder) = site().await;
    let mut found = HashMap::new();
    for _ in 0..8 {
        let drawn = post(&site, "/draw/quick", "", &[("from", "12 700 33")]).await;
        let address = drawn.goes_to().to_owned();
        let page = get(&site, &address).await;
        let position = page.protocol().verify().unwrap();
        assert!([12, 33, 700].contains(&position.number()));
        *found.entry(position).or_insert(0) += 1;
    }
    assert!(!found.is_empty());
    let other = post(&site, "/draw/one-die", "", &[]).await;
    assert_eq!(other.goes_to(), "/draw/one-die");
    let wrong = post(&site, "/draw/quick", "", &[("exclude", "1000")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    assert!(
        wrong.text.contains("value=\"1000\""),
        "what was typed is kept"
    );
}

#[tokio::test]
async fn the_check_shows_where_a_protocol_goes_wrong() {
    let (site, _folder) = site().await;
    let sound: Protocol = format!(
        "{}\nmethod: one-die\noutcomes: 1 5 1 4 5 4\nexclusions: 518\nnumber: 912\nletters: BBRKRQNN\n",
        rokada_draw::HEADER
    )
    .parse()
    .unwrap();
    assert!(sound.verify().is_ok());
    let with = |change: &dyn Fn(&mut Protocol)| {
        let mut changed = sound.clone();
        change(&mut changed);
        changed
    };
    for (protocol, part) in [
        (with(&|p| p.outcomes[2] = "7".parse().unwrap()), "outcomes"),
        (with(&|p| p.outcomes.push("1".parse().unwrap())), "outcomes"),
        (with(&|p| p.outcomes.truncate(3)), "outcomes"),
        (with(&|p| p.number = Some(913)), "number"),
        (with(&|p| p.letters = Some("RNBQKBNR".into())), "letters"),
        (with(&|p| p.method = "abacus".into()), "method"),
    ] {
        let fault = protocol.verify().unwrap_err();
        assert_eq!(fault.field().map(|field| field.key()), Some(part));
        let text = protocol.to_string();
        let page = post(&site, "/draw/verify", "", &[("protocol", &text)]).await;
        assert!(page.text.contains(&format!("✗ {part}")), "{text}");
        // As far as it goes, it is shown.
        if let Fault::Entry { nth, .. } = fault {
            assert_eq!(page.text.matches("class=\"board rank\"").count(), 1);
            assert!(page.text.contains(&format!("value=\"{nth}\"")));
        }
    }
    let upload = "--b\r\nContent-Disposition: form-data; name=\"protocol\"\r\n\r\n\r\n\
         --b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\n";
    let request = Request::post("/draw/verify")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=b")
        .body(Body::from(format!("{upload}{sound}\r\n--b--\r\n")));
    let uploaded = send(&site, request.unwrap()).await;
    assert!(uploaded.text.contains("Correct: position 912 BBRKRQNN"));
}

/// What a small text may not do: fill memory, or a page.
#[tokio::test]
async fn a_long_record_is_judged_and_told_in_short() {
    let (site, _folder) = site().await;
    let fives = |n| "5 ".repeat(n);
    let record =
        |outcomes: &str| format!("{HEADER}\nmethod: one-die\noutcomes: {outcomes}\nexclusions:\n");
    let check = async |text: &str| {
        let answer = post(&site, "/draw/verify", "", &[("protocol", text)]).await;
        assert!(answer.text.len() < 400_000, "{}", answer.text.len());
        answer.text
    };
    // A five counts for nothing, again and again.
    let said = check(&record(&fives(20_000))).await;
    assert!(said.contains("19880 steps in between"), "{said}");
    // More than any draw needs is a fault by itself.
    let said = check(&record(&fives(80_000))).await;
    assert!(said.contains("80000") && said.contains("65536"), "{said}");
    let said = check(&record("5").repeat(5_000)).await;
    assert!(said.contains("4980 more records"), "{said}");
}
