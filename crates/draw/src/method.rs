//! The methods of drawing by their names.

use core::fmt;
use core::str::FromStr;

use crate::cards::{Mend, Pieces, Suit};
use crate::pick::Pick;
use crate::tables;
use crate::throws::Throws;
use crate::{Array, Ask, Device, Machine, Pool, PoolError, Step};

/// A method of drawing. Every one is uniform, which the tests of this crate prove.
///
/// # Display
/// The name a protocol holds, such as `one-die`; [`FromStr`] reads it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Method {
    /// A public text and a secret committed to beforehand, mixed by a standard construction: see
    /// [`program`](crate::program).
    Program,
    /// Random words from the operating system: quick, nobody can check it.
    Quick,
    /// One six-sided die (I. Althöfer, 1998).
    OneDie,
    /// Two six-sided dice of different colours.
    TwoDice,
    /// Four six-sided dice thrown at once.
    FourDice,
    /// The five Platonic solids thrown at once.
    FiveSolids,
    /// The special dice set with 4, 4, 6, 5 and 4 faces.
    DiceSet,
    /// A six-sided die with the fewest throws possible on average.
    FewestDice,
    /// A coin, the board filling on the way.
    Coin,
    /// Ten coins as a binary number.
    TenCoins,
    /// A coin with the fewest throws possible on average, whatever is excluded.
    FewestCoin,
    /// A suit of cards, ace to eight for the files.
    Suit,
    /// Eight cards or pieces shuffled: again if the bishops stand on one colour, the king to the
    /// middle of its three squares.
    Pieces,
    /// Eight cards or pieces shuffled: again if anything is wrong.
    PiecesStrict,
    /// Eight cards or pieces shuffled: wrong bishops are put right with three coins.
    PiecesMended,
    /// A white pawn among black ones in a bag.
    Pawns,
    /// Three digits from boxes.
    Boxes,
    /// 960 numbered balls.
    Balls,
    /// A numbered slip for each position that may be drawn.
    Slips,
}

impl Method {
    /// All methods with their names.
    pub const NAMES: [(Method, &'static str); 19] = [
        (Method::Program, "program"),
        (Method::Quick, "quick"),
        (Method::OneDie, "one-die"),
        (Method::TwoDice, "two-dice"),
        (Method::FourDice, "four-dice"),
        (Method::FiveSolids, "five-solids"),
        (Method::DiceSet, "dice-set"),
        (Method::FewestDice, "fewest-dice"),
        (Method::Coin, "coin"),
        (Method::TenCoins, "ten-coins"),
        (Method::FewestCoin, "fewest-coin"),
        (Method::Suit, "suit"),
        (Method::Pieces, "pieces"),
        (Method::PiecesStrict, "pieces-strict"),
        (Method::PiecesMended, "pieces-mended"),
        (Method::Pawns, "pawns"),
        (Method::Boxes, "boxes"),
        (Method::Balls, "balls"),
        (Method::Slips, "slips"),
    ];

    /// All methods.
    pub fn all() -> impl ExactSizeIterator<Item = Method> {
        Method::NAMES.into_iter().map(|(method, _)| method)
    }

    /// Its name, as in a protocol.
    pub fn name(self) -> &'static str {
        Method::NAMES[self as usize].1
    }

    /// Can it draw one entry of a short list? The others draw among all 960.
    pub const fn picks_from_list(self) -> bool {
        matches!(
            self,
            Method::Program
                | Method::Quick
                | Method::FewestDice
                | Method::FewestCoin
                | Method::Slips
        )
    }

    /// The machine of this method for the positions that may be drawn.
    ///
    /// # Errors
    /// [`PoolError::NotForShortList`] when the method draws among all 960 only.
    pub fn machine(self, pool: &Pool) -> Result<Mechanism, PoolError> {
        if pool.listed().is_some() && !self.picks_from_list() {
            return Err(PoolError::NotForShortList(self));
        }
        let count = pool.count();
        let table = |table| Mechanism::Throws(Throws::new(table));
        let die = Device::Die { sides: 6 };
        Ok(match self {
            Method::Program | Method::Quick if pool.listed().is_some() => {
                Mechanism::Pick(Pick::word(count))
            }
            Method::Program | Method::Quick => table(&tables::WORDS),
            Method::OneDie => table(&tables::ONE_DIE),
            Method::TwoDice => table(&tables::TWO_DICE),
            Method::FourDice => table(&tables::FOUR_DICE),
            Method::FiveSolids => table(&tables::FIVE_SOLIDS),
            Method::DiceSet => table(&tables::DICE_SET),
            Method::FewestDice => Mechanism::Pick(Pick::fewest(die, count)),
            Method::Coin => table(&tables::COIN),
            Method::TenCoins => table(&tables::TEN_COINS),
            Method::FewestCoin => Mechanism::Pick(Pick::fewest(Device::Coin, count)),
            Method::Suit => Mechanism::Suit(Suit::new()),
            Method::Pieces => Mechanism::Pieces(Pieces::new(Mend::KingOnly)),
            Method::PiecesStrict => Mechanism::Pieces(Pieces::new(Mend::Nothing)),
            Method::PiecesMended => Mechanism::Pieces(Pieces::new(Mend::All)),
            Method::Pawns => table(&tables::PAWNS),
            Method::Boxes => table(&tables::BOXES),
            Method::Balls => table(&tables::BALLS),
            Method::Slips => Mechanism::Pick(Pick::slips(count)),
        })
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No method has that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMethod {
    /// What was read.
    pub name: String,
}

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no method of drawing; there are", self.name)?;
        Method::all().try_for_each(|method| write!(f, " {method}"))
    }
}

impl core::error::Error for UnknownMethod {}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(name: &str) -> Result<Method, UnknownMethod> {
        let found = Method::all().find(|method| method.name() == name);
        found.ok_or_else(|| UnknownMethod { name: name.into() })
    }
}

/// The machine of any method.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mechanism {
    /// One throw after another.
    Throws(Throws),
    /// An entry of a list.
    Pick(Pick),
    /// Eight pieces.
    Pieces(Pieces),
    /// A suit of cards.
    Suit(Suit),
}

impl<M> Step<M> {
    fn map<N>(self, f: impl FnOnce(M) -> N) -> Step<N> {
        match self {
            Step::On(machine) => Step::On(f(machine)),
            Step::Again(machine, why) => Step::Again(f(machine), why),
            Step::Restart(why) => Step::Restart(why),
            Step::Done(drawn) => Step::Done(drawn),
        }
    }
}

impl Machine for Mechanism {
    fn ask(&self) -> Ask {
        match self {
            Mechanism::Throws(machine) => machine.ask(),
            Mechanism::Pick(machine) => machine.ask(),
            Mechanism::Pieces(machine) => machine.ask(),
            Mechanism::Suit(machine) => machine.ask(),
        }
    }

    fn step(&self, place: u16) -> Step<Mechanism> {
        match self {
            Mechanism::Throws(machine) => machine.step(place).map(Mechanism::Throws),
            Mechanism::Pick(machine) => machine.step(place).map(Mechanism::Pick),
            Mechanism::Pieces(machine) => machine.step(place).map(Mechanism::Pieces),
            Mechanism::Suit(machine) => machine.step(place).map(Mechanism::Suit),
        }
    }

    fn array(&self) -> Array {
        match self {
            Mechanism::Throws(machine) => machine.array(),
            Mechanism::Pick(machine) => machine.array(),
            Mechanism::Pieces(machine) => machine.array(),
            Mechanism::Suit(machine) => machine.array(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_the_order_of_the_methods_and_read_back() {
        for (place, method) in Method::all().enumerate() {
            assert_eq!(method as usize, place);
            assert_eq!(method.name().parse(), Ok(method));
        }
        let error = "coins".parse::<Method>().unwrap_err().to_string();
        assert!(error.starts_with("\"coins\" is no method of drawing; there are program quick"));
    }
}
