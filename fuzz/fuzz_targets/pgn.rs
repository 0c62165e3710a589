#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| rokada_fuzz::pgn(data));
