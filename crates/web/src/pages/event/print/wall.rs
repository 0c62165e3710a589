//! The wall table: who met whom, on paper laid across.

use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::views::TableView;

use super::super::ask::Ask;
use super::super::{crosstable, table, write};

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
                    p.small { (crosstable::about(&ask.reader, ask.event())) }
                    (table::edition(&ask.reader, view))
                    (super::code(&ask, &headers, "crosstable"))
                }
            }
        },
    )
}

fn rows(ask: &Ask, view: &TableView, what: &str) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let columns = crosstable::columns(ask.event(), view);
    html! {
        table.cross {
            thead {
                (super::heading_row(ask, what, 5 + columns.len()))
                tr {
                    th.number { (say("standings-rank")) }
                    th.number { (say("standings-number")) }
                    th { (say("standings-name")) }
                    th.number { (say("standings-rating")) }
                    @for column in &columns { th.game { (column) } }
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
                        @for cell in crosstable::cells(reader, row, &columns, ask.event()) {
                            td.game { (cell) }
                        }
                        td.number { b { (write::points(reader, row.points)) } }
                    }
                }
            }
        }
    }
}
