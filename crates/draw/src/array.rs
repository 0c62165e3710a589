//! The first rank while it fills.

use rokada_chess::{Derivation, File, Role, StartPosition};

/// The first rank as far as it is known, files a to h.
pub type Array = [Option<Role>; 8];

/// The pieces of `after` that `before` does not have there.
pub(crate) fn placed(before: &Array, after: &Array) -> Vec<(File, Role)> {
    File::ALL
        .into_iter()
        .zip(before.iter().zip(after))
        .filter(|(_, (before, after))| before != after)
        .filter_map(|(file, (_, after))| after.map(|role| (file, role)))
        .collect()
}

/// Puts a piece on the nth free square from the a-file, from 0, and gives its file.
pub(crate) fn put(array: &mut Array, nth: u8, role: Role) {
    let mut free = array.iter_mut().filter(|square| square.is_none());
    if let Some(square) = free.nth(usize::from(nth)) {
        *square = Some(role);
    }
}

/// Fills the last three squares with rook, king, rook.
pub(crate) fn put_rooks_and_king(array: &mut Array) {
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(array, 0, role);
    }
}

/// The position of a full array.
pub(crate) fn position(array: &Array) -> Option<StartPosition> {
    let mut roles = [Role::Pawn; 8];
    for (role, found) in roles.iter_mut().zip(array) {
        *role = (*found)?;
    }
    StartPosition::from_roles(roles).ok()
}

/// One of the choices that make up a position, or a part of one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The dark-squared bishop: a, c, e, g.
    DarkBishop,
    /// The light-squared bishop: b, d, f, h.
    LightBishop,
    /// The queen among six free squares.
    Queen,
    /// A third of the queen's six squares.
    QueenThird,
    /// The left or the right one of the two squares of a third.
    QueenHalf,
    /// A knight among five free squares.
    FirstKnight,
    /// The other knight among four.
    SecondKnight,
    /// A fifth of the ten knight pairs: two neighbours in Scharnagl's table.
    KnightsFifth,
    /// The first or the second of the two pairs of a fifth.
    KnightsHalf,
    /// The whole number 0 to 959.
    Number,
    /// The number divided by 64.
    NumberQuotient,
    /// The number modulo 64.
    NumberRest,
}

impl Part {
    /// How many ways there are to choose.
    pub const fn ways(self) -> u32 {
        match self {
            Part::DarkBishop | Part::LightBishop | Part::SecondKnight => 4,
            Part::Queen => 6,
            Part::QueenThird => 3,
            Part::QueenHalf | Part::KnightsHalf => 2,
            Part::FirstKnight | Part::KnightsFifth => 5,
            Part::Number => StartPosition::COUNT as u32,
            Part::NumberQuotient => 15,
            Part::NumberRest => 64,
        }
    }
}

/// The choices made so far.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Choices {
    chosen: [Option<u16>; 12],
}

impl Choices {
    /// Makes a choice.
    pub(crate) fn choose(&mut self, part: Part, way: u16) {
        self.chosen[part as usize] = Some(way);
    }

    fn get(&self, part: Part) -> Option<u8> {
        self.chosen[part as usize].map(|way| way as u8)
    }

    fn queen(&self) -> Option<u8> {
        let halves = || Some(2 * self.get(Part::QueenThird)? + self.get(Part::QueenHalf)?);
        self.get(Part::Queen).or_else(halves)
    }

    /// The position that Scharnagl's four choices or the number name, once they are made.
    fn named(&self) -> Option<StartPosition> {
        let get = |part: Part| self.chosen[part as usize];
        let in_two = || Some(64 * get(Part::NumberQuotient)? + get(Part::NumberRest)?);
        let by_number = || StartPosition::new(get(Part::Number).or_else(in_two)?);
        let by_choices = || {
            StartPosition::from_derivation(Derivation {
                light_bishop: self.get(Part::LightBishop)?,
                dark_bishop: self.get(Part::DarkBishop)?,
                queen: self.queen()?,
                knights: 2 * self.get(Part::KnightsFifth)? + self.get(Part::KnightsHalf)?,
            })
        };
        by_number().or_else(by_choices)
    }

    /// The pieces whose squares the choices settle.
    pub(crate) fn array(&self) -> Array {
        if let Some(position) = self.named() {
            return position.roles().map(Some);
        }
        let mut array = [None; 8];
        let (dark, light) = (self.get(Part::DarkBishop), self.get(Part::LightBishop));
        for (bishop, first) in [(dark, 0), (light, 1)] {
            if let Some(way) = bishop {
                array[usize::from(2 * way + first)] = Some(Role::Bishop);
            }
        }
        // A place is counted among the free squares, so each needs all those before it.
        let among_free = [
            (self.queen(), Role::Queen),
            (self.get(Part::FirstKnight), Role::Knight),
            (self.get(Part::SecondKnight), Role::Knight),
        ];
        if dark.is_some() && light.is_some() {
            let known = among_free
                .into_iter()
                .map_while(|(place, role)| Some((place?, role)));
            let mut count = 0;
            for (place, role) in known {
                put(&mut array, place, role);
                count += 1;
            }
            if count == among_free.len() {
                put_rooks_and_king(&mut array);
            }
        }
        array
    }
}
