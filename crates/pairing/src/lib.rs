//! Pairing chess tournaments.
