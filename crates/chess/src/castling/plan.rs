//! A castling explained: what it takes, and the move or everything that stands against it.

use alloc::vec::Vec;

use super::{Geometry, Obstacle};
use crate::attacks::attackers_to;
use crate::{
    Bitboard, Board, CastlingRights, Color, File, Move, Position, Rank, Role, Setup, Square, Wing,
};

/// One player's castling on one wing, as it stands in a position: the paths of king and rook, the
/// squares that must be empty and safe, and either the move or all the obstacles. The squares are
/// those of the [`Geometry`] from which legal moves are generated too.
///
/// ```
/// use rokada_chess::{Manner, Obstacle, Position, Setup, Wing};
///
/// // The rook b1 shields c1 from the rook a1: once it has gone the king stands in check.
/// let setup: Setup = "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1".parse()?;
/// let plan = Position::from_setup(setup)?.castling(Wing::C);
/// assert_eq!(plan.manner(), Some(Manner::DoubleMove));
/// assert_eq!(plan.legal_move(), None);
/// let [Obstacle::UncoversAttack { square, by }] = plan.obstacles() else { panic!() };
/// assert_eq!((square.to_string(), by.to_string()), ("c1".into(), "a1".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CastlingPlan {
    color: Color,
    wing: Wing,
    geometry: Option<Geometry>,
    obstacles: Vec<Obstacle>,
}

impl CastlingPlan {
    /// Looks at a player's castling on a wing as if it were that player's turn.
    pub(crate) fn new(
        board: &Board,
        rights: &CastlingRights,
        color: Color,
        wing: Wing,
    ) -> CastlingPlan {
        let right = rights.rook(color, wing);
        let mut obstacles = Vec::new();
        if right.is_none() {
            obstacles.push(Obstacle::RightLost);
        }
        let home = Rank::First.seen_by(color);
        let geometry = board
            .king(color)
            .filter(|king| king.rank() == home)
            .and_then(|king| {
                let rook = right.map(|file| Square::from_coords(file, home));
                let rook = rook.or_else(|| outermost_rook(board, color, wing, king))?;
                Some(Geometry::new(color, wing, king.file(), rook.file()))
            });
        if let Some(geometry) = &geometry {
            occupied_paths(board, geometry, &mut obstacles);
            attacked_squares(board, color, geometry, &mut obstacles);
        }
        CastlingPlan {
            color,
            wing,
            geometry,
            obstacles,
        }
    }

    /// Who castles.
    pub fn color(&self) -> Color {
        self.color
    }

    /// To which side.
    pub fn wing(&self) -> Wing {
        self.wing
    }

    /// Where king and rook go. With the right lost this is what castling would be with the
    /// outermost rook of that side; `None` when king or rook is not on the first rank.
    pub fn geometry(&self) -> Option<&Geometry> {
        self.geometry.as_ref()
    }

    /// Which of the four forms it takes; `None` as for [`geometry`](CastlingPlan::geometry).
    pub fn manner(&self) -> Option<super::Manner> {
        self.geometry.map(|geometry| geometry.manner())
    }

    /// Everything that stands against it; empty when it may be played.
    pub fn obstacles(&self) -> &[Obstacle] {
        &self.obstacles
    }

    /// The move, if it may be played.
    pub fn legal_move(&self) -> Option<Move> {
        let geometry = self.geometry.filter(|_| self.obstacles.is_empty())?;
        Some(Move::Castle {
            king: geometry.king_from,
            rook: geometry.rook_from,
        })
    }
}

impl Setup {
    /// A player's castling on a wing on any board, for a set-up that is still being put together
    /// or is no legal position: only that player's king, rooks and rights and what the opponent
    /// attacks are asked.
    pub fn castling_of(&self, color: Color, wing: Wing) -> CastlingPlan {
        CastlingPlan::new(&self.board, &self.castling, color, wing)
    }
}

impl Position {
    /// The castling of the player to move on a wing: how it is played, or all that is against it.
    pub fn castling(&self, wing: Wing) -> CastlingPlan {
        self.castling_of(self.turn(), wing)
    }

    /// The same for either player, as if it were that player's turn.
    pub fn castling_of(&self, color: Color, wing: Wing) -> CastlingPlan {
        CastlingPlan::new(self.board(), &self.castling_rights(), color, wing)
    }

    /// `true` when a castling right is left that classical chess does not know: the king not on
    /// the e-file or the rook not on the a- or h-file.
    pub fn has_chess960_castling(&self) -> bool {
        let rights = self.castling_rights();
        Color::ALL.into_iter().any(|color| {
            let rook = |wing| rights.rook(color, wing);
            let king = self.king(color).file();
            let (c, g) = (rook(Wing::C), rook(Wing::G));
            (c.is_some() || g.is_some()) && king != File::E
                || c.is_some_and(|file| file != File::A)
                || g.is_some_and(|file| file != File::H)
        })
    }
}

fn outermost_rook(board: &Board, color: Color, wing: Wing, king: Square) -> Option<Square> {
    let rooks = board.by_piece(Role::Rook.of(color)) & Bitboard::rank(king.rank());
    match wing {
        Wing::C => rooks.into_iter().find(|&rook| rook < king),
        Wing::G => rooks.into_iter().filter(|&rook| rook > king).last(),
    }
}

/// Guidelines II.3.2.7: the two paths are looked at one by one.
fn occupied_paths(board: &Board, geometry: &Geometry, obstacles: &mut Vec<Obstacle>) {
    let in_the_way = board.occupied() & geometry.must_be_empty;
    for square in in_the_way & geometry.king_path() {
        obstacles.push(Obstacle::KingPathOccupied { square });
    }
    for square in in_the_way & geometry.rook_path() {
        obstacles.push(Obstacle::RookPathOccupied { square });
    }
}

/// Laws 3.8.2.2 on the board as it stands, then 3.9.2 on the board after castling.
fn attacked_squares(
    board: &Board,
    color: Color,
    geometry: &Geometry,
    obstacles: &mut Vec<Obstacle>,
) {
    let occupied = board.occupied();
    for square in geometry.must_be_safe {
        let by = attackers_to(board, square, !color, occupied);
        if by.is_empty() {
            continue;
        }
        obstacles.push(if square == geometry.king_from {
            Obstacle::InCheck { square, by }
        } else if square == geometry.king_to {
            Obstacle::LandsInCheck { square, by }
        } else {
            Obstacle::PassesAttack { square, by }
        });
    }
    let square = geometry.king_to;
    let from = Bitboard::square(geometry.king_from) | geometry.rook_from.into();
    let to = Bitboard::square(geometry.king_to) | geometry.rook_to.into();
    let before = attackers_to(board, square, !color, occupied);
    let after = attackers_to(board, square, !color, (occupied - from) | to);
    let by = after - before;
    if !by.is_empty() {
        obstacles.push(Obstacle::UncoversAttack { square, by });
    }
}
