//! Enumerating a whole machine with exact fractions: what is drawn how often, with how many throws.

use std::collections::{HashMap, HashSet};

use num_rational::BigRational;
use num_traits::{One, Zero};
use rokada_chess::StartPosition;

use crate::{Drawn, Machine, Pool, Step};

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
