//! `rokada event list` and `rokada event show`.

use rokada_event::State;
use rokada_event::views::{Reader, RoundView, TableView};
use rokada_store::Journal;
use serde::Serialize;

use crate::context::Context;
use crate::desk::{self, Desk};
use crate::failure::{Failure, Verdict};
use crate::table::{Side, lay_out};

#[derive(clap::Args)]
pub(super) struct Args {
    id: String,
    /// `overview`, `list`, `table`, `positions`, `teams`, or a round.
    #[arg(default_value = "overview")]
    what: String,
}

#[derive(Serialize)]
struct Listed {
    id: String,
    #[serde(flatten)]
    overview: rokada_event::views::Overview,
}

pub(super) async fn list(journal: &Journal, context: &Context) -> Result<Verdict, Failure> {
    let mut events = Vec::new();
    for id in desk::events(journal, context).await? {
        let desk = Desk::open(journal, &id, context).await?;
        events.push(Listed {
            id,
            overview: desk.event.overview(),
        });
    }
    let document = serde_json::json!({ "events": events });
    context.answer(&document, || {
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
        lay_out(&heading, &rows)
    })?;
    Ok(Verdict::Done)
}

pub(super) async fn run(
    args: &Args,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let desk = Desk::open(journal, &args.id, context).await?;
    let event = &desk.event;
    let rounds = event.complete_rounds();
    match args.what.as_str() {
        "overview" => {
            let listed = Listed {
                id: desk.id.clone(),
                overview: event.overview(),
            };
            context.answer(&listed, || overview(&listed, context))?;
        }
        "list" => context.answer(&event.list_view(), || start_list(event, context))?,
        "table" => {
            let view = event.table_view(rounds, None);
            context.answer(&view, || table(&view, context))?;
        }
        "positions" => {
            let view = event.positions_view(Reader::Arbiter);
            context.answer(&view, || positions(event))?;
        }
        "teams" => {
            let view = event.team_table(rounds);
            context.answer(&view, || teams(event, rounds))?;
        }
        number => {
            let view = number
                .parse()
                .ok()
                .and_then(|n| event.round_view(n, Reader::Arbiter));
            let Some(view) = view else {
                let args = [("found", number.into())];
                return Err(Failure::Input(context.say("event-nothing-to-show", &args)));
            };
            context.answer(&view, || round(&view, context))?;
        }
    }
    Ok(Verdict::Done)
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
        ("article", overview.supervision_article.unwrap_or("").into()),
    ];
    let id = match overview.rate_of_play {
        rokada_event::RateOfPlay::Blitz => "event-overview-blitz",
        rokada_event::RateOfPlay::Rapid => "event-overview-rapid",
        rokada_event::RateOfPlay::Standard => "event-overview-standard",
    };
    context.say(id, &args)
}

fn start_list(event: &State, context: &Context) -> String {
    let heading = [
        (context.say("standings-number", &[]), Side::Right),
        (context.say("standings-name", &[]), Side::Left),
        (context.say("standings-rating", &[]), Side::Right),
    ];
    let list = event.list_view();
    let rows: Vec<Vec<String>> = list
        .players
        .iter()
        .map(|row| {
            vec![
                row.player.number.to_string(),
                row.player.name.clone(),
                row.player
                    .rating
                    .map(|rating| rating.to_string())
                    .unwrap_or_default(),
            ]
        })
        .collect();
    lay_out(&heading, &rows)
}

fn table(view: &TableView, context: &Context) -> String {
    let mut heading = vec![
        (context.say("standings-rank", &[]), Side::Right),
        (context.say("standings-name", &[]), Side::Left),
        (context.say("standings-points", &[]), Side::Right),
    ];
    heading.extend(
        view.tie_breaks
            .iter()
            .map(|code| (code.clone(), Side::Right)),
    );
    let mark = context.words.lang().decimal_mark().to_string();
    let rows: Vec<Vec<String>> = view
        .rows
        .iter()
        .map(|row| {
            let mut cells = vec![
                row.rank.to_string(),
                row.player.name.clone(),
                row.points.to_string().replace('.', &mark),
            ];
            let values = row.values.iter();
            cells.extend(values.map(|v| v.as_deref().unwrap_or("").replace('.', &mark)));
            cells
        })
        .collect();
    lay_out(&heading, &rows)
}

fn round(view: &RoundView, context: &Context) -> String {
    let drawn = view
        .draw
        .positions
        .iter()
        .map(|p| format!("{} {}", p.number, p.letters));
    let mut lines: Vec<String> = drawn.collect();
    let heading = [
        (context.say("event-board", &[]), Side::Right),
        (context.say("event-white", &[]), Side::Left),
        (context.say("event-black", &[]), Side::Left),
        (context.say("event-result", &[]), Side::Left),
    ];
    let mut rows: Vec<Vec<String>> = Vec::new();
    for board in &view.boards {
        let results = board
            .games
            .iter()
            .map(|game| game.result.map_or("", |r| r.code()));
        rows.push(vec![
            board.board.to_string(),
            format!("{} {}", board.white.player.number, board.white.player.name),
            format!("{} {}", board.black.player.number, board.black.player.name),
            results.collect::<Vec<_>>().join("  ").trim().to_owned(),
        ]);
    }
    for bye in &view.byes {
        let player = &bye.seat.player;
        rows.push(vec![
            String::new(),
            format!("{} {}", player.number, player.name),
            context.say("event-bye", &[]),
            bye.worth.to_string(),
        ]);
    }
    lines.push(lay_out(&heading, &rows));
    lines.join("\n")
}

fn positions(event: &State) -> String {
    let draws = event.positions_view(Reader::Arbiter).into_iter();
    let lines = draws.flat_map(|draw| {
        draw.positions.into_iter().map(move |position| {
            let board = position
                .board
                .map(|board| format!(".{board}"))
                .unwrap_or_default();
            format!(
                "{}{board}  {} {}",
                draw.round, position.number, position.letters
            )
        })
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn teams(event: &State, rounds: u16) -> String {
    let rows = event
        .team_table(rounds)
        .map(|table| table.rows)
        .unwrap_or_default();
    let lines = rows
        .iter()
        .map(|row| format!("{}  {}  {}", row.rank, row.name, row.points));
    lines.collect::<Vec<_>>().join("\n")
}
