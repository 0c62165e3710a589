//! How long it takes to see that positions are dead: prints milliseconds, the answer and the
//! position for each line of a file, and the slowest.
//!
//! ```text
//! cargo run --release -p rokada-chess --example dead [-- FILE]
//! ```

use std::error::Error;
use std::time::Instant;

use rokada_chess::{Position, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?,
        None => include_str!("../tests/data/dead-positions.fen").to_owned(),
    };
    let (mut dead, mut all, mut slowest) = (0, 0, 0.0_f64);
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let has_counters = line.split_whitespace().count() > 4;
        let setup: Setup = format!("{line}{}", if has_counters { "" } else { " 0 1" }).parse()?;
        let position = Position::from_setup(setup)?;
        let begin = Instant::now();
        let is_dead = position.is_dead();
        let took = begin.elapsed().as_secs_f64() * 1000.0;
        println!(
            "{took:9.3} ms  {:8} {line}",
            if is_dead { "dead" } else { "not seen" }
        );
        dead += u32::from(is_dead);
        all += 1;
        slowest = slowest.max(took);
    }
    println!("{dead} of {all} seen to be dead, the slowest in {slowest:.3} ms");
    Ok(())
}
