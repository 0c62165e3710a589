//! What an arbiter does to an event: one command each.

use std::io::BufRead;

use clap::{Subcommand, ValueEnum};
use rokada_desk::now;
use rokada_journal::Journal;
use rokada_tournament::sheet::read_start_list;
use rokada_tournament::{
    Bye, Command, GameRef, GameResult, Level, Refusal, Timestamp, decide, round_to_draw,
};
use serde::Serialize;

use super::draw::{Told, draw, secret, told};
use crate::context::Context;
use crate::desk::Desk;
use crate::failure::{Failure, Verdict};

#[derive(Subcommand)]
pub(super) enum Action {
    Enter {
        id: String,
        player: String,
        #[command(flatten)]
        sure: Sure,
    },
    Withdraw {
        id: String,
        number: u32,
        #[command(flatten)]
        sure: Sure,
    },
    Return {
        id: String,
        number: u32,
        #[command(flatten)]
        sure: Sure,
    },
    Bye {
        id: String,
        number: u32,
        #[arg(value_enum)]
        kind: Kind,
        #[arg(long, value_name = "R")]
        round: Option<u16>,
        #[command(flatten)]
        sure: Sure,
    },
    Draw {
        id: String,
        #[arg(long, value_name = "R")]
        round: Option<u16>,
        #[arg(long, value_name = "POSITION")]
        position: Option<String>,
        #[arg(long, value_name = "MINUTES")]
        secret_for: Option<u32>,
        #[command(flatten)]
        sure: Sure,
    },
    Pair {
        id: String,
        #[arg(long)]
        by_hand: bool,
        #[command(flatten)]
        sure: Sure,
    },
    Publish {
        id: String,
        #[command(flatten)]
        sure: Sure,
    },
    Unpair {
        id: String,
        #[command(flatten)]
        sure: Sure,
    },
    Swap {
        id: String,
        number: u32,
        other: u32,
        #[command(flatten)]
        sure: Sure,
    },
    Colors {
        id: String,
        board: u32,
        #[arg(long, value_name = "R")]
        round: Option<u16>,
        #[command(flatten)]
        sure: Sure,
    },
    Seat {
        id: String,
        number: u32,
        other: u32,
        #[command(flatten)]
        sure: Sure,
    },
    Unseat {
        id: String,
        board: u32,
        #[command(flatten)]
        sure: Sure,
    },
    Result(Scored),
    Correct(Scored),
    Next {
        id: String,
    },
    Rounds {
        id: String,
        rounds: u16,
        #[command(flatten)]
        sure: Sure,
    },
    Finish {
        id: String,
    },
    Reopen {
        id: String,
    },
    Archive {
        id: String,
    },
    Undo {
        id: String,
        #[command(flatten)]
        sure: Sure,
    },
    LeaveFideMode {
        id: String,
        #[command(flatten)]
        sure: Sure,
    },
    Do {
        id: String,
        command: String,
        #[command(flatten)]
        sure: Sure,
    },
}

/// A game and the result it gets.
#[derive(clap::Args)]
pub(super) struct Scored {
    id: String,
    board: u32,
    #[arg(allow_hyphen_values = true)]
    result: String,
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    #[arg(long, default_value_t = 1)]
    game: u8,
    #[command(flatten)]
    sure: Sure,
}

/// What whoever types it says to the warnings.
#[derive(clap::Args)]
pub(super) struct Sure {
    /// Do it although a warning says to think twice.
    #[arg(long)]
    anyway: bool,
    /// The name of the event, where the consequences are such that it has to be given.
    #[arg(long, value_name = "NAME")]
    event_name: Option<String>,
}

impl Sure {
    fn of(&self, command: Command) -> Command {
        match &self.event_name {
            Some(name) => command.anyway_in(name),
            None if self.anyway => command.anyway(),
            None => command,
        }
    }
}

impl Scored {
    fn game(&self, current: u16) -> GameRef {
        GameRef {
            round: self.round.unwrap_or(current),
            board: self.board,
            game: self.game,
        }
    }
}

#[derive(Copy, Clone, ValueEnum)]
pub(super) enum Kind {
    Half,
    Zero,
    Full,
}

/// Where the event stands after what was done.
#[derive(Serialize)]
struct Answer {
    id: String,
    version: usize,
    round: u16,
    missing_results: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<Told>,
}

pub(super) async fn run(
    action: &Action,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let mut desk = Desk::open(journal, action.id(), context).await?;
    let before = desk.event().facts().len();
    if let Action::Next { .. } = action {
        desk.next_round(&secret(context)?).await?;
    } else {
        let command = action.command(&desk, context)?;
        let command = match action.sure() {
            Some(sure) => sure.of(command),
            None => command,
        };
        let command = named(&desk, command, context)?;
        let deeds = desk.event().deeds().len();
        desk.act(command).await?;
        tell(&desk, deeds, context);
    }
    let round = desk.event().current_round();
    let missing = desk
        .event()
        .round(round)
        .map_or(0, |round| round.unfinished().len());
    let answer = Answer {
        id: desk.id().to_owned(),
        version: desk.event().facts().len(),
        round,
        missing_results: missing,
        drawn: told(desk.event().facts().get(before..).unwrap_or_default()),
    };
    context.answer(&answer, || {
        let stands = if round == 0 {
            let players = desk.event().entries().count();
            context.say("event-before-first", &[("n", players.into())])
        } else {
            let args = [("round", round.to_string().into()), ("n", missing.into())];
            context.say("event-stands", &args)
        };
        let drawn = answer.drawn.iter().map(|drawn| drawn.words(context));
        drawn.chain([stands]).collect::<Vec<_>>().join("\n")
    })?;
    Ok(Verdict::Done)
}

/// Where the consequences ask for the name of the event and it was not given, they are stated and a
/// line is read: from a terminal, or from what is piped in.
fn named(desk: &Desk<'_>, command: Command, context: &Context) -> Result<Command, Failure> {
    let refused = decide(desk.event(), command.clone()).err();
    let Some(Refusal::Confirm {
        level: Level::Twice,
        acts,
        ..
    }) = refused
    else {
        return Ok(command);
    };
    if matches!(&command, Command::Anyway { name: Some(_), .. }) {
        return Ok(command);
    }
    for act in &acts {
        eprintln!("{}", context.words.act(act, &|entry| desk.who(entry)));
    }
    let event = desk.event().settings().name.clone();
    eprint!(
        "{} ",
        context.say("mode-type-name", &[("event", event.into())])
    );
    let mut line = String::new();
    std::io::stdin()
        .lock()
        .read_line(&mut line)
        .map_err(|error| Failure::unreadable("-", error))?;
    eprintln!();
    Ok(match line.trim() {
        "" => command,
        name => command.anyway_in(name),
    })
}

/// Tells what was done against the rules, also where it was confirmed before it was read.
fn tell(desk: &Desk<'_>, before: usize, context: &Context) {
    for deed in desk.event().deeds().get(before..).unwrap_or_default() {
        let acts = context.words.act(&deed.act, &|entry| desk.who(entry));
        eprintln!(
            "rokada: {}",
            context.say("mode-told", &[("acts", acts.into())])
        );
    }
}

impl Action {
    fn id(&self) -> &str {
        use Action::*;
        match self {
            Enter { id, .. }
            | Withdraw { id, .. }
            | Return { id, .. }
            | Bye { id, .. }
            | Draw { id, .. }
            | Pair { id, .. }
            | Publish { id, .. }
            | LeaveFideMode { id, .. }
            | Unpair { id, .. }
            | Swap { id, .. }
            | Colors { id, .. }
            | Seat { id, .. }
            | Unseat { id, .. }
            | Result(Scored { id, .. })
            | Correct(Scored { id, .. })
            | Next { id }
            | Rounds { id, .. }
            | Finish { id }
            | Reopen { id }
            | Archive { id }
            | Undo { id, .. }
            | Do { id, .. } => id,
        }
    }

    fn sure(&self) -> Option<&Sure> {
        use Action::*;
        match self {
            Enter { sure, .. }
            | Withdraw { sure, .. }
            | Return { sure, .. }
            | Bye { sure, .. }
            | Draw { sure, .. }
            | Pair { sure, .. }
            | Publish { sure, .. }
            | Unpair { sure, .. }
            | Swap { sure, .. }
            | Colors { sure, .. }
            | Seat { sure, .. }
            | Unseat { sure, .. }
            | Result(Scored { sure, .. })
            | Correct(Scored { sure, .. })
            | Rounds { sure, .. }
            | Undo { sure, .. }
            | LeaveFideMode { sure, .. }
            | Do { sure, .. } => Some(sure),
            Next { .. } | Finish { .. } | Reopen { .. } | Archive { .. } => None,
        }
    }

    fn command(&self, desk: &Desk<'_>, context: &Context) -> std::result::Result<Command, Failure> {
        let current = desk.event().current_round();
        Ok(match self {
            Action::Enter { player, .. } => enter(player, context)?,
            Action::Withdraw { number, .. } => Command::Withdraw {
                entry: desk.entry(*number)?,
            },
            Action::Return { number, .. } => Command::Return {
                entry: desk.entry(*number)?,
            },
            Action::Bye {
                number,
                kind,
                round,
                ..
            } => Command::GrantBye {
                entry: desk.entry(*number)?,
                round: round.unwrap_or_else(|| desk.event().next_round()),
                bye: match kind {
                    Kind::Half => Bye::Half,
                    Kind::Zero => Bye::Zero,
                    Kind::Full => Bye::Full,
                },
            },
            Action::Draw {
                round,
                position,
                secret_for,
                ..
            } => {
                let round = round.unwrap_or_else(|| round_to_draw(desk.event()));
                let mut draw = draw(desk, round, position.as_deref(), context)?;
                draw.announce_at =
                    secret_for.map(|minutes| Timestamp(now().0 + i64::from(minutes) * 60));
                Command::DrawPosition { round, draw }
            }
            Action::Pair { by_hand: false, .. } => Command::PairRound,
            Action::Pair { by_hand: true, .. } => Command::PairRoundByHand,
            Action::Publish { .. } => Command::PublishRound { round: current },
            Action::Unpair { .. } => Command::UnpairRound { round: current },
            Action::Swap { number, other, .. } => Command::SwapPlayers {
                round: current,
                a: desk.entry(*number)?,
                b: desk.entry(*other)?,
            },
            Action::Colors { board, round, .. } => Command::ChangeColors {
                round: round.unwrap_or(current),
                board: *board,
            },
            Action::Seat { number, other, .. } => Command::PairByHand {
                round: current,
                white: desk.entry(*number)?,
                black: desk.entry(*other)?,
            },
            Action::Unseat { board, .. } => Command::UnpairBoard {
                round: current,
                board: *board,
            },
            Action::Result(scored) => Command::EnterResult {
                game: scored.game(current),
                result: read_result(&scored.result, context)?,
            },
            Action::Correct(scored) => {
                correct(desk, scored.game(current), &scored.result, context)?
            }
            Action::Rounds { rounds, .. } => Command::SetRounds { rounds: *rounds },
            Action::LeaveFideMode { .. } => Command::LeaveFideMode,
            Action::Finish { .. } => Command::Finish,
            Action::Reopen { .. } => Command::Reopen,
            Action::Archive { .. } => Command::Archive,
            Action::Undo { .. } | Action::Next { .. } => Command::Undo,
            Action::Do { command, .. } => serde_json::from_str(command).map_err(|error| {
                let args = [("reason", error.to_string().into())];
                Failure::Input(context.say("event-bad-json", &args))
            })?,
        })
    }
}

fn read_result(text: &str, context: &Context) -> Result<GameResult, Failure> {
    text.parse()
        .map_err(|error| Failure::Input(context.words.result_not_read(&error)))
}

/// What stands is what the arbiter has seen; `none` takes the result away.
fn correct(
    desk: &Desk<'_>,
    game: GameRef,
    result: &str,
    context: &Context,
) -> Result<Command, Failure> {
    let new = match result {
        "none" => None,
        text => Some(read_result(text, context)?),
    };
    let standing = desk.event().game(game).and_then(|game| game.result);
    Ok(match (standing, new) {
        (Some(was), result) => Command::CorrectResult { game, was, result },
        (None, Some(result)) => Command::EnterResult { game, result },
        // Refused with the reason: there is nothing to take away.
        (None, None) => Command::CorrectResult {
            game,
            was: GameResult::Adjourned,
            result: None,
        },
    })
}

/// A player as one line: `FM Player 19 2310 SRB`.
fn enter(line: &str, context: &Context) -> Result<Command, Failure> {
    let lines = read_start_list(line.as_bytes(), None).map_err(|errors| {
        let faults: Vec<String> = errors
            .iter()
            .map(|error| context.words.sheet_error(error))
            .collect();
        Failure::Input(faults.join("\n"))
    })?;
    Ok(Command::Enter {
        players: lines.value.into_iter().map(|line| line.player).collect(),
    })
}
