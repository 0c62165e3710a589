//! The rules of chess once more: slow, on an array of squares, straight from the Laws, with nothing
//! of the library but its vocabulary. What the library says is held against this.

use rokada_chess::{CastlingRights, Color, File, Move, Piece, Rank, Role, Setup, Square, Wing};

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// Why a castling may not be played: the reason's name, the square, the pieces at fault.
pub(crate) type Reason = (&'static str, Square, Vec<Square>);

/// A position: what stands on each square and what the game's past leaves open.
#[derive(Clone)]
pub(crate) struct Naive {
    pub(crate) squares: [Option<Piece>; 64],
    pub(crate) turn: Color,
    pub(crate) rights: CastlingRights,
    /// The square passed by the pawn that has just made a double step, whoever stands beside it.
    pub(crate) passed: Option<Square>,
}

impl Naive {
    pub(crate) fn new(setup: &Setup) -> Naive {
        let mut squares = [None; 64];
        for square in Square::all() {
            squares[square.index() as usize] = setup.board.piece_at(square);
        }
        Naive {
            squares,
            turn: setup.turn,
            rights: setup.castling,
            passed: setup.en_passant,
        }
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index() as usize]
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[square.index() as usize] = piece;
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        let king = Some(Role::King.of(color));
        Square::all()
            .find(|&square| self.at(square) == king)
            .expect("each player has a king")
    }

    /// The squares a piece reaches by steps in the directions, up to the first piece, that included.
    fn rays(&self, from: Square, directions: &[(i8, i8)], longest: usize) -> Vec<Square> {
        let mut reached = Vec::new();
        for &(files, ranks) in directions {
            let mut here = from;
            for _ in 0..longest {
                let Some(next) = here.offset(files, ranks) else {
                    break;
                };
                reached.push(next);
                if self.at(next).is_some() {
                    break;
                }
                here = next;
            }
        }
        reached
    }

    /// The squares that the piece on a square attacks (Laws 3.1.2-3.8.1).
    fn attacks(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else {
            return Vec::new();
        };
        match piece.role {
            Role::Pawn => {
                let forward = forward(piece.color);
                self.rays(from, &[(-1, forward), (1, forward)], 1)
            }
            Role::Knight => self.rays(from, &KNIGHT, 1),
            Role::Bishop => self.rays(from, &DIAGONAL, 7),
            Role::Rook => self.rays(from, &STRAIGHT, 7),
            Role::Queen => self.rays(from, &[STRAIGHT, DIAGONAL].concat(), 7),
            Role::King => self.rays(from, &[STRAIGHT, DIAGONAL].concat(), 1),
        }
    }

    /// The squares of a player's pieces that attack a square.
    pub(crate) fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        Square::all()
            .filter(|&from| self.at(from).is_some_and(|piece| piece.color == by))
            .filter(|&from| self.attacks(from).contains(&square))
            .collect()
    }

    pub(crate) fn in_check(&self, color: Color) -> bool {
        !self.attackers(self.king(color), !color).is_empty()
    }

    /// Every legal move, in no order that means anything.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in Square::all() {
            match self.at(from) {
                Some(piece) if piece.color == self.turn => match piece.role {
                    Role::Pawn => self.pawn_moves(from, &mut moves),
                    _ => self.piece_moves(from, &mut moves),
                },
                _ => {}
            }
        }
        // Laws 3.9.2: no move may leave the own king attacked.
        moves.retain(|&mv| !self.play(mv).in_check(self.turn));
        moves.extend(Wing::ALL.into_iter().filter_map(|wing| self.castle(wing)));
        moves
    }

    fn piece_moves(&self, from: Square, moves: &mut Vec<Move>) {
        for to in self.attacks(from) {
            if self.at(to).is_none_or(|taken| taken.color != self.turn) {
                moves.push(Move::Normal {
                    from,
                    to,
                    promotion: None,
                });
            }
        }
    }

    /// Laws 3.7.
    fn pawn_moves(&self, from: Square, moves: &mut Vec<Move>) {
        let forward = forward(self.turn);
        let mut targets = Vec::new();
        if let Some(one) = from.offset(0, forward)
            && self.at(one).is_none()
        {
            targets.push(one);
            if from.rank() == Rank::Second.seen_by(self.turn)
                && let Some(two) = one.offset(0, forward)
                && self.at(two).is_none()
            {
                targets.push(two);
            }
        }
        for to in self.attacks(from) {
            match self.at(to) {
                Some(taken) if taken.color != self.turn => targets.push(to),
                None if self.passed == Some(to) => moves.push(Move::EnPassant { from, to }),
                _ => {}
            }
        }
        for to in targets {
            if to.rank() == Rank::Eighth.seen_by(self.turn) {
                for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                    moves.push(Move::Normal {
                        from,
                        to,
                        promotion: Some(role),
                    });
                }
            } else {
                moves.push(Move::Normal {
                    from,
                    to,
                    promotion: None,
                });
            }
        }
    }

    /// Castling on a wing if it may be played now.
    fn castle(&self, wing: Wing) -> Option<Move> {
        self.rights.rook(self.turn, wing)?;
        let (castling, obstacles) = self.castling(self.turn, wing)?;
        obstacles.is_empty().then_some(castling)
    }

    /// A player's castling on a wing and what is against it: the reason's name, the square and the
    /// pieces at fault. `None` when the right is lost. Laws 3.8.2, Guidelines II.3.2.
    pub(crate) fn castling(&self, color: Color, wing: Wing) -> Option<(Move, Vec<Reason>)> {
        let home = Rank::First.seen_by(color);
        let rook = Square::from_coords(self.rights.rook(color, wing)?, home);
        let king = self.king(color);
        let (king_to, rook_to) = (wing.king_to(color), wing.rook_to(color));
        let mut reasons = Vec::new();
        // II.3.2.7: all squares of both walks are empty but for this king and this rook.
        for (name, from, to) in [
            ("king_path_occupied", king, king_to),
            ("rook_path_occupied", rook, rook_to),
        ] {
            for square in walk(from, to) {
                if square != king && square != rook && self.at(square).is_some() {
                    reasons.push((name, square, vec![square]));
                }
            }
        }
        // 3.8.2.2: not out of check, not over an attacked square, not into check.
        for square in walk(king, king_to) {
            let by = self.attackers(square, !color);
            if !by.is_empty() {
                let name = match square {
                    _ if square == king => "in_check",
                    _ if square == king_to => "lands_in_check",
                    _ => "passes_attack",
                };
                reasons.push((name, square, by));
            }
        }
        // 3.9.2: nor may the king stand attacked once the rook has gone.
        let castling = Move::Castle { king, rook };
        let before = self.attackers(king_to, !color);
        let mut by = self
            .with_turn(color)
            .play(castling)
            .attackers(king_to, !color);
        by.retain(|attacker| !before.contains(attacker));
        if !by.is_empty() {
            reasons.push(("uncovers_attack", king_to, by));
        }
        Some((castling, reasons))
    }

    fn with_turn(&self, turn: Color) -> Naive {
        let mut other = self.clone();
        other.turn = turn;
        other
    }

    /// The position after a move that `legal_moves` or `pawn_moves` gave.
    pub(crate) fn play(&self, mv: Move) -> Naive {
        let mut next = self.clone();
        next.passed = None;
        next.turn = !self.turn;
        let mut left = Vec::new();
        match mv {
            Move::Normal {
                from,
                to,
                promotion,
            } => {
                let piece = self.at(from).expect("a piece to move");
                next.put(from, None);
                next.put(to, Some(promotion.unwrap_or(piece.role).of(self.turn)));
                let ranks = to.rank().index().abs_diff(from.rank().index());
                if piece.role == Role::Pawn && ranks == 2 {
                    next.passed = from.offset(0, forward(self.turn));
                }
                if piece.role == Role::King {
                    next.rights.lose_all(self.turn);
                }
                left = vec![from, to];
            }
            Move::EnPassant { from, to } => {
                next.put(to, self.at(from));
                next.put(from, None);
                next.put(Square::from_coords(to.file(), from.rank()), None);
            }
            Move::Castle { king, rook } => {
                let wing = if rook.file() > king.file() {
                    Wing::G
                } else {
                    Wing::C
                };
                next.put(king, None);
                next.put(rook, None);
                next.put(wing.king_to(self.turn), Some(Role::King.of(self.turn)));
                next.put(wing.rook_to(self.turn), Some(Role::Rook.of(self.turn)));
                next.rights.lose_all(self.turn);
            }
        }
        // 3.8.2.1: a rook that has moved, or is no more, castles no more.
        for color in Color::ALL {
            for wing in Wing::ALL {
                let rook = self.rights.rook(color, wing);
                let home = Rank::First.seen_by(color);
                if rook.is_some_and(|file| left.contains(&Square::from_coords(file, home))) {
                    next.rights.set(color, wing, None);
                }
            }
        }
        next
    }
}

fn forward(color: Color) -> i8 {
    if color.is_white() { 1 } else { -1 }
}

/// The squares from one to another along a rank, both included.
fn walk(from: Square, to: Square) -> Vec<Square> {
    let (low, high) = (from.file().min(to.file()), from.file().max(to.file()));
    File::ALL
        .into_iter()
        .filter(|file| (low..=high).contains(file))
        .map(|file| Square::from_coords(file, from.rank()))
        .collect()
}
