//! What the lessons say is what the library finds.

use rokada_chess::{Bitboard, Position, Role, Setup, Square, StartPosition, Wing};
use rokada_trainer::{Claim, LESSONS, Lesson};

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn position(fen: &str) -> Position {
    Position::from_setup(setup(fen)).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn set(squares: &str) -> Bitboard {
    squares
        .split_whitespace()
        .map(|name| name.parse::<Square>().unwrap())
        .collect()
}

fn examples(name: &str) -> Vec<(Position, Wing)> {
    let (_, lesson) = Lesson::find(name).unwrap();
    let examples = lesson.examples.iter();
    examples
        .map(|example| (position(example.fen), example.wing))
        .collect()
}

#[test]
fn each_example_is_as_the_lesson_says() {
    for lesson in LESSONS {
        for example in lesson.examples {
            let plan = position(example.fen).castling(example.wing);
            let found: Vec<&str> = plan.obstacles().iter().map(|o| o.code()).collect();
            match example.claim {
                Claim::May(manner) => {
                    assert!(plan.legal_move().is_some(), "{}: {found:?}", lesson.name);
                    assert_eq!(plan.manner(), Some(manner), "{}", lesson.name);
                }
                Claim::MayNot(obstacles) => assert_eq!(found, obstacles, "{}", lesson.name),
            }
        }
    }
}

#[test]
fn king_b1_with_rooks_a1_and_h1_goes_both_ways() {
    let [(before, c), (_, g)] = &examples("both-ways")[..] else {
        panic!("two examples");
    };
    for (wing, king, rook) in [(*c, "c1", "d1"), (*g, "g1", "f1")] {
        let after = before
            .play(before.castling(wing).legal_move().unwrap())
            .unwrap();
        let at = |name: &str| {
            after
                .board()
                .piece_at(name.parse().unwrap())
                .map(|piece| piece.role)
        };
        assert_eq!((at(king), at(rook)), (Some(Role::King), Some(Role::Rook)));
    }
}

#[test]
fn castling_on_move_one_is_shown_in_start_positions() {
    for (before, wing) in examples("move-one") {
        let start = StartPosition::from_board(before.board()).unwrap();
        assert!(start.castling_on_move_one()[wing]);
    }
    let may = |wing| {
        StartPosition::all()
            .filter(|s| s.castling_on_move_one()[wing])
            .count()
    };
    assert_eq!(
        (may(Wing::G), may(Wing::C)),
        (90, 72),
        "as the lesson counts"
    );
}

#[test]
fn what_may_stay_occupied_stays() {
    let stays = [set("a1 b1 e1"), set("e1 h1")];
    for ((before, wing), stays) in examples("may-stay").into_iter().zip(stays) {
        let after = before
            .play(before.castling(wing).legal_move().unwrap())
            .unwrap();
        assert!((stays - after.board().occupied()).is_empty());
    }
}

#[test]
fn the_rook_or_its_way_is_attacked_and_the_king_is_not() {
    for ((before, wing), attacked) in examples("rook-attacked").into_iter().zip(["a1", "b1"]) {
        let geometry = *before.castling(wing).geometry().unwrap();
        let square: Square = attacked.parse().unwrap();
        assert!(geometry.rook_path().has(square) && !geometry.must_be_safe.has(square));
        let by = rokada_chess::attacks::attackers_to(
            before.board(),
            square,
            !before.turn(),
            before.board().occupied(),
        );
        assert!(!by.is_empty(), "{attacked}");
    }
}
