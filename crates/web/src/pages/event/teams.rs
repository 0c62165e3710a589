//! The table of the teams, each with its players.

use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::views::{TeamRow, TeamTable};

use super::ask::Ask;
use super::frame::Part;
use super::write;

pub(super) async fn page(ask: Ask) -> Response {
    ask.answer(
        Part::Teams,
        |event| event.team_table(event.complete_rounds()),
        |table| show(&ask, table.as_ref()),
    )
}

fn show(ask: &Ask, table: Option<&TeamTable>) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let rows = table.map_or(&[][..], |table| &table.rows);
    let matches = rows.iter().any(|row| row.match_points.is_some());
    html! {
        h2 { (Part::Teams.heading(reader)) }
        @if table.is_none() { p { (say("event-no-teams")) } }
        @else if rows.is_empty() { p { (say("event-teams-empty")) } }
        @else {
            table {
                thead { tr {
                    th.number scope="col" { (say("standings-rank")) }
                    th scope="col" { (say("event-team")) }
                    @if matches { th.number scope="col" { (say("event-match-points")) } }
                    th.number scope="col" { (say("standings-points")) }
                } }
                tbody {
                    @for row in rows {
                        tr {
                            td.number { (row.rank) }
                            td { a href={ "#team-" (row.team) } { (row.name) } }
                            @if matches {
                                td.number {
                                    @if let Some(points) = row.match_points {
                                        (write::points(reader, points))
                                    }
                                }
                            }
                            td.number { b { (write::points(reader, row.points)) } }
                        }
                    }
                }
            }
            @for row in rows { (members(ask, row)) }
        }
    }
}

fn members(ask: &Ask, team: &TeamRow) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    html! {
        section id={ "team-" (team.team) } {
            h3 { (team.name) }
            table {
                thead { tr {
                    th.number scope="col" { (say("standings-rank")) }
                    th scope="col" { (say("standings-name")) }
                    th.number.wide scope="col" { (say("standings-rating")) }
                    th.number scope="col" { (say("standings-points")) }
                } }
                tbody {
                    @for player in &team.players {
                        tr {
                            td.number { (player.rank) }
                            td {
                                (write::player(ask.shown.id(), &player.player))
                                @if !player.counts {
                                    " " span.quiet { "(" (say("event-not-counted")) ")" }
                                }
                            }
                            td.number.wide {
                                @if let Some(rating) = player.player.rating { (rating) }
                            }
                            td.number { (write::points(reader, player.points)) }
                        }
                    }
                }
            }
        }
    }
}
