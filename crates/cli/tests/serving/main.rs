//! The site as processes that run it: several on one database, and killed ones.

mod backups;
mod killed;
mod lost_database;
#[allow(dead_code, reason = "the hostile client does more with it")]
mod node;
#[path = "../../../journal/tests/journal/postgres.rs"]
#[allow(dead_code, reason = "the journal's own tests do more with it")]
mod postgres;
#[cfg(unix)]
mod read_only;
mod two_nodes;
#[allow(dead_code, reason = "the hostile client does more with it")]
mod visitor;
