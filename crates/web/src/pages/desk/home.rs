//! The desk itself: where the event stands, and the one button for what comes next.

use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_desk::now;
use rokada_draw::program::Secret;
use rokada_tournament::views::Overview;
use rokada_tournament::{Command, Phase, Step, System, Warning, step};
use serde::Serialize;

use super::at::AtDesk;
use super::command::button;
use super::draw::secret;
use super::frame::{Part, frame, warnings};
use super::times;
use crate::moment::said;
use crate::people::{Form, Nothing};
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/{id}/desk", get(page))
        .route("/events/{id}/desk/next", post(next))
}

/// The desk for a program.
#[derive(Serialize)]
struct Answer {
    next: Step,
    version: u64,
    #[serde(flatten)]
    overview: Overview,
}

async fn page(at: AtDesk) -> Response {
    let overview = at.event().overview();
    let next = step(at.event());
    if at.reader.wants_json {
        let version = at.version();
        return Json(Answer {
            next,
            version,
            overview,
        })
        .into_response();
    }
    let who = |entry| at.who(entry);
    let lines: Vec<String> = overview
        .warnings
        .iter()
        .map(|warning| at.reader.words.event_warning(warning, &who))
        .collect();
    let content = html! {
        p.quiet { (stands(&at, &overview)) }
        (secrets(&at))
        section.next aria-label=(at.say("desk-next")) { (main_step(&at, &next)) }
        (warnings(&at.say("desk-warnings"), &lines))
        (ways(&at))
    };
    let title = at.say("desk-title");
    frame(&at, Part::Desk, &title, &["desk.js"], &content).into_response()
}

/// Draws, pairs and publishes in one go.
async fn next(at: AtDesk, Form(_): Form<Nothing>) -> Response {
    let home = at.address("/desk");
    let secret: Secret = match secret(&at) {
        Ok(secret) => secret,
        Err(refused) => return *refused,
    };
    let mut desk = at.desk();
    let done = desk.next_round(&at.visitor.actor(), &secret).await;
    let desk = at.site.events().keep(desk);
    match done {
        Ok(()) => at.done(&desk, &home),
        Err(error) => at.not_done(&error, None, &home),
    }
}

fn stands(at: &AtDesk, overview: &Overview) -> String {
    let id = match overview.phase {
        Phase::Finished => "desk-stands-finished",
        Phase::Archived => "desk-stands-archived",
        _ if overview.current_round == 0 => "desk-stands-before",
        _ => "desk-stands-round",
    };
    let args = [
        ("n", overview.players.into()),
        ("round", overview.current_round.to_string().into()),
        ("rounds", overview.rounds.to_string().into()),
    ];
    at.reader.say(id, &args)
}

/// Positions that are drawn and not announced yet.
fn secrets(at: &AtDesk) -> Markup {
    let now = now();
    let event = at.event();
    let rounds = (1..=event.next_round()).filter_map(|number| {
        let draw = event.round(number)?.draw.as_ref()?;
        let moment = draw.announce_at.filter(|_| !draw.is_public(now))?;
        Some((number, moment))
    });
    html! {
        @for (round, moment) in rounds {
            @let args = [
                ("round", round.to_string().into()),
                ("moment", said(&at.reader, moment).into()),
            ];
            p.secret {
                (at.reader.say("desk-secret", &args)) " "
                (countdown(at, moment))
                a href=(at.address(&format!("/desk/draw/{round}"))) { (at.say("desk-secret-change")) }
            }
        }
    }
}

/// Time left, filled in by the script.
pub(super) fn countdown(at: &AtDesk, moment: rokada_tournament::Timestamp) -> Markup {
    html! {
        span.countdown data-until=(times::exact(moment))
            data-left=(at.reader.say("desk-left", &[("left", "{left}".into())])) hidden {}
        " "
    }
}

/// What comes next, with its one main button and what may be done instead.
fn main_step(at: &AtDesk, next: &Step) -> Markup {
    let say = |id: &str| at.say(id);
    let of_round = |id: &str, round: u16| at.reader.say(id, &[("round", round.to_string().into())]);
    let go =
        |rest: &str, label: String| html! { a.button.main href=(at.address(rest)) { (label) } };
    let home = at.address("/desk");
    let act = |command: Command, label: String| button(at, &command, &label, &home, "main");
    html! {
        @match *next {
            Step::EnterPlayers => {
                (go("/desk/players", say("desk-step-players")))
            }
            Step::FormTeams => { (go("/desk/teams", say("desk-step-teams"))) }
            Step::DrawColor => { (go("/desk/lot", say("desk-step-color"))) }
            Step::DrawPosition { round } => {
                (go(&format!("/desk/draw/{round}"), of_round("desk-step-draw", round)))
                @if round > at.event().current_round() { (pair(at, round, "")) }
                (at_once(at, round))
            }
            Step::Pair { round } => { (pair(at, round, "main")) (at_once(at, round)) }
            Step::Publish { round } if somebody_is_left_out(at, round) => {
                (go("/desk/pairing", of_round("desk-step-places", round)))
            }
            Step::Publish { round } => {
                (act(Command::PublishRound { round }, of_round("desk-step-publish", round)))
                a.button href=(at.address("/desk/pairing")) { (say("desk-look-at-pairing")) }
            }
            Step::EnterResults { round, done, boards } => {
                @let args = [
                    ("round", round.to_string().into()),
                    ("done", done.to_string().into()),
                    ("boards", boards.to_string().into()),
                ];
                (go(&format!("/desk/results/{round}"), at.reader.say("desk-step-results", &args)))
            }
            Step::BreakTies { round, .. } => {
                (go(&format!("/desk/results/{round}"), of_round("desk-step-ties", round)))
            }
            Step::Finish => { (act(Command::Finish, say("desk-step-finish"))) }
            Step::Archive => {
                a.button.main href=(at.address("/table")) { (say("desk-step-table")) }
                (button(at, &Command::Archive, &say("desk-archive"), &home, ""))
                (button(at, &Command::Reopen, &say("desk-reopen"), &home, ""))
            }
            Step::Reopen => { (act(Command::Reopen, say("desk-reopen"))) }
        }
    }
}

/// Whether a pairing still lacks a place for somebody, so that it can't be published.
fn somebody_is_left_out(at: &AtDesk, round: u16) -> bool {
    let warnings = at.event().round_warnings(round);
    warnings
        .iter()
        .any(|warning| matches!(warning, Warning::LeftOut { .. }))
}

/// The ways to pair a round.
fn pair(at: &AtDesk, round: u16, class: &str) -> Markup {
    let numbered = [("round", round.to_string().into())];
    let on = at.address("/desk");
    let by_hand = at.address("/desk/pairing");
    html! {
        @if at.event().settings().system == System::ByHand {
            (button(at, &Command::PairRoundByHand,
                &at.reader.say("desk-step-by-hand", &numbered), &by_hand, class))
        } @else {
            (button(at, &Command::PairRound, &at.reader.say("desk-step-pair", &numbered), &on,
                class))
            (button(at, &Command::PairRoundByHand, &at.say("desk-by-hand"), &by_hand, ""))
        }
    }
}

/// The button for arbiters in a hurry.
fn at_once(at: &AtDesk, round: u16) -> Markup {
    if round <= at.event().current_round() || at.event().settings().system == System::ByHand {
        return html! {};
    }
    let label = at
        .reader
        .say("desk-at-once", &[("round", round.to_string().into())]);
    html! {
        form method="post" action=(at.address("/desk/next")) {
            (at.visitor.token())
            button { (label) }
        }
    }
}

/// The ways to the rest.
fn ways(at: &AtDesk) -> Markup {
    let round = at.event().overview().published_rounds;
    html! {
        nav aria-label=(at.say("desk-ways")) {
            ul.ways {
                @for (rest, label) in [
                    ("/desk/players", "desk-way-players"),
                    ("/desk/order", "desk-way-order"),
                    ("/desk/pairs", "desk-way-pairs"),
                    ("/desk/teams", "desk-way-teams"),
                    ("/desk/lot", "desk-way-lot"),
                    ("/desk/people", "desk-way-links"),
                    ("/desk/undo", "desk-way-undo"),
                ] {
                    li { a href=(at.address(rest)) { (at.say(label)) } }
                }
            }
        }
        @if round > 0 {
            section {
                h2 { (at.say("desk-hall")) }
                ul.ways {
                    @for (rest, label) in [
                        (format!("/{round}"), "desk-way-page"),
                        ("/table".to_owned(), "desk-way-table"),
                        ("/hall".to_owned(), "desk-hall-screen"),
                        (format!("/print/pairings/{round}"), "print-by-name"),
                        (format!("/print/slips/{round}"), "print-slips"),
                    ] {
                        li { a href=(at.address(&rest)) { (at.say(label)) } }
                    }
                }
            }
        }
    }
}
