//! The inner nodes of the tree: every move made on a bare board, copied and never unmade.

use core::ops::ControlFlow;

use super::lanes::Lanes;
use crate::board::FILLED;
use crate::castling::Needs;
use crate::movegen::{Generator, Visitor, taken_en_passant};
use crate::side::{Black, Side, White};
use crate::{Bitboard, Board, Color, Geometry, MoveSet, Position, Rank, Role, Square, Wing};

/// What all nodes of a tree share: the processor and the castlings possible at the root, of which
/// later nodes have a part.
pub(super) struct Tree<L: Lanes> {
    pub(super) processor: L::Processor,
    /// By colour and wing.
    castlings: [[Option<Geometry>; 2]; 2],
    /// By colour and that colour's rights (bit 0 for the c-side, bit 1 for the g-side), for each
    /// wing.
    needs: [[[Needs; 2]; 4]; 2],
    /// By square, the rights that are left when something has gone from or to it.
    kept: [Rights; 64],
}

/// What the board does not show.
#[derive(Copy, Clone)]
pub(super) struct State {
    pub(super) rights: Rights,
    /// The square a pawn has just passed, if a pawn attacks it; the set is empty otherwise.
    pub(super) en_passant: Bitboard,
}

/// Rights to castle: one bit for each colour and wing.
#[derive(Copy, Clone)]
pub(super) struct Rights(u8);

impl Rights {
    const fn of(color: Color, wing: Wing) -> Rights {
        Rights(1 << (color as u8 * 2 + wing as u8))
    }
}

/// A board on a cache line of its own, so that what is stored wide is read back narrow at once.
#[repr(align(64))]
struct Child(Board);

impl<L: Lanes> Tree<L> {
    /// The leaves of a position's tree.
    pub(super) fn count(processor: L::Processor, position: &Position, depth: u32) -> u64 {
        let mut tree = Tree::<L> {
            processor,
            castlings: [[None; 2]; 2],
            needs: [[[Needs::IMPOSSIBLE; 2]; 4]; 2],
            kept: [Rights(!0); 64],
        };
        let mut rights = Rights(0);
        for color in Color::ALL {
            for wing in Wing::ALL {
                let Some(geometry) = position.castling_geometry(color, wing) else {
                    continue;
                };
                let right = Rights::of(color, wing);
                rights.0 |= right.0;
                tree.castlings[color as usize][wing as usize] = Some(geometry);
                for rights in (0..4).filter(|rights| rights >> wing as usize & 1 != 0) {
                    tree.needs[color as usize][rights][wing as usize] = Needs::of(&geometry);
                }
                for square in [geometry.king_from, geometry.rook_from] {
                    tree.kept[square.index() as usize].0 &= !right.0;
                }
            }
        }
        let state = State {
            rights,
            en_passant: position.legal_en_passant().into_iter().collect(),
        };
        let board = position.board();
        match (depth, position.turn()) {
            (0, _) => 1,
            (1, Color::White) => tree.leaf::<White>(board, state),
            (1, Color::Black) => tree.leaf::<Black>(board, state),
            (_, Color::White) => L::inner::<White>(&tree, board, state, depth),
            (_, Color::Black) => L::inner::<Black>(&tree, board, state, depth),
        }
    }

    #[inline(always)]
    fn leaf<S: Side>(&self, board: &Board, state: State) -> u64 {
        let needs = self.needs::<S>(state.rights);
        L::leaf::<S>(self.processor, board, needs, state.en_passant)
    }

    /// The castlings that a player has the right to.
    #[inline(always)]
    fn castlings(&self, color: Color, rights: Rights) -> [Option<Geometry>; 2] {
        Wing::ALL.map(|wing| {
            let has_right = rights.0 & Rights::of(color, wing).0 != 0;
            self.castlings[color as usize][wing as usize].filter(|_| has_right)
        })
    }

    /// What a player's castlings need, by wing.
    #[inline(always)]
    pub(super) fn needs<S: Side>(&self, rights: Rights) -> &[Needs; 2] {
        let rights = rights.0 >> (S::US as u8 * 2) & 3;
        &self.needs[S::US as usize][rights as usize]
    }

    /// The rights left when something has gone from or to a square.
    #[inline(always)]
    fn keep(&self, rights: Rights, square: Square) -> Rights {
        Rights(rights.0 & self.kept[square.index() as usize].0)
    }
}

/// Counts the leaves `depth` (2 or more) moves below.
#[inline(always)]
pub(super) fn count<L: Lanes, S: Side>(
    tree: &Tree<L>,
    board: &Board,
    state: State,
    depth: u32,
) -> u64 {
    let their_pawns = board.by_piece(Role::Pawn.of(!S::US));
    let mut walk = Walk::<L, S> {
        tree,
        board,
        state,
        their_pawns_attack: S::Other::east(their_pawns.0) | S::Other::west(their_pawns.0),
        depth: depth - 1,
        nodes: 0,
        side: core::marker::PhantomData,
    };
    let castlings = tree.castlings(S::US, state.rights);
    let _ = Generator::new(board, S::US, state.en_passant.first(), castlings)
        .visit(Bitboard::FULL, &mut walk);
    walk.nodes
}

/// Makes every move of a node and adds up what is below.
struct Walk<'a, L: Lanes, S: Side> {
    tree: &'a Tree<L>,
    board: &'a Board,
    state: State,
    their_pawns_attack: u64,
    /// That of the children.
    depth: u32,
    nodes: u64,
    side: core::marker::PhantomData<S>,
}

impl<L: Lanes, S: Side> Visitor for Walk<'_, L, S> {
    #[inline(always)]
    fn visit(&mut self, set: MoveSet) -> ControlFlow<()> {
        match set {
            MoveSet::Normal { role, from, to } => self.normal(role, from, to),
            MoveSet::EnPassant { from, to } => {
                for from in from {
                    self.rearranged(self.state.rights, |board| {
                        board.lift(Role::Pawn.of(S::US), from);
                        board.lift(Role::Pawn.of(!S::US), taken_en_passant(to, S::US));
                        board.place(Role::Pawn.of(S::US), to);
                    });
                }
            }
            MoveSet::Castle { king, rooks } => {
                for rook in rooks {
                    let wing = if rook < king { Wing::C } else { Wing::G };
                    self.rearranged(self.tree.keep(self.state.rights, king), |board| {
                        board.lift(Role::King.of(S::US), king);
                        board.lift(Role::Rook.of(S::US), rook);
                        board.place(Role::King.of(S::US), wing.king_to(S::US));
                        board.place(Role::Rook.of(S::US), wing.rook_to(S::US));
                    });
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl<L: Lanes, S: Side> Walk<'_, L, S> {
    #[inline(always)]
    fn normal(&mut self, role: Role, from: Square, to: Bitboard) {
        let rights = self.tree.keep(self.state.rights, from);
        for target in to {
            let mut state = State {
                rights: self.tree.keep(rights, target),
                en_passant: Bitboard::EMPTY,
            };
            if role == Role::Pawn {
                if target.rank() == Rank::Eighth.seen_by(S::US) {
                    for promotion in Role::PROMOTIONS {
                        self.gone(promotion, from, target, state);
                    }
                    continue;
                }
                if target.index().abs_diff(from.index()) == 16 {
                    let passed = Square::new((target.index() + from.index()) / 2);
                    state.en_passant =
                        Bitboard(Bitboard::square(passed).0 & self.their_pawns_attack);
                }
            }
            self.gone(role, from, target, state);
        }
    }

    /// A piece has gone to a square, taking what stood there: clears both squares in all sets and
    /// fills the one it has come to in two.
    #[inline(always)]
    fn gone(&mut self, role: Role, from: Square, to: Square, state: State) {
        let processor = self.tree.processor;
        let to = Bitboard::square(to).0;
        let cleared = L::splat(processor, Bitboard::square(from).0 | to);
        let filled = L::load(processor, &FILLED[S::US as usize][role as usize]);
        let mut child = Child(Board::EMPTY);
        L::load(processor, self.board.sets())
            .minus(cleared)
            .or(filled.and(L::splat(processor, to)))
            .store(child.0.sets_mut());
        self.descend(&child, state);
    }

    /// Pieces have been moved about; never often.
    #[inline(always)]
    fn rearranged(&mut self, rights: Rights, change: impl FnOnce(&mut Board)) {
        let mut child = Child(self.board.clone());
        change(&mut child.0);
        let state = State {
            rights,
            en_passant: Bitboard::EMPTY,
        };
        self.descend(&child, state);
    }

    #[inline(always)]
    fn descend(&mut self, child: &Child, state: State) {
        self.nodes += match self.depth {
            1 => self.tree.leaf::<S::Other>(&child.0, state),
            depth => L::inner::<S::Other>(self.tree, &child.0, state, depth),
        };
    }
}
