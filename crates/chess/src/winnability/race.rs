//! Players who run out of moves before the opponent has promoted a pawn.
//!
//! One player, the *bound* one, is shut in but for pawns that still have some squares before them,
//! up to a pawn of the other player, the *runner*. The runner's king may take them, and then a pawn
//! behind them is free to promote; but the bound player, who has to move all the while, has only as
//! many moves as there are squares before the pawns. If these do not last until a pawn has
//! promoted, and no mate is possible without a promotion, there is none.
//!
//! *Proof.* The squares that the runner's king and pawns may have come to after one, two, three
//! moves of the runner are bounded from above: each goes one step from wherever it may have been,
//! onto any square that may be empty by then. Pawns of both players that face each other on a file
//! don't pass until the king may have been where the bound pawn may be, on that file. The king
//! keeps off squares attacked by the bound player's king and by pawns that cannot have moved nor
//! been taken. All other pieces are taken to stay, and as soon as one of them might move or be
//! taken, or a pawn might take, nothing is claimed: so up to then they have stayed. The bound
//! player's moves up to then are those of pawns, each of which goes forward on its file and not past
//! the runner's pawn before it: no more than there are squares between. After so many moves, and one
//! more of the runner, the bound player has none, and the game is over.

use alloc::vec::Vec;

use crate::{Bitboard, Board, Color, Position, Rank, Role, Square, attacks};

/// `true` when it is proven that a player has no move left before any pawn has promoted. Castling
/// rights must have been ruled out.
pub(super) fn is_lost_in_time(position: &Position) -> bool {
    position.legal_en_passant().is_none()
        && Color::ALL
            .into_iter()
            .any(|bound| is_bound_to_stop(position, bound))
}

fn is_bound_to_stop(position: &Position, bound: Color) -> bool {
    let Some(mut race) = Race::new(position.board(), bound) else {
        return false;
    };
    let first = u8::from(position.turn() != bound);
    let mut moves = 0;
    while moves < race.moves_of_bound + first {
        moves += 1;
        if !race.go_on(moves) {
            return false;
        }
    }
    race.is_as_it_was() && !race.promotes_within(moves.into())
}

/// What may be after some moves.
struct Race {
    bound: Color,
    /// Neither a pawn nor the runner's king.
    fixed: Vec<(Role, Color, Square)>,
    fixed_squares: [Bitboard; 2],
    bound_king: Square,
    /// Where the bound player's pawns stand at first, and where they may come to.
    bound_pawns: Vec<(Square, Bitboard)>,
    bound_home: Bitboard,
    bound_reach: Bitboard,
    /// Those that cannot move as long as nothing is taken.
    bound_stuck: Bitboard,
    moves_of_bound: u8,
    runner_home: Bitboard,
    runner_reach: Bitboard,
    /// Squares of the last rank that a pawn may have come to.
    promoted: Bitboard,
    king_reach: Bitboard,
    /// Squares that may be empty.
    clearable: Bitboard,
    /// The pawns of the bound player that may have been taken.
    taken: Bitboard,
    /// For squares of `king_reach`, after how many moves.
    arrival: [u8; 64],
}

impl Race {
    /// `None` when it is not such a race.
    fn new(board: &Board, bound: Color) -> Option<Race> {
        let pawns = board.by_role(Role::Pawn);
        let bound_home = pawns & board.by_color(bound);
        let runner_home = pawns & board.by_color(!bound);
        let king = board.king(!bound)?;
        let fixed_squares = board.occupied() - pawns - king.into();
        let fixed = fixed_squares
            .into_iter()
            .filter_map(|at| Some((board.piece_at(at)?, at)))
            .map(|(piece, at)| (piece.role, piece.color, at))
            .collect();
        let mut race = Race {
            bound,
            fixed,
            fixed_squares: Color::ALL.map(|color| fixed_squares & board.by_color(color)),
            bound_king: board.king(bound)?,
            bound_pawns: bound_home
                .into_iter()
                .map(|pawn| (pawn, pawn.into()))
                .collect(),
            bound_home,
            bound_reach: bound_home,
            bound_stuck: Bitboard::EMPTY,
            moves_of_bound: 0,
            runner_home,
            runner_reach: runner_home,
            promoted: Bitboard::EMPTY,
            king_reach: king.into(),
            clearable: !board.occupied() | king.into(),
            taken: Bitboard::EMPTY,
            arrival: [0; 64],
        };
        race.measure().then_some(race)
    }

    /// How far the bound player's pawns may go: up to what stays, less a square for each pawn of
    /// their own on the way that cannot have been taken by now. `false` when one may promote.
    fn measure(&mut self) -> bool {
        let walls = self.fixed_squares[0] | self.fixed_squares[1] | self.runner_home;
        let last_rank = Bitboard::rank(Rank::Eighth.seen_by(self.bound));
        self.bound_reach = self.bound_home;
        self.bound_stuck = Bitboard::EMPTY;
        self.moves_of_bound = 0;
        for (pawn, reach) in &mut self.bound_pawns {
            let mut way = Bitboard::EMPTY;
            let mut at = ahead((*pawn).into(), self.bound) - walls;
            while !at.is_empty() {
                way |= at;
                at = ahead(at, self.bound) - walls;
            }
            if !(way & last_rank).is_empty() {
                return false;
            }
            let squares = way.len() - (way & (self.bound_home - self.taken)).len();
            *reach = Bitboard::square(*pawn);
            for _ in 0..squares {
                *reach |= ahead(*reach, self.bound);
            }
            if squares == 0 {
                self.bound_stuck.insert(*pawn);
            }
            self.bound_reach |= *reach;
            self.moves_of_bound += squares as u8;
        }
        self.clearable |= (self.bound_home - self.bound_stuck) | self.taken;
        true
    }

    /// Lets the runner make their nth move; `false` when the race may end in another way.
    fn go_on(&mut self, nth: u8) -> bool {
        if !self.is_as_it_was() {
            return false;
        }
        let runner = !self.bound;
        let way = attacks_of_king(self.king_reach) - self.forbidden();
        if !(way & self.fixed_squares[self.bound as usize]).is_empty() {
            return false;
        }
        // Pawns don't pass those that face them.
        let free = self.clearable - (self.bound_home - self.taken);
        let last_rank = Bitboard::rank(Rank::Eighth.seen_by(runner));
        let one = ahead(self.runner_reach, runner) & free;
        self.promoted |= one & last_rank;
        let one = one - last_rank;
        let third = Bitboard::rank(Rank::Third.seen_by(runner));
        let two = ahead(one & third, runner) & free;
        self.clearable |= self.runner_home & ahead(one, self.bound);
        self.runner_reach |= one | two;
        for square in (way & (self.clearable | self.bound_reach)) - self.king_reach {
            self.king_reach.insert(square);
            self.arrival[square.index() as usize] = nth;
        }
        let within = |reach: Bitboard| !(reach & self.king_reach).is_empty();
        let taken = self
            .bound_pawns
            .iter()
            .filter(|&&(_, reach)| within(reach))
            .fold(Bitboard::EMPTY, |all, &(pawn, _)| all | pawn.into());
        if taken == self.taken {
            return true;
        }
        self.taken |= taken;
        self.measure()
    }

    /// May the runner promote with the last of so many moves? It takes those of a pawn and, before
    /// that, those of the king to where it takes each pawn in the way.
    fn promotes_within(&self, moves: u32) -> bool {
        self.runner_home.into_iter().any(|pawn| {
            let end = Square::from_coords(pawn.file(), Rank::Eighth.seen_by(!self.bound));
            if !self.promoted.has(end) {
                return false;
            }
            let rank = u32::from(pawn.rank().seen_by(!self.bound).index());
            let steps = (7 - rank).min(5);
            let in_the_way = attacks::between(pawn, end) & self.bound_home;
            in_the_way.into_iter().all(|prey| {
                let way = self.king_takes(prey, pawn, in_the_way.len() == 1);
                way.is_some_and(|way| way + steps <= moves)
            }) && steps <= moves
        })
    }

    /// How soon the king may be where it takes this pawn, which is in the way of another. When it is
    /// the only one there, the squares it has not gone over by then are moves that the bound player
    /// will not have.
    fn king_takes(&self, prey: Square, other: Square, is_only: bool) -> Option<u32> {
        let ahead = attacks::between(prey, other) & self.bound_reach;
        ((ahead | prey.into()) & self.king_reach)
            .into_iter()
            .map(|square| {
                let lost = (attacks::between(square, other) & self.bound_reach).len();
                let moves = u32::from(self.arrival[square.index() as usize]);
                moves + if is_only { lost } else { 0 }
            })
            .min()
    }

    /// No pawn may have taken, no fixed piece may have moved.
    fn is_as_it_was(&self) -> bool {
        let (bound, runner) = (self.bound, !self.bound);
        let of = |color: Color| self.fixed_squares[color as usize];
        let prey_of_runner = (self.bound_reach | of(bound)) - self.bound_king.into();
        let prey_of_bound = self.runner_reach | of(runner);
        if !(attacks_of_pawns(self.runner_reach, runner) & prey_of_runner).is_empty()
            || !(attacks_of_pawns(self.bound_reach, bound) & prey_of_bound).is_empty()
        {
            return false;
        }
        let stuck = self.stuck_runners();
        let guarded = self
            .fixed
            .iter()
            .filter(|&&(_, color, _)| color == runner)
            .map(|&(role, color, at)| attacks::piece(role, color, at, Bitboard::FULL))
            .fold(attacks_of_pawns(stuck, runner), |all, more| all | more);
        self.fixed.iter().all(|&(role, color, at)| {
            let (own_pawns, prey) = match color == bound {
                true => (self.bound_home, prey_of_bound),
                false => (self.runner_home, prey_of_runner),
            };
            let targets = attacks::piece(role, color, at, !self.clearable) - of(color);
            match role {
                Role::King => (targets - guarded - (own_pawns - self.clearable)).is_empty(),
                _ => (targets & (self.clearable | prey)).is_empty(),
            }
        })
    }

    /// Where the runner's king cannot go.
    fn forbidden(&self) -> Bitboard {
        attacks::king(self.bound_king) | attacks_of_pawns(self.bound_stuck - self.taken, self.bound)
    }

    /// The runner's pawns that stand before what stays.
    fn stuck_runners(&self) -> Bitboard {
        let mut solid =
            self.fixed_squares[0] | self.fixed_squares[1] | (self.bound_stuck - self.taken);
        loop {
            let stuck = self.runner_home & ahead(solid, self.bound);
            if (stuck - solid).is_empty() {
                return stuck;
            }
            solid |= stuck;
        }
    }
}

/// The squares one rank further on.
fn ahead(squares: Bitboard, color: Color) -> Bitboard {
    Bitboard(match color {
        Color::White => squares.0 << 8,
        Color::Black => squares.0 >> 8,
    })
}

fn attacks_of_pawns(pawns: Bitboard, color: Color) -> Bitboard {
    beside(ahead(pawns, color))
}

fn attacks_of_king(squares: Bitboard) -> Bitboard {
    let row = squares | beside(squares);
    row | Bitboard(row.0 << 8) | Bitboard(row.0 >> 8)
}

fn beside(squares: Bitboard) -> Bitboard {
    let a = Bitboard::file(crate::File::A);
    let h = Bitboard::file(crate::File::H);
    Bitboard((squares - h).0 << 1) | Bitboard((squares - a).0 >> 1)
}
