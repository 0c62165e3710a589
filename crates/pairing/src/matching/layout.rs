//! Where in a weight the bits of each criterion are.

use super::Weight;

/// The bits of a criterion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits {
    pub(crate) shift: u32,
    pub(crate) width: u32,
}

impl Bits {
    /// What a count is worth in a weight; nothing if the criterion has no bits.
    pub(crate) fn worth<W: Weight>(self, count: usize) -> W {
        if self.width > 0 && count > 0 {
            W::shifted(count as u64, self.shift)
        } else {
            W::ZERO
        }
    }
}

/// Hands out bits from the lowest up.
pub(crate) struct Layout {
    pub(crate) used: u32,
}

impl Layout {
    /// As many bits as counts up to `limit` need.
    pub(crate) fn take(&mut self, limit: usize) -> Bits {
        let width = usize::BITS - limit.leading_zeros();
        let bits = Bits {
            shift: self.used,
            width,
        };
        self.used += width;
        bits
    }
}
