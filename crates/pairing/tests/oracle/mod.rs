//! The Dutch system a second time: slowly, and straight from the text of the rules.
//!
//! Written from FIDE C.04.3 (in force since 1 February 2026) alone, without a look at the engine,
//! so that the two can check each other. Where the engine weighs a matching, this one does what
//! the text says: it forms the brackets from the top, enumerates the candidates of each in the
//! order of article 4, measures every criterion C5 to C21 on each, and keeps the first of the best.
//! Completion (C4) is tried by backtracking. It is meant for fields of a dozen players.
//!
//! Where the text leaves something open, the comments say what was taken and from where
//! (the commentary is M. Held, *Annotated Pairing Rules for the FIDE (Dutch) System*, 2026).

mod bracket;
mod candidates;
mod colors;
mod completion;
mod criteria;
mod field;

use core::fmt;

use rokada_pairing::{Game, PairedRound, Pairing, Table};

use bracket::pair_bracket;
use completion::Completion;
use field::{Field, Group, members};

/// A round as the rules pair it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Round {
    /// White and Black of each pair, in ascending order.
    pub(crate) pairs: Vec<(u32, u32)>,
    /// Who has the pairing-allocated bye.
    pub(crate) bye: Option<u32>,
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (white, black) in &self.pairs {
            write!(f, "{white}-{black} ")?;
        }
        write!(f, "bye {:?}", self.bye)
    }
}

impl From<&Pairing> for Round {
    fn from(pairing: &Pairing) -> Round {
        let mut pairs: Vec<_> = pairing.pairs.iter().map(|p| (p.white, p.black)).collect();
        pairs.sort_unstable();
        Round {
            pairs,
            bye: pairing.bye.map(|bye| bye.player),
        }
    }
}

impl From<Round> for PairedRound {
    fn from(round: Round) -> PairedRound {
        let games = round.pairs.into_iter();
        PairedRound {
            games: games.map(|(white, black)| Game { white, black }).collect(),
            bye: round.bye,
        }
    }
}

/// Pairs the next round of the table; `None` when no complete pairing exists, or nobody to pair.
pub(crate) fn pair(table: &Table) -> Option<Round> {
    let field = Field::of(table);
    if field.people.len() < 2 {
        return None;
    }
    let completion = Completion::of(&field);
    let mut unpaired: Group = field.everyone();
    completion.lowest_bye(unpaired)?;

    let mut pairs = Vec::new();
    let mut floaters: Group = 0;
    let brackets = field.scoregroups();
    for (place, residents) in brackets.iter().enumerate() {
        let below = &brackets[place + 1..];
        let best = pair_bracket(&field, &completion, floaters, *residents, below);
        for (a, b) in &best.pairs {
            unpaired &= !(1 << a | 1 << b);
        }
        pairs.extend(best.pairs);
        floaters = best.downfloaters;
    }
    assert_eq!(
        floaters, unpaired,
        "everyone left is a floater of the last bracket"
    );
    assert!(
        floaters.count_ones() <= 1,
        "the completion test lets at most one be left over"
    );

    let mut pairs: Vec<(u32, u32)> = pairs
        .into_iter()
        .map(|(higher, lower)| {
            let (white, black) = colors::allot(&field, higher, lower);
            (field.people[white].number, field.people[black].number)
        })
        .collect();
    pairs.sort_unstable();
    let bye = members(floaters)
        .next()
        .map(|left| field.people[left].number);
    Some(Round { pairs, bye })
}
