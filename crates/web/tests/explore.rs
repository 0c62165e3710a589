//! The explorer of the 960 start positions.

mod reading;

use reading::{LANGUAGES, Reading};
use rokada_chess::StartPosition;

#[tokio::test]
async fn a_number_is_derived_step_by_step() {
    let site = Reading::new().await;
    for lang in LANGUAGES {
        let page = site.page("/positions/518", lang).await;
        for step in [
            "518 = 4 × 129 + 2",
            "129 = 4 × 32 + 1",
            "32 = 6 × 5 + 2",
            "f1",
            "b1, g1",
            "a1, e1, h1",
        ] {
            assert!(page.contains(step), "{step} in {lang}");
        }
        assert_eq!(page.matches("class=\"board rank\"").count(), 5);
    }
    let json = site.json("/positions/518", "en").await;
    assert_eq!(json["letters"], "RNBQKBNR");
    assert_eq!(json["mirror"], 534);
}

#[tokio::test]
async fn the_slider_and_the_next_ones_work_as_forms_and_links() {
    let site = Reading::new().await;
    let page = site.page("/positions/0", "en").await;
    assert!(page.contains("type=\"range\" name=\"position\" min=\"0\" max=\"959\" value=\"0\""));
    assert!(page.contains("rel=\"next\" href=\"/positions/1\"") && !page.contains("rel=\"prev\""));
    assert_eq!(
        site.moved_to("/positions?position=959").await,
        "/positions/959"
    );
    let last = site.page("/positions/959", "en").await;
    assert!(last.contains("rel=\"prev\"") && !last.contains("rel=\"next\""));
    let random = site.moved_to("/positions/random").await;
    let number = random.strip_prefix("/positions/").unwrap().parse().unwrap();
    assert!(StartPosition::new(number).is_some());
}

#[tokio::test]
async fn positions_are_found_by_what_stands_where() {
    let site = Reading::new().await;
    for (query, count) in [
        ("", 960),
        ("queen=a", 120),
        ("queen=a&king=", 120),
        ("king=b", 108),
        ("first=g", 90),
        ("first=c", 72),
        ("array=RNBQKBNR", 1),
        ("array=????K", 204),
        ("array=K", 0),
    ] {
        let json = site.json(&format!("/positions?{query}"), "en").await;
        assert_eq!(json["count"], count, "{query}");
        let page = site.page(&format!("/positions?{query}"), "sr").await;
        let links = page.matches("<li><a href=\"/positions/").count();
        assert_eq!(links, count, "{query}");
    }
    let json = site
        .json("/positions?queen=a&bishops=corner&halves=apart", "en")
        .await;
    let found = json["positions"].as_array().unwrap();
    assert!(!found.is_empty());
    for position in found {
        let letters = position["letters"].as_str().unwrap();
        assert!(
            letters.starts_with('Q') && letters.ends_with('B'),
            "{letters}"
        );
        assert!(letters.find('K').unwrap() >= 4, "{letters}");
    }
    site.refused("/positions?queen=i").await;
    site.refused("/positions?array=RNBQKBNX").await;
}

/// Whatever is chosen, only what can still be finished is offered, and every position can be built.
#[tokio::test]
async fn a_position_is_put_together_square_by_square() {
    let site = Reading::new().await;
    let begun = site.json("/positions/build", "en").await;
    assert_eq!(
        begun["choices"][0], "QRBN",
        "a king in the corner has a rook on one side only"
    );
    assert_eq!(begun["choices"][4], "KQRBN");
    for number in [0, 99, 518, 959] {
        let letters = StartPosition::new(number).unwrap().letters().to_string();
        let mut array = String::new();
        for letter in letters.chars() {
            let told = site
                .json(&format!("/positions/build?array={array}"), "en")
                .await;
            let choices = told["choices"][array.len()].as_str().unwrap();
            assert!(choices.contains(letter), "{letter} after {array}");
            array.push(letter);
        }
        let built = site
            .json(&format!("/positions/build?array={array}"), "en")
            .await;
        assert_eq!(built["position"]["number"], number);
    }
    let told = site.json("/positions/build?array=R???????", "en").await;
    assert_eq!(told["choices"][7], "QRBN");
    let page = site.page("/positions/build?array=R???????", "ru").await;
    assert!(page.contains("href=\"/positions/build?array=RK??????\""));
    assert!(page.contains("aria-label=\"король b1\""));
    for lang in LANGUAGES {
        site.page("/positions/build?array=BBQNNRKR", lang).await;
    }
}

#[tokio::test]
async fn the_image_stands_alone() {
    let site = Reading::new().await;
    let image = site
        .ask("/positions/99.svg", "en", "image/svg+xml")
        .await
        .text;
    // Its own policy forbids style sheets inside it, so colours are attributes.
    assert!(!image.contains("<style") && image.contains("fill=\"#a3866a\""));
    assert!(image.contains("id=\"bQ\"") && image.contains("xmlns="));
}
