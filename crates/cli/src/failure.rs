//! How a command ends, and the exit code that says so.

use std::io;
use std::process::ExitCode;

use rokada_messages::Words;

/// The answer of a command that ran.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Done: exit code 0.
    Done,
    /// The answer is "no" (illegal, differences found): exit code 1.
    No,
    /// Done, with something of a file left out, changed or guessed: exit code 4.
    DoneWithLosses,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> ExitCode {
        ExitCode::from(match verdict {
            Verdict::Done => 0,
            Verdict::No => 1,
            Verdict::DoneWithLosses => 4,
        })
    }
}

/// Why a command could not do its work. Texts are in the reader's language already, except that of
/// a file, which is put in words when it is shown.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is "no" and standard error says why: exit code 1.
    No(String),
    /// What was given is wrong: exit code 2.
    Input(String),
    /// Something outside failed, such as disk, database or network: exit code 3.
    Outside(String),
    /// A file could not be read or written: exit code 2 when it is not there, else 3.
    File {
        message: &'static str,
        file: String,
        error: io::Error,
    },
    /// Whoever read standard output stopped reading: nothing to say.
    ReaderGone,
}

impl Failure {
    /// A file, or standard input for `-`, that could not be read.
    pub(crate) fn unreadable(file: &str, error: io::Error) -> Failure {
        let message = if file == "-" {
            "stdin-unreadable"
        } else {
            "file-unreadable"
        };
        Failure::File {
            message,
            file: file.to_owned(),
            error,
        }
    }

    /// A file that could not be written.
    pub(crate) fn unwritable(file: &str, error: &io::Error) -> Failure {
        let error = io::Error::new(error.kind(), error.to_string());
        Failure::File {
            message: "file-unwritable",
            file: file.to_owned(),
            error,
        }
    }

    /// What to tell the reader.
    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            Failure::No(text) | Failure::Input(text) | Failure::Outside(text) => text.clone(),
            Failure::File {
                message,
                file,
                error,
            } => {
                let reason = reason(error, words);
                let args = [("file", file.as_str().into()), ("reason", reason.into())];
                // The message on standard input names no file.
                let args = if *message == "stdin-unreadable" {
                    &args[1..]
                } else {
                    &args[..]
                };
                words.say(message, args)
            }
            Failure::ReaderGone => String::new(),
        }
    }

    /// The exit code of CLI contract.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::No(_) => 1,
            Failure::Input(_) => 2,
            Failure::File { error, .. } => match error.kind() {
                io::ErrorKind::NotFound
                | io::ErrorKind::IsADirectory
                | io::ErrorKind::NotADirectory
                | io::ErrorKind::AlreadyExists
                | io::ErrorKind::InvalidData => 2,
                _ => 3,
            },
            Failure::Outside(_) => 3,
            Failure::ReaderGone => 0,
        })
    }
}

/// The common reasons in the reader's language, the rare ones as the system words them.
pub(crate) fn reason(error: &io::Error, words: &Words) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "reason-not-found",
        io::ErrorKind::PermissionDenied => "reason-not-allowed",
        io::ErrorKind::IsADirectory => "reason-is-directory",
        // What the system says when a folder is to be made where a file is.
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => "reason-no-directory",
        io::ErrorKind::StorageFull => "reason-disk-full",
        io::ErrorKind::InvalidData => "reason-not-text",
        io::ErrorKind::AddrInUse => "reason-address-in-use",
        _ => return error.to_string(),
    };
    words.say(id, &[])
}
