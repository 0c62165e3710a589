//! The site as processes that run it: several on one database, and killed ones.

mod killed;
mod lost_database;
mod node;
#[path = "../../../journal/tests/journal/postgres.rs"]
#[allow(dead_code, reason = "the journal's own tests do more with it")]
mod postgres;
mod two_nodes;
mod visitor;
