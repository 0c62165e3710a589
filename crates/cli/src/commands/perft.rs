//! `rokada perft`: the move tree counted, on as many threads as asked for.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use rokada_chess::{Move, Position, StartPosition, perft};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::start;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = clap::value_parser!(u32).range(..=20))]
    depth: u32,
    #[arg(long, conflicts_with = "start")]
    fen: Option<String>,
    #[arg(long)]
    start: Option<String>,
    #[arg(long)]
    divide: bool,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

#[derive(Serialize)]
struct Answer {
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Map<String, Value>>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let position = match args.fen.as_ref().or(args.start.as_ref()) {
        Some(text) => start::position(text, context)?,
        None => StartPosition::CLASSICAL.position(),
    };
    let started = Instant::now();
    let by_move = count(&position, args.depth, args.threads);
    let seconds = started.elapsed().as_secs_f64();
    let nodes = match args.depth {
        0 => 1,
        _ => by_move.iter().map(|(_, nodes)| nodes).sum(),
    };
    let divide = args.divide.then(|| {
        let entry = |(the_move, nodes): &(Move, u64)| (the_move.to_string(), (*nodes).into());
        by_move.iter().map(entry).collect()
    });
    let answer = Answer {
        nodes,
        seconds,
        divide,
    };
    context.answer(&answer, || text(&answer, context))?;
    Ok(Verdict::Done)
}

fn text(answer: &Answer, context: &Context) -> String {
    let mut lines: Vec<String> = answer
        .divide
        .iter()
        .flatten()
        .map(|(the_move, nodes)| format!("{the_move}: {nodes}"))
        .collect();
    lines.push(context.say("perft-nodes", &[("nodes", answer.nodes.into())]));
    let speed = answer.nodes as f64 / answer.seconds / 1e6;
    lines.push(context.say(
        "perft-speed",
        &[
            ("seconds", format!("{:.3}", answer.seconds).into()),
            ("speed", format!("{speed:.1}").into()),
        ],
    ));
    lines.join("\n")
}

/// The nodes after each move, in the order of the moves.
fn count(position: &Position, depth: u32, threads: u16) -> Vec<(Move, u64)> {
    let moves = position.legal_moves();
    let mut counted: Vec<(Move, u64)> = moves.into_iter().map(|the_move| (the_move, 0)).collect();
    if depth == 0 {
        return Vec::new();
    }
    // Two moves deep there are enough pieces of work of like size to keep every thread busy.
    let mut work = Vec::new();
    for (place, &(the_move, _)) in counted.iter().enumerate() {
        let next = position.play_unchecked(the_move);
        if depth == 1 || threads == 1 {
            work.push((place, next, depth - 1));
        } else {
            let replies = next.legal_moves().into_iter();
            work.extend(replies.map(|reply| (place, next.play_unchecked(reply), depth - 2)));
        }
    }
    for (place, nodes) in share(&work, threads) {
        counted[place].1 += nodes;
    }
    counted
}

/// Counts each piece of work on the first thread that is free.
fn share(work: &[(usize, Position, u32)], threads: u16) -> Vec<(usize, u64)> {
    let next = AtomicUsize::new(0);
    let take = || work.get(next.fetch_add(1, Ordering::Relaxed));
    let labour = || {
        std::iter::from_fn(take)
            .map(|(place, position, depth)| (*place, perft(position, *depth)))
            .collect::<Vec<_>>()
    };
    if threads == 1 {
        return labour();
    }
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(labour)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("counting moves does not fail"))
            .collect()
    })
}
