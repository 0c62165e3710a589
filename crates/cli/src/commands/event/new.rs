//! `rokada event new`.

use clap::ValueEnum;
use rokada_chess::Color;
use rokada_journal::Journal;
use rokada_tournament::{Command, Settings, System, TimeControl};
use serde::Serialize;

use crate::context::Context;
use crate::desk::Desk;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(super) struct Args {
    name: String,
    #[arg(long, default_value_t = 5)]
    rounds: u16,
    #[arg(long, default_value = "10+0")]
    time: String,
    #[arg(long, value_enum, default_value = "dutch")]
    system: Kind,
    #[arg(long)]
    place: Option<String>,
    #[arg(long)]
    arbiter: Option<String>,
    #[arg(long, value_name = "JSON")]
    settings: Option<String>,
    #[arg(long, value_enum)]
    initial: Option<Initial>,
}

#[derive(Copy, Clone, ValueEnum)]
enum Kind {
    Dutch,
    RoundRobin,
    DoubleRoundRobin,
    KnockOut,
    Scheveningen,
    ByHand,
}

#[derive(Copy, Clone, ValueEnum)]
enum Initial {
    White,
    Black,
}

#[derive(Serialize)]
struct Answer {
    id: String,
    name: String,
    initial_color: &'static str,
}

pub(super) async fn run(
    args: &Args,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let color = match args.initial {
        Some(Initial::White) => Color::White,
        Some(Initial::Black) => Color::Black,
        None => lot(context)?,
    };
    let mut desk = Desk::for_new(journal, &args.name, context).await?;
    desk.act(Command::Create {
        settings: Box::new(settings(args, context)?),
    })
    .await?;
    desk.act(Command::SetInitialColor {
        color,
        lot: String::new(),
    })
    .await?;
    let answer = Answer {
        id: desk.id().to_owned(),
        name: args.name.clone(),
        initial_color: match color {
            Color::White => "white",
            Color::Black => "black",
        },
    };
    context.answer(&answer, || {
        context.say("event-created", &[("id", answer.id.as_str().into())])
    })?;
    Ok(Verdict::Done)
}

/// What was asked for, on top of the defaults or of settings given whole.
fn settings(args: &Args, context: &Context) -> Result<Settings, Failure> {
    let time_control: TimeControl = args.time.parse().map_err(|_| {
        Failure::Input(context.say("event-bad-time", &[("found", args.time.as_str().into())]))
    })?;
    let system = match args.system {
        Kind::Dutch => System::default(),
        Kind::RoundRobin => System::RoundRobin { double: false },
        Kind::DoubleRoundRobin => System::RoundRobin { double: true },
        Kind::KnockOut => System::KnockOut { third_place: false },
        Kind::Scheveningen => System::Scheveningen,
        Kind::ByHand => System::ByHand,
    };
    let mut settings = Settings {
        time_control,
        system,
        tie_breaks: system.tie_breaks(),
        place: args.place.clone().unwrap_or_default(),
        chief_arbiter: args.arbiter.clone().unwrap_or_default(),
        ..Settings::named(args.name.clone(), args.rounds)
    };
    if let Some(json) = &args.settings {
        let bad = |error: serde_json::Error| {
            let args = [("reason", error.to_string().into())];
            Failure::Input(context.say("event-bad-json", &args))
        };
        // What is given replaces the field of that name; the rest stays.
        let mut whole = serde_json::to_value(&settings).map_err(bad)?;
        let given: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(json).map_err(bad)?;
        if let Some(fields) = whole.as_object_mut() {
            fields.extend(given.clone());
        }
        settings = serde_json::from_value(whole).map_err(bad)?;
        if !given.contains_key("tie_breaks") {
            settings.tie_breaks = settings.system.tie_breaks();
        }
        let taken = serde_json::to_value(&settings).map_err(bad)?;
        if let Some(name) = unknown(&given, &taken) {
            let args = [("name", name.into())];
            return Err(Failure::Input(context.say("event-unknown-setting", &args)));
        }
    }
    Ok(settings)
}

/// The first field given that is no setting, with the fields it stands in, as `byes.half_points`.
fn unknown(
    given: &serde_json::Map<String, serde_json::Value>,
    taken: &serde_json::Value,
) -> Option<String> {
    given
        .iter()
        .find_map(|(name, inner)| match (inner, taken.get(name)) {
            (_, None) => Some(name.clone()),
            (serde_json::Value::Object(inner), Some(taken)) => {
                unknown(inner, taken).map(|rest| format!("{name}.{rest}"))
            }
            _ => None,
        })
}

/// The lot for the initial colour, from the system's randomness.
fn lot(context: &Context) -> Result<Color, Failure> {
    let byte = super::draw::random::<1>(context)?[0];
    Ok(if byte & 1 == 0 {
        Color::White
    } else {
        Color::Black
    })
}
