//! Counting the nodes of the move tree, by which move generators are checked and compared.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod divide;
mod lanes;
mod leaf;
mod list;
mod node;
mod portable;

mod tree;

pub use divide::divide;
#[cfg(feature = "std")]
pub use divide::{divide_in_parallel, perft_in_parallel};

use portable::Portable;
use tree::Tree;

use crate::side::{Black, White};
use lanes::Lanes;

use crate::{Color, MoveList, Position};

/// How many sequences of `depth` legal moves start from the position.
///
/// It counts in bulk: the moves of the last ply are counted and not made. On x86-64 the code for
/// AVX2 is chosen when the processor has it, whatever the program was compiled for.
///
/// ```
/// use rokada_chess::{Position, perft};
///
/// assert_eq!(perft(&Position::default(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if let Some(processor) = avx2::Processor::detect() {
        return Tree::<avx2::Avx2>::count(processor, position, depth);
    }
    Tree::<Portable>::count((), position, depth)
}

impl Position {
    /// How many legal moves there are, counted without listing them.
    pub fn count_legal_moves(&self) -> usize {
        #[cfg(target_arch = "x86_64")]
        if let Some(processor) = avx2::Processor::detect() {
            return count::<avx2::Avx2>(processor, self);
        }
        count::<Portable>((), self)
    }

    /// All legal moves, in no order to rely on.
    ///
    /// ```
    /// use rokada_chess::Position;
    ///
    /// assert_eq!(Position::default().legal_moves().len(), 20);
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::EMPTY;
        #[cfg(target_arch = "x86_64")]
        if let Some(processor) = avx2::Processor::detect() {
            fill::<avx2::Avx2>(processor, self, &mut list);
            return list;
        }
        fill::<Portable>((), self, &mut list);
        list
    }
}

#[inline(always)]
fn count<L: Lanes>(processor: L::Processor, position: &Position) -> usize {
    let us = position.turn();
    let needs = position.castling_needs(us, position.king(us));
    let en_passant = position.legal_en_passant().into_iter().collect();
    let moves = match us {
        Color::White => L::leaf::<White>(processor, position.board(), &needs, en_passant),
        Color::Black => L::leaf::<Black>(processor, position.board(), &needs, en_passant),
    };
    moves as usize
}

#[inline(always)]
fn fill<L: Lanes>(processor: L::Processor, position: &Position, list: &mut MoveList) {
    match position.turn() {
        Color::White => L::list::<White>(processor, position, list),
        Color::Black => L::list::<Black>(processor, position, list),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, StartPosition};

    /// Plays a game of chance and asks at each position.
    fn play_at_random(setup: Setup, seed: u64, mut ask: impl FnMut(&Position)) {
        let mut position = Position::from_setup(setup).expect("a start position is legal");
        let mut random = seed | 1;
        for _ in 0..120 {
            ask(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let nth = (random % moves.len() as u64) as usize;
            position = position.play_unchecked(moves.get(nth).expect("a number below theirs"));
        }
    }

    /// The last ply is counted by other code than that which lists the moves, and on x86-64 by two
    /// builds of it: all agree, in double Chess960 too.
    #[test]
    fn the_last_ply_is_counted_as_it_is_listed() {
        let mut asked = 0;
        for white in StartPosition::all() {
            let other = (u32::from(white.number()) * 7 + 11) % 960;
            let black = StartPosition::new(other as u16).unwrap_or(white);
            let setup = StartPosition::double_setup(white, black);
            play_at_random(
                setup,
                0x9e37_79b9 * u64::from(white.number() + 1),
                |position| {
                    let listed = position.legal_moves().len() as u64;
                    for depth in 1..=2 {
                        let portable = Tree::<Portable>::count((), position, depth);
                        assert_eq!(portable, perft(position, depth), "{position:?}");
                        if depth == 1 {
                            assert_eq!(portable, listed, "{position:?}");
                        }
                    }
                    asked += 1;
                },
            );
        }
        assert!(asked > 50_000, "{asked} positions are too few");
    }
}
