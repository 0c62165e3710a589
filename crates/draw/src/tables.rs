//! The tables of throws: each a known recipe, with who described it.

use crate::{Device, Goal, Part, Throw};

const D6: Device = Device::Die { sides: 6 };

const fn throw(device: Device, accept: u32, part: &'static [Part], goal: Goal) -> Throw {
    Throw {
        device,
        count: 1,
        accept: 0..accept,
        parts: part,
        goal,
    }
}

const fn together(
    (count, device): (u8, Device),
    accept: u32,
    parts: &'static [Part],
    goal: Goal,
) -> Throw {
    Throw {
        device,
        count,
        accept: 0..accept,
        parts,
        goal,
    }
}

/// The five choices one after another, each with a device of its own.
const fn five(devices: [Device; 5], accept: [u32; 5]) -> [Throw; 5] {
    [
        throw(devices[0], accept[0], &[Part::DarkBishop], Goal::DarkBishop),
        throw(
            devices[1],
            accept[1],
            &[Part::LightBishop],
            Goal::LightBishop,
        ),
        throw(devices[2], accept[2], &[Part::Queen], Goal::Queen),
        throw(
            devices[3],
            accept[3],
            &[Part::FirstKnight],
            Goal::FirstKnight,
        ),
        throw(
            devices[4],
            accept[4],
            &[Part::SecondKnight],
            Goal::SecondKnight,
        ),
    ]
}

const fn die(sides: u16) -> Device {
    Device::Die { sides }
}

const fn pawns(pawns: u16) -> Device {
    Device::Pawns { pawns }
}

/// One six-sided die for everything (I. Althöfer, 1998).
pub(crate) static ONE_DIE: [Throw; 5] = five([D6; 5], [4, 4, 6, 5, 4]);

/// The five Platonic solids thrown once; a large die counts round: 5 on the eight-sided is 1.
pub(crate) static FIVE_SOLIDS: [Throw; 5] = five(
    [die(4), die(8), die(6), die(20), die(12)],
    [4, 8, 6, 20, 12],
);

/// The set of special Chess960 dice, with 4, 4, 6, 5 and 4 faces.
pub(crate) static DICE_SET: [Throw; 5] =
    five([die(4), die(4), die(6), die(5), die(4)], [4, 4, 6, 5, 4]);

/// One white pawn among 4, 4, 6, 5 and 4 in a bag (E. Hall, 2006).
pub(crate) static PAWNS: [Throw; 5] = five(
    [pawns(4), pawns(4), pawns(6), pawns(5), pawns(4)],
    [4, 4, 6, 5, 4],
);

/// Two dice of different colours: 32 of 36 for bishops and a half, 30 of 36 for queen and knights.
pub(crate) static TWO_DICE: [Throw; 2] = [
    together(
        (2, D6),
        32,
        &[Part::LightBishop, Part::DarkBishop, Part::KnightsHalf],
        Goal::BishopsAndHalf,
    ),
    together(
        (2, D6),
        30,
        &[Part::Queen, Part::KnightsFifth],
        Goal::QueenAndKnights,
    ),
];

/// Four dice as the digits of a number to the base six, thrown again from 960.
pub(crate) static FOUR_DICE: [Throw; 1] = [together((4, D6), 960, &[Part::Number], Goal::Number)];

/// Two coins for each bishop, four for fifteen ways, one each for queen and knights: as few coins
/// on average as can be (154/15), and the board fills on the way.
pub(crate) static COIN: [Throw; 5] = [
    together((2, Device::Coin), 4, &[Part::DarkBishop], Goal::DarkBishop),
    together(
        (2, Device::Coin),
        4,
        &[Part::LightBishop],
        Goal::LightBishop,
    ),
    together(
        (4, Device::Coin),
        15,
        &[Part::KnightsFifth, Part::QueenThird],
        Goal::ThirdAndFifth,
    ),
    throw(Device::Coin, 2, &[Part::QueenHalf], Goal::QueenOfTwo),
    throw(Device::Coin, 2, &[Part::KnightsHalf], Goal::KnightsOfTwo),
];

/// Ten coins as the digits of a number to the base two (astronasko, 2023). From 960 on a number
/// begins with four heads, so after four heads it starts again.
pub(crate) static TEN_COINS: [Throw; 2] = [
    together((4, Device::Coin), 15, &[Part::NumberQuotient], Goal::Number),
    together((6, Device::Coin), 64, &[Part::NumberRest], Goal::Number),
];

/// Three boxes with the digits 0 to 9; the whole number is drawn again from 960.
pub(crate) static BOXES: [Throw; 1] = [together(
    (3, Device::Digits),
    960,
    &[Part::Number],
    Goal::Number,
)];

/// A lottery machine with a ball for each number (Weissenhaus, 2024).
pub(crate) static BALLS: [Throw; 1] = [throw(Device::Balls, 960, &[Part::Number], Goal::Number)];

/// Sixteen random bits modulo 960; the last 256 words, an incomplete set, are passed over.
pub(crate) static WORDS: [Throw; 1] = [throw(Device::Word, 65_280, &[Part::Number], Goal::Number)];
