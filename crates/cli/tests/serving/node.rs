//! A server of the site as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::visitor::Visitor;

/// Where the journal is.
#[derive(Clone)]
pub(crate) enum Place {
    Data(String),
    Database(String),
}

impl Place {
    pub(crate) fn data(folder: &Path) -> Place {
        Place::Data(folder.to_str().unwrap().to_owned())
    }

    /// Runs a command on the journal.
    pub(crate) fn run(&self, args: &[&str]) -> Value {
        let output = self.command(args).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{args:?}: {complaint}{said}");
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// An event of so many players whose first round is published.
    pub(crate) fn event(&self, players: usize) -> &'static str {
        self.run(&[
            "event",
            "new",
            "Evening",
            "--rounds",
            "3",
            "--initial",
            "white",
        ]);
        for number in 1..=players {
            let rating = (2200 - 10 * number).to_string();
            let line = format!("Player {number:02} {rating} SRB");
            self.run(&["event", "enter", "evening", &line]);
        }
        self.run(&["event", "next", "evening"]);
        "/events/evening"
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rokada"));
        command.args(["--json", "--lang", "en"]).args(args);
        match self {
            Place::Data(folder) => command.args(["--data", folder]),
            // What is noted beside a database lies in the data folder: not in that of the user.
            Place::Database(address) => command
                .args(["--database", address])
                .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR")),
        };
        command
    }
}

/// A server, killed when the test is done with it.
pub(crate) struct Node {
    server: Child,
    /// Host and port.
    pub(crate) address: String,
    /// Where the owner sets a password, while there is none.
    owner_link: Option<String>,
}

impl Node {
    pub(crate) fn start(place: &Place) -> Node {
        Node::start_as(place, &[])
    }

    /// A server with more options.
    pub(crate) fn start_as(place: &Place, options: &[&str]) -> Node {
        Node::of(place.command(&[&["serve", "--port", "0"], options].concat()))
    }

    /// A server that may open so many files and no more.
    pub(crate) fn start_with(place: &Place, files: u32) -> Node {
        let server = place.command(&["serve", "--port", "0"]);
        let mut limited = Command::new("sh");
        let limit = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
        limited.arg("-c").arg(limit).arg(server.get_program());
        limited.args(server.get_args());
        Node::of(limited)
    }

    /// The memory it takes now, in MB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.server.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes =
            line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes.expect("the memory of a running server") / 1024
    }

    pub(crate) fn of(mut command: Command) -> Node {
        let mut server = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(server.stdout.take().unwrap());
        let mut said = String::new();
        let ready: Value = loop {
            let read = output.read_line(&mut said).unwrap();
            assert!(read > 0, "the server ended before it was ready: {said}");
            if let Ok(ready) = serde_json::from_str(&said) {
                break ready;
            }
        };
        let address = ready["address"].as_str().unwrap();
        let address = address.trim_start_matches("http://").trim_end_matches('/');
        Node {
            server,
            address: address.to_owned(),
            owner_link: ready["owner_link"].as_str().map(str::to_owned),
        }
    }

    /// Somebody whom the site does not know.
    pub(crate) fn stranger(&self) -> Visitor {
        Visitor::new(&self.address)
    }

    /// The owner, who sets a password by the link of the first run.
    pub(crate) fn owner(&self) -> Visitor {
        let link = self.owner_link.as_deref().expect("a site without owner");
        let path = &link[link.find(&self.address).unwrap() + self.address.len()..];
        let mut owner = self.stranger();
        let fields = [("name", "Owner 01"), ("password", "a long password")];
        let answer = owner.post(path, path, &fields);
        assert_eq!(answer.status, 303, "{}", answer.text);
        owner
    }

    /// Kills the server: nothing is answered, nothing is closed.
    pub(crate) fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
