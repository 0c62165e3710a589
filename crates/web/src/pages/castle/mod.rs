//! Castling: explained, taught, practised, ruled on, announced.

mod announce;
mod explain;
mod incident;
mod lessons;
mod practice;
mod ruling;
mod show;
mod wrong_array;

use axum::Router;
use maud::{Markup, html};

use crate::layout::Extras;
use crate::reader::Reader;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .merge(explain::routes())
        .merge(lessons::routes())
        .merge(practice::routes())
        .merge(ruling::routes())
        .merge(announce::routes())
}

/// What the pages of castling need besides their content.
const EXTRAS: Extras<'static> = Extras {
    styles: &["board.css", "castle.css"],
    scripts: &["board.js", "castle.js"],
};

/// The pages by their addresses.
const PAGES: [(&str, &str); 5] = [
    ("/castle", "trainer-menu-explain"),
    ("/castle/lessons", "trainer-menu-lessons"),
    ("/castle/practice", "trainer-menu-practice"),
    ("/castle/ruling", "trainer-menu-ruling"),
    ("/castle/announce", "trainer-menu-announce"),
];

/// The way between the pages of castling; `here` is one of their addresses.
fn menu(reader: &Reader, here: &str) -> Markup {
    html! {
        nav.menu aria-label=(reader.say("trainer-menu", &[])) {
            ul {
                @for (address, name) in PAGES {
                    li {
                        a href=(address) aria-current=[(address == here).then_some("page")] {
                            (reader.say(name, &[]))
                        }
                    }
                }
            }
        }
    }
}
