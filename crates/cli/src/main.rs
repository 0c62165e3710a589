//! The command line of Rokada.

fn main() {}
