//! Tournament reports and lists given on the command line.

use std::fs;
use std::io::{self, Read};

use rokada_api::EditionAnswer;
use rokada_tournament::trf::{Note, Reading, Report, TrfError, knows_encoding};

use crate::context::Context;
use crate::failure::{Failure, Verdict};

/// How a file is read.
#[derive(clap::Args, Clone)]
pub(crate) struct Options {
    #[arg(long, value_name = "E")]
    pub(crate) encoding: Option<String>,
    #[arg(long)]
    pub(crate) strict: bool,
}

impl Options {
    /// Reads a report from a file, or from standard input for `-`, and tells what was not taken as
    /// it stands.
    pub(crate) fn read(&self, file: &str, context: &Context) -> Result<Reading, Failure> {
        let encoding = self.encoding(context)?;
        let reading = Report::read(&bytes(file)?, encoding)
            .map_err(|errors| faults(file, &errors, context))?;
        self.tell(file, &reading.notes, context)?;
        Ok(reading)
    }

    /// The encoding that is named.
    pub(crate) fn encoding(&self, context: &Context) -> Result<Option<&str>, Failure> {
        match self.encoding.as_deref() {
            Some(name) if !knows_encoding(name) => {
                let args = [("name", name.into())];
                Err(Failure::Input(
                    context.say("report-no-such-encoding", &args),
                ))
            }
            name => Ok(name),
        }
    }

    /// Tells a person what was not taken as it stands; refuses it where nothing may be lost.
    pub(crate) fn tell(
        &self,
        file: &str,
        notes: &[Note],
        context: &Context,
    ) -> Result<(), Failure> {
        let lines = notes.iter();
        let mut lines: Vec<String> = lines
            .map(|note| format!("{file}: {}", context.words.note(note)))
            .collect();
        if self.strict && !lines.is_empty() {
            lines.push(context.say("report-strict", &[]));
            return Err(Failure::Input(lines.join("\n")));
        }
        if !context.json {
            for line in lines {
                eprintln!("rokada: {line}");
            }
        }
        Ok(())
    }
}

/// Tells a person why these editions of the rules are followed, where the file leaves it open.
pub(crate) fn tell_editions(edition: &EditionAnswer, context: &Context) {
    for note in edition.notes.iter().filter(|_| !context.json) {
        eprintln!("rokada: {note}");
    }
}

/// How a command ends that is done with what it could read of a file.
pub(crate) fn done(notes: &[Note]) -> Verdict {
    if notes.is_empty() {
        Verdict::Done
    } else {
        Verdict::DoneWithLosses
    }
}

/// The bytes of a file, or of standard input for `-`.
pub(crate) fn bytes(file: &str) -> Result<Vec<u8>, Failure> {
    if file == "-" {
        let mut bytes = Vec::new();
        io::stdin()
            .read_to_end(&mut bytes)
            .map(|_| bytes)
            .map_err(|error| Failure::unreadable(file, error))
    } else {
        fs::read(file).map_err(|error| Failure::unreadable(file, error))
    }
}

/// The faults of a report, one a line.
pub(crate) fn faults(file: &str, errors: &[TrfError], context: &Context) -> Failure {
    let faults: Vec<String> = errors
        .iter()
        .map(|error| format!("{file}: {}", context.words.trf_error(error)))
        .collect();
    Failure::Input(faults.join("\n"))
}
