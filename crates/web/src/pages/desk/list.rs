//! Start lists and reports that a visitor sends, as a file or as text.

use rokada_tournament::ListFault;

use super::fields::{Faults, Fields};
use crate::people::Upload;
use crate::reader::Reader;

/// What was sent: the file where one was chosen, else the text of the field.
pub(crate) fn sent<'a>(upload: &'a Upload, fields: &'a Fields) -> (&'static str, &'a [u8]) {
    match upload.file("file") {
        Some(bytes) if !bytes.is_empty() => ("file", bytes),
        _ => ("list", fields.get("list").as_bytes()),
    }
}

/// What is wrong with it, each fault leading to the field it came by.
pub(crate) fn faults(reader: &Reader, field: &str, fault: &ListFault) -> Faults {
    let mut faults = Faults::default();
    for line in reader.words.list_faults(fault) {
        faults.add(field, line);
    }
    faults
}
