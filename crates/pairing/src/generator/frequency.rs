//! How often something happens: in a hundred, or exactly so many times, and in which rounds.

use core::ops::RangeInclusive;
use core::str::FromStr;
use std::collections::BTreeSet;

use super::config_error::Wanted;
use crate::Lots;

/// How often something happens in a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Amount {
    /// In a hundred of those to whom it can happen, by lot for each.
    Percent(f64),
    /// To exactly so many, whom the lot finds; to all where there are fewer.
    Exactly(u32),
}

/// How often something happens, round by round.
///
/// Written `2.5` or `2.5%` for a percentage, `3x` for exactly three a round, `ROUND:` or
/// `FROM..TO:` before it for some rounds only; several after one another with commas, of which the
/// last that names a round holds there.
///
/// ```
/// use rokada_pairing::{Amount, Frequency};
///
/// let frequency: Frequency = "2%, 3:1x, 5..7:0".parse()?;
/// assert_eq!(frequency.in_round(1), Amount::Percent(2.0));
/// assert_eq!(frequency.in_round(3), Amount::Exactly(1));
/// assert_eq!(frequency.in_round(6), Amount::Percent(0.0));
/// # Ok::<(), rokada_pairing::Wanted>(())
/// ```
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Frequency {
    stretches: Vec<(RangeInclusive<u32>, Amount)>,
}

impl Frequency {
    /// Never.
    pub const NEVER: Frequency = Frequency {
        stretches: Vec::new(),
    };

    /// How often in a round, counted from 1.
    pub fn in_round(&self, round: u32) -> Amount {
        let of_round = self
            .stretches
            .iter()
            .rfind(|(rounds, _)| rounds.contains(&round));
        of_round.map_or(Amount::Percent(0.0), |(_, amount)| *amount)
    }
}

impl From<f64> for Frequency {
    /// The same percentage in every round.
    fn from(percent: f64) -> Frequency {
        Frequency {
            stretches: vec![(1..=u32::MAX, Amount::Percent(percent))],
        }
    }
}

impl FromStr for Frequency {
    type Err = Wanted;

    fn from_str(text: &str) -> Result<Frequency, Wanted> {
        let stretch = |part: &str| {
            let (rounds, amount) = match part.split_once(':') {
                Some((rounds, amount)) => (rounds_of(rounds)?, amount),
                None => (1..=u32::MAX, part),
            };
            Some((rounds, amount_of(amount.trim())?))
        };
        let stretches: Option<Vec<_>> = text.split(',').map(stretch).collect();
        let stretches = stretches.ok_or(Wanted::Frequency)?;
        Ok(Frequency { stretches })
    }
}

fn rounds_of(text: &str) -> Option<RangeInclusive<u32>> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
    (1 <= from && from <= to).then_some(from..=to)
}

fn amount_of(text: &str) -> Option<Amount> {
    if let Some(count) = text.strip_suffix('x') {
        return count.trim().parse().ok().map(Amount::Exactly);
    }
    let percent: f64 = text.trim_end_matches('%').trim().parse().ok()?;
    (0.0..=100.0)
        .contains(&percent)
        .then_some(Amount::Percent(percent))
}

/// What happens in a round, drawn as it is asked for.
pub(super) struct Happening {
    amount: Amount,
    /// Those to whom it happens, where that is a fixed number.
    chosen: BTreeSet<usize>,
}

impl Happening {
    /// Of so many places, a fixed number is drawn at once; a percentage is drawn place by place.
    pub(super) fn draw(amount: Amount, places: &[usize], lots: &mut Lots) -> Happening {
        let chosen = match amount {
            Amount::Percent(_) => BTreeSet::new(),
            Amount::Exactly(count) => {
                let mut places = places.to_vec();
                lots.shuffle(&mut places);
                places.into_iter().take(count as usize).collect()
            }
        };
        Happening { amount, chosen }
    }

    /// Whether a fixed number was drawn and a place is among them.
    pub(super) fn is_chosen(&self, place: usize) -> bool {
        self.chosen.contains(&place)
    }

    /// Whether it happens at a place.
    pub(super) fn at(&self, place: usize, lots: &mut Lots) -> bool {
        match self.amount {
            Amount::Percent(percent) => lots.chance(percent / 100.0),
            Amount::Exactly(_) => self.chosen.contains(&place),
        }
    }

    /// The same, without a lot for what never happens.
    pub(super) fn at_all(&self, place: usize, lots: &mut Lots) -> bool {
        self.amount != Amount::Percent(0.0) && self.at(place, lots)
    }
}
