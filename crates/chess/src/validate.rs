//! From any set-up to a legal position: what no game could have brought about is named, all of it.

use alloc::vec::Vec;

use crate::attacks::attackers_to;
use crate::double_check;
use crate::{
    Bitboard, Board, Color, IllegalSetup, Rank, Role, Setup, SetupFault as Fault, Square, Wing,
};

impl Setup {
    /// Everything that keeps this set-up from being a position: kings first, then pawns and pieces,
    /// checks, en passant and castling. Empty when it is legal.
    ///
    /// The arrays of the two players may differ, as in double Chess960.
    ///
    /// ```
    /// use rokada_chess::{Setup, SetupFault};
    ///
    /// let setup: Setup = "4k3/8/8/8/8/8/8/P7 w - - 0 1".parse()?;
    /// let codes: Vec<_> = setup.faults().iter().map(SetupFault::code).collect();
    /// assert_eq!(codes, ["no_king", "pawns_on_edge"]);
    /// # Ok::<(), rokada_chess::fen::FenError>(())
    /// ```
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            king_faults(&self.board, color, &mut faults);
        }
        pawn_faults(&self.board, &mut faults);
        for color in Color::ALL {
            material_faults(&self.board, color, &mut faults);
        }
        self.check_faults(&mut faults);
        self.en_passant_faults(&mut faults);
        for color in Color::ALL {
            for wing in Wing::ALL {
                faults.extend(self.castling_fault(color, wing));
            }
        }
        faults
    }

    /// The nearest legal set-up: castling rights and the en passant square are dropped where they
    /// are at fault. `None` when the pieces themselves cannot stand so, or when the wrong player
    /// is to move; which of them is meant is then for a person to say.
    pub fn repaired(&self) -> Option<Setup> {
        let mut setup = self.clone();
        for fault in self.faults() {
            match fault {
                Fault::EnPassantRank { .. }
                | Fault::EnPassantWithoutPawn { .. }
                | Fault::EnPassantOccupied { .. }
                | Fault::EnPassantCheck { .. } => setup.en_passant = None,
                Fault::CastlingKing { color, wing }
                | Fault::CastlingRook { color, wing, .. }
                | Fault::CastlingSide { color, wing, .. } => setup.castling.set(color, wing, None),
                Fault::NoKing { .. }
                | Fault::TooManyKings { .. }
                | Fault::PawnsOnEdge { .. }
                | Fault::TooManyPawns { .. }
                | Fault::TooManyPromoted { .. }
                | Fault::OpponentInCheck { .. }
                | Fault::TooManyCheckers { .. }
                | Fault::ImpossibleDoubleCheck { .. } => return None,
            }
        }
        Some(setup)
    }

    fn check_faults(&self, faults: &mut Vec<Fault>) {
        if let Some(king) = only_king(&self.board, !self.turn) {
            let by = attackers(&self.board, king, self.turn);
            if !by.is_empty() {
                faults.push(Fault::OpponentInCheck { king, by });
            }
        }
        if let Some(king) = only_king(&self.board, self.turn) {
            let by = attackers(&self.board, king, !self.turn);
            if by.len() > 2 {
                faults.push(Fault::TooManyCheckers { king, by });
            } else if by.len() == 2 && !double_check::is_possible(&self.board, king, !self.turn) {
                faults.push(Fault::ImpossibleDoubleCheck { king, by });
            }
        }
    }

    /// Laws 3.7.3.1: the opponent's pawn has just made a double step over the square.
    fn en_passant_faults(&self, faults: &mut Vec<Fault>) {
        let Some(square) = self.en_passant else {
            return;
        };
        if square.rank() != Rank::Sixth.seen_by(self.turn) {
            faults.push(Fault::EnPassantRank {
                square,
                turn: self.turn,
            });
            return;
        }
        let pawn = Square::from_coords(square.file(), Rank::Fifth.seen_by(self.turn));
        let origin = Square::from_coords(square.file(), Rank::Seventh.seen_by(self.turn));
        let stepped = Role::Pawn.of(!self.turn);
        let occupied = self.board.occupied() & (Bitboard::square(square) | origin.into());
        if !occupied.is_empty() {
            faults.push(Fault::EnPassantOccupied { square, occupied });
        }
        if self.board.piece_at(pawn) != Some(stepped) {
            faults.push(Fault::EnPassantWithoutPawn { square, pawn });
        } else if occupied.is_empty()
            && let Some(king) = only_king(&self.board, self.turn)
        {
            let mut before = self.board.clone();
            before.set(pawn, None);
            before.set(origin, Some(stepped));
            let by = attackers(&before, king, !self.turn);
            if !by.is_empty() {
                faults.push(Fault::EnPassantCheck { square, by });
            }
        }
    }

    /// Laws 3.8.2.1 with Guidelines II.2: king and rook have not moved since the array, in which
    /// they stood on the first rank, the c-side rook to the left of the king.
    fn castling_fault(&self, color: Color, wing: Wing) -> Option<Fault> {
        let home = Rank::First.seen_by(color);
        let rook = Square::from_coords(self.castling.rook(color, wing)?, home);
        let kings = self.board.by_piece(Role::King.of(color)) & Bitboard::rank(home);
        let Some(king) = kings.first() else {
            return Some(Fault::CastlingKing { color, wing });
        };
        if self.board.piece_at(rook) != Some(Role::Rook.of(color)) {
            return Some(Fault::CastlingRook { color, wing, rook });
        }
        let on_its_side = match wing {
            Wing::C => rook.file() < king.file(),
            Wing::G => rook.file() > king.file(),
        };
        (!on_its_side).then_some(Fault::CastlingSide {
            color,
            wing,
            rook,
            king,
        })
    }
}

/// Nothing for a set-up that is a legal position.
pub(crate) fn validate(setup: &Setup) -> Result<(), IllegalSetup> {
    let faults = setup.faults();
    if faults.is_empty() {
        Ok(())
    } else {
        Err(IllegalSetup::new(faults))
    }
}

fn attackers(board: &Board, square: Square, by: Color) -> Bitboard {
    attackers_to(board, square, by, board.occupied())
}

fn only_king(board: &Board, color: Color) -> Option<Square> {
    let kings = board.by_piece(Role::King.of(color));
    kings.first().filter(|_| kings.len() == 1)
}

fn king_faults(board: &Board, color: Color, faults: &mut Vec<Fault>) {
    let kings = board.by_piece(Role::King.of(color));
    match kings.len() {
        0 => faults.push(Fault::NoKing { color }),
        1 => {}
        _ => faults.push(Fault::TooManyKings { color, kings }),
    }
}

fn pawn_faults(board: &Board, faults: &mut Vec<Fault>) {
    let edge = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    let pawns = board.by_role(Role::Pawn) & edge;
    if !pawns.is_empty() {
        faults.push(Fault::PawnsOnEdge { pawns });
    }
}

/// Each piece beyond those of the array was a pawn once.
fn material_faults(board: &Board, color: Color, faults: &mut Vec<Fault>) {
    let pieces = |role: Role| board.by_piece(role.of(color));
    let pawns = pieces(Role::Pawn).len();
    if pawns > 8 {
        faults.push(Fault::TooManyPawns {
            color,
            count: pawns,
        });
    }
    let bishops = pieces(Role::Bishop);
    let promoted = [
        (pieces(Role::Queen), 1),
        (pieces(Role::Rook), 2),
        (bishops & Bitboard::LIGHT, 1),
        (bishops - Bitboard::LIGHT, 1),
        (pieces(Role::Knight), 2),
    ]
    .into_iter()
    .map(|(pieces, in_array): (Bitboard, u32)| pieces.len().saturating_sub(in_array))
    .sum();
    let missing_pawns = 8u32.saturating_sub(pawns);
    if promoted > missing_pawns {
        faults.push(Fault::TooManyPromoted {
            color,
            promoted,
            missing_pawns,
        });
    }
}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};

    use super::*;
    use crate::StartPosition;
    use crate::fen::read;

    /// The codes of all faults of a FEN with their squares.
    fn faults(fen: &str) -> Vec<String> {
        let describe = |fault: &Fault| std::format!("{} {}", fault.code(), fault.squares());
        read(fen).setup.faults().iter().map(describe).collect()
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn every_start_position_and_every_pair_of_arrays_is_legal() {
        for white in StartPosition::all() {
            assert_eq!(white.setup().faults(), []);
            let black = StartPosition::new((white.number() * 7 + 3) % 960).unwrap();
            assert_eq!(StartPosition::double_setup(white, black).faults(), []);
        }
    }

    #[test]
    fn each_fault_is_found_where_it_is() {
        for (fen, expected) in [
            ("8/8/8/8/8/8/8/8 w - - 0 1", &["no_king ", "no_king "][..]),
            ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", &["too_many_kings a1, e1"]),
            ("P3k3/8/8/8/8/8/8/K2p4 w - - 0 1", &["pawns_on_edge d1, a8"]),
            (
                "4k3/8/8/8/7P/8/PPPPPPPP/4K3 w - - 0 1",
                &["too_many_pawns "],
            ),
            (
                "4k3/8/8/8/8/NNN5/PPPPPPPP/4K3 w - - 0 1",
                &["too_many_promoted "],
            ),
            (
                "4k3/8/8/8/8/B1B5/PPPPPPPP/4K3 w - - 0 1",
                &["too_many_promoted "],
            ),
            ("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", &["opponent_in_check e8"]),
            ("8/8/8/3kK3/8/8/8/8 w - - 0 1", &["opponent_in_check d5"]),
            ("4k3/8/8/8/1b6/2n5/8/r3K3 w - - 0 1", &[]),
            (
                "4k3/8/8/8/1b6/5n2/8/r3K3 w - - 0 1",
                &["too_many_checkers e1"],
            ),
            (
                "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
                &["impossible_double_check e8"],
            ),
            ("4k3/8/8/1B6/8/8/8/4RK2 b - - 0 1", &[]),
            ("3Rk3/8/8/1B6/8/8/8/4K3 b - - 0 1", &[]),
            (
                "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1",
                &["impossible_double_check e8"],
            ),
            ("4k3/8/8/8/3Pp3/8/8/4K3 b - d4 0 1", &["en_passant_rank d4"]),
            (
                "4k3/8/8/8/4p3/8/8/4K3 b - d3 0 1",
                &["en_passant_without_pawn d3"],
            ),
            (
                "4k3/8/8/8/3Pp3/3N4/8/4K3 b - d3 0 1",
                &["en_passant_occupied d3"],
            ),
            (
                "4k3/8/8/8/3Pp3/8/3N4/4K3 b - d3 0 1",
                &["en_passant_occupied d3"],
            ),
            ("4k3/8/8/8/3Pp3/8/8/4KR2 b - d3 0 1", &[]),
            ("4k3/8/8/8/3Pp3/8/8/4K2R w K - 0 1", &[]),
            (
                "5k2/8/8/8/3Pp3/8/8/4KR2 b - d3 0 1",
                &["en_passant_check d3"],
            ),
        ] {
            assert_eq!(faults(fen), expected, "{fen}");
        }
    }

    #[test]
    fn a_check_by_or_behind_the_double_step_is_possible() {
        for fen in [
            // The pawn itself gives check.
            "8/8/8/4k3/3Pp3/8/8/4K3 b - d3 0 1",
            // On d2 it shut the queen c1 off from h6.
            "8/8/7k/8/3Pp3/8/8/2Q1K3 b - d3 0 1",
        ] {
            assert_eq!(faults(fen), [""; 0], "{fen}");
        }
    }

    #[test]
    fn castling_rights_need_king_and_rook_in_their_places() {
        let mut setup = read("4k3/8/4K3/8/8/8/8/1R5R w - - 0 1").setup;
        let right = |setup: &mut Setup, wing, file| setup.castling.set(Color::White, wing, file);
        right(&mut setup, Wing::G, Some(crate::File::H));
        let only_fault = |setup: &Setup| setup.faults().first().map(Fault::code);
        assert_eq!(only_fault(&setup), Some("castling_king"));

        setup = read("4k3/8/8/8/8/8/8/1R3K1R w - - 0 1").setup;
        right(&mut setup, Wing::G, Some(crate::File::G));
        assert_eq!(only_fault(&setup), Some("castling_rook"));
        right(&mut setup, Wing::G, Some(crate::File::B));
        assert_eq!(only_fault(&setup), Some("castling_side"));
        right(&mut setup, Wing::G, Some(crate::File::H));
        right(&mut setup, Wing::C, Some(crate::File::B));
        assert_eq!(setup.faults(), []);
    }

    #[test]
    fn repair_drops_what_is_at_fault_and_no_more() {
        let mut setup = read("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1").setup;
        let repaired = setup.clone();
        setup
            .castling
            .set(Color::White, Wing::G, Some(crate::File::H));
        setup.en_passant = Some(square("e6"));
        assert_eq!(setup.faults().len(), 2);
        assert_eq!(setup.repaired(), Some(repaired));

        let beyond_repair = read("4k3/8/8/8/8/8/8/K3R3 w - - 0 1").setup;
        assert_eq!(beyond_repair.repaired(), None);
    }

    #[test]
    fn a_fault_says_what_where_and_what_would_be_right() {
        let said = |fen: &str| read(fen).setup.faults()[0].to_string();
        assert_eq!(
            said("P3k3/8/8/8/8/8/8/K2p4 w - - 0 1"),
            "pawns on d1, a8: a pawn never stands on rank 1 or 8"
        );
        assert_eq!(
            said("4k3/8/8/8/4p3/8/8/4K3 b - d3 0 1"),
            "en passant on d3: no pawn to take on d4"
        );
    }
}
