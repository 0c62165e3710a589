//! Which teams are taken from below into a bracket (C.04.6 article 3.5; C3 to C7).
//!
//! A set of upfloaters is legal if the bracket can be paired and what is left can. With the fewest
//! there are (C4) no two upfloaters ever meet in the bracket: without both, the set would be legal
//! and smaller. So the sets to choose from are those whom the residents meet in the perfect
//! matchings of everybody left that have most pairs of two residents, and C5 to C7 are counts over
//! those matchings.

use core::ops::Range;

use super::field::Field;
use super::readings::{Complying, Fallback, Following, NextBracket};
use crate::matching::{
    Bits, Grading, Layout, Manner, Optimal, Then, Weight, WeightedStep, with_weights,
};
use crate::{Points, Refusal};

/// The teams taken from below, and what of the criteria came of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Chosen {
    /// Their places, by score and number (article 3.5.3).
    pub(super) places: Vec<usize>,
    /// C6; none if it asked nothing.
    pub(super) serves_following: Option<bool>,
    /// Whether the scoregroup that followed when the round began has nobody left.
    pub(super) following_is_empty: bool,
    /// Whether more or lower ones had to be taken than the bracket alone would need.
    pub(super) fell_back: bool,
}

/// Chooses the upfloaters for the first `residents` of the places `left` (ascending, all still to
/// be paired). `next` are the places of the scoregroup that followed when the round began.
///
/// # Errors
/// [`Refusal::NoUpfloaters`] if the event leaves a fallback to the arbiter, and
/// [`Refusal::TooManyScores`] if the weights would be too wide.
pub(super) fn choose(
    field: &Field,
    left: &[usize],
    residents: usize,
    next: Range<usize>,
    manner: Manner,
) -> Result<Chosen, Refusal> {
    let (own, lower) = left.split_at(residents);
    if field.is_complete(own) && field.is_complete(lower) {
        return Ok(Chosen::default());
    }
    let solve = |criteria: Criteria| {
        let pool = Pool::new(field, left, residents, criteria);
        let step = Choice {
            pool: &pool,
            manner,
        };
        with_weights(pool.width, step).ok_or(Refusal::TooManyScores)
    };
    let count = solve(Criteria::default())?.places.len();
    let (following, following_is_empty) = following(field, left, residents, next);
    let mut criteria = Criteria {
        upfloaters: count,
        following,
        counts_floats: field.counts_floats,
    };
    let mut outcome = solve(criteria.clone())?;
    let serves_following = (outcome.following_left > 0).then_some(outcome.following_floats <= 1);
    if serves_following == Some(false) && field.readings.next_bracket == NextBracket::PassOrFail {
        // No set passes, so that C6 tells none from another.
        criteria.following = 0..0;
        outcome = solve(criteria.clone())?;
    }
    if field.readings.complying == Complying::NoneOrAnything
        && outcome.places.iter().any(|place| field.floated(*place))
    {
        criteria.counts_floats = false;
        outcome = solve(criteria)?;
    }
    let scores = |places: &[usize]| -> Vec<Points> {
        places.iter().map(|place| field.score(*place)).collect()
    };
    let highest = lower.get(..count).unwrap_or(lower);
    let fell_back = count > residents % 2 || scores(&outcome.places) != scores(highest);
    if fell_back && field.readings.fallback == Fallback::AskArbiter {
        let score = own
            .first()
            .map_or(Points::ZERO, |place| field.score(*place));
        return Err(Refusal::NoUpfloaters { score });
    }
    Ok(Chosen {
        places: outcome.places,
        serves_following,
        following_is_empty,
        fell_back,
    })
}

/// The vertices of the following scoregroup (C6), and whether the one formed has nobody left.
fn following(
    field: &Field,
    left: &[usize],
    residents: usize,
    next: Range<usize>,
) -> (Range<usize>, bool) {
    let end = left
        .partition_point(|place| *place < next.end)
        .max(residents);
    let is_empty = end == residents && residents < left.len();
    if is_empty && field.readings.following == Following::NextWithTeams {
        let score = field.score(left[residents]);
        let end = left.partition_point(|place| field.score(*place) >= score);
        return (residents..end, true);
    }
    (residents..end, is_empty)
}

/// What is asked of a set of upfloaters beyond being legal and as small as possible.
#[derive(Clone, Debug, Default)]
struct Criteria {
    /// How many there are, once that is known; nothing else is asked before.
    upfloaters: usize,
    /// The vertices of the scoregroup that C6 asks about.
    following: Range<usize>,
    /// Whether C7 is asked.
    counts_floats: bool,
}

/// Everybody still to be paired, as a graph: vertices by score and number.
struct Pool<'a> {
    field: &'a Field,
    places: &'a [usize],
    residents: usize,
    criteria: Criteria,
    /// For each vertex how many scoregroups below the first lower one it is.
    depth: Vec<usize>,
    width: u32,
    choice: Bits,
    /// C7.
    fresh: Bits,
    /// C6.
    following_pairs: Bits,
    /// C5: for each depth but the deepest, upfloaters from there or above; the deeper the weightier.
    above: Vec<Bits>,
    /// C4.
    resident_pairs: Bits,
    /// C1 and C3.
    pairs: Bits,
}

impl<'a> Pool<'a> {
    fn new(field: &'a Field, places: &'a [usize], residents: usize, criteria: Criteria) -> Self {
        let mut depth = vec![0; places.len()];
        for at in residents + 1..places.len() {
            let falls = field.score(places[at]) < field.score(places[at - 1]);
            depth[at] = depth[at - 1] + usize::from(falls);
        }
        let deepest = depth.last().copied().unwrap_or(0);
        // Two upfloaters more, and what they bring, must stay below one pair of residents less.
        let count = match criteria.upfloaters {
            0 => 0,
            fewest => fewest + 2,
        };
        let mut layout = Layout { used: 0 };
        let choice = layout.take(places.len());
        let fresh = layout.take(if criteria.counts_floats { count } else { 0 });
        let following_pairs = layout.take(criteria.following.len() / 2);
        let above = (0..deepest).map(|_| layout.take(count)).collect();
        let resident_pairs = layout.take(residents / 2);
        let pairs = layout.take(places.len() / 2);
        Self {
            field,
            places,
            residents,
            criteria,
            depth,
            width: layout.used,
            choice,
            fresh,
            following_pairs,
            above,
            resident_pairs,
            pairs,
        }
    }

    /// What an upfloater is worth by C5 and C7.
    fn worth<W: Weight>(&self, vertex: usize) -> W {
        let fresh = usize::from(!self.field.floated(self.places[vertex]));
        let above = self.above.iter().skip(self.depth[vertex]);
        above.fold(self.fresh.worth(fresh), |sum: W, bits| sum + bits.worth(1))
    }
}

impl Grading for Pool<'_> {
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
        let (high, low) = (a.min(b), a.max(b));
        let weight: W = self.pairs.worth(1);
        if low < self.residents {
            weight + self.resident_pairs.worth(1)
        } else if high < self.residents {
            weight + self.worth(low)
        } else {
            let following = &self.criteria.following;
            let both = following.contains(&high) && following.contains(&low);
            weight + self.following_pairs.worth(usize::from(both))
        }
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

/// Takes the first of the best sets, in the order of article 3.5.4.
struct Choice<'a> {
    pool: &'a Pool<'a>,
    manner: Manner,
}

struct Outcome {
    places: Vec<usize>,
    /// How many of the following scoregroup are left, and how many upfloaters they need at least.
    following_left: usize,
    following_floats: usize,
}

impl WeightedStep for Choice<'_> {
    type Outcome = Outcome;

    fn run<W: Weight>(self) -> Outcome {
        let pool = self.pool;
        let mut optimal = Optimal::<_, W>::new(pool, self.manner);
        let residents = 0..pool.residents;
        let lower = pool.residents..pool.places.len();
        let meets = |vertex: usize, those: &Range<usize>| {
            let opponent = optimal.opponent(vertex);
            opponent.is_some_and(|other| those.contains(&other))
        };
        let count = lower.clone().filter(|v| meets(*v, &residents)).count();
        let following = pool.criteria.following.clone();
        let stay = following.clone().filter(|v| !meets(*v, &residents));
        let following_left = stay.clone().count();
        let served = stay.filter(|v| meets(*v, &following)).count();
        let mut places = Vec::with_capacity(count);
        for vertex in lower {
            if places.len() == count {
                break;
            }
            let opponents: Vec<usize> = residents
                .clone()
                .filter(|resident| pool.may_meet(vertex, *resident))
                .collect();
            let joins = optimal.prefer(vertex, &opponents, false, Then::Keep);
            places.extend(joins.map(|_| pool.places[vertex]));
        }
        Outcome {
            places,
            following_left,
            following_floats: following_left - served,
        }
    }
}
