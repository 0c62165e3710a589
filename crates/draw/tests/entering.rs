//! Entering outcomes by hand: what is asked, what it means, what fills, and what is refused.

use rokada_chess::{File, Role, StartPosition};
use rokada_draw::{Device, Draw, Effect, EntryError, Goal, Method, Outcome, Pool, Why};

fn letters(draw: &Draw) -> String {
    draw.array()
        .map(|square| square.map_or('.', Role::letter))
        .iter()
        .collect()
}

fn enter_all(draw: &mut Draw, entries: &str) {
    for entry in entries.split_whitespace() {
        draw.enter(entry.parse().unwrap()).unwrap();
    }
}

#[test]
fn the_board_fills_as_the_die_falls() {
    let mut draw = Draw::new(Method::OneDie, Pool::all()).unwrap();
    let mut boards = Vec::new();
    for face in [2, 3, 3, 4, 2] {
        draw.enter(Outcome::Number(face)).unwrap();
        boards.push(letters(&draw));
    }
    assert_eq!(
        boards,
        ["..B.....", "..B..B..", "..BQ.B..", "..BQ.BN.", "RNBQKBNR"]
    );
    assert_eq!(draw.position(), Some(StartPosition::CLASSICAL));
}

#[test]
fn the_board_fills_as_the_coins_fall() {
    let mut draw = Draw::new(Method::Coin, Pool::all()).unwrap();
    // c; f; four heads do not count; 1001 = 9 = 5·1 + 4: the middle third, the last knight fifth.
    enter_all(&mut draw, "T H H T");
    assert_eq!(letters(&draw), "..B..B..");
    enter_all(&mut draw, "H H H H H T T H");
    assert_eq!(letters(&draw), "..B..B..");
    enter_all(&mut draw, "T");
    assert_eq!(
        letters(&draw),
        "..BQ.B..",
        "the third of the free squares a b d e g h"
    );
    enter_all(&mut draw, "T");
    assert_eq!(draw.position().unwrap().derivation().knights, 8);
}

#[test]
fn a_throw_says_what_each_face_means() {
    let mut draw = Draw::new(Method::OneDie, Pool::all()).unwrap();
    let ask = draw.ask().unwrap();
    assert_eq!(
        (ask.device, ask.goal),
        (Device::Die { sides: 6 }, Goal::DarkBishop)
    );
    let meanings = draw.meanings();
    let bishop = |file| Effect::Placed(vec![(file, Role::Bishop)]);
    assert_eq!(meanings[1], (Outcome::Number(2), bishop(File::C)));
    assert_eq!(
        meanings[5],
        (Outcome::Number(6), Effect::Again(Why::Unused))
    );
    enter_all(&mut draw, "2 3 3 2");
    assert_eq!(
        draw.meanings()[2],
        (Outcome::Number(3), Effect::Done(StartPosition::CLASSICAL))
    );
}

#[test]
fn a_wrong_entry_is_refused_and_loses_nothing() {
    let mut draw = Draw::new(Method::OneDie, Pool::default()).unwrap();
    enter_all(&mut draw, "2 3");
    let before = draw.clone();
    for wrong in ["7", "0", "H", "K"] {
        let outcome: Outcome = wrong.parse().unwrap();
        let device = Device::Die { sides: 6 };
        assert_eq!(
            draw.enter(outcome),
            Err(EntryError::Impossible { device, outcome })
        );
        assert_eq!(draw, before);
    }
    assert!(matches!(
        "six".parse::<Outcome>(),
        Err(EntryError::Unreadable { .. })
    ));
}

#[test]
fn a_card_cannot_come_twice_nor_from_the_other_pile() {
    let mut draw = Draw::new(Method::Suit, Pool::default()).unwrap();
    assert!(matches!(
        draw.enter(Outcome::Number(2)),
        Err(EntryError::Impossible { .. })
    ));
    enter_all(&mut draw, "3 6");
    assert!(matches!(
        draw.enter(Outcome::Number(3)),
        Err(EntryError::Gone { .. })
    ));
    enter_all(&mut draw, "4 7 2");
    // c and f the bishops', d the queen's, g and b the knights': 518, which is excluded.
    assert_eq!((draw.position(), letters(&draw)), (None, "........".into()));
    assert_eq!(draw.entered().len(), 5);
}

#[test]
fn a_third_knight_is_not_in_the_bag() {
    let mut draw = Draw::new(Method::Pieces, Pool::default()).unwrap();
    enter_all(&mut draw, "N N");
    assert!(matches!(
        draw.enter(Outcome::Piece(Role::Knight)),
        Err(EntryError::Gone { .. })
    ));
    assert_eq!(letters(&draw), "NN......");
}

#[test]
fn the_king_goes_between_the_rooks_and_wrong_bishops_are_put_right() {
    let mut draw = Draw::new(Method::Pieces, Pool::all()).unwrap();
    enter_all(&mut draw, "K R R B B N N Q");
    assert_eq!(draw.position().unwrap().letters(), "RKRBBNNQ");

    let mut draw = Draw::new(Method::PiecesStrict, Pool::all()).unwrap();
    enter_all(&mut draw, "K R R B B N N");
    let effect = draw.enter(Outcome::Piece(Role::Queen));
    assert_eq!(effect, Ok(Effect::Again(Why::KingNotBetweenRooks)));

    // Bishops on a and c: heads, the right one; tails heads, to the second light square, d.
    let mut draw = Draw::new(Method::PiecesMended, Pool::all()).unwrap();
    enter_all(&mut draw, "B R B K R N N Q");
    assert_eq!(draw.ask().unwrap().goal, Goal::Repair);
    enter_all(&mut draw, "H T H");
    assert_eq!(draw.position().unwrap().letters(), "BRKBRNNQ");
}

#[test]
fn everything_can_be_taken_back() {
    for method in Method::all() {
        let mut draw = Draw::new(method, Pool::default()).unwrap();
        let mut states = vec![draw.clone()];
        // Enter whatever comes first until the draw is over, or long enough.
        while let (Some(ask), true) = (draw.ask(), states.len() < 40) {
            let outcomes = ask.device.outcomes();
            let (outcome, _) = outcomes[states.len() * 7 % outcomes.len()];
            draw.enter(outcome).unwrap();
            states.push(draw.clone());
        }
        while let Some(state) = states.pop() {
            assert_eq!(draw, state, "{method}");
            if !states.is_empty() {
                draw.undo().unwrap();
            }
        }
        assert_eq!(draw.undo(), Err(EntryError::NothingToUndo));
    }
}

#[test]
fn after_the_end_nothing_can_be_entered() {
    let mut draw = Draw::new(Method::Balls, Pool::default()).unwrap();
    let excluded = Why::Excluded(StartPosition::CLASSICAL);
    assert_eq!(
        draw.enter(Outcome::Number(518)),
        Ok(Effect::Again(excluded))
    );
    enter_all(&mut draw, "17");
    let position = StartPosition::new(17).unwrap();
    assert_eq!(
        draw.enter(Outcome::Number(5)),
        Err(EntryError::Finished { position })
    );
}
