//! Everyone who is entered, and the way to enter more.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_tournament::views::{ListRow, Presence};
use rokada_tournament::{Command, FromFile, read_players};

use super::at::AtDesk;
use super::fields::{Ask, Faults, Fields};
use super::frame::{Part, frame};
use super::list;
use crate::people::Upload;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/players", get(page).post(enter))
}

async fn page(at: AtDesk) -> Response {
    if at.reader.wants_json {
        return Json(at.event().list_view()).into_response();
    }
    show(&at, &Fields::default(), &Faults::default()).into_response()
}

async fn enter(at: AtDesk, upload: Upload) -> Response {
    let fields = Fields(upload.fields.clone());
    let (field, sent) = list::sent(&upload, &fields);
    match read_players(sent, None) {
        Ok(FromFile { value, notes }) => {
            let here = at.address("/desk/players");
            let enter = Command::Enter { players: value };
            at.telling(notes).carry_out(enter, &here).await
        }
        Err(fault) => {
            let faults = list::faults(&at.reader, field, &fault);
            if at.reader.wants_json {
                return refuse(&at.reader, StatusCode::BAD_REQUEST, &faults.in_one());
            }
            (StatusCode::BAD_REQUEST, show(&at, &fields, &faults)).into_response()
        }
    }
}

fn show(at: &AtDesk, fields: &Fields, faults: &Faults) -> Markup {
    let rows = at.event().list_view().players;
    let ask = Ask {
        reader: &at.reader,
        part: "players",
        fields,
        faults,
    };
    let late = at.event().current_round() > 0;
    let next = at.event().next_round().to_string();
    let content = html! {
        (faults.summary(&at.reader))
        @if rows.is_empty() { p { (at.say("players-none")) } } @else { (table(at, &rows)) }
        section {
            h2 { (at.say("players-enter")) }
            @if late { p.notice { (at.reader.say("players-late", &[("round", next.into())])) } }
            form.asking method="post" action=(at.address("/desk/players"))
                enctype="multipart/form-data" {
                (at.visitor.token())
                (ask.lines("list", 4))
                (ask.file("file"))
                div.actions { button.main { (at.say("players-enter-do")) } }
            }
        }
        p.ways-on {
            a href=(at.address("/desk/order")) { (at.say("desk-way-order")) } " · "
            a href=(at.address("/desk/pairs")) { (at.say("desk-way-pairs")) } " · "
            a href=(at.address("/desk/teams")) { (at.say("desk-way-teams")) }
        }
    };
    let title = at.say("players-title");
    frame(at, Part::Players, &title, &[], &content)
}

fn table(at: &AtDesk, rows: &[ListRow]) -> Markup {
    let say = |id: &str| at.say(id);
    html! {
        table.list {
            thead { tr {
                th.number scope="col" { (say("standings-number")) }
                th scope="col" { (say("standings-name")) }
                th.number scope="col" { (say("standings-rating")) }
                th scope="col" { (say("players-presence")) }
            } }
            tbody {
                @for row in rows {
                    tr.gone[matches!(row.presence, Presence::Withdrawn { .. })] {
                        td.number { (row.player.number) }
                        td {
                            a href=(at.address(&format!("/desk/players/{}", row.player.entry))) {
                                @if let Some(title) = row.player.title { (title) " " }
                                (row.player.name)
                            }
                            @if !row.player.club.is_empty() { " " span.quiet { (row.player.club) } }
                        }
                        td.number { @if let Some(rating) = row.player.rating { (rating) } }
                        td { (presence(at, row)) }
                    }
                }
            }
        }
    }
}

/// Late, gone, and the byes to come.
fn presence(at: &AtDesk, row: &ListRow) -> String {
    let of_round = |id: &str, round: u16| at.reader.say(id, &[("round", round.to_string().into())]);
    let mut said = match row.presence {
        Presence::In => Vec::new(),
        Presence::Late { from_round } => vec![of_round("players-from", from_round)],
        Presence::Withdrawn { from_round } => vec![of_round("players-gone", from_round)],
    };
    for (&round, &bye) in &row.byes {
        said.push(of_round(super::player::bye_id(bye), round));
    }
    said.join("; ")
}
