//! Rokada beside its peers.
fn main() {}
