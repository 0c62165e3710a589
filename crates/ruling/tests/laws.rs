//! The Laws as a table: what happened, and what the article cited says about it.

use rokada_chess::{Move, Position, Setup, Square, StartPosition, Wing};
use rokada_ruling::{
    ArrayFollows, Follows, Incident, Misplaced, Penalty, Rate, Reason, Release, Rules, Ruling,
    Standing, WrongArray,
};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// `e1 h1` are pieces touched in order, `e1-g1` is a piece let go, `!` a pressed clock, `both`
/// the first two touched at once, `said` the announcement, `hands` two hands.
fn incident(fen: &str, told: &str) -> Incident {
    let setup: Setup = fen.parse().unwrap();
    let mut incident = Incident::new(Position::from_setup(setup).unwrap());
    for word in told.split_whitespace() {
        match word {
            "!" => incident.clock_pressed = true,
            "both" => incident.together = true,
            "said" => incident.announced = true,
            "hands" => incident.two_hands = true,
            _ => match word.split_once('-') {
                Some((piece, on)) => incident.released.push(Release {
                    piece: square(piece),
                    on: square(on),
                }),
                None => incident.touched.push(square(word)),
            },
        }
    }
    incident
}

fn rule(fen: &str, told: &str) -> Ruling {
    incident(fen, told).rule().unwrap()
}

fn castle(king: &str, rook: &str) -> Move {
    Move::Castle {
        king: square(king),
        rook: square(rook),
    }
}

/// Castling free on both sides.
const FREE: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// The g-side is barred by the rook f8, the c-side is free.
const F1_ATTACKED: &str = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// King f1, rook g1: they change places.
const SWAP: &str = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
/// King f1, rook h1: the king's step to g1 is a move of its own too.
const ONE_STEP: &str = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
/// King g1, rook h1: only the rook moves.
const ROOK_ONLY: &str = "4k3/8/8/8/8/8/8/6KR w H - 0 1";
/// King e1, rook f1: only the king moves.
const KING_ONLY: &str = "4k3/8/8/8/8/8/8/4KR2 w F - 0 1";
/// As `SWAP`, and neither king nor rook has a move of its own.
const SHUT_IN: &str = "4k3/8/8/8/8/8/4PPPP/4BKRN w G - 0 1";

#[test]
fn what_each_article_says() {
    let king = Follows::MoveWith(square("e1"));
    let cases: &[(&str, &str, &str, Follows)] = &[
        // 4.4.1: king, then rook.
        ("4.4.1", FREE, "e1 h1", Follows::Castle(Wing::G)),
        ("4.4.1", FREE, "e1 a1", Follows::Castle(Wing::C)),
        ("4.4.1", SWAP, "f1 g1", Follows::Castle(Wing::G)),
        ("4.4.1", ROOK_ONLY, "g1 h1", Follows::Castle(Wing::G)),
        ("4.4.1", KING_ONLY, "e1 f1", Follows::Castle(Wing::G)),
        // The rook let go while the king is still in the hand (II.3.2.5).
        ("4.4.1", FREE, "e1 h1-f1", Follows::Castle(Wing::G)),
        // The king one step and the rook touched: castling is due, whatever the step was.
        ("4.4.1", ONE_STEP, "f1 h1 f1-g1", Follows::Castle(Wing::G)),
        // At once: the Laws name no order.
        ("4.4.1", SWAP, "g1 f1 both", Follows::Castle(Wing::G)),
        // 4.4.2: rook, then king.
        ("4.4.2", FREE, "h1 e1", Follows::MoveWith(square("h1"))),
        ("4.4.2", FREE, "h1 e1 said", Follows::MoveWith(square("h1"))),
        ("4.4.2", ROOK_ONLY, "h1 g1", Follows::MoveWith(square("h1"))),
        (
            "4.4.2",
            FREE,
            "h1 e1 h1-f1 e1-g1",
            Follows::MoveWith(square("h1")),
        ),
        // 4.4.3: king, then rook, and castling is illegal.
        ("4.4.3", F1_ATTACKED, "e1 h1", king),
        ("4.4.3", F1_ATTACKED, "e1-g1 h1-f1", king),
        // 4.3.1: one piece alone.
        ("4.3.1", FREE, "e1", king),
        ("4.3.1", FREE, "a1", Follows::MoveWith(square("a1"))),
        // 4.7.2: the king let go.
        ("4.7.2", FREE, "e1-g1", Follows::Castle(Wing::G)),
        ("4.7.2", FREE, "e1-c1", Follows::Castle(Wing::C)),
        ("4.7.2", F1_ATTACKED, "e1-g1", king),
        (
            "4.7.2",
            FREE,
            "e1-g1 h1-f1",
            Follows::Stands(castle("e1", "h1")),
        ),
        (
            "4.7.2",
            KING_ONLY,
            "e1-g1",
            Follows::Stands(castle("e1", "f1")),
        ),
        (
            "4.7.2",
            ROOK_ONLY,
            "g1 h1-f1 g1-g1",
            Follows::Stands(castle("g1", "h1")),
        ),
        // II.3.2.5: king lifted, rook across, king down.
        (
            "II.3.2.5",
            SWAP,
            "f1 g1-f1 f1-g1",
            Follows::Stands(castle("f1", "g1")),
        ),
        // The gap: one step to the square where castling takes the king.
        ("4.7", ONE_STEP, "f1-g1", Follows::KingMoveOrCastle(Wing::G)),
        ("II.3.2.7", ONE_STEP, "said f1-g1", Follows::Castle(Wing::G)),
        // The gap: the rook alone, where the king stays.
        ("4.4.2", ROOK_ONLY, "h1-f1", Follows::MoveWith(square("h1"))),
        (
            "II.3.2.7",
            ROOK_ONLY,
            "said h1-f1",
            Follows::Stands(castle("g1", "h1")),
        ),
        // King onto rook, as on a screen.
        ("4.4.1", FREE, "e1-h1", Follows::Castle(Wing::G)),
        // 4.5: nothing that was touched can move; castling on that side stays barred (4.4.2).
        ("4.5", SHUT_IN, "g1 f1", Follows::AnyMove),
    ];
    for (article, fen, told, follows) in cases {
        let ruling = rule(fen, told);
        assert_eq!(
            ruling.follows, *follows,
            "{article}: {told} in {fen}: {ruling:?}"
        );
        assert!(
            ruling
                .reasons
                .iter()
                .any(|r| r.articles().contains(article)),
            "{article} is cited for {told} in {fen}: {:?}",
            ruling.reasons
        );
        assert_eq!(ruling.penalty, None, "no clock, no penalty: {told}");
        assert!(!ruling.put_back);
    }
}

#[test]
fn where_the_g_side_is_barred_the_other_castling_is_a_king_move_like_any() {
    let ruling = rule(F1_ATTACKED, "e1 h1");
    assert!(ruling.allowed.contains(&castle("e1", "a1")), "4.4.3");
    let ruling = rule(FREE, "h1 e1");
    assert!(
        !ruling
            .allowed
            .iter()
            .any(|m| matches!(m, Move::Castle { .. })),
        "4.4.2, 4.3.1"
    );
    let ruling = rule(SHUT_IN, "g1 f1");
    assert!(
        !ruling.allowed.contains(&castle("f1", "g1")),
        "not on that side in this move"
    );
    assert!(!ruling.allowed.is_empty());
    let ruling = rule(SHUT_IN, "f1 g1");
    assert_eq!(
        ruling.allowed,
        [castle("f1", "g1")],
        "4.4.1: the only move of both"
    );
}

#[test]
fn a_king_that_cannot_move_binds_to_nothing() {
    // The king's own men shut it in, and a knight attacks the square it would pass (4.4.3).
    let ruling = rule("4k3/8/8/8/8/6n1/3PPPP1/3QKR2 w F - 0 1", "e1 f1");
    assert_eq!(ruling.follows, Follows::AnyMove);
    assert!(ruling.reasons.contains(&Reason::KingCannotMove));
}

#[test]
fn an_illegal_castling_with_the_clock_pressed_is_an_illegal_move() {
    let standard = rule(F1_ATTACKED, "e1-g1 h1-f1 !");
    assert_eq!(
        standard.penalty,
        Some(Penalty::ExtraTime { minutes: 2 }),
        "7.5.5"
    );
    assert!(standard.put_back, "7.5.1");
    assert_eq!(
        standard.follows,
        Follows::MoveWith(square("e1")),
        "4.3 holds for what replaces it"
    );

    for (rate, supervised) in [
        (Rate::Rapid, true),
        (Rate::Rapid, false),
        (Rate::Blitz, false),
    ] {
        let mut quick = incident(F1_ATTACKED, "e1-g1 h1-f1 !");
        quick.rules = Rules { rate, supervised };
        let ruling = quick.rule().unwrap();
        assert_eq!(
            ruling.penalty,
            Some(Penalty::ExtraTime { minutes: 1 }),
            "A.3"
        );
        quick.opponent_moved = true;
        let late = quick.rule().unwrap();
        let stands = late.follows == Follows::BoardStands && late.penalty.is_none();
        assert_eq!(stands, !supervised, "A.5.2 {rate:?}");
    }
    let mut found_late = incident(F1_ATTACKED, "e1-g1 h1-f1 !");
    found_late.opponent_moved = true;
    assert!(
        found_late.rule().unwrap().put_back,
        "7.5.1: whenever it is found"
    );
}

#[test]
fn the_second_illegal_move_loses_unless_the_opponent_can_never_mate() {
    let mut second = incident("3qkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1-g1 h1-f1 !");
    second.earlier_illegal = true;
    let ruling = second.rule().unwrap();
    assert_eq!(
        (ruling.penalty, ruling.follows),
        (Some(Penalty::Lost), Follows::GameOver)
    );
    let mut bare = incident("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1-g1 !");
    bare.earlier_illegal = true;
    assert_eq!(
        bare.rule().unwrap().penalty,
        Some(Penalty::Drawn),
        "7.5.5: a lone king"
    );
}

#[test]
fn the_clock_without_a_move_and_with_two_hands() {
    let ruling = rule(FREE, "e1 !");
    assert!(
        ruling.reasons.contains(&Reason::PressedWithoutMove),
        "7.5.3"
    );
    assert_eq!(ruling.penalty, Some(Penalty::ExtraTime { minutes: 2 }));
    assert_eq!(ruling.follows, Follows::MoveWith(square("e1")));

    // The king two squares, the rook forgotten: what stands there is no legal move.
    let forgotten = rule(FREE, "e1-g1 !");
    assert_eq!(
        forgotten.follows,
        Follows::Castle(Wing::G),
        "4.7.2 holds for what replaces it"
    );
    assert!(forgotten.put_back && forgotten.penalty.is_some());

    let both = rule(FREE, "e1-g1 h1-f1 hands !");
    assert_eq!(both.follows, Follows::Stands(castle("e1", "h1")));
    assert_eq!(
        both.penalty,
        Some(Penalty::ExtraTime { minutes: 2 }),
        "7.5.4"
    );
    let unpressed = rule(FREE, "e1-g1 h1-f1 hands");
    assert_eq!(unpressed.penalty, None, "7.5.4 asks for the clock");
    assert!(unpressed.reasons.contains(&Reason::OneHand), "4.1");
}

#[test]
fn a_castling_to_the_wrong_squares_is_no_move() {
    // From b1 two squares towards the rook, as if it were classical chess.
    let fen = "1k5r/8/8/8/8/8/8/RK5R w KQ - 0 1";
    let ruling = rule(fen, "b1-d1 h1-c1");
    assert_eq!(ruling.reasons[0], Reason::ReleasedNowhere);
    assert_eq!(
        ruling.follows,
        Follows::Castle(Wing::G),
        "4.4.1: to g1 and f1"
    );
    let pressed = rule(fen, "b1-d1 h1-c1 !");
    assert_eq!(
        pressed.penalty,
        Some(Penalty::ExtraTime { minutes: 2 }),
        "7.5.1"
    );
}

#[test]
fn a_legal_castling_against_the_touched_piece_is_undone_until_the_opponent_touches() {
    let mut against = incident(FREE, "h1 e1 h1-f1 e1-g1 !");
    let ruling = against.rule().unwrap();
    assert_eq!(ruling.follows, Follows::MoveWith(square("h1")), "4.4.2");
    assert!(ruling.put_back);
    assert_eq!(
        ruling.penalty, None,
        "a breach of 4.4 is no illegal move of Article 7.5"
    );
    against.opponent_moved = true;
    let late = against.rule().unwrap();
    assert_eq!(late.follows, Follows::Stands(castle("e1", "h1")), "4.8");
}

#[test]
fn one_step_and_the_clock_is_a_king_move_whatever_was_said() {
    for told in ["f1-g1 !", "said f1-g1 !"] {
        let ruling = rule(ONE_STEP, told);
        assert!(
            matches!(ruling.follows, Follows::Stands(Move::Normal { .. })),
            "{told}"
        );
    }
    let touched = rule(ONE_STEP, "f1 h1 f1-g1 !");
    assert_eq!(touched.follows, Follows::Castle(Wing::G), "4.4.1");
}

#[test]
fn what_is_ours_is_called_advice() {
    for (fen, told) in [
        (SWAP, "g1 f1 both"),
        (ONE_STEP, "f1-g1"),
        (ONE_STEP, "said f1-g1"),
        (ROOK_ONLY, "h1-f1"),
        (ROOK_ONLY, "said h1-f1"),
        (FREE, "e1-h1"),
    ] {
        let ruling = rule(fen, told);
        assert_eq!(ruling.reasons[0].standing(), Standing::Advice, "{told}");
    }
    for (fen, told) in [
        (FREE, "e1 h1"),
        (FREE, "h1 e1"),
        (F1_ATTACKED, "e1-g1 h1-f1 !"),
    ] {
        let ruling = rule(fen, told);
        assert!(
            ruling.reasons.iter().all(|r| r.standing() == Standing::Law),
            "{told}"
        );
    }
}

#[test]
fn a_piece_of_nobody_or_of_the_opponent_is_refused() {
    for told in ["d4", "e8", "e1 e8-d8"] {
        assert!(incident(FREE, told).rule().is_err(), "{told}");
    }
}

/// Every order of touching and letting go king and rook, in every start position with nothing
/// between them, ends in a ruling whose moves are legal.
#[test]
fn every_start_position_is_ruled_on() {
    for start in StartPosition::all() {
        let mut setup = start.setup();
        for square in Square::all() {
            let keep = setup.board.piece_at(square).is_some_and(|piece| {
                matches!(
                    piece.role,
                    rokada_chess::Role::King | rokada_chess::Role::Rook
                )
            });
            if !keep {
                setup.board.set(square, None);
            }
        }
        setup.turn = rokada_chess::Color::White;
        let Ok(position) = Position::from_setup(setup) else {
            continue;
        };
        for wing in Wing::ALL {
            let geometry = *position.castling(wing).geometry().unwrap();
            let (king, rook) = (geometry.king_from, geometry.rook_from);
            let go = |piece, on| Release { piece, on };
            let king_goes = go(king, geometry.king_to);
            let rook_goes = go(rook, geometry.rook_to);
            for touched in [
                vec![],
                vec![king],
                vec![rook],
                vec![king, rook],
                vec![rook, king],
            ] {
                for released in [
                    vec![],
                    vec![king_goes],
                    vec![rook_goes],
                    vec![king_goes, rook_goes],
                    vec![rook_goes, king_goes],
                ] {
                    for clock_pressed in [false, true] {
                        let mut incident = Incident::new(position.clone());
                        incident.touched.clone_from(&touched);
                        incident.released.clone_from(&released);
                        incident.clock_pressed = clock_pressed;
                        let ruling = incident.rule().unwrap();
                        assert!(ruling.allowed.iter().all(|m| position.is_legal(*m)));
                        let king_first = touched == [king, rook] || touched == [king];
                        let legal = position.castling(wing).legal_move();
                        if released.len() == 2 && king_first && legal.is_some() {
                            assert!(
                                matches!(ruling.follows, Follows::Stands(m) if Some(m) == legal),
                                "{} {wing:?}: {ruling:?}",
                                start.number()
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_wrong_array_found_during_the_game() {
    let full = Rules::default();
    let quick = |supervised| Rules {
        rate: Rate::Blitz,
        supervised,
    };
    let cases = [
        // 7.2.1: cancelled, whenever it is found.
        (Misplaced::King, true, full, ArrayFollows::NewGame),
        (Misplaced::Other, false, full, ArrayFollows::NewGame),
        (Misplaced::Rook, true, quick(true), ArrayFollows::NewGame),
        // A.5.1.2 in rapid and blitz without full supervision.
        (Misplaced::King, false, quick(false), ArrayFollows::NewGame),
        (
            Misplaced::King,
            true,
            quick(false),
            ArrayFollows::GoesOnWithoutCastling,
        ),
        (
            Misplaced::Rook,
            true,
            quick(false),
            ArrayFollows::GoesOnWithoutThatRook,
        ),
        (Misplaced::Other, true, quick(false), ArrayFollows::GoesOn),
        // 7.3: colours reversed.
        (Misplaced::Colors, false, full, ArrayFollows::NewGame),
        (Misplaced::Colors, true, full, ArrayFollows::GoesOn),
    ];
    for (what, ten_moves, rules, follows) in cases {
        let wrong = WrongArray {
            what,
            ten_moves,
            rules,
        };
        let ruling = wrong.rule();
        assert_eq!(ruling.follows, follows, "{wrong:?}");
        assert!(
            ruling
                .reasons
                .iter()
                .any(|reason| reason.standing() == Standing::Law)
        );
    }
}
