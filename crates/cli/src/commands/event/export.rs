//! `rokada event export`.

use std::path::PathBuf;

use clap::ValueEnum;
use rokada_journal::Journal;
use rokada_tournament::Format;
use rokada_tournament::sheet::standings_table;

use super::write_out;
use crate::context::Context;
use crate::desk::Desk;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(super) struct Args {
    id: String,
    #[arg(long, value_enum)]
    format: Kind,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Copy, Clone, ValueEnum)]
enum Kind {
    Trf16,
    Trf26,
    Pgn,
    Csv,
    Json,
}

pub(super) async fn run(
    args: &Args,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let desk = Desk::open(journal, &args.id, context).await?;
    let event = desk.event();
    let text = match args.format {
        Kind::Trf16 => report(event, Format::Trf16)?,
        Kind::Trf26 => report(event, Format::Trf26)?,
        Kind::Pgn => {
            let rounds = match args.round {
                Some(round) => round..=round,
                None => 1..=event.current_round(),
            };
            rounds
                .flat_map(|round| event.pgn(round))
                .map(|game| game.to_string())
                .collect()
        }
        Kind::Csv => {
            let rounds = args.round.unwrap_or_else(|| event.current_round());
            standings_table(
                &event.standings(rounds),
                &event.results(rounds),
                &context.words.table_headings(),
                ',',
            )
        }
        Kind::Json => serde_json::to_string_pretty(event.facts())
            .map_err(|error| Failure::Outside(error.to_string()))?,
    };
    write_out(args.out.as_ref(), &text, context)?;
    Ok(Verdict::Done)
}

fn report(event: &rokada_tournament::Tournament, format: Format) -> Result<String, Failure> {
    let report = event.report(format);
    report
        .write()
        .map_err(|error| Failure::Input(error.to_string()))
}
