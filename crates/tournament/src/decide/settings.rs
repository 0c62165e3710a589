//! Regulations: what can be chosen, and when.

use std::collections::BTreeSet;

use rokada_chess::Color;
use rokada_pairing::Points;

use super::Asked;
use super::entries::is_usable;
use crate::standings::TieBreak;
use crate::{Fact, Refusal, Setting, Settings, System, TeamScoring};

/// The most rounds an event may have.
const MOST_ROUNDS: u16 = 99;

impl Asked<'_> {
    pub(super) fn create(&self, settings: Box<Settings>) -> Result<Fact, Refusal> {
        check(&settings)?;
        check_new(None, &settings)?;
        Ok(Fact::EventCreated {
            settings,
            asked: true,
            from_file: 0,
        })
    }

    pub(super) fn change_settings(&self, settings: Box<Settings>) -> Result<Fact, Refusal> {
        check(&settings)?;
        let old = &self.state.settings;
        check_new(Some(old), &settings)?;
        if self.state.current_round() > 0 {
            let fixed = [
                (Setting::System, old.system != settings.system),
                (
                    Setting::MiniMatch,
                    old.positions.games != settings.positions.games,
                ),
            ];
            if let Some(&(setting, _)) = fixed.iter().find(|(_, changed)| *changed) {
                return Err(Refusal::FixedOncePaired { setting });
            }
        }
        self.check_rounds(&settings)?;
        Ok(Fact::SettingsChanged { settings })
    }

    pub(super) fn set_rounds(&self, rounds: u16) -> Result<Fact, Refusal> {
        self.change_settings(Box::new(Settings {
            rounds,
            ..self.state.settings.clone()
        }))
    }

    /// Warns early where the rounds asked for may not all have a pairing.
    fn check_rounds(&self, settings: &Settings) -> Result<(), Refusal> {
        let paired = self.state.current_round();
        if settings.rounds == self.state.settings.rounds {
            return Ok(());
        }
        if let Some(rounds) = self.state.rounds_of_system(settings.system) {
            return if rounds == settings.rounds {
                Ok(())
            } else {
                Err(Refusal::RoundsFollow { rounds })
            };
        }
        if settings.rounds < paired {
            return Err(Refusal::RoundsPaired { paired });
        }
        self.warn(self.state.outlook(settings.rounds));
        Ok(())
    }

    pub(super) fn set_initial_color(&self, color: Color, lot: String) -> Result<Fact, Refusal> {
        if self.state.current_round() > 0 {
            return Err(Refusal::FixedOncePaired {
                setting: Setting::InitialColor,
            });
        }
        Ok(Fact::InitialColorDrawn { color, lot })
    }
}

/// What version 0.1 took and is refused by now, where it is new: what stands in an older event may
/// stay until it is changed.
fn check_new(old: Option<&Settings>, new: &Settings) -> Result<(), Refusal> {
    let changed =
        |differs: fn(&Settings, &Settings) -> bool| old.is_none_or(|old| differs(old, new));
    let points = &new.points;
    let standard = (points.win, points.draw, points.loss) == (ONE, HALF, Points::ZERO);
    let round_robin = matches!(new.system, System::RoundRobin { .. });
    let tests = [
        (
            Setting::Points,
            changed(|old, new| old.points != new.points),
            points.draw + points.draw <= points.win + points.loss,
        ),
        (
            Setting::ByeWorth,
            changed(|old, new| old.points != new.points),
            points.pairing_bye <= points.win
                && (!standard || [Points::ZERO, HALF, ONE].contains(&points.pairing_bye)),
        ),
        (
            Setting::RoundRobinTieBreaks,
            changed(|old, new| (&old.tie_breaks, old.system) != (&new.tie_breaks, new.system)),
            !round_robin || new.unfit_tie_breaks().is_empty(),
        ),
    ];
    match tests.iter().find(|(_, changed, holds)| *changed && !holds) {
        Some(&(setting, ..)) => Err(Refusal::BadSetting { setting }),
        None => Ok(()),
    }
}

const HALF: Points = Points::from_tenths(5);
const ONE: Points = Points::from_tenths(10);

/// Whether every setting has a value that can be.
fn check(settings: &Settings) -> Result<(), Refusal> {
    let categories = settings.categories.iter().map(|category| &category.name);
    let mut texts = [&settings.name, &settings.place, &settings.chief_arbiter]
        .into_iter()
        .chain(categories);
    if !texts.all(|text| is_usable(text)) {
        return Err(Refusal::TextUnusable);
    }
    let federation = &settings.federation;
    let points = &settings.points;
    let names: BTreeSet<&str> = settings.categories.iter().map(|c| &*c.name).collect();
    let left = settings.pool([]).map_or(0, |pool| pool.count());
    let needed = if settings.positions.repeats {
        1
    } else {
        settings.rounds
    };
    // Read first: "bh" and "BH" are one and the same.
    let tie_breaks: Result<Vec<TieBreak>, _> = settings
        .tie_breaks
        .iter()
        .map(|code| code.parse())
        .collect();
    let tests = [
        (Setting::Name, !settings.name.trim().is_empty()),
        (
            Setting::Federation,
            federation.is_empty()
                || federation.len() == 3 && federation.bytes().all(|b| b.is_ascii_uppercase()),
        ),
        (
            Setting::Dates,
            settings
                .starts
                .zip(settings.ends)
                .is_none_or(|(a, b)| a <= b),
        ),
        (
            Setting::Rounds,
            (1..=MOST_ROUNDS).contains(&settings.rounds),
        ),
        (
            Setting::Points,
            points.win > points.draw
                && points.draw >= points.loss
                && [points.loss, points.zero_point_bye, points.pairing_bye]
                    .iter()
                    .all(|&worth| worth >= Points::ZERO),
        ),
        (
            Setting::TieBreaks,
            tie_breaks.is_ok_and(|list| all_differ(&list)),
        ),
        (Setting::Positions, left >= needed),
        (
            Setting::Seeding,
            !settings.seeding.is_empty() && all_differ(&settings.seeding),
        ),
        (
            Setting::Categories,
            names.len() == settings.categories.len() && !names.contains(""),
        ),
        (
            Setting::Teams,
            match settings.teams {
                TeamScoring::None => settings.system != System::Scheveningen,
                TeamScoring::BestOf { players: n } | TeamScoring::Matches { boards: n } => n > 0,
            },
        ),
    ];
    match tests.iter().find(|(_, holds)| !holds) {
        Some(&(setting, _)) => Err(Refusal::BadSetting { setting }),
        None => Ok(()),
    }
}

fn all_differ<T: PartialEq>(items: &[T]) -> bool {
    (0..items.len()).all(|place| !items[..place].contains(&items[place]))
}
