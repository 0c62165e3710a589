//! What every screen of the desk has around it.

use maud::{Markup, html};

use super::at::AtDesk;
use crate::layout::{self, Extras};

/// The parts of the desk, in the order an evening needs them.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    None,
    Desk,
    Players,
    Draw,
    Pairing,
    Results,
    Links,
    Settings,
    Journal,
}

impl Part {
    const ALL: [(Part, &'static str, &'static str); 8] = [
        (Part::Desk, "/desk", "desk-part-desk"),
        (Part::Players, "/desk/players", "desk-part-players"),
        (Part::Draw, "/desk/draw", "desk-part-draw"),
        (Part::Pairing, "/desk/pairing", "desk-part-pairing"),
        (Part::Results, "/desk/results", "desk-part-results"),
        (Part::Links, "/desk/people", "people-desk-part"),
        (Part::Settings, "/desk/settings", "desk-part-settings"),
        (Part::Journal, "/desk/journal", "desk-part-journal"),
    ];
}

/// A screen of the desk: the event, the parts of the desk, a title and what the screen is for.
pub(crate) fn frame(
    at: &AtDesk,
    part: Part,
    title: &str,
    scripts: &[&str],
    content: &Markup,
) -> Markup {
    let name = &at.event().settings().name;
    let parts = Part::ALL
        .into_iter()
        .filter(|(part, ..)| at.is_arbiter() || *part == Part::Results);
    let content = html! {
        p.event { a href=(at.address("")) { (name) } }
        nav.menu aria-label=(at.say("desk-parts")) {
            ul {
                @for (one, rest, label) in parts {
                    li {
                        a href=(at.address(rest)) aria-current=[(one == part).then_some("page")] {
                            (at.say(label))
                        }
                    }
                }
            }
        }
        h1 { (title) }
        div.overwritten #overwritten role="status" hidden data-seen=(at.say("results-seen"))
            data-live={ (at.address("/desk/live")) "?seen=" (at.version()) } {}
        (content)
    };
    let extras = Extras {
        styles: &["desk.css", "people.css"],
        scripts: &[&["news.js"], scripts].concat(),
    };
    let title = format!("{title} · {name}");
    layout::page_with(&at.reader, &title, extras, &content)
}

/// Hints and warnings under a heading of their own.
pub(crate) fn warnings(heading: &str, lines: &[String]) -> Markup {
    html! {
        @if !lines.is_empty() {
            section.notice {
                h2 { (heading) }
                ul { @for line in lines { li { (line) } } }
            }
        }
    }
}
