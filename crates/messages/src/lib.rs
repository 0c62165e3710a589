//! Rokada's words in Serbian, Portuguese, Russian and English.
//!
//! The libraries speak in typed values; this crate turns those values into sentences. A message
//! lives in `locales/<language>/<area>.ftl` in the [Fluent](https://projectfluent.org) format, and
//! each area has a module here that knows which message says which value.
//!
//! ```
//! use rokada_messages::{Lang, Words};
//!
//! let words = Words::of(Lang::from_tag("pt-PT").unwrap());
//! assert_eq!(words.lang(), Lang::Pt);
//! assert_eq!(words.say("usage", &[]), "Uso");
//! ```

mod announce;
mod ask;
mod calendar;
mod catalogue;
mod chess;
mod deeds;
mod draw;
mod event;
mod hand;
mod journal;
mod lang;
mod manual;
mod mode;
mod notation;
mod notes;
mod pairing;
mod people;
mod play;
mod report;
mod ruling;
mod sheet;
mod standings;
mod words;

pub use announce::Style;
pub use ask::{Answer, Clocks};
pub use deeds::Named;
pub use event::Who;
pub use lang::Lang;
pub use manual::Naming;
pub use words::{Arg, Words};
