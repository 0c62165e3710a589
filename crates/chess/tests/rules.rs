//! The library against the naive rules, which share no code with it.

mod naive;

use naive::Naive;
use rokada_chess::StartPosition;

/// Published: perft 1-3 of the classical array and of start position 0 (Chess Programming Wiki).
#[test]
fn the_naive_rules_count_as_published() {
    fn perft(position: &Naive, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = position.legal_moves();
        moves
            .into_iter()
            .map(|mv| perft(&position.play(mv), depth - 1))
            .sum()
    }
    for (number, counts) in [(518, [20, 400, 8902]), (0, [20, 400, 9006])] {
        let start = StartPosition::new(number).expect("a number below 960");
        let start = Naive::new(&start.setup());
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(
                perft(&start, depth),
                count,
                "position {number}, depth {depth}"
            );
        }
    }
}
