//! Lists and tables as spreadsheets write and read them.
//!
//! A start list comes as a file with a heading (comma, semicolon or tab between the fields, which
//! may be quoted), or as lines pasted from anywhere: [`read_start_list`] takes either.

mod error;
mod heading;
mod pasted;
mod start_list;
mod table;

pub use error::{SheetError, SheetErrorKind};
pub use heading::Column;
pub use start_list::{StartListLine, read_start_list};
pub use table::{TableHeadings, standings_table};
