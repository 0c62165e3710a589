//! Teams: formed, formed anew, dissolved.

use std::collections::BTreeSet;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_tournament::{Command, EntryId, Refusal, Team, TeamId};

use super::at::AtDesk;
use super::command::button;
use super::fields::{Faults, Fields};
use super::frame::{Part, frame};
use crate::people::Form;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/teams", get(page).post(form_team))
}

async fn page(at: AtDesk) -> Response {
    show(&at, &Fields::default(), &Faults::default()).into_response()
}

/// Forms a team of the players whose numbers were typed, in board order.
async fn form_team(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let refused = |faults: &Faults| {
        if at.reader.wants_json {
            return refuse(&at.reader, StatusCode::BAD_REQUEST, &faults.in_one());
        }
        (StatusCode::BAD_REQUEST, show(&at, &fields, faults)).into_response()
    };
    let team: Option<u32> = fields.read("team").ok().flatten();
    let prefix = team.map_or("new".to_owned(), |team| team.to_string());
    let members = match members(&at, fields.get("members")) {
        Ok(members) => members,
        Err(text) => return refused(&Faults::one(&format!("members-{prefix}"), text)),
    };
    let command = Command::FormTeam {
        team: team.map(TeamId),
        name: fields.get("name").to_owned(),
        members,
    };
    let on = at.address("/desk/teams");
    match at.act(command.clone()).await {
        Ok(desk) => at.done(&desk, &on),
        Err(DeskError::Refused(refusal)) if !matches!(*refusal, Refusal::Confirm { .. }) => {
            let field = match *refusal {
                Refusal::NameMissing => "name",
                _ => "members",
            };
            refused(&Faults::one(&format!("{field}-{prefix}"), at.why(&refusal)))
        }
        Err(error) => at.not_done(&error, Some(command), &on),
    }
}

/// Entries by their numbers on the start list.
fn members(at: &AtDesk, text: &str) -> Result<Vec<EntryId>, String> {
    let numbers = text.split(|c: char| !c.is_alphanumeric());
    let numbers = numbers.filter(|number| !number.is_empty());
    numbers
        .map(|number| {
            let entry = number.parse().ok().and_then(|n| at.entry(n));
            entry.ok_or_else(|| {
                let args = [("number", number.to_owned().into())];
                at.reader.say("event-no-number", &args)
            })
        })
        .collect()
}

fn show(at: &AtDesk, typed: &Fields, faults: &Faults) -> Markup {
    let title = at.say("teams-title");
    let teams: Vec<&Team> = at.event().teams().collect();
    let content = html! {
        (faults.summary(&at.reader))
        p { (at.say("teams-about")) }
        @if teams.is_empty() { (named(at)) }
        @for team in &teams { (one(at, team, typed)) }
        section {
            h2 { (at.say("teams-new")) }
            @let typed = Some(typed).filter(|typed| typed.get("team").is_empty());
            (form(at, None, typed.map_or("", |t| t.get("name")), typed.map_or("", |t| t.get("members"))))
        }
        section {
            h2 { (at.say("event-menu-list")) }
            ul.names { @for entry in at.event().start_list() { li { (at.who(entry)) } } }
        }
    };
    frame(at, Part::Players, &title, &[], &content)
}

/// Teams that the players' data name: they are scored as long as none is formed here.
fn named(at: &AtDesk) -> Markup {
    let entries = at.event().entries();
    let names: BTreeSet<&str> = entries.map(|entry| &*entry.player.team).collect();
    let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
    html! {
        @if !names.is_empty() {
            p { (at.reader.say("teams-named", &[("teams", names.join(", ").into())])) }
        }
    }
}

fn one(at: &AtDesk, team: &Team, typed: &Fields) -> Markup {
    let numbers = at.event().numbers();
    let members: Vec<String> = team
        .members
        .iter()
        .filter_map(|entry| numbers.get(entry))
        .map(u32::to_string)
        .collect();
    let members = members.join(", ");
    let mine = typed.get("team") == team.id.to_string();
    let here = at.address("/desk/teams");
    html! {
        section {
            h2 { (team.name) }
            ol { @for &member in &team.members { li { (at.who(member)) } } }
            details {
                summary { (at.say("teams-change")) }
                @if mine {
                    (form(at, Some(team.id), typed.get("name"), typed.get("members")))
                } @else {
                    (form(at, Some(team.id), &team.name, &members))
                }
                (button(at, &Command::DissolveTeam { team: team.id }, &at.say("teams-dissolve"),
                    &here, ""))
            }
        }
    }
}

fn form(at: &AtDesk, team: Option<TeamId>, name: &str, members: &str) -> Markup {
    let prefix = team.map_or("new".to_owned(), |team| team.to_string());
    let (name_id, members_id) = (format!("name-{prefix}"), format!("members-{prefix}"));
    html! {
        form.asking method="post" action=(at.address("/desk/teams")) {
            (at.visitor.token())
            @if let Some(team) = team { input type="hidden" name="team" value=(team); }
            div.field {
                label for=(name_id) { (at.say("teams-name")) }
                input id=(name_id) name="name" type="text" value=(name) required autocomplete="off";
            }
            div.field {
                label for=(members_id) { (at.say("teams-members")) }
                input id=(members_id) name="members" type="text" value=(members) required
                    autocomplete="off" inputmode="numeric";
            }
            div.actions { button.main[team.is_none()] { (at.say("teams-keep")) } }
        }
    }
}
