//! The wall table: who met whom, on paper laid across.

use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use rokada_event::views::TableView;

use super::super::ask::Ask;
use super::super::{crosstable, write};

pub(super) async fn sheet(headers: HeaderMap, ask: Ask) -> Response {
    let what = ask.reader.say("event-menu-crosstable", &[]);
    super::answer(
        &ask,
        &what,
        |event| event.table_view(event.current_round(), None),
        |view| {
            html! {
                div.across {
                    (rows(&ask, view, &what))
                    p.small { (ask.reader.say("event-crosstable-about", &[])) }
                    (super::code(&ask, &headers, "crosstable"))
                }
            }
        },
    )
}

fn rows(ask: &Ask, view: &TableView, what: &str) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let games = crosstable::columns(view);
    html! {
        table.cross {
            thead {
                (super::heading_row(ask, what, 5 + games))
                tr {
                    th.number { (say("standings-rank")) }
                    th.number { (say("standings-number")) }
                    th { (say("standings-name")) }
                    th.number { (say("standings-rating")) }
                    @for game in 1..=games { th.game { (game) } }
                    th.number { (say("standings-points")) }
                }
            }
            tbody {
                @for row in &view.rows {
                    tr {
                        td.number { (row.rank) }
                        td.number { (row.player.number) }
                        td.name { (row.player.name) }
                        td.number { @if let Some(rating) = row.player.rating { (rating) } }
                        @for nth in 0..games {
                            td.game {
                                @if let Some(game) = row.games.get(nth) {
                                    (crosstable::cell(reader, game))
                                }
                            }
                        }
                        td.number { b { (write::points(reader, row.points)) } }
                    }
                }
            }
        }
    }
}
