//! The positions that a search has come to, by their keys.

use alloc::vec;
use alloc::vec::Vec;

/// A set of 64-bit keys. (That two different positions share a key has not to be reckoned with.)
pub(super) struct Seen {
    /// Each key in the first free slot from the one its low bits name; a power of two of them, at
    /// least half of them free. Zero is a free slot.
    slots: Vec<u64>,
    len: usize,
}

impl Seen {
    pub(super) fn new() -> Seen {
        Seen {
            slots: vec![0; 256],
            len: 0,
        }
    }

    /// How many keys there are.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Adds a key; `false` when it was there already.
    pub(super) fn insert(&mut self, key: u64) -> bool {
        if self.len * 2 >= self.slots.len() {
            let larger = vec![0; self.slots.len() * 2];
            for key in core::mem::replace(&mut self.slots, larger) {
                if key != 0 {
                    place(&mut self.slots, key);
                }
            }
        }
        let is_new = place(&mut self.slots, key.max(1));
        self.len += usize::from(is_new);
        is_new
    }
}

fn place(slots: &mut [u64], key: u64) -> bool {
    let mask = slots.len() - 1;
    let mut at = key as usize & mask;
    while slots[at] != 0 {
        if slots[at] == key {
            return false;
        }
        at = (at + 1) & mask;
    }
    slots[at] = key;
    true
}
