//! When a drawn position is announced.

use axum::response::Response;
use rokada_desk::now;
use rokada_tournament::{Command, Timestamp};

use super::{again, round};
use crate::pages::desk::at::AtDesk;
use crate::pages::desk::fields::{Faults, Fields};
use crate::pages::desk::times;
use crate::people::Form;
use crate::reader::Reader;

/// The moment asked for: at once, in so many minutes, or at a time of the hall's clock.
pub(super) fn read(fields: &Fields, reader: &Reader) -> Result<Option<Timestamp>, Faults> {
    let wrong = |field: &str, id: &str| {
        let found = [("found", fields.get(field).to_owned().into())];
        Err(Faults::one(field, reader.say(id, &found)))
    };
    match fields.get("when") {
        "minutes" => match fields.get("minutes").parse::<u16>() {
            Ok(minutes) => Ok(Some(Timestamp(now().0 + i64::from(minutes) * 60))),
            Err(_) => wrong("minutes", "settings-bad-number"),
        },
        "moment" => match times::read(fields.get("moment")) {
            Some(moment) => Ok(Some(moment)),
            None => wrong("moment", "desk-draw-bad-moment"),
        },
        _ => Ok(None),
    }
}

/// Changes the moment of a position that is drawn.
pub(super) async fn set(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let Some(round) = round(&at) else {
        return at.missing();
    };
    let announce_at = match read(&fields, &at.reader) {
        Ok(moment) => moment,
        Err(faults) => return again(&at, round, &fields, &faults),
    };
    let on = at.address(&format!("/desk/draw/{round}"));
    at.carry_out(Command::SetAnnouncement { round, announce_at }, &on)
        .await
}
