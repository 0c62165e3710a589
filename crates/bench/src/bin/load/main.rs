//! How much an evening asks of the server: its pages, results while a crowd watches, and a crowd
//! that only waits. Everything runs on this machine, so that the crowd takes its share of it.
//!
//! `scripts/load [--spectators 1000] [--idle 10000] [--seconds 10]`

mod evening;
mod http;
mod measure;
mod server;
mod spectators;

use std::io;
use std::process::ExitCode;

use evening::Evening;
use server::Server;

/// How big the crowds are, and how long pages are read.
struct Asked {
    spectators: usize,
    idle: usize,
    seconds: u64,
}

fn main() -> ExitCode {
    let Some(asked) = arguments(std::env::args().skip(1)) else {
        eprintln!("usage: load [--spectators N] [--idle N] [--seconds N]");
        return ExitCode::from(2);
    };
    let runtime = tokio::runtime::Runtime::new();
    match runtime.and_then(|runtime| runtime.block_on(run(&asked))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(asked: &Asked) -> io::Result<()> {
    let evening = Evening::make()?;
    let server = Server::start(&evening)?;
    println!("| what | | |\n|---|---|---|");
    measure::pages(&server, asked.seconds).await?;
    measure::results(&server, asked.spectators).await?;
    // A fresh one, which holds nothing but the crowd.
    drop(server);
    let server = Server::start(&evening)?;
    measure::idle(&server, asked.idle).await
}

fn arguments(mut words: impl Iterator<Item = String>) -> Option<Asked> {
    let mut asked = Asked {
        spectators: 1000,
        idle: 10_000,
        seconds: 10,
    };
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--spectators" => asked.spectators = value.parse().ok()?,
            "--idle" => asked.idle = value.parse().ok()?,
            "--seconds" => asked.seconds = value.parse().ok()?,
            _ => return None,
        }
    }
    Some(asked)
}
