//! All legal moves of a position, kept as generation finds them and handed out one by one.

use core::fmt;
use core::iter::FusedIterator;
use core::slice;

use crate::move_set::LAST_RANKS;
use crate::{Bitboard, Move, Role, Square};

/// Moves that differ in one square, told by the set of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bundle {
    /// The squares that differ.
    varying: u64,
    /// What the moves have in common, in one word so that it stays in one register: the square they
    /// share, or what takes from a varying square to the other one of the move (bits 0 to 7); 0 in
    /// the first case and 63 in the second (bits 8 to 15); the [`Kind`].
    common: u64,
}

/// What kind of moves a bundle holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// To each varying square.
    Plain,
    /// The same, a pawn becoming one of four pieces there.
    Promotion,
    /// En passant from each varying square.
    EnPassant,
    /// The king castling with the rook of each varying square.
    Castle,
}

impl Bundle {
    const EMPTY: Bundle = Bundle {
        varying: 0,
        common: 0,
    };

    /// Moves between one square and each of several.
    #[inline(always)]
    pub(crate) fn new(kind: Kind, fixed: Square, varying: Bitboard) -> Bundle {
        Bundle {
            varying: varying.0,
            common: u64::from(fixed.index()) | (kind as u64) << 16,
        }
    }

    /// Moves of pawns to several squares, each from the square so many before it.
    #[inline(always)]
    fn pawns(kind: Kind, to: u64, step: i8) -> Bundle {
        Bundle {
            varying: to,
            common: u64::from(step.wrapping_neg() as u8) | 63 << 8 | (kind as u64) << 16,
        }
    }

    #[inline(always)]
    fn kind(self) -> Kind {
        const KINDS: [Kind; 4] = [Kind::Plain, Kind::Promotion, Kind::EnPassant, Kind::Castle];
        KINDS[(self.common >> 16) as usize & 3]
    }

    /// The square that goes with a varying one.
    #[inline(always)]
    fn other(self, varying: Square) -> Square {
        let other = self.common + (u64::from(varying.index()) & self.common >> 8);
        Square::new(other as u8 & 63)
    }

    /// The first of the varying squares; one of none has no meaning.
    #[inline(always)]
    fn first(self) -> Square {
        Square::new(self.varying.trailing_zeros() as u8 & 63)
    }

    #[inline(always)]
    fn without_first(self) -> Bundle {
        Bundle {
            varying: self.varying & self.varying.wrapping_sub(1),
            ..self
        }
    }
}

/// All legal moves of a position, in place, without an allocation.
///
/// It holds sets of squares, as generation finds them: counting and asking cost no more than the
/// sets, and a move is made when it is handed out.
///
/// ```
/// use rokada_chess::{Move, Position};
///
/// let moves = Position::default().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.iter().any(|the_move| the_move.to_string() == "e2e4"));
/// let all: Vec<Move> = moves.into_iter().collect();
/// assert_eq!(all.len(), 20);
/// ```
#[derive(Clone)]
pub struct MoveList {
    bundles: [Bundle; MoveList::CAPACITY],
    filled: u8,
    len: u16,
}

impl MoveList {
    /// One for each of 15 pieces, or for 14 and a pawn's four ways to go, of which three may
    /// promote; the king, its castlings, en passant; and one to write what may turn out empty.
    const CAPACITY: usize = 14 + 7 + 3 + 1;

    pub(crate) const EMPTY: MoveList = MoveList {
        bundles: [Bundle::EMPTY; MoveList::CAPACITY],
        filled: 0,
        len: 0,
    };

    /// How many moves there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Is there none: mate or stalemate?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The moves one by one.
    #[inline]
    pub fn iter(&self) -> MoveListIter<'_> {
        MoveListIter {
            moves: Moves::of(Bundle::EMPTY),
            rest: self.bundles[..usize::from(self.filled)].iter(),
        }
    }

    /// The move of that number, from 0, in the order of [`iter`](MoveList::iter); `None` beyond.
    pub fn get(&self, nth: usize) -> Option<Move> {
        self.iter().nth(nth)
    }

    /// Is the move among them?
    pub fn contains(&self, the_move: Move) -> bool {
        self.iter().any(|other| other == the_move)
    }

    /// Begins to fill an empty list.
    #[inline(always)]
    pub(crate) fn filling(&mut self) -> Filling<'_> {
        Filling {
            list: self,
            filled: 0,
            len: 0,
        }
    }
}

/// A list being filled. Its numbers are kept apart from it, in registers, until it is done.
pub(crate) struct Filling<'a> {
    list: &'a mut MoveList,
    filled: usize,
    len: u32,
}

impl Filling<'_> {
    /// Adds a bundle, which may be empty: that is quicker than to ask.
    #[inline(always)]
    fn add(&mut self, bundle: Bundle, moves_each: u32) {
        self.list.bundles[self.filled] = bundle;
        self.filled += usize::from(bundle.varying != 0);
        self.len += bundle.varying.count_ones() * moves_each;
    }

    /// Adds the moves of a piece that is no pawn.
    #[inline(always)]
    pub(crate) fn push(&mut self, from: Square, to: u64) {
        self.add(Bundle::new(Kind::Plain, from, Bitboard(to)), 1);
    }

    /// Adds the moves of pawns that go by the same difference of squares.
    #[inline(always)]
    pub(crate) fn push_pawns(&mut self, to: u64, step: i8) {
        self.add(Bundle::pawns(Kind::Plain, to & !LAST_RANKS.0, step), 1);
        let last = to & LAST_RANKS.0;
        if last != 0 {
            self.add(Bundle::pawns(Kind::Promotion, last, step), 4);
        }
    }

    #[inline(always)]
    pub(crate) fn push_en_passant(&mut self, from: Bitboard, to: Square) {
        self.add(Bundle::new(Kind::EnPassant, to, from), 1);
    }

    #[inline(always)]
    pub(crate) fn push_castling(&mut self, king: Square, rooks: Bitboard) {
        self.add(Bundle::new(Kind::Castle, king, rooks), 1);
    }

    /// Ends filling.
    #[inline(always)]
    pub(crate) fn done(self) {
        self.list.filled = self.filled as u8;
        self.list.len = self.len as u16;
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// The moves of a [`MoveSet`](crate::MoveSet) one by one.
#[derive(Clone, Debug)]
pub struct Moves {
    bundle: Bundle,
    /// How many of the four promotions have been handed out for the first square.
    promoted: u8,
}

impl Moves {
    #[inline]
    pub(crate) fn of(bundle: Bundle) -> Moves {
        Moves {
            bundle,
            promoted: 0,
        }
    }

    fn left(&self) -> usize {
        let squares = self.bundle.varying.count_ones() as usize;
        match self.bundle.kind() {
            Kind::Promotion => squares * 4 - usize::from(self.promoted),
            _ => squares,
        }
    }

    /// The move of the first square where it is no plain one, and what is left then. (By value, so
    /// that what goes on in the common case may stay in registers.)
    #[cold]
    #[inline(never)]
    fn special(bundle: Bundle, promoted: u8) -> (Move, Moves) {
        let square = bundle.first();
        let other = bundle.other(square);
        let rest = Moves::of(bundle.without_first());
        match bundle.kind() {
            Kind::EnPassant => {
                let (from, to) = (square, other);
                (Move::EnPassant { from, to }, rest)
            }
            Kind::Castle => {
                let (king, rook) = (other, square);
                (Move::Castle { king, rook }, rest)
            }
            Kind::Plain | Kind::Promotion => {
                let promotion = Role::PROMOTIONS.get(usize::from(promoted)).copied();
                let the_move = Move::Normal {
                    from: other,
                    to: square,
                    promotion,
                };
                let promoted = promoted + 1;
                if usize::from(promoted) < Role::PROMOTIONS.len() {
                    (the_move, Moves { bundle, promoted })
                } else {
                    (the_move, rest)
                }
            }
        }
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        let bundle = self.bundle;
        if bundle.varying == 0 {
            return None;
        }
        if bundle.kind() != Kind::Plain {
            let (the_move, rest) = Moves::special(bundle, self.promoted);
            *self = rest;
            return Some(the_move);
        }
        let to = bundle.first();
        self.bundle = bundle.without_first();
        Some(Move::Normal {
            from: bundle.other(to),
            to,
            promotion: None,
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}

/// The moves of a [`MoveList`] one by one.
#[derive(Clone, Debug)]
pub struct MoveListIter<'a> {
    moves: Moves,
    rest: slice::Iter<'a, Bundle>,
}

impl Iterator for MoveListIter<'_> {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        // No bundle of a list is empty.
        if self.moves.bundle.varying == 0 {
            self.moves = Moves::of(*self.rest.next()?);
        }
        self.moves.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = self.rest.clone().map(|&bundle| Moves::of(bundle).left());
        let left = self.moves.left() + rest.sum::<usize>();
        (left, Some(left))
    }
}

impl ExactSizeIterator for MoveListIter<'_> {}
impl FusedIterator for MoveListIter<'_> {}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = MoveListIter<'a>;

    #[inline]
    fn into_iter(self) -> MoveListIter<'a> {
        self.iter()
    }
}

/// The moves of a [`MoveList`] one by one, the list given away.
#[derive(Clone, Debug)]
pub struct MoveListIntoIter {
    moves: Moves,
    list: MoveList,
    next: u8,
}

impl Iterator for MoveListIntoIter {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        if self.moves.bundle.varying == 0 {
            if self.next == self.list.filled {
                return None;
            }
            self.moves = Moves::of(*self.list.bundles.get(usize::from(self.next))?);
            self.next += 1;
        }
        self.list.len -= 1;
        self.moves.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.list.len(), Some(self.list.len()))
    }
}

impl ExactSizeIterator for MoveListIntoIter {}
impl FusedIterator for MoveListIntoIter {}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = MoveListIntoIter;

    #[inline]
    fn into_iter(self) -> MoveListIntoIter {
        MoveListIntoIter {
            moves: Moves::of(Bundle::EMPTY),
            list: self,
            next: 0,
        }
    }
}
