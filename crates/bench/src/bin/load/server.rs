//! The server under load, as a process of its own.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::evening::{Evening, program};

/// A server, stopped when nothing more is asked of it.
pub(crate) struct Server {
    process: Child,
    /// Host and port.
    pub(crate) address: String,
    /// The path by which the owner sets a password, while there is none.
    pub(crate) first_run: Option<String>,
}

impl Server {
    pub(crate) fn start(evening: &Evening) -> io::Result<Server> {
        let mut process = Command::new(program()?)
            .args(["--json", "serve", "--port", "0", "--data"])
            .arg(&evening.folder)
            .stdout(Stdio::piped())
            // A line for each request, which somebody would keep.
            .stderr(Stdio::null())
            .spawn()?;
        let output = process.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut output = BufReader::new(output);
        let mut said = String::new();
        let ready: Value = loop {
            if output.read_line(&mut said)? == 0 {
                return Err(io::Error::other("the server ended before it was ready"));
            }
            if let Ok(ready) = serde_json::from_str(&said) {
                break ready;
            }
        };
        let text = |name: &str| ready[name].as_str().unwrap_or_default().to_owned();
        let address = text("address");
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let link = text("owner_link");
        Ok(Server {
            process,
            address: host.to_owned(),
            first_run: link.split_once(host).map(|(_, path)| path.to_owned()),
        })
    }

    /// Bytes of memory that the process holds.
    pub(crate) fn memory(&self) -> io::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok());
        kib.map(|kib| kib * 1024)
            .ok_or_else(|| io::Error::other("the system does not say how much memory is held"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
