//! The event as a tournament report, and a report as an event.

mod acts;
mod coded;
mod export;
mod import;
mod regulations;

pub use export::Format;
pub use import::{ImportError, facts_of_report};
