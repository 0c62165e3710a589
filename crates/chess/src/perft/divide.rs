//! Node counts move by move, and on several threads.

use alloc::vec::Vec;

use super::perft;
use crate::{Move, Position};

/// The nodes below each legal move: how many sequences of `depth` legal moves begin with it. They
/// add up to [`perft`]; for depth 0, which has no first move, there is none.
///
/// ```
/// use rokada_chess::{Position, divide};
///
/// let nodes = divide(&Position::default(), 3);
/// assert_eq!(nodes.len(), 20);
/// assert_eq!(nodes.iter().map(|(_, nodes)| nodes).sum::<u64>(), 8_902);
/// ```
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(below) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let nodes = |the_move| (the_move, perft(&position.play_unchecked(the_move), below));
    position.legal_moves().iter().map(nodes).collect()
}

/// [`divide`] on several threads.
///
/// ```
/// use std::num::NonZeroUsize;
/// use rokada_chess::{Position, divide, divide_in_parallel};
///
/// let start = Position::default();
/// let two = NonZeroUsize::new(2).unwrap();
/// assert_eq!(divide_in_parallel(&start, 4, two), divide(&start, 4));
/// ```
#[cfg(feature = "std")]
pub fn divide_in_parallel(
    position: &Position,
    depth: u32,
    threads: core::num::NonZeroUsize,
) -> Vec<(Move, u64)> {
    use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

    // Too little work to share.
    if depth < 3 || threads.get() == 1 {
        return divide(position, depth);
    }
    let moves = position.legal_moves();
    let nodes: Vec<AtomicU64> = moves.iter().map(|_| AtomicU64::new(0)).collect();
    // The positions after two plies are many, so that no thread waits long for the last one.
    let mut work = Vec::new();
    for (first, the_move) in moves.iter().enumerate() {
        let reply_to = position.play_unchecked(the_move);
        for reply in &reply_to.legal_moves() {
            work.push((first, reply_to.play_unchecked(reply)));
        }
    }
    let taken = AtomicUsize::new(0);
    let count = || {
        while let Some((first, position)) = work.get(taken.fetch_add(1, Relaxed)) {
            nodes[*first].fetch_add(perft(position, depth - 2), Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.get().min(work.len()) {
            scope.spawn(count);
        }
        count();
    });
    let counted = nodes.into_iter().map(AtomicU64::into_inner);
    moves.into_iter().zip(counted).collect()
}

/// [`perft`] on several threads.
#[cfg(feature = "std")]
pub fn perft_in_parallel(position: &Position, depth: u32, threads: core::num::NonZeroUsize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let divided = divide_in_parallel(position, depth, threads);
    divided.into_iter().map(|(_, nodes)| nodes).sum()
}
