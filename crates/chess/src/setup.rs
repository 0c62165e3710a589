//! A set-up: anything that can stand on a board.

use core::num::NonZeroU32;

use crate::{Board, CastlingRights, Color, Square};

/// All that a FEN says, legal or not. A legal one becomes a position.
///
/// ```
/// use rokada_chess::{Position, Setup, SetupFault};
///
/// // A right to castle with a rook on h1, where there is none.
/// let mut setup: Setup = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// setup.board.set("h1".parse()?, None);
/// assert!(matches!(setup.faults()[..], [SetupFault::CastlingRook { .. }]));
/// let repaired = setup.repaired().expect("without the right it is legal");
/// assert!(Position::from_setup(repaired).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Where the pieces stand.
    pub board: Board,
    /// Who is to move.
    pub turn: Color,
    /// Who may still castle, with which rook.
    pub castling: CastlingRights,
    /// The square a pawn has just passed in its double step (Laws 3.7.3.1).
    pub en_passant: Option<Square>,
    /// Moves by either player since the last capture or pawn move: 100 is the 50-move rule (9.3).
    pub halfmoves: u32,
    /// The number of the move, 1 at the start, up by one after Black's.
    pub fullmoves: NonZeroU32,
}

impl Setup {
    /// An empty board with White to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: NonZeroU32::MIN,
    };
}
