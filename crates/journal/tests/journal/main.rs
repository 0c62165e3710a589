//! The journal on both databases, and what it is put through.

mod damage;
mod derived;
mod fresh;
mod heads;
mod kills;
mod lost_database;
mod postgres;
mod suite;
mod version_0_1;
