//! FEN, the one-line text of a position, in every dialect in use.
//!
//! | dialect | castling field | read | written |
//! |---|---|---|---|
//! | classical | `KQkq` | yes | where it says the same as X-FEN |
//! | X-FEN | `K` is the outermost rook on the king's h-side; an inner rook is named by its file | yes | [`Setup::fen`] |
//! | Shredder-FEN | the rook's file, `HAha` | yes | [`Setup::shredder_fen`] |
//! | mixed | `KFkf` | yes | no |
//!
//! Missing fields take the value they have at the start of a game without castling (`w - - 0 1`),
//! fields may be parted by any white space or by the `_` of web addresses, and letters of the
//! second and third field are resolved against the board. What cannot be meant is a [`FenFault`]
//! that tells the field, the column and the remedy; [`read`] goes on and collects them all.
//!
//! ```
//! use rokada_chess::Setup;
//!
//! let setup: Setup = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1".parse()?;
//! assert_eq!(setup.fen(), "4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
//!
//! let outermost: Setup = "4k3/8/8/8/8/8/8/4K1RR w K".parse()?;
//! assert_eq!(outermost.shredder_fen(), "4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
//!
//! let reading = rokada_chess::fen::read("4k3/8/8/8/8/8/8/4K3 w K - 0 1");
//! assert_eq!(
//!     reading.faults[0].to_string(),
//!     "castling field, column 23: 'K' names a rook that is not there: \
//!      put the rook on the first rank or leave the letter out"
//! );
//! # Ok::<(), rokada_chess::fen::FenError>(())
//! ```

mod fault;
mod read;
mod rights;
mod write;

pub use fault::{FenError, FenFault, FenFaultKind, FenField};
pub use read::{MAX_LENGTH, Reading, read};

use crate::Setup;
use core::str::FromStr;

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN in any dialect; see the [module](crate::fen).
    ///
    /// # Errors
    /// All that is wrong with the text, never an empty list. Whether the position is legal is
    /// another question, which a set-up leaves open.
    fn from_str(text: &str) -> Result<Setup, FenError> {
        let Reading { setup, faults } = read(text);
        if faults.is_empty() {
            Ok(setup)
        } else {
            Err(FenError { faults })
        }
    }
}

#[cfg(test)]
mod tests;
