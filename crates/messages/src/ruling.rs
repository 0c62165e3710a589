//! An arbiter's ruling in words.

use rokada_chess::{Bitboard, Board, Position, Square};
use rokada_ruling::{
    ArrayFollows, ArrayReason, Follows, IncidentFault, Misplaced, Penalty, Reason, Standing,
};

use crate::chess::wing_key;
use crate::{Style, Words};

impl Words {
    /// What a player does after a ruling on a move from a position.
    pub fn ruling(&self, follows: &Follows, before: &Position) -> String {
        let id = format!("ruling-follows-{}", follows.code());
        match *follows {
            Follows::Castle(wing) | Follows::KingMoveOrCastle(wing) => {
                self.say(&id, &[("wing", wing_key(wing).into())])
            }
            Follows::MoveWith(square) => self.say(
                &id,
                &[("piece", self.one_piece(before.board(), square).into())],
            ),
            Follows::Stands(the_move) => {
                let said = self.announce(before, the_move, Style::Letters);
                self.say(&id, &[("move", said.into())])
            }
            Follows::AnyMove | Follows::BoardStands | Follows::GameOver => self.say(&id, &[]),
        }
    }

    /// One step of a ruling, with the pieces of the board before the move.
    pub fn ruling_reason(&self, reason: &Reason, board: &Board) -> String {
        let mut args = Vec::new();
        if let Some(square) = reason.piece() {
            args.push(("piece", self.one_piece(board, square).into()));
        }
        if let Some(wing) = reason.wing() {
            args.push(("wing", wing_key(wing).into()));
        }
        self.say(&format!("ruling-reason-{}", reason.code()), &args)
    }

    /// What an illegal move costs.
    pub fn ruling_penalty(&self, penalty: Penalty) -> String {
        let id = format!("ruling-penalty-{}", penalty.code());
        match penalty {
            Penalty::ExtraTime { minutes } => self.say(&id, &[("n", minutes.into())]),
            Penalty::Lost | Penalty::Drawn => self.say(&id, &[]),
        }
    }

    /// Whose word a reason is.
    pub fn ruling_standing(&self, standing: Standing) -> String {
        let id = match standing {
            Standing::Law => "ruling-standing-law",
            Standing::Guideline => "ruling-standing-guideline",
            Standing::Advice => "ruling-standing-advice",
        };
        self.say(id, &[])
    }

    /// Why an incident can't be ruled on.
    pub fn incident_fault(&self, fault: IncidentFault) -> String {
        let square = fault.square.to_string();
        self.say("ruling-not-own", &[("square", square.into())])
    }

    /// What was set up wrongly.
    pub fn misplaced(&self, what: Misplaced) -> String {
        self.say(&format!("ruling-array-{}", what.code()), &[])
    }

    /// What follows for a wrong start position.
    pub fn array_ruling(&self, follows: ArrayFollows) -> String {
        self.say(&format!("ruling-array-follows-{}", follows.code()), &[])
    }

    /// Why.
    pub fn array_reason(&self, reason: ArrayReason) -> String {
        self.say(&format!("ruling-array-reason-{}", reason.code()), &[])
    }

    fn one_piece(&self, board: &Board, square: Square) -> String {
        self.pieces(board, Bitboard::square(square))
    }
}
