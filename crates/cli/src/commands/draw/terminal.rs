//! The conversation at the terminal while a person throws: on standard error, so that standard
//! output holds the protocol alone.

use std::io::Write as _;

use rokada_draw::{Device, Effect, EntryError, Goal, Outcome, Why};

use super::hand::Session;
use super::{methods, sheet};
use crate::context::Context;
use crate::failure::Failure;

/// How a conversation ended.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Ended {
    /// A position is drawn.
    Drawn,
    /// The person left, or the input ended.
    Left,
}

/// A throw with more outcomes than this is not explained outcome by outcome.
const EXPLAINED: u32 = 20;

/// Asks for outcomes until the draw under way is over and the person agrees.
pub(crate) fn run(session: &mut Session<'_>, context: &Context) -> Result<Ended, Failure> {
    introduce(session, context);
    loop {
        show(session, context);
        let over = match session.draw().ask() {
            Some(ask) => {
                eprintln!("{}", context.words.draw_ask(&ask));
                for line in meanings(session, context) {
                    eprintln!("  {line}");
                }
                false
            }
            None => {
                let undo = [("undo", first_word("draw-words-undo", context).into())];
                eprintln!("{}", context.say("draw-confirm", &undo));
                true
            }
        };
        let Some(line) = read_line("> ")? else {
            return Ok(if over { Ended::Drawn } else { Ended::Left });
        };
        if over && line.trim().is_empty() {
            return Ok(Ended::Drawn);
        }
        if obey(&line, session, context)? == Some(Ended::Left) {
            return Ok(Ended::Left);
        }
    }
}

/// Prompts for a line; `None` at the end of the input.
pub(crate) fn read_line(prompt: &str) -> Result<Option<String>, Failure> {
    eprint!("{prompt}");
    // What cannot be shown cannot be helped; the answer is still read.
    let _ = std::io::stderr().flush();
    let mut line = String::new();
    let read = std::io::stdin().read_line(&mut line);
    match read.map_err(|error| Failure::unreadable("-", error))? {
        0 => {
            eprintln!();
            Ok(None)
        }
        _ => Ok(Some(line)),
    }
}

/// Enters the outcomes of a line and does what it commands.
fn obey(
    line: &str,
    session: &mut Session<'_>,
    context: &Context,
) -> Result<Option<Ended>, Failure> {
    for word in line.split_whitespace() {
        let is = |id| is_among(word, id, context);
        if is("draw-words-quit") {
            return Ok(Some(Ended::Left));
        }
        let entered = if is("draw-words-undo") {
            undo(session, context)
        } else {
            enter(word, session, context)
        };
        session.keep(context)?;
        if let Err(error) = entered {
            // What stands after a wrong entry on its line may have been meant otherwise.
            let ask = session.draw().ask();
            eprintln!("! {}", context.words.draw_entry_error(&error, ask.as_ref()));
            break;
        }
    }
    Ok(None)
}

/// Says what is drawn and how.
fn introduce(session: &mut Session<'_>, context: &Context) {
    let draw = session.draw();
    let (method, pool) = (draw.method(), draw.pool());
    let label = |id| context.say(id, &[]);
    let description = context.words.draw_method(method);
    eprintln!("{}: {method}. {description}", label("draw-method-label"));
    eprintln!("{}: {}", label("draw-pool-label"), pool.count());
    if let Some(mean) = methods::expected_text(method, pool, context) {
        eprintln!("{}: {mean}", label("draw-expected-label"));
    }
    let first = |id| {
        context
            .say(id, &[])
            .split(' ')
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let args = [
        ("undo", first("draw-words-undo").into()),
        ("quit", first("draw-words-quit").into()),
    ];
    eprintln!("{}", context.say("draw-commands", &args));
}

/// Draws the first rank as it fills; nothing for a method that fills it all at once.
fn show(session: &mut Session<'_>, context: &Context) {
    eprintln!();
    let draw = session.draw();
    if draw
        .ask()
        .is_some_and(|ask| matches!(ask.goal, Goal::Number | Goal::Entry))
    {
        return;
    }
    for line in sheet::first_rank(&draw.array(), context) {
        eprintln!("  {line}");
    }
}

fn enter(word: &str, session: &mut Session<'_>, context: &Context) -> Result<(), EntryError> {
    let draw = session.draw();
    let outcomes = match draw.ask() {
        Some(ask) => outcomes(word, ask.device, context)?,
        None => vec![word.parse()?],
    };
    for outcome in outcomes {
        let said = context.words.draw_effect(&draw.enter(outcome)?);
        if !said.is_empty() {
            eprintln!("= {said}");
        }
    }
    Ok(())
}

/// The outcome of a word, or those of a few letters in a row, as `HTTH`.
fn outcomes(word: &str, device: Device, context: &Context) -> Result<Vec<Outcome>, EntryError> {
    let read = |text: &str| context.words.read_draw_outcome(device, text);
    let whole = read(word);
    if whole.is_err() && matches!(device, Device::Coin | Device::Pieces { .. }) {
        let each = |letter: char| read(letter.encode_utf8(&mut [0; 4]));
        if let Ok(outcomes) = word.chars().map(each).collect() {
            return Ok(outcomes);
        }
    }
    whole.map(|outcome| vec![outcome])
}

fn undo(session: &mut Session<'_>, context: &Context) -> Result<(), EntryError> {
    let outcome = session.draw().undo()?;
    let outcome = context.words.draw_outcome(outcome);
    eprintln!(
        "{}",
        context.say("draw-undone", &[("outcome", outcome.into())])
    );
    Ok(())
}

/// What each outcome would do, outcomes that do the same together; nothing when none of them does
/// anything yet.
fn meanings(session: &mut Session<'_>, context: &Context) -> Vec<String> {
    let draw = session.draw();
    let explained = |ask: rokada_draw::Ask| {
        // That a piece comes to the file it is drawn for needs no explanation.
        ask.device.cases() <= EXPLAINED && !matches!(ask.goal, Goal::PieceOn(_))
    };
    if !draw.ask().is_some_and(explained) {
        return Vec::new();
    }
    let mut groups: Vec<(Effect, Vec<Outcome>)> = Vec::new();
    for (outcome, effect) in draw.meanings() {
        match groups.iter_mut().find(|(known, _)| *known == effect) {
            Some((_, outcomes)) => outcomes.push(outcome),
            None => groups.push((effect, vec![outcome])),
        }
    }
    if groups
        .iter()
        .all(|(effect, _)| *effect == Effect::Placed(Vec::new()))
    {
        return Vec::new();
    }
    let line = |(effect, outcomes): &(Effect, Vec<Outcome>)| {
        let outcomes = outcomes
            .iter()
            .map(|&outcome| context.words.draw_outcome(outcome));
        let meaning = match effect {
            Effect::Placed(placed) if placed.is_empty() => "…".to_owned(),
            Effect::Again(Why::Unused) => context.say("draw-meaning-again", &[]),
            effect => context.words.draw_effect(effect),
        };
        let args = [
            ("outcomes", outcomes.collect::<Vec<_>>().join(", ").into()),
            ("meaning", meaning.into()),
        ];
        context.say("draw-meaning", &args)
    };
    groups.iter().map(line).collect()
}

/// The first of the words that mean a command.
fn first_word(id: &str, context: &Context) -> String {
    let words = context.say(id, &[]);
    words.split(' ').next().unwrap_or_default().to_owned()
}

fn is_among(word: &str, id: &str, context: &Context) -> bool {
    let word = word.to_lowercase();
    context.say(id, &[]).split(' ').any(|known| known == word)
}
