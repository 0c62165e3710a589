//! Edge weights: whole numbers of as many bits as the criteria of a bracket need.

use core::cmp::Ordering;
use core::fmt::Debug;
use core::ops::{Add, Sub};

/// A signed whole number that a matching can be weighed with.
pub(crate) trait Weight:
    Copy + Ord + Debug + Add<Output = Self> + Sub<Output = Self>
{
    /// How many bits a weight may have, beside the room the algorithm needs for itself.
    const CAPACITY: u32;
    /// Nothing.
    const ZERO: Self;
    /// `value` shifted left by `bits`.
    fn shifted(value: u64, bits: u32) -> Self;
    /// Half of an even number.
    fn half(self) -> Self;
    /// Whether the lowest bit is set.
    fn is_odd(self) -> bool;
}

/// Dual variables and their slacks grow to some multiples of the weights; the sign takes a bit.
const ROOM: u32 = 8;

impl Weight for i64 {
    const CAPACITY: u32 = 64 - ROOM;
    const ZERO: Self = 0;

    fn shifted(value: u64, bits: u32) -> Self {
        (value << bits).cast_signed()
    }

    fn half(self) -> Self {
        self >> 1
    }

    fn is_odd(self) -> bool {
        self & 1 == 1
    }
}

impl Weight for i128 {
    const CAPACITY: u32 = 128 - ROOM;
    const ZERO: Self = 0;

    fn shifted(value: u64, bits: u32) -> Self {
        (u128::from(value) << bits).cast_signed()
    }

    fn half(self) -> Self {
        self >> 1
    }

    fn is_odd(self) -> bool {
        self & 1 == 1
    }
}

/// A number in two's complement of `N` words of 64 bits, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        let top = |number: &Self| number.0[N - 1].cast_signed();
        top(self).cmp(&top(other)).then_with(|| {
            self.0[..N - 1]
                .iter()
                .rev()
                .cmp(other.0[..N - 1].iter().rev())
        })
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        let mut carry = false;
        for (word, addend) in self.0.iter_mut().zip(other.0) {
            (*word, carry) = word.carrying_add(addend, carry);
        }
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (word, subtrahend) in self.0.iter_mut().zip(other.0) {
            (*word, borrow) = word.borrowing_sub(subtrahend, borrow);
        }
        self
    }
}

impl<const N: usize> Weight for Wide<N> {
    const CAPACITY: u32 = 64 * N as u32 - ROOM;
    const ZERO: Self = Self([0; N]);

    fn shifted(value: u64, bits: u32) -> Self {
        let mut number = Self::ZERO;
        let (word, shift) = ((bits / 64) as usize, bits % 64);
        number.0[word] = value << shift;
        if shift > 0 && word + 1 < N {
            number.0[word + 1] = value >> (64 - shift);
        }
        number
    }

    fn half(mut self) -> Self {
        for at in 0..N - 1 {
            self.0[at] = self.0[at] >> 1 | self.0[at + 1] << 63;
        }
        self.0[N - 1] = (self.0[N - 1].cast_signed() >> 1).cast_unsigned();
        self
    }

    fn is_odd(self) -> bool {
        self.0[0] & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(value: i128) -> Wide<3> {
        let value_bits = value.cast_unsigned();
        let sign = if value < 0 { u64::MAX } else { 0 };
        Wide([value_bits as u64, (value_bits >> 64) as u64, sign])
    }

    #[test]
    fn wide_numbers_count_like_narrow_ones() {
        let samples = [
            0,
            1,
            -1,
            5,
            -8,
            1 << 64,
            -(1 << 64),
            (1 << 90) + 3,
            i128::MAX / 4,
        ];
        for a in samples {
            for b in samples {
                assert_eq!(wide(a) + wide(b), wide(a + b));
                assert_eq!(wide(a) - wide(b), wide(a - b));
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            }
            assert_eq!(wide(a * 2).half(), wide(a));
            assert_eq!(wide(a).is_odd(), a.is_odd());
        }
        assert_eq!(Wide::<3>::shifted(5, 62), wide(5 << 62));
    }
}
