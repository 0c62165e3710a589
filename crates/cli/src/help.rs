//! Help and usage errors in the reader's language.
//!
//! The commands are declared without help texts; each text is a message named after its place:
//! `help-draw-dice` for a command, `help-draw-dice-faces` for its argument.

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use rokada_messages::Words;

use crate::args::Cli;

/// The command line with its help in the reader's language.
pub(crate) fn localised(words: &Words) -> Command {
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    explain(command, "help-rokada", words)
}

/// How a command is typed. clap has two words in it that are English whatever the language.
fn usage(command: &mut Command, words: &Words) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim();
    usage
        .replace(
            "[OPTIONS]",
            &format!("[{}]", words.say("usage-options", &[])),
        )
        .replace(
            "<COMMAND>",
            &format!("<{}>", words.say("usage-command", &[])),
        )
}

fn explain(mut command: Command, id: &str, words: &Words) -> Command {
    let root = id == "help-rokada";
    let below = |name: &str| {
        if root {
            format!("help-{name}")
        } else {
            format!("{id}-{name}")
        }
    };
    let heading = |id| words.say(id, &[]);
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}",
        heading("usage")
    );
    let usage = usage(&mut command, words);
    let command = command
        .override_usage(usage)
        .about(words.say(id, &[]))
        .help_template(template)
        .subcommand_help_heading(heading("commands"))
        .mut_args(|arg| {
            let title = if arg.is_positional() {
                "arguments"
            } else {
                "options"
            };
            // clap would add these in English; the messages name the values themselves.
            let arg = arg.help_heading(heading(title)).hide_possible_values(true);
            let arg = arg.hide_default_value(true);
            match explanation(&arg, id, words) {
                Some(id) => arg.help(words.say(&id, &[])),
                None => arg,
            }
        });
    let names: Vec<String> = command
        .get_subcommands()
        .map(|child| child.get_name().to_owned())
        .collect();
    names.into_iter().fold(command, |command, name| {
        let id = below(&name);
        command.mut_subcommand(name, |child| explain(child, &id, words))
    })
}

/// The name of the message that explains an argument. One that all commands of a family have is
/// named after the family: `help-draw-exclude`.
fn explanation(arg: &Arg, command: &str, words: &Words) -> Option<String> {
    let name = arg.get_id().as_str();
    Some(match (arg.get_action(), name) {
        (ArgAction::Help | ArgAction::HelpShort | ArgAction::HelpLong, _) => {
            "help-flag-help".into()
        }
        (ArgAction::Version, _) => "help-flag-version".into(),
        (_, "json" | "lang" | "data" | "database") => format!("help-rokada-{name}"),
        _ => {
            let name = name.replace('_', "-");
            let own = format!("{command}-{name}");
            let family = command
                .rsplit_once('-')
                .map(|(family, _)| format!("{family}-{name}"));
            family
                .filter(|id| !words.knows(&own) && words.knows(id))
                .unwrap_or(own)
        }
    })
}

/// Prints help, the version, or what is wrong with what was typed.
pub(crate) fn answer(error: &clap::Error, words: &Words) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A reader that has gone away needs no help.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!(
                "rokada: {}: {}",
                words.say("error", &[]),
                wrong(error, words)
            );
            eprintln!("{}", words.say("try-help", &[("command", "rokada".into())]));
            ExitCode::from(2)
        }
    }
}

/// What is wrong, in words.
fn wrong(error: &clap::Error, words: &Words) -> String {
    let get = |kind| error.get(kind).map(text).unwrap_or_default();
    let say = |id: &str, args: &[(&str, String)]| {
        let args: Vec<_> = args
            .iter()
            .map(|(name, value)| (*name, value.clone().into()))
            .collect();
        words.say(id, &args)
    };
    let argument = get(ContextKind::InvalidArg);
    let mut said = match error.kind() {
        ErrorKind::UnknownArgument => say("usage-unknown", &[("found", argument)]),
        ErrorKind::InvalidSubcommand => say(
            "usage-unknown-command",
            &[("found", get(ContextKind::InvalidSubcommand))],
        ),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            say("usage-missing-command", &[])
        }
        ErrorKind::MissingRequiredArgument | ErrorKind::TooFewValues => {
            say("usage-missing", &[("missing", argument)])
        }
        ErrorKind::InvalidValue if get(ContextKind::InvalidValue).is_empty() => {
            say("usage-missing", &[("missing", argument)])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = get(ContextKind::InvalidValue);
            say(
                "usage-bad-value",
                &[("value", value), ("argument", argument)],
            )
        }
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg);
            say(
                "usage-conflict",
                &[("argument", argument), ("other", other)],
            )
        }
        _ => say("usage-other", &[("detail", error.kind().to_string())]),
    };
    let values = get(ContextKind::ValidValue);
    if !values.is_empty() {
        said = format!(
            "{said}; {}",
            say("usage-expected-one-of", &[("values", values)])
        );
    }
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand] {
        let suggestion = get(kind);
        if !suggestion.is_empty() {
            said = format!(
                "{said}; {}",
                say("usage-did-you-mean", &[("suggestion", suggestion)])
            );
        }
    }
    said
}

fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStrs(texts) => texts
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use rokada_messages::Lang;

    use super::*;

    // checklist: 7, 9
    /// Every command and argument has its message in every language (a missing one panics here).
    #[test]
    fn every_command_explains_itself_in_four_languages() {
        for lang in Lang::ALL {
            localised(Words::of(lang)).debug_assert();
        }
    }
}
