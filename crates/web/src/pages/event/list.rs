//! The start list.

use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::views::{ListRow, Presence, StartList};

use super::ask::Ask;
use super::frame::Part;
use super::write;
use crate::reader::Reader;

pub(super) async fn page(ask: Ask) -> Response {
    ask.answer(
        Part::List,
        |event| event.list_view(),
        |list| show(&ask, list),
    )
}

fn show(ask: &Ask, list: &StartList) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    if list.players.is_empty() {
        return html! {
            h2 { (Part::List.heading(reader)) }
            p { (say("event-list-empty")) }
        };
    }
    let any = |known: &dyn Fn(&ListRow) -> bool| list.players.iter().any(known);
    let federations = any(&|row| !row.player.federation.is_empty());
    let clubs = any(&|row| !row.player.club.is_empty() || !row.team.is_empty());
    html! {
        h2 { (Part::List.heading(reader)) }
        @if list.provisional { p.quiet { (say("event-list-provisional")) } }
        table {
            thead { tr {
                th.number scope="col" { (say("standings-number")) }
                th scope="col" { (say("standings-name")) }
                th.number scope="col" { (say("standings-rating")) }
                @if federations { th.wide scope="col" { (say("event-federation")) } }
                @if clubs { th.wide scope="col" { (say("event-club")) } }
            } }
            tbody {
                @for row in &list.players {
                    tr class=[write::row(ask, &row.player)] {
                        td.number { (row.player.number) }
                        td {
                            (write::player(ask.shown.id(), &row.player))
                            @if let Some(remark) = remark(reader, row) {
                                " " span.quiet { "(" (remark) ")" }
                            }
                            @if federations || clubs { span.fold { (second_line(row)) } }
                        }
                        td.number { @if let Some(rating) = row.player.rating { (rating) } }
                        @if federations { td.wide { (row.player.federation) } }
                        @if clubs { td.wide { (belongs(row)) } }
                    }
                }
            }
        }
    }
}

/// What a narrow screen has no columns for.
fn second_line(row: &ListRow) -> String {
    let known = [row.player.federation.clone(), belongs(row)];
    let known = known.into_iter().filter(|text| !text.is_empty());
    known.collect::<Vec<_>>().join(" · ")
}

/// Club and team, said once where they are the same.
pub(super) fn belongs(row: &ListRow) -> String {
    let (club, team) = (&row.player.club, &row.team);
    match (club.is_empty(), team.is_empty() || team == club) {
        (_, true) => club.clone(),
        (true, false) => team.clone(),
        (false, false) => format!("{club} · {team}"),
    }
}

/// Who comes later or has left.
fn remark(reader: &Reader, row: &ListRow) -> Option<String> {
    let (id, round) = match row.presence {
        Presence::In => return None,
        Presence::Late { from_round } => ("event-from-round", from_round),
        Presence::Withdrawn { from_round } => ("event-withdrawn", from_round),
    };
    Some(reader.say(id, &[("round", round.to_string().into())]))
}
