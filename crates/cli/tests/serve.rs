//! The server as the terminal starts and stops it.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// A running server; it is ended with the test.
struct Server {
    process: Child,
    output: BufReader<ChildStdout>,
    ready: Value,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn rokada(args: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rokada"));
    command.args(["--lang", "en", "--json"]).args(args);
    command.arg("--data").arg(data).env_remove("RUST_LOG");
    command
}

impl Server {
    fn start(data: &Path) -> Server {
        Server::of(&mut rokada(&["serve", "--port", "0"], data))
    }

    fn of(command: &mut Command) -> Server {
        let mut process = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let ready = serde_json::from_str(&line).unwrap();
        Server {
            process,
            output,
            ready,
        }
    }

    fn owner_link(&self) -> Option<&str> {
        self.ready["owner_link"].as_str()
    }

    /// A connection on which something was asked for.
    fn ask(&self, path: &str) -> TcpStream {
        let address = self.ready["address"].as_str().unwrap();
        let address = address
            .strip_prefix("http://")
            .unwrap()
            .trim_end_matches('/');
        let mut stream = TcpStream::connect(address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
        stream
    }

    /// The number of the answer.
    fn status(&self, path: &str) -> u16 {
        let mut line = String::new();
        BufReader::new(self.ask(path)).read_line(&mut line).unwrap();
        line.split(' ').nth(1).unwrap().parse().unwrap()
    }

    fn terminate(&mut self) -> (bool, String) {
        let id = self.process.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(told.success());
        let status = self.process.wait().unwrap();
        let mut log = String::new();
        let errors = self.process.stderr.as_mut().unwrap();
        errors.read_to_string(&mut log).unwrap();
        self.output.read_to_string(&mut log).unwrap();
        (status.success(), log)
    }
}

fn path_of(link: &str) -> &str {
    link.split_at(link.find("/first-run/").unwrap()).1
}

#[test]
fn each_start_without_an_owner_prints_a_new_link() {
    let data = tempfile::tempdir().unwrap();
    let mut first = Server::start(data.path());
    let old = first.owner_link().unwrap().to_owned();
    assert_eq!(first.status(path_of(&old)), 200);
    let (well, log) = first.terminate();
    assert!(well, "{log}");
    let second = Server::start(data.path());
    let new = second.owner_link().unwrap().to_owned();
    assert_eq!(second.status(path_of(&old)), 410);
    assert_eq!(second.status(path_of(&new)), 200);

    // The way back in is made beside the running server.
    let args = ["people", "owner-link", "--address", "https://club.example"];
    let made = rokada(&args, data.path()).output().unwrap();
    let made: Value = serde_json::from_slice(&made.stdout).unwrap();
    let link = made["owner_link"].as_str().unwrap();
    assert!(link.starts_with("https://club.example/first-run/"));
    assert_eq!(second.status(path_of(&new)), 410);
    assert_eq!(second.status(path_of(link)), 200);

    let nowhere = data.path().join("nowhere");
    let refused = rokada(&args, &nowhere).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn a_stop_ends_streams_of_news_and_the_log_has_no_token() {
    let data = tempfile::tempdir().unwrap();
    let made = rokada(&["event", "new", "one"], data.path())
        .output()
        .unwrap();
    assert!(made.status.success());
    let mut server = Server::start(data.path());
    let link = server.owner_link().unwrap().to_owned();
    assert_eq!(server.status(path_of(&link)), 200);
    let mut news = BufReader::new(server.ask("/events/one/live"));
    let mut line = String::new();
    news.read_line(&mut line).unwrap();
    assert!(line.contains("200"), "{line}");
    let begun = Instant::now();
    let (well, log) = server.terminate();
    assert!(well && begun.elapsed() < Duration::from_secs(9), "{log}");
    let mut rest = String::new();
    news.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("text/event-stream"), "{rest}");
    assert!(log.contains("/first-run/…") && log.contains("/events/one/live"));
    assert!(!log.contains(&path_of(&link)[11..]), "{log}");
}

#[test]
fn the_time_zone_is_told_and_an_unknown_one_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let serve = |zone: &str| {
        let mut command = rokada(&["serve", "--port", "0"], data.path());
        command.env("TZ", zone);
        command
    };
    let server = Server::of(&mut serve("Europe/Belgrade"));
    let zone = server.ready["zone"].as_str().unwrap();
    assert!(zone.starts_with("Europe/Belgrade (UTC+0"), "{zone}");
    drop(server);
    let refused = serve("Europe/Nowhere").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(said.contains("Europe/Nowhere"), "{said}");
}
