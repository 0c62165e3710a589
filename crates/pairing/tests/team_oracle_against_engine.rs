//! The engine for teams against the judge: the same rounds of random events of at most 10 teams.
//!
//! Every round of every event is paired by both, from the same history. The run is 5,000 events;
//! `scripts/judge-teams --events N --first SEED` makes it longer and moves it on.

mod team_events;
mod team_oracle;

use rokada_pairing::PairedRound;
use rokada_pairing::team_swiss::{self, ColorPreferences, PrimaryScore, TeamRoundKind};
use std::collections::BTreeMap;
use team_events::Event;

#[test]
fn random_events_are_paired_alike() {
    let number = |name, default| match std::env::var(name) {
        Ok(value) => value.parse().expect("a whole number"),
        Err(_) => default,
    };
    let first = number("ROKADA_FIRST_SEED", 0_u64);
    let events = number("ROKADA_TEAM_EVENTS", 5000_u64);
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let mut differences = Vec::new();
    for seed in first..first + events {
        let mut event = Event::new(seed, 4 + (seed % 7) as u32, None);
        for round in 1..=event.table.rounds {
            let away = event.announce();
            if event
                .table
                .teams
                .iter()
                .filter(|team| team.takes_part)
                .count()
                < 2
            {
                break;
            }
            let by_rules = team_oracle::pair(&event.table);
            let by_engine = team_swiss::pair(&event.table);
            let engine_round = by_engine.as_ref().ok().map(|pairing| {
                let mut round = PairedRound::from(pairing);
                round.games.sort_by_key(|game| (game.white, game.black));
                round
            });
            note(&mut seen, &event, &by_engine);
            if by_rules != engine_round {
                differences.push(format!(
                    "seed {seed}, round {round}: {by_rules:?} by the rules, {by_engine:?} by the engine"
                ));
            }
            // The event goes on as the judge has it, so that one difference is one.
            let Some(by_rules) = by_rules else { break };
            event.play(&by_rules, &away);
        }
    }
    assert!(
        differences.is_empty(),
        "{} of {} rounds differ:\n{}",
        differences.len(),
        seen["rounds"],
        differences.join("\n")
    );
    println!("{seen:?}");
    for (what, percent) in [
        ("rounds", 400),
        ("byes", 150),
        ("upfloaters", 250),
        ("type A", 100),
        ("type B", 100),
        ("no preferences", 100),
        ("game points", 150),
        ("accelerated", 30),
        ("forfeits", 70),
        // Each article that can be read in two ways has made a difference somewhere.
        ("1.5", 1),
        ("1.7.2", 1),
        ("2.1.1", 1),
        ("2.1.2", 0),
        ("2.3", 1),
        ("2.3.3", 1),
        ("3.4.3", 1),
        ("3.5.2", 1),
        ("4.3.1", 1),
        ("4.3.6", 1),
    ] {
        let times = seen.get(what).copied().unwrap_or(0);
        assert!(
            u64::from(times) * 100 >= percent * events,
            "{what}: {seen:?}"
        );
    }
}

/// Counts what the run has tried.
fn note(
    seen: &mut BTreeMap<&'static str, u32>,
    event: &Event,
    pairing: &Result<team_swiss::TeamPairing, rokada_pairing::Refusal>,
) {
    let table = &event.table;
    let mut count = |what, is: bool| *seen.entry(what).or_default() += u32::from(is);
    count("rounds", true);
    count("type A", table.preferences == ColorPreferences::TypeA);
    count("type B", table.preferences == ColorPreferences::TypeB);
    count(
        "no preferences",
        table.preferences == ColorPreferences::None,
    );
    count("game points", table.primary == PrimaryScore::GamePoints);
    count(
        "accelerated",
        table
            .teams
            .iter()
            .any(|team| !team.virtual_points.is_empty()),
    );
    let records = table.teams.iter().flat_map(|team| &team.history);
    let mut forfeits = records.filter(|r| matches!(r.kind, TeamRoundKind::Forfeit { .. }));
    count("forfeits", forfeits.next().is_some());
    count("refused", pairing.is_err());
    let Ok(pairing) = pairing else { return };
    count("byes", pairing.bye.is_some());
    let mut brackets = pairing.brackets.iter();
    count(
        "upfloaters",
        brackets.any(|bracket| !bracket.upfloaters.is_empty()),
    );
    for reading in pairing.pairs.iter().flat_map(|pair| &pair.reason.readings) {
        count(reading.article(), true);
    }
    for reading in pairing.bye.iter().flat_map(|bye| &bye.reason.readings) {
        count(reading.article(), true);
    }
}
