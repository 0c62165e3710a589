//! The ruling on an incident: first what stands on the board, then the clock, the hands, the price.

use rokada_chess::{Color, Geometry, Manner, Move, Position, Square, Wing, Winnability};

use crate::made::{Made, castlings, made};
use crate::touch::{self, Duty, castling_with};
use crate::{Follows, Incident, IncidentFault, Penalty, Reason, Ruling};

impl Incident {
    /// Rules on the incident.
    ///
    /// # Errors
    /// When a piece named is not the player's.
    pub fn rule(&self) -> Result<Ruling, IncidentFault> {
        let touched = self.pieces()?;
        let made = made(&self.position, &self.released);
        let mut ruling = match self.clock_pressed {
            true => self.pressed(&touched, made),
            false => from_duty(self.unpressed(&touched, made), false),
        };
        if self.two_hands {
            self.two_hands(&mut ruling);
        }
        if self.announced && !ruling.reasons.iter().any(|reason| leans_on_words(*reason)) {
            ruling.reasons.push(Reason::Announced);
        }
        Ok(ruling)
    }

    /// What is left to do while the clock has not been pressed.
    fn unpressed(&self, touched: &[Square], made: Made) -> Duty {
        let position = &self.position;
        let by_touch = touch::duty(position, touched, self.together);
        match made {
            Made::Nothing => by_touch,
            Made::NoMove => after(Reason::ReleasedNowhere, by_touch),
            Made::Castling(wing, geometry) => self.castled(wing, &geometry, touched, by_touch),
            Made::Plain(the_move) => self.one_piece_moved(the_move, touched, by_touch),
        }
    }

    /// King and rook stand as after castling.
    fn castled(&self, wing: Wing, geometry: &Geometry, touched: &[Square], by_touch: Duty) -> Duty {
        let castle = castle(geometry);
        let rook = geometry.rook_from;
        if !self.position.is_legal(castle) {
            return by_touch;
        }
        if by_touch.allowed.contains(&castle) {
            let mut reasons = by_touch.reasons;
            if self.is_by_the_guidelines(geometry) {
                reasons.push(Reason::ByTheGuidelines);
            }
            reasons.push(Reason::CastlingMade { wing });
            return stands(castle, reasons);
        }
        let rook_alone = geometry.manner() == Manner::RookOnly && touched == [rook];
        match (rook_alone, self.announced) {
            (true, true) => stands(castle, vec![Reason::RookAloneAnnounced { rook }]),
            (true, false) => after(Reason::RookAlone { rook }, by_touch),
            (false, _) => by_touch,
        }
    }

    /// The king was let go last, after the rook (II.3.2.5).
    fn is_by_the_guidelines(&self, geometry: &Geometry) -> bool {
        let mut pieces = self.released.iter().map(|release| release.piece);
        pieces.next() == Some(geometry.rook_from) && pieces.next() == Some(geometry.king_from)
    }

    fn one_piece_moved(&self, the_move: Move, touched: &[Square], by_touch: Duty) -> Duty {
        let position = &self.position;
        let is_legal = position.is_legal(the_move);
        if let Move::Normal { from, to, .. } = the_move
            && from == position.king(position.turn())
        {
            if let Some((wing, geometry)) = castlings(position).find(|(_, g)| g.king_to == to)
                && touched.first() == Some(&from)
            {
                let castle = castle(&geometry);
                let may_castle = position.is_legal(castle);
                return match (is_legal, may_castle) {
                    // The rook has been touched too: 4.4.1 decides.
                    (true, true) if !by_touch.allowed.contains(&the_move) => by_touch,
                    (true, true) if self.announced => {
                        must_castle(wing, castle, vec![Reason::OneStepAnnounced { wing }])
                    }
                    (true, true) => Duty {
                        follows: Follows::KingMoveOrCastle(wing),
                        allowed: vec![the_move, castle],
                        reasons: vec![Reason::OneStepOrCastling { wing }],
                    },
                    (false, true) => must_castle(wing, castle, vec![Reason::KingReleased { wing }]),
                    (false, false) => {
                        let reasons = vec![Reason::KingReleased { wing }];
                        touch::king_move(position, from, geometry.rook_from, reasons)
                    }
                    (true, false) => allowed_or(the_move, by_touch),
                };
            }
            if castling_with(position, to).is_some() && touched.first() == Some(&from) {
                let duty = touch::duty(position, &[from, to], false);
                return after(Reason::KingOnRook { rook: to }, duty);
            }
        }
        match is_legal {
            true => allowed_or(the_move, by_touch),
            false => after(Reason::ReleasedNowhere, by_touch),
        }
    }

    /// The clock has been pressed on what stands on the board.
    fn pressed(&self, touched: &[Square], made: Made) -> Ruling {
        let the_move = match made {
            Made::Castling(_, geometry) => Some(castle(&geometry)),
            Made::Plain(the_move) => Some(the_move),
            Made::Nothing | Made::NoMove => None,
        };
        let Some(the_move) = the_move.filter(|the_move| self.position.is_legal(*the_move)) else {
            let what = match made {
                Made::Nothing => Reason::PressedWithoutMove,
                _ => Reason::IllegalCompleted,
            };
            return self.illegal(what, touched, made);
        };
        let duty = self.unpressed(touched, made);
        match duty.follows {
            Follows::Stands(_) => from_duty(duty, false),
            // A king move and nothing else is on the board, whatever was announced.
            Follows::KingMoveOrCastle(wing) | Follows::Castle(wing)
                if is_one_step(&duty.reasons) =>
            {
                let reasons = vec![Reason::OneStepPressed { wing }];
                from_duty(stands(the_move, reasons), false)
            }
            // Legal, but the touched pieces ask for another move.
            _ if self.opponent_moved => {
                let reasons = vec![Reason::AgainstTouch, Reason::ClaimLost];
                from_duty(stands(the_move, reasons), false)
            }
            _ => from_duty(after(Reason::AgainstTouch, duty), true),
        }
    }

    /// An illegal move has been completed (7.5.1), or what counts as one.
    fn illegal(&self, what: Reason, touched: &[Square], made: Made) -> Ruling {
        if self.opponent_moved && !self.rules.are_full() {
            return Ruling {
                follows: Follows::BoardStands,
                allowed: Vec::new(),
                put_back: false,
                penalty: None,
                reasons: vec![what, Reason::OpponentWentOn],
            };
        }
        let penalty = self.penalty();
        if !matches!(penalty, Penalty::ExtraTime { .. }) {
            return Ruling {
                follows: Follows::GameOver,
                allowed: Vec::new(),
                put_back: false,
                penalty: Some(penalty),
                reasons: vec![what],
            };
        }
        let moved = made != Made::Nothing;
        let mut duty = self.unpressed(touched, made);
        let first = [what, Reason::PutBack];
        let first = &first[..if moved { 2 } else { 1 }];
        duty.reasons.splice(0..0, first.iter().copied());
        Ruling {
            penalty: Some(penalty),
            ..from_duty(duty, moved)
        }
    }

    fn penalty(&self) -> Penalty {
        if !self.earlier_illegal {
            return Penalty::ExtraTime {
                minutes: self.rules.extra_minutes(),
            };
        }
        let opponent: Color = !self.position.turn();
        let effort = Position::FLAG_FALL_EFFORT;
        match self.position.winnability(opponent, effort) {
            Winnability::Unwinnable => Penalty::Drawn,
            Winnability::Winnable | Winnability::Undecided => Penalty::Lost,
        }
    }

    /// 4.1, and 7.5.4 where the clock was pressed on a legal move.
    fn two_hands(&self, ruling: &mut Ruling) {
        ruling.reasons.push(Reason::OneHand);
        if !matches!(ruling.follows, Follows::Stands(_)) || !self.clock_pressed {
            return;
        }
        if self.opponent_moved && !self.rules.are_full() {
            ruling.reasons.push(Reason::OpponentWentOn);
            return;
        }
        let penalty = self.penalty();
        ruling.penalty = Some(penalty);
        ruling.reasons.push(Reason::TwoHandsPressed);
        match penalty {
            Penalty::ExtraTime { .. } => ruling.reasons.push(Reason::TwoHandsMoveStands),
            Penalty::Lost | Penalty::Drawn => ruling.follows = Follows::GameOver,
        }
    }
}

fn castle(geometry: &Geometry) -> Move {
    Move::Castle {
        king: geometry.king_from,
        rook: geometry.rook_from,
    }
}

fn must_castle(wing: Wing, castle: Move, reasons: Vec<Reason>) -> Duty {
    Duty {
        follows: Follows::Castle(wing),
        allowed: vec![castle],
        reasons,
    }
}

fn stands(the_move: Move, reasons: Vec<Reason>) -> Duty {
    Duty {
        follows: Follows::Stands(the_move),
        allowed: Vec::new(),
        reasons,
    }
}

/// A legal move let go stands if the touched pieces allow it.
fn allowed_or(the_move: Move, by_touch: Duty) -> Duty {
    match by_touch.allowed.contains(&the_move) {
        true => stands(the_move, vec![Reason::ReleasedStands]),
        false => by_touch,
    }
}

fn after(reason: Reason, mut duty: Duty) -> Duty {
    duty.reasons.insert(0, reason);
    duty
}

fn from_duty(duty: Duty, put_back: bool) -> Ruling {
    Ruling {
        follows: duty.follows,
        allowed: duty.allowed,
        put_back,
        penalty: None,
        reasons: duty.reasons,
    }
}

fn is_one_step(reasons: &[Reason]) -> bool {
    matches!(
        reasons,
        [Reason::OneStepOrCastling { .. } | Reason::OneStepAnnounced { .. }]
    )
}

/// Does this reason already speak of the announcement?
fn leans_on_words(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::OneStepAnnounced { .. } | Reason::RookAloneAnnounced { .. }
    )
}
