//! What every page has: header, language switch, footer.

use maud::{DOCTYPE, Markup, html};
use rokada_messages::Lang;
use rokada_people::Holder;

use crate::assets;
use crate::reader::Reader;

/// The parts of the site in the header, by the address each begins with.
const PARTS: [(&str, &str); 5] = [
    ("/draw", "site-draw"),
    ("/positions", "site-explore"),
    ("/castle", "site-castle"),
    ("/events", "site-events"),
    ("/learn", "site-learn"),
];

/// What a page needs besides its content.
#[derive(Clone, Copy, Default)]
pub(crate) struct Extras<'a> {
    /// Style sheets of its own, by the names of the assets.
    pub(crate) styles: &'a [&'a str],
    /// Scripts (ES modules); the page can be read without them.
    pub(crate) scripts: &'a [&'a str],
}

/// A whole page.
pub(crate) fn page(reader: &Reader, title: &str, content: &Markup) -> Markup {
    page_with(reader, title, Extras::default(), content)
}

/// A whole page with style sheets and scripts of its own.
pub(crate) fn page_with(
    reader: &Reader,
    title: &str,
    extras: Extras<'_>,
    content: &Markup,
) -> Markup {
    let body = html! {
        a.skip href="#content" { (reader.say("site-skip", &[])) }
        header.top { (bar(reader)) }
        main #content { (content) }
        footer {
            div.bar {
                span { (reader.say("site-sources", &[])) }
                span { (reader.say("site-licence", &[])) }
                span { "Rokada " (env!("CARGO_PKG_VERSION")) }
                (visitor(reader))
            }
        }
    };
    document(reader, title, extras, &body)
}

/// A document without the site's header and footer: a sheet to print, the hall's screen.
pub(crate) fn document(reader: &Reader, title: &str, extras: Extras<'_>, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(reader.lang().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4";
                meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513";
                title { (title) " · Rokada" }
                link rel="stylesheet" href=(assets::address("rokada.css"));
                @for style in extras.styles {
                    link rel="stylesheet" href=(assets::address(style));
                }
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                @for script in extras.scripts {
                    script type="module" src=(assets::address(script)) {}
                }
            }
            body { (body) }
        }
    }
}

fn bar(reader: &Reader) -> Markup {
    html! {
        div.bar {
            a.name href="/" { "Rokada" }
            nav.parts aria-label=(reader.say("site-parts", &[])) {
                ul {
                    @for (address, name) in PARTS {
                        li {
                            a href=(address) aria-current=[here(reader, address)] {
                                (reader.say(name, &[]))
                            }
                        }
                    }
                }
            }
            nav.languages aria-label=(reader.say("site-languages", &[])) {
                ul {
                    @for lang in Lang::ALL {
                        li { (language(reader, lang)) }
                    }
                }
            }
        }
    }
}

/// Who reads, and the way in or out.
fn visitor(reader: &Reader) -> Markup {
    let visitor = &reader.visitor;
    html! {
        div.visitor {
            @if let Some(name) = visitor.name() {
                @if visitor.holder().is_some_and(|holder| matches!(holder, Holder::Person(_))) {
                    a href="/people" { (name) }
                } @else {
                    span { (name) }
                }
                form method="post" action="/logout" {
                    (visitor.token())
                    button.plain { (reader.say("people-log-out", &[])) }
                }
            } @else if !reader.address.starts_with("/login") {
                a href={ "/login?back=" (encode(&reader.address)) } rel="nofollow" {
                    (reader.say("people-log-in", &[]))
                }
            }
        }
    }
}

fn here(reader: &Reader, address: &str) -> Option<&'static str> {
    reader.address.starts_with(address).then_some("page")
}

/// Chosen by a link, so that it works without JavaScript; see `pages::language`.
fn language(reader: &Reader, lang: Lang) -> Markup {
    let current = (lang == reader.lang()).then_some("true");
    let address = format!("/language/{}?back={}", lang.code(), encode(&reader.address));
    html! {
        a href=(address) lang=(lang.tag()) hreflang=(lang.tag()) rel="nofollow"
            aria-current=[current] { (lang.name()) }
    }
}

/// An address as the value of a query (RFC 3986, 2.1).
pub(crate) fn encode(address: &str) -> String {
    let mut encoded = String::new();
    for byte in address.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            encoded.push(byte as char);
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}
