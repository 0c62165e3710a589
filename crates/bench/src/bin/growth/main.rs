//! How a site stands it that years of events are kept: a journal with thousands of copies of the
//! reference event, or with many more short ones, and what a reader and a program at the terminal
//! wait for.
//!
//! `scripts/growth [--copies 5000] [--short 100000]`

mod copies;
#[path = "../load/evening.rs"]
#[allow(dead_code, reason = "the load of an evening does more with it")]
mod evening;
#[path = "../load/http.rs"]
#[allow(dead_code, reason = "the load of an evening does more with it")]
mod http;
mod measure;
#[path = "../load/server.rs"]
#[allow(dead_code, reason = "the load of an evening does more with it")]
mod server;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use evening::Evening;

/// How many copies are made, and of how many facts each.
#[derive(Clone, Copy)]
struct Size {
    copies: usize,
    /// The first so many facts of the reference event.
    facts: usize,
}

/// Facts of a short event: it is made and its players are entered.
const SHORT: usize = 3;

fn main() -> ExitCode {
    let Some(sizes) = arguments(std::env::args().skip(1)) else {
        eprintln!("usage: growth [--copies N] [--short N]");
        return ExitCode::from(2);
    };
    let runtime = tokio::runtime::Runtime::new();
    match runtime.and_then(|runtime| runtime.block_on(run(&sizes))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(sizes: &[Size]) -> io::Result<()> {
    let reference = Evening::make()?;
    for &size in sizes.iter().filter(|size| size.copies > 0) {
        let folder = std::env::temp_dir().join(format!("rokada-growth-{}", std::process::id()));
        let done = measured(&reference, folder.clone(), size).await;
        std::fs::remove_dir_all(&folder)?;
        done?;
    }
    Ok(())
}

async fn measured(reference: &Evening, folder: PathBuf, size: Size) -> io::Result<()> {
    copies::make(&reference.folder, &folder, size).await?;
    measure::all(&Evening { folder }, size.copies).await
}

fn arguments(mut words: impl Iterator<Item = String>) -> Option<[Size; 2]> {
    let mut copies = Size {
        copies: 5000,
        facts: usize::MAX,
    };
    let mut short = Size {
        copies: 100_000,
        facts: SHORT,
    };
    while let Some(word) = words.next() {
        let value = words.next()?.parse().ok()?;
        match word.as_str() {
            "--copies" => copies.copies = value,
            "--short" => short.copies = value,
            _ => return None,
        }
    }
    Some([copies, short])
}
