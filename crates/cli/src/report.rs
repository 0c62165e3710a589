//! Tournament reports given on the command line.

use std::fs;
use std::io::{self, Read};

use rokada_tournament::trf::{Report, TrfError};

use crate::context::Context;
use crate::failure::Failure;

/// Reads a report from a file, or from standard input for `-`.
pub(crate) fn read(file: &str, context: &Context) -> Result<Report, Failure> {
    let bytes = bytes(file)?;
    Report::from_bytes(&bytes).map_err(|errors| faults(file, &errors, context))
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
