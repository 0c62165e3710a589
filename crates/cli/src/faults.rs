//! What is wrong with a FEN, in its text or on its board.

use rokada_chess::fen::{self, FenFault, FenField, Reading};
use rokada_chess::{Board, Setup, SetupFault};
use serde::Serialize;

use crate::context::Context;

/// A fault with its place and its remedy.
#[derive(Serialize)]
pub(crate) struct FaultAnswer {
    kind: &'static str,
    at: At,
    pub(crate) help: String,
}

/// Where a fault is: a place in the text or squares of the board.
#[derive(Serialize)]
#[serde(untagged)]
enum At {
    Text { field: &'static str, column: usize },
    Squares(Vec<String>),
}

/// A FEN read, and every fault found in it.
pub(crate) struct Checked {
    pub(crate) setup: Setup,
    pub(crate) faults: Vec<FaultAnswer>,
    /// The pieces are known; the rest may be at fault.
    pub(crate) board_is_readable: bool,
}

/// Reads a FEN and looks for every fault. Of a board that could not be read, what it lacks is no
/// news.
pub(crate) fn check(text: &str, context: &Context) -> Checked {
    let Reading { setup, faults } = fen::read(text);
    let board_is_readable = !faults.iter().any(|fault| fault.field == FenField::Board);
    let mut told: Vec<FaultAnswer> = faults
        .iter()
        .map(|fault| text_fault(fault, context))
        .collect();
    if board_is_readable {
        let on_board = setup.faults();
        let tell = |fault| board_fault(fault, &setup.board, context);
        told.extend(on_board.iter().map(tell));
    }
    Checked {
        setup,
        faults: told,
        board_is_readable,
    }
}

fn text_fault(fault: &FenFault, context: &Context) -> FaultAnswer {
    FaultAnswer {
        kind: fault.kind.code(),
        at: At::Text {
            field: fault.field.code(),
            column: fault.offset + 1,
        },
        help: context.words.fen_fault(fault),
    }
}

fn board_fault(fault: &SetupFault, board: &Board, context: &Context) -> FaultAnswer {
    let squares = fault.squares().into_iter();
    FaultAnswer {
        kind: fault.code(),
        at: At::Squares(squares.map(|square| square.to_string()).collect()),
        help: context.words.setup_fault(fault, board),
    }
}
