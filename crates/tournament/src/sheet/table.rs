//! Tables of standings.

use csv::WriterBuilder;

use crate::standings::{Results, Standings};

/// What the fixed columns of a table are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableHeadings {
    /// The rank.
    pub rank: String,
    /// The pairing number.
    pub number: String,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: String,
    /// The points.
    pub points: String,
}

/// Writes standings as a table of fields between separators, in UTF-8 with the mark that
/// spreadsheets know it by. Tie-breaks have a column each, called by its code.
///
/// A name that a spreadsheet would take for a formula is written with an apostrophe before it.
///
/// ```
/// use rokada_tournament::sheet::{TableHeadings, standings_table};
/// use rokada_tournament::standings::{Results, Standings};
///
/// let results = Results::individual(["Player 01"]);
/// let standings = Standings::compute(&results, &[]);
/// let headings = TableHeadings {
///     rank: "Rank".into(),
///     number: "No.".into(),
///     name: "Name".into(),
///     rating: "Rating".into(),
///     points: "Points".into(),
/// };
/// let table = standings_table(&standings, &results, &headings, ';');
/// assert_eq!(table, "\u{feff}Rank;No.;Name;Rating;Points\r\n1;1;Player 01;;0.0\r\n");
/// ```
pub fn standings_table(
    standings: &Standings,
    results: &Results,
    headings: &TableHeadings,
    separator: char,
) -> String {
    let separator = u8::try_from(separator).unwrap_or(b',');
    let mut writer = WriterBuilder::new()
        .delimiter(separator)
        .terminator(csv::Terminator::CRLF)
        .from_writer(Vec::new());
    // The score has its column already, if it stands first as it does by default.
    let score_first = standings
        .tie_breaks
        .first()
        .is_some_and(|tie_break| tie_break.code == crate::standings::Code::Points);
    let shown = usize::from(score_first);
    let mut rows = vec![vec![
        headings.rank.clone(),
        headings.number.clone(),
        headings.name.clone(),
        headings.rating.clone(),
        headings.points.clone(),
    ]];
    rows[0].extend(
        standings.tie_breaks[shown..]
            .iter()
            .map(ToString::to_string),
    );
    for row in &standings.rows {
        let participant = &results.participants[row.participant];
        let mut fields = vec![
            row.rank.to_string(),
            row.number.to_string(),
            harmless(&participant.name),
            participant
                .rating
                .map_or_else(String::new, |rating| rating.to_string()),
            row.points.to_string(),
        ];
        fields.extend(row.entries[shown..].iter().map(|entry| {
            entry
                .value
                .map_or_else(String::new, |value| value.to_string())
        }));
        rows.push(fields);
    }
    for row in rows {
        // Writing to memory does not fail.
        let _ = writer.write_record(&row);
    }
    let table = writer.into_inner().unwrap_or_default();
    format!("\u{feff}{}", String::from_utf8_lossy(&table))
}

/// A text that a spreadsheet shows and does not compute.
fn harmless(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}
