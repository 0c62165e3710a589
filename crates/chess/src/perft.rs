//! Counting the nodes of the move tree, by which move generators are compared.

use core::ops::ControlFlow;

use crate::Position;

/// How many sequences of `depth` legal moves start from the position.
///
/// ```
/// use rokada_chess::{Position, perft};
///
/// assert_eq!(perft(&Position::default(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => {
            let mut nodes = 0;
            let _ = position.try_for_each_move_set(|set| {
                for the_move in set {
                    nodes += perft(&position.play_unchecked(the_move), depth - 1);
                }
                ControlFlow::Continue(())
            });
            nodes
        }
    }
}
