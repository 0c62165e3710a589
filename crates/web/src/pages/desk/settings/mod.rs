//! The regulations of an event as a form.

mod read;
mod show;
mod write;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_tournament::{Command, Refusal, Setting};

pub(super) use read::read;
pub(super) use show::{essentials, more};
pub(super) use write::fields_of;

use super::at::AtDesk;
use super::command::button;
use super::fields::{Ask, Faults, Fields};
use super::frame::{Part, frame};
use crate::people::Form;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/settings", get(page).post(change))
}

async fn page(at: AtDesk) -> Response {
    if at.reader.wants_json {
        return axum::Json(at.event().settings()).into_response();
    }
    let fields = fields_of(at.event().settings());
    show(&at, &fields, &Faults::default())
}

async fn change(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let settings = match read(&fields, at.event().settings(), &at.reader) {
        Ok(settings) => settings,
        Err(faults) => return refused(&at, &fields, &faults),
    };
    let home = at.address("/desk");
    if settings == *at.event().settings() {
        return at.as_it_was(&home);
    }
    let command = Command::ChangeSettings {
        settings: Box::new(settings),
    };
    match at.act(command.clone()).await {
        Ok(desk) => at.done(&desk, &home),
        Err(DeskError::Refused(refusal)) if field_of(&refusal).is_some() => {
            let field = field_of(&refusal).unwrap_or_default();
            refused(&at, &fields, &Faults::one(field, at.why(&refusal)))
        }
        Err(error) => at.not_done(&error, Some(command), &home),
    }
}

fn refused(at: &AtDesk, fields: &Fields, faults: &Faults) -> Response {
    if at.reader.wants_json {
        return refuse(&at.reader, StatusCode::BAD_REQUEST, &faults.in_one());
    }
    (StatusCode::BAD_REQUEST, show(at, fields, faults)).into_response()
}

fn show(at: &AtDesk, fields: &Fields, faults: &Faults) -> Response {
    let ask = Ask {
        reader: &at.reader,
        part: "settings",
        fields,
        faults,
    };
    let content = html! {
        (faults.summary(&at.reader))
        form.asking method="post" action=(at.address("/desk/settings")) {
            (at.visitor.token())
            (essentials(ask))
            (more(ask, true))
            div.actions { button.main { (at.say("settings-keep")) } }
        }
        (mode(at))
    };
    let title = at.say("settings-title");
    frame(at, Part::Settings, &title, &[], &content).into_response()
}

/// Whether the event is in FIDE mode, and the way out of it.
fn mode(at: &AtDesk) -> Markup {
    let on = at.address("/desk/settings");
    html! {
        section.notice #fide-mode {
            h2 { (at.say("mode-in")) }
            @if let Some(left) = at.event().mode_left() {
                p { (at.reader.words.mode_left(&left)) }
            } @else {
                p { (at.say("mode-in-about")) }
                (button(at, &Command::LeaveFideMode, &at.say("mode-leave"), &on, "danger"))
            }
        }
    }
}

/// The field that a refused setting is in.
pub(super) fn field_of(refusal: &Refusal) -> Option<&'static str> {
    let setting = match refusal {
        Refusal::BadSetting { setting } | Refusal::FixedOncePaired { setting } => *setting,
        Refusal::RoundsPaired { .. } | Refusal::RoundsFollow { .. } => Setting::Rounds,
        _ => return None,
    };
    Some(match setting {
        Setting::Name => "name",
        Setting::Federation => "federation",
        Setting::Dates => "ends",
        Setting::Rounds => "rounds",
        Setting::System | Setting::InitialColor => "system",
        Setting::MiniMatch => "games",
        Setting::Points => "points_win",
        Setting::TieBreaks | Setting::RoundRobinTieBreaks => "tie_breaks",
        Setting::ByeWorth => "points_pairing_bye",
        Setting::Positions => "excluded",
        Setting::Seeding => "seed_1",
        Setting::Categories => "category_name",
        Setting::Teams => "teams",
    })
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use axum::extract::{FromRequestParts, Request};
    use rokada_chess::StartPosition;
    use rokada_draw::{Games, Policy, Scope};
    use rokada_tournament::{
        Acceleration, Bye, ByeRules, Category, Date, Rating, Settings, Sex, Supervision, System,
        TeamScoring, TimeControl,
    };

    use super::*;
    use crate::reader::Reader;

    async fn reader() -> Reader {
        let (mut parts, ()) = Request::new(()).into_parts();
        let Ok(reader) = Reader::from_request_parts(&mut parts, &()).await;
        reader
    }

    /// Everything that an organiser can choose goes through the form unchanged.
    #[tokio::test]
    async fn what_the_form_shows_it_reads_back() {
        let all = Settings {
            name: "Evening".into(),
            place: "Club".into(),
            federation: "SRB".into(),
            starts: Date::new(2015, 1, 4),
            ends: Date::new(2015, 1, 5),
            chief_arbiter: "Arbiter 01".into(),
            deputy_arbiters: vec!["Arbiter 02".into(), "Arbiter 03".into()],
            system: System::Dutch {
                acceleration: Acceleration::Baku,
            },
            rounds: 7,
            time_control: TimeControl::from_str("40/90+30,30+30").unwrap(),
            supervision: Supervision::Full,
            positions: Policy {
                classical: true,
                repeats: true,
                excluded: [StartPosition::new(7).unwrap()].into(),
                scope: Scope::Board,
                games: Games::MiniMatch,
                short_list: Some(12),
            },
            short_list: vec![5, 17, 3],
            minutes_before: 15,
            tie_breaks: vec!["BH".into(), "SB".into()],
            seeding: vec![Rating::National, Rating::Standard],
            byes: ByeRules {
                half_points: 2,
                none_in_last: 0,
                enter_until: 5,
                missed: Bye::Half,
            },
            keep_clubs_apart: true,
            keep_teams_apart: true,
            players_report: true,
            categories: vec![
                Category {
                    born_from: Some(2005),
                    sex: Some(Sex::Female),
                    club: Some("Club B".into()),
                    rated_below: Some(1800),
                    ..Category::named("Girls")
                },
                Category::named("Guests"),
            ],
            teams: TeamScoring::BestOf { players: 4 },
            ..Settings::default()
        };
        let reader = reader().await;
        for settings in [Settings::named("Evening", 5), all] {
            let read = read(&fields_of(&settings), &settings, &reader);
            assert_eq!(read.map_err(|faults| faults.in_one()), Ok(settings));
        }
        for system in write::SYSTEMS {
            let settings = Settings {
                system: write::system(system).unwrap(),
                ..Settings::named("Evening", 5)
            };
            let read = read(&fields_of(&settings), &Settings::default(), &reader);
            assert_eq!(read.map_err(|faults| faults.in_one()), Ok(settings));
        }
    }

    #[tokio::test]
    async fn every_wrong_field_is_named() {
        let mut fields = Fields::default();
        for (name, value) in [
            ("name", "Evening"),
            ("rounds", "many"),
            ("time", "soon"),
            ("starts", "yesterday"),
            ("excluded", "518 960"),
            ("points_win", "one"),
        ] {
            fields.put(name, value);
        }
        let reader = reader().await;
        let Err(faults) = read(&fields, &Settings::default(), &reader) else {
            panic!("read");
        };
        let summary = faults.summary(&reader).into_string();
        for field in ["rounds", "time", "starts", "excluded", "points_win"] {
            assert!(summary.contains(&format!("href=\"#{field}\"")), "{summary}");
        }
    }
}
