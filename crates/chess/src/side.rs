//! The player to move as a type, so that code is compiled for each.

use crate::Color;

/// A player, known when compiling.
pub(crate) trait Side {
    /// The opponent.
    type Other: Side;
    /// Who it is.
    const US: Color;

    /// One step forward.
    fn forward(pawns: u64) -> u64;
    /// What pawns attack towards the h-file.
    fn east(pawns: u64) -> u64;
    /// What pawns attack towards the a-file.
    fn west(pawns: u64) -> u64;
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !(0x0101_0101_0101_0101 << 7);

/// White.
pub(crate) struct White;

impl Side for White {
    type Other = Black;
    const US: Color = Color::White;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns << 8
    }

    #[inline(always)]
    fn east(pawns: u64) -> u64 {
        (pawns & NOT_H) << 9
    }

    #[inline(always)]
    fn west(pawns: u64) -> u64 {
        (pawns & NOT_A) << 7
    }
}

/// Black.
pub(crate) struct Black;

impl Side for Black {
    type Other = White;
    const US: Color = Color::Black;

    #[inline(always)]
    fn forward(pawns: u64) -> u64 {
        pawns >> 8
    }

    #[inline(always)]
    fn east(pawns: u64) -> u64 {
        (pawns & NOT_H) >> 7
    }

    #[inline(always)]
    fn west(pawns: u64) -> u64 {
        (pawns & NOT_A) >> 9
    }
}
