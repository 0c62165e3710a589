//! How games end, and what may be claimed.

use rokada_chess::{Claim, Color, Game, Move, Outcome, Position, Setup};

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().expect("a FEN");
    Position::from_setup(setup).expect("a legal position")
}

fn normal(text: &str) -> Move {
    let square = |part: &str| part.parse().expect("a square");
    Move::Normal {
        from: square(&text[..2]),
        to: square(&text[2..]),
        promotion: None,
    }
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(normal(text)).expect("a legal move");
    }
}

fn claims(game: &Game) -> Vec<Claim> {
    game.claims().collect()
}

#[test]
fn ends_that_a_position_shows() {
    let mate = Outcome::Checkmate {
        winner: Color::Black,
    };
    for (fen, outcome) in [
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            Some(mate),
        ),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some(Outcome::Stalemate)),
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", Some(Outcome::DeadPosition)),
        (
            "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
            Some(Outcome::DeadPosition),
        ),
        (
            "8/8/4kb2/8/8/3KB3/8/8 w - - 0 1",
            Some(Outcome::DeadPosition),
        ),
        ("8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1", None),
        ("8/8/4kn2/8/8/3KN3/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", None),
        // The queen must be taken: nothing but kings is left (Laws 5.2.2).
        ("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", Some(Outcome::DeadPosition)),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            None,
        ),
    ] {
        assert_eq!(position(fen).outcome(), outcome, "{fen}");
    }
}

/// The report is cutechess#817: the capture on h6 is not legal, as the pawn g5 is pinned, so the
/// first of the three positions is the same as the others.
#[test]
fn an_en_passant_that_is_not_legal_does_not_hinder_repetition() {
    let mut game = Game::new(position(
        "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1",
    ));
    play(&mut game, "h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6");
    assert_eq!(claims(&game), []);
    let threefold = game.claims_with(normal("h7g7")).expect("a legal move");
    assert_eq!(threefold.collect::<Vec<_>>(), [Claim::ThreefoldRepetition]);
    play(&mut game, "h7g7");
    assert_eq!(game.repetitions(), 3);
    assert_eq!(claims(&game), [Claim::ThreefoldRepetition]);
}

#[test]
fn a_legal_en_passant_makes_the_first_position_another_one() {
    let mut game = Game::new(position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"));
    play(&mut game, "d7d5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    assert_eq!(game.repetitions(), 2);
}

/// Laws 9.2.3: the rights have gone once the king has moved, so its first square counts anew.
#[test]
fn castling_rights_that_went_make_another_position() {
    let mut game = Game::new(position("4k3/8/8/8/8/8/8/RK5R w HA - 0 1"));
    play(&mut game, "b1b2 e8e7 b2b1 e7e8");
    assert_eq!(game.repetitions(), 1);
    play(&mut game, "b1b2 e8e7 b2b1 e7e8");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn the_fifth_repetition_ends_the_game() {
    let mut game = Game::new(Position::default());
    for round in 2..=5 {
        assert_eq!(game.outcome(), None);
        play(&mut game, "g1f3 g8f6 f3g1 f6g8");
        assert_eq!(game.repetitions(), round);
    }
    assert_eq!(game.outcome(), Some(Outcome::FivefoldRepetition));
}

#[test]
fn fifty_and_seventy_five_moves() {
    let mut game = Game::new(position("4k2r/8/8/8/8/8/8/R3K3 w - - 99 80"));
    assert_eq!(claims(&game), []);
    play(&mut game, "a1a2");
    assert_eq!(claims(&game), [Claim::FiftyMoves]);
    assert_eq!(game.outcome(), None);

    let mut game = Game::new(position("4k2r/8/8/8/8/8/8/R3K3 w - - 149 99"));
    play(&mut game, "a1a2");
    assert_eq!(game.outcome(), Some(Outcome::SeventyFiveMoves));
    assert_eq!(game.undo(), Some(normal("a1a2")));
    assert_eq!(game.outcome(), None);
}

/// Laws 9.6.2: checkmate takes precedence.
#[test]
fn mate_on_the_last_of_75_moves_wins() {
    let mut game = Game::new(position("4k3/8/4K3/8/8/8/8/R7 w - - 149 99"));
    play(&mut game, "a1a8");
    let winner = Color::White;
    assert_eq!(game.outcome(), Some(Outcome::Checkmate { winner }));
}

#[test]
fn a_game_keeps_its_past() {
    let mut game = Game::new(Position::default());
    play(&mut game, "e2e4 e7e5");
    assert!(game.play(normal("e4e5")).is_err());
    assert_eq!(
        game.moves().collect::<Vec<_>>(),
        ["e2e4", "e7e5"].map(normal)
    );
    assert_eq!(game.start(), &Position::default());
    assert_eq!(game.undo(), Some(normal("e7e5")));
    assert_eq!(game.undo(), Some(normal("e2e4")));
    assert_eq!(game.undo(), None);
    assert_eq!(game.position(), &Position::default());
}
