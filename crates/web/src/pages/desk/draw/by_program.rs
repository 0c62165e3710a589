//! The draw by program: at once, or announced beforehand with a commitment.

use axum::http::StatusCode;
use axum::response::Response;
use rokada_desk::DeskError;
use rokada_draw::program::{Commitment, Secret};
use rokada_draw::{Fault, Protocol, Secrets};
use rokada_journal::Stream;
use rokada_tournament::{Command, by_program, plain_text};

use super::{again, moment, round, secret};
use crate::pages::desk::at::AtDesk;
use crate::pages::desk::fields::{Faults, Fields};
use crate::people::{Form, Nothing};
use crate::refusal::{failed, refuse};

/// Publishes the commitment of a fresh secret; the secret is kept until the draw.
pub(super) async fn announce(at: AtDesk, Form(_): Form<Nothing>) -> Response {
    let Some(round) = round(&at) else {
        return at.missing();
    };
    let secret = match secret(&at) {
        Ok(secret) => secret,
        Err(refused) => return *refused,
    };
    let announcement = at
        .event()
        .pool(round, &[])
        .and_then(|pool| Protocol::announcement(secret.commitment(), pool));
    let announcement = match announcement {
        Ok(announcement) => Box::new(announcement),
        Err(error) => {
            let detail = at.reader.words.draw_pool_error(&error);
            return refuse(&at.reader, StatusCode::CONFLICT, &detail);
        }
    };
    let actor = at.visitor.actor();
    if let Err(error) = secrets(&at).act(&actor, secret).await {
        return failed(&at.reader, &DeskError::from(error));
    }
    let on = at.address(&format!("/desk/draw/{round}"));
    let command = Command::AnnounceDraw {
        round,
        announcement,
    };
    at.carry_out(command, &on).await
}

/// The secrets of the event's draws, apart from its facts, which anyone may read.
fn secrets(at: &AtDesk) -> Stream<Secrets> {
    Stream::new(at.site.journal(), Secrets::stream(at.id()))
}

/// Draws from the announced secret and the text called out, or from a fresh one.
pub(super) async fn draw(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let Some(round) = round(&at) else {
        return at.missing();
    };
    let announce_at = match moment::read(&fields, &at.reader) {
        Ok(moment) => moment,
        Err(faults) => return again(&at, round, &fields, &faults),
    };
    let secret = match the_secret(&at, round, &fields).await {
        Ok(secret) => secret,
        Err(response) => return *response,
    };
    let text = match fields.get("text") {
        "" => plain_text(at.id(), round),
        text => text.to_owned(),
    };
    let mut draw = match by_program(at.event(), round, &secret, &text) {
        Ok(draw) => draw,
        Err(fault) => {
            let field = match fault {
                Fault::Program(_) => "text",
                _ => "program",
            };
            let faults = Faults::one(field, at.reader.words.draw_fault(&fault));
            return again(&at, round, &fields, &faults);
        }
    };
    draw.announce_at = announce_at;
    let on = at.address(&format!("/desk/draw/{round}"));
    let command = Command::DrawPosition { round, draw };
    // Whether to draw again was asked before: nobody sees a position and then decides.
    let command = match fields.ticked("again") {
        true => command.anyway(),
        false => command,
    };
    match at.act(command).await {
        Ok(desk) => at.done(&desk, &on),
        Err(error) => at.not_done(&error, None, &on),
    }
}

/// The secret behind the announcement: kept here, or typed by whoever kept it elsewhere. Without
/// an announcement a fresh one will do.
async fn the_secret(at: &AtDesk, round: u16, fields: &Fields) -> Result<Secret, Box<Response>> {
    let announced = at.event().round(round);
    let announced = announced.and_then(|round| round.announcement.as_ref());
    let Some(commitment) = announced.and_then(|announced| announced.commitment.as_deref()) else {
        return secret(at);
    };
    let words = at.reader.words;
    let wrong = |error| {
        let faults = Faults::one("secret", words.draw_program_error(&error));
        Box::new(again(at, round, fields, &faults))
    };
    if !fields.get("secret").is_empty() {
        return fields.get("secret").parse().map_err(wrong);
    }
    let commitment: Commitment = commitment.parse().map_err(wrong)?;
    let mut secrets = secrets(at);
    let read = secrets.catch_up().await;
    match read.map(|()| secrets.state().behind(commitment)) {
        Ok(Some(secret)) => Ok(secret.clone()),
        Ok(None) => {
            let faults = Faults::one("secret", at.say("desk-draw-secret-elsewhere"));
            Err(Box::new(again(at, round, fields, &faults)))
        }
        Err(error) => Err(Box::new(failed(&at.reader, &DeskError::from(error)))),
    }
}
