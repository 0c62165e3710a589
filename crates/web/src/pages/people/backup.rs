//! How old the last backup is, for the owner.

use jiff::Timestamp as Instant;
use maud::{Markup, html};
use rokada_tournament::Timestamp;
use serde_json::json;

use crate::backup::{Backups, State};
use crate::moment;
use crate::reader::Reader;

/// For a program.
pub(super) fn document(backups: Option<&Backups>) -> serde_json::Value {
    let Some(backups) = backups else {
        return serde_json::Value::Null;
    };
    let State {
        last,
        current,
        failed,
    } = backups.state();
    json!({
        "folder": backups.folder().display().to_string(),
        "last": last.map(|last| last.to_string()),
        "current": current,
        "failed": failed,
    })
}

/// In words.
pub(super) fn told(reader: &Reader, backups: Option<&Backups>) -> Markup {
    let Some(backups) = backups else {
        return html! { p { (reader.say("backup-none-made", &[])) } };
    };
    let folder = backups.folder().display().to_string();
    let state = backups.state();
    html! {
        @if let Some(reason) = &state.failed {
            p.notice.wrong role="alert" {
                (reader.say("backup-failed", &[("reason", reason.as_str().into())]))
            }
        }
        p { (reader.say("backup-folder", &[("folder", folder.into())])) }
        @match state.last {
            Some(last) => p { (of(reader, last, state.current)) },
            None => p { (reader.say("backup-none-yet", &[])) },
        }
    }
}

fn of(reader: &Reader, last: Instant, current: bool) -> String {
    let moment = moment::with_day(reader, Timestamp(last.as_second()));
    let minutes = Instant::now().duration_since(last).as_mins();
    let args = [
        ("moment", moment.into()),
        ("hours", (minutes / 60).into()),
        ("minutes", (minutes % 60).into()),
    ];
    let said = reader.say("backup-last", &args);
    if current {
        return said;
    }
    format!("{said} {}", reader.say("backup-newer", &[]))
}
