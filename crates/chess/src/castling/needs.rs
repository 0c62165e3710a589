//! What a castling needs, as sets ready to be asked.

use crate::{Bitboard, Color, File, Geometry, Position, Rank, Square, Wing};

/// What a castling needs of the board.
#[derive(Copy, Clone)]
pub(crate) struct Needs {
    /// Squares to be empty.
    pub(crate) empty: u64,
    /// Squares not to be attacked.
    pub(crate) safe: u64,
    /// The rook, which must not be pinned. Only along the back rank can it be and still castle:
    /// then its going uncovers an attack on the king's destination.
    pub(crate) rook: u64,
}

impl Needs {
    /// Without the right: the board is never empty.
    pub(crate) const IMPOSSIBLE: Needs = Needs {
        empty: !0,
        safe: 0,
        rook: 0,
    };

    pub(crate) fn of(geometry: &Geometry) -> Needs {
        Needs {
            empty: geometry.must_be_empty.0,
            safe: geometry.must_be_safe.0,
            rook: Bitboard::square(geometry.rook_from).0,
        }
    }
}

impl Position {
    /// What a player's castlings need, by wing.
    #[inline(always)]
    pub(crate) fn castling_needs(&self, color: Color, king: Square) -> [Needs; 2] {
        Wing::ALL.map(|wing| {
            let Some(rook) = self.castling.rook(color, wing) else {
                return Needs::IMPOSSIBLE;
            };
            let (empty, safe) = ON_HOME_RANK[wing as usize][king.file() as usize][rook as usize];
            let home = Rank::First.seen_by(color).index() * 8;
            Needs {
                empty: u64::from(empty) << home,
                safe: u64::from(safe) << home,
                rook: 1 << (home + rook.index()),
            }
        })
    }
}

/// The squares of the home rank to be empty and those to be safe, by wing and by the files of king
/// and rook.
static ON_HOME_RANK: [[[(u8, u8); 8]; 8]; 2] = {
    let mut table = [[[(0, 0); 8]; 8]; 2];
    let mut wing = 0;
    while wing < 2 {
        let mut king = 0;
        while king < 8 {
            let mut rook = 0;
            while rook < 8 {
                let (k, r) = (File::new(king as u8), File::new(rook as u8));
                let geometry = Geometry::new(Color::White, Wing::ALL[wing], k, r);
                table[wing][king][rook] = (
                    geometry.must_be_empty.0 as u8,
                    geometry.must_be_safe.0 as u8,
                );
                rook += 1;
            }
            king += 1;
        }
        wing += 1;
    }
    table
};
