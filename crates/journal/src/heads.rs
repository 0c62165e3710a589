//! Heads: how many facts each stream has and the hash of its last. Whoever holds them can tell
//! whether a journal was cut or rewritten since, which the journal by itself can't: a journal cut
//! between two appends is a sound older journal.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::fact::Hash;

/// The first words of a file of heads.
const TITLE: &str = "rokada heads 1";

/// The head of a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// How many facts there are.
    pub facts: u64,
    /// The hash of the last.
    pub hash: Hash,
}

/// The heads of a journal as they were at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heads {
    /// The moment, in milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// The head of each stream.
    pub streams: BTreeMap<String, Head>,
}

/// Why a file of heads can't be read.
#[derive(Debug, Error)]
pub enum HeadsError {
    /// The system does not give it.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A line is not what it should be, or the file was cut or changed.
    #[error("line {0} of the file of heads is damaged")]
    Damaged(usize),
}

impl Heads {
    /// Where the heads of a SQLite journal are kept: beside it.
    pub fn beside(journal: &Path) -> PathBuf {
        ending(journal, ".heads")
    }

    /// Reads a file of heads; `None` where there is none.
    ///
    /// # Errors
    /// What the system says of the file, and [`HeadsError::Damaged`].
    pub fn read(file: &Path) -> Result<Option<Heads>, HeadsError> {
        match std::fs::read(file) {
            Ok(bytes) => Heads::parse(&bytes).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Writes the file anew, whole or not at all.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        let fresh = ending(file, &format!(".{}.part", std::process::id()));
        let written = owners_own(&fresh).and_then(|mut part| {
            part.write_all(self.to_text().as_bytes())?;
            part.sync_all()?;
            std::fs::rename(&fresh, file)
        });
        if written.is_err() {
            let _ = std::fs::remove_file(&fresh);
        }
        written
    }

    /// A line for the moment, one a stream, and one that seals them.
    pub(crate) fn to_text(&self) -> String {
        let mut text = format!("{TITLE} {}\n", self.at_ms);
        for (stream, head) in &self.streams {
            // Writing to a string does not fail. `escape_debug` keeps a name on its line.
            let name = stream.escape_debug();
            let _ = writeln!(text, "{} {} {name}", head.facts, head.hash);
        }
        let seal = Hash(Sha256::digest(&text).into());
        let _ = writeln!(text, "{seal}");
        text
    }

    /// Reads what `Heads::to_text` wrote.
    ///
    /// # Errors
    /// [`HeadsError::Damaged`] with the line, from 1.
    pub fn parse(bytes: &[u8]) -> Result<Heads, HeadsError> {
        let text = std::str::from_utf8(bytes).map_err(|_| HeadsError::Damaged(1))?;
        let lines = text.lines().count();
        let sealed = text.strip_suffix('\n').and_then(|text| {
            let (body, seal) = text.rsplit_once('\n')?;
            let end = body.len() + 1;
            (Hash(Sha256::digest(&bytes[..end]).into()).to_string() == seal).then_some(body)
        });
        let body = sealed.ok_or(HeadsError::Damaged(lines.max(1)))?;
        let mut heads = Heads::default();
        for (line, number) in body.lines().zip(1..) {
            let damaged = || HeadsError::Damaged(number);
            if number == 1 {
                let moment = line.strip_prefix(TITLE).ok_or_else(damaged)?;
                heads.at_ms = moment.trim().parse().map_err(|_| damaged())?;
                continue;
            }
            let mut parts = line.splitn(3, ' ');
            let mut part = || parts.next().ok_or_else(damaged);
            let facts = part()?.parse().map_err(|_| damaged())?;
            let hash = part()?.parse().map_err(|_| damaged())?;
            let stream = unescape(part()?).ok_or_else(damaged)?;
            heads.streams.insert(stream, Head { facts, hash });
        }
        Ok(heads)
    }
}

/// The inverse of [`str::escape_debug`].
fn unescape(name: &str) -> Option<String> {
    let mut out = String::with_capacity(name.len());
    let mut rest = name.chars();
    while let Some(c) = rest.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        out.push(match rest.next()? {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            '0' => '\0',
            'u' => {
                let (code, after) = rest.as_str().strip_prefix('{')?.split_once('}')?;
                rest = after.chars();
                char::from_u32(u32::from_str_radix(code, 16).ok()?)?
            }
            other => other,
        });
    }
    Some(out)
}

/// A file's name with something after it.
pub(crate) fn ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Makes a file that only its owner may read, or opens the one there is to be written anew.
pub(crate) fn owners_own(file: &Path) -> io::Result<std::fs::File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heads() -> Heads {
        let head = |n| Head {
            facts: n,
            hash: Hash([n as u8; 32]),
        };
        let names = ["event/a b", "event/ž\n\\n \"quoted\"", "people", "\u{202e}"];
        Heads {
            at_ms: -5,
            streams: names
                .map(String::from)
                .into_iter()
                .zip((1..).map(head))
                .collect(),
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        for heads in [heads(), Heads::default()] {
            assert_eq!(Heads::parse(heads.to_text().as_bytes()).unwrap(), heads);
        }
    }

    #[test]
    fn each_byte_changed_and_each_cut_is_found() {
        let text = heads().to_text().into_bytes();
        for at in 0..text.len() {
            assert!(Heads::parse(&text[..at]).is_err(), "cut at {at}");
            for bit in 0..8 {
                let mut changed = text.clone();
                changed[at] ^= 1 << bit;
                assert!(Heads::parse(&changed).is_err(), "byte {at}");
            }
        }
    }
}
