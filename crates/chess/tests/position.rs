//! Positions keep what they promise, on random play from all start positions.

use rokada_chess::{IllegalMove, Move, Position, Role, Setup, Square, StartPosition, attacks};

/// Plays a random game and asks at each position, which comes with the move that led to the next.
fn play_at_random(setup: Setup, seed: u64, mut ask: impl FnMut(&Position, Move)) {
    let mut position = Position::from_setup(setup).expect("a start position is legal");
    let mut random = seed | 1;
    for _ in 0..150 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let nth = (random % moves.len() as u64) as usize;
        let the_move = moves.get(nth).expect("a number below theirs");
        ask(&position, the_move);
        position = position.play(the_move).expect("a listed move is legal");
    }
}

fn all_starts() -> impl Iterator<Item = (Setup, u64)> {
    StartPosition::all().map(|white| {
        let black =
            StartPosition::new((white.number() * 7 + 11) % StartPosition::COUNT).unwrap_or(white);
        let seed = 0x9e37_79b9 * u64::from(white.number() + 1);
        (StartPosition::double_setup(white, black), seed)
    })
}

/// Whatever was played, the position is the one that its set-up makes, and its key too.
#[test]
fn playing_and_setting_up_agree() {
    for (setup, seed) in all_starts() {
        play_at_random(setup, seed, |position, _| {
            let again =
                Position::from_setup(position.to_setup()).expect("legal moves keep legality");
            assert_eq!(&again, position);
            assert_eq!(again.key(), position.key());
            assert!(again.is_repetition_of(position));
            let by = !position.turn();
            let board = position.board();
            let attackers = attacks::attackers_to(board, position.king(!by), by, board.occupied());
            assert_eq!(attackers, position.checkers());
            let left = attacks::attackers_to(board, position.king(by), !by, board.occupied());
            assert!(left.is_empty(), "the player who has moved is in check");
        });
    }
}

/// A move is legal exactly when it is listed, whatever squares it names.
#[test]
fn legal_is_what_is_listed() {
    for (setup, seed) in all_starts().step_by(160) {
        play_at_random(setup, seed, |position, _| {
            let listed = position.legal_moves();
            let mut legal = 0;
            let mut ask = |the_move: Move| {
                let is_legal = position.is_legal(the_move);
                assert_eq!(is_legal, listed.contains(the_move), "{the_move:?}");
                legal += usize::from(is_legal);
            };
            for from in Square::all() {
                for to in Square::all() {
                    ask(Move::EnPassant { from, to });
                    ask(Move::Castle {
                        king: from,
                        rook: to,
                    });
                    for promotion in [None, Some(Role::Pawn), Some(Role::King)] {
                        ask(Move::Normal {
                            from,
                            to,
                            promotion,
                        });
                    }
                    for promotion in Role::PROMOTIONS.map(Some) {
                        ask(Move::Normal {
                            from,
                            to,
                            promotion,
                        });
                    }
                }
            }
            assert_eq!(legal, listed.len(), "a move is listed twice");
        });
    }
}

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().expect(fen);
    Position::from_setup(setup).expect(fen)
}

fn square(name: &str) -> Square {
    name.parse().expect(name)
}

/// The en passant square counts for repetition only when the capture is legal (Laws 9.2.3).
#[test]
fn an_impossible_en_passant_makes_no_other_position() {
    for (with, possible) in [
        // The pawn d4 may take on e3.
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", true),
        // No pawn stands beside e4.
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", false),
        // Taking would uncover the rook h4's attack on the king a4: both pawns leave the rank.
        ("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", false),
        // The pawn d4 is pinned on the file.
        ("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", false),
    ] {
        let without = position(&with.replace("e3", "-"));
        let with = position(with);
        assert_eq!(with.legal_en_passant().is_some(), possible, "{with:?}");
        assert_eq!(with.key() == without.key(), !possible);
        assert_eq!(with.is_repetition_of(&without), !possible);
    }
}

#[test]
fn a_double_step_that_checks_may_be_taken_en_passant() {
    // White has just played e2-e4+; the king f5 is in check from the pawn.
    let checked = position("8/8/8/5k2/3pP3/8/8/4K3 b - e3 0 1");
    let takes = Move::EnPassant {
        from: square("d4"),
        to: square("e3"),
    };
    assert!(checked.is_check());
    assert!(checked.is_legal(takes));
    let next = checked.play(takes).expect("legal");
    assert!(next.board().piece_at(square("e4")).is_none());
    assert_eq!(next.en_passant(), None);
}

#[test]
fn an_illegal_move_says_why() {
    let start = Position::default();
    let normal = |from, to| Move::Normal {
        from: square(from),
        to: square(to),
        promotion: None,
    };
    for (the_move, why) in [
        (normal("e4", "e5"), "no piece stands on e4"),
        (
            normal("e7", "e5"),
            "the piece on e7 belongs to the player not to move",
        ),
        (normal("e2", "e5"), "a pawn on e2 does not move to e5"),
        (normal("e2", "d3"), "a pawn on e2 does not move to d3"),
        (normal("f1", "c4"), "the way is blocked on e2"),
        (
            normal("a1", "a2"),
            "a piece of the same player stands on a2",
        ),
        (
            Move::Castle {
                king: square("e1"),
                rook: square("h1"),
            },
            "the king on e1 may not castle with the rook on h1",
        ),
        (
            Move::EnPassant {
                from: square("e2"),
                to: square("d3"),
            },
            "no pawn can be taken en passant on d3",
        ),
    ] {
        assert_eq!(start.play(the_move).unwrap_err().to_string(), why);
    }
    let pinned = position("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    assert_eq!(
        pinned.play(normal("e2", "c3")),
        Err(IllegalMove::LeavesKingInCheck {
            by: square("e7").into()
        })
    );
    let last = position("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(
        last.play(normal("e7", "e8")),
        Err(IllegalMove::PromotionMissing { to: square("e8") })
    );
}

/// The position with the most moves that is known, by Petrović.
#[test]
fn the_most_moves_fit() {
    let most = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(most.legal_moves().len(), 218);
    assert_eq!(most.count_legal_moves(), 218);
}
