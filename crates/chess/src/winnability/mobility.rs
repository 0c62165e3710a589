//! Where each piece could ever stand: a bound from above, reached by letting every piece move as
//! long as nothing forbids it for good.
//!
//! The two players are taken to cooperate and never to have to move. A piece may enter a square
//! that is empty, or that its first occupant can leave or be taken from; pawns that face each other
//! do not pass while neither can leave the file; a king may not enter a square attacked by a piece
//! that can never leave nor be taken. Each real move is allowed here: the first one that were not
//! would have to use a square that never empties, or to step into the attack of a piece that never
//! goes. So what this says can never happen never happens; blocked
//! pawn walls are told by it at once. (The idea is that of the semi-static analysis in Ambrona's
//! paper of 2022; the rules are our own.)

use alloc::vec::Vec;

use crate::{Bitboard, Board, Color, Piece, Rank, Role, Square, attacks};

/// One of the pieces on the board, with all the squares it may ever come to.
#[derive(Clone, Debug)]
pub(super) struct Actor {
    pub(super) piece: Piece,
    home: Square,
    pub(super) reach: Bitboard,
    /// It may be taken somewhere.
    may_be_taken: bool,
}

impl Actor {
    /// It stands where it stands for good.
    fn is_stuck(&self) -> bool {
        self.reach == self.home.into() && !self.may_be_taken
    }
}

/// The pieces' reach, and which squares can be empty.
#[derive(Clone, Debug)]
pub(super) struct Mobility {
    pub(super) actors: Vec<Actor>,
    /// Squares that are empty or may become so.
    pub(super) clearable: Bitboard,
    /// A pawn might come to the last rank.
    promotes: bool,
}

impl Mobility {
    /// The bound for a board; `None` when a pawn might promote, after which all is open. Castling
    /// rights and an en passant capture must have been ruled out.
    pub(super) fn new(board: &Board) -> Option<Mobility> {
        if has_free_runner(board) {
            return None;
        }
        let mut mobility = Mobility::at_home(board);
        while mobility.grow() {
            if mobility.promotes {
                return None;
            }
        }
        (!mobility.promotes).then_some(mobility)
    }

    /// The bound for all that comes before a promotion.
    pub(super) fn before_promotion(board: &Board) -> Mobility {
        let mut mobility = Mobility::at_home(board);
        while mobility.grow() {}
        mobility
    }

    /// Each piece on its square, before the first move.
    fn at_home(board: &Board) -> Mobility {
        let actors = board
            .occupied()
            .into_iter()
            .filter_map(|home| {
                Some(Actor {
                    piece: board.piece_at(home)?,
                    home,
                    reach: home.into(),
                    may_be_taken: false,
                })
            })
            .collect();
        Mobility {
            actors,
            clearable: !board.occupied(),
            promotes: false,
        }
    }

    /// Lets each piece go where it now may; `true` when that is news.
    fn grow(&mut self) -> bool {
        let mut changed = self.endanger();
        for index in 0..self.actors.len() {
            changed |= self.extend(index);
        }
        changed
    }

    /// Lets one piece go where it now may; `true` when that is news.
    fn extend(&mut self, index: usize) -> bool {
        let Actor { piece, reach, .. } = self.actors[index];
        let mut targets = match piece.role {
            Role::Pawn => self.pawn_targets(&self.actors[index]),
            Role::King => self.steps(piece, reach) - self.forever_attacked(!piece.color),
            _ => self.steps(piece, reach),
        };
        if piece.role == Role::Pawn {
            let last_rank = Bitboard::rank(Rank::Eighth.seen_by(piece.color));
            self.promotes |= !(targets & last_rank).is_empty();
            targets -= last_rank;
        }
        if (targets - reach).is_empty() {
            return false;
        }
        self.actors[index].reach |= targets;
        self.clearable.insert(self.actors[index].home);
        true
    }

    /// Notes which pieces may be taken by now; `true` when that is news.
    fn endanger(&mut self) -> bool {
        let mut changed = false;
        for index in 0..self.actors.len() {
            let Actor {
                piece, home, reach, ..
            } = self.actors[index];
            let is_taken_by = |hunter: &Actor| {
                let strikes = match hunter.piece.role {
                    Role::Pawn => pawn_attacks(hunter.piece.color, hunter.reach),
                    _ => hunter.reach,
                };
                hunter.piece.color != piece.color && !(strikes & reach).is_empty()
            };
            if piece.role != Role::King
                && !self.actors[index].may_be_taken
                && self.actors.iter().any(is_taken_by)
            {
                self.actors[index].may_be_taken = true;
                self.clearable.insert(home);
                changed = true;
            }
        }
        changed
    }

    /// Where a piece other than a pawn may go from any square of its reach.
    fn steps(&self, piece: Piece, reach: Bitboard) -> Bitboard {
        let enterable = self.clearable | self.prey(piece.color);
        reach
            .into_iter()
            .map(|from| attacks::piece(piece.role, piece.color, from, !self.clearable))
            .fold(Bitboard::EMPTY, |all, squares| all | squares)
            & enterable
    }

    fn pawn_targets(&self, pawn: &Actor) -> Bitboard {
        let color = pawn.piece.color;
        let forward = if color.is_white() { 1 } else { -1 };
        let free = self.clearable - self.behind_facing_pawns(pawn);
        let one_step = |from: Square| from.offset(0, forward).filter(|&to| free.has(to));
        let mut targets = pawn_attacks(color, pawn.reach) & self.prey(color);
        for from in pawn.reach {
            let Some(one) = one_step(from) else { continue };
            targets.insert(one);
            if from.rank() == Rank::Second.seen_by(color)
                && let Some(two) = one_step(one)
            {
                targets.insert(two);
            }
        }
        targets
    }

    /// Two pawns that face each other never pass as long as neither can leave the file, by taking
    /// or by being taken: the squares from the other one's home on.
    fn behind_facing_pawns(&self, pawn: &Actor) -> Bitboard {
        let color = pawn.piece.color;
        let file = Bitboard::file(pawn.home.file());
        if !(pawn.reach - file).is_empty() {
            return Bitboard::EMPTY;
        }
        let advance = |square: Square| square.rank().seen_by(color);
        let is_facing = |other: &&Actor| {
            other.piece == Role::Pawn.of(!color)
                && (other.reach - file).is_empty()
                && !other.may_be_taken
                && advance(other.home) > advance(pawn.home)
        };
        let nearest = self
            .actors
            .iter()
            .filter(is_facing)
            .map(|other| advance(other.home))
            .min();
        file.into_iter()
            .filter(|&square| nearest.is_some_and(|rank| advance(square) >= rank))
            .collect()
    }

    /// The squares where a player may ever find something to take. A pawn that passes a square
    /// could stop on it, so en passant needs no case of its own.
    fn prey(&self, hunter: Color) -> Bitboard {
        self.actors
            .iter()
            .filter(|actor| actor.piece.color != hunter && actor.piece.role != Role::King)
            .fold(Bitboard::EMPTY, |all, actor| all | actor.reach)
    }

    /// The squares attacked for good by a player's stuck pieces. A slider's line counts as far as
    /// nothing can ever step on it.
    fn forever_attacked(&self, by: Color) -> Bitboard {
        let visited = self
            .actors
            .iter()
            .fold(Bitboard::EMPTY, |all, actor| all | actor.reach);
        self.actors
            .iter()
            .filter(|actor| actor.piece.color == by && actor.is_stuck())
            .map(|actor| attacks::piece(actor.piece.role, by, actor.home, visited))
            .fold(Bitboard::EMPTY, |all, squares| all | squares)
    }

    /// May the player ever give check in a way that leaves the other king no square? Asks for one
    /// square of each king, a check there, and for every square around that a cover, the other
    /// king or a piece of the king's own, a different one for each.
    pub(super) fn allows_mate_by(&self, winner: Color) -> bool {
        let king_reach = |color: Color| {
            self.actors
                .iter()
                .find(|actor| actor.piece == Role::King.of(color))
                .map_or(Bitboard::EMPTY, |actor| actor.reach)
        };
        let covered = self
            .pieces_of(winner)
            .flat_map(|actor| actor.reach.into_iter().map(|from| (actor.piece, from)))
            .fold(Bitboard::EMPTY, |all, (piece, from)| {
                all | attacks::piece(piece.role, piece.color, from, !self.clearable)
            });
        (king_reach(!winner) & covered).into_iter().any(|king| {
            // Seen through the king, as a check along a line covers what is behind it too.
            let open = attacks::king(king) - (covered | self.behind(king, winner));
            let near = attacks::king(king) | king.into();
            let blockers: Vec<Bitboard> = self.pieces_of(!winner).map(|a| a.reach).collect();
            (king_reach(winner) - near)
                .into_iter()
                .any(|other| can_fill(open - attacks::king(other), &blockers))
        })
    }

    /// A player's pieces but the king.
    fn pieces_of(&self, color: Color) -> impl Iterator<Item = &Actor> {
        self.actors
            .iter()
            .filter(move |actor| actor.piece.color == color && actor.piece.role != Role::King)
    }

    /// The squares beside a king that a slider of the winner attacks through it.
    fn behind(&self, king: Square, winner: Color) -> Bitboard {
        let through = !(self.clearable | king.into());
        self.pieces_of(winner)
            .flat_map(|actor| actor.reach.into_iter().map(|from| (actor.piece, from)))
            .filter(|(piece, from)| {
                attacks::piece(piece.role, piece.color, *from, !self.clearable).has(king)
            })
            .fold(Bitboard::EMPTY, |all, (piece, from)| {
                all | attacks::piece(piece.role, piece.color, from, through)
            })
    }
}

/// Can every square be filled by a piece of its own within its reach? By Hall's theorem, if each
/// set of squares is reached by as many pieces as it has squares.
fn can_fill(squares: Bitboard, reaches: &[Bitboard]) -> bool {
    let enough = |set: Bitboard| {
        let fitting = reaches.iter().filter(|&&reach| !(reach & set).is_empty());
        fitting.count() >= set.len() as usize
    };
    let mut set = squares;
    // Counts down through all the sets that `squares` contains.
    while !set.is_empty() {
        if !enough(set) {
            return false;
        }
        set = Bitboard(set.0 - 1) & squares;
    }
    true
}

fn pawn_attacks(color: Color, from: Bitboard) -> Bitboard {
    from.into_iter()
        .map(|square| attacks::pawn(color, square))
        .fold(Bitboard::EMPTY, |all, squares| all | squares)
}

/// `true` when a pawn may walk to the last rank as the board stands.
fn has_free_runner(board: &Board) -> bool {
    Color::ALL.into_iter().any(|color| {
        board
            .by_piece(Role::Pawn.of(color))
            .into_iter()
            .any(|pawn| {
                let end = Square::from_coords(pawn.file(), Rank::Eighth.seen_by(color));
                let way = attacks::between(pawn, end) | end.into();
                (way & board.occupied()).is_empty()
            })
    })
}
