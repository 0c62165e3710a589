//! What the net took is given back, up to a bank that bounds what a liar could gain.

use serde::{Deserialize, Serialize};

use crate::Control;

/// The most that is waited for a late move when others say that a flag has fallen.
const MOST_GRACE_MS: i64 = 2_000;
/// What a receipt and a screen take beside the trip.
const OVERHEAD_MS: i64 = 140;

/// How much lag is given back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LagTerms {
    /// By the length of the game: at first three times what a move may refill, at most seven.
    #[default]
    Usual,
    /// A bank of so many milliseconds, full at first; 0 gives nothing back, as fits a hall's own
    /// network.
    Bank(u32),
}

/// What is known of the net's part in a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Timing {
    /// The time the browser says the move took, in milliseconds. It may lie.
    pub claimed_ms: Option<i64>,
    /// The average round trip by the server's own measure, in milliseconds.
    pub round_trip_ms: Option<i64>,
}

/// A move's time as it was judged, in milliseconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Judged {
    /// What is charged.
    pub(crate) spent: i64,
    /// What the net took, or is said to have taken.
    pub(crate) lag: i64,
    /// What of it is given back.
    pub(crate) compensated: i64,
    /// What is in the bank afterwards.
    pub(crate) bank: i64,
}

impl LagTerms {
    /// What a move may refill, and the bank at most; milliseconds.
    fn bounds(self, control: &Control) -> (i64, i64) {
        match self {
            LagTerms::Usual => {
                // 0.4 s for each 100 s of the game, and 0.15 s; a second at most.
                let cap = (control.expected_ms() / 250 + 150).min(1_000);
                (cap, 7 * cap)
            }
            LagTerms::Bank(most) => (i64::from(most).min(1_000), most.into()),
        }
    }

    /// What is in the bank at first, in milliseconds.
    pub(crate) fn first_bank(self, control: &Control) -> i64 {
        match self {
            LagTerms::Usual => 3 * self.bounds(control).0,
            LagTerms::Bank(most) => most.into(),
        }
    }

    /// Judges a move that came so many milliseconds after the one before.
    pub(crate) fn judge(self, control: &Control, bank: i64, elapsed: i64, by: Timing) -> Judged {
        let (cap, most) = self.bounds(control);
        let trip = by.round_trip_ms.unwrap_or(0).clamp(0, 60_000);
        let lag = match by.claimed_ms {
            Some(claimed) => elapsed.saturating_sub(claimed.max(0)).max(0),
            None => trip,
        };
        let compensated = lag.min(bank).min(elapsed);
        let gain = cap.min(trip + OVERHEAD_MS);
        Judged {
            spent: elapsed.saturating_sub(compensated),
            lag,
            compensated,
            bank: bank
                .saturating_add(gain)
                .saturating_sub(compensated)
                .min(most),
        }
    }
}

/// How long a late move is waited for before others may say that the flag has fallen.
pub(crate) fn grace(bank: i64) -> i64 {
    bank.clamp(0, MOST_GRACE_MS)
}

#[cfg(test)]
mod tests {
    use rokada_chess::Color;

    use super::*;
    use crate::TimeControl;

    fn bounds(text: &str) -> (i64, i64, i64) {
        let control: TimeControl = text.parse().unwrap();
        let control = control.control(Color::White);
        let (cap, most) = LagTerms::Usual.bounds(control);
        (cap, LagTerms::Usual.first_bank(control), most)
    }

    #[test]
    fn the_bank_is_by_the_length_of_the_game() {
        assert_eq!(bounds("10"), (1_000, 3_000, 7_000));
        assert_eq!(bounds("3+2"), (1_000, 3_000, 7_000));
        assert_eq!(bounds("1"), (390, 1_170, 2_730));
    }

    #[test]
    fn who_claims_that_nothing_took_time_gains_the_bank_and_then_the_refill() {
        let control: TimeControl = "10".parse().unwrap();
        let control = control.control(Color::White);
        let lie = Timing {
            claimed_ms: Some(0),
            round_trip_ms: Some(20),
        };
        let mut bank = LagTerms::Usual.first_bank(control);
        let mut gained = 0;
        for _ in 0..50 {
            let judged = LagTerms::Usual.judge(control, bank, 5_000, lie);
            assert_eq!(judged.spent + judged.compensated, 5_000);
            gained += judged.compensated;
            bank = judged.bank;
        }
        assert_eq!(gained, 3_000 + 49 * 160);
    }

    #[test]
    fn an_honest_player_loses_nothing_by_an_ordinary_net() {
        let control: TimeControl = "1".parse().unwrap();
        let control = control.control(Color::White);
        let mut bank = LagTerms::Usual.first_bank(control);
        for _ in 0..200 {
            let honest = Timing {
                claimed_ms: Some(900),
                round_trip_ms: Some(100),
            };
            let judged = LagTerms::Usual.judge(control, bank, 1_000, honest);
            assert_eq!((judged.spent, judged.lag), (900, 100));
            bank = judged.bank;
        }
        assert_eq!(bank, 2_730, "the bank fills up to its bound");
        // Without a claim the measured trip is given back.
        let measured = Timing {
            claimed_ms: None,
            round_trip_ms: Some(100),
        };
        assert_eq!(LagTerms::Usual.judge(control, bank, 40, measured).spent, 0);
        assert_eq!(
            LagTerms::Usual.judge(control, bank, 1_000, measured).spent,
            900
        );
    }

    #[test]
    fn a_hall_may_give_nothing_back() {
        let control: TimeControl = "10".parse().unwrap();
        let lie = Timing {
            claimed_ms: Some(i64::MIN),
            round_trip_ms: Some(i64::MAX),
        };
        let judged = LagTerms::Bank(0).judge(control.control(Color::Black), 0, 5_000, lie);
        assert_eq!((judged.spent, judged.bank), (5_000, 0));
    }
}
