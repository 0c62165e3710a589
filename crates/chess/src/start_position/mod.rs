//! The 960 start positions and their numbers.

mod facts;
mod parse;

pub use parse::ParseStartPositionError;

use core::fmt;

use crate::{Board, CastlingRights, Color, File, Rank, Role, Setup, Square, Wing};

/// The knights' two places among five free squares, by their index (Scharnagl's table).
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// One of the 960 start positions of Chess960 (Guidelines II.2), named by its Scharnagl number.
///
/// ```
/// use rokada_chess::StartPosition;
///
/// let classical = StartPosition::new(518).unwrap();
/// assert_eq!(classical.letters(), "RNBQKBNR");
/// assert_eq!("bbqnnrkr".parse(), Ok(StartPosition::new(0).unwrap()));
/// assert!(StartPosition::new(960).is_none());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StartPosition(u16);

/// How a number names a position: four choices, made in this order (Scharnagl).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Derivation {
    /// The light-squared bishop: 0-3 for b, d, f, h.
    pub light_bishop: u8,
    /// The dark-squared bishop: 0-3 for a, c, e, g.
    pub dark_bishop: u8,
    /// The queen: 0-5, counting the free squares from the a-file.
    pub queen: u8,
    /// The knights: 0-9, the pair among the five free squares, `NN---` to `---NN`.
    pub knights: u8,
}

impl StartPosition {
    /// The classical array, RNBQKBNR.
    pub const CLASSICAL: StartPosition = StartPosition(518);
    /// How many there are.
    pub const COUNT: u16 = 960;

    /// The position of a number 0-959; `None` above.
    pub const fn new(number: u16) -> Option<StartPosition> {
        if number < StartPosition::COUNT {
            Some(StartPosition(number))
        } else {
            None
        }
    }

    /// All 960 in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = StartPosition> + ExactSizeIterator {
        (0..StartPosition::COUNT).map(StartPosition)
    }

    /// Its Scharnagl number, 0-959.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The four choices that the number stands for.
    pub const fn derivation(self) -> Derivation {
        let n = self.0;
        Derivation {
            light_bishop: (n % 4) as u8,
            dark_bishop: (n / 4 % 4) as u8,
            queen: (n / 16 % 6) as u8,
            knights: (n / 96) as u8,
        }
    }

    /// The position of four choices; `None` where one is out of its range.
    pub const fn from_derivation(d: Derivation) -> Option<StartPosition> {
        if d.light_bishop < 4 && d.dark_bishop < 4 && d.queen < 6 && d.knights < 10 {
            let (b, q) = (
                d.light_bishop as u16 + 4 * d.dark_bishop as u16,
                d.queen as u16,
            );
            Some(StartPosition(b + 16 * q + 96 * d.knights as u16))
        } else {
            None
        }
    }

    /// What stands on each file, a to h.
    pub fn roles(self) -> [Role; 8] {
        let d = self.derivation();
        let mut array = [None; 8];
        array[d.light_bishop as usize * 2 + 1] = Some(Role::Bishop);
        array[d.dark_bishop as usize * 2] = Some(Role::Bishop);
        let mut put = |nth: usize, role| {
            let mut free = array.iter_mut().filter(|square| square.is_none());
            if let Some(square) = free.nth(nth) {
                *square = Some(role);
            }
        };
        put(d.queen as usize, Role::Queen);
        let (first, second) = KNIGHTS[d.knights as usize];
        put(second, Role::Knight);
        put(first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            put(0, role);
        }
        array.map(|role| role.expect("eight pieces on eight squares"))
    }

    /// The position with these pieces on files a to h.
    ///
    /// # Errors
    /// Says which rule of Guidelines II.2 the array breaks.
    pub fn from_roles(roles: [Role; 8]) -> Result<StartPosition, ParseStartPositionError> {
        use ParseStartPositionError as Fault;
        let files_of = |wanted: Role| (0..8).filter(move |&file| roles[file] == wanted);
        for (role, count) in [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
        ] {
            let found = files_of(role).count();
            if found != count {
                return Err(Fault::WrongCount {
                    role,
                    found: found as u8,
                    wanted: count as u8,
                });
            }
        }
        let pair = |role| {
            let mut files = files_of(role);
            (files.next().unwrap_or(0), files.next().unwrap_or(0))
        };
        let (left, right) = pair(Role::Rook);
        let (king, _) = pair(Role::King);
        if king < left || king > right {
            return Err(Fault::KingNotBetweenRooks);
        }
        let bishops = pair(Role::Bishop);
        let (dark, light) = match (bishops.0 % 2, bishops.1 % 2) {
            (0, 1) => bishops,
            (1, 0) => (bishops.1, bishops.0),
            _ => return Err(Fault::BishopsOnOneColour),
        };
        let place = |file: usize, skipped: &[Role]| {
            roles[..file]
                .iter()
                .filter(|role| !skipped.contains(role))
                .count()
        };
        let (queen, _) = pair(Role::Queen);
        let (first, second) = pair(Role::Knight);
        let among_five = |file| place(file, &[Role::Bishop, Role::Queen]);
        let knights = (among_five(first), among_five(second));
        let derivation = Derivation {
            light_bishop: light as u8 / 2,
            dark_bishop: dark as u8 / 2,
            queen: place(queen, &[Role::Bishop]) as u8,
            knights: KNIGHTS
                .iter()
                .position(|&pair| pair == knights)
                .unwrap_or(0) as u8,
        };
        Ok(StartPosition::from_derivation(derivation).expect("each choice is in its range"))
    }

    /// The array as eight capital English letters, a to h.
    pub fn letters(self) -> Letters {
        Letters(self.roles())
    }

    /// The start position that a board shows, if it is one: all 32 pieces must stand on their
    /// squares.
    ///
    /// ```
    /// use rokada_chess::{Setup, StartPosition};
    ///
    /// let setup: Setup = "qrnknbbr/pppppppp/8/8/8/8/PPPPPPPP/QRNKNBBR w HBhb - 0 1".parse()?;
    /// assert_eq!(StartPosition::from_board(&setup.board), StartPosition::new(494));
    /// # Ok::<(), rokada_chess::fen::FenError>(())
    /// ```
    pub fn from_board(board: &Board) -> Option<StartPosition> {
        let mut roles = [Role::Pawn; 8];
        for (slot, file) in roles.iter_mut().zip(File::ALL) {
            *slot = board.piece_at(Square::from_coords(file, Rank::First))?.role;
        }
        let start = StartPosition::from_roles(roles).ok()?;
        (start.setup().board == *board).then_some(start)
    }

    /// The position seen in a mirror, files a to h turned to h to a. None is its own mirror.
    pub fn mirror(self) -> StartPosition {
        let mut roles = self.roles();
        roles.reverse();
        StartPosition::from_roles(roles).expect("a mirrored array keeps the rules of the array")
    }

    /// The file of the king and of the rook for each wing.
    pub fn castling_files(self) -> (File, crate::ByWing<File>) {
        let roles = self.roles();
        let file = |role, from_left: bool| {
            let found = if from_left {
                roles.iter().position(|&r| r == role)
            } else {
                roles.iter().rposition(|&r| r == role)
            };
            File::new(found.unwrap_or(0) as u8)
        };
        let rooks = crate::ByWing {
            c: file(Role::Rook, true),
            g: file(Role::Rook, false),
        };
        (file(Role::King, true), rooks)
    }

    /// The set-up: White to move, all four castling rights, Black's array facing White's.
    pub fn setup(self) -> Setup {
        StartPosition::double_setup(self, self)
    }

    /// The set-up of double Chess960, in which each player has an array of their own.
    pub fn double_setup(white: StartPosition, black: StartPosition) -> Setup {
        let mut setup = Setup::EMPTY;
        let mut rights = CastlingRights::NONE;
        for (color, array) in [(Color::White, white), (Color::Black, black)] {
            for (file, role) in File::ALL.into_iter().zip(array.roles()) {
                let back = Square::from_coords(file, Rank::First.seen_by(color));
                let front = Square::from_coords(file, Rank::Second.seen_by(color));
                setup.board.set(back, Some(role.of(color)));
                setup.board.set(front, Some(Role::Pawn.of(color)));
            }
            let (_, rooks) = array.castling_files();
            for wing in Wing::ALL {
                rights.set(color, wing, Some(rooks[wing]));
            }
        }
        setup.castling = rights;
        setup
    }
}

/// The eight letters of an array; made by [`StartPosition::letters`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Letters([Role; 8]);

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|role| fmt::Write::write_char(f, role.letter()))
    }
}

impl PartialEq<&str> for Letters {
    fn eq(&self, text: &&str) -> bool {
        text.len() == 8
            && self
                .0
                .iter()
                .zip(text.chars())
                .all(|(role, c)| role.letter() == c)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::string::ToString;

    use super::*;

    #[test]
    fn known_numbers() {
        for (number, letters) in [
            (0, "BBQNNRKR"),
            (518, "RNBQKBNR"),
            (534, "RNBKQBNR"),
            (959, "RKRNNQBB"),
            (494, "QRNKNBBR"),
            (752, "BBRKNNRQ"),
        ] {
            assert_eq!(StartPosition::new(number).unwrap().letters(), letters);
            assert_eq!(letters.parse::<StartPosition>().unwrap().number(), number);
        }
    }

    #[test]
    fn all_960_are_distinct_and_read_back() {
        let mut seen = HashSet::new();
        for position in StartPosition::all() {
            let letters = position.letters().to_string();
            assert_eq!(letters.to_lowercase().parse(), Ok(position));
            assert_eq!(position.setup().fen().parse(), Ok(position));
            assert_eq!(
                StartPosition::from_derivation(position.derivation()),
                Some(position)
            );
            assert_eq!(position.mirror().mirror(), position);
            assert_ne!(position.mirror(), position);
            assert!(seen.insert(letters));
        }
        assert_eq!(seen.len(), 960);
    }
}
