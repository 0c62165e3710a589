//! Castling as people meet it: the worked examples of the guides, and positions in which other
//! programs went wrong (the public reports are named).

use rokada_chess::{CastlingPlan, HandStep, Manner, Position, Setup, Wing};

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().expect("a FEN");
    Position::from_setup(setup).expect("a legal position")
}

/// The board after castling, the first field of its FEN.
fn board_after(fen: &str, wing: Wing) -> Option<String> {
    let position = position(fen);
    let castling = position.castling(wing).legal_move()?;
    let after = position
        .play(castling)
        .expect("what the plan gives is legal");
    let fen = after.to_setup().fen();
    fen.split(' ').next().map(str::to_owned)
}

/// What stands against a castling: name, square, pieces at fault.
fn obstacles(plan: &CastlingPlan) -> Vec<String> {
    let describe = |o: &rokada_chess::Obstacle| {
        let square = o
            .square()
            .map_or(String::new(), |square| square.to_string());
        format!("{} {square} {}", o.code(), o.by())
    };
    plan.obstacles().iter().map(describe).collect()
}

#[test]
fn the_worked_examples() {
    for (fen, wing, manner, after) in [
        (
            "4k3/8/8/8/8/8/8/6KR w H - 0 1",
            Wing::G,
            Manner::RookOnly,
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/4KR2 w F - 0 1",
            Wing::G,
            Manner::KingOnly,
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
            Wing::G,
            Manner::Transposition,
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/RK5R w HA - 0 1",
            Wing::G,
            Manner::DoubleMove,
            "4k3/8/8/8/8/8/8/R4RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/RK5R w HA - 0 1",
            Wing::C,
            Manner::DoubleMove,
            "4k3/8/8/8/8/8/8/2KR3R",
        ),
        (
            "2rk4/8/8/8/8/8/8/4K3 b c - 0 1",
            Wing::C,
            Manner::Transposition,
            "2kr4/8/8/8/8/8/8/4K3",
        ),
    ] {
        assert_eq!(position(fen).castling(wing).manner(), Some(manner), "{fen}");
        assert_eq!(board_after(fen, wing).as_deref(), Some(after), "{fen}");
    }
}

#[test]
fn castlings_that_others_refused() {
    for (source, fen, wing, after) in [
        (
            "lila#4625",
            "4k3/8/8/8/8/8/8/5RK1 w F - 0 1",
            Wing::C,
            "4k3/8/8/8/8/8/8/2KR4",
        ),
        (
            "cutechess#616",
            "2Rn2kr/5ppp/8/8/8/8/8/6K1 b h - 0 1",
            Wing::G,
            "2Rn1rk1/5ppp/8/8/8/8/8/6K1",
        ),
        (
            "cutechess#617",
            "2R1B1kr/5ppp/8/8/8/8/8/6K1 b h - 0 1",
            Wing::G,
            "2R1Brk1/5ppp/8/8/8/8/8/6K1",
        ),
        (
            "cutechess#15",
            "6kr/5ppp/8/8/8/8/8/6KR b Hh - 0 1",
            Wing::G,
            "5rk1/5ppp/8/8/8/8/8/6KR",
        ),
        (
            "scalachess#36",
            "4k3/8/8/8/8/8/8/4K1RR w G - 0 1",
            Wing::G,
            "4k3/8/8/8/8/8/8/5RKR",
        ),
        (
            "python-chess#143",
            "1r1k1r2/5p2/8/8/8/8/3N4/R5KR b KQkq - 0 1",
            Wing::G,
            "1r3rk1/5p2/8/8/8/8/3N4/R5KR",
        ),
        (
            "lichess mobile#983",
            "4k3/8/8/8/8/8/8/2RK4 w C - 0 1",
            Wing::C,
            "4k3/8/8/8/8/8/8/2KR4",
        ),
    ] {
        assert_eq!(board_after(fen, wing).as_deref(), Some(after), "{source}");
    }
}

#[test]
fn castlings_that_others_allowed() {
    for (source, fen, wing, expected) in [
        (
            "lila#4625",
            "7k/8/8/8/8/8/8/4RRK1 w F - 0 1",
            Wing::C,
            &["king_path_occupied e1 e1", "rook_path_occupied e1 e1"][..],
        ),
        (
            "Stockfish#3605",
            "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1",
            Wing::C,
            &["uncovers_attack c1 a1"],
        ),
        (
            "kokopu#29",
            "7k/8/8/8/8/8/8/qRK5 w B - 0 1",
            Wing::C,
            &["uncovers_attack c1 a1"],
        ),
        (
            "scalachess#495",
            "4k3/8/8/8/8/8/8/4K1RR w K - 0 1",
            Wing::G,
            &["king_path_occupied g1 g1", "rook_path_occupied g1 g1"],
        ),
        (
            "open_spiel#1125",
            "4k1rr/1b1p3p/nn1p4/P3Np2/3P1bp1/6PP/P5R1/1B1K2N1 b k - 1 37",
            Wing::G,
            &["king_path_occupied g8 g8", "rook_path_occupied g8 g8"],
        ),
    ] {
        let plan = position(fen).castling(wing);
        assert_eq!(plan.legal_move(), None, "{source}");
        assert_eq!(obstacles(&plan), expected, "{source}");
    }
}

#[test]
fn all_obstacles_are_told_at_once() {
    // In check, f1 attacked, g1 attacked and a knight on it.
    let plan = position("4k3/8/8/8/4rrr1/8/8/4K1NR w K - 0 1").castling(Wing::G);
    assert_eq!(
        obstacles(&plan),
        [
            "king_path_occupied g1 g1",
            "rook_path_occupied g1 g1",
            "in_check e1 e4",
            "passes_attack f1 f4",
            "lands_in_check g1 g4",
        ]
    );
}

#[test]
fn an_attacked_rook_and_its_attacked_path_are_no_obstacle() {
    let fen = "1r2k3/8/8/8/8/8/r7/R3K3 w Q - 0 1";
    assert_eq!(
        board_after(fen, Wing::C).as_deref(),
        Some("1r2k3/8/8/8/8/8/r7/2KR4")
    );
}

#[test]
fn a_lost_right_still_tells_what_is_known() {
    let plan = position("4k3/8/8/8/8/8/8/4KNRR w - - 0 1").castling(Wing::G);
    assert_eq!(plan.manner(), Some(Manner::DoubleMove));
    let geometry = plan.geometry().expect("the outermost rook is taken");
    assert_eq!(geometry.rook_from.to_string(), "h1");
    assert_eq!(obstacles(&plan)[0], "right_lost  ");
    assert!(obstacles(&plan).contains(&"king_path_occupied f1 f1".to_owned()));

    let nothing_there = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1").castling(Wing::C);
    assert_eq!(nothing_there.manner(), None);
    assert_eq!(obstacles(&nothing_there), ["right_lost  "]);
}

#[test]
fn the_hands_lift_the_king_first_even_if_it_stays() {
    let steps = |fen: &str, wing| -> Vec<String> {
        let plan = position(fen).castling(wing);
        let geometry = *plan.geometry().expect("king and rook are at home");
        let describe = |step| match step {
            HandStep::LiftKing { from, beside } => format!("lift {from} beside {beside}"),
            HandStep::MoveRook { from, to } => format!("rook {from}-{to}"),
            HandStep::PlaceKing { to } => format!("place {to}"),
        };
        geometry.hands().map(describe).collect()
    };
    assert_eq!(
        steps("4k3/8/8/8/8/8/8/6KR w H - 0 1", Wing::G),
        ["lift g1 beside g1", "rook h1-f1", "place g1"]
    );
    assert_eq!(
        steps("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", Wing::G),
        ["lift e1 beside g1", "place g1"]
    );
    assert_eq!(
        steps("2rk4/8/8/8/8/8/8/4K3 b c - 0 1", Wing::C),
        ["lift d8 beside c8", "rook c8-d8", "place c8"]
    );
}
