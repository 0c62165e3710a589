//! Picking one entry of a list with as few throws as possible.

use crate::{Array, Ask, Device, Drawn, Goal, Machine, Step, Why};

/// A machine that picks one of `entries` with a fair device of `b` sides.
///
/// It keeps a value that is equally likely to be each of 0 to `among` - 1. A throw multiplies
/// `among` by `b`; as many whole sets of entries as fit end the draw, and what is left over is kept
/// and thrown on with, so that nothing known is thrown away. At each depth of the tree of throws
/// an entry has as many leaves as the digit of 1/entries to the base `b` says, which is the fewest
/// possible: no method needs fewer throws on average (D. Knuth and A. Yao, *The complexity of
/// nonuniform random number generation*, 1976; the walk is J. Lumbroso's, *Optimal discrete uniform
/// generation from coin flips*, 2013).
///
/// ```
/// use rokada_draw::{Device, Drawn, Machine, Pick, Step};
///
/// let tossed = Pick::fewest(Device::Coin, 3);
/// let Step::On(tossed) = tossed.step(1) else { panic!("one coin cannot choose among three") };
/// assert_eq!(tossed.step(0), Step::Done(Drawn::Entry(2)));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    device: Device,
    entries: u16,
    value: u32,
    among: u32,
    keep_rest: bool,
}

impl Pick {
    /// The fewest throws of a die or coin.
    pub fn fewest(device: Device, entries: u16) -> Pick {
        Pick {
            device,
            entries,
            value: 0,
            among: 1,
            keep_rest: true,
        }
    }

    /// One slip out of a bag with a slip for each entry.
    pub fn slips(entries: u16) -> Pick {
        Pick::fewest(Device::Slips { slips: entries }, entries)
    }

    /// A 16-bit word modulo the number of entries; words of the last, incomplete set are passed
    /// over, which is easier to check by hand than keeping the rest.
    pub fn word(entries: u16) -> Pick {
        Pick {
            keep_rest: false,
            ..Pick::fewest(Device::Word, entries)
        }
    }
}

impl Machine for Pick {
    fn ask(&self) -> Ask {
        Ask {
            device: self.device,
            goal: Goal::Entry,
            nth: 1,
            of: 1,
        }
    }

    fn step(&self, place: u16) -> Step<Pick> {
        let entries = u32::from(self.entries);
        let value = self.value * self.device.cases() + u32::from(place);
        let among = self.among * self.device.cases();
        let whole_sets = among - among % entries;
        if value < whole_sets {
            return Step::Done(Drawn::Entry((value % entries) as u16));
        }
        if !self.keep_rest {
            return Step::Again(self.clone(), Why::Unused);
        }
        Step::On(Pick {
            value: value - whole_sets,
            among: among - whole_sets,
            ..self.clone()
        })
    }

    fn array(&self) -> Array {
        [None; 8]
    }
}
