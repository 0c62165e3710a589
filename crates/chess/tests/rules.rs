//! The library against the naive rules, which share no code with it.

mod naive;

use naive::{Naive, Reason};
use rokada_chess::{Color, Move, Position, Role, Setup, Square, StartPosition, Wing};

/// Published: perft 1-3 of positions of the Chess960 list on the Chess Programming Wiki.
#[test]
fn the_naive_rules_count_as_published() {
    fn perft(position: &Naive, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = position.legal_moves();
        moves
            .into_iter()
            .map(|the_move| perft(&position.play(the_move), depth - 1))
            .sum()
    }
    for (fen, counts) in [
        (
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            [21, 528, 12189],
        ),
        (
            "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
            [21, 807, 18002],
        ),
    ] {
        let position = Naive::new(&fen.parse().expect("a FEN"));
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{fen}, depth {depth}");
        }
    }
}

/// Marsaglia's xorshift: the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    /// A move at random; castling, where there is one, half of the time.
    fn choose(&mut self, moves: &[Move]) -> Option<Move> {
        let castling = moves
            .iter()
            .find(|the_move| matches!(the_move, Move::Castle { .. }));
        match castling {
            Some(&castling) if self.below(2) == 0 => Some(castling),
            _ if moves.is_empty() => None,
            _ => Some(moves[self.below(moves.len())]),
        }
    }
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_by_key(|the_move| format!("{the_move:?}"));
    moves
}

/// Everything the two say about a position.
fn compare(position: &Position, naive: &Naive) {
    let fen = position.to_setup().shredder_fen();
    assert_eq!(position.turn(), naive.turn, "{fen}");
    for square in Square::all() {
        assert_eq!(position.board().piece_at(square), naive.at(square), "{fen}");
    }
    assert_eq!(position.castling_rights(), naive.rights, "{fen}");
    assert_eq!(position.is_check(), naive.in_check(naive.turn), "{fen}");
    assert_eq!(
        sorted(position.legal_moves()),
        sorted(naive.legal_moves()),
        "{fen}"
    );
    for color in Color::ALL {
        for wing in Wing::ALL {
            compare_castling(position, naive, color, wing);
        }
    }
}

/// The plan gives the move and the reasons that the Laws give.
fn compare_castling(position: &Position, naive: &Naive, color: Color, wing: Wing) {
    let fen = position.to_setup().shredder_fen();
    let plan = position.castling_of(color, wing);
    let codes: Vec<&str> = plan.obstacles().iter().map(|o| o.code()).collect();
    match naive.castling(color, wing) {
        None => {
            assert_eq!(codes.first(), Some(&"right_lost"), "{fen}");
            assert_eq!(plan.legal_move(), None, "{fen}");
        }
        Some((castling, mut reasons)) => {
            let legal = reasons.is_empty().then_some(castling);
            assert_eq!(plan.legal_move(), legal, "{color} {wing:?} in {fen}");
            let mut told: Vec<Reason> = plan
                .obstacles()
                .iter()
                .filter_map(|o| Some((o.code(), o.square()?, o.by().into_iter().collect())))
                .collect();
            assert_eq!(told.len(), codes.len(), "{fen}");
            told.sort();
            reasons.sort();
            assert_eq!(told, reasons, "{color} {wing:?} in {fen}");
        }
    }
}

/// What a set-up says can be read back, and the key kept move by move is that of the set-up.
fn round_trip(position: &Position) {
    let setup = position.to_setup();
    for fen in [setup.fen(), setup.shredder_fen()] {
        let read: Setup = fen.parse().expect("what was written is read");
        assert_eq!(read, setup, "{fen}");
    }
    let again = Position::from_setup(setup).expect("play leads to legal positions");
    assert_eq!(again.key(), position.key());
    assert_eq!(&again, position);
}

/// Plays at random and compares all the way; answers how many castlings were played.
fn play_at_random(setup: &Setup, plies: usize, random: &mut Random) -> usize {
    let mut position = Position::from_setup(setup.clone()).expect("a legal set-up");
    let mut naive = Naive::new(setup);
    let mut castlings = 0;
    for _ in 0..plies {
        compare(&position, &naive);
        round_trip(&position);
        let Some(the_move) = random.choose(&position.legal_moves().into_iter().collect::<Vec<_>>())
        else {
            break;
        };
        castlings += usize::from(matches!(the_move, Move::Castle { .. }));
        position = position.play(the_move).expect("a legal move");
        naive = naive.play(the_move);
    }
    castlings
}

#[test]
fn random_play_from_every_array() {
    let mut random = Random(960);
    let castlings: usize = StartPosition::all()
        .map(|start| play_at_random(&start.setup(), 16, &mut random))
        .sum();
    assert!(castlings > 300, "only {castlings} castlings");
}

/// Each player has an array of their own and half of the pieces is gone, so that kings meet checks
/// and rooks open lines from the first move on.
#[test]
fn random_play_from_double_arrays_with_few_pieces() {
    let mut random = Random(1918);
    let mut castlings = 0;
    for white in StartPosition::all() {
        let black = StartPosition::new(random.below(960) as u16).expect("below 960");
        let mut setup = StartPosition::double_setup(white, black);
        for square in Square::all() {
            let keep = [Role::King, Role::Rook];
            let goes = |role| !keep.contains(&role) && random.below(2) == 0;
            if setup
                .board
                .piece_at(square)
                .map(|piece| piece.role)
                .is_some_and(goes)
            {
                setup.board.set(square, None);
            }
        }
        if setup.faults().is_empty() {
            castlings += play_at_random(&setup, 24, &mut random);
        }
    }
    assert!(castlings > 300, "only {castlings} castlings");
}
