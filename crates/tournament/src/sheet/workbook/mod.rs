//! Lists in the files of spreadsheet programs: `.xlsx` and `.ods`.
//!
//! Both are packed XML. Only the texts of the cells are taken, in rows and columns as they stand.
//! What is unpacked is bounded, whatever the file says of its sizes: a small file can be a large
//! one packed, name a cell in the last column of the last row, or repeat a row a million times.

mod ods;
mod xlsx;

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use roxmltree::{Document, Node, ParsingOptions};
use zip::ZipArchive;

use super::error::SheetErrorKind;
use super::start_list::{LARGEST, LONGEST_LINE};

/// The most bytes that are unpacked of one file.
const UNPACKED: u64 = 16 << 20;
/// The most elements and texts of one part: ten thousand rows of thirty cells.
const NODES: u32 = 1_000_000;
/// The most columns: no list of players has a hundred.
const COLUMNS: usize = 1_000;

/// One sheet of a workbook.
pub(super) struct Sheet {
    /// What its tab says.
    pub(super) name: String,
    /// The rows that are not empty, counted from 1.
    rows: BTreeMap<usize, Vec<String>>,
}

impl Sheet {
    /// The sheet as lines of fields between tabs, the empty rows among them as empty lines, so that
    /// a line has the number of its row.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        let mut line = 1;
        for (&row, fields) in &self.rows {
            while line < row {
                text.push('\n');
                line += 1;
            }
            for (column, field) in fields.iter().enumerate() {
                if column > 0 {
                    text.push('\t');
                }
                if field.contains('"') {
                    text.push_str(&format!("\"{}\"", field.replace('"', "\"\"")));
                } else {
                    text.push_str(field);
                }
            }
        }
        text.push('\n');
        text
    }
}

/// Whether a file is one of spreadsheet programs rather than a text.
pub(crate) fn is_one(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") || is_old(bytes)
}

/// The binary files of before 2007.
fn is_old(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
}

/// The sheets that have anything in them, in the order of their tabs.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Sheet>, SheetErrorKind> {
    if is_old(bytes) {
        return Err(SheetErrorKind::OldWorkbook);
    }
    let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| SheetErrorKind::NoWorkbook)?;
    let mut package = Package {
        archive,
        unpacked: 0,
    };
    let sheets = if package.archive.index_for_name("xl/workbook.xml").is_some() {
        xlsx::sheets(&mut package)?
    } else if package.archive.index_for_name("content.xml").is_some() {
        ods::sheets(&mut package)?
    } else {
        return Err(SheetErrorKind::NoWorkbook);
    };
    let filled = sheets.into_iter().filter(|sheet| !sheet.rows.is_empty());
    Ok(filled.collect())
}

/// The packed parts of a file.
struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    unpacked: u64,
}

impl Package<'_> {
    /// The text of a part; `None` if the file has none of this name.
    fn part(&mut self, name: &str) -> Result<Option<String>, SheetErrorKind> {
        if self.archive.index_for_name(name).is_none() {
            return Ok(None);
        }
        let part = self.archive.by_name(name);
        let part = part.map_err(|_| SheetErrorKind::NoWorkbook)?;
        let mut bytes = Vec::new();
        let left = UNPACKED - self.unpacked;
        let read = part.take(left + 1).read_to_end(&mut bytes);
        read.map_err(|_| SheetErrorKind::NoWorkbook)?;
        self.unpacked += bytes.len() as u64;
        if self.unpacked > UNPACKED {
            return Err(too_large());
        }
        let text = String::from_utf8(bytes).map_err(|_| SheetErrorKind::NoWorkbook)?;
        Ok(Some(text))
    }
}

fn too_large() -> SheetErrorKind {
    SheetErrorKind::TooLarge { most: LARGEST }
}

/// A part as a tree. Neither format has a document type, by which a short text may become long.
fn tree(text: &str) -> Result<Document<'_>, SheetErrorKind> {
    let options = ParsingOptions {
        nodes_limit: NODES,
        ..ParsingOptions::default()
    };
    let text = text.trim_start_matches('\u{feff}');
    Document::parse_with_options(text, options).map_err(|error| match error {
        roxmltree::Error::NodesLimitReached => too_large(),
        _ => SheetErrorKind::NoWorkbook,
    })
}

/// An attribute by its name, whatever its namespace.
fn attribute<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    let mut attributes = node.attributes();
    let found = attributes.find(|attribute| attribute.name() == name);
    found.map(|attribute| attribute.value())
}

/// The elements of a name below a node, however deep.
fn within<'a, 'input>(
    node: Node<'a, 'input>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    let all = node.descendants();
    all.filter(move |one| one.is_element() && one.tag_name().name() == name)
}

/// The rows of a sheet as they are filled, and how much more may come.
struct Rows {
    rows: BTreeMap<usize, Vec<String>>,
    bytes: usize,
}

impl Rows {
    fn new() -> Rows {
        Rows {
            rows: BTreeMap::new(),
            bytes: 0,
        }
    }

    /// Puts a text into a cell, row and column counted from 1. Blank texts leave it empty.
    fn put(&mut self, row: usize, column: usize, text: &str) -> Result<(), SheetErrorKind> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Ok(());
        }
        if column > COLUMNS || text.len() > LONGEST_LINE {
            return Err(SheetErrorKind::LineTooLong { most: LONGEST_LINE });
        }
        let fields = self.rows.entry(row).or_default();
        // Each field takes a place even where it is empty, and each row its line.
        self.bytes += text.len() + column.saturating_sub(fields.len());
        if self.bytes.max(row) > LARGEST {
            return Err(too_large());
        }
        if fields.len() < column {
            fields.resize(column, String::new());
        }
        if let Some(field) = fields.get_mut(column - 1) {
            *field = text;
        }
        Ok(())
    }
}
