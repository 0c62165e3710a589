//! `rokada draw program` and `rokada draw commit`: the draw by program.

use std::io::IsTerminal;

use rokada_draw::program::{self, Commitment, Secret};
use rokada_draw::{Pool, Protocol};
use serde::Serialize;

use super::options::{Options, PoolArgs};
use super::sheet::{self, Sheet};
use super::terminal;
use crate::context::Context;
use crate::entropy;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "SHA256")]
    seed_commitment: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed_commitment", "exclude", "allow_classical", "from", "title"])]
    announcement: Option<String>,
    #[arg(long)]
    secret: Option<String>,
    #[arg(long)]
    text: Option<String>,
    #[command(flatten)]
    options: Options,
}

#[derive(clap::Args)]
pub(crate) struct CommitArgs {
    #[command(flatten)]
    pool: PoolArgs,
    #[arg(long)]
    title: Option<String>,
    #[arg(long, value_name = "FILE")]
    save: Option<String>,
}

#[derive(Serialize)]
struct Committed<'a> {
    announcement: &'a Protocol,
    secret: &'a str,
}

/// What is needed for a draw that can be checked.
struct Evidence {
    commitment: Commitment,
    secret: Secret,
    text: String,
}

pub(crate) fn commit(args: &CommitArgs, context: &Context) -> Result<Verdict, Failure> {
    let mut entropy = [0; 32];
    entropy::fill(&mut entropy, context)?;
    let secret = Secret::from_entropy(entropy);
    let pool = args.pool.pool(context)?;
    let announcement = Protocol::announcement(secret.commitment(), pool)
        .map_err(|error| Failure::Input(context.words.draw_pool_error(&error)))?;
    let announcement = Protocol {
        title: args.title.clone(),
        ..announcement
    };
    if let Some(file) = &args.save {
        let text = if file.ends_with(".json") {
            serde_json::to_string_pretty(&announcement).unwrap_or_default() + "\n"
        } else {
            announcement.to_string()
        };
        std::fs::write(file, text).map_err(|error| Failure::unwritable(file, &error))?;
    }
    let answer = Committed {
        announcement: &announcement,
        secret: secret.as_str(),
    };
    context.answer(&answer, || {
        let say = |id| context.say(id, &[]);
        format!(
            "{}\n\n{announcement}\n{}\n\n{}",
            say("draw-publish"),
            say("draw-keep"),
            secret.as_str()
        )
    })?;
    Ok(Verdict::Done)
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let announced = match &args.announcement {
        Some(file) => sheet::read(file, context)?.into_iter().next(),
        None => None,
    };
    let mut pool = match &announced {
        Some(announced) => announced
            .pool()
            .map_err(|fault| Failure::Input(context.words.draw_fault(&fault)))?,
        None => args.options.pool.pool(context)?,
    };
    let evidence = evidence(args, announced.as_ref(), context)?;
    let count = args.options.count();
    let mut sheets = Vec::new();
    for nth in 1..=count {
        let protocol = draw(evidence.as_ref(), (nth, count), pool.clone(), context)?;
        let title = announced
            .as_ref()
            .and_then(|announced| announced.title.clone());
        let title = title.map(|title| match count {
            1 => title,
            _ => program::text_of_board(&title, nth),
        });
        let protocol = args.options.label(Protocol { title, ..protocol }, nth);
        let drawn = protocol.number.and_then(rokada_chess::StartPosition::new);
        if let (Some(drawn), true) = (drawn, nth < count) {
            pool = args.options.pool_after(pool, drawn, context)?;
        }
        sheets.push(Sheet::new(protocol, args.options.games()));
    }
    if let Some(file) = &args.options.save {
        sheet::save(file, &sheets, context)?;
    }
    sheet::print(&sheets, context)?;
    Ok(Verdict::Done)
}

fn draw(
    evidence: Option<&Evidence>,
    (nth, count): (u16, u16),
    pool: Pool,
    context: &Context,
) -> Result<Protocol, Failure> {
    let refused = |error| Failure::Input(context.words.draw_program_error(&error));
    let Some(evidence) = evidence else {
        let mut failed = None;
        let words = std::iter::from_fn(|| {
            let mut bytes = [0; 2];
            failed = entropy::fill(&mut bytes, context).err();
            failed.is_none().then(|| u16::from_be_bytes(bytes))
        });
        let drawn = program::quick(pool, words);
        return match (failed, drawn) {
            (Some(failure), _) => Err(failure),
            (None, drawn) => drawn.map(|draw| Protocol::of(&draw)).map_err(refused),
        };
    };
    let text = match count {
        1 => evidence.text.clone(),
        _ => program::text_of_board(&evidence.text, nth),
    };
    Protocol::of_program(evidence.commitment, &evidence.secret, &text, pool).map_err(refused)
}

/// The commitment, the text and the secret, asked for where a person is there to answer; nothing
/// when none was given, for a quick draw.
fn evidence(
    args: &Args,
    announced: Option<&Protocol>,
    context: &Context,
) -> Result<Option<Evidence>, Failure> {
    let announced = announced.and_then(|announced| announced.commitment.clone());
    let commitment = args.seed_commitment.clone().or(announced);
    if [&commitment, &args.text, &args.secret]
        .iter()
        .all(|given| given.is_none())
        && args.announcement.is_none()
    {
        return Ok(None);
    }
    let mut missing = Vec::new();
    if commitment.is_none() {
        missing.push("--seed-commitment");
    }
    let talks = !context.json && std::io::stdin().is_terminal() && missing.is_empty();
    let mut get = |given: &Option<String>, id, option| match given {
        Some(given) => Ok(given.clone()),
        None if talks => ask(id, context),
        None => {
            missing.push(option);
            Ok(String::new())
        }
    };
    let text = get(&args.text, "draw-ask-text", "--text")?;
    let secret = get(&args.secret, "draw-ask-secret", "--secret")?;
    if !missing.is_empty() {
        let options = [("options", missing.join(" ").into())];
        return Err(Failure::Input(context.say("draw-needs", &options)));
    }
    let refused = |error| Failure::Input(context.words.draw_program_error(&error));
    Ok(Some(Evidence {
        commitment: commitment.unwrap_or_default().parse().map_err(refused)?,
        secret: secret.parse().map_err(refused)?,
        text: text.trim().to_owned(),
    }))
}

fn ask(id: &str, context: &Context) -> Result<String, Failure> {
    let prompt = format!("{}: ", context.say(id, &[]));
    Ok(terminal::read_line(&prompt)?.unwrap_or_default())
}
