//! `rokada pgn`: games in PGN.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};

use rokada_chess::pgn::{Fault, GameResult, Reader, Summary};
use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Check(Check),
}

#[derive(clap::Args)]
struct Check {
    #[arg(required = true)]
    files: Vec<String>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    match &args.command {
        Command::Check(check) => check.run(context),
    }
}

/// The most faults in one answer: a program that reads it must not be drowned by a hostile file.
const MOST_ERRORS: usize = 1_000;

#[derive(Serialize, Default)]
struct Answer {
    games: u64,
    valid: u64,
    positions: u64,
    /// Null moves in variations: read as what they are, and no moves of the games.
    null_moves: u64,
    errors: Vec<ErrorAnswer>,
    /// How many faults are not among `errors`, which has the first ones only.
    more_errors: u64,
    results: BTreeMap<&'static str, u64>,
}

#[derive(Serialize)]
struct ErrorAnswer {
    file: String,
    game: u64,
    line: u64,
    column: u64,
    kind: &'static str,
    help: String,
}

impl Check {
    fn run(&self, context: &Context) -> Result<Verdict, Failure> {
        let mut answer = Answer::default();
        for file in &self.files {
            // A person sees each fault as it is found; a program gets them all at the end.
            let mut gone = Ok(());
            let on_fault = |game, fault: Fault| {
                if context.json {
                    if answer.errors.len() < MOST_ERRORS {
                        answer.errors.push(error(file, game, &fault, context));
                    } else {
                        answer.more_errors += 1;
                    }
                } else if gone.is_ok() {
                    gone = context.print(&line(file, game, &fault, context));
                }
            };
            let summary = summarise(file, on_fault)?;
            gone?;
            answer.games += summary.games;
            answer.valid += summary.valid;
            answer.positions += summary.positions;
            answer.null_moves += summary.null_moves;
            for (result, count) in GameResult::ALL.into_iter().zip(summary.results) {
                *answer.results.entry(result.as_str()).or_default() += count;
            }
        }
        context.answer(&answer, || {
            let args = [
                ("games", answer.games.into()),
                ("valid", answer.valid.into()),
                ("positions", answer.positions.into()),
            ];
            let results = answer
                .results
                .iter()
                .map(|(result, n)| format!("{result}: {n}"));
            let results: Vec<String> = results.collect();
            let mut lines = vec![context.say("pgn-checked", &args)];
            if answer.null_moves > 0 {
                let n = [("n", answer.null_moves.into())];
                lines.push(context.say("pgn-null-moves", &n));
            }
            lines.push(results.join("  "));
            lines.join("\n")
        })?;
        Ok(if answer.valid == answer.games {
            Verdict::Done
        } else {
            Verdict::No
        })
    }
}

struct Counts {
    games: u64,
    valid: u64,
    positions: u64,
    null_moves: u64,
    results: [u64; 4],
}

/// Checks a file.
fn summarise(file: &str, on_fault: impl FnMut(u64, Fault)) -> Result<Counts, Failure> {
    let input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(file).map_err(|error| Failure::unreadable(file, error))?),
    };
    let mut summary = Summary::new(on_fault);
    let mut reader = Reader::new(input);
    while reader
        .read(&mut summary)
        .map_err(|error| Failure::unreadable(file, error))?
    {}
    Ok(Counts {
        games: summary.games(),
        valid: summary.valid(),
        positions: summary.positions(),
        null_moves: summary.null_moves(),
        results: GameResult::ALL.map(|result| summary.results(result)),
    })
}

fn error(file: &str, game: u64, fault: &Fault, context: &Context) -> ErrorAnswer {
    ErrorAnswer {
        file: file.to_owned(),
        game,
        line: fault.place.line,
        column: fault.place.column,
        kind: fault.problem.code(),
        help: context.words.pgn_problem(&fault.problem),
    }
}

fn line(file: &str, game: u64, fault: &Fault, context: &Context) -> String {
    let args = [
        ("file", file.into()),
        ("game", game.into()),
        ("fault", context.words.pgn_fault(fault).into()),
    ];
    context.say("pgn-game-fault", &args)
}
