//! Drawing of lots from a seed, so that anyone can repeat it.
//!
//! The generator is SplitMix64 (Steele, Lea, Flood, *Fast splittable pseudorandom number
//! generators*, OOPSLA 2014): eight lines that every language can repeat and whose stream will
//! never change under us, as a library's might. It is not for secrets: whoever knows the seed
//! knows the outcome. The draw of a start position has its own, verifiable procedure in
//! `rokada-draw`.

/// A source of lots that gives the same lots for the same seed, on every machine and version.
///
/// ```
/// use rokada_pairing::Lots;
///
/// let mut numbers = [1, 2, 3, 4, 5, 6];
/// Lots::new(2015).shuffle(&mut numbers);
/// assert_eq!(numbers, [1, 2, 5, 6, 3, 4]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots {
    state: u64,
}

impl Lots {
    /// The lots of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Lots {
        Lots { state: seed }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A whole number from 0 to `bound` − 1, each equally likely; 0 when `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        // Bits beyond the last full multiple of the bound would favour the small numbers.
        let limit = u64::MAX - u64::MAX % bound;
        loop {
            let bits = self.bits();
            if bits < limit {
                return bits % bound;
            }
        }
    }

    /// A number from 0 to 1, 1 excluded.
    pub fn fraction(&mut self) -> f64 {
        // 53 bits are what an f64 holds exactly.
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// True with this probability (0 is never, 1 always).
    pub fn chance(&mut self, probability: f64) -> bool {
        self.fraction() < probability
    }

    /// Puts the items in random order, each order equally likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs for seed 1234567 as listed for the reference implementation.
    #[test]
    fn the_stream_is_splitmix64() {
        let mut lots = Lots::new(1_234_567);
        let first: Vec<u64> = (0..5).map(|_| lots.bits()).collect();
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn every_order_of_four_comes_about_equally_often() {
        let mut lots = Lots::new(1);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut order = [0, 1, 2, 3];
            lots.shuffle(&mut order);
            *seen.entry(order).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 24);
        // Five standard deviations of a count whose mean is 1,000.
        assert!(
            seen.values().all(|count| (count - 1000).abs() < 155),
            "{seen:?}"
        );
    }

    #[test]
    fn no_bound_gives_zero() {
        assert_eq!(Lots::new(7).below(0), 0);
        assert_eq!(Lots::new(7).below(1), 0);
    }
}
