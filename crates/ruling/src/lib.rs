//! What an arbiter rules on a castling that went wrong, and on a wrong start position.
//!
//! The incident goes in, the ruling comes out: pure functions after the FIDE Laws of Chess 2023 and
//! the Guidelines II for Chess960. Each [`Reason`] names its articles and says whether it is law,
//! guideline, or our own advice where the Laws leave a gap.
//!
//! ```
//! use rokada_chess::{Position, Setup, Wing};
//! use rokada_ruling::{Follows, Incident, Reason};
//!
//! // The rook is touched before the king: no castling on that side (4.4.2).
//! let setup: Setup = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
//! let mut incident = Incident::new(Position::from_setup(setup)?);
//! incident.touched = vec!["h1".parse()?, "e1".parse()?];
//! let ruling = incident.rule()?;
//! assert_eq!(ruling.follows, Follows::MoveWith("h1".parse()?));
//! assert_eq!(ruling.reasons[0].articles(), ["4.4.2"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod array;
mod incident;
mod made;
mod reason;
mod rule;
mod ruling;
mod touch;

pub use array::{ArrayFollows, ArrayReason, ArrayRuling, Misplaced, WrongArray};
pub use incident::{Incident, IncidentFault, Rate, Release, Rules};
pub use reason::{Reason, Standing};
pub use ruling::{Follows, Penalty, Ruling};
