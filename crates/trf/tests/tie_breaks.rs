//! Tie-breaks and ranks against the calculator of FIDE's Technical Commission.

use std::fs;
use std::path::{Path, PathBuf};

use rokada_standings::{Standings, TieBreak};
use rokada_trf::Report;

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(folder)
}

/// Compares a table of the calculator with our own, value by value; how many, and what differs.
fn compare(table: &Path, report: &Path) -> (usize, Vec<String>) {
    let text = fs::read_to_string(table).expect("a table");
    let mut lines = text.lines();
    let columns: Vec<&str> = lines.next().expect("a heading").split('\t').collect();
    let tie_breaks = TieBreak::list(&columns[2..].join(",")).expect("known codes");
    let report = fs::read(report).expect("its tournament");
    let report = Report::from_bytes(&report).expect("it reads");
    let standings = Standings::compute(&report.results().expect("it agrees"), &tie_breaks);

    let mut compared = 0;
    let mut differences = Vec::new();
    for line in lines {
        let cells: Vec<&str> = line.split('\t').collect();
        let number = cells[0].parse().expect("a starting rank");
        let row = standings.row(number).expect("the participant");
        let own = std::iter::once(row.rank.to_string()).chain(row.entries.iter().map(|entry| {
            entry
                .value
                .map_or_else(String::new, |value| value.to_string())
        }));
        for ((column, expected), own) in columns[1..].iter().zip(&cells[1..]).zip(own) {
            compared += 1;
            if !same(&own, expected, column) {
                differences.push(format!(
                    "{}: {number} {column}: {own}, reference {expected}",
                    table.display()
                ));
            }
        }
    }
    (compared, differences)
}

/// The same digits. The calculator writes a column with as many decimals as its values need, and
/// sums of no terms without any; the average of Buchholz it has come to write with three.
fn same(own: &str, expected: &str, column: &str) -> bool {
    let number = |text: &str| text.parse::<f64>().ok();
    let tolerance = if column == "AOB" { 0.005 } else { 0.0 };
    own == expected
        || number(own)
            .zip(number(expected))
            .is_some_and(|(own, expected)| (own - expected).abs() <= tolerance)
}

fn tables(folder: &str) -> Vec<PathBuf> {
    let mut tables: Vec<PathBuf> = fs::read_dir(data(folder))
        .expect("the reference values are there")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "tsv"))
        .collect();
    tables.sort();
    tables
}

fn compare_all(tables: &[PathBuf], folder: &str) -> usize {
    let mut compared = 0;
    let mut differences = Vec::new();
    for table in tables {
        let name = table.file_name().expect("a name").to_string_lossy();
        let event = name.split('.').next().expect("a name");
        let report = data(folder).join(format!("{event}.trf"));
        let (some, different) = compare(table, &report);
        compared += some;
        differences.extend(different);
    }
    assert_eq!(differences, Vec::<String>::new(), "of {compared}");
    compared
}

// checklist: 199
/// Every value and every rank of 100 individual tournaments.
#[test]
fn individual_events_as_the_reference_calculator_has_them() {
    let tables = tables("tie-breaks");
    assert_eq!(tables.len(), 100);
    assert_eq!(compare_all(&tables, "trf"), 105_775);
}

/// Every value and every rank of team events, decided by match points and by game points.
#[test]
fn team_events_as_the_reference_calculator_has_them() {
    let tables = tables("teams");
    assert_eq!(tables.len(), 8);
    assert!(compare_all(&tables, "teams") > 900);
}
