//! `rokada event show`.

mod card;
mod round;
mod tables;

use rokada_journal::Journal;
use rokada_pairing::Points;
use rokada_tournament::{Category, Tournament};

use super::list::Listed;
use crate::context::Context;
use crate::desk::Desk;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(super) struct Args {
    id: String,
    /// `overview`, `list`, `table`, `crosstable`, `card`, `positions`, `teams`, or a round.
    #[arg(default_value = "overview")]
    what: String,
    /// A pairing number for a card, a category for a table.
    #[arg(long, value_name = "WHOM")]
    of: Option<String>,
}

pub(super) async fn run(
    args: &Args,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let desk = Desk::open(journal, &args.id, context).await?;
    let event = desk.event();
    let rounds = event.complete_rounds();
    let of = args.of.as_deref();
    if of.is_some() && !["card", "table", "crosstable"].contains(&&*args.what) {
        return Err(Failure::Input(context.say("event-of-nothing", &[])));
    }
    match args.what.as_str() {
        "overview" => {
            let listed = Listed {
                id: desk.id().to_owned(),
                overview: event.overview(),
            };
            context.answer(&listed, || overview(&listed, context))?;
        }
        "list" => {
            let view = event.list_view();
            context.answer(&view, || tables::start_list(&view, context))?;
        }
        "table" => {
            let view = event.table_view(rounds, category(event, of, context)?);
            context.answer(&view, || tables::table(&view, context))?;
        }
        "crosstable" => {
            let view = event.table_view(rounds, category(event, of, context)?);
            context.answer(&view, || tables::crosstable(&view, context))?;
        }
        "card" => {
            let number = of.and_then(|number| number.parse().ok());
            let number =
                number.ok_or_else(|| Failure::Input(context.say("event-whose-card", &[])))?;
            let view = event.card_view(desk.entry(number)?);
            context.answer(&view, || {
                view.as_ref()
                    .map_or_else(String::new, |card| card::card(card, context))
            })?;
        }
        "positions" => {
            let view = event.positions_view();
            context.answer(&view, || round::positions(&view))?;
        }
        "teams" => {
            let view = event.team_table(rounds);
            context.answer(&view, || {
                view.as_ref().map_or_else(
                    || context.say("event-no-teams", &[]),
                    |view| tables::teams(view, context),
                )
            })?;
        }
        number => {
            let view = number.parse().ok().and_then(|n| event.round_view(n));
            let Some(view) = view else {
                let args = [("found", number.into())];
                return Err(Failure::Input(context.say("event-nothing-to-show", &args)));
            };
            context.answer(&view, || round::round(&view, context))?;
        }
    }
    Ok(Verdict::Done)
}

/// The category of a name, in capitals or not; `None` where none was asked for.
fn category<'a>(
    event: &'a Tournament,
    name: Option<&str>,
    context: &Context,
) -> Result<Option<&'a Category>, Failure> {
    let Some(name) = name else { return Ok(None) };
    let categories = &event.settings().categories;
    let wanted = name.to_lowercase();
    let found = categories
        .iter()
        .find(|category| category.name.to_lowercase() == wanted);
    found.map(Some).ok_or_else(|| {
        let names: Vec<&str> = categories.iter().map(|one| &*one.name).collect();
        let args = [
            ("found", name.into()),
            ("n", names.len().into()),
            ("categories", names.join(", ").into()),
        ];
        Failure::Input(context.say("event-no-category", &args))
    })
}

/// Points as tables have them, with the reader's decimal mark.
fn decimal(points: Points, context: &Context) -> String {
    context.words.decimals(&points.to_string())
}

fn overview(listed: &Listed, context: &Context) -> String {
    let overview = &listed.overview;
    let args = [
        ("id", listed.id.as_str().into()),
        ("name", overview.name.as_str().into()),
        ("players", overview.players.into()),
        ("round", overview.current_round.to_string().into()),
        ("rounds", overview.rounds.to_string().into()),
        ("time", overview.time_control.as_str().into()),
        (
            "article",
            overview.supervision_article.as_deref().unwrap_or("").into(),
        ),
    ];
    let id = match overview.rate_of_play {
        Some(rokada_tournament::RateOfPlay::Blitz) => "event-overview-blitz",
        Some(rokada_tournament::RateOfPlay::Rapid) => "event-overview-rapid",
        Some(rokada_tournament::RateOfPlay::Standard) => "event-overview-standard",
        None => "event-overview-unknown",
    };
    let said = context.say(id, &args);
    match &overview.mode_left {
        Some(left) => format!("{said}\n{}", context.words.mode_left(left)),
        None => said,
    }
}
