//! `rokada event list`: all events, or those that are looked for.

use rokada_desk::summaries;
use rokada_journal::Journal;
use rokada_tournament::views::Overview;
use rokada_tournament::{Progress, Search};
use serde::Serialize;

use crate::context::Context;
use crate::desk;
use crate::failure::{Failure, Verdict};
use crate::table::{Side, lay_out};

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    #[arg(long, value_name = "YEAR")]
    year: Option<u16>,
    /// `open` or `finished`.
    #[arg(long, value_name = "STATE", value_parser = ["open", "finished"])]
    state: Option<String>,
    /// How many at most.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    /// Which of the pages that `limit` makes, from 1.
    #[arg(long, value_name = "PAGE", requires = "limit", default_value = "1",
        value_parser = clap::value_parser!(u64).range(1..))]
    page: u64,
}

/// An event in the list.
#[derive(Serialize)]
pub(super) struct Listed {
    pub(super) id: String,
    #[serde(flatten)]
    pub(super) overview: Overview,
}

impl Args {
    fn search(&self) -> Search {
        let mut search = Search::for_words(self.search.as_deref().unwrap_or(""));
        search.year = self.year;
        search.progress = self.state.as_deref().map(|state| match state {
            "finished" => Progress::Finished,
            _ => Progress::Open,
        });
        search
    }

    /// Whether the one that was found after so many others is on the page.
    fn shows(&self, before: u64) -> bool {
        self.limit
            .is_none_or(|limit| before / limit == self.page - 1)
    }
}

pub(super) async fn run(
    args: &Args,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let search = args.search();
    let mut found = 0;
    let mut events = Vec::new();
    let walk = summaries(journal, |id, _, summary| {
        if search.finds(&summary.public.traits()) {
            if args.shows(found) {
                events.push(Listed {
                    id: id.to_owned(),
                    overview: summary.for_arbiter(),
                });
            }
            found += 1;
        }
    });
    let walk = walk
        .await
        .map_err(|error| desk::failure(&error, None, context))?;
    let document = serde_json::json!({ "events": events, "found": found });
    context.answer(&document, || table(&events, found, context))?;
    match walk.unreadable.as_slice() {
        [] => Ok(Verdict::Done),
        unreadable => {
            let told = unreadable
                .iter()
                .map(|error| context.words.fact_error(error));
            Err(Failure::Outside(told.collect::<Vec<_>>().join("\n")))
        }
    }
}

fn table(events: &[Listed], found: u64, context: &Context) -> String {
    let heading = [
        (context.say("event-id", &[]), Side::Left),
        (context.say("event-name", &[]), Side::Left),
        (context.say("event-round", &[]), Side::Right),
        (context.say("event-players", &[]), Side::Right),
    ];
    let rows: Vec<Vec<String>> = events
        .iter()
        .map(|Listed { id, overview }| {
            vec![
                id.clone(),
                overview.name.clone(),
                format!("{}/{}", overview.current_round, overview.rounds),
                overview.players.to_string(),
            ]
        })
        .collect();
    let mut text = lay_out(&heading, &rows);
    if events.len() as u64 != found {
        let shown = events.len().to_string();
        let args = [("shown", shown.into()), ("n", found.into())];
        text.push_str(&format!("\n{}", context.say("event-list-part", &args)));
    }
    text
}
