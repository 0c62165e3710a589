//! A hostile client: what anyone on the network may try to take the site from others, tried on a
//! server as it is run, while an honest reader looks at a page and the owner logs in.
//!
//! Only on this machine, bounded in number and in time. The short form is a test; the full one is
//! `scripts/attack`, which gives each attack longer, takes the server as it is released, and
//! holds it to what it should do: a page in 200 ms for 99 of 100, no more than 256 MB.

#![cfg(target_os = "linux")]

mod attacks;
mod client;
#[path = "../serving/node.rs"]
#[allow(dead_code, reason = "the tests of several nodes do more with it")]
mod node;
mod reader;
#[path = "../serving/visitor.rs"]
#[allow(dead_code, reason = "the tests of several nodes do more with it")]
mod visitor;

use std::path::Path;
use std::time::Duration;

use client::Client;
use node::{Node, Place};
use reader::Reader;

/// The honest reader's address, and that of the owner's browser.
const HONEST: &str = "192.0.2.1";
const OWNER: &str = "192.0.2.2";
/// Files that the server may open: fewer than there are idle connections.
const FILES: u32 = 512;
/// What the server may take more than before it was attacked, in MB.
const MEMORY: u64 = 256;

/// How long each attack lasts, how long a page may take then, and how many are read at least.
struct Form {
    seconds: u64,
    page: Duration,
    pages: usize,
}

impl Form {
    /// The short form, unless the environment asks for the full one. A test says nothing about
    /// speed, on a machine that may be busy with others, save that nobody waits in vain.
    fn asked() -> Form {
        let seconds = std::env::var("ROKADA_ATTACK_SECONDS");
        match seconds.ok().and_then(|seconds| seconds.parse().ok()) {
            Some(seconds) => Form {
                seconds,
                page: Duration::from_millis(200),
                pages: 6,
            },
            None => Form {
                seconds: 2,
                page: Duration::from_secs(10),
                pages: 1,
            },
        }
    }
}

#[test]
fn nobody_takes_the_site_from_others() {
    let form = Form::asked();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile");
    let _ = std::fs::remove_dir_all(&folder);
    let place = Place::data(&folder);
    let node = Node::start_with(&place, FILES);
    let event = place.event(40);
    let owner = node.owner();
    let page = format!("{event}/1");
    let client = Client::of(&node.address);
    let session = owner.session();
    assert_eq!(client.log_in(OWNER, "a long password"), 303);
    let before = node.memory();
    println!(
        "{:<12} {:>9} {:>9} {:>7} {:>8}",
        "attack", "p50 ms", "p99 ms", "pages", "MB more"
    );

    for (name, attack) in attacks::ALL {
        let reader = Reader::of(&client, HONEST, &page);
        let attackers = attack(&client, &session, Duration::from_secs(form.seconds));
        let tried = attackers.join();
        let seen = reader.stop();
        let more = node.memory().saturating_sub(before);
        let (half, most) = (seen.percentile(50), seen.percentile(99));
        println!(
            "{name:<12} {:>9.1} {:>9.1} {:>7} {more:>8}",
            half.as_secs_f64() * 1e3,
            most.as_secs_f64() * 1e3,
            seen.pages(),
        );
        assert!(tried > 0, "{name}: nothing was tried");
        assert!(seen.pages() >= form.pages, "{name}: {} pages", seen.pages());
        assert_eq!(seen.failed(), 0, "{name}: pages that were not answered");
        assert!(most < form.page, "{name}: {most:?}");
        assert!(more < MEMORY, "{name}: {more} MB more than before");
    }

    // After all of it the owner gets in at once, from a known address and from another.
    assert_eq!(client.log_in(OWNER, "a long password"), 303);
    assert_eq!(client.log_in("192.0.2.77", "a long password"), 303);
    assert_eq!(owner.get("/people").status, 200);
    assert!(client.text(HONEST, "/health").starts_with("HTTP/1.1 200"));
}
