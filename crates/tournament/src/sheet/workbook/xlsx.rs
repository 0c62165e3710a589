//! Sheets of `.xlsx` (ECMA-376).

use roxmltree::Node;

use super::{Package, Rows, Sheet, attribute, tree, within};
use crate::sheet::error::SheetErrorKind;

/// The sheets, in the order of their tabs.
pub(super) fn sheets(package: &mut Package<'_>) -> Result<Vec<Sheet>, SheetErrorKind> {
    let book = needed(package, "xl/workbook.xml")?;
    let book = tree(&book)?;
    let links = package.part("xl/_rels/workbook.xml.rels")?;
    let links = links.unwrap_or_else(|| "<Relationships/>".to_owned());
    let links = tree(&links)?;
    let strings = match package.part("xl/sharedStrings.xml")? {
        Some(text) => shared(&text)?,
        None => Vec::new(),
    };
    let dates = match package.part("xl/styles.xml")? {
        Some(text) => date_styles(&text)?,
        None => Vec::new(),
    };
    let mut properties = within(book.root(), "workbookPr");
    let from_1904 = properties.any(|one| matches!(attribute(one, "date1904"), Some("1" | "true")));
    let cells = Cells {
        strings,
        dates,
        from_1904,
    };
    let mut sheets = Vec::new();
    for (place, sheet) in (1..).zip(within(book.root(), "sheet")) {
        let id = sheet
            .attributes()
            .find(|attribute| attribute.name() == "id" && attribute.namespace().is_some())
            .map(|attribute| attribute.value());
        let mut targets = within(links.root(), "Relationship");
        let target = targets.find(|link| link.attribute("Id") == id && id.is_some());
        let path = match target.and_then(|link| link.attribute("Target")) {
            Some(target) => match target.strip_prefix('/') {
                Some(absolute) => absolute.to_owned(),
                None => format!("xl/{target}"),
            },
            None => format!("xl/worksheets/sheet{place}.xml"),
        };
        let text = needed(package, &path)?;
        sheets.push(Sheet {
            name: attribute(sheet, "name").unwrap_or_default().to_owned(),
            rows: cells.rows(&text)?.rows,
        });
    }
    Ok(sheets)
}

fn needed(package: &mut Package<'_>, name: &str) -> Result<String, SheetErrorKind> {
    package.part(name)?.ok_or(SheetErrorKind::NoWorkbook)
}

/// What the cells of a sheet refer to.
struct Cells {
    /// Texts that cells name by their place.
    strings: Vec<String>,
    /// Whether each style shows a number as a date.
    dates: Vec<bool>,
    /// Days are counted from 1904, as old programs of the Macintosh did.
    from_1904: bool,
}

impl Cells {
    fn rows(&self, text: &str) -> Result<Rows, SheetErrorKind> {
        let sheet = tree(text)?;
        let mut rows = Rows::new();
        let mut row = 0;
        for one in within(sheet.root(), "row") {
            let stated = attribute(one, "r").and_then(|number| number.parse().ok());
            row = stated.unwrap_or(row + 1usize);
            let mut column = 0;
            for cell in one.children().filter(|cell| cell.tag_name().name() == "c") {
                column = attribute(cell, "r")
                    .and_then(column_of)
                    .unwrap_or(column + 1);
                rows.put(row, column, &self.cell(cell))?;
            }
        }
        Ok(rows)
    }

    fn cell(&self, cell: Node<'_, '_>) -> String {
        let value = within(cell, "v").next().and_then(|value| value.text());
        let value = value.unwrap_or_default().trim();
        match attribute(cell, "t") {
            Some("s") => {
                let place = value.parse::<usize>().ok();
                let text = place.and_then(|place| self.strings.get(place));
                text.cloned().unwrap_or_default()
            }
            Some("inlineStr") => texts(cell),
            Some("str" | "b" | "e" | "d") => value.to_owned(),
            _ => {
                let style = attribute(cell, "s").and_then(|style| style.parse::<usize>().ok());
                let is_date = style.and_then(|style| self.dates.get(style).copied());
                let day = || day(value.parse().ok()?, self.from_1904);
                let date = is_date.filter(|is| *is).and_then(|_| day());
                date.unwrap_or_else(|| number(value))
            }
        }
    }
}

/// A number as a person writes it: `2105`, whatever `2105.0` or `2.105E3` stands there.
fn number(text: &str) -> String {
    match text.parse::<f64>() {
        Ok(number) if number.fract() == 0.0 && number.abs() < 1e15 => format!("{number:.0}"),
        _ => text.to_owned(),
    }
}

/// The day of a number of days since the end of 1899, as `1990-12-31`.
fn day(days: f64, from_1904: bool) -> Option<String> {
    // The 29th of February 1900, which was none, is day 60.
    if !(61.0..2_958_466.0).contains(&days) {
        return None;
    }
    let offset = if from_1904 { 1_462 } else { 0 };
    // Days since the 1st of March of the year 0, by eras of 400 years.
    let days = days as i64 + offset + 693_899;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = era * 400 + year + next;
    Some(format!("{year:04}-{month:02}-{day:02}"))
}

/// The column of a cell's name: 28 of `AB12`.
fn column_of(name: &str) -> Option<usize> {
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic);
    let mut column = 0usize;
    for letter in letters.take(4) {
        column = column * 26 + usize::from(letter.to_ascii_uppercase() - b'A') + 1;
    }
    (column > 0).then_some(column)
}

fn shared(text: &str) -> Result<Vec<String>, SheetErrorKind> {
    let strings = tree(text)?;
    Ok(within(strings.root(), "si").map(texts).collect())
}

/// The text of a string, whose parts may be set in different ways. What is written above the line
/// to tell how it is read (`rPh`) is no part of it.
fn texts(string: Node<'_, '_>) -> String {
    let parts = within(string, "t").filter(|part| {
        let mut around = part.ancestors();
        !around.any(|one| one.tag_name().name() == "rPh")
    });
    parts.filter_map(|part| part.text()).collect()
}

/// Whether each style shows a date.
fn date_styles(text: &str) -> Result<Vec<bool>, SheetErrorKind> {
    let styles = tree(text)?;
    let own: Vec<(u32, bool)> = within(styles.root(), "numFmt")
        .filter_map(|format| {
            let id = attribute(format, "numFmtId")?.parse().ok()?;
            Some((id, shows_a_date(attribute(format, "formatCode")?)))
        })
        .collect();
    let formats = within(styles.root(), "cellXfs").next();
    let formats = formats.into_iter().flat_map(|all| all.children());
    let of_format = |format: Node<'_, '_>| {
        let id = attribute(format, "numFmtId").and_then(|id| id.parse::<u32>().ok());
        let id = id.unwrap_or(0);
        let by_code = own
            .iter()
            .find(|(one, _)| *one == id)
            .map(|(_, date)| *date);
        by_code.unwrap_or(matches!(id, 14..=17 | 22 | 27..=31 | 34..=36 | 50..=58))
    };
    let formats = formats.filter(|format| format.tag_name().name() == "xf");
    Ok(formats.map(of_format).collect())
}

/// Whether a format has a year, or a day beside a month, outside what it writes as it stands.
fn shows_a_date(code: &str) -> bool {
    let mut bare = String::new();
    let mut until = None;
    for letter in code.chars() {
        match (until, letter) {
            (Some(end), letter) if end == letter => until = None,
            (Some(_), _) => {}
            (None, '"') => until = Some('"'),
            (None, '[') => until = Some(']'),
            (None, letter) => bare.extend(letter.to_lowercase()),
        }
    }
    bare.contains('y') || bare.contains('d') && bare.contains('m')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_numbers_and_columns() {
        for (days, date) in [
            (61.0, "1900-03-01"),
            (33_238.0, "1990-12-31"),
            (36_585.0, "2000-02-29"),
            (36_586.5, "2000-03-01"),
            (46_054.0, "2026-02-01"),
        ] {
            assert_eq!(day(days, false).as_deref(), Some(date));
        }
        assert_eq!(day(31_776.0, true).as_deref(), Some("1990-12-31"));
        assert_eq!((day(0.0, false), day(1e300, false)), (None, None));
        assert_eq!(number("2105.0"), "2105");
        assert_eq!(number("2.105E3"), "2105");
        assert_eq!(number("2105.5"), "2105.5");
        assert_eq!(number("1e400"), "1e400");
        assert_eq!(column_of("AB12"), Some(28));
        assert_eq!(column_of("12"), None);
        assert!(shows_a_date("dd\\.mm\\.yyyy"));
        assert!(!shows_a_date("#,##0 \"dayly\""));
        assert!(!shows_a_date("[Red]0.00"));
    }
}
