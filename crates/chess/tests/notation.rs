//! Algebraic notation and the notation of engines, through the public face.

use rokada_chess::san::{Expected, PieceLetters, SanError};
use rokada_chess::uci::{CastlingStyle, Meaning, UciError};
use rokada_chess::{IllegalMove, Move, Position, StartPosition, Wing};

fn position(fen: &str) -> Position {
    let setup = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    Position::from_setup(setup).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

/// The strict writing of the move that a text means.
fn read(position: &Position, text: &str) -> String {
    match position.read_san(text) {
        Ok(the_move) => position.san(the_move).to_string(),
        Err(error) => panic!("{text}: {error}"),
    }
}

/// The next number of a fixed sequence (Knuth's MMIX generator).
fn next(state: &mut u64) -> usize {
    *state = state
        .wrapping_mul(6364136223846793005)
        .wrapping_add(1442695040888963407);
    (*state >> 33) as usize
}

#[test]
fn every_move_reads_back_from_every_notation() {
    let mut state = 960;
    for start in StartPosition::all() {
        let mut position = start.position();
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for the_move in &moves {
                let san = position.san(the_move);
                let context = || format!("{san} in {}", position.to_setup());
                assert_eq!(
                    position.read_san(&san.to_string()),
                    Ok(the_move),
                    "{}",
                    context()
                );
                let lan = position.lan(the_move).to_string();
                assert_eq!(position.read_san(&lan), Ok(the_move), "{lan} {}", context());
                let uci = the_move.to_string();
                assert_eq!(position.read_uci(&uci), Ok(the_move), "{uci} {}", context());
            }
            let nth = next(&mut state) % moves.len();
            let the_move = moves.get(nth).expect("a number below theirs");
            for letters in PieceLetters::ALL {
                let written = position.san(the_move).letters(letters).to_string();
                assert_eq!(
                    position.read_san_in(&written, &[letters]),
                    Ok(the_move),
                    "{written}"
                );
                let written = position.lan(the_move).letters(letters).to_string();
                assert_eq!(
                    position.read_san_in(&written, &[letters]),
                    Ok(the_move),
                    "{written}"
                );
            }
            position = position.play_unchecked(the_move);
        }
    }
}

#[test]
fn the_origin_is_told_as_far_as_needed() {
    for (fen, uci, san) in [
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "a1d1", "Rd1"),
        ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "Rad1"),
        ("R7/4k3/8/8/8/8/4K3/R7 w - - 0 1", "a1a4", "R1a4"),
        ("8/6k1/8/Q6Q/8/8/8/4K2Q w - - 0 1", "h5f3", "Q5f3"),
        ("2k5/8/8/Q6Q/8/8/8/Q3K3 w - - 0 1", "a5e5", "Qa5e5"),
        // The other knight is pinned, so nothing need be said.
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "O-O+"),
    ] {
        let position = position(fen);
        match position.read_uci(uci) {
            Ok(the_move) => assert_eq!(position.san(the_move).to_string(), san),
            Err(_) => assert_eq!(san, "", "{uci} in {fen}"),
        }
    }
}

#[test]
fn what_people_write_is_read() {
    let castling = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in [
        "O-O", "0-0", "o-o", "О-О", "0–0", "O−O", "0-0+", "O-O!?", "o—o", "1.O-O",
    ] {
        assert_eq!(read(&castling, text), "O-O", "{text}");
    }
    for text in ["O-O-O", "0-0-0", "o-o-o", "0–0–0", "О-О-О#", "12... 0-0-0"] {
        assert_eq!(read(&castling, text), "O-O-O", "{text}");
    }
    let promotion = position("3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    for text in [
        "e8Q", "e8=Q", "e8(Q)", "e8/Q", "e8q", "e7e8q", "e7-e8=Q", "e8=♕", "e8♛+", "♙e8=Q",
    ] {
        assert_eq!(read(&promotion, text), "e8=Q", "{text}");
    }
    for text in [
        "exd8=R", "exd8R", "ed8R", "edR", "e7:d8=R", "ed8=R:", "xd8R", "e×d8R",
    ] {
        assert_eq!(read(&promotion, text), "exd8=R", "{text}");
    }
    assert_eq!(read(&promotion, "e8b"), "e8=B");
    assert_eq!(read(&promotion, "exd8b"), "exd8=B");

    let middle = position("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1");
    for (text, san) in [
        ("Bc6", "Bxc6"),
        ("Bb5c6", "Bxc6"),
        ("Bb5xc6+", "Bxc6"),
        ("B5xc6#", "Bxc6"),
        ("Nf3e5", "Nxe5"),
        ("Ngf3xe5", ""),
        ("N3xe5", "Nxe5"),
        ("Nb1-c3", "Nc3"),
        ("♘c3", "Nc3"),
        ("♞\u{fe0e}c3??", "Nc3"),
        ("nc3", "Nc3"),
        ("d4", "d4"),
        ("Pd4", "d4"),
        ("d2-d4", "d4"),
        ("d4 (=)", "d4"),
        ("Kg1", ""),
    ] {
        match middle.read_san(text) {
            Ok(the_move) => assert_eq!(middle.san(the_move).to_string(), san, "{text}"),
            Err(_) => assert_eq!(san, "", "{text}"),
        }
    }
    let en_passant = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for text in [
        "exd6",
        "exd6 e.p.",
        "exd6ep",
        "ed",
        "exd",
        "ed6",
        "e5xd6",
        "e5d6",
    ] {
        assert_eq!(read(&en_passant, text), "exd6", "{text}");
    }
}

#[test]
fn piece_letters_of_four_languages() {
    use PieceLetters::{English, Portuguese, Russian, Serbian};
    let position = position("8/8/8/7k/8/8/8/QRBNK3 w - - 0 1");
    for (text, letters, san) in [
        ("Kf2", Serbian, "Kf2"),
        ("Da7", Serbian, "Qa7"),
        ("Tb7", Serbian, "Rb7"),
        ("Lf4", Serbian, "Bf4"),
        ("Sc3", Serbian, "Nc3"),
        ("Rf2", Portuguese, "Kf2"),
        ("Da7", Portuguese, "Qa7"),
        ("Tb7", Portuguese, "Rb7"),
        ("Bf4", Portuguese, "Bf4"),
        ("Cc3", Portuguese, "Nc3"),
        ("Крf2", Russian, "Kf2"),
        ("Фа7", Russian, "Qa7"),
        ("Лb7", Russian, "Rb7"),
        ("Сf4", Russian, "Bf4"),
        ("Кс3", Russian, "Nc3"),
    ] {
        let the_move = position.read_san_in(text, &[letters]).unwrap();
        assert_eq!(position.san(the_move).to_string(), san, "{text}");
        let written = position.san(the_move).letters(letters).to_string();
        assert_eq!(position.read_san_in(&written, &[letters]), Ok(the_move));
    }
    // Between languages that differ the position decides, if it can.
    let both = [English, Portuguese];
    let rook = position.read_san_in("Rb4", &both).unwrap();
    assert_eq!(position.san(rook).to_string(), "Rb4");
    let open = self::position("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1");
    let error = open.read_san_in("Rd1", &both).unwrap_err();
    assert!(matches!(error, SanError::Ambiguous { moves } if moves.len() == 2));
}

#[test]
fn a_wrong_text_says_where_and_what_would_be_right() {
    let start = Position::default();
    for (text, offset, expected) in [
        ("", 0, Expected::Move),
        ("1.", 2, Expected::Move),
        ("Nz3", 1, Expected::Square),
        ("xyz", 0, Expected::PieceOrSquare),
        ("?", 0, Expected::PieceOrSquare),
        ("Nf", 2, Expected::Square),
        ("e4=", 3, Expected::PromotionPiece),
        ("e4=K", 3, Expected::PromotionPiece),
        ("e4 e5", 3, Expected::End),
        ("O", 1, Expected::Castling),
        ("O-e", 2, Expected::Castling),
        ("O-O-O-O", 5, Expected::End),
        ("Nf9", 2, Expected::Square),
        ("Šf3", 0, Expected::PieceOrSquare),
        ("--", 0, Expected::PieceOrSquare),
    ] {
        match start.read_san(text) {
            Err(SanError::Syntax(error)) => {
                assert_eq!((error.offset, error.expected), (offset, expected), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn a_move_that_cannot_be_says_why_and_what_could() {
    let start = Position::default();
    let error = start.read_san("Ne4").unwrap_err();
    assert_eq!(
        error.to_string(),
        "a knight on g1 does not move to e4; what can go there: e2e4"
    );
    assert_eq!(
        start.read_san("Bc4").unwrap_err().to_string(),
        "the way is blocked on e2; what can go there: c2c4"
    );
    let pinned = position("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1");
    assert_eq!(
        pinned.read_san("Bd3").unwrap_err().to_string(),
        "it would leave the king in check from e7"
    );
    assert_eq!(pinned.read_san("Qd3").unwrap_err().code(), "no_such_piece");
    let knights = position("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
    assert_eq!(
        knights.read_san("Nd2").unwrap_err().to_string(),
        "more than one move fits: say which, as in b1d2, f1d2"
    );
    let promotion = position("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    let error = promotion.read_san("e8").unwrap_err();
    assert!(matches!(error, SanError::Ambiguous { moves } if moves.len() == 4));
    assert_eq!(
        knights.read_san("O-O").unwrap_err(),
        SanError::CannotCastle { wing: Wing::G }
    );
}

#[test]
fn castling_in_the_notation_of_engines() {
    // Both spellings of a classical castling are read; each style writes its own.
    let classical = position("4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    let castling = classical.read_uci("e8g8").unwrap();
    assert_eq!(classical.read_uci("e8h8"), Ok(castling));
    assert_eq!(castling.to_string(), "e8h8");
    assert_eq!(
        castling.uci_in(CastlingStyle::Classical).to_string(),
        "e8g8"
    );

    // A king's step is not taken for castling.
    let step = position("rk5r/8/8/8/8/8/8/RK5R b HAha - 0 1");
    assert_eq!(step.san(step.read_uci("b8c8").unwrap()).to_string(), "Kc8");
    let castling = step.read_uci("b8a8").unwrap();
    assert_eq!(step.san(castling).to_string(), "O-O-O");
    assert_eq!(
        castling.uci_in(CastlingStyle::Classical).to_string(),
        "b8a8"
    );
    // Far enough away it can be nothing else.
    assert_eq!(step.san(step.read_uci("b8g8").unwrap()).to_string(), "O-O");

    // A king that stays is no move.
    let stays = position("bnqbn1kr/pppppppp/8/8/8/8/PPPPPPPP/BNQBN1KR w Hh - 0 1");
    assert!(stays.read_uci("g1g1").is_err());
    assert_eq!(
        stays.san(stays.read_uci("g1h1").unwrap()).to_string(),
        "O-O"
    );

    // A rook may go from e1 to a1.
    let rook = position("3k4/8/8/8/8/8/8/4R1K1 w - - 0 1");
    assert_eq!(rook.san(rook.read_uci("e1a1").unwrap()).to_string(), "Ra1");

    // The king's goal is its rook's square.
    let goal = position("4k3/8/8/8/8/8/8/2RK4 w C - 0 1");
    assert!(matches!(goal.read_uci("d1c1"), Ok(Move::Castle { .. })));
}

#[test]
fn a_king_put_on_its_goal_may_mean_two_things() {
    let position = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    let meaning = position.meaning_of("f1g1".parse().unwrap()).unwrap();
    let Meaning::StepOrCastling { step, castling } = meaning else {
        panic!("{meaning:?}");
    };
    assert_eq!(position.san(step).to_string(), "Kg1");
    assert_eq!(position.san(castling).to_string(), "O-O");
    assert_eq!(
        position.meaning_of("f1h1".parse().unwrap()),
        Ok(Meaning::One(castling))
    );
    assert_eq!(
        position
            .meaning_of("f1e1".parse().unwrap())
            .map(|meaning| matches!(meaning, Meaning::One(_))),
        Ok(true)
    );
}

#[test]
fn uci_errors() {
    let start = Position::default();
    for (text, error) in [
        ("", UciError::Syntax),
        ("e2", UciError::Syntax),
        ("e2e4x", UciError::Syntax),
        ("e2e4qq", UciError::Syntax),
        ("e2ež", UciError::Syntax),
        ("e7e8k", UciError::Syntax),
        ("0000", UciError::NullMove),
    ] {
        assert_eq!(start.read_uci(text), Err(error), "{text}");
    }
    assert_eq!(
        start.read_uci("e1h1"),
        Err(UciError::Illegal(IllegalMove::CannotCastle {
            king: "e1".parse().unwrap(),
            rook: "h1".parse().unwrap(),
        }))
    );
}
