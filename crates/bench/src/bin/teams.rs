//! How long the pairing of the last of nine rounds of a team event takes.
//!
//! `cargo run --release -p rokada-bench --bin teams`
//!
//! Twelve random events of each size (those of the tests of `rokada-pairing`: all colour types,
//! match and game points first, byes, forfeits, acceleration, open readings), whose first eight
//! rounds this engine paired. One thread, processor time: what other processes take does not
//! count. Up to 100 teams the pairing is held against the one without shortcuts.

#[path = "../../../pairing/tests/team_events/mod.rs"]
mod team_events;

use std::process::ExitCode;
use std::time::Duration;

use rokada_bench::timed;
use rokada_pairing::PairedRound;
use rokada_pairing::team_swiss::{self, PrimaryScore, TeamTable};
use team_events::Event;

const SIZES: [u32; 4] = [10, 40, 100, 500];
const ROUNDS: u32 = 9;
const EVENTS: u64 = 12;
/// Beyond this the pairing without shortcuts takes too long to be waited for.
const HELD_AGAINST_SURE: u32 = 100;

fn main() -> ExitCode {
    println!(
        "{:>8}{:>8}{:>14}{:>12}{:>24}",
        "teams", "events", "mean seconds", "at most", "of which by game points"
    );
    for teams in SIZES {
        match measure(teams) {
            Ok(line) => println!("{line}"),
            Err(why) => {
                eprintln!("{teams} teams: {why}");
                return ExitCode::from(1);
            }
        }
    }
    ExitCode::SUCCESS
}

fn measure(teams: u32) -> Result<String, String> {
    let (mut all, mut by_game_points) = (Vec::new(), Duration::ZERO);
    // An event that the arbiter would have to help along is left out, and told in the count.
    for table in (0..EVENTS).filter_map(|seed| before_last_round(seed, teams)) {
        let (pairing, time) = timed(|| team_swiss::pair(&table));
        let pairing = pairing.map_err(|why| why.to_string())?;
        if teams <= HELD_AGAINST_SURE && team_swiss::pair_surely(&table).as_ref() != Ok(&pairing) {
            return Err("the shortcuts changed the pairing".to_owned());
        }
        if table.primary == PrimaryScore::GamePoints {
            by_game_points = by_game_points.max(time);
        }
        all.push(time);
    }
    let most = all.iter().max().copied().unwrap_or_default();
    let mean = all.iter().sum::<Duration>() / u32::try_from(all.len().max(1)).unwrap_or(1);
    Ok(format!(
        "{teams:>8}{:>8}{:>14.4}{:>12.4}{:>24.4}",
        all.len(),
        mean.as_secs_f64(),
        most.as_secs_f64(),
        by_game_points.as_secs_f64(),
    ))
}

/// The event with eight rounds played; none if a round could not be paired.
fn before_last_round(seed: u64, teams: u32) -> Option<TeamTable> {
    let mut event = Event::new(seed, teams, Some(ROUNDS));
    for _ in 1..ROUNDS {
        let away = event.announce();
        let pairing = team_swiss::pair(&event.table).ok()?;
        event.play(&PairedRound::from(&pairing), &away);
    }
    event.announce();
    team_swiss::pair(&event.table).ok()?;
    Some(event.table)
}
