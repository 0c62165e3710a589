//! The table for the wall, with what its codes stand for.

use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::views::TableView;

use super::super::ask::Ask;
use super::super::{table, write};

pub(super) async fn sheet(headers: HeaderMap, ask: Ask) -> Response {
    let what = ask.reader.say("event-menu-table", &[]);
    super::answer(
        &ask,
        &what,
        |event| event.table_view(event.complete_rounds(), None),
        |view| {
            let after = [("n", view.after_round.into())];
            let what = format!("{what} · {}", ask.reader.say("standings-after", &after));
            html! {
                (rows(&ask, view, &what))
                div.legend {
                    (table::legend(&ask.reader, view))
                    (table::edition(&ask.reader, view))
                }
                (super::code(&ask, &headers, "table"))
            }
        },
    )
}

fn rows(ask: &Ask, view: &TableView, what: &str) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    html! {
        table {
            thead {
                (super::heading_row(ask, what, 4 + view.tie_breaks.len()))
                tr {
                    th.number { (say("standings-rank")) }
                    th { (say("standings-name")) }
                    th.number { (say("standings-rating")) }
                    th.number { (say("standings-points")) }
                    @for code in &view.tie_breaks { th.number { (code) } }
                }
            }
            tbody {
                @for row in &view.rows {
                    tr {
                        td.number { (row.rank) }
                        td.name { (row.player.name) }
                        td.number { @if let Some(rating) = row.player.rating { (rating) } }
                        td.number { b { (write::points(reader, row.points)) } }
                        @for value in &row.values {
                            td.number { (table::written(reader, value.as_deref())) }
                        }
                    }
                }
            }
        }
    }
}
