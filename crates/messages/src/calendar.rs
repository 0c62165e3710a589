//! Days, moments and time controls as a language writes them.

use rokada_tournament::{Date, Period, TimeControl};

use crate::{Arg, Words};

impl Words {
    /// A day: `4 January 2015`.
    pub fn day(&self, day: Date) -> String {
        self.day_of(day.day().to_string(), day)
    }

    /// The first and the last day of something: `4–6 January 2015`.
    pub fn days(&self, first: Date, last: Date) -> String {
        if first == last {
            self.day(first)
        } else if (first.year(), first.month()) == (last.year(), last.month()) {
            self.day_of(format!("{}–{}", first.day(), last.day()), last)
        } else {
            format!("{} – {}", self.day(first), self.day(last))
        }
    }

    /// A time of the day: `18:05`.
    pub fn clock(&self, hour: i8, minute: i8) -> String {
        format!("{hour}:{minute:02}")
    }

    /// How much time each player has: `90 min for 40 moves, then 30 min, 30 s a move`.
    pub fn time_control(&self, control: &TimeControl) -> String {
        let periods = control.periods().iter().map(|period| self.period(period));
        let periods: Vec<String> = periods.collect();
        periods.join(&self.say("time-then", &[]))
    }

    fn day_of(&self, day: String, date: Date) -> String {
        let args = [
            ("day", day.into()),
            ("month", date.month().into()),
            ("year", date.year().to_string().into()),
        ];
        self.say("calendar-day", &args)
    }

    fn period(&self, period: &Period) -> String {
        let (minutes, seconds) = (period.seconds / 60, period.seconds % 60);
        let time = match seconds {
            0 => minutes.to_string(),
            _ => format!("{minutes}:{seconds:02}"),
        };
        let mut said = self.say("time-minutes", &[text("time", time)]);
        if let Some(moves) = period.moves {
            let args = [("time", said.into()), ("moves", moves.into())];
            said = self.say("time-for-moves", &args);
        }
        if period.increment > 0 {
            let args = [
                text("time", said),
                text("seconds", period.increment.to_string()),
            ];
            said = self.say("time-increment", &args);
        }
        said
    }
}

fn text(name: &'static str, value: String) -> Arg<'static> {
    (name, value.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_language_writes_days_in_its_own_way() {
        let first = Date::new(2015, 1, 4).expect("a day");
        let last = Date::new(2015, 1, 6).expect("a day");
        for (lang, said) in [
            (Lang::En, "4–6 January 2015"),
            (Lang::Sr, "4–6. januar 2015."),
            (Lang::Pt, "4–6 de janeiro de 2015"),
            (Lang::Ru, "4–6 января 2015 г."),
        ] {
            assert_eq!(Words::of(lang).days(first, last), said);
        }
        let other = Date::new(2015, 2, 1).expect("a day");
        assert_eq!(
            Words::of(Lang::En).days(first, other),
            "4 January 2015 – 1 February 2015"
        );
        assert_eq!(Words::of(Lang::Sr).days(first, first), "4. januar 2015.");
    }

    #[test]
    fn a_time_control_is_said() {
        let said = |lang, control: &str| {
            Words::of(lang).time_control(&control.parse().expect("a time control"))
        };
        assert_eq!(said(Lang::En, "10+0"), "10 min");
        assert_eq!(said(Lang::Ru, "3+2"), "3 мин + 2 с на ход");
        assert_eq!(
            said(Lang::En, "40/90+30:30+30"),
            "90 min for 40 moves + 30 s a move, then 30 min + 30 s a move"
        );
    }
}
