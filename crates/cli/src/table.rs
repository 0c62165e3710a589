//! Tables for a person: columns as wide as their widest cell.

/// Which side the cells of a column stand at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// The widest column, in characters: what is longer is cut, as it may be in journals from before
/// names had a limit.
const WIDEST: usize = 100;

/// Lays out a heading and rows in columns with two blanks between them.
pub(crate) fn lay_out(heading: &[(String, Side)], rows: &[Vec<String>]) -> String {
    let rows: Vec<Vec<String>> = rows
        .iter()
        .map(|row| row.iter().map(|cell| cut(cell)).collect())
        .collect();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        let widths = cells.map(|cell| cell.chars().count());
        let title = heading[column].0.chars().count();
        widths.max().unwrap_or(0).max(title)
    };
    let widths: Vec<usize> = (0..heading.len()).map(width).collect();
    let titles: Vec<String> = heading.iter().map(|(title, _)| title.clone()).collect();
    let line = |cells: &[String]| {
        let mut line = String::new();
        for ((cell, width), (_, side)) in cells.iter().zip(&widths).zip(heading) {
            if !line.is_empty() {
                line.push_str("  ");
            }
            match side {
                Side::Left => line.push_str(&format!("{cell:<width$}")),
                Side::Right => line.push_str(&format!("{cell:>width$}")),
            }
        }
        line.trim_end().to_owned()
    };
    let lines: Vec<String> = std::iter::once(line(&titles))
        .chain(rows.iter().map(|row| line(row)))
        .collect();
    lines.join("\n")
}

/// A cell no wider than a column may be.
fn cut(cell: &str) -> String {
    match cell.char_indices().nth(WIDEST) {
        Some(_) => cell.chars().take(WIDEST - 1).chain(['…']).collect(),
        None => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_every_alphabet_take_one_place() {
        let heading = [
            ("Ime".to_owned(), Side::Left),
            ("№".to_owned(), Side::Right),
        ];
        let rows = [
            vec!["Đorđe".to_owned(), "7".to_owned()],
            vec!["Ана".to_owned(), "12".to_owned()],
        ];
        assert_eq!(lay_out(&heading, &rows), "Ime     №\nĐorđe   7\nАна    12");
    }

    #[test]
    fn a_cell_of_any_length_is_laid_out() {
        let heading = [
            ("Name".to_owned(), Side::Left),
            ("N".to_owned(), Side::Right),
        ];
        let rows = [vec!["ж".repeat(70_000), "1".to_owned()]];
        let laid = lay_out(&heading, &rows);
        assert_eq!(laid.lines().nth(1).unwrap().chars().count(), WIDEST + 3);
        assert!(laid.contains("ж…  1"));
    }
}
