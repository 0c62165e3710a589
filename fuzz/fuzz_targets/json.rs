#![no_main]

#[allow(dead_code, reason = "each target takes one check")]
#[path = "../src/files.rs"]
mod files;

libfuzzer_sys::fuzz_target!(|data: &[u8]| files::json(data));
