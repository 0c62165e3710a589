//! The form of the settings: what every event needs, and the rest folded away.

use maud::{Markup, html};

use super::write::{LISTS, SYSTEMS, WORTHS};
use crate::pages::desk::fields::{Ask, options};

/// What every organiser decides.
pub(in crate::pages::desk) fn essentials(ask: Ask<'_>) -> Markup {
    html! {
        (ask.needed("name"))
        div.pair { (ask.text("place")) (ask.text("time")) }
        div.pair { (ask.date("starts")) (ask.date("ends")) }
        div.pair { (ask.choose("system", &SYSTEMS)) (ask.number("rounds", 1, 99)) }
        fieldset {
            legend { (ask.reader.say("settings-positions", &[])) }
            div.pair {
                (ask.choose("scope", &["round", "board"]))
                (ask.choose("games", &["single", "mini-match"]))
            }
            (ask.tick("classical"))
            (ask.tick("repeats"))
        }
    }
}

/// The rest, which has a sound default.
pub(in crate::pages::desk) fn more(ask: Ask<'_>, open: bool) -> Markup {
    let say = |id: &str| ask.reader.say(id, &[]);
    html! {
        details.more open[open] {
            summary { (say("settings-more")) }
            fieldset {
                legend { (say("settings-people")) }
                (ask.text("chief_arbiter"))
                (ask.lines("deputies", 2))
                div.pair {
                    (ask.text("federation"))
                    (ask.choose("supervision", &["limited", "full"]))
                }
            }
            fieldset {
                legend { (say("settings-draw")) }
                (ask.number("minutes_before", 0, 999))
                (ask.text("excluded"))
                (ask.text("short_list"))
            }
            fieldset {
                legend { (say("settings-table")) }
                (ask.text("tie_breaks"))
                (seeding(ask))
                div.worths { @for (name, _) in WORTHS { (ask.text(name)) } }
            }
            fieldset {
                legend { (say("settings-byes")) }
                div.pair {
                    (ask.number("half_points", 0, 99))
                    (ask.number("none_in_last", 0, 99))
                }
                div.pair {
                    (ask.number("enter_until", 0, 99))
                    (ask.choose("missed", &["zero", "half", "full"]))
                }
                (ask.tick("players_report"))
                (ask.tick("clubs_apart"))
                (ask.tick("teams_apart"))
            }
            fieldset {
                legend { (say("settings-groups")) }
                div.pair {
                    (ask.choose("teams", &["none", "best-of", "matches"]))
                    (ask.number("team_size", 1, 99))
                }
                (categories(ask))
            }
        }
    }
}

/// The lists that order the start list, the one that counts first.
fn seeding(ask: Ask<'_>) -> Markup {
    let mut choices = vec![(String::new(), "–".to_owned())];
    let named = LISTS.iter().map(|(name, _)| {
        let label = ask.reader.say(&format!("settings-list-{name}"), &[]);
        ((*name).to_owned(), label)
    });
    choices.extend(named);
    html! {
        div.worths {
            @for nth in 1..=LISTS.len() { (ask.choice(&format!("seed_{nth}"), &choices)) }
        }
    }
}

/// A line for each category.
fn categories(ask: Ask<'_>) -> Markup {
    let say = |id: &str| ask.reader.say(id, &[]);
    let columns = [
        ("category_name", "settings-category-name"),
        ("category_from", "settings-category-from"),
        ("category_until", "settings-category-until"),
        ("category_sex", "settings-category-sex"),
        ("category_club", "settings-category-club"),
        ("category_below", "settings-category-below"),
    ];
    let sexes = [
        (String::new(), "–".to_owned()),
        ("m".to_owned(), say("settings-sex-m")),
        ("w".to_owned(), say("settings-sex-w")),
    ];
    let lines = ask.fields.all("category_name").count();
    html! {
        p.hint { (say("settings-categories-hint")) }
        @for line in 0..lines {
            div.category {
                @for (name, label) in columns {
                    @let value = ask.fields.all(name).nth(line).unwrap_or_default();
                    label {
                        span { (say(label)) }
                        @if name == "category_sex" {
                            select name=(name) { (options(&sexes, value)) }
                        } @else {
                            input id=[(line == 0).then_some(name)] name=(name) type="text"
                                value=(value) autocomplete="off";
                        }
                    }
                }
            }
        }
    }
}
