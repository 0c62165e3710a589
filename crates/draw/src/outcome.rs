//! What falls, is tossed or is drawn, and the thing it comes from.

use core::fmt;
use core::str::FromStr;

use rokada_chess::{Role, StartPosition};

/// One outcome as a person enters it.
///
/// # Display
/// The text a protocol holds and [`FromStr`] reads: a number, `H` or `T`, or a piece letter.
///
/// ```
/// use rokada_draw::Outcome;
///
/// assert_eq!("4".parse(), Ok(Outcome::Number(4)));
/// assert_eq!(Outcome::Heads.to_string(), "H");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The number on a die, a digit, a ball, a slip, a card (ace is 1), or a 16-bit word.
    Number(u16),
    /// The head, obverse, of a coin.
    Heads,
    /// The tail, reverse, of a coin.
    Tails,
    /// A piece, or a card that stands for it.
    Piece(Role),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Number(number) => write!(f, "{number}"),
            Outcome::Heads => f.write_str("H"),
            Outcome::Tails => f.write_str("T"),
            Outcome::Piece(role) => write!(f, "{}", role.letter()),
        }
    }
}

impl FromStr for Outcome {
    type Err = EntryError;

    /// Reads a number, `H` or `T`, or one of `K Q R B N`, in either case.
    fn from_str(text: &str) -> Result<Outcome, EntryError> {
        let unreadable = || EntryError::Unreadable { text: text.into() };
        let text = text.trim();
        if let Ok(number) = text.parse() {
            return Ok(Outcome::Number(number));
        }
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some('H' | 'h'), None) => Ok(Outcome::Heads),
            (Some('T' | 't'), None) => Ok(Outcome::Tails),
            (Some(letter), None) => Role::from_letter(letter)
                .filter(|&role| role != Role::Pawn)
                .map(Outcome::Piece)
                .ok_or_else(unreadable),
            _ => Err(unreadable()),
        }
    }
}

/// The thing that decides the next outcome.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Device {
    /// A fair die with faces 1 to `sides`.
    Die {
        /// How many faces.
        sides: u16,
    },
    /// A fair coin.
    Coin,
    /// A box or bag with the ten digits 0 to 9; the digit goes back.
    Digits,
    /// A bag with `pawns` pawns, one of them white: they come out one by one, and the outcome is
    /// the turn, from 1, at which the white one comes.
    Pawns {
        /// How many pawns.
        pawns: u16,
    },
    /// A machine or bag with 960 balls numbered 0 to 959.
    Balls,
    /// A bag with `slips` slips of paper numbered from 1.
    Slips {
        /// How many slips.
        slips: u16,
    },
    /// A shuffled pile out of the ace to the eight of a suit.
    Cards {
        /// The cards that the pile was made of.
        pile: Pile,
        /// The cards already gone: bit 0 is the ace.
        gone: u8,
    },
    /// The eight pieces, shuffled as cards or in a bag; none goes back.
    Pieces {
        /// How many are left of king, queen, rook, bishop, knight.
        left: [u8; 5],
    },
    /// Sixteen bits from a random source, as a number 0 to 65535.
    Word,
}

/// A pile of cards: each card of a suit from the ace to the eight stands for a file, a to h.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// Ace, three, five, seven: the dark squares a1, c1, e1, g1.
    Dark,
    /// Two, four, six, eight: the light squares b1, d1, f1, h1.
    Light,
    /// All cards not yet gone, shuffled together.
    Rest,
}

/// The order in which [`Device::Pieces`] counts.
pub const PIECES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

impl Pile {
    /// The cards of the pile: bit 0 is the ace.
    const fn cards(self) -> u8 {
        match self {
            Pile::Dark => 0b0101_0101,
            Pile::Light => 0b1010_1010,
            Pile::Rest => 0b1111_1111,
        }
    }
}

impl Device {
    /// Checks that an outcome can come from this device and gives its place among the outcomes,
    /// from 0: the face of a die less one, heads 1 and tails 0, the file of a card.
    ///
    /// # Errors
    /// When the device has no such outcome, or has it no more.
    pub fn place(self, outcome: Outcome) -> Result<u16, EntryError> {
        let impossible = EntryError::Impossible {
            device: self,
            outcome,
        };
        let from_one = |number: u16, count: u16| match number.checked_sub(1) {
            Some(place) if place < count => Ok(place),
            _ => Err(impossible.clone()),
        };
        match (self, outcome) {
            (Device::Die { sides }, Outcome::Number(number)) => from_one(number, sides),
            (Device::Coin, Outcome::Tails) => Ok(0),
            (Device::Coin, Outcome::Heads) => Ok(1),
            (Device::Digits, Outcome::Number(digit @ 0..=9)) => Ok(digit),
            (Device::Pawns { pawns }, Outcome::Number(turn)) => from_one(turn, pawns),
            (Device::Balls, Outcome::Number(ball)) if ball < StartPosition::COUNT => Ok(ball),
            (Device::Slips { slips }, Outcome::Number(slip)) => from_one(slip, slips),
            (Device::Cards { pile, gone }, Outcome::Number(card)) => {
                let file = from_one(card, 8)?;
                let here = |cards: u8| cards >> file & 1 == 1;
                if here(gone) {
                    Err(EntryError::Gone {
                        device: self,
                        outcome,
                    })
                } else if here(pile.cards()) {
                    Ok(file)
                } else {
                    Err(impossible)
                }
            }
            (Device::Pieces { left }, Outcome::Piece(role)) => {
                match PIECES.iter().position(|&piece| piece == role) {
                    Some(place) if left[place] > 0 => Ok(place as u16),
                    Some(_) => Err(EntryError::Gone {
                        device: self,
                        outcome,
                    }),
                    None => Err(impossible),
                }
            }
            (Device::Word, Outcome::Number(word)) => Ok(word),
            _ => Err(impossible),
        }
    }

    /// How many equally likely cases it has now.
    pub fn cases(self) -> u32 {
        match self {
            Device::Die { sides: count }
            | Device::Pawns { pawns: count }
            | Device::Slips { slips: count } => u32::from(count),
            Device::Coin => 2,
            Device::Digits => 10,
            Device::Balls => u32::from(StartPosition::COUNT),
            Device::Cards { pile, gone } => (pile.cards() & !gone).count_ones(),
            Device::Pieces { left } => left.iter().map(|&count| u32::from(count)).sum(),
            Device::Word => 1 << 16,
        }
    }

    /// Every outcome of the device with its weight: how many of the equally likely cases give it.
    pub fn outcomes(self) -> Vec<(Outcome, u32)> {
        let numbers = |range: core::ops::RangeInclusive<u16>| {
            range.map(|number| (Outcome::Number(number), 1)).collect()
        };
        match self {
            Device::Die { sides } => numbers(1..=sides),
            Device::Coin => vec![(Outcome::Heads, 1), (Outcome::Tails, 1)],
            Device::Digits => numbers(0..=9),
            Device::Pawns { pawns } => numbers(1..=pawns),
            Device::Balls => numbers(0..=StartPosition::COUNT - 1),
            Device::Slips { slips } => numbers(1..=slips),
            Device::Cards { pile, gone } => (1..=8)
                .filter(|card| (pile.cards() & !gone) >> (card - 1) & 1 == 1)
                .map(|card| (Outcome::Number(card), 1))
                .collect(),
            Device::Pieces { left } => PIECES
                .into_iter()
                .zip(left)
                .filter(|&(_, count)| count > 0)
                .map(|(role, count)| (Outcome::Piece(role), u32::from(count)))
                .collect(),
            Device::Word => numbers(0..=u16::MAX),
        }
    }
}

/// Why an entry was refused; nothing entered before is touched.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EntryError {
    /// Not the text of any outcome.
    Unreadable {
        /// What was entered.
        text: String,
    },
    /// The device has no such outcome: a seven on a six-sided die.
    Impossible {
        /// What was thrown or drawn from.
        device: Device,
        /// What was entered.
        outcome: Outcome,
    },
    /// The device had it, but it has been drawn already: a card twice.
    Gone {
        /// What is drawn from.
        device: Device,
        /// What was entered.
        outcome: Outcome,
    },
    /// The draw is over.
    Finished {
        /// The position that was drawn.
        position: StartPosition,
    },
    /// Nothing has been entered that could be taken back.
    NothingToUndo,
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Device::Die { sides } => write!(f, "a die with faces 1 to {sides}"),
            Device::Coin => f.write_str("a coin: H or T"),
            Device::Digits => f.write_str("a digit 0 to 9"),
            Device::Pawns { pawns } => write!(f, "the turn of the white pawn, 1 to {pawns}"),
            Device::Balls => f.write_str("a ball 0 to 959"),
            Device::Slips { slips } => write!(f, "a slip 1 to {slips}"),
            Device::Cards { pile, .. } => match pile {
                Pile::Dark => f.write_str("a card 1, 3, 5 or 7"),
                Pile::Light => f.write_str("a card 2, 4, 6 or 8"),
                Pile::Rest => f.write_str("a card 1 to 8 that is still in the pile"),
            },
            Device::Pieces { left } => {
                f.write_str("a piece that is still in the bag:")?;
                PIECES
                    .iter()
                    .zip(left)
                    .filter(|&(_, &count)| count > 0)
                    .try_for_each(|(role, _)| write!(f, " {}", role.letter()))
            }
            Device::Word => f.write_str("a number 0 to 65535"),
        }
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Unreadable { text } => {
                write!(
                    f,
                    "{text:?} is no outcome: enter a number, H or T, or a piece letter"
                )
            }
            EntryError::Impossible { device, outcome } => {
                write!(f, "{outcome} cannot come up here; expected {device}")
            }
            EntryError::Gone { device, outcome } => {
                write!(f, "{outcome} has been drawn already; expected {device}")
            }
            EntryError::Finished { position } => write!(
                f,
                "the draw is over: position {} {}",
                position.number(),
                position.letters()
            ),
            EntryError::NothingToUndo => f.write_str("nothing has been entered yet"),
        }
    }
}

impl core::error::Error for EntryError {}
