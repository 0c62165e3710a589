//! One player: all that is known, comings and goings, byes.

mod form;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_tournament::{Bye, Command, Entry, EntryId, Refusal};

use super::at::AtDesk;
use super::command::button;
use super::fields::{Ask, Faults, Fields};
use super::frame::{Part, frame};
use crate::people::Form;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/{id}/desk/players/{entry}", get(page).post(edit))
        .route("/events/{id}/desk/players/{entry}/bye", post(grant))
}

fn entry(at: &AtDesk) -> Option<&Entry> {
    at.event().entry(EntryId(at.number("entry")?))
}

async fn page(at: AtDesk) -> Response {
    let Some(entry) = entry(&at) else {
        return at.missing();
    };
    if at.reader.wants_json {
        return axum::Json(&entry.player).into_response();
    }
    let fields = form::fields_of(&entry.player);
    show(&at, entry, &fields, &Faults::default()).into_response()
}

async fn edit(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let Some(known) = entry(&at) else {
        return at.missing();
    };
    let refused = |faults: &Faults| {
        if at.reader.wants_json {
            return refuse(&at.reader, StatusCode::BAD_REQUEST, &faults.in_one());
        }
        let page = show(&at, known, &fields, faults);
        (StatusCode::BAD_REQUEST, page).into_response()
    };
    let player = match form::read(&fields, &known.player, &at.reader) {
        Ok(player) => player,
        Err(faults) => return refused(&faults),
    };
    let on = at.address("/desk/players");
    if player == known.player {
        return at.as_it_was(&on);
    }
    let command = Command::EditPlayer {
        entry: known.id,
        player: Box::new(player),
    };
    match at.act(command.clone()).await {
        Ok(desk) => at.done(&desk, &on),
        Err(DeskError::Refused(refusal)) if !matches!(*refusal, Refusal::Confirm { .. }) => {
            let field = match *refusal {
                Refusal::SameFideId { .. } => "fide_id",
                _ => "name",
            };
            refused(&Faults::one(field, at.why(&refusal)))
        }
        Err(error) => at.not_done(&error, Some(command), &on),
    }
}

async fn grant(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let Some(entry) = entry(&at).map(|entry| entry.id) else {
        return at.missing();
    };
    let bye = match fields.get("bye") {
        "full" => Bye::Full,
        "zero" => Bye::Zero,
        _ => Bye::Half,
    };
    let round = fields.read("round").ok().flatten();
    let round = round.unwrap_or_else(|| at.event().next_round());
    let on = at.address(&format!("/desk/players/{entry}"));
    at.carry_out(Command::GrantBye { entry, round, bye }, &on)
        .await
}

/// What a bye of a round is called.
pub(super) fn bye_id(bye: Bye) -> &'static str {
    match bye {
        Bye::Half => "players-bye-half",
        Bye::Full => "players-bye-full",
        Bye::Zero => "players-bye-zero",
        Bye::Pairing => "players-bye-pairing",
    }
}

fn show(at: &AtDesk, entry: &Entry, fields: &Fields, faults: &Faults) -> Markup {
    let here = at.address(&format!("/desk/players/{}", entry.id));
    let ask = Ask {
        reader: &at.reader,
        part: "player",
        fields,
        faults,
    };
    let content = html! {
        (faults.summary(&at.reader))
        (presence(at, entry, &here))
        (byes(at, entry, &here))
        section {
            h2 { (at.say("player-data")) }
            form.asking method="post" action=(here) {
                (at.visitor.token())
                (form::show(ask))
                div.actions { button.main { (at.say("player-keep")) } }
            }
        }
    };
    frame(at, Part::Players, &at.who(entry.id), &[], &content)
}

/// Leaving, coming back, and being struck out.
fn presence(at: &AtDesk, entry: &Entry, here: &str) -> Markup {
    let id = entry.id;
    let next = [("round", at.event().next_round().to_string().into())];
    html! {
        div.actions {
            @if entry.withdrawn().is_some() {
                (button(at, &Command::Return { entry: id },
                    &at.reader.say("player-return", &next), here, ""))
            } @else {
                (button(at, &Command::Withdraw { entry: id },
                    &at.reader.say("player-withdraw", &next), here, ""))
            }
            @if at.event().current_round() == 0 {
                (button(at, &Command::RemovePlayer { entry: id }, &at.say("player-remove"),
                    &at.address("/desk/players"), ""))
            }
        }
    }
}

/// The byes granted for rounds to come, and the way to grant one.
fn byes(at: &AtDesk, entry: &Entry, here: &str) -> Markup {
    let next = at.event().next_round();
    let rounds = at.event().overview().rounds;
    if next > rounds {
        return html! {};
    }
    html! {
        section {
            h2 { (at.say("player-byes")) }
            @for (&round, &bye) in entry.byes.range(next..) {
                @let said = at.reader.say(bye_id(bye), &[("round", round.to_string().into())]);
                div.line {
                    span { (said) }
                    (button(at, &Command::ReturnBye { entry: entry.id, round },
                        &at.say("player-bye-back"), here, ""))
                }
            }
            form.line method="post" action={ (here) "/bye" } {
                (at.visitor.token())
                div {
                    label for="bye-round" { (at.say("event-round")) }
                    select #bye-round name="round" {
                        @for round in next..=rounds { option value=(round) { (round) } }
                    }
                }
                div {
                    label for="bye-kind" { (at.say("player-bye-kind")) }
                    select #bye-kind name="bye" {
                        @for (kind, label) in [
                            ("half", "player-bye-half"),
                            ("zero", "player-bye-zero"),
                            ("full", "player-bye-full"),
                        ] {
                            option value=(kind) { (at.say(label)) }
                        }
                    }
                }
                button { (at.say("player-bye-grant")) }
            }
        }
    }
}
