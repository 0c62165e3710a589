//! `rokada perft`: the move tree counted, on as many threads as asked for.

use std::num::NonZeroUsize;
use std::time::Instant;

use rokada_chess::{Move, StartPosition, divide_in_parallel};
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
    let threads = NonZeroUsize::new(args.threads.into()).unwrap_or(NonZeroUsize::MIN);
    let by_move = divide_in_parallel(&position, args.depth, threads);
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
