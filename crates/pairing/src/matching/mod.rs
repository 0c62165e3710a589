//! Matchings in graphs: the mathematics under the pairing, which knows nothing of tournaments.

mod alternating;
mod bits;
mod blossom;
mod layout;
mod optima;
mod optimal;
mod perfect;
mod tight;
mod weight;

pub(crate) use alternating::Matching;
pub(crate) use bits::{BitMatrix, BitRow};
pub(crate) use layout::{Bits, Layout};
pub(crate) use optima::Optima;
pub(crate) use optimal::{Grading, Manner, Optimal, Then, WeightedStep, with_weights};
pub(crate) use perfect::Perfect;
pub(crate) use weight::Weight;
use weight::Wide;

/// No vertex: the mate of an unmatched one.
pub(crate) const NONE: usize = usize::MAX;
