//! A look ahead: whether the rounds to come can all be paired.

use std::collections::BTreeSet;

use crate::{EntryId, State, Warning};

/// Twice the most rounds an event can have, and as many again for pairs that are kept apart.
const MANY: usize = 400;

impl State {
    /// Everyone who has played everyone, the lower entry first.
    fn opponents(&self) -> BTreeSet<(EntryId, EntryId)> {
        let boards = self.paired_rounds().flat_map(|(_, round)| &round.boards);
        let played = boards.filter(|board| board.is_played());
        played
            .map(|board| (board.white.min(board.black), board.white.max(board.black)))
            .collect()
    }

    /// What to warn of if the event is to have so many rounds: early, while it can be changed.
    ///
    /// With an even number *n* of players a round has a pairing without rematches as long as
    /// everyone has at least *n*/2 opponents left (Dirac's theorem), and each round takes one of
    /// them away. With an odd number the bye is one more opponent.
    pub fn round_warnings(&self, rounds: u16) -> Vec<Warning> {
        let current = self.current_round();
        let players: Vec<EntryId> = self.in_event(self.next_round()).map(|e| e.id).collect();
        let to_come = usize::from(rounds.saturating_sub(current));
        // Where so many play, opponents don't run out, and counting them would take long.
        if players.len() < 2 || to_come == 0 || self.is_by_table() || players.len() > MANY {
            return Vec::new();
        }
        let odd = players.len() % 2;
        let free_of_bye =
            |entry: EntryId| odd == 1 && self.bye_before(self.next_round(), entry).is_none();
        let met = self.opponents();
        let left: Vec<(EntryId, usize)> = players
            .iter()
            .map(|&a| {
                let can_meet = |&&b: &&EntryId| {
                    a != b && !met.contains(&(a.min(b), a.max(b))) && !self.are_kept_apart(a, b)
                };
                let opponents = players.iter().filter(can_meet).count();
                (a, opponents + usize::from(free_of_bye(a)))
            })
            .collect();

        let after = |more: usize| current.saturating_add(u16::try_from(more).unwrap_or(u16::MAX));
        let out: Vec<Warning> = left
            .iter()
            .filter(|(_, opponents)| *opponents < to_come)
            .map(|&(entry, opponents)| Warning::OpponentsRunOut {
                entry,
                last_round: after(opponents),
            })
            .collect();
        if !out.is_empty() {
            return out;
        }
        let may_have_bye = players.iter().filter(|&&entry| free_of_bye(entry)).count();
        let bye_seat = (odd == 1).then_some(may_have_bye);
        let least = left
            .iter()
            .map(|(_, n)| *n)
            .chain(bye_seat)
            .min()
            .unwrap_or(0);
        let sure = (least + 1).saturating_sub(players.len().div_ceil(2));
        if sure < to_come {
            vec![Warning::PairingMayFail {
                sure: after(sure),
                rounds,
            }]
        } else {
            Vec::new()
        }
    }
}
