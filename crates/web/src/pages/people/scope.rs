//! Which events somebody arbitrates, chosen in a form.

use maud::{Markup, html};
use rokada_desk::DeskError;
use rokada_people::Scope;

use crate::pages::desk::Fields;
use crate::reader::Reader;
use crate::server::Site;

/// An event that can be chosen.
pub(super) struct Choice {
    id: String,
    name: String,
}

/// All events by name.
pub(super) async fn choices(site: &Site) -> Result<Vec<Choice>, DeskError> {
    let mut choices = Vec::new();
    let walk = rokada_desk::summaries(site.journal(), |id, _, summary| {
        let (id, name) = (id.to_owned(), summary.public.name);
        choices.push(Choice { id, name });
    });
    walk.await?;
    Ok(choices)
}

/// What was chosen.
pub(super) fn chosen(fields: &Fields) -> Scope {
    if fields.get("scope") == "all" {
        return Scope::All;
    }
    Scope::Named(fields.all("event").map(str::to_owned).collect())
}

/// The choice, with `scope` as it stands. `at` keeps the choices of several forms on a page apart.
pub(super) fn ask(reader: &Reader, at: &str, choices: &[Choice], scope: &Scope) -> Markup {
    let all = *scope == Scope::All;
    html! {
        fieldset id=(at) {
            legend { (reader.say("people-which-events", &[])) }
            label.choice {
                input type="radio" name="scope" value="all" checked[all];
                (reader.say("people-all-events", &[]))
            }
            @if !choices.is_empty() {
                label.choice {
                    input type="radio" name="scope" value="named" checked[!all];
                    (reader.say("people-these-events", &[]))
                }
                div.inner {
                    @for choice in choices {
                        label.choice {
                            input type="checkbox" name="event" value=(choice.id)
                                checked[!all && scope.has(&choice.id)];
                            (choice.name)
                        }
                    }
                }
            }
        }
    }
}

/// In words.
pub(super) fn say(reader: &Reader, choices: &[Choice], scope: &Scope) -> String {
    match scope {
        Scope::All => reader.say("people-all-events", &[]),
        Scope::Named(events) => {
            let name = |id: &String| {
                let choice = choices.iter().find(|choice| choice.id == *id);
                choice.map_or(id.clone(), |choice| choice.name.clone())
            };
            events.iter().map(name).collect::<Vec<_>>().join(", ")
        }
    }
}
