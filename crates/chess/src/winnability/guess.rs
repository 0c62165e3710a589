//! How promising a position looks on the way to a helpmate. A guess decides only where the search
//! looks first, never what it answers. The smaller the better.

use crate::{Color, Position, Role, Square, attacks};

/// All of them; the search lets them take turns.
pub(super) const ALL: [fn(&Position, Color) -> i32; 4] =
    [first_come, mating_net, clearing, smothering];

/// All alike: the one found first comes first.
fn first_come(_: &Position, _: Color) -> i32 {
    0
}

/// How far the opponent's king is from being caught: its ways out, its distance from the edge and
/// from the other king, and what the player has to catch it with.
fn mating_net(position: &Position, player: Color) -> i32 {
    let board = position.board();
    let (own, theirs) = (board.by_color(player), board.by_color(!player));
    let prey = position.king(!player);
    let occupied = board.occupied() - prey.into();
    let is_open =
        |&square: &Square| attacks::attackers_to(board, square, player, occupied).is_empty();
    let ways_out = (attacks::king(prey) - theirs)
        .into_iter()
        .filter(is_open)
        .count() as i32;
    let apart = steps_between(prey, position.king(player)).max(2);
    let strong = (board.by_role(Role::Queen) | board.by_role(Role::Rook)) & own;
    let mut distance = 8 * ways_out + 2 * from_edge(prey) + 3 * apart;
    distance -= 40 * strong.len().min(2) as i32;
    if strong.is_empty() {
        // A strong piece is worth a walk to the last rank.
        for pawn in board.by_role(Role::Pawn) & own {
            distance -= i32::from(pawn.rank().seen_by(player).index()) * 4;
        }
    } else {
        // The opponent's pieces are in the way of strong ones and of use to weak ones.
        distance += 4 * theirs.len() as i32;
    }
    distance
}

/// How much is still in the way: the opponent's pieces to be taken, the player's pawns to be
/// advanced, and how far the kings are from a mate in the corner.
fn clearing(position: &Position, player: Color) -> i32 {
    let board = position.board();
    let (own, theirs) = (board.by_color(player), board.by_color(!player));
    let strong = (board.by_role(Role::Queen) | board.by_role(Role::Rook)) & own;
    let front = (board.by_role(Role::Pawn) & own)
        .into_iter()
        .map(|pawn| i32::from(pawn.rank().seen_by(player).index()))
        .max();
    let prey = position.king(!player);
    8 * theirs.len() as i32 - 2 * front.unwrap_or(0) - 30 * strong.len().min(1) as i32
        + from_edge(prey)
        + steps_between(prey, position.king(player)).max(2)
}

/// How far both sides are from the mates of minor pieces: the king in a corner that the player's
/// bishops reach, shut in by its own pieces.
fn smothering(position: &Position, player: Color) -> i32 {
    let board = position.board();
    let prey = position.king(!player);
    let bishops = board.by_piece(Role::Bishop.of(player));
    let is_fit = |corner: &Square| {
        bishops.is_empty()
            || bishops
                .into_iter()
                .any(|b| b.is_light() == corner.is_light())
    };
    let to_corner = [0, 7, 56, 63]
        .map(Square::new)
        .into_iter()
        .filter(is_fit)
        .map(|corner| steps_between(prey, corner))
        .min();
    let shut_in = (board.by_color(!player) - prey.into())
        .into_iter()
        .map(|square| steps_between(square, prey))
        .min();
    let apart = steps_between(prey, position.king(player)).max(2);
    4 * to_corner.unwrap_or(0)
        + 2 * shut_in.unwrap_or(8)
        + 2 * apart
        + 3 * board.by_piece(Role::Pawn.of(!player)).len() as i32
}

/// Steps to the nearest file at the edge and to the nearest rank at the edge.
fn from_edge(square: Square) -> i32 {
    let to_edge = |index: u8| i32::from(index.min(7 - index));
    to_edge(square.file().index()) + to_edge(square.rank().index())
}

fn steps_between(a: Square, b: Square) -> i32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    i32::from(files.max(ranks))
}
