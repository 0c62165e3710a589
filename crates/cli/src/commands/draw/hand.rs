//! `rokada draw dice`, `coin`, `cards`, `lots`: a person throws or draws and enters what came.

use std::io::{IsTerminal, Read};

use rokada_draw::{Device, Draw, EntryError, Method, Outcome, Protocol};

use super::options::Options;
use super::sheet::{self, Sheet};
use super::terminal::{self, Ended};
use crate::context::Context;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    outcomes: Vec<String>,
    #[arg(long, value_name = "NAME")]
    method: Option<String>,
    #[command(flatten)]
    options: Options,
    #[arg(long, value_name = "FILE")]
    resume: Option<String>,
}

/// A command's name and the methods it draws by, the first by default.
type Family = (&'static str, &'static [Method]);

/// The file that an interrupted draw is saved in when none is named.
const SAVED: &str = "rokada-draw.txt";

pub(crate) fn run(args: &Args, family: Family, context: &Context) -> Result<Verdict, Failure> {
    let mut session = Session::begin(args, family, context)?;
    let talks = !context.json && std::io::stdin().is_terminal();
    for entry in entries(args)? {
        session.enter_text(&entry, context)?;
    }
    while !session.is_over(context)? {
        if !talks {
            return session.unfinished(context);
        }
        if terminal::run(&mut session, context)? == Ended::Left {
            return session.leave(context);
        }
    }
    session.finish(context)
}

/// What was given on the command line, or else comes in through a pipe.
fn entries(args: &Args) -> Result<Vec<String>, Failure> {
    let mut piped = String::new();
    let input = std::io::stdin();
    if args.outcomes.is_empty() && !input.is_terminal() {
        let read = input.lock().read_to_string(&mut piped);
        read.map_err(|error| Failure::unreadable("-", error))?;
    }
    let given = args.outcomes.iter().map(String::as_str).chain([&*piped]);
    Ok(given
        .flat_map(str::split_whitespace)
        .map(str::to_owned)
        .collect())
}

/// The draws of one command: those done and the one under way.
pub(crate) struct Session<'a> {
    options: &'a Options,
    command: &'static str,
    done: Vec<Protocol>,
    draw: Draw,
    /// The title that the draw under way was saved with.
    title: Option<String>,
    /// Where it is saved: the file named for it, else the one that it goes on from.
    file: Option<String>,
    /// Where a conversation without such a file keeps its entries until it is over.
    draft: Option<String>,
}

impl<'a> Session<'a> {
    fn begin(args: &'a Args, family: Family, context: &Context) -> Result<Session<'a>, Failure> {
        let (command, methods) = family;
        let fault = |fault: &_| Failure::Input(context.words.draw_fault(fault));
        let mut done = match &args.resume {
            Some(file) => sheet::read(file, context)?,
            None => Vec::new(),
        };
        let last = done.pop_if(|protocol| protocol.number.is_none());
        for protocol in &done {
            protocol.verify().map_err(|error| fault(&error))?;
        }
        let draw = match (&last, done.last()) {
            (Some(last), _) => last.replay().map_err(|error| fault(&error))?,
            (None, Some(complete)) => complete.replay().map_err(|error| fault(&error))?,
            (None, None) => {
                let method = method(args, methods, context)?;
                let pool = args.options.pool.pool(context)?;
                start(method, pool, context)?
            }
        };
        if !methods.contains(&draw.method()) {
            let file = args.resume.clone().unwrap_or_default();
            let args = [
                ("file", file.into()),
                ("method", draw.method().name().into()),
            ];
            return Err(Failure::Input(context.say("draw-wrong-method", &args)));
        }
        if last.is_none() {
            // A draw that is over stands for the one under way until the next begins.
            done.pop();
        }
        Ok(Session {
            options: &args.options,
            command,
            title: last.and_then(|protocol| protocol.title),
            file: args.options.save.clone().or_else(|| args.resume.clone()),
            draft: None,
            done,
            draw,
        })
    }

    /// The draw under way.
    pub(crate) fn draw(&mut self) -> &mut Draw {
        &mut self.draw
    }

    /// The protocols of all that was entered, the draw under way included.
    fn sheets(&self) -> Vec<Sheet> {
        let nth = self.done.len() as u16 + 1;
        let current = Protocol {
            title: self.title.clone(),
            ..Protocol::of(&self.draw)
        };
        let current = self.options.label(current, nth);
        let all = self.done.iter().cloned().chain([current]);
        all.map(|protocol| Sheet::new(protocol, self.options.games()))
            .collect()
    }

    /// Is everything drawn? If only the draw under way is over, the next one begins.
    fn is_over(&mut self, context: &Context) -> Result<bool, Failure> {
        let Some(position) = self.draw.position() else {
            return Ok(false);
        };
        if self.done.len() + 1 >= usize::from(self.options.count()) {
            return Ok(true);
        }
        let pool = self.draw.pool().clone();
        let pool = self.options.pool_after(pool, position, context)?;
        let next = start(self.draw.method(), pool, context)?;
        let sheet = self.sheets().pop();
        self.done
            .extend(sheet.map(|sheet| sheet.protocol().clone()));
        self.title = None;
        self.draw = next;
        Ok(false)
    }

    /// Enters an outcome in the letters of a protocol; several letters may stand together.
    fn enter_text(&mut self, text: &str, context: &Context) -> Result<(), Failure> {
        let letters = text.len() > 1 && text.chars().all(char::is_alphabetic);
        let parts: Vec<String> = match self.draw.ask().map(|ask| ask.device) {
            Some(Device::Coin | Device::Pieces { .. }) if letters => {
                text.chars().map(String::from).collect()
            }
            _ => vec![text.to_owned()],
        };
        for part in parts {
            if self.is_over(context)? {
                let args = [("outcome", part.into())];
                return Err(Failure::Input(context.say("draw-too-many", &args)));
            }
            let ask = self.draw.ask();
            let entered = part.parse::<Outcome>();
            entered
                .and_then(|outcome| self.draw.enter(outcome))
                .map_err(|error| self.refused(&error, ask.as_ref(), context))?;
        }
        Ok(())
    }

    fn refused(
        &self,
        error: &EntryError,
        ask: Option<&rokada_draw::Ask>,
        context: &Context,
    ) -> Failure {
        let nth = self.draw.entered().len() + 1;
        let error = context.words.draw_entry_error(error, ask);
        let args = [
            ("field", "outcomes".into()),
            ("nth", nth.into()),
            ("error", error.into()),
        ];
        Failure::Input(context.say("draw-fault-entry", &args))
    }

    /// Saves what was entered, if there is a file for it.
    fn save(&self, context: &Context) -> Result<(), Failure> {
        match &self.file {
            Some(file) => sheet::save(file, &self.sheets(), context),
            None => Ok(()),
        }
    }

    /// Keeps what was entered in a file, named or not, so that nothing is lost when the terminal is
    /// closed in the middle of a draw.
    pub(crate) fn keep(&mut self, context: &Context) -> Result<(), Failure> {
        if self.file.is_none() {
            let sheets = self.sheets();
            let draft = self.draft.get_or_insert_with(|| free_name(SAVED));
            // A folder that cannot be written to keeps nobody from drawing.
            let _ = sheet::save(draft, &sheets, context);
        }
        self.save(context)
    }

    /// Nobody is there to be asked for more.
    fn unfinished(&self, context: &Context) -> Result<Verdict, Failure> {
        self.save(context)?;
        sheet::print(&self.sheets(), context)?;
        let ask = self.draw.ask().map(|ask| context.words.draw_ask(&ask));
        let args = [("ask", ask.unwrap_or_default().into())];
        Err(Failure::No(context.say("draw-unfinished", &args)))
    }

    /// The person leaves before the end.
    fn leave(&self, context: &Context) -> Result<Verdict, Failure> {
        if self.done.is_empty() && self.draw.entered().is_empty() {
            return Ok(Verdict::No);
        }
        let named = self.file.clone().or_else(|| self.draft.clone());
        let file = named.unwrap_or_else(|| free_name(SAVED));
        sheet::save(&file, &self.sheets(), context)?;
        let many = match self.options.count() {
            1 => String::new(),
            count => format!(" --boards {count}"),
        };
        let command = format!("rokada draw {} --resume {file}{many}", self.command);
        let args = [("file", file.into()), ("command", command.into())];
        eprintln!("{}", context.say("draw-saved", &args));
        Ok(Verdict::No)
    }

    fn finish(&self, context: &Context) -> Result<Verdict, Failure> {
        self.save(context)?;
        sheet::print(&self.sheets(), context)?;
        if let Some(draft) = &self.draft {
            // The protocol is out; a draft left behind would be no harm.
            let _ = std::fs::remove_file(draft);
        }
        Ok(Verdict::Done)
    }
}

fn start(method: Method, pool: rokada_draw::Pool, context: &Context) -> Result<Draw, Failure> {
    Draw::new(method, pool).map_err(|error| Failure::Input(context.words.draw_pool_error(&error)))
}

/// The method asked for, out of those of the command.
fn method(args: &Args, methods: &[Method], context: &Context) -> Result<Method, Failure> {
    match &args.method {
        None => Ok(methods[0]),
        Some(name) => {
            let found = methods.iter().copied().find(|method| method.name() == name);
            found.ok_or_else(|| {
                let names: Vec<_> = methods.iter().map(|method| method.name()).collect();
                let args = [
                    ("name", name.as_str().into()),
                    ("methods", names.join(" ").into()),
                ];
                Failure::Input(context.say("draw-unknown-method", &args))
            })
        }
    }
}

/// The name, or the name with the first number that is not taken.
fn free_name(name: &str) -> String {
    let numbered = |n: u32| name.replace('.', &format!("-{n}."));
    let names = std::iter::once(name.to_owned()).chain((2..).map(numbered));
    let taken = |name: &String| std::path::Path::new(name).exists();
    names
        .into_iter()
        .find(|name| !taken(name))
        .unwrap_or_else(|| name.to_owned())
}
