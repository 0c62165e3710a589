//! What every command is given: the reader's language and the way to answer.

use std::ffi::OsString;
use std::io::{ErrorKind, IsTerminal, Write};

use rokada_messages::{Arg, Lang, Words};
use serde::Serialize;

use crate::failure::Failure;

/// The reader's language, and whether a person or a program reads.
pub(crate) struct Context {
    pub(crate) words: &'static Words,
    /// A program reads: one JSON document on standard output.
    pub(crate) json: bool,
    /// A person reads on a terminal that shows colours, and has not set `NO_COLOR`.
    pub(crate) color: bool,
}

/// The words of the language asked for with `--lang`, else of the system's.
pub(crate) fn words_for(arguments: &[OsString]) -> &'static Words {
    let mut asked = None;
    let mut rest = arguments.iter().filter_map(|argument| argument.to_str());
    while let Some(argument) = rest.next() {
        match argument {
            "--lang" => asked = rest.next(),
            "--" => break,
            _ => asked = argument.strip_prefix("--lang=").or(asked),
        }
    }
    let system = || sys_locale::get_locale().and_then(|tag| Lang::from_tag(&tag));
    Words::of(
        asked
            .and_then(Lang::from_tag)
            .or_else(system)
            .unwrap_or_default(),
    )
}

impl Context {
    pub(crate) fn new(words: &'static Words, json: bool) -> Context {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Context {
            words,
            json,
            color: wanted && !json && std::io::stdout().is_terminal(),
        }
    }

    /// Says a message in the reader's language.
    pub(crate) fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.words.say(id, args)
    }

    /// Prints a line for a person.
    pub(crate) fn print(&self, text: &str) -> Result<(), Failure> {
        write(|out| writeln!(out, "{text}"))
    }

    /// Prints the one JSON document of an answer.
    pub(crate) fn print_json(&self, answer: &impl Serialize) -> Result<(), Failure> {
        write(|out| {
            serde_json::to_writer(&mut *out, answer)?;
            writeln!(out)
        })
    }

    /// Prints the JSON document for a program or the text for a person.
    pub(crate) fn answer(
        &self,
        document: &impl Serialize,
        text: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        if self.json {
            self.print_json(document)
        } else {
            self.print(&text())
        }
    }

    /// Prints a failure on standard error.
    pub(crate) fn complain(&self, failure: &Failure) {
        eprintln!(
            "rokada: {}: {}",
            self.say("error", &[]),
            failure.text(self.words)
        );
    }
}

/// Writes to standard output; a reader that has gone away is no fault of anyone's.
fn write(work: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    work(&mut out)
        .and_then(|()| out.flush())
        .map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::unwritable("-", &error),
        })
}
