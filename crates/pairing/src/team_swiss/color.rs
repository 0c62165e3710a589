//! Colours: what teams prefer (C.04.6 article 1.7) and who gets what (article 4).

use core::cmp::Ordering;

use super::readings::{Alignment, BalancedInLastRound, Readings, StrongOrMild};
use super::result::{Grade, TeamColorRule, Wish};
use super::table::ColorPreferences;
use crate::{RoundRecord, Side};

/// A team's colours so far, and the wish that follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Colors {
    /// The colours of the matches played, the latest first.
    latest: Vec<Side>,
    /// The colours round by round, the latest first; none in a round without a match.
    by_round: Vec<Option<Side>>,
    /// Matches with White less matches with Black.
    difference: i32,
    pub(super) wish: Option<Wish>,
    /// Whether article 1.7.2 can be read in two ways here.
    pub(super) open: Option<OpenWish>,
}

/// A preference that hangs on a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OpenWish {
    BalancedInLastRound,
    StrongOrMild,
}

impl Colors {
    pub(super) fn of(
        history: &[RoundRecord],
        preferences: ColorPreferences,
        is_last_round: bool,
        readings: &Readings,
    ) -> Self {
        let by_round: Vec<Option<Side>> =
            history.iter().rev().map(RoundRecord::played_side).collect();
        let latest: Vec<Side> = by_round.iter().copied().flatten().collect();
        let difference = latest
            .iter()
            .map(|side| if *side == Side::White { 1 } else { -1 })
            .sum();
        let mut colors = Self {
            latest,
            by_round,
            difference,
            wish: None,
            open: None,
        };
        match preferences {
            ColorPreferences::None => {}
            ColorPreferences::TypeA => {
                colors.wish = colors.due().map(|side| Wish {
                    side,
                    grade: Grade::Simple,
                });
            }
            ColorPreferences::TypeB => colors.prefer_by_type_b(is_last_round, readings),
        }
        colors
    }

    /// The side that both types know (1.7.1, and the strong preference of 1.7.2).
    fn due(&self) -> Option<Side> {
        let rarer = if self.difference > 0 {
            Side::Black
        } else {
            Side::White
        };
        match (self.difference.abs(), self.repeated()) {
            (2.., _) => Some(rarer),
            (0, Some(last)) => Some(last.other()),
            (1, Some(last)) if last != rarer => Some(rarer),
            _ => None,
        }
    }

    fn prefer_by_type_b(&mut self, is_last_round: bool, readings: &Readings) {
        let Some(last) = self.latest.first() else {
            return;
        };
        let mild = match self.difference {
            1 => Some(Side::Black),
            -1 => Some(Side::White),
            0 if !is_last_round => Some(last.other()),
            _ => None,
        };
        let strong = self.due();
        self.open = match (strong, self.difference.abs()) {
            (Some(_), 0) if is_last_round => Some(OpenWish::BalancedInLastRound),
            (Some(_), 1) => Some(OpenWish::StrongOrMild),
            _ => None,
        };
        let yields = match self.open {
            Some(OpenWish::BalancedInLastRound) => {
                readings.balanced_in_last_round == BalancedInLastRound::NoPreference
            }
            Some(OpenWish::StrongOrMild) => readings.strong_or_mild == StrongOrMild::Mild,
            None => false,
        };
        let graded = |side: Side, grade| Wish { side, grade };
        self.wish = match strong.filter(|_| !yields) {
            Some(side) => Some(graded(side, Grade::Strong)),
            None => mild.map(|side| graded(side, Grade::Mild)),
        };
    }

    fn side(&self) -> Option<Side> {
        self.wish.map(|wish| wish.side)
    }

    fn is_strong(&self) -> bool {
        self.wish.is_some_and(|wish| wish.grade == Grade::Strong)
    }

    /// The colour of the last two matches played, if it was the same.
    fn repeated(&self) -> Option<Side> {
        let last = self.latest.first()?;
        (self.latest.get(1) == Some(last)).then_some(*last)
    }

    /// The most recent time, counted from 1, that one had White and the other Black, and what
    /// this team had.
    fn parted(&self, other: &Self, alignment: Alignment) -> Option<(usize, Side)> {
        let differ = |(at, (mine, theirs)): (usize, (Option<Side>, Option<Side>))| {
            let (mine, theirs) = mine.zip(theirs)?;
            (mine != theirs).then_some((at + 1, mine))
        };
        match alignment {
            Alignment::LastPlayed => {
                let (mine, theirs) = (self.latest.iter(), other.latest.iter());
                let some = |side: &Side| Some(*side);
                mine.map(some)
                    .zip(theirs.map(some))
                    .enumerate()
                    .find_map(differ)
            }
            Alignment::ByRound => {
                let (mine, theirs) = (self.by_round.iter(), other.by_round.iter());
                mine.copied()
                    .zip(theirs.copied())
                    .enumerate()
                    .find_map(differ)
            }
        }
    }
}

/// Whether both teams want the same colour (C8).
pub(super) fn clash(a: &Colors, b: &Colors) -> bool {
    a.side().is_some() && a.side() == b.side()
}

/// Whether both teams want the same colour strongly (C9).
pub(super) fn strong_clash(a: &Colors, b: &Colors) -> bool {
    clash(a, b) && a.is_strong() && b.is_strong()
}

/// What article 4.3 says of a pair.
pub(super) struct Allotted {
    /// The side of the first team.
    pub(super) side: Side,
    pub(super) rule: TeamColorRule,
    /// Whether another alignment of the histories would have given another side.
    pub(super) hangs_on_alignment: bool,
}

/// The side of the first team of a pair (article 4.3). `initial` is what 4.3.1 gives it.
pub(super) fn allot(first: &Colors, other: &Colors, initial: Side, by: Alignment) -> Allotted {
    let allotted = allot_by(first, other, initial, by);
    let another = match by {
        Alignment::LastPlayed => Alignment::ByRound,
        Alignment::ByRound => Alignment::LastPlayed,
    };
    let hangs_on_alignment = allot_by(first, other, initial, another).0 != allotted.0;
    Allotted {
        side: allotted.0,
        rule: allotted.1,
        hangs_on_alignment,
    }
}

fn allot_by(first: &Colors, other: &Colors, initial: Side, by: Alignment) -> (Side, TeamColorRule) {
    if first.latest.is_empty() && other.latest.is_empty() {
        return (initial, TeamColorRule::InitialSide);
    }
    match (first.wish, other.wish) {
        (Some(wish), None) => return (wish.side, TeamColorRule::OnlyWish),
        (None, Some(wish)) => return (wish.side.other(), TeamColorRule::OnlyWish),
        (Some(mine), Some(theirs)) if mine.side != theirs.side => {
            return (mine.side, TeamColorRule::BothWishes);
        }
        (Some(mine), Some(theirs)) if mine.grade != theirs.grade => {
            let granted = if mine.grade == Grade::Strong {
                mine.side
            } else {
                theirs.side.other()
            };
            return (granted, TeamColorRule::StrongerWish);
        }
        _ => {}
    }
    match first.difference.cmp(&other.difference) {
        Ordering::Less => return (Side::White, TeamColorRule::LowerDifference),
        Ordering::Greater => return (Side::Black, TeamColorRule::LowerDifference),
        Ordering::Equal => {}
    }
    if let Some((back, mine)) = first.parted(other, by) {
        let back = u32::try_from(back).unwrap_or(u32::MAX);
        return (mine.other(), TeamColorRule::Alternation { back });
    }
    if let Some(wish) = first.wish {
        return (wish.side, TeamColorRule::FirstTeam);
    }
    match (first.latest.first(), other.latest.first()) {
        (Some(last), _) => (last.other(), TeamColorRule::FirstTeamAlternates),
        (None, Some(last)) => (*last, TeamColorRule::OtherTeamAlternates),
        (None, None) => (initial, TeamColorRule::InitialSide),
    }
}
