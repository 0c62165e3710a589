#![no_main]

#[path = "../src/journal.rs"]
mod journal;

libfuzzer_sys::fuzz_target!(|data: &[u8]| journal::restore(data));
