//! Bishop, rook and queen, and the lines they move on.
//!
//! Hyperbola quintessence (Gerd Isenberg, Chess Programming Wiki): with the occupied squares of a
//! line as a number `o` and the slider as `s`, `o - 2s` borrows up to the nearest blocker above,
//! and the same on the byte-swapped word finds the one below. Ranks, which a byte swap does not
//! turn, have a table of their own. All tables together take 3.5 KiB.

use crate::{Bitboard, Square};

/// What a bishop attacks among the occupied squares.
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[from.index() as usize];
    Bitboard(along(lines.diagonal, from, occupied.0) | along(lines.anti_diagonal, from, occupied.0))
}

/// What a rook attacks among the occupied squares.
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[from.index() as usize];
    Bitboard(along(lines.file, from, occupied.0) | along_rank(from, occupied.0))
}

/// What a queen attacks among the occupied squares.
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// The whole line, edge to edge, through two squares; empty when none runs through both.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    let lines = &LINES[a.index() as usize];
    let rank = 0xff << (a.index() & 56);
    let other = 1 << b.index();
    let found = [lines.file, rank, lines.diagonal, lines.anti_diagonal]
        .into_iter()
        .filter(|line| line & other != 0)
        .fold(0, |line, found| line | found);
    // A square lies on four lines through itself, none of them "the" line.
    Bitboard(if a.index() == b.index() { 0 } else { found })
}

/// The squares strictly between two squares of one line; empty when they are on none.
///
/// ```
/// use rokada_chess::{attacks, Square};
///
/// let square = |name: &str| name.parse::<Square>();
/// assert!(attacks::between(square("a1")?, square("d4")?).has(square("c3")?));
/// assert!(attacks::between(square("a1")?, square("b3")?).is_empty());
/// # Ok::<(), rokada_chess::ParseSquareError>(())
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    // On a line the squares between two of its squares are those numbered between them.
    let above = |square: Square| !1 << square.index();
    let numbered_between = above(a) ^ above(b);
    let ends = 1 << a.index() | 1 << b.index();
    Bitboard(line(a, b).0 & numbered_between & !ends)
}

/// The file and the rank of a square.
#[inline]
pub(crate) fn straight_lines(square: Square) -> Bitboard {
    STRAIGHT[square.index() as usize]
}

/// The diagonals of a square.
#[inline]
pub(crate) fn slanting_lines(square: Square) -> Bitboard {
    SLANTING[square.index() as usize]
}

/// Attacks of a slider on `from` along a file or diagonal.
#[inline]
fn along(line: u64, from: Square, occupied: u64) -> u64 {
    let slider = 1u64 << from.index();
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(slider << 1);
    let down = blockers
        .swap_bytes()
        .wrapping_sub(slider.swap_bytes() << 1)
        .swap_bytes();
    // Blockers cancel out; the slider's own square never is in its attacks.
    (up ^ down) & line & !slider
}

/// Attacks of a slider on `from` along its rank.
#[inline]
fn along_rank(from: Square, occupied: u64) -> u64 {
    let shift = from.index() & 56;
    // The edge files never shield anything, so six bits tell all.
    let inner = (occupied >> shift >> 1) & 63;
    (RANK[(from.index() & 7) as usize][inner as usize] as u64) << shift
}

struct Lines {
    file: u64,
    diagonal: u64,
    anti_diagonal: u64,
}

static LINES: [Lines; 64] = {
    const NONE: Lines = Lines {
        file: 0,
        diagonal: 0,
        anti_diagonal: 0,
    };
    let mut table = [NONE; 64];
    let mut index = 0;
    while index < 64 {
        let square = Square::new(index);
        table[index as usize] = Lines {
            file: ray(square, 0, 1) | ray(square, 0, -1) | 1 << index,
            diagonal: ray(square, 1, 1) | ray(square, -1, -1) | 1 << index,
            anti_diagonal: ray(square, -1, 1) | ray(square, 1, -1) | 1 << index,
        };
        index += 1;
    }
    table
};

static STRAIGHT: [Bitboard; 64] = {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        table[index] = Bitboard(LINES[index].file | 0xff << (index & 56));
        index += 1;
    }
    table
};

static SLANTING: [Bitboard; 64] = {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        table[index] = Bitboard(LINES[index].diagonal | LINES[index].anti_diagonal);
        index += 1;
    }
    table
};

/// Every square seen from one in a direction on an empty board.
const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut squares = 0;
    let mut at = from;
    while let Some(next) = at.offset(files, ranks) {
        squares |= 1 << next.index();
        at = next;
    }
    squares
}

/// By the slider's file and the six inner squares of its rank.
static RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u8) << 1;
            let mut attacks = 0;
            let mut up = file + 1;
            while up < 8 {
                attacks |= 1 << up;
                if occupied >> up & 1 != 0 {
                    break;
                }
                up += 1;
            }
            let mut down = file;
            while down > 0 {
                down -= 1;
                attacks |= 1 << down;
                if occupied >> down & 1 != 0 {
                    break;
                }
            }
            table[file][inner] = attacks;
            inner += 1;
        }
        file += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks until something stands in the way.
    fn walk(from: Square, occupied: Bitboard, steps: &[(i8, i8)]) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for &(files, ranks) in steps {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                reached.insert(next);
                if occupied.has(next) {
                    break;
                }
                at = next;
            }
        }
        reached
    }

    #[test]
    fn sliders_see_what_a_walk_sees() {
        let mut random = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..2000 {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            // Sparse boards and full ones.
            let occupied = Bitboard(if round % 2 == 0 {
                random & random.rotate_left(21)
            } else {
                random
            });
            for from in Square::all() {
                let straight = [(0, 1), (1, 0), (0, -1), (-1, 0)];
                let slanting = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
                assert_eq!(rook(from, occupied), walk(from, occupied, &straight));
                assert_eq!(bishop(from, occupied), walk(from, occupied, &slanting));
            }
        }
    }

    #[test]
    fn lines_and_what_lies_between() {
        for a in Square::all() {
            for b in Square::all() {
                let both = Bitboard::square(a) | b.into();
                let seen = queen(a, Bitboard::EMPTY).has(b);
                assert_eq!(line(a, b).is_empty(), !seen);
                if seen {
                    assert_eq!(line(a, b) & both, both);
                    // Each sees the other, and both see exactly what is between.
                    let expected = if bishop(a, Bitboard::EMPTY).has(b) {
                        bishop(a, both) & bishop(b, both)
                    } else {
                        rook(a, both) & rook(b, both)
                    };
                    assert_eq!(between(a, b), expected & line(a, b));
                } else {
                    assert!(between(a, b).is_empty());
                }
            }
        }
    }
}
