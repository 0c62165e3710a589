//! What a pair made by hand would break.

use rokada_chess::Color;

use crate::{EntryId, RoundStatus, State, Warning};

impl State {
    /// What the rules have against a pair in a round: a rematch, players to be kept apart, a
    /// colour too often.
    pub fn pair_warnings(&self, round: u16, white: EntryId, black: EntryId) -> Vec<Warning> {
        let (a, b) = (white, black);
        let rematch = self.met_before(round, a, b);
        let rematch = rematch.map(|round| Warning::Rematch { a, b, round });
        let apart = self.are_kept_apart(a, b);
        let apart = apart.then_some(Warning::ForbiddenPair { a, b });
        rematch
            .into_iter()
            .chain(apart)
            .chain(self.color_warning(round, white, Color::White))
            .chain(self.color_warning(round, black, Color::Black))
            .collect()
    }

    /// A colour for the third time in a row, or three times more often than the other (C.04.1).
    pub(crate) fn color_warning(
        &self,
        round: u16,
        entry: EntryId,
        color: Color,
    ) -> Option<Warning> {
        let had = self.colors_before(round, entry);
        let third = had.len() >= 2 && had.iter().rev().take(2).all(|&c| c == color);
        let of_color = had.iter().filter(|&&c| c == color).count();
        let of_other = had.len() - of_color;
        let too_many = of_color + 1 > of_other + 2;
        // The two games of a mini-match balance each other.
        (self.settings.games_per_round() == 1 && (third || too_many))
            .then_some(Warning::ThirdColor { entry, color })
    }

    /// Everything in a round's pairing that the rules would not have done: for the arbiter to look
    /// at before publishing.
    pub fn round_check(&self, number: u16) -> Vec<Warning> {
        let Some(round) = self.round(number).filter(|r| r.status > RoundStatus::Open) else {
            return Vec::new();
        };
        let mut warnings = Vec::new();
        for board in &round.boards {
            // Tables repeat opponents and colours where they must.
            if !self.is_by_table() {
                warnings.extend(self.pair_warnings(number, board.white, board.black));
            }
            for entry in [board.white, board.black] {
                if !self.entry(entry).is_some_and(|e| e.is_in(number)) {
                    warnings.push(Warning::NotInEvent { entry });
                }
            }
        }
        for (&entry, &bye) in &round.byes {
            if bye == crate::Bye::Pairing && !self.is_by_table() {
                let before = self.bye_before(number, entry);
                warnings.extend(before.map(|round| Warning::SecondBye { entry, round }));
            }
        }
        warnings
    }
}
