//! The legal moves found in bundles: those of a piece, those of all pawns in one direction.

use super::lanes::Lanes;
use super::node::{Bonds, Node, PawnTargets};
use crate::castling::Needs;
use crate::move_list::Filling;
use crate::movegen::en_passant_capturers;
use crate::side::Side;
use crate::{Bitboard, MoveList, Position, Square, attacks};

/// Fills an empty list with all legal moves.
#[inline(always)]
pub(super) fn list<L: Lanes, S: Side>(
    processor: L::Processor,
    position: &Position,
    list: &mut MoveList,
) {
    let node = Node::<L, S>::new(processor, position.board());
    let needs = position.castling_needs(S::US, node.king);
    let mut filling = list.filling();
    match node.bonds() {
        None => node.list(&needs, &node.unbound(), &mut filling),
        Some(bonds) => node.list(&needs, &bonds, &mut filling),
    }
    if let Some(passed) = position.legal_en_passant() {
        let from = en_passant_capturers(position.board(), S::US, node.king, passed);
        filling.push_en_passant(from, passed);
    }
    filling.done();
}

impl<L: Lanes, S: Side> Node<L, S> {
    /// All moves but for captures en passant.
    #[inline(always)]
    fn list(&self, needs: &[Needs; 2], bonds: &Bonds<L>, list: &mut Filling<'_>) {
        let allowed = !self.us & bonds.answers;
        let occupied = Bitboard(self.occupied);
        for from in Bitboard(self.knights & self.us & !bonds.pinned) {
            list.push(from, attacks::knight(from).0 & allowed);
        }
        let mut slider = |from: Square, reach: Bitboard| {
            let mut to = reach.0 & allowed;
            if bonds.pinned >> from.index() & 1 != 0 {
                to &= attacks::line(self.king, from).0;
            }
            list.push(from, to);
        };
        for from in Bitboard(self.slanting & !self.straight & self.us) {
            slider(from, attacks::bishop(from, occupied));
        }
        for from in Bitboard(self.straight & !self.slanting & self.us) {
            slider(from, attacks::rook(from, occupied));
        }
        for from in Bitboard(self.straight & self.slanting & self.us) {
            slider(from, attacks::queen(from, occupied));
        }
        self.list_pawns(bonds, list);
        self.list_king(needs, bonds, list);
    }

    #[inline(always)]
    fn list_pawns(&self, bonds: &Bonds<L>, list: &mut Filling<'_>) {
        let PawnTargets {
            step,
            double,
            east,
            west,
        } = self.pawn_targets(bonds);
        let (forward, to_east, to_west) = match S::US.is_white() {
            true => (8, 9, 7),
            false => (-8, -7, -9),
        };
        list.push_pawns(step, forward);
        list.push_pawns(double, 2 * forward);
        list.push_pawns(east, to_east);
        list.push_pawns(west, to_west);
    }

    /// The king's moves and castling: the two for which the opponent's attacks matter.
    #[inline(always)]
    fn list_king(&self, needs: &[Needs; 2], bonds: &Bonds<L>, list: &mut Filling<'_>) {
        let steps = attacks::king(self.king).0 & !self.us;
        // Castling is open when only an attack could still forbid it.
        let open = |needs: &Needs| {
            !bonds.in_check && self.occupied & needs.empty | bonds.pinned & needs.rook == 0
        };
        let open = [open(&needs[0]), open(&needs[1])];
        if steps == 0 && open == [false; 2] {
            return;
        }
        let attacked = self.attacked();
        list.push(self.king, steps & !attacked);
        let mut rooks = 0;
        for (open, needs) in open.into_iter().zip(needs) {
            if open && attacked & needs.safe == 0 {
                rooks |= needs.rook;
            }
        }
        if rooks != 0 {
            list.push_castling(self.king, Bitboard(rooks));
        }
    }
}
