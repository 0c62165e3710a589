//! The methods that throw for one choice after another: all dice and coins, boxes, balls, words.
//!
//! Such a method is a table of [`Throw`]s. The outcomes of a throw are the digits of a value, the
//! leading one first; a value that is accepted is divided up among the choices it decides.

use core::ops::Range;

use crate::array::position;
use crate::{Array, Ask, Device, Drawn, Goal, Machine, Part, Step, Why, array::Choices};

/// One throw: some outcomes of one device that together decide one or more choices.
///
/// ```
/// use rokada_draw::{Device, Goal, Part, Throw};
///
/// // One six-sided die for one of four squares; a five or a six is thrown again.
/// let throw = Throw {
///     device: Device::Die { sides: 6 },
///     count: 1,
///     accept: 0..4,
///     parts: &[Part::DarkBishop],
///     goal: Goal::DarkBishop,
/// };
/// assert_eq!(throw.values(), 6);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    /// What is thrown.
    pub device: Device,
    /// How many outcomes make the value.
    pub count: u8,
    /// The values that count; any other is thrown again.
    pub accept: Range<u32>,
    /// The choices decided: the first is the value modulo its ways, the next the quotient modulo
    /// its own ways, and so on.
    pub parts: &'static [Part],
    /// What a person is told that it decides.
    pub goal: Goal,
}

impl Throw {
    /// How many values there are: the sides of the device to the power of the count.
    pub fn values(&self) -> u32 {
        self.device.cases().pow(u32::from(self.count))
    }
}

/// A machine that goes through a table of throws.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Throws {
    table: &'static [Throw],
    /// Which throw of the table is under way.
    throw: u8,
    /// How many outcomes of it are in.
    thrown: u8,
    /// Their value.
    value: u32,
    choices: Choices,
}

impl Throws {
    /// A machine at the beginning of a table.
    ///
    /// # Panics
    /// When the table is empty; a step past its end, when it leaves a choice open.
    pub fn new(table: &'static [Throw]) -> Throws {
        assert!(!table.is_empty(), "a method has at least one throw");
        Throws {
            table,
            throw: 0,
            thrown: 0,
            value: 0,
            choices: Choices::default(),
        }
    }

    fn current(&self) -> &'static Throw {
        &self.table[usize::from(self.throw)]
    }
}

impl Machine for Throws {
    fn ask(&self) -> Ask {
        let throw = self.current();
        Ask {
            device: throw.device,
            goal: throw.goal,
            nth: self.thrown + 1,
            of: throw.count,
        }
    }

    fn step(&self, place: u16) -> Step<Throws> {
        let throw = self.current();
        let mut next = self.clone();
        next.value = self.value * throw.device.cases() + u32::from(place);
        next.thrown += 1;
        if next.thrown < throw.count {
            return Step::On(next);
        }
        let accepted = throw.accept.contains(&next.value);
        let mut value = std::mem::take(&mut next.value);
        next.thrown = 0;
        if !accepted {
            let why = match throw.goal {
                Goal::Number => Why::NoSuchNumber,
                _ => Why::Unused,
            };
            return Step::Again(next, why);
        }
        for &part in throw.parts {
            next.choices.choose(part, (value % part.ways()) as u16);
            value /= part.ways();
        }
        if usize::from(next.throw) + 1 < self.table.len() {
            next.throw += 1;
            return Step::On(next);
        }
        let drawn = position(&next.choices.array());
        Step::Done(Drawn::Position(
            drawn.expect("the throws of a table decide every choice"),
        ))
    }

    fn array(&self) -> Array {
        self.choices.array()
    }
}
