//! The reference event, from its start list to the final table.

use axum::http::StatusCode;
use rokada_desk::history;
use rokada_tournament::sheet::read_start_list;
use rokada_tournament::{
    Command, Fact, GameRef, GameResult, Phase, Settings, Tournament, apply, decide,
};

use crate::world::{World, at_desk, enter, example, make, next_round};

/// The same event by the library alone.
fn by_the_library(event: &Tournament) -> Tournament {
    let lines = read_start_list(example("start-list.csv").as_bytes(), None)
        .unwrap()
        .value;
    let mut other = Tournament::default();
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
    act(Command::CorrectResult { game, was, result }.anyway());
    act(Command::Finish);
    other
}

/// What stood in the third round before it was corrected.
fn other_result(event: &Tournament, game: GameRef) -> GameResult {
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
    // A later round is being played: an older one is changed only by who means it.
    let asked = enter(&mut arbiter, id, 3, 2, "1-0").await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.says("Round 5 is being played"), "{}", asked.text);
    let form = asked.form("Change round 3");
    let corrected = arbiter.press(&form, "Change round 3").await;
    assert!(corrected.says("later pairings stay"));
    let end = at_desk(&mut arbiter, id, "Finish the event").await;
    assert!(end.says("Final table"), "{}", end.text);

    let event = world.event(id).await;
    assert_eq!(event.phase(), Phase::Finished);
    let other = by_the_library(&event);
    assert_eq!(event.table_view(5, None), other.table_view(5, None));
    for round in 1..=5 {
        let seen = |event: &Tournament| event.round_view(round).unwrap().boards;
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
