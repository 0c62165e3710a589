//! What the pieces let go amount to on the board.

use rokada_chess::{Geometry, Move, Position, Role, Square, Wing};

use crate::Release;

/// The move that stands on the board, legal or not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Made {
    /// Nothing has been moved.
    Nothing,
    /// King and rook stand as after castling.
    Castling(Wing, Geometry),
    /// One piece has gone elsewhere.
    Plain(Move),
    /// Something that is no move.
    NoMove,
}

/// What the last place of each piece amounts to.
pub(crate) fn made(position: &Position, released: &[Release]) -> Made {
    let mut moved: Vec<Release> = Vec::new();
    for release in released {
        moved.retain(|earlier| earlier.piece != release.piece);
        moved.push(*release);
    }
    moved.retain(|release| release.piece != release.on);
    if moved.is_empty() {
        return Made::Nothing;
    }
    for (wing, geometry) in castlings(position) {
        if is_castling(&moved, &geometry) {
            return Made::Castling(wing, geometry);
        }
    }
    match moved[..] {
        [Release { piece, on }] => Made::Plain(plain(position, piece, on)),
        _ => Made::NoMove,
    }
}

/// The castlings whose king and rook are known, legal or not.
pub(crate) fn castlings(position: &Position) -> impl Iterator<Item = (Wing, Geometry)> {
    Wing::ALL.into_iter().filter_map(|wing| {
        let geometry = position.castling(wing).geometry().copied()?;
        Some((wing, geometry))
    })
}

fn is_castling(moved: &[Release], geometry: &Geometry) -> bool {
    let ends = [
        (geometry.king_from, geometry.king_to),
        (geometry.rook_from, geometry.rook_to),
    ];
    let due = ends.into_iter().filter(|(from, to)| from != to);
    due.clone().count() == moved.len()
        && due
            .into_iter()
            .all(|(piece, on)| moved.contains(&Release { piece, on }))
}

/// A pawn let go on the last rank is taken as a queen; which piece it becomes is not asked here.
fn plain(position: &Position, from: Square, to: Square) -> Move {
    let promotion = Some(Role::Queen);
    [
        Move::EnPassant { from, to },
        Move::Normal {
            from,
            to,
            promotion,
        },
    ]
    .into_iter()
    .find(|&the_move| position.is_legal(the_move))
    .unwrap_or(Move::Normal {
        from,
        to,
        promotion: None,
    })
}
