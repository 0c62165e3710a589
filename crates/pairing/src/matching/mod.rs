//! Matchings in graphs: the mathematics under the pairing, which knows nothing of tournaments.

mod alternating;
mod bits;
mod blossom;
mod optima;
mod perfect;
mod tight;
mod weight;

pub(crate) use alternating::Matching;
pub(crate) use bits::{BitMatrix, BitRow};
pub(crate) use optima::Optima;
pub(crate) use perfect::Perfect;
pub(crate) use weight::{Weight, Wide};

/// No vertex: the mate of an unmatched one.
pub(crate) const NONE: usize = usize::MAX;
