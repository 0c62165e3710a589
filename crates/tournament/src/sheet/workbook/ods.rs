//! Sheets of `.ods` (OpenDocument).

use roxmltree::Node;

use super::{COLUMNS, Package, Rows, Sheet, attribute, too_large, tree, within};
use crate::sheet::error::SheetErrorKind;
use crate::sheet::start_list::LONGEST_LINE;

/// The sheets, in the order of their tabs.
pub(super) fn sheets(package: &mut Package<'_>) -> Result<Vec<Sheet>, SheetErrorKind> {
    let text = package.part("content.xml")?;
    let text = text.ok_or(SheetErrorKind::NoWorkbook)?;
    let content = tree(&text)?;
    let Some(body) = within(content.root(), "spreadsheet").next() else {
        return Err(SheetErrorKind::NoWorkbook);
    };
    let tables = within(body, "table");
    tables
        .map(|table| {
            Ok(Sheet {
                name: attribute(table, "name").unwrap_or_default().to_owned(),
                rows: rows(table)?.rows,
            })
        })
        .collect()
}

/// The rows of a table. Rows and cells that are alike are written once, with their number; those at
/// the end stand for the whole rest of the sheet and are empty.
fn rows(table: Node<'_, '_>) -> Result<Rows, SheetErrorKind> {
    let mut rows = Rows::new();
    let mut row = 1usize;
    for one in within(table, "table-row") {
        let times = repeated(one, "number-rows-repeated");
        let cells = cells(one)?;
        if !cells.is_empty() {
            for row in row..row.saturating_add(times) {
                for (column, text) in &cells {
                    rows.put(row, *column, text)?;
                }
            }
        }
        row = row.saturating_add(times);
    }
    Ok(rows)
}

/// The cells of a row that are not empty, each with its column from 1.
fn cells(row: Node<'_, '_>) -> Result<Vec<(usize, String)>, SheetErrorKind> {
    let mut cells = Vec::new();
    let mut column = 1usize;
    let is_cell =
        |one: &Node<'_, '_>| matches!(one.tag_name().name(), "table-cell" | "covered-table-cell");
    for cell in row.children().filter(is_cell) {
        let times = repeated(cell, "number-columns-repeated");
        let text = text_of(cell);
        if !text.trim().is_empty() {
            if times > COLUMNS || cells.len() + times > COLUMNS {
                return Err(SheetErrorKind::LineTooLong { most: LONGEST_LINE });
            }
            if text.len().saturating_mul(times) > super::LARGEST {
                return Err(too_large());
            }
            cells.extend((column..column.saturating_add(times)).map(|at| (at, text.clone())));
        }
        column = column.saturating_add(times);
    }
    Ok(cells)
}

fn repeated(node: Node<'_, '_>, name: &str) -> usize {
    let times = attribute(node, name).and_then(|times| times.parse().ok());
    times.unwrap_or(1)
}

/// What a cell says: a number or a date by its value, since what is shown of it may be rounded or
/// in any language; else its text.
fn text_of(cell: Node<'_, '_>) -> String {
    let value = match attribute(cell, "value-type") {
        Some("float") => attribute(cell, "value"),
        Some("date") => attribute(cell, "date-value"),
        _ => None,
    };
    if let Some(value) = value {
        // A date may go on with its time.
        return value.split('T').next().unwrap_or_default().to_owned();
    }
    let paragraphs = cell.children().filter(|one| one.tag_name().name() == "p");
    let paragraphs: Vec<String> = paragraphs.map(paragraph).collect();
    paragraphs.join(" ")
}

fn paragraph(paragraph: Node<'_, '_>) -> String {
    let mut text = String::new();
    for node in paragraph.descendants() {
        if node.is_text() {
            text.push_str(node.text().unwrap_or_default());
        } else if matches!(node.tag_name().name(), "s" | "tab" | "line-break") {
            text.push(' ');
        }
    }
    text
}
