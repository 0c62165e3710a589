//! What is measured, a line of the table each.

use std::io;
use std::time::{Duration, Instant};

use rokada_bench::Times;
use tokio::task::JoinSet;

use crate::evening::{BOARDS, FINISHED, PLAYING};
use crate::http::Connection;
use crate::server::Server;
use crate::spectators::Crowd;

/// So many readers ask for pages, each again as soon as the answer is there.
const READERS: usize = 32;
/// So many results are entered one after the other.
const ENTERED: usize = 300;
/// Nobody hears of a result later than this; else something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// Pages a second, and how long one takes.
pub(crate) async fn pages(server: &Server, seconds: u64) -> io::Result<()> {
    for (what, path) in [
        ("round page", format!("{FINISHED}/5")),
        ("table", format!("{FINISHED}/table")),
        ("start position", "/positions/518".to_owned()),
    ] {
        let until = Instant::now() + Duration::from_secs(seconds);
        let mut readers = JoinSet::new();
        for _ in 0..READERS {
            let (host, path) = (server.address.clone(), path.clone());
            readers.spawn(async move { read(&host, &path, until).await });
        }
        let mut took = Vec::new();
        while let Some(reader) = readers.join_next().await {
            took.extend(reader.map_err(io::Error::other)??);
        }
        let each_second = took.len() as f64 / seconds as f64;
        let times = Times::of(took);
        println!("| {what}, {READERS} readers | {each_second:.0} a second | {times} |");
    }
    Ok(())
}

async fn read(host: &str, path: &str, until: Instant) -> io::Result<Vec<Duration>> {
    let mut connection = Connection::open(host).await?;
    let mut took = Vec::new();
    while Instant::now() < until {
        let start = Instant::now();
        let answer = connection.get(path).await?;
        if answer.status != 200 || answer.body.is_empty() {
            return Err(io::Error::other(format!("{path}: {}", answer.status)));
        }
        took.push(start.elapsed());
    }
    Ok(took)
}

/// Entering a result while a crowd watches: until the keeper is answered, and until everyone has
/// heard of it.
pub(crate) async fn results(server: &Server, spectators: usize) -> io::Result<()> {
    let mut arbiter = Connection::open(&server.address).await?;
    let token = log_in(server, &mut arbiter).await?;
    let crowd = Crowd::gather(&server.address, PLAYING, spectators).await?;
    let path = format!("{PLAYING}/desk/results/1");
    let (mut answered, mut heard) = (Vec::new(), Vec::new());
    for entered in 0..ENTERED {
        let board = (entered % BOARDS + 1).to_string();
        let (was, result) = match entered / BOARDS {
            0 => ("", "1-0"),
            again if again % 2 == 1 => ("1-0", "0-1"),
            _ => ("0-1", "1-0"),
        };
        let fields = [
            ("form_token", token.as_str()),
            ("board", &board),
            ("was", was),
            ("result", result),
        ];
        let start = Instant::now();
        let answer = arbiter.post(&path, &fields).await?;
        answered.push(start.elapsed());
        if answer.status != 303 {
            let text = String::from_utf8_lossy(&answer.body).into_owned();
            return Err(io::Error::other(text));
        }
        tokio::time::timeout(PATIENCE, crowd.all_have_heard(entered + 1)).await?;
        heard.push(start.elapsed());
    }
    let (answered, heard) = (Times::of(answered), Times::of(heard));
    println!("| a result, {spectators} spectators | answered | {answered} |");
    println!("| | the last spectator has heard | {heard} |");
    Ok(())
}

/// Becomes the owner of the site; answers what forms carry.
async fn log_in(server: &Server, owner: &mut Connection) -> io::Result<String> {
    let link = server.first_run.as_deref();
    let link = link.ok_or_else(|| io::Error::other("the site has an owner already"))?;
    let fields = [("name", "Owner 01"), ("password", "a long password")];
    owner.post(link, &fields).await?;
    let page = owner.get(&format!("{PLAYING}/desk/results/1")).await?;
    let page = String::from_utf8_lossy(&page.body).into_owned();
    let token = page
        .split_once("name=\"form_token\" value=\"")
        .and_then(|(_, rest)| rest.split('"').next());
    token
        .map(str::to_owned)
        .ok_or_else(|| io::Error::other("no form on the page of results"))
}

/// How much memory a crowd that only waits takes.
pub(crate) async fn idle(server: &Server, spectators: usize) -> io::Result<()> {
    // The first who comes makes the event be read.
    let first = Crowd::gather(&server.address, PLAYING, 1).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = server.memory()?;
    let crowd = Crowd::gather(&server.address, PLAYING, spectators).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = server.memory()?;
    let each = after.saturating_sub(before) as f64 / spectators as f64 / 1024.0;
    let mib = |bytes: u64| bytes as f64 / 1024.0 / 1024.0;
    println!(
        "| memory, {spectators} idle spectators | {:.1} MiB, from {:.1} MiB | {each:.1} KiB each |",
        mib(after),
        mib(before)
    );
    drop((first, crowd));
    Ok(())
}
