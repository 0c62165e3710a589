//! `rokada pair`: the next round of a tournament report, a check of its rounds, a random tournament.

mod answer;
mod check;
mod generate;
mod systems;

use std::path::PathBuf;

use clap::ValueEnum;

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::report;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required_unless_present = "generate")]
    file: Option<String>,
    #[arg(long, value_enum, default_value_t = System::Dutch)]
    system: System,
    /// The round robin is a double one.
    #[arg(long)]
    double: bool,
    #[arg(long, value_name = "R", conflicts_with = "check")]
    round: Option<usize>,
    #[arg(short = 'p', long = "pairs", value_name = "OUT")]
    pairs: Option<PathBuf>,
    #[arg(long)]
    explain: bool,
    #[arg(long, conflicts_with_all = ["pairs", "explain"])]
    check: bool,
    #[arg(long, value_name = "CONFIG", requires = "seed", conflicts_with_all = ["file", "check"])]
    generate: Option<String>,
    #[arg(long, value_name = "S", requires = "generate")]
    seed: Option<u64>,
    #[arg(
        short = 'o',
        long = "output",
        value_name = "OUT.trf",
        requires = "generate"
    )]
    output: Option<PathBuf>,
}

/// How a tournament is paired.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum System {
    Dutch,
    Berger,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    if let (Some(config), Some(seed)) = (&args.generate, args.seed) {
        return generate::run(config, seed, args.output.as_deref(), context);
    }
    let file = args.file.as_deref().unwrap_or("-");
    let report = report::read(file, context)?;
    let tournament = systems::Tournament {
        file,
        report: &report,
        system: args.system,
        double: args.double,
    };
    if args.check {
        return check::run(&tournament, context);
    }
    let round = args.round.unwrap_or_else(|| report.paired_rounds() + 1);
    let paired = tournament.pair(round, context)?;
    answer::give(&paired, round, &tournament, args, context)
}
