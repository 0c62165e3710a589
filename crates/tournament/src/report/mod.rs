//! The event as a tournament report, and a report as an event.

mod export;
mod import;

pub use export::Format;
pub use import::{ImportError, facts_of_report};
