//! The methods without putting back: eight pieces or cards that stand for them, and a suit.

use rokada_chess::{File, Role};

use crate::array::{position, put_rooks_and_king};
use crate::{Array, Ask, Device, Drawn, Goal, Machine, PIECES, Pile, Step, Why};

/// What is done when the eight pieces in the order drawn are no start position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mend {
    /// Bishops on one colour: all again. The king changes places with a rook that it must pass to
    /// stand between them.
    KingOnly,
    /// Anything wrong: all again.
    Nothing,
    /// Bishops on one colour: three coins say which bishop changes places with what stands on
    /// which square of the other colour (D. Wheeler). Then the king as above.
    All,
}

/// The eight pieces, shuffled, laid out from the a-file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    mend: Mend,
    laid: Array,
    /// The coins tossed to mend the bishops: how many, and their value.
    tossed: (u8, u16),
}

impl Pieces {
    /// A machine with all eight pieces in the bag.
    pub fn new(mend: Mend) -> Pieces {
        Pieces {
            mend,
            laid: [None; 8],
            tossed: (0, 0),
        }
    }

    fn left(&self) -> [u8; 5] {
        PIECES.map(|role| {
            let all = if matches!(role, Role::King | Role::Queen) {
                1
            } else {
                2
            };
            all - self.laid.iter().filter(|&&laid| laid == Some(role)).count() as u8
        })
    }

    /// The first file without a piece.
    fn next_file(&self) -> Option<File> {
        let free = self.laid.iter().position(Option::is_none)?;
        Some(File::new(free as u8))
    }

    /// The files of the two bishops.
    fn bishops(&self) -> [usize; 2] {
        let is_bishop = |file: &usize| self.laid[*file] == Some(Role::Bishop);
        let left = (0..8).find(is_bishop).unwrap_or(0);
        [left, (0..8).rev().find(is_bishop).unwrap_or(0)]
    }

    /// All eight lie: a position, or another throw.
    fn judge(mut self) -> Step<Pieces> {
        let [left, right] = self.bishops();
        if left % 2 == right % 2 {
            return match self.mend {
                Mend::All => Step::On(self),
                _ => Step::Restart(Why::BishopsOnOneColour),
            };
        }
        if self.mend != Mend::Nothing {
            for square in &mut self.laid {
                if matches!(square, Some(Role::Rook | Role::King)) {
                    *square = None;
                }
            }
            put_rooks_and_king(&mut self.laid);
        }
        match position(&self.laid) {
            Some(position) => Step::Done(Drawn::Position(position)),
            None => Step::Restart(Why::KingNotBetweenRooks),
        }
    }

    /// A coin is tossed to mend the bishops.
    fn toss(mut self, side: u16) -> Step<Pieces> {
        let (count, value) = self.tossed;
        if count < 2 {
            self.tossed = (count + 1, 2 * value + side);
            return Step::On(self);
        }
        let (bishop, square) = (usize::from(value / 2), 2 * (value % 2) + side);
        let from = self.bishops()[bishop];
        let to = 2 * usize::from(square) + (from + 1) % 2;
        self.tossed = (0, 0);
        self.laid.swap(from, to);
        self.judge()
    }
}

impl Machine for Pieces {
    fn ask(&self) -> Ask {
        match self.next_file() {
            Some(file) => Ask {
                device: Device::Pieces { left: self.left() },
                goal: Goal::PieceOn(file),
                nth: file.index() + 1,
                of: 8,
            },
            None => Ask {
                device: Device::Coin,
                goal: Goal::Repair,
                nth: self.tossed.0 + 1,
                of: 3,
            },
        }
    }

    fn step(&self, place: u16) -> Step<Pieces> {
        let mut next = self.clone();
        let Some(file) = self.next_file() else {
            return next.toss(place);
        };
        next.laid[usize::from(file.index())] = Some(PIECES[usize::from(place % 5)]);
        if next.next_file().is_some() {
            Step::On(next)
        } else {
            next.judge()
        }
    }

    fn array(&self) -> Array {
        self.laid
    }
}

/// A suit of cards from the ace to the eight for the files a to h: one of the odd cards is the
/// dark-squared bishop's, one of the even cards the light-squared one's; of the six others shuffled
/// together the first is the queen's and the next two the knights'.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Suit {
    laid: Array,
}

impl Suit {
    /// A machine with all eight cards in the piles.
    pub fn new() -> Suit {
        Suit::default()
    }

    fn gone(&self) -> u8 {
        let bit = |(file, square): (usize, &Option<Role>)| u8::from(square.is_some()) << file;
        self.laid.iter().enumerate().map(bit).sum()
    }

    /// Whose card is drawn next, from which pile.
    fn next(&self) -> (Role, Pile, Goal) {
        match self.gone().count_ones() {
            0 => (Role::Bishop, Pile::Dark, Goal::DarkBishop),
            1 => (Role::Bishop, Pile::Light, Goal::LightBishop),
            2 => (Role::Queen, Pile::Rest, Goal::Queen),
            3 => (Role::Knight, Pile::Rest, Goal::FirstKnight),
            _ => (Role::Knight, Pile::Rest, Goal::SecondKnight),
        }
    }
}

impl Machine for Suit {
    fn ask(&self) -> Ask {
        let (_, pile, goal) = self.next();
        Ask {
            device: Device::Cards {
                pile,
                gone: self.gone(),
            },
            goal,
            nth: 1,
            of: 1,
        }
    }

    fn step(&self, place: u16) -> Step<Suit> {
        let (role, _, goal) = self.next();
        let mut next = self.clone();
        next.laid[usize::from(place & 7)] = Some(role);
        if goal != Goal::SecondKnight {
            return Step::On(next);
        }
        put_rooks_and_king(&mut next.laid);
        let drawn =
            position(&next.laid).expect("a bishop from each pile, rook, king, rook in order");
        Step::Done(Drawn::Position(drawn))
    }

    fn array(&self) -> Array {
        self.laid
    }
}
