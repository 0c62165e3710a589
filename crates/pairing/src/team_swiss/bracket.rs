//! The pairs of a bracket (C.04.6 article 3.6; C8 to C10, then the smallest identifier).

use core::ops::Range;

use super::color::{clash, strong_clash};
use super::field::Field;
use super::readings::Complying;
use crate::Refusal;
use crate::matching::{
    Bits, Grading, Layout, Manner, Optimal, Then, Weight, WeightedStep, with_weights,
};

/// The pairs as places of the field, the top member first.
pub(super) type Pairs = Vec<(usize, usize)>;

/// C8, C9 and C10 of a pair or of a bracket.
pub(super) type Counts = [usize; 3];

/// Pairs all teams of a bracket; `upfloaters` are those from below.
///
/// # Errors
/// [`Refusal::TooManyScores`] if the weights would be too wide.
pub(super) fn pair(
    field: &Field,
    residents: &[usize],
    upfloaters: &[usize],
    manner: Manner,
) -> Result<(Pairs, Counts), Refusal> {
    let mut places = [residents, upfloaters].concat();
    places.sort_by_key(|place| field.number(*place));
    let mut asked = [true; 3];
    loop {
        let bracket = Bracket::new(field, &places, upfloaters, asked);
        let step = Identify {
            bracket: &bracket,
            manner,
        };
        let pairs = with_weights(bracket.width, step).ok_or(Refusal::TooManyScores)?;
        let mut counts = [0; 3];
        for &(top, bottom) in &pairs {
            let of_pair = count(field, upfloaters, top, bottom);
            counts
                .iter_mut()
                .zip(of_pair)
                .for_each(|(sum, n)| *sum += n);
        }
        let missed = (0..3).find(|at| asked[*at] && counts[*at] > 0);
        match missed {
            Some(at) if field.readings.complying == Complying::NoneOrAnything => asked[at] = false,
            _ => return Ok((pairs, counts)),
        }
    }
}

/// What a pair counts against C8, C9 and C10.
fn count(field: &Field, upfloaters: &[usize], a: usize, b: usize) -> Counts {
    let (one, other) = (&field.entrants[a].colors, &field.entrants[b].colors);
    let floated_again =
        |place: usize, opponent: usize| field.floated(place) && upfloaters.contains(&opponent);
    [
        usize::from(clash(one, other)),
        usize::from(strong_clash(one, other)),
        usize::from(floated_again(a, b)) + usize::from(floated_again(b, a)),
    ]
}

/// The most that one pair can count against C8, C9 and C10.
const WORST: Counts = [1, 1, 2];

/// The teams of a bracket as a graph: vertices by number.
struct Bracket<'a> {
    field: &'a Field,
    places: &'a [usize],
    upfloaters: &'a [usize],
    width: u32,
    choice: Bits,
    /// C8 to C10, each counting what is well.
    criteria: [Bits; 3],
    pairs: Bits,
}

impl<'a> Bracket<'a> {
    fn new(
        field: &'a Field,
        places: &'a [usize],
        upfloaters: &'a [usize],
        asked: [bool; 3],
    ) -> Self {
        let pairs = places.len() / 2;
        let floats_count = field.counts_floats && !upfloaters.is_empty();
        let can_differ = [field.has_wishes, field.has_wishes, floats_count];
        let limit = |at: usize| {
            if asked[at] && can_differ[at] {
                pairs * WORST[at]
            } else {
                0
            }
        };
        let mut layout = Layout { used: 0 };
        let choice = layout.take(places.len());
        let third = layout.take(limit(2));
        let second = layout.take(limit(1));
        let criteria = [layout.take(limit(0)), second, third];
        let pairs = layout.take(pairs);
        Self {
            field,
            places,
            upfloaters,
            width: layout.used,
            choice,
            criteria,
            pairs,
        }
    }
}

impl Grading for Bracket<'_> {
    fn size(&self) -> usize {
        self.places.len()
    }

    fn width(&self) -> u32 {
        self.width
    }

    fn weight<W: Weight>(&self, a: usize, b: usize) -> W {
        if !self.may_meet(a, b) {
            return W::ZERO;
        }
        let against = count(self.field, self.upfloaters, self.places[a], self.places[b]);
        let criteria = self.criteria.iter().zip(WORST).zip(against);
        criteria.fold(self.pairs.worth(1), |sum: W, ((bits, worst), against)| {
            sum + bits.worth(worst - against)
        })
    }

    fn share<W: Weight>(&self, _: usize) -> W {
        W::ZERO
    }

    fn bonus<W: Weight>(&self, value: usize) -> W {
        self.choice.worth(value)
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        self.field.legal.contains(self.places[a], self.places[b])
    }

    fn concerned(&self) -> Range<usize> {
        0..self.places.len()
    }
}

/// Takes the best pairing with the smallest identifier (3.6.2): all top members come before any
/// bottom member in it, so first it is settled who is a top member, and then whom each one meets.
struct Identify<'a> {
    bracket: &'a Bracket<'a>,
    manner: Manner,
}

impl WeightedStep for Identify<'_> {
    type Outcome = Pairs;

    fn run<W: Weight>(self) -> Pairs {
        let bracket = self.bracket;
        let size = bracket.size();
        let mut optimal = Optimal::<_, W>::new(bracket, self.manner);
        let larger = |vertex: usize| -> Vec<usize> {
            let others = vertex + 1..size;
            others
                .filter(|other| bracket.may_meet(vertex, *other))
                .collect()
        };
        let mut tops = Vec::with_capacity(size / 2);
        for vertex in 0..size {
            if tops.len() == size / 2 {
                break;
            }
            let is_top = optimal.prefer(vertex, &larger(vertex), false, Then::Keep);
            tops.extend(is_top.map(|_| vertex));
        }
        let mut pairs = Pairs::with_capacity(size / 2);
        for top in tops {
            let bottom = optimal.prefer(top, &larger(top), true, Then::Settle);
            pairs.extend(bottom.map(|bottom| (bracket.places[top], bracket.places[bottom])));
        }
        pairs
    }
}
