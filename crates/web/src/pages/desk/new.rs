//! A new event: from a few questions, or from a tournament report.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_desk::{Desk, DeskError};
use rokada_tournament::trf::Note;
use rokada_tournament::{Command, FromFile, Player, Settings, read_players, read_report};

use super::fields::{Ask, Faults, Fields};
use super::lot;
use super::settings::{essentials, field_of, fields_of, more, read};
use super::{list, told};
use crate::layout::{self, Extras, encode};
use crate::people::{Action, Upload, Visitor};
use crate::reader::Reader;
use crate::refusal::{failed, in_words, refuse};
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events/new", get(form).post(make))
        .route("/events/new/report", post(import))
}

async fn form(reader: Reader, visitor: Visitor) -> Response {
    if let Some(refused) = visitor.refused(&reader, Action::MakeEvent) {
        return refused;
    }
    let mut fields = fields_of(&Settings::default());
    fields.put("color", "lot");
    show(&reader, &visitor, &fields, &Faults::default()).into_response()
}

async fn make(
    State(site): State<Site>,
    reader: Reader,
    visitor: Visitor,
    upload: Upload,
) -> Response {
    if let Some(refused) = visitor.refused(&reader, Action::MakeEvent) {
        return refused;
    }
    let fields = Fields(upload.fields.clone());
    let again = |faults: &Faults| again(&reader, &visitor, &fields, faults);
    let (settings, players, color) = match asked(&upload, &fields, &reader) {
        Ok(asked) => asked,
        Err(faults) => return again(&faults),
    };
    let FromFile { value, notes } = players;
    match create(&site, &visitor, settings, value, color).await {
        Ok(desk) => made(&site, desk, &notes, &reader),
        Err(DeskError::Refused(refusal)) => {
            let field = field_of(&refusal).unwrap_or("list");
            let why = reader
                .words
                .event_refusal(&refusal, &|entry| entry.to_string());
            again(&Faults::one(field, why))
        }
        Err(error) => failed(&reader, &error),
    }
}

/// What the form asks for: the regulations, the players if any are given yet, and the lot.
fn asked(
    upload: &Upload,
    fields: &Fields,
    reader: &Reader,
) -> Result<(Settings, FromFile<Vec<Player>>, Color), Faults> {
    let mut settings = read(fields, &Settings::default(), reader)?;
    if settings.tie_breaks == Settings::default().tie_breaks {
        // The form's own list, which nobody chose: a round robin has another.
        settings.tie_breaks = settings.system.tie_breaks();
    }
    let (field, sent) = list::sent(upload, fields);
    let players = match sent {
        [] => FromFile {
            value: Vec::new(),
            notes: Vec::new(),
        },
        sent => read_players(sent, None).map_err(|fault| list::faults(reader, field, &fault))?,
    };
    let color = match fields.get("color") {
        "white" => Color::White,
        "black" => Color::Black,
        _ => lot::drawn().map_err(|error| Faults::one("color", lot::in_words(reader, &error)))?,
    };
    Ok((settings, players, color))
}

/// Everything is decided before anything is kept, so that a refused list leaves no event behind.
async fn create(
    site: &Site,
    visitor: &Visitor,
    settings: Settings,
    players: Vec<Player>,
    color: Color,
) -> Result<Desk, DeskError> {
    let mut desk = Desk::for_new(site.journal(), &settings.name).await?;
    let mut commands = vec![
        Command::Create {
            settings: Box::new(settings),
        },
        Command::SetInitialColor {
            color,
            lot: String::new(),
        },
    ];
    if !players.is_empty() {
        // Namesakes in one's own list are meant.
        commands.push(Command::Enter { players }.anyway());
    }
    let mut event = desk.event().clone();
    let mut facts = Vec::new();
    for command in commands {
        let decided = rokada_tournament::decide(&event, command)
            .map_err(|refusal| DeskError::Refused(Box::new(refusal)))?;
        for fact in &decided {
            rokada_tournament::apply(&mut event, fact);
        }
        facts.extend(decided);
    }
    if desk.keep(&visitor.actor(), &facts).await? {
        Ok(desk)
    } else {
        Err(DeskError::Busy)
    }
}

async fn import(
    State(site): State<Site>,
    reader: Reader,
    visitor: Visitor,
    upload: Upload,
) -> Response {
    if let Some(refused) = visitor.refused(&reader, Action::MakeEvent) {
        return refused;
    }
    let fields = Fields(upload.fields.clone());
    let sent = match upload.file("report_file") {
        Some(bytes) if !bytes.is_empty() => bytes,
        _ => fields.get("report").as_bytes(),
    };
    let (name, facts, notes) = match read_report(sent, None) {
        Ok(FromFile {
            value: (name, facts),
            notes,
        }) => (name, facts, notes),
        Err(fault) => {
            let faults = list::faults(&reader, "report", &fault);
            let mut shown = fields_of(&Settings::default());
            shown.put("report", fields.get("report"));
            return again(&reader, &visitor, &shown, &faults);
        }
    };
    let name = name.unwrap_or_default();
    let kept = async {
        let mut desk = Desk::for_new(site.journal(), &name).await?;
        match desk.keep(&visitor.actor(), &facts).await? {
            true => Ok(desk),
            false => Err(DeskError::Busy),
        }
    };
    match kept.await {
        Ok(desk) => made(&site, desk, &notes, &reader),
        Err(error) => {
            let (status, detail) = in_words(&reader, &error, &|entry| entry.to_string());
            refuse(&reader, status, &detail)
        }
    }
}

fn made(site: &Site, desk: Desk, notes: &[Note], reader: &Reader) -> Response {
    let desk = site.events().keep(desk);
    let address = format!("/events/{}/desk", encode(desk.id()));
    told::made(notes, &address, reader)
}

fn again(reader: &Reader, visitor: &Visitor, fields: &Fields, faults: &Faults) -> Response {
    if reader.wants_json {
        return refuse(reader, StatusCode::BAD_REQUEST, &faults.in_one());
    }
    let page = show(reader, visitor, fields, faults);
    (StatusCode::BAD_REQUEST, page).into_response()
}

fn show(reader: &Reader, visitor: &Visitor, fields: &Fields, faults: &Faults) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let ask = Ask {
        reader,
        part: "settings",
        fields,
        faults,
    };
    let event = Ask { part: "new", ..ask };
    let title = say("new-title");
    let content = html! {
        h1 { (title) }
        (faults.summary(reader))
        form.asking method="post" action="/events/new" enctype="multipart/form-data" {
            (visitor.token())
            (essentials(ask))
            fieldset {
                legend { (say("new-players")) }
                (event.lines("list", 6))
                (event.file("file"))
                (event.choose("color", &["lot", "white", "black"]))
            }
            (more(ask, false))
            div.actions { button.main { (say("new-make")) } }
        }
        details.more open[!fields.get("report").is_empty()] {
            summary { (say("new-from-report")) }
            form.asking method="post" action="/events/new/report" enctype="multipart/form-data" {
                (visitor.token())
                (event.file("report_file"))
                (event.lines("report", 6))
                div.actions { button { (say("new-import")) } }
            }
        }
    };
    let extras = Extras {
        styles: &["desk.css"],
        ..Extras::default()
    };
    layout::page_with(reader, &title, extras, &content)
}
