//! As much of HTTP/1.1 as a client needs that asks one server for a lot.

use std::io;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A connection that stays open between requests.
pub(crate) struct Connection {
    stream: BufReader<TcpStream>,
    host: String,
    /// Sent with every request: the session, once there is one.
    cookie: String,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    cookie: Option<String>,
}

impl Connection {
    pub(crate) async fn open(host: &str) -> io::Result<Connection> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        Ok(Connection {
            // Thousands are open at a time, and their news are short.
            stream: BufReader::with_capacity(1024, stream),
            host: host.to_owned(),
            cookie: String::new(),
        })
    }

    pub(crate) async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.send("GET", path, "").await?;
        self.answer().await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> io::Result<Answer> {
        let encode =
            |value: &str| -> String { value.bytes().map(|byte| format!("%{byte:02X}")).collect() };
        let fields: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{name}={}", encode(value)))
            .collect();
        self.send("POST", path, &fields.join("&")).await?;
        let answer = self.answer().await?;
        if let Some(cookie) = &answer.cookie {
            self.cookie.clone_from(cookie);
        }
        Ok(answer)
    }

    /// Asks for a stream, whose lines are read from then on.
    pub(crate) async fn listen(mut self, path: &str) -> io::Result<BufReader<TcpStream>> {
        self.send("GET", path, "").await?;
        let (status, ..) = self.head().await?;
        match status {
            200 => Ok(self.stream),
            other => Err(io::Error::other(format!("{path}: {other}"))),
        }
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> io::Result<()> {
        let (host, cookie, length) = (&self.host, &self.cookie, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nAccept: text/html\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await
    }

    async fn answer(&mut self) -> io::Result<Answer> {
        let (status, length, cookie) = self.head().await?;
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok(Answer {
            status,
            body,
            cookie,
        })
    }

    /// Status, length of the body and the cookie that is set.
    async fn head(&mut self) -> io::Result<(u16, usize, Option<String>)> {
        let (mut status, mut length, mut cookie) = (0, 0, None);
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let text = line.trim_end();
            if text.is_empty() {
                return Ok((status, length, cookie));
            }
            if let Some(rest) = text.strip_prefix("HTTP/1.1 ") {
                status = rest
                    .get(..3)
                    .and_then(|code| code.parse().ok())
                    .unwrap_or(0);
            } else if let Some(value) = text.strip_prefix("content-length: ") {
                length = value.parse().unwrap_or(0);
            } else if let Some(value) = text.strip_prefix("set-cookie: ") {
                cookie = value.split(';').next().map(str::to_owned);
            }
        }
    }
}
