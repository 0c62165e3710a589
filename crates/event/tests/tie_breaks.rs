//! Tie-breaks and ranks against the calculator of FIDE's Technical Commission.

use std::fs;
use std::path::{Path, PathBuf};

use rokada_event::standings::{Standings, TieBreak};
use rokada_event::trf::Report;

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(folder)
}

/// Every value of every player, digit for digit, and every rank.
#[test]
fn every_value_is_the_reference_calculators() {
    let mut tables: Vec<PathBuf> = fs::read_dir(data("tie-breaks"))
        .expect("the reference values are there")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "tsv"))
        .collect();
    tables.sort();
    assert_eq!(tables.len(), 100);
    let mut compared = 0;
    let mut differences = Vec::new();
    for table in tables {
        let name = table.file_stem().expect("a name").to_string_lossy();
        let text = fs::read_to_string(&table).expect("a table");
        let mut lines = text.lines();
        let columns: Vec<&str> = lines.next().expect("a heading").split('\t').collect();
        let tie_breaks = TieBreak::list(&columns[2..].join(",")).expect("known codes");

        let report = fs::read(data("trf").join(format!("{name}.trf"))).expect("its tournament");
        let report = Report::from_bytes(&report).expect("it reads");
        let standings = Standings::compute(&report.results().expect("it agrees"), &tie_breaks);

        for line in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            let number = cells[0].parse().expect("a starting rank");
            let row = standings.row(number).expect("the player");
            let own =
                std::iter::once(row.rank.to_string()).chain(row.entries.iter().map(|entry| {
                    entry
                        .value
                        .map_or_else(String::new, |value| value.to_string())
                }));
            for ((column, expected), own) in columns[1..].iter().zip(&cells[1..]).zip(own) {
                compared += 1;
                // A sum of no terms has no decimals in the reference tables.
                let no_terms = *expected == "0" && own == "0.0";
                if own != *expected && !no_terms {
                    differences.push(format!(
                        "{name} player {number} {column}: {own}, reference {expected}"
                    ));
                }
            }
        }
    }
    assert_eq!(differences, Vec::<String>::new(), "of {compared}");
    assert_eq!(compared, 105_775);
}
