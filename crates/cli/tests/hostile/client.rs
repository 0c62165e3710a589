//! Somebody behind a proxy on this machine, who says from which address they ask.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Longer than any answer may take.
const PATIENCE: Duration = Duration::from_secs(40);

#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: String,
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Of head and body.
    pub(crate) bytes: usize,
}

impl Client {
    pub(crate) fn of(address: &str) -> Client {
        Client {
            address: address.to_owned(),
        }
    }

    pub(crate) fn connect(&self) -> Option<TcpStream> {
        let stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        stream.set_write_timeout(Some(PATIENCE)).ok()?;
        Some(stream)
    }

    pub(crate) fn get(&self, from: &str, path: &str) -> Option<Answer> {
        self.ask(from, &format!("GET {path}"), "", "")
    }

    /// Sends a form, url-encoded already.
    pub(crate) fn post(&self, from: &str, path: &str, cookie: &str, form: &str) -> Option<Answer> {
        let head = format!(
            "Cookie: {cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n",
            form.len()
        );
        self.ask(from, &format!("POST {path}"), &head, form)
    }

    /// The number of the answer to the owner's name with a password.
    pub(crate) fn log_in(&self, from: &str, password: &str) -> u16 {
        let form = format!("name=Owner+01&password={}", password.replace(' ', "+"));
        let answer = self.post(from, "/login", "", &form);
        answer.map_or(0, |answer| answer.status)
    }

    pub(crate) fn text(&self, from: &str, path: &str) -> String {
        self.with(from, path, "")
    }

    /// A page asked for with more in its head.
    pub(crate) fn with(&self, from: &str, path: &str, head: &str) -> String {
        let read = self.exchange(from, &format!("GET {path}"), head, "");
        String::from_utf8_lossy(&read.unwrap_or_default()).into_owned()
    }

    fn ask(&self, from: &str, what: &str, head: &str, body: &str) -> Option<Answer> {
        let read = self.exchange(from, what, head, body)?;
        let status = read.get(9..12)?;
        Some(Answer {
            status: std::str::from_utf8(status).ok()?.parse().ok()?,
            bytes: read.len(),
        })
    }

    fn exchange(&self, from: &str, what: &str, head: &str, body: &str) -> Option<Vec<u8>> {
        let mut stream = self.connect()?;
        let head = format!(
            "{what} HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\nAccept: text/html\r\n\
             X-Forwarded-For: {from}\r\n{head}\r\n"
        );
        stream.write_all(head.as_bytes()).ok()?;
        // A server that has had enough answers before it has read all.
        let _ = stream.write_all(body.as_bytes());
        let mut read = Vec::new();
        let _ = stream.read_to_end(&mut read);
        Some(read)
    }
}
