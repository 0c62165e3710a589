//! The start list for the wall.

use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::views::StartList;

use super::super::ask::Ask;

pub(super) async fn sheet(headers: HeaderMap, ask: Ask) -> Response {
    let what = ask.reader.say("event-start-list", &[]);
    super::answer(
        &ask,
        &what,
        |event| event.list_view(),
        |list| html! { (rows(&ask, list, &what)) (super::code(&ask, &headers, "")) },
    )
}

fn rows(ask: &Ask, list: &StartList, what: &str) -> Markup {
    let say = |id| ask.reader.say(id, &[]);
    html! {
        table {
            thead {
                (super::heading_row(ask, what, 6))
                tr {
                    th.number { (say("standings-number")) }
                    th {}
                    th { (say("standings-name")) }
                    th.number { (say("standings-rating")) }
                    th { (say("event-federation")) }
                    th { (say("event-club")) }
                }
            }
            tbody {
                @for row in &list.players {
                    tr {
                        td.number { (row.player.number) }
                        td { @if let Some(title) = row.player.title { (title) } }
                        td.name { (row.player.name) }
                        td.number { @if let Some(rating) = row.player.rating { (rating) } }
                        td { (row.player.federation) }
                        td { (super::super::list::belongs(row)) }
                    }
                }
            }
        }
    }
}
