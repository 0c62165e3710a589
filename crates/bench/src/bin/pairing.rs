//! How long the pairing of the last of nine rounds takes, and how that grows with the field.
//!
//! `cargo run --release -p rokada-bench --bin pairing [FILE.trf]...`
//!
//! Without files the inputs are those under `data/trf-large` (see its `ORIGIN.md`): histories made
//! up by a greedy pairing, in which a sixth of the field has no game after the second round and may
//! not meet one another, so that every bracket has to send players down to them. Up to 500 players
//! the pairing is held against the one without shortcuts. One thread, processor time: what other
//! processes take does not count.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use rokada_bench::timed;
use rokada_pairing::{Table, dutch};
use rokada_tournament::trf::Report;

/// Beyond this the pairing without shortcuts takes too long to be waited for.
const HELD_AGAINST_SURE: usize = 500;

fn main() -> ExitCode {
    let mut files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if files.is_empty() {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/trf-large");
        files = [18, 100, 500, 1000, 2000, 5000]
            .iter()
            .map(|size| data.join(format!("s{size}.trf")))
            .collect();
    }
    println!(
        "{:>8}{:>8}{:>12}{:>10}{:>14}{:>12}",
        "players", "pairs", "seconds", "growth", "sure seconds", "peak MB"
    );
    let mut last: Option<(usize, Duration)> = None;
    for file in &files {
        match measure(file, &mut last) {
            Ok(line) => println!("{line}"),
            Err(why) => {
                eprintln!("{}: {why}", file.display());
                return ExitCode::from(1);
            }
        }
    }
    println!(
        "growth: the power of the number of players that the time grew by since the line above"
    );
    ExitCode::SUCCESS
}

fn measure(file: &Path, last: &mut Option<(usize, Duration)>) -> Result<String, String> {
    let table = read(file)?;
    let players = table
        .players
        .iter()
        .filter(|player| player.takes_part)
        .count();
    let (pairing, time) = timed(|| dutch::pair(&table));
    let pairing = pairing.map_err(|why| why.to_string())?;
    let sure = if players <= HELD_AGAINST_SURE {
        let (sure, time) = timed(|| dutch::pair_surely(&table));
        if sure.as_ref() != Ok(&pairing) {
            return Err("the shortcuts changed the pairing".to_owned());
        }
        format!("{:.3}", time.as_secs_f64())
    } else {
        String::new()
    };
    let growth = last
        .replace((players, time))
        .map_or(String::new(), |(before, then)| {
            let times = time.as_secs_f64() / then.as_secs_f64();
            format!("{:.1}", times.ln() / (players as f64 / before as f64).ln())
        });
    Ok(format!(
        "{players:>8}{:>8}{:>12.4}{growth:>10}{sure:>14}{:>12}",
        pairing.pairs.len(),
        time.as_secs_f64(),
        peak_megabytes().map_or(String::new(), |megabytes| megabytes.to_string()),
    ))
}

fn read(file: &Path) -> Result<Table, String> {
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    let faults = |faults: Vec<_>| format!("not a report that can be paired: {faults:?}");
    let report = Report::from_bytes(&bytes).map_err(faults)?;
    report.pairing_table().map_err(faults)
}

/// The most memory this process has had, where the system tells it.
fn peak_megabytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace()
        .nth(1)?
        .parse::<u64>()
        .ok()
        .map(|kilobytes| kilobytes / 1024)
}
