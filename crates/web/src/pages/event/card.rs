//! A player's card: opponents, colours and results, and how the tie-breaks came about.

use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::views::{CardRow, PlayerCard};
use rokada_tournament::{EntryId, Published};
use serde::Serialize;

use super::ask::Ask;
use super::frame::Part;
use super::write;
use crate::reader::Reader;

/// What the page shows.
#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    card: PlayerCard,
    tie_breaks: Vec<TieBreak>,
}

/// A tie-break with the way to its value.
#[derive(Serialize)]
struct TieBreak {
    code: String,
    name: String,
    /// Code, value and working in one line.
    working: String,
}

pub(super) async fn page(Path((_, number)): Path<(String, String)>, ask: Ask) -> Response {
    let list = ask.event().start_list();
    let known = |number: u32| list.get((number as usize).checked_sub(1)?).copied();
    let number: Option<u32> = number.parse().ok();
    let Some((number, entry)) = number.and_then(|number| Some((number, known(number)?))) else {
        return ask.missing();
    };
    ask.answer(
        Part::Player(number),
        |event| view(&ask.reader, event, number, entry),
        |shown| html! { @if let Some(shown) = shown { (show(&ask, shown)) } },
    )
}

fn view(reader: &Reader, event: &Published, number: u32, entry: EntryId) -> Option<Shown> {
    let card = event.card_view(entry)?;
    let rounds = event.complete_rounds();
    let standings = event.standings(rounds);
    let row = standings.row(number).filter(|_| rounds > 0);
    let values = row.map_or(&[][..], |row| &row.entries);
    let tie_breaks = standings.tie_breaks.iter().zip(values);
    let tie_breaks = tie_breaks
        // The points are in the rounds above.
        .filter(|(tie_break, _)| !tie_break.code.is_score())
        .map(|(tie_break, entry)| TieBreak {
            code: tie_break.to_string(),
            name: reader.words.tie_break_name(tie_break),
            working: reader.words.tie_break_working(tie_break, entry),
        });
    Some(Shown {
        tie_breaks: tie_breaks.collect(),
        card,
    })
}

fn show(ask: &Ask, shown: &Shown) -> Markup {
    let reader = &ask.reader;
    let card = &shown.card;
    let player = &card.reference;
    html! {
        h2 {
            @if let Some(title) = player.title { (title) " " }
            (player.name)
        }
        p.quiet { (about(reader, card)) }
        @if card.rounds.is_empty() {
            p { (reader.say("event-card-empty", &[])) }
        } @else {
            (score(reader, card))
            (rounds(ask, &card.rounds))
            (strength(reader, card))
            (working(reader, &shown.tie_breaks))
        }
    }
}

fn about(reader: &Reader, card: &PlayerCard) -> String {
    let player = &card.reference;
    let number = player.number.to_string();
    let known = [
        reader.say("event-number-n", &[("number", number.into())]),
        player
            .rating
            .map(|rating| rating.to_string())
            .unwrap_or_default(),
        player.federation.clone(),
        player.club.clone(),
        card.details.team.clone(),
        card.details
            .fide_id
            .map(|id| format!("FIDE ID {id}"))
            .unwrap_or_default(),
    ];
    let known = known.into_iter().filter(|text| !text.is_empty());
    known.collect::<Vec<_>>().join(" · ")
}

fn score(reader: &Reader, card: &PlayerCard) -> Markup {
    let points = write::points(reader, card.points);
    let rank = card.rank.map_or("–".to_owned(), |rank| rank.to_string());
    let args = [("rank", rank.into()), ("points", points.into())];
    html! { p.big { (reader.say("event-card-score", &args)) } }
}

fn rounds(ask: &Ask, rows: &[CardRow]) -> Markup {
    let say = |id| ask.reader.say(id, &[]);
    html! {
        table {
            thead { tr {
                th.number scope="col" { (say("event-round")) }
                th.number.wide scope="col" { (say("event-board")) }
                th.wide scope="col" { (say("event-color")) }
                th scope="col" { (say("event-opponent")) }
                th.number scope="col" { (say("event-result")) }
                th.number scope="col" { (say("event-total")) }
            } }
            tbody { @for row in rows { (round(ask, row)) } }
        }
    }
}

fn round(ask: &Ask, row: &CardRow) -> Markup {
    let reader = &ask.reader;
    let result = row.result.zip(row.color).map(|(result, color)| {
        let own = write::own(result.of(color));
        match own {
            "" => write::result(reader, result),
            own => own.to_owned(),
        }
    });
    let bye = row.bye.map(|_| write::points(reader, row.points));
    html! {
        tr {
            td.number {
                a href=(Part::Round(row.round).address(ask.shown.id())) { (row.round) }
            }
            td.number.wide { @if let Some(board) = row.board { (board) } }
            td.wide { @if let Some(color) = row.color { (write::color(reader, color)) } }
            td {
                @if let Some(color) = row.color {
                    span.fold { (write::color(reader, color)) }
                }
                @if let Some(opponent) = &row.opponent {
                    (write::player(ask.shown.id(), opponent))
                    span.under {
                        (reader.say("event-number-n", &[("number", opponent.number.to_string().into())]))
                        @if let Some(rating) = opponent.rating { " · " (rating) }
                    }
                } @else if row.bye.is_some() { (reader.say("event-bye", &[])) }
                @else { "–" }
            }
            td.number { (result.or(bye).unwrap_or_default()) }
            td.number { b { (write::points(reader, row.total)) } }
        }
    }
}

/// Performance and the change of the rating, as far as they can be told.
fn strength(reader: &Reader, card: &PlayerCard) -> Markup {
    html! {
        @if let Some(performance) = card.performance {
            p {
                (reader.say("event-card-performance", &[("rating", performance.to_string().into())]))
            }
        }
        @if let Some(estimate) = &card.rating_estimate {
            p { (reader.words.rating_estimate(estimate)) }
        }
    }
}

fn working(reader: &Reader, tie_breaks: &[TieBreak]) -> Markup {
    html! {
        @if !tie_breaks.is_empty() {
            h3 { (reader.say("event-tie-breaks", &[])) }
            p.quiet { (reader.say("event-working-about", &[])) }
            dl.working {
                @for one in tie_breaks {
                    dt { (one.name) }
                    dd { (one.working) }
                }
            }
        }
    }
}
