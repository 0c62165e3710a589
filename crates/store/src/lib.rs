//! An append-only journal of facts.
