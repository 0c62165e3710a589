//! What is measured, a line of the table each.

use std::io;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rokada_bench::Times;

use crate::copies::id;
use crate::evening::{Evening, program};
use crate::http::Connection;
use crate::server::Server;

/// How often a page is asked for that is measured by its median.
const OFTEN: usize = 300;

pub(crate) async fn all(journal: &Evening, events: usize) -> io::Result<()> {
    // Nothing is derived yet.
    listed("`event list`, the first time", journal, &[])?;
    listed("`event list`", journal, &[])?;
    listed("`event list --json`", journal, &["--json"])?;
    listed("`event list --limit 50`", journal, &["--limit", "50"])?;
    let search = ["--search", "EVENING 777", "--year", "2010"];
    listed("`event list --search … --year …`", journal, &search)?;

    let start = Instant::now();
    let server = Server::start(journal)?;
    tell("start of the server until it listens", start.elapsed());
    let mut reader = Connection::open(&server.address).await?;
    tell(
        "the first `/events` after it",
        once(&mut reader, "/events").await?,
    );
    for (what, path) in [
        ("`/events`", "/events".to_owned()),
        ("its last page", "/events?page=99999".to_owned()),
        (
            "found by two words and a year",
            "/events?q=evening+77&year=2010".to_owned(),
        ),
    ] {
        let mut took = Vec::new();
        for _ in 0..OFTEN {
            took.push(once(&mut reader, &path).await?);
        }
        println!("| {what} | {} |", Times::of(took));
    }
    let mib = || Ok::<_, io::Error>(server.memory()? as f64 / 1024.0 / 1024.0);
    println!("| memory then | {:.1} MiB |", mib()?);

    let mut took = Vec::new();
    let start = Instant::now();
    for n in 0..events {
        took.push(once(&mut reader, &format!("/events/{}", id(n))).await?);
    }
    let all = start.elapsed().as_secs_f64();
    println!(
        "| each event read once, all in {all:.1} s | {} |",
        Times::of(took)
    );
    println!("| memory then | {:.1} MiB |", mib()?);
    let mut took = Vec::new();
    let path = format!("/events/{}/table", id(events / 2));
    once(&mut reader, &path).await?;
    for _ in 0..OFTEN {
        took.push(once(&mut reader, &path).await?);
    }
    println!(
        "| one event's table, again and again | {} |",
        Times::of(took)
    );
    Ok(())
}

async fn once(reader: &mut Connection, path: &str) -> io::Result<Duration> {
    let start = Instant::now();
    let answer = reader.get(path).await?;
    let took = start.elapsed();
    match answer.status {
        200 if !answer.body.is_empty() => Ok(took),
        status => Err(io::Error::other(format!("{path} answers {status}"))),
    }
}

/// The whole time of a command.
fn listed(what: &str, journal: &Evening, args: &[&str]) -> io::Result<()> {
    let start = Instant::now();
    let mut command = Command::new(program()?);
    command.args(["event", "list"]).args(args).arg("--data");
    let status = command
        .arg(&journal.folder)
        .stdout(Stdio::null())
        .status()?;
    if !status.success() {
        return Err(io::Error::other(format!("event list {args:?}: {status}")));
    }
    tell(what, start.elapsed());
    Ok(())
}

fn tell(what: &str, took: Duration) {
    println!("| {what} | {:.3} s |", took.as_secs_f64());
}
