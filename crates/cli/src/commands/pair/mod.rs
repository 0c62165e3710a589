//! `rokada pair`: the next round of a tournament report, a check of its rounds, a random tournament.

mod answer;
mod check;
mod generate;
mod standings;
mod systems;

use std::path::PathBuf;

use clap::ValueEnum;
use rokada_tournament::trf::{CodedSystem, Header, Reading, Report};

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::report;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required_unless_present = "generate")]
    file: Option<String>,
    #[arg(long, value_enum)]
    system: Option<System>,
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
    #[arg(long, value_name = "CONFIG", conflicts_with_all = ["file", "check"])]
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
    #[command(flatten)]
    reading: report::Options,
}

/// How a tournament is paired.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum System {
    Dutch,
    Berger,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    if let Some(config) = &args.generate {
        return generate::run(config, args.seed, args.output.as_deref(), context);
    }
    let file = args.file.as_deref().unwrap_or("-");
    let Reading { report, notes } = args.reading.read(file, context)?;
    let (system, double) = system(args, &report, context)?;
    let tournament = systems::Tournament {
        file,
        report: &report,
        notes: &notes,
        system,
        double,
    };
    if args.check {
        return check::run(&tournament, context);
    }
    let round = args.round.unwrap_or_else(|| report.paired_rounds() + 1);
    let paired = tournament.pair(round, context)?;
    answer::give(&paired, round, &tournament, args, context)
}

/// The system asked for, or the one that the report names: one that is not offered here is refused
/// by its name. Whether the round robin is a double one comes with it.
fn system(args: &Args, report: &Report, context: &Context) -> Result<(System, bool), Failure> {
    if let Some(system) = args.system {
        return Ok((system, args.double));
    }
    let other = |name: &str| {
        let args = [("system", name.into())];
        Err(Failure::Input(context.say("pair-other-system", &args)))
    };
    match report.coded_system() {
        None if report.is_team_event() => other(report.header(Header::Kind).unwrap_or("310")),
        None => Ok((System::Dutch, args.double)),
        Some(CodedSystem::Dutch { .. }) => Ok((System::Dutch, args.double)),
        Some(CodedSystem::RoundRobin { double }) => Ok((System::Berger, double || args.double)),
        Some(CodedSystem::KnockOut) => other("CUSTOM_KNOCKOUT"),
        Some(CodedSystem::Scheveningen) => other("SCHEVENINGEN"),
        Some(CodedSystem::Team(code) | CodedSystem::Other(code)) => other(&code),
    }
}
