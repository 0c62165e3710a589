//! The biased recipes as machines of the same kind as the uniform ones.

use rokada_chess::{Role, StartPosition};
use rokada_draw::{Array, Ask, Device, Drawn, Goal, Machine, Mend, Part, Pieces, Step, Throw};

const fn wrapped(part: &'static [Part], goal: Goal) -> Throw {
    Throw {
        device: Device::Die { sides: 6 },
        count: 1,
        accept: 0..6,
        parts: part,
        goal,
    }
}

/// One die without throwing again: what is too high counts round, (roll - 1) mod 4 or 5.
pub(crate) static WRAPPED_DIE: [Throw; 5] = [
    wrapped(&[Part::DarkBishop], Goal::DarkBishop),
    wrapped(&[Part::LightBishop], Goal::LightBishop),
    wrapped(&[Part::Queen], Goal::Queen),
    wrapped(&[Part::FirstKnight], Goal::FirstKnight),
    wrapped(&[Part::SecondKnight], Goal::SecondKnight),
];

/// Ten coins, the number taken modulo 960.
pub(crate) static COINS_MODULO: [Throw; 1] = [Throw {
    device: Device::Coin,
    count: 10,
    accept: 0..1024,
    parts: &[Part::Number],
    goal: Goal::Number,
}];

/// Ten coins, tossed again when the first four are alike: heads (960 and more) or tails (0 to 63).
pub(crate) static HEADS_OR_TAILS: [Throw; 1] = [Throw {
    device: Device::Coin,
    count: 10,
    accept: 64..960,
    parts: &[Part::Number],
    goal: Goal::Number,
}];

fn choose(sides: u16) -> Ask {
    Ask {
        device: Device::Die { sides },
        goal: Goal::Number,
        nth: 1,
        of: 1,
    }
}

/// Three boxes with digits; after a 9 the second has only 0 to 5 in it.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct LimitedBoxes {
    digits: Vec<u16>,
}

impl Machine for LimitedBoxes {
    fn ask(&self) -> Ask {
        choose(if self.digits == [9] { 6 } else { 10 })
    }

    fn step(&self, place: u16) -> Step<LimitedBoxes> {
        let mut digits = self.digits.clone();
        digits.push(place);
        match digits[..] {
            [hundreds, tens, ones] => {
                let number = 100 * hundreds + 10 * tens + ones;
                Step::Done(Drawn::Position(StartPosition::new(number).unwrap()))
            }
            _ => Step::On(LimitedBoxes { digits }),
        }
    }

    fn array(&self) -> Array {
        [None; 8]
    }
}

/// Puts rook, king, rook on the free squares and reads the position.
fn complete(array: Array) -> Drawn {
    let mut last = [Role::Rook, Role::King, Role::Rook].into_iter();
    let roles = array.map(|square| square.or_else(|| last.next()).expect("three are free"));
    Drawn::Position(StartPosition::from_roles(roles).expect("a start position"))
}

/// Eight cards; bishops on one colour are put right by moving the right one a step to the right
/// (on h, to the left); it changes places with what stands there. Then the king to the middle.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct OneStep(Pieces);

impl Default for OneStep {
    fn default() -> OneStep {
        OneStep(Pieces::new(Mend::All))
    }
}

impl Machine for OneStep {
    fn ask(&self) -> Ask {
        self.0.ask()
    }

    fn step(&self, place: u16) -> Step<OneStep> {
        match self.0.step(place) {
            Step::On(next) if next.ask().goal == Goal::Repair => {
                let mut array = next.array();
                let is_bishop = |square: &Option<Role>| *square == Some(Role::Bishop);
                let right = array.iter().rposition(is_bishop).unwrap();
                array.swap(right, if right < 7 { right + 1 } else { right - 1 });
                let movable = |role| matches!(role, Role::King | Role::Rook);
                Step::Done(complete(
                    array.map(|square| square.filter(|&role| !movable(role))),
                ))
            }
            Step::On(next) => Step::On(OneStep(next)),
            Step::Done(drawn) => Step::Done(drawn),
            Step::Again(next, why) => Step::Again(OneStep(next), why),
            Step::Restart(why) => Step::Restart(why),
        }
    }

    fn array(&self) -> Array {
        self.0.array()
    }
}

/// The king on b to g, a rook left and a rook right of it, then bishops, queen and knights, each
/// uniformly on the squares it may have.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct KingFirst {
    array: Array,
}

impl KingFirst {
    /// What is placed next, and the squares it may have.
    fn next(&self) -> (Role, Vec<usize>) {
        let free = |file: &usize| self.array[*file].is_none();
        let placed = self.array.iter().flatten().count();
        let find = |role| self.array.iter().position(|&square| square == Some(role));
        let king = find(Role::King).unwrap_or(0);
        let bishop = find(Role::Bishop).unwrap_or(0);
        match placed {
            0 => (Role::King, (1..7).collect()),
            1 => (Role::Rook, (0..king).collect()),
            2 => (Role::Rook, (king + 1..8).collect()),
            3 => (Role::Bishop, (0..8).filter(free).collect()),
            4 => {
                let other = |file: &usize| file % 2 != bishop % 2;
                (Role::Bishop, (0..8).filter(free).filter(other).collect())
            }
            5 => (Role::Queen, (0..8).filter(free).collect()),
            _ => (Role::Knight, (0..8).filter(free).collect()),
        }
    }
}

impl Machine for KingFirst {
    fn ask(&self) -> Ask {
        choose(self.next().1.len() as u16)
    }

    fn step(&self, place: u16) -> Step<KingFirst> {
        let (role, squares) = self.next();
        let mut array = self.array;
        array[squares[usize::from(place)]] = Some(role);
        if array.iter().all(Option::is_some) {
            Step::Done(complete(array))
        } else {
            Step::On(KingFirst { array })
        }
    }

    fn array(&self) -> Array {
        self.array
    }
}
