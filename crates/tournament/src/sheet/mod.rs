//! Lists and tables as spreadsheets write and read them.
//!
//! A start list comes as a file with a heading (comma, semicolon or tab between the fields, which
//! may be quoted), as a sheet of a spreadsheet program (`.xlsx`, `.ods`), or as lines pasted from
//! anywhere: [`read_start_list`] takes any of them.

mod error;
mod fields;
mod heading;
mod pasted;
mod start_list;
mod table;
mod words;
mod workbook;

pub use error::{SheetError, SheetErrorKind};
pub use heading::Column;
pub use start_list::{StartListLine, read_start_list};
pub use table::{TableHeadings, standings_table};
pub(crate) use workbook::is_one as is_workbook;
