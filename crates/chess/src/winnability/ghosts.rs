//! A proof that forgets where the bishops are.
//!
//! Bishops that roam around a blockade make the positions many, and it hardly ever matters where
//! they are. So they are taken off the board, and each player who had some on squares of a shade
//! has a *ghost* instead: it is on all squares of the shade at once, wherever that helps to mate.
//!
//! - Instead of a move its player may pass, or take any piece but the king on a square of the
//!   shade.
//! - It attacks every square of the shade, when that is of use to the winner, and none when not.
//! - It may stand between a check and the king; it may be taken by a pawn on any square of the
//!   shade, and is there again afterwards.
//!
//! *Proof.* Take any legal game from the position, and the bishops off each of its boards. A move
//! of such a bishop is a pass or a capture on its shade. Any other move is one of a piece that is
//! kept: it goes over squares that were empty with the bishops there, hence are without; what it
//! takes is kept, or a bishop on a square of the shade. It leaves its own king unattacked, so also
//! without an attack that no ghost could stand in the way of, and only such attacks are asked
//! about here. So each position of the game, without the bishops, is found by the search. When the
//! game ends in mate, the king there is attacked, by a kept piece or by a bishop on its shade, and
//! none of the squares around is free: each holds a piece of its own side or is attacked. A bishop
//! gives check when it has moved or when another piece has left its line, since a king is never
//! attacked when the opponent is to move. All of this is what `Ghosts::may_be_mate` asks for. So
//! if the search ends without such a position, there is no mate.

use alloc::vec;
use alloc::vec::Vec;

use super::Winners;
use super::seen::Seen;
use crate::{Bitboard, Board, Color, Position, Rank, Role, Square, attacks, zobrist};

/// `true` when it is proven that none of the winners can mate. Looks at no more than `limit`
/// positions without their bishops.
pub(super) fn rule_out(start: &Position, winners: Winners, limit: usize) -> bool {
    if !start.castling_rights().is_empty() {
        return false;
    }
    let mut board = start.board().clone();
    let ghosts = Color::ALL.map(|color| raise(&mut board, start.board(), color));
    if ghosts == [Bitboard::EMPTY; 2] || !start.has_legal_moves() {
        return false;
    }
    let ghosts = Ghosts(ghosts);
    let mut seen = Seen::new();
    let mut open = vec![State {
        board,
        turn: start.turn(),
        passed: start.en_passant(),
    }];
    let mut next = Vec::new();
    while let Some(state) = open.pop() {
        ghosts.successors(&state, &mut next);
        for (after, left) in next.drain(..) {
            if winners.contain(state.turn) && ghosts.may_be_mate(&after, left) {
                return false;
            }
            if seen.insert(after.key()) {
                open.push(after);
            }
        }
        if seen.len() > limit {
            return false;
        }
    }
    true
}

/// Takes a player's bishops off, shade by shade, where one of them can move. What they leave
/// behind are the squares of these shades. Bishops that are shut in stay: they cost no positions.
fn raise(board: &mut Board, full: &Board, color: Color) -> Bitboard {
    let bishops = full.by_piece(Role::Bishop.of(color));
    let mut ghosts = Bitboard::EMPTY;
    for shade in [Bitboard::LIGHT, !Bitboard::LIGHT] {
        let of_shade = bishops & shade;
        let can_move =
            |from| !(attacks::bishop(from, full.occupied()) - full.by_color(color)).is_empty();
        if of_shade.into_iter().any(can_move) {
            ghosts |= shade;
            for square in of_shade {
                board.set(square, None);
            }
        }
    }
    ghosts
}

/// A position without the bishops.
#[derive(Clone)]
struct State {
    board: Board,
    turn: Color,
    /// The square a pawn has just passed, next to a pawn that might take it there.
    passed: Option<Square>,
}

impl State {
    fn key(&self) -> u64 {
        let mut key = match self.turn {
            Color::White => 0,
            Color::Black => zobrist::black_to_move(),
        };
        if let Some(passed) = self.passed {
            key ^= zobrist::en_passant(passed.file());
        }
        self.board.occupied().into_iter().fold(key, |key, square| {
            key ^ self
                .board
                .piece_at(square)
                .map_or(0, |piece| zobrist::piece(piece, square))
        })
    }

    /// With a piece moved, whatever it takes gone, and the opponent to move.
    fn moved(&self, from: Square, to: Square, role: Role) -> State {
        let mut after = State {
            board: self.board.clone(),
            turn: !self.turn,
            passed: None,
        };
        after.board.set(from, None);
        after.board.set(to, Some(role.of(self.turn)));
        after
    }
}

/// The squares on which each player's ghosts may be.
struct Ghosts([Bitboard; 2]);

impl Ghosts {
    fn of(&self, color: Color) -> Bitboard {
        self.0[color as usize]
    }

    /// What may come of a move: the states, and the squares that a piece has left; none when it
    /// was a ghost that moved.
    fn successors(&self, state: &State, into: &mut Vec<(State, Bitboard)>) {
        let (us, board) = (state.turn, &state.board);
        let (own, theirs, occupied) = (board.by_color(us), board.by_color(!us), board.occupied());
        let mut add = |after: State, left: Bitboard| {
            if !self.is_surely_in_check(&after.board, us) {
                into.push((after, left));
            }
        };
        for from in own - board.by_role(Role::Pawn) {
            let Some(role) = board.role_at(from) else {
                continue;
            };
            let targets = attacks::piece(role, us, from, occupied) - own;
            for to in targets - board.by_role(Role::King) {
                add(state.moved(from, to, role), from.into());
            }
        }
        for from in own & board.by_role(Role::Pawn) {
            self.pawn_moves(state, from, &mut add);
        }
        if !self.of(us).is_empty() {
            let passed = State {
                board: board.clone(),
                turn: !us,
                passed: None,
            };
            for prey in (theirs & self.of(us)) - board.by_role(Role::King) {
                let mut after = passed.clone();
                after.board.set(prey, None);
                add(after, Bitboard::EMPTY);
            }
            add(passed, Bitboard::EMPTY);
        }
    }

    fn pawn_moves(&self, state: &State, from: Square, add: &mut impl FnMut(State, Bitboard)) {
        let (us, board) = (state.turn, &state.board);
        let is_free = |square: &Square| !board.occupied().has(*square);
        let forward = if us.is_white() { 1 } else { -1 };
        let one = from.offset(0, forward).filter(is_free);
        let prey =
            (board.by_color(!us) - board.by_role(Role::King)) | (self.of(!us) - board.occupied());
        for to in (attacks::pawn(us, from) & prey).into_iter().chain(one) {
            if to.rank() == Rank::Eighth.seen_by(us) {
                for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                    add(state.moved(from, to, role), from.into());
                }
            } else {
                add(state.moved(from, to, Role::Pawn), from.into());
            }
        }
        if let Some(one) = one
            && from.rank() == Rank::Second.seen_by(us)
            && let Some(two) = one.offset(0, forward).filter(is_free)
        {
            let mut after = state.moved(from, two, Role::Pawn);
            let takers = attacks::pawn(us, one) & board.by_piece(Role::Pawn.of(!us));
            after.passed = Some(one).filter(|_| !takers.is_empty());
            add(after, from.into());
        }
        if let Some(passed) = state.passed
            && attacks::pawn(us, from).has(passed)
        {
            let taken = Square::from_coords(passed.file(), from.rank());
            let mut after = state.moved(from, passed, Role::Pawn);
            after.board.set(taken, None);
            add(after, Bitboard::square(from) | taken.into());
        }
    }

    /// Attacked, and no ghost of either player could be in between.
    fn is_surely_in_check(&self, board: &Board, color: Color) -> bool {
        let Some(king) = board.king(color) else {
            return true;
        };
        let blocked = board.occupied() | self.0[0] | self.0[1];
        !attacks::attackers_to(board, king, !color, blocked).is_empty()
    }

    /// May the player to move be mated, after the opponent's piece has left these squares, or
    /// after a ghost's move when there are none?
    fn may_be_mate(&self, state: &State, left: Bitboard) -> bool {
        let (loser, board) = (state.turn, &state.board);
        let (occupied, haunted) = (board.occupied(), self.of(!loser));
        let Some(king) = board.king(loser) else {
            return false;
        };
        let is_attacked = |square: Square, occupied: Bitboard| {
            !attacks::attackers_to(board, square, !loser, occupied).is_empty()
        };
        let by_a_ghost = haunted.has(king)
            && (left.is_empty() || !(attacks::bishop(king, occupied) & left).is_empty());
        if !by_a_ghost && !is_attacked(king, occupied) {
            return false;
        }
        let shut = board.by_color(loser) | self.of(loser) | haunted;
        (attacks::king(king) - shut)
            .into_iter()
            .all(|flight| is_attacked(flight, occupied - king.into()))
    }
}
