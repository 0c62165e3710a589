//! Colours: what players are due (C.04.3 article 1.7) and who gets what (article 5).

use core::cmp::Ordering;

use super::field::Entrant;
use crate::{ColorRule, RoundRecord, Side};

/// How much a player is due the colour wished for. Nobody without a game wishes for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    /// As many games with either colour: the wish is to alternate.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two games more with the other colour, or the last two games with it.
    Absolute,
}

/// A player's colours so far, and the wish that follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Colors {
    /// The colours of the games played, the latest first.
    latest: Vec<Side>,
    /// Games with White less games with Black.
    difference: i32,
    /// The wish.
    pub(crate) wish: Option<(Side, Strength)>,
}

impl Colors {
    pub(crate) fn of(history: &[RoundRecord]) -> Self {
        let latest: Vec<Side> = history
            .iter()
            .rev()
            .filter_map(RoundRecord::played_side)
            .collect();
        let difference = latest
            .iter()
            .map(|side| if *side == Side::White { 1 } else { -1 })
            .sum();
        let rarer = if difference > 0 {
            Side::Black
        } else {
            Side::White
        };
        let wish = match (latest.first(), latest.get(1)) {
            (None, _) => None,
            _ if i32::abs(difference) > 1 => Some((rarer, Strength::Absolute)),
            (Some(last), Some(before)) if last == before => {
                Some((last.other(), Strength::Absolute))
            }
            _ if difference != 0 => Some((rarer, Strength::Strong)),
            (Some(last), _) => Some((last.other(), Strength::Mild)),
        };
        Self {
            latest,
            difference,
            wish,
        }
    }

    pub(crate) fn side(&self) -> Option<Side> {
        self.wish.map(|(side, _)| side)
    }

    fn is_absolute(&self) -> bool {
        matches!(self.wish, Some((_, Strength::Absolute)))
    }

    fn imbalance(&self) -> u32 {
        self.difference.unsigned_abs()
    }

    /// The colour of the last two games, if it was the same.
    fn repeated(&self) -> Option<Side> {
        let last = self.latest.first()?;
        (self.latest.get(1) == Some(last)).then_some(*last)
    }
}

/// Whether both players want the same colour.
pub(crate) fn clash(a: &Colors, b: &Colors) -> bool {
    a.side().is_some() && a.side() == b.side()
}

/// Whether both players have an absolute right to the same colour (C3).
pub(crate) fn absolute_clash(a: &Colors, b: &Colors) -> bool {
    a.is_absolute() && b.is_absolute() && clash(a, b)
}

/// Whether the pair leaves a colour difference beyond two for one of them (C10).
pub(crate) fn widens_difference(a: &Colors, b: &Colors) -> bool {
    absolute_clash(a, b) && a.imbalance() > 1 && b.imbalance() > 1
}

/// Whether the pair gives one of them a colour for the third time in a row (C11).
pub(crate) fn third_in_a_row(a: &Colors, b: &Colors) -> bool {
    if !absolute_clash(a, b) {
        return false;
    }
    match a.imbalance().cmp(&b.imbalance()) {
        Ordering::Equal => a.repeated().is_some() && a.repeated() == b.repeated(),
        // The wider difference is granted, the other player yields.
        Ordering::Greater => b.repeated().is_some() && b.repeated() == a.side().map(Side::other),
        Ordering::Less => a.repeated().is_some() && a.repeated() == a.side().map(Side::other),
    }
}

/// Whether a strong wish is not granted (C13): where a clash is of two absolute wishes, C10 and C11
/// have spoken already.
pub(crate) fn strong_clash(a: &Colors, b: &Colors) -> bool {
    let due = |colors: &Colors| colors.wish.is_some_and(|(_, how)| how >= Strength::Strong);
    clash(a, b) && due(a) && due(b) && !absolute_clash(a, b)
}

/// The side of `higher` against `lower`, and the article that says so. `higher` is the higher
/// ranked of the two.
pub(crate) fn allot(higher: &Entrant, lower: &Entrant, initial: Side) -> (Side, ColorRule) {
    let (a, b) = (&higher.colors, &lower.colors);
    match (a.wish, b.wish) {
        (None, None) => {
            let side = if higher.rank.is_multiple_of(2) {
                initial
            } else {
                initial.other()
            };
            return (side, ColorRule::InitialSide);
        }
        (Some((side, _)), None) => return (side, ColorRule::BothWishes),
        (None, Some((side, _))) => return (side.other(), ColorRule::BothWishes),
        (Some((side, _)), Some((other, _))) if side != other => {
            return (side, ColorRule::BothWishes);
        }
        (Some((side, mine)), Some((_, theirs))) => {
            if mine == Strength::Absolute && theirs == Strength::Absolute {
                match a.imbalance().cmp(&b.imbalance()) {
                    Ordering::Greater => return (side, ColorRule::WiderDifference),
                    Ordering::Less => return (side.other(), ColorRule::WiderDifference),
                    Ordering::Equal => {}
                }
            } else if mine != theirs {
                let granted = if mine > theirs { side } else { side.other() };
                return (granted, ColorRule::StrongerWish);
            }
        }
    }
    let games = a.latest.iter().zip(&b.latest);
    if let Some((back, (mine, _))) = games.enumerate().find(|(_, (mine, theirs))| mine != theirs) {
        let games_back = u32::try_from(back + 1).unwrap_or(u32::MAX);
        return (mine.other(), ColorRule::Alternation { games_back });
    }
    // Both want the same colour: the cases without a wish were answered above.
    (a.side().unwrap_or(initial), ColorRule::HigherRanked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Points, RoundKind};

    fn colors(games: &str) -> Colors {
        let history: Vec<RoundRecord> = games
            .chars()
            .map(|game| {
                let kind = match game {
                    'W' => RoundKind::Played {
                        opponent: 1,
                        side: Side::White,
                    },
                    'B' => RoundKind::Played {
                        opponent: 1,
                        side: Side::Black,
                    },
                    _ => RoundKind::Absent,
                };
                RoundRecord {
                    points: Points::ZERO,
                    kind,
                }
            })
            .collect();
        Colors::of(&history)
    }

    #[test]
    fn wishes_follow_article_1_7() {
        use Strength::{Absolute, Mild, Strong};
        assert_eq!(colors("").wish, None);
        assert_eq!(colors("--").wish, None);
        assert_eq!(colors("W").wish, Some((Side::Black, Strong)));
        assert_eq!(colors("WB").wish, Some((Side::White, Mild)));
        assert_eq!(colors("WW").wish, Some((Side::Black, Absolute)));
        assert_eq!(colors("W-W").wish, Some((Side::Black, Absolute)));
        assert_eq!(colors("WBB").wish, Some((Side::White, Absolute)));
        assert_eq!(colors("WBW").wish, Some((Side::Black, Strong)));
        assert_eq!(colors("WBWWBW").wish, Some((Side::Black, Absolute)));
        // Two more games with White, but the last two with Black: the difference decides.
        assert_eq!(colors("WWWWBB").wish, Some((Side::Black, Absolute)));
    }

    #[test]
    fn clashes_are_graded() {
        assert!(absolute_clash(&colors("WW"), &colors("BWW")));
        assert!(strong_clash(&colors("WW"), &colors("W")));
        assert!(!strong_clash(&colors("WW"), &colors("BW")));
        assert!(clash(&colors("BW"), &colors("W")));
        assert!(widens_difference(&colors("WW"), &colors("WW")));
        assert!(!widens_difference(&colors("WW"), &colors("BWW")));
        assert!(third_in_a_row(&colors("WW"), &colors("BWW")));
    }
}
