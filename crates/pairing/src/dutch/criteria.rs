//! The criteria C4 to C21 packed into the weight of an edge, the first in the highest bits.
//!
//! A criterion counts something over the pairs of a matching. Each has a field of bits wide enough
//! for the largest count there can be, so that the sum of the weights of a matching compares as
//! the criteria do in their order. Fields in which all pairs agree have no bits at all, and what
//! the higher criteria fix already is not counted again:
//!
//! * among matchings with equally many pairs (C6), and equally many moved-down players of each
//!   score (C7), the number of pairs of two residents is the same;
//! * so C18 and C20 for residents repeat C14 and C16, and only moved-down players remain;
//! * C10 and C11 can only be broken by pairs that are legal in the last round alone.

use super::color::{clash, strong_clash, third_in_a_row, widens_difference};
use super::window::{Reach, Window, Zone};
use crate::matching::{Bits, Grading, Layout, Weight};
use crate::{Float, Points};

/// Bits that count for each score of the moved-down players, the highest score in the highest.
type BitsByScore = Vec<(Points, Bits)>;

/// The layout of the weights of a window, and with it the weights.
#[derive(Clone, Debug)]
pub(crate) struct Criteria<'a> {
    pub(crate) window: &'a Window<'a>,
    width: u32,
    completion: Bits,
    pairs: Bits,
    pairs_by_score: BitsByScore,
    next_pairs: Bits,
    next_by_score: BitsByScore,
    bye_unplayed: Bits,
    difference: Bits,
    third: Bits,
    wishes: Bits,
    strong_wishes: Bits,
    /// C14 and C15, C16 and C17.
    repeated: [(Bits, Bits); 2],
    /// C18 and C19, C20 and C21.
    repeated_by_score: [(BitsByScore, BitsByScore); 2],
    /// Exchanges, and the sum of the places of those who are upper in a pair, if asked for.
    exchanges: Bits,
    places: Bits,
    /// Room for choosing among equals.
    choice: Bits,
    /// The number of residents who are upper when nothing is exchanged, if exchanges count.
    upper_half: Option<usize>,
}

/// Lays out one field per score, for the limits given from the highest score down.
fn take_by_score(layout: &mut Layout, limits: &[(Points, usize)]) -> BitsByScore {
    let mut bits: BitsByScore = limits
        .iter()
        .rev()
        .map(|&(score, limit)| (score, layout.take(limit)))
        .collect();
    bits.retain(|(_, bits)| bits.width > 0);
    bits
}

impl<'a> Criteria<'a> {
    /// The criteria for a window; with `upper_half`, the number of pairs of a homogeneous bracket
    /// or remainder, also the order of exchanges (article 4.3) as far as it can be counted.
    pub(crate) fn new(window: &'a Window<'a>, upper_half: Option<usize>) -> Self {
        let (moved, residents) = (window.moved_down(), window.residents());
        let pairs = window.bracket().len() / 2;
        let count_floats = |range: core::ops::Range<usize>, back: usize, float: Float| {
            range
                .filter(|v| window.entrant(*v).floats[back] == float)
                .count()
        };
        let moved_by_score = by_score(window, moved.clone(), |_| true);
        let in_bracket = by_score(window, window.bracket(), |_| true);
        let mut layout = Layout { used: 0 };
        // From the last criterion to the first.
        let choice = layout.take(window.size());
        let (places, exchanges) = match upper_half {
            Some(half) => {
                let most = residents.len() / 2 * residents.len();
                (layout.take(most), layout.take(half))
            }
            None => (layout.take(0), layout.take(0)),
        };
        let mut scores_of = |back: usize| {
            let has_up = count_floats(residents.clone(), back, Float::Up) > 0;
            let up = if has_up {
                moved_by_score.clone()
            } else {
                Vec::new()
            };
            let down = by_score(window, moved.clone(), |v| {
                window.entrant(v).floats[back] == Float::Down
            });
            let (up, down) = (
                take_by_score(&mut layout, &up),
                take_by_score(&mut layout, &down),
            );
            (down, up)
        };
        let second_by_score = scores_of(1);
        let repeated_by_score = [scores_of(0), second_by_score];
        let mut counts_of = |back: usize| {
            let has_up = count_floats(residents.clone(), back, Float::Up) > 0;
            let up = layout.take(if has_up { moved.len() } else { 0 });
            (
                layout.take(count_floats(residents.clone(), back, Float::Down)),
                up,
            )
        };
        let second = counts_of(1);
        let repeated = [counts_of(0), second];
        let strong_wishes = layout.take(pairs);
        let wishes = layout.take(pairs);
        let last_round = if window.field.is_last_round { pairs } else { 0 };
        let third = layout.take(last_round);
        let difference = layout.take(last_round);
        let unplayed = if window.leaves_bye {
            let all = 0..window.places.len();
            all.map(|v| bye_unplayed(window, v)).sum()
        } else {
            0
        };
        let bye_unplayed = layout.take(unplayed);
        let (next_by_score, next_pairs) = if !window.next().is_empty() {
            let next_pairs = (window.bracket().len() + window.next().len()) / 2;
            (
                take_by_score(&mut layout, &in_bracket),
                layout.take(next_pairs),
            )
        } else {
            (Vec::new(), layout.take(0))
        };
        let pairs_by_score = take_by_score(&mut layout, &moved_by_score);
        let pairs = layout.take(pairs);
        let completion = layout.take(match window.reach {
            Reach::Bracket => window.sinks(),
            Reach::Next => 0,
            Reach::All => 2 * window.size(),
        });
        Self {
            window,
            width: layout.used,
            completion,
            pairs,
            pairs_by_score,
            next_pairs,
            next_by_score,
            bye_unplayed,
            difference,
            third,
            wishes,
            strong_wishes,
            repeated,
            repeated_by_score,
            exchanges,
            places,
            choice,
            upper_half,
        }
    }
}

impl Grading for Criteria<'_> {
    fn size(&self) -> usize {
        self.window.size()
    }

    fn width(&self) -> u32 {
        self.width
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        self.window.may_meet(a, b)
    }

    fn concerned(&self) -> core::ops::Range<usize> {
        self.window.bracket()
    }

    /// The weight of pairing two vertices (or of leaving both over, if they may not meet).
    fn weight<W: Weight>(&self, a: usize, b: usize) -> W {
        let window = self.window;
        let (high, low) = (a.min(b), a.max(b));
        if window.fills(high, low) {
            return W::shifted(1, self.completion.shift);
        }
        let mut weight = W::ZERO;
        if !window.may_meet(high, low) {
            return weight;
        }
        let mut add = |bits: Bits, count: usize| {
            weight = weight + bits.worth(count);
        };
        let (upper, lower) = (window.entrant(high), window.entrant(low));
        let must_play = |barred: bool| usize::from(!barred);
        let completion = 1 + must_play(upper.may_have_bye) + must_play(lower.may_have_bye);
        if window.reach == Reach::All {
            add(self.completion, completion);
        }
        if window.leaves_bye {
            add(
                self.bye_unplayed,
                bye_unplayed(window, high) + bye_unplayed(window, low),
            );
        }
        match window.zone(low) {
            Zone::Next => {
                add(self.next_pairs, 1);
                add(find(&self.next_by_score, upper.score), 1);
            }
            Zone::Resident => {
                let floats_down = upper.score > lower.score;
                add(self.pairs, 1);
                add(find(&self.pairs_by_score, upper.score), 1);
                add(
                    self.difference,
                    must_play(widens_difference(&upper.colors, &lower.colors)),
                );
                add(
                    self.third,
                    must_play(third_in_a_row(&upper.colors, &lower.colors)),
                );
                add(self.wishes, must_play(clash(&upper.colors, &lower.colors)));
                add(
                    self.strong_wishes,
                    must_play(strong_clash(&upper.colors, &lower.colors)),
                );
                for back in 0..2 {
                    let (down, up) = self.repeated[back];
                    let (down_scores, up_scores) = &self.repeated_by_score[back];
                    let floated = |float: &[Float; 2]| usize::from(float[back] == Float::Down);
                    add(down, floated(&lower.floats));
                    if floats_down {
                        let fresh = must_play(lower.floats[back] == Float::Up);
                        add(up, fresh);
                        add(find(down_scores, upper.score), floated(&upper.floats));
                        add(find(up_scores, upper.score), fresh);
                    } else {
                        add(down, floated(&upper.floats));
                    }
                }
                if let Some(half) = self.upper_half
                    && window.zone(high) == Zone::Resident
                {
                    let residents = window.residents();
                    let place = high - residents.start;
                    add(self.exchanges, usize::from(place < half));
                    add(self.places, residents.len() - place);
                }
            }
            Zone::MovedDown | Zone::Rest => {}
        }
        weight
    }

    fn share<W: Weight>(&self, vertex: usize) -> W {
        let window = self.window;
        let mut share = W::ZERO;
        let mut add = |bits: Bits, count: usize| {
            share = share + bits.worth(count);
        };
        if window.is_sink(vertex) {
            add(self.completion, 1);
        }
        if !window.bracket().contains(&vertex) {
            return share;
        }
        let entrant = window.entrant(vertex);
        let floated = |back: usize| usize::from(entrant.floats[back] == Float::Down);
        add(find(&self.next_by_score, entrant.score), 1);
        if window.leaves_bye {
            add(self.bye_unplayed, bye_unplayed(window, vertex));
        }
        match window.zone(vertex) {
            Zone::MovedDown => {
                add(find(&self.pairs_by_score, entrant.score), 1);
                for back in 0..2 {
                    let (down, up) = &self.repeated_by_score[back];
                    add(self.repeated[back].1, 1);
                    add(find(down, entrant.score), floated(back));
                    add(find(up, entrant.score), 1);
                }
            }
            _ => {
                for back in 0..2 {
                    add(self.repeated[back].0, floated(back));
                }
                let residents = window.residents();
                let place = vertex - residents.start;
                // What a pair counts for the order of exchanges is due to its upper player. Spread
                // like this it is spread rightly over the pairs of S1 with S2, and too widely over
                // all others.
                match self.upper_half {
                    Some(half) if place < half => {
                        add(self.exchanges, 1);
                        add(self.places, half - place);
                    }
                    Some(half) => add(self.places, residents.len() - half),
                    None => {}
                }
            }
        }
        share
    }

    fn bonus<W: Weight>(&self, value: usize) -> W {
        W::shifted(value as u64, self.choice.shift)
    }
}

/// Rounds without a game count for those who could have the bye.
fn bye_unplayed(window: &Window, vertex: usize) -> usize {
    let entrant = window.entrant(vertex);
    if entrant.may_have_bye {
        entrant.unplayed as usize
    } else {
        0
    }
}

fn find(bits: &BitsByScore, score: Points) -> Bits {
    let found = bits.iter().find(|(other, _)| *other == score);
    found.map_or(Bits { shift: 0, width: 0 }, |(_, bits)| *bits)
}

/// How many of the vertices have each score, from the highest down.
fn by_score(
    window: &Window,
    vertices: core::ops::Range<usize>,
    counts: impl Fn(usize) -> bool,
) -> Vec<(Points, usize)> {
    let mut limits: Vec<(Points, usize)> = Vec::new();
    for vertex in vertices.filter(|vertex| counts(*vertex)) {
        let score = window.score(vertex);
        match limits.last_mut() {
            Some((last, count)) if *last == score => *count += 1,
            _ => limits.push((score, 1)),
        }
    }
    limits
}
