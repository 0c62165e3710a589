//! The order of the start list: by hand, by lot, by rating.

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_tournament::{Command, EntryId};

use super::at::AtDesk;
use super::fields::Fields;
use super::frame::{Part, frame};
use super::lot;
use crate::people::Form;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/order", get(page).post(put))
}

async fn page(at: AtDesk) -> Response {
    let title = at.say("order-title");
    let fixed = at.event().current_round() > 0;
    let content = html! {
        @if fixed { p.notice { (at.say("refusal-list-is-fixed")) } }
        @else if at.event().start_list().is_empty() { p { (at.say("players-none")) } }
        @else { (form(&at)) }
    };
    frame(&at, Part::Players, &title, &[], &content).into_response()
}

fn form(at: &AtDesk) -> Markup {
    let rows = at.event().list_view().players;
    html! {
        p { (at.say("order-about")) }
        form method="post" action=(at.address("/desk/order")) {
            (at.visitor.token())
            div.actions {
                button.main name="by" value="hand" { (at.say("order-by-hand")) }
                button name="by" value="rating" { (at.say("order-by-rating")) }
                button name="by" value="lot" { (at.say("order-by-lot")) }
            }
            table.list {
                thead { tr {
                    th.number scope="col" { (at.say("order-place")) }
                    th scope="col" { (at.say("standings-name")) }
                    th.number scope="col" { (at.say("standings-rating")) }
                } }
                tbody {
                    @for row in &rows {
                        tr {
                            td.number {
                                input.place type="number" inputmode="numeric" min="1"
                                    name={ "place-" (row.player.entry) }
                                    value=(row.player.number)
                                    aria-label={ (row.player.name) ", " (at.say("order-place")) };
                            }
                            td { (row.player.name) }
                            td.number { @if let Some(rating) = row.player.rating { (rating) } }
                        }
                    }
                }
            }
        }
    }
}

async fn put(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let mut order = at.event().start_list();
    match fields.get("by") {
        "lot" => {
            if let Err(error) = shuffle(&mut order) {
                let detail = lot::in_words(&at.reader, &error);
                return refuse(&at.reader, StatusCode::SERVICE_UNAVAILABLE, &detail);
            }
        }
        "rating" => order.sort_by_key(|&id| {
            let entry = at.event().entry(id);
            std::cmp::Reverse(entry.and_then(|entry| at.event().seed_rating(entry)))
        }),
        // Who was given a place of another goes before that one; the others keep their order.
        _ => {
            let place = |now: usize, id: EntryId| {
                let typed = fields.read(&format!("place-{id}")).ok().flatten();
                let typed: usize = typed.unwrap_or(now);
                (typed, typed.cmp(&now))
            };
            let mut places: Vec<_> = (1..)
                .zip(&order)
                .map(|(now, &id)| (place(now, id), id))
                .collect();
            places.sort_by_key(|(place, _)| *place);
            order = places.into_iter().map(|(_, id)| id).collect();
        }
    }
    let on = at.address("/desk/players");
    at.carry_out(Command::OrderList { order }, &on).await
}

/// Fisher and Yates: every order is as likely as any other.
fn shuffle(order: &mut [EntryId]) -> Result<(), getrandom::Error> {
    for last in (1..order.len()).rev() {
        order.swap(last, below(last + 1)?);
    }
    Ok(())
}

/// A number below a bound, each as likely; what would favour the low ones is drawn again.
fn below(bound: usize) -> Result<usize, getrandom::Error> {
    let bound = bound as u64;
    let fair = u64::MAX - u64::MAX % bound;
    loop {
        let drawn = getrandom::u64()?;
        if drawn < fair {
            return Ok((drawn % bound) as usize);
        }
    }
}
