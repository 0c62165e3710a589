//! Enumerating a whole machine with exact fractions: what is drawn how often, with how many throws.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use rokada_chess::StartPosition;

use crate::{Drawn, Machine, Method, Pool, PoolError, Step};

/// What a method does in the long run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exact {
    /// The probability of each of the 960 positions, by its number.
    pub probability: Vec<BigRational>,
    /// The expected number of outcomes entered until a position is drawn.
    pub outcomes: BigRational,
}

/// Enumerates a machine from its beginning.
///
/// Probability flows through the machine one throw at a time. What comes back to an earlier moment
/// is not followed again: with probability ρ of coming back, everything from there on happens
/// 1 + ρ + ρ² + … = 1/(1 - ρ) times as often. The same holds of what comes back to the beginning,
/// an excluded position included, and of a throw after which the machine is distributed as it was
/// some throws before, only with less probability.
pub fn enumerate<M: Machine>(start: &M, pool: &Pool) -> Exact {
    let mut returns = Returns {
        start,
        again: moments_tried_again(start),
        known: HashMap::new(),
    };
    let flow = returns.flow(start);
    let mut back = flow.returned;
    let mut probability = vec![BigRational::zero(); usize::from(StartPosition::COUNT)];
    for (drawn, mass) in flow.drawn {
        match pool.settle(drawn) {
            Ok(position) => probability[usize::from(position.number())] += mass,
            Err(_) => back += mass,
        }
    }
    let scale = times(&back);
    Exact {
        probability: probability.into_iter().map(|mass| mass * &scale).collect(),
        outcomes: flow.outcomes * scale,
    }
}

/// The least expected number of throws of a fair device with so many sides that choose one of so
/// many entries: each entry has a leaf at depth k of the tree of throws for every unit of the k-th
/// digit of 1/entries to the base `sides` (Knuth and Yao, 1976). Computed by long division, without
/// any machine.
///
/// ```
/// use rokada_draw::exact::least_throws;
///
/// assert_eq!(least_throws(960, 2).to_string(), "154/15");
/// assert_eq!(least_throws(960, 6).to_string(), "1736/405");
/// ```
///
/// # Panics
/// When there are no entries or fewer than two sides.
pub fn least_throws(entries: u16, sides: u16) -> BigRational {
    assert!(
        entries > 0 && sides > 1,
        "something to choose and to choose with"
    );
    let integer = |number: u32| BigRational::from_integer(number.into());
    let (entries, sides) = (u32::from(entries), u32::from(sides));
    // Σ k·digit(k)·sides^-k up to a depth, and the remainder and sides^-depth there.
    let (mut sum, mut remainder, mut weight) = (integer(0), 1 % entries, integer(1));
    let mut seen = HashMap::new();
    let mut depth = 0;
    loop {
        if remainder == 0 {
            return sum * integer(entries);
        }
        let here = (depth, sum.clone(), weight.clone());
        if let Some((first, sum_there, weight_there)) = seen.insert(remainder, here) {
            // The digits repeat: each lap is `depth - first` deeper than the one before and
            // `shrink` times as likely, and its digits weigh (1 - shrink)·remainder/entries.
            let shrink = &weight / &weight_there;
            let laps = times(&shrink);
            let lap = (&sum - &sum_there) * &laps;
            let mass = BigRational::new(remainder.into(), entries.into()) * weight_there;
            let deeper = mass * shrink * integer(depth - first) * laps;
            return (sum_there + lap + deeper) * integer(entries);
        }
        remainder *= sides;
        weight /= integer(sides);
        depth += 1;
        sum += integer(depth) * integer(remainder / entries) * &weight;
        remainder %= entries;
    }
}

/// The expected number of outcomes a method needs.
///
/// # Errors
/// When the method cannot draw from this pool.
pub fn expected_outcomes(method: Method, pool: &Pool) -> Result<BigRational, PoolError> {
    let machine = method.machine(pool)?;
    Ok(match method {
        // The tests show that these need the least; to enumerate them takes seconds.
        Method::FewestCoin => least_throws(pool.count(), 2),
        Method::FewestDice => least_throws(pool.count(), 6),
        // These draw among what may be drawn at once.
        _ if method == Method::Slips || pool.listed().is_some() => {
            enumerate(&machine, pool).outcomes
        }
        // An excluded position makes the whole draw start again, so that a draw is made as many
        // times as 960 are more than what may be drawn.
        _ => {
            let draws = BigRational::new(StartPosition::COUNT.into(), pool.count().into());
            among_all(method) * draws
        }
    })
}

/// The expected number of outcomes as a decimal.
///
/// ```
/// use rokada_draw::{Method, Pool, exact::mean_outcomes};
///
/// let mean = mean_outcomes(Method::OneDie, &Pool::default())?;
/// assert!((6.70..6.71).contains(&mean));
/// # Ok::<(), rokada_draw::PoolError>(())
/// ```
///
/// # Errors
/// When the method cannot draw from this pool.
pub fn mean_outcomes(method: Method, pool: &Pool) -> Result<f64, PoolError> {
    Ok(expected_outcomes(method, pool)?
        .to_f64()
        .unwrap_or_default())
}

/// The expected number of outcomes among all 960, enumerated once.
fn among_all(method: Method) -> BigRational {
    static KNOWN: [OnceLock<BigRational>; Method::NAMES.len()] =
        [const { OnceLock::new() }; Method::NAMES.len()];
    let enumerated = || {
        let machine = method.machine(&Pool::all());
        machine.map_or_else(
            |_| BigRational::zero(),
            |m| enumerate(&m, &Pool::all()).outcomes,
        )
    };
    KNOWN[method as usize].get_or_init(enumerated).clone()
}

/// 1/(1 - ρ).
fn times(returned: &BigRational) -> BigRational {
    (BigRational::one() - returned).recip()
}

/// The moments to which some throw goes back, except the beginning.
fn moments_tried_again<M: Machine>(start: &M) -> HashSet<M> {
    let mut again = HashSet::new();
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(machine) = open.pop() {
        for_each_step(&machine, |step, _| match step {
            Step::Again(target, _) if target != *start => {
                again.insert(target);
            }
            Step::On(next) if seen.insert(next.clone()) => open.push(next),
            _ => {}
        });
    }
    again
}

/// Takes every step from a moment, with its probability.
fn for_each_step<M: Machine>(machine: &M, mut visit: impl FnMut(Step<M>, &BigRational)) {
    let device = machine.ask().device;
    let cases = device.cases();
    for (outcome, weight) in device.outcomes() {
        let share = BigRational::new(weight.into(), cases.into());
        let place = device
            .place(outcome)
            .expect("a device knows its own outcomes");
        visit(machine.step(place), &share);
    }
}

/// How probability flows out of one moment.
#[derive(Default)]
struct Flow {
    drawn: HashMap<Drawn, BigRational>,
    /// Back to the moment itself.
    returned: BigRational,
    /// Expected outcomes until something is drawn or the moment is back.
    outcomes: BigRational,
}

impl Flow {
    fn add(&mut self, part: Flow, scale: &BigRational) {
        for (drawn, mass) in part.drawn {
            *self.drawn.entry(drawn).or_default() += mass * scale;
        }
        self.returned += part.returned * scale;
        self.outcomes += part.outcomes * scale;
    }
}

/// The machine's distribution after some number of throws.
type Level<M> = HashMap<M, BigRational>;

struct Returns<'a, M> {
    start: &'a M,
    again: HashSet<M>,
    /// The factor 1/(1 - ρ) of those already looked at.
    known: HashMap<M, BigRational>,
}

impl<M: Machine> Returns<'_, M> {
    fn times(&mut self, moment: &M) -> BigRational {
        if let Some(times) = self.known.get(moment) {
            return times.clone();
        }
        let times = times(&self.flow(moment).returned);
        self.known.insert(moment.clone(), times.clone());
        times
    }

    fn flow(&mut self, from: &M) -> Flow {
        let mut past: Vec<(Level<M>, Flow)> = Vec::new();
        let mut level = Level::from([(from.clone(), BigRational::one())]);
        let cycle = loop {
            if level.is_empty() {
                break None;
            }
            let found = past
                .iter()
                .position(|(earlier, _)| ratio(&level, earlier).is_some());
            if let Some(index) = found {
                break ratio(&level, &past[index].0).map(|ratio| (index, times(&ratio)));
            }
            let (next, flow) = self.advance(from, &level);
            past.push((std::mem::replace(&mut level, next), flow));
        };
        let mut total = Flow::default();
        for (index, (_, flow)) in past.into_iter().enumerate() {
            let scale = match &cycle {
                Some((first, times)) if index >= *first => times.clone(),
                _ => BigRational::one(),
            };
            total.add(flow, &scale);
        }
        total
    }

    /// One throw from a whole level.
    fn advance(&mut self, from: &M, level: &Level<M>) -> (Level<M>, Flow) {
        let (mut next, mut flow) = (Level::new(), Flow::default());
        for (machine, mass) in level {
            let mut mass = mass.clone();
            if machine != from && self.again.contains(machine) {
                mass *= self.times(machine);
            }
            flow.outcomes += &mass;
            for_each_step(machine, |step, share| {
                let mass = &mass * share;
                match step {
                    Step::Done(drawn) => *flow.drawn.entry(drawn).or_default() += mass,
                    Step::On(machine) if machine == *from => flow.returned += mass,
                    Step::On(machine) => *next.entry(machine).or_default() += mass,
                    Step::Again(machine, _) if machine == *from => flow.returned += mass,
                    Step::Restart(_) if from == self.start => flow.returned += mass,
                    // Comes back to a moment that `times` has allowed for already.
                    Step::Again(..) | Step::Restart(_) => {}
                }
            });
        }
        (next, flow)
    }
}

/// The factor between two levels of the same machines, if there is one.
fn ratio<M: Machine>(level: &Level<M>, earlier: &Level<M>) -> Option<BigRational> {
    if level.len() != earlier.len() {
        return None;
    }
    let mut ratios = level
        .iter()
        .map(|(machine, mass)| Some(mass / earlier.get(machine)?));
    let first = ratios.next()??;
    ratios
        .all(|ratio| ratio.as_ref() == Some(&first))
        .then_some(first)
}
