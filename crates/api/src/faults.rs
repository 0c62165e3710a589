//! What is wrong with a FEN, in its text or on its board.

use rokada_chess::fen::{self, FenFault, FenField, Reading};
use rokada_chess::{Board, Setup, SetupFault, StartPosition};
use rokada_messages::Words;
use serde::Serialize;

use crate::names;

/// A fault with its place and its remedy.
#[derive(Serialize)]
pub struct FaultAnswer {
    /// Which fault, in snake case.
    pub kind: &'static str,
    /// Where it is.
    pub at: At,
    /// What would be right, in the reader's language.
    pub help: String,
}

/// Where a fault is.
#[derive(Serialize)]
#[serde(untagged)]
pub enum At {
    /// A place in the text.
    Text {
        /// Which of the FEN's fields.
        field: &'static str,
        /// Counted from 1 from the beginning of the text.
        column: usize,
    },
    /// Squares of the board.
    Squares(Vec<String>),
}

/// A FEN read, and every fault found in it.
pub struct Checked {
    /// What it says, as far as it could be read.
    pub setup: Setup,
    /// All that is wrong.
    pub faults: Vec<FaultAnswer>,
    /// The pieces are known; the rest may be at fault.
    pub board_is_readable: bool,
}

/// Reads a FEN and looks for every fault. Of a board that could not be read, what it lacks is no
/// news.
pub fn check(text: &str, words: &Words) -> Checked {
    let Reading { setup, faults } = fen::read(text);
    let board_is_readable = !faults.iter().any(|fault| fault.field == FenField::Board);
    let mut told: Vec<FaultAnswer> = faults.iter().map(|f| text_fault(f, words)).collect();
    if board_is_readable {
        let on_board = setup.faults();
        let tell = |fault| board_fault(fault, &setup.board, words);
        told.extend(on_board.iter().map(tell));
    }
    Checked {
        setup,
        faults: told,
        board_is_readable,
    }
}

/// A FEN whose board can be read, with whatever is wrong besides; or a start position by number or
/// letters.
///
/// # Errors
/// When no board can be read: every fault, in the reader's language.
pub fn read_setup(text: &str, words: &Words) -> Result<(Setup, Vec<FaultAnswer>), String> {
    if !text.contains('/')
        && let Ok(start) = text.parse::<StartPosition>()
    {
        return Ok((start.setup(), Vec::new()));
    }
    let checked = check(text, words);
    if checked.board_is_readable {
        Ok((checked.setup, checked.faults))
    } else {
        let helps: Vec<String> = checked.faults.into_iter().map(|fault| fault.help).collect();
        Err(helps.join("; "))
    }
}

fn text_fault(fault: &FenFault, words: &Words) -> FaultAnswer {
    FaultAnswer {
        kind: fault.kind.code(),
        at: At::Text {
            field: fault.field.code(),
            column: fault.offset + 1,
        },
        help: words.fen_fault(fault),
    }
}

fn board_fault(fault: &SetupFault, board: &Board, words: &Words) -> FaultAnswer {
    FaultAnswer {
        kind: fault.code(),
        at: At::Squares(names(fault.squares())),
        help: words.setup_fault(fault, board),
    }
}
