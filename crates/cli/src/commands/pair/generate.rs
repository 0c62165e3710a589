//! A random tournament as a report.

use std::fs;
use std::io::Read;
use std::path::Path;

use rokada_pairing::{GeneratorConfig, PairedRound, dutch, generate};
use rokada_tournament::standings::TieBreak;
use rokada_tournament::trf::Report;
use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict};

#[derive(Serialize)]
struct Answer {
    seed: u64,
    players: usize,
    rounds: u32,
    /// The report itself, unless it was written to a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    trf: Option<String>,
}

pub(super) fn run(
    config_file: &str,
    seed: Option<u64>,
    output: Option<&Path>,
    context: &Context,
) -> Result<Verdict, Failure> {
    let config: GeneratorConfig = read(config_file)?.parse().map_err(|error| {
        let fault = context.words.generator_config_error(&error);
        Failure::Input(format!("{config_file}: {fault}"))
    })?;
    let codes = config.tie_breaks.iter();
    let mut unknown = codes.filter_map(|code| code.parse::<TieBreak>().err());
    if let Some(error) = unknown.next() {
        let fault = context.words.tie_break_error(&error);
        return Err(Failure::Input(format!("{config_file}: {fault}")));
    }
    let seed = match seed {
        Some(seed) => seed,
        None => drawn(context)?,
    };
    let by_rules = |table: &_| dutch::pair(table).map(|pairing| PairedRound::from(&pairing));
    let generated = generate(&config, seed, by_rules)
        .map_err(|_| Failure::No(context.say("generator-no-tournament", &[])))?;
    let name = format!("Rokada {seed}");
    let report = Report::of_generated(&generated, &name, &config)
        .map_err(|_| Failure::Input(context.say("generator-mini-match", &[])))?;
    let text = report.write().map_err(|wide| {
        let value = [("value", wide.value.into())];
        Failure::Input(context.say("generator-too-wide", &value))
    })?;
    if !context.json {
        eprintln!(
            "rokada: {}",
            context.say("generator-seed", &[("seed", seed.to_string().into())])
        );
    }
    if let Some(path) = output {
        fs::write(path, &text)
            .map_err(|error| Failure::unwritable(&path.display().to_string(), &error))?;
        if !context.json {
            return Ok(Verdict::Done);
        }
    }
    let answer = Answer {
        seed,
        players: generated.table.players.len(),
        rounds: generated.table.rounds,
        trf: output.is_none().then(|| text.clone()),
    };
    context.answer(&answer, || text)?;
    Ok(Verdict::Done)
}

/// A seed from the system's randomness: the same configuration gives another tournament each time.
fn drawn(context: &Context) -> Result<u64, Failure> {
    let mut bytes = [0; 8];
    crate::entropy::fill(&mut bytes, context)?;
    Ok(u64::from_le_bytes(bytes))
}

fn read(file: &str) -> Result<String, Failure> {
    if file == "-" {
        let mut text = String::new();
        let read = std::io::stdin().read_to_string(&mut text);
        read.map(|_| text)
            .map_err(|error| Failure::unreadable(file, error))
    } else {
        fs::read_to_string(file).map_err(|error| Failure::unreadable(file, error))
    }
}
