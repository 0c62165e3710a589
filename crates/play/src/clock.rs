//! Both clocks, and how a move changes them. All times are in milliseconds.

use rokada_chess::{ByColor, Color};

use crate::control::{Bonus, Control, TimeControl};
use crate::lag::LagTerms;

/// What a player's clock holds between moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// The time left, without what a delay or Bronstein gives the move.
    pub left_ms: i64,
    /// The place of the period, from 0.
    pub period: usize,
    /// The moves made in it.
    pub made: u16,
    /// The lag that can still be given back.
    pub bank_ms: i64,
}

impl Clock {
    pub(crate) fn give(&mut self, ms: i64) {
        self.left_ms = self.left_ms.saturating_add(ms);
    }
}

/// The clocks during one turn: as they were when it began, and what of it has passed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turn {
    /// Both clocks when the turn began, or when an arbiter set them.
    pub(crate) base: ByColor<Clock>,
    /// What passed before the clocks were stopped and started again.
    pub(crate) used: i64,
    /// Since when the clock runs; `None` while it stands.
    pub(crate) since: Option<i64>,
}

impl Turn {
    /// The first turn, with the clock standing.
    pub(crate) fn first(control: &TimeControl, lag: LagTerms) -> Turn {
        Turn {
            base: ByColor::new_with(|color| {
                let control = control.control(color);
                Clock {
                    left_ms: control.first_ms(),
                    period: 0,
                    made: 0,
                    bank_ms: lag.first_bank(control),
                }
            }),
            used: 0,
            since: None,
        }
    }

    /// How long the player has thought by this moment.
    pub(crate) fn elapsed(&self, now: i64) -> i64 {
        let running = self
            .since
            .map_or(0, |since| now.saturating_sub(since).max(0));
        self.used.saturating_add(running)
    }

    /// Stops the clock as of a moment.
    pub(crate) fn stop(&mut self, at: i64) {
        self.used = self.elapsed(at);
        self.since = None;
    }

    /// The moment at which the flag falls, if the clock goes on.
    pub(crate) fn flag_at(&self, control: &TimeControl, turn: Color) -> Option<i64> {
        let left = self.limit(control, turn).saturating_sub(self.used);
        Some(self.since?.saturating_add(left.max(0)))
    }

    /// How long this move may take: from here on the flag is down.
    pub(crate) fn limit(&self, control: &TimeControl, turn: Color) -> i64 {
        let clock = &self.base[turn];
        clock
            .left_ms
            .saturating_add(free(control.control(turn), clock))
    }

    /// What both clocks show when the player to move has thought so long.
    pub(crate) fn shown(&self, control: &TimeControl, turn: Color, elapsed: i64) -> ByColor<i64> {
        ByColor::new_with(|color| {
            let clock = &self.base[color];
            let own = control.control(color);
            let free = free(own, clock);
            let shown = match own {
                Control::Hourglass(_) if color != turn => clock.left_ms.saturating_add(elapsed),
                _ => {
                    let elapsed = if color == turn { elapsed } else { 0 };
                    match own.period(clock.period).map(|period| period.bonus) {
                        Some(Bonus::Delay(_)) => {
                            let counted = elapsed.saturating_sub(free).max(0);
                            clock.left_ms.saturating_sub(counted)
                        }
                        _ => (clock.left_ms.saturating_add(free)).saturating_sub(elapsed),
                    }
                }
            };
            shown.max(0)
        })
    }

    /// Both clocks after a move that took so long.
    pub(crate) fn after_move(
        &self,
        control: &TimeControl,
        turn: Color,
        spent: i64,
        bank: i64,
    ) -> ByColor<Clock> {
        let mut clocks = self.base;
        let own = control.control(turn);
        let clock = &mut clocks[turn];
        clock.bank_ms = bank;
        match own {
            Control::Correspondence(_) => clock.left_ms = own.first_ms(),
            Control::Hourglass(_) => clock.left_ms = clock.left_ms.saturating_sub(spent),
            Control::Periods(_) => {
                let counted = spent.saturating_sub(free(own, clock)).max(0);
                clock.left_ms = clock.left_ms.saturating_sub(counted);
                clock.made = clock.made.saturating_add(1);
                let period = own.period(clock.period);
                if period.and_then(|period| period.moves) == Some(clock.made) {
                    clock.period += 1;
                    clock.made = 0;
                    clock.give(own.period(clock.period).map_or(0, |next| next.entry_ms()));
                } else {
                    clock.give(period.map_or(0, |period| period.bonus.increment_ms()));
                }
            }
        }
        if control.is_hourglass() {
            clocks[!turn].give(spent);
        }
        clocks
    }
}

/// What the move at hand may take without loss.
fn free(control: &Control, clock: &Clock) -> i64 {
    control
        .period(clock.period)
        .map_or(0, |period| period.bonus.free_ms())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What both clocks show after moves that took so many seconds, White's and Black's in turn.
    fn after(text: &str, moves: &[i64]) -> (f64, f64) {
        let control: TimeControl = text.parse().unwrap();
        let mut turn = Turn::first(&control, LagTerms::Bank(0));
        let mut color = Color::White;
        for seconds in moves {
            let spent = seconds * 1_000;
            assert!(spent < turn.limit(&control, color), "{text}: a flag fell");
            turn.base = turn.after_move(&control, color, spent, 0);
            color = !color;
        }
        let shown = turn.shown(&control, color, 0);
        (shown.white as f64 / 1e3, shown.black as f64 / 1e3)
    }

    #[test]
    fn every_control_counts_as_it_says() {
        assert_eq!(after("10", &[10, 20, 30]), (560.0, 580.0));
        // The increment is there before the first move.
        assert_eq!(after("3+2", &[]), (182.0, 182.0));
        assert_eq!(after("3+2", &[10, 1]), (174.0, 183.0));
        // What was not used of Bronstein's seconds is not kept.
        assert_eq!(after("5b3", &[]), (303.0, 303.0));
        assert_eq!(after("5b3", &[10, 1]), (296.0, 303.0));
        assert_eq!(after("5d3", &[10, 1]), (293.0, 300.0));
        // The hourglass keeps its sand.
        assert_eq!(after("*3", &[10, 30, 5]), (195.0, 165.0));
        assert_eq!(after("1days", &[80_000, 3]), (86_400.0, 86_400.0));
        assert_eq!(after("5|4", &[1, 1]), (299.0, 239.0));
    }

    #[test]
    fn a_period_that_is_made_adds_the_next() {
        // Two moves in a minute with 10 s each, then half a minute with 5 s each.
        assert_eq!(after("2/1+10,0.30+5", &[20, 0]), (60.0, 80.0));
        assert_eq!(after("2/1+10,0.30+5", &[20, 0, 20, 0]), (75.0, 115.0));
        // Increments that begin with a later move, as in Armageddon.
        assert_eq!(after("1/5,0+3|1/4,0+3", &[10, 10]), (293.0, 233.0));
        // From a delay into a Bronstein period.
        assert_eq!(after("1/1d5,1b5", &[7, 5]), (123.0, 125.0));
    }

    #[test]
    fn delay_and_bronstein_fall_at_the_same_moment() {
        for text in ["1b5", "1d5"] {
            let control: TimeControl = text.parse().unwrap();
            let mut turn = Turn::first(&control, LagTerms::Bank(0));
            turn.since = Some(100);
            assert_eq!(turn.flag_at(&control, Color::White), Some(65_100), "{text}");
            assert_eq!(turn.shown(&control, Color::White, 65_000).white, 0);
        }
    }

    #[test]
    fn a_stopped_clock_keeps_what_was_used() {
        let control: TimeControl = "1d5".parse().unwrap();
        let mut turn = Turn::first(&control, LagTerms::Bank(0));
        turn.since = Some(0);
        turn.stop(4_000);
        assert_eq!(turn.elapsed(1_000_000), 4_000);
        turn.since = Some(50_000);
        // One second of the delay is left.
        assert_eq!(
            turn.shown(&control, Color::White, turn.elapsed(51_000))
                .white,
            60_000
        );
        assert_eq!(turn.flag_at(&control, Color::White), Some(111_000));
        turn.stop(40_000);
        assert_eq!(turn.used, 4_000, "time does not run backwards");
    }
}
