//! The position a command begins from.

use rokada_chess::fen::{self, FenError};
use rokada_chess::{ParseStartPositionError, Position, StartPosition};

use crate::context::Context;
use crate::failure::Failure;

/// The position of a FEN, or of a start position's number or letters.
pub(crate) fn position(text: &str, context: &Context) -> Result<Position, Failure> {
    if !text.contains('/') {
        match text.parse::<StartPosition>() {
            Ok(start) => return Ok(start.position()),
            // Neither number nor letters: a FEN, and what is wrong with it.
            Err(ParseStartPositionError::NotRecognised) => {}
            Err(error) => {
                return Err(Failure::Input(context.words.start_position_error(&error)));
            }
        }
    }
    let reading = fen::read(text);
    if !reading.faults.is_empty() {
        let faults = reading.faults;
        return Err(Failure::Input(
            context.words.fen_error(&FenError { faults }),
        ));
    }
    let board = reading.setup.board.clone();
    // A FEN that can be read is no wrong input; that nothing is legal in it is an answer.
    Position::from_setup(reading.setup).map_err(|error| {
        let faults = error.iter();
        let faults = faults.map(|fault| context.words.setup_fault(fault, &board));
        Failure::No(faults.collect::<Vec<_>>().join("; "))
    })
}
