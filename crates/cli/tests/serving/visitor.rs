//! Somebody with a browser, as far as a server can tell.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// Longer than any answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Clone)]
pub(crate) struct Visitor {
    address: String,
    cookie: Option<String>,
    /// What is sent with every form of the session.
    token: Option<String>,
    accept: &'static str,
    /// The language, as browsers ask for it.
    pub(crate) lang: &'static str,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
    cookie: Option<String>,
}

impl Visitor {
    pub(crate) fn new(address: &str) -> Visitor {
        Visitor {
            address: address.to_owned(),
            cookie: None,
            token: None,
            accept: "text/html",
            lang: "en",
        }
    }

    /// The same visitor with the same cookies at another node.
    pub(crate) fn at(&self, address: &str) -> Visitor {
        Visitor {
            address: address.to_owned(),
            ..self.clone()
        }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "").expect("an answer")
    }

    /// The result of a board, as a program is told; empty while there is none.
    pub(crate) fn result(&self, round: &str, board: usize) -> String {
        let program = Visitor {
            accept: "application/json",
            ..self.clone()
        };
        let view: Value = serde_json::from_str(&program.get(round).text).expect("a round");
        let result = &view["boards"][board - 1]["games"][0]["result"];
        result.as_str().unwrap_or_default().to_owned()
    }

    /// Fills in the form of a page and sends it to `path`.
    pub(crate) fn post(&mut self, page: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.read_token(page);
        let answer = self.send(path, fields).expect("an answer");
        if answer.cookie.is_some() {
            self.cookie.clone_from(&answer.cookie);
        }
        answer
    }

    /// The cookie of the session.
    pub(crate) fn session(&self) -> String {
        self.cookie.clone().unwrap_or_default()
    }

    /// Reads what the forms of a page carry.
    pub(crate) fn read_token(&mut self, page: &str) {
        self.token = form_token(&self.get(page).text);
    }

    /// Sends a form again; `None` when the server has gone.
    pub(crate) fn send(&self, path: &str, fields: &[(&str, &str)]) -> Option<Answer> {
        let token = self.token.as_deref().map(|token| ("form_token", token));
        let encoded: Vec<String> = token
            .iter()
            .chain(fields)
            .map(|(name, value)| {
                let value: String = value.bytes().map(|byte| format!("%{byte:02X}")).collect();
                format!("{name}={value}")
            })
            .collect();
        self.ask("POST", path, &encoded.join("&"))
    }

    /// A stream of news: its lines, until one has the word that is waited for.
    pub(crate) fn hear(&self, path: &str, word: &str) -> String {
        let mut stream = BufReader::new(self.open("GET", path, "").expect("a stream"));
        let mut heard = String::new();
        while !heard.lines().any(|line| line.contains(word)) {
            let read = stream.read_line(&mut heard).expect("news in good time");
            assert!(read > 0, "the stream ended: {heard}");
        }
        heard
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> Option<Answer> {
        let mut text = String::new();
        self.open(method, path, body)?
            .read_to_string(&mut text)
            .ok()?;
        let (head, text) = text.split_once("\r\n\r\n")?;
        let cookie = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "))
            .and_then(|cookie| cookie.split(';').next());
        Some(Answer {
            status: head.split(' ').nth(1)?.parse().ok()?,
            text: text.to_owned(),
            cookie: cookie.map(str::to_owned),
        })
    }

    /// HTTP/1.0, so that the answer is over when the connection is.
    fn open(&self, method: &str, path: &str, body: &str) -> Option<TcpStream> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (host, lang, length) = (&self.address, self.lang, body.len());
        let accept = self.accept;
        let cookie = self.cookie.as_deref().unwrap_or("none=");
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {host}\r\nAccept: {accept}\r\n\
             Accept-Language: {lang}\r\nCookie: {cookie}\r\nContent-Length: {length}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).ok()?;
        Some(stream)
    }
}

fn form_token(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("name=\"form_token\" value=\"")?;
    Some(rest[..rest.find('"')?].to_owned())
}
