//! A draw told entry by entry: what was asked, what came, what it did.

use rokada_chess::{File, Role};

use crate::array::placed;
use crate::{Array, Ask, Device, Effect, Goal, Outcome};

/// One entry of a draw, made or possible, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What was to be thrown or drawn.
    pub ask: Ask,
    /// What came.
    pub outcome: Outcome,
    /// The places (see [`Device::place`]) of this outcome and of those before it that decide
    /// together with it, the first first: the digits of a value to the base of the device's cases.
    pub digits: Vec<u16>,
    /// What it did.
    pub effect: Effect,
    /// The first rank before.
    pub before: Array,
    /// The first rank after.
    pub after: Array,
}

impl Turn {
    /// The pieces that found their squares, apart from the rooks and the king between them where
    /// those fill the squares left over.
    ///
    /// ```
    /// use rokada_chess::{File, Role};
    /// use rokada_draw::{Draw, Method, Outcome, Pool};
    ///
    /// let mut draw = Draw::new(Method::OneDie, Pool::all())?;
    /// for face in [2, 3, 3, 2, 3] {
    ///     draw.enter(Outcome::Number(face))?;
    /// }
    /// let last = draw.turns().pop().unwrap();
    /// assert_eq!(last.chosen(), [(File::G, Role::Knight)]);
    /// assert_eq!(last.left_over().len(), 3, "rook, king and rook");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn chosen(&self) -> Vec<(File, Role)> {
        let fills = !self.left_over().is_empty();
        let mut placed = placed(&self.before, &self.after);
        placed.retain(|(_, role)| !(fills && matches!(role, Role::Rook | Role::King)));
        placed
    }

    /// Rook, king and rook where they fill the squares that a choice left over.
    pub fn left_over(&self) -> Vec<(File, Role)> {
        // Among pieces that are laid out one by one, a rook is a piece as any other; a whole number
        // leaves nothing over.
        let by_choices = !matches!(
            self.ask.goal,
            Goal::PieceOn(_) | Goal::Repair | Goal::Number | Goal::Entry
        );
        let mut placed = placed(&self.before, &self.after);
        placed.retain(|(_, role)| matches!(role, Role::Rook | Role::King));
        if !by_choices || placed.len() < 3 {
            placed.clear();
        }
        placed
    }

    /// Which of the squares that were free a file's is, from 1 on the left; `None` where it was
    /// taken, or where the outcome names files itself, as a card does.
    pub fn nth_free(&self, file: File) -> Option<usize> {
        let counts = matches!(
            self.ask.goal,
            Goal::Queen | Goal::FirstKnight | Goal::SecondKnight
        );
        if !counts || matches!(self.ask.device, Device::Cards { .. }) {
            return None;
        }
        let here = usize::from(file.index());
        let free = |square: &Option<Role>| square.is_none();
        let before = self.before[..here].iter().filter(|square| free(square));
        free(&self.before[here]).then(|| before.count() + 1)
    }

    /// The value of the digits so far.
    pub fn value(&self) -> u32 {
        let cases = self.ask.device.cases();
        let digits = self.digits.iter();
        digits.fold(0, |value, &digit| value * cases + u32::from(digit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Draw, Method, Pool, Why};

    fn turns(method: Method, outcomes: &str) -> Vec<Turn> {
        let mut draw = Draw::new(method, Pool::default()).unwrap();
        for outcome in outcomes.split(' ') {
            draw.enter(outcome.parse().unwrap()).unwrap();
        }
        draw.turns()
    }

    #[test]
    fn the_digits_of_a_number_are_those_thrown_together() {
        let four = turns(Method::FourDice, "6 1 1 1 2 1 2 1");
        assert_eq!(four[3].effect, Effect::Again(Why::NoSuchNumber));
        assert_eq!(four[3].value(), 1080);
        assert_eq!(
            (four[7].digits.as_slice(), four[7].value()),
            (&[1, 0, 1, 0][..], 222)
        );
        assert_eq!(four[7].after.map(Option::unwrap).len(), 8);
        assert!(
            four[7].left_over().is_empty(),
            "a number places all at once"
        );
    }

    #[test]
    fn free_squares_are_counted_from_the_left() {
        let die = turns(Method::OneDie, "1 1 3");
        assert_eq!(die[2].chosen(), [(File::E, Role::Queen)]);
        assert_eq!(die[2].nth_free(File::E), Some(3));
        assert_eq!(die[2].nth_free(File::A), None);
        let cards = turns(Method::Suit, "1 2 5");
        assert_eq!(cards[2].nth_free(File::E), None, "a card names its file");
    }

    #[test]
    fn a_piece_laid_out_is_told_even_when_it_is_a_rook() {
        let pieces = turns(Method::Pieces, "R N B Q K B N R");
        assert_eq!(pieces[0].chosen(), [(File::A, Role::Rook)]);
        assert_eq!(
            pieces[7].effect,
            Effect::Again(Why::Excluded(rokada_chess::StartPosition::CLASSICAL))
        );
        assert_eq!(
            pieces[7].after, [None; 8],
            "an excluded position is taken off the board"
        );
    }
}
