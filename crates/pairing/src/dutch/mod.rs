//! The Dutch system: FIDE Handbook C.04.3, in force since 1 February 2026.
//!
//! Brackets are paired from the top down. For each, the criteria C4 to C21 are packed into the
//! weights of a graph, a matching of maximum weight shows how well the bracket can be paired, and
//! the order of the candidates (articles 4.2 to 4.4) chooses among the matchings that are as good.

mod bracket;
mod color;
mod completion;
mod criteria;
mod explain;
mod field;
mod remainder;
mod window;

use bracket::{Paired, Pairs};
use completion::Below;
use field::Field;
use window::{Reach, Window};

use crate::matching::Manner;
use crate::{Pairing, Points, Refusal, Table};

/// Pairs the next round of the tournament.
///
/// ```
/// use rokada_pairing::{Player, Scoring, Side, Table, dutch};
/// let table = Table {
///     rounds: 5,
///     initial_side: Side::White,
///     scoring: Scoring::STANDARD,
///     players: (1..=5).map(Player::new).collect(),
///     forbidden: Vec::new(),
/// };
/// let pairing = dutch::pair(&table)?;
/// let boards: Vec<(u32, u32)> = pairing.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
/// assert_eq!(boards, [(1, 3), (4, 2)]);
/// assert_eq!(pairing.bye.map(|bye| bye.player), Some(5));
/// # Ok::<(), rokada_pairing::Refusal>(())
/// ```
///
/// # Errors
/// A [`Refusal`]: the table contradicts itself, or no complete pairing obeys the absolute rules.
pub fn pair(table: &Table) -> Result<Pairing, Refusal> {
    pair_in(table, Manner::Swift)
}

/// Pairs the next round without any of the shortcuts of [`pair`]: every bracket is weighed together
/// with everybody below it. Slow, and there to check the other by.
///
/// # Errors
/// As [`pair`].
pub fn pair_surely(table: &Table) -> Result<Pairing, Refusal> {
    pair_in(table, Manner::Sure)
}

fn pair_in(table: &Table, manner: Manner) -> Result<Pairing, Refusal> {
    let mut field = Field::new(table)?;
    let bye_score = completion::settle_bye(&mut field)?;
    let groups = field.scoregroups();
    let mut moved_down: Vec<usize> = Vec::new();
    let mut brackets = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let next = groups
            .get(at + 1)
            .cloned()
            .unwrap_or(field.len()..field.len());
        let rest = groups.get(at + 2).map_or(field.len(), |rest| rest.start)..field.len();
        let below = Below::new(&field, next, rest);
        let residents = group.clone();
        let step = Step {
            field: &field,
            moved_down: &moved_down,
            residents,
            below,
            bye_score,
        };
        let pairs = step.pair(manner)?;
        let bracket = moved_down.iter().copied().chain(group.clone());
        let left: Vec<usize> = bracket
            .filter(|place| !pairs.iter().any(|(a, b)| a == place || b == place))
            .collect();
        // They float down side by side, never against each other (see `Window::may_meet`).
        for &a in &left {
            for &b in &left {
                field.legal.remove(a, b);
            }
        }
        moved_down = left;
        brackets.push(pairs);
    }
    Ok(explain::pairing(&field, &groups, &brackets, &moved_down))
}

/// One bracket and what is below it.
struct Step<'a> {
    field: &'a Field,
    moved_down: &'a [usize],
    residents: core::ops::Range<usize>,
    below: Below,
    bye_score: Option<Points>,
}

impl Step<'_> {
    fn window(&self, reach: Reach, leaves_bye: bool) -> Window<'_> {
        let residents = self.residents.clone();
        Window::new(
            self.field,
            self.moved_down,
            residents,
            &self.below,
            reach,
            leaves_bye,
        )
    }

    fn bracket(&self) -> Vec<usize> {
        self.moved_down
            .iter()
            .copied()
            .chain(self.residents.clone())
            .collect()
    }

    /// Pairs the bracket; in the swift manner looking only as far down as it must.
    ///
    /// What is below a bracket matters to it by C4, C5 and C8. A window that leaves some of that
    /// out asks for less: it has more candidates, or does not compare them by C8. Its answer is the
    /// first in the total order of the candidates by the remaining criteria and the order of
    /// generation. **If that answer turns out to obey what was left out, and as well as anything
    /// could by C8, it is the answer of the full question too**: any other candidate of the full
    /// question comes after it in the smaller question's order, and no candidate with as many pairs
    /// and floaters of the same scores (C6 and C7, which are compared before) does better by C8.
    fn pair(&self, manner: Manner) -> Result<Pairs, Refusal> {
        let bracket = self.bracket();
        if !self.has_legal_pair(&bracket) {
            return Ok(Pairs::new());
        }
        let score = self.field.score(self.residents.start);
        let leaves_bye =
            completion::leaves_bye_only(self.field, self.bye_score, &bracket, score, &self.below);
        if manner == Manner::Swift && !self.below.next.is_empty() {
            for reach in [Reach::Bracket, Reach::Next] {
                let paired = bracket::pair(&self.window(reach, leaves_bye), manner)?;
                if self.suits_below(reach, leaves_bye, &paired) {
                    return Ok(paired.pairs);
                }
            }
        }
        Ok(bracket::pair(&self.window(Reach::All, leaves_bye), manner)?.pairs)
    }

    fn has_legal_pair(&self, bracket: &[usize]) -> bool {
        bracket.iter().enumerate().any(|(at, a)| {
            bracket[at + 1..]
                .iter()
                .any(|b| self.field.legal.contains(*a, *b))
        })
    }

    /// Whether what a window left out of account stands as well as it could.
    fn suits_below(&self, reach: Reach, leaves_bye: bool, paired: &Paired) -> bool {
        match reach {
            // Whoever is left over has the bye, and the others can be paired without this bracket:
            // that is what `leaves_bye` says.
            Reach::Bracket if leaves_bye => true,
            Reach::Bracket => completion::floats_ideally(self.field, &paired.left, &self.below),
            // C8 has been weighed; the matching itself shows who goes on below.
            _ => {
                let left = paired.left.iter().copied();
                completion::is_complete(self.field, left.chain(self.below.rest.clone()))
            }
        }
    }
}
