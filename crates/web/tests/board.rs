//! The free board as a browser, a script and a reader without sight are answered.

mod reading;

use reading::{LANGUAGES, Reading};
use serde_json::Value;

/// The legal moves of an answer that lead from a square to another.
fn meant<'a>(told: &'a Value, from: &str, to: &str) -> Vec<&'a Value> {
    let legal = told["legal"].as_array().unwrap().iter();
    legal
        .filter(|legal| {
            legal["from"] == from && legal["to"].as_array().unwrap().contains(&to.into())
        })
        .collect()
}

#[tokio::test]
async fn the_board_is_a_grid_of_named_squares_in_every_language() {
    let site = Reading::new().await;
    for (lang, e1, e4) in [
        ("en", "e1, white king", "e4, empty"),
        ("sr", "e1, beli kralj", "e4, prazno"),
        ("pt", "e1, rei branco", "e4, vazia"),
        ("ru", "e1, белый король", "e4, пусто"),
    ] {
        let page = site.page("/board", lang).await;
        assert_eq!(page.matches("role=\"gridcell\"").count(), 64);
        assert_eq!(page.matches("role=\"row\"").count(), 8);
        for name in [e1, e4] {
            assert!(page.contains(&format!("aria-label=\"{name}\"")), "{name}");
        }
    }
    let played = site.page("/board?moves=e2e4", "en").await;
    assert_eq!(
        played.matches("class=\"last\" role=\"gridcell\"").count(),
        2
    );
    let from_white = site.page("/board", "en").await;
    let from_black = site.page("/board?side=b", "en").await;
    let first = |page: &str| {
        let cell = page.find("role=\"gridcell\"").unwrap();
        page[cell..].split('"').nth(3).unwrap().to_owned()
    };
    assert_eq!(first(&from_white), "a8");
    assert_eq!(first(&from_black), "h1");
}

#[tokio::test]
async fn positions_come_by_number_letters_fen_and_moves() {
    let site = Reading::new().await;
    for start in [
        "99",
        "BQNRNKRB",
        "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB_w_KQkq_-_0_1",
    ] {
        let told = site.json(&format!("/board?fen={start}"), "en").await;
        assert_eq!(told["start"], "99");
        assert_eq!(told["pieces"]["a1"], "wB");
        assert_eq!(told["address"], "/board?fen=99");
    }
    for moves in ["e2e4,e7e5,g1f3", "1. e4 e5 2. Nf3 *", "e4,e5,Sf3"] {
        let told = site.json(&format!("/board?moves={moves}"), "sr").await;
        assert_eq!(told["moves"], "e2e4,e7e5,g1f3");
        assert_eq!(told["plies"][2]["san"], "Sf3");
        assert!(told["pgn"].as_str().unwrap().contains("1. e4 e5 2. Nf3 *"));
    }
    let back = site.json("/board?moves=e2e4,e7e5&at=1", "en").await;
    assert_eq!(
        (back["at"].as_u64(), back["turn"].as_str()),
        (Some(1), Some("b"))
    );
    assert_eq!(back["plies"].as_array().unwrap().len(), 2);
    assert_eq!(back["address"], "/board?fen=518&moves=e2e4,e7e5&at=1");
    for wrong in [
        "/board?fen=960",
        "/board?fen=8/8",
        "/board?fen=8/8/8/8/8/8/8/8_w",
        "/board?moves=e2e5",
        "/board?moves=zz",
    ] {
        site.refused(wrong).await;
    }
}

#[tokio::test]
async fn a_typed_move_is_played_and_has_an_address_of_its_own() {
    let site = Reading::new().await;
    for typed in ["e4", "e2e4", "e2-e4"] {
        let address = format!("/board?fen=518&moves=&at=0&say={typed}");
        assert_eq!(site.moved_to(&address).await, "/board?fen=518&moves=e2e4");
    }
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq";
    for typed in ["O-O", "0-0", "oo", "00", "e1h1", "e1g1", "o-o"] {
        let told = site
            .json(&format!("/board?fen={fen}&say={typed}"), "en")
            .await;
        assert_eq!(told["moves"], "e1h1", "{typed}");
        assert_eq!(told["heard"]["kind"], "moved");
        assert_eq!(told["last"]["hands"].as_array().unwrap().len(), 3);
    }
    for typed in ["O-O-O", "ooo", "e1a1"] {
        let told = site
            .json(&format!("/board?fen={fen}&say={typed}"), "en")
            .await;
        assert_eq!(told["moves"], "e1a1", "{typed}");
    }
    let refused = site.json("/board?say=Qh5", "en").await;
    assert_eq!(refused["heard"]["kind"], "refused");
    assert_eq!(refused["moves"], "", "nothing is played");
    let page = site.page("/board?say=Qh5", "sr").await;
    assert!(
        page.contains("role=\"alert\"") && page.contains("Qh5"),
        "what was typed is kept"
    );
}

#[tokio::test]
async fn where_step_and_castling_share_a_square_the_board_asks() {
    let site = Reading::new().await;
    let fen = "4k3/8/8/8/8/8/8/5K1R_w_H";
    let told = site.json(&format!("/board?fen={fen}"), "en").await;
    let both = meant(&told, "f1", "g1");
    assert_eq!(both.len(), 2);
    let onto_rook = meant(&told, "f1", "h1");
    assert_eq!(onto_rook.len(), 1);
    assert_eq!(onto_rook[0]["wing"], "g");
    let asked = site.json(&format!("/board?fen={fen}&say=f1g1"), "en").await;
    assert_eq!(asked["heard"]["kind"], "which");
    assert_eq!(asked["heard"]["moves"][1][0], "f1h1");
    for lang in LANGUAGES {
        let page = site.page(&format!("/board?fen={fen}&say=f1g1"), lang).await;
        for choice in ["moves=f1g1", "moves=f1h1"] {
            assert!(page.contains(choice), "a link to {choice}");
        }
    }
    // From e1 the king cannot step to g1: dropped there it castles.
    let far = site.json("/board?fen=4k3/8/8/8/8/8/8/4K2R_w_K", "en").await;
    assert_eq!(meant(&far, "e1", "g1")[0]["uci"], "e1h1");
    // A king that already stands on g1 castles only onto its rook.
    let stays = site.json("/board?fen=4k3/8/8/8/8/8/8/6KR_w_H", "en").await;
    assert_eq!(meant(&stays, "g1", "h1")[0]["wing"], "g");
    assert!(meant(&stays, "g1", "g1").is_empty());
}

#[tokio::test]
async fn castling_on_move_one_is_offered_in_all_positions_that_have_it() {
    let site = Reading::new().await;
    for number in 0..960 {
        let told = site.json(&format!("/board?fen={number}"), "en").await;
        let castlings = told["legal"].as_array().unwrap().iter();
        let wings = castlings.filter(|legal| legal["wing"].is_string()).count();
        let start = rokada_chess::StartPosition::new(number).unwrap();
        let first = start.castling_on_move_one();
        assert_eq!(
            wings,
            usize::from(first.c) + usize::from(first.g),
            "{number}"
        );
        assert!(told["legal"].as_array().unwrap().len() >= 16, "{number}");
    }
}

#[tokio::test]
async fn questions_are_answered_without_javascript() {
    let site = Reading::new().await;
    for (lang, question, answer) in [
        ("en", "where is the white king", "white king: e1"),
        ("sr", "ko je na potezu", "Beli je na potezu"),
        (
            "pt",
            "o que ataca f3",
            "As brancas atacam f3 com: cavalo g1, peão e2, peão g2",
        ),
        ("ru", "что стоит на e1", "e1, белый король"),
        ("ru", "clocks", "У этой доски нет часов"),
    ] {
        let encoded: String = question
            .bytes()
            .map(|byte| format!("%{byte:02X}"))
            .collect();
        let page = site.page(&format!("/board?say={encoded}"), lang).await;
        assert!(page.contains(answer), "{question}: {answer}");
    }
    let turned = site.page("/board?say=flip", "en").await;
    assert!(turned.contains("data-below=\"b\""));
    let undone = site.moved_to("/board?moves=e2e4,e7e5&say=undo").await;
    assert_eq!(undone, "/board?fen=518&moves=e2e4");
}

#[tokio::test]
async fn moves_are_announced_in_the_style_that_is_asked_for() {
    let site = Reading::new().await;
    for (lang, style, said) in [
        ("en", "san", "Nf3"),
        ("en", "letters", "knight f3"),
        ("sr", "san", "Sf3"),
        ("sr", "names", "skakač Feliks 3"),
        ("pt", "names", "cavalo Felix 3"),
        ("ru", "fide", "Шпрингер Феликс драй"),
    ] {
        let address = format!("/board?moves=g1f3&style={style}");
        let told = site.json(&address, lang).await;
        assert_eq!(told["last"]["says"], said);
    }
    let kept = site.moved_to("/board?say=e4&style=names&side=b").await;
    assert_eq!(kept, "/board?fen=518&moves=e2e4&side=b&style=names");
}

#[tokio::test]
async fn the_end_of_a_game_is_told_and_nothing_may_be_played_after_it() {
    let site = Reading::new().await;
    let told = site.json("/board?moves=f3,e5,g4,Qh4", "en").await;
    assert_eq!(told["status"], "checkmate, Black wins");
    assert_eq!(
        (told["over"].as_bool(), told["check"].as_str()),
        (Some(true), Some("e1"))
    );
    assert_eq!(told["last"]["says"], "queen h4, mate");
    assert!(told["legal"].as_array().unwrap().is_empty());
    let took = site.json("/board?moves=e4,d5,exd5", "en").await;
    assert_eq!(took["last"]["took"], "d5, black pawn");
    let passed = "4k3/8/8/3pP3/8/8/8/4K3_w_-_d6_0_1";
    let took = site
        .json(&format!("/board?fen={passed}&say=exd6"), "en")
        .await;
    assert_eq!(took["last"]["took"], "d5, black pawn");
}

#[tokio::test]
async fn a_position_is_set_up_and_played_from() {
    let site = Reading::new().await;
    for lang in LANGUAGES {
        let page = site.page("/board/set-up", lang).await;
        assert!(page.contains("data-board=\"setup\"") && page.contains("data-input=\"placement\""));
        assert_eq!(page.matches("aria-pressed").count(), 13);
    }
    let set = "/board/set-up?board=4k3/8/8/8/8/8/8/R3KR1R&turn=w&castling=";
    let all = site.moved_to(&format!("{set}all")).await;
    assert_eq!(all, "/board?fen=4k3/8/8/8/8/8/8/R3KR1R_w_KQ_-_0_1");
    let none = site.moved_to(&format!("{set}none")).await;
    assert_eq!(none, "/board?fen=4k3/8/8/8/8/8/8/R3KR1R_w_-_-_0_1");
    // Two kings are told of, and what was set up stays on the board.
    let answer = site
        .ask(
            "/board/set-up?board=4k3/8/8/8/8/8/8/K3K3&turn=b",
            "en",
            "text/html",
        )
        .await;
    assert_eq!(answer.status.as_u16(), 400);
    assert!(
        answer.text.contains("role=\"alert\"")
            && answer.text.contains("value=\"4k3/8/8/8/8/8/8/K3K3\"")
    );
    site.refused("/board/set-up?board=zz").await;
}
