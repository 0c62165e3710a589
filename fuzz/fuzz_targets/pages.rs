#![no_main]

#[path = "../src/pages.rs"]
mod pages;

libfuzzer_sys::fuzz_target!(|data: &[u8]| pages::query(data));
