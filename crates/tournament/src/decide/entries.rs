//! Entries: who comes, who leaves, who is away for a round.

use super::Asked;
use crate::{Bye, EntryId, Fact, NewEntry, Player, Refusal, System, Warning};

/// The most players an event may have; a tournament report has four digits for them.
const MOST_ENTRIES: u32 = 9999;

impl Asked<'_> {
    pub(super) fn enter(&self, players: Vec<Player>) -> Result<Fact, Refusal> {
        let state = self.state;
        let from_round = state.next_round();
        let rules = state.settings.byes;
        if players.is_empty() {
            return Err(Refusal::NobodyToEnter);
        }
        if from_round > 1 && (from_round > rules.enter_until || state.is_by_table()) {
            return Err(Refusal::EntriesClosed {
                until: if state.is_by_table() {
                    1
                } else {
                    rules.enter_until
                },
            });
        }
        if state.entries.len() + players.len() > MOST_ENTRIES as usize {
            return Err(Refusal::TooManyEntries { most: MOST_ENTRIES });
        }
        let entries: Vec<NewEntry> = (state.last_entry + 1..)
            .zip(players)
            .map(|(number, player)| NewEntry {
                entry: EntryId(number),
                player,
                from_round,
                missed: rules.missed,
                reported: None,
            })
            .collect();
        let mut warnings = Vec::new();
        for (place, new) in entries.iter().enumerate() {
            let others = state
                .entries()
                .map(|entry| (entry.id, &entry.player))
                .chain(entries[..place].iter().map(|new| (new.entry, &new.player)));
            warnings.extend(check_player(&new.player, others)?);
        }
        self.warn(warnings);
        Ok(Fact::PlayersEntered { entries })
    }

    pub(super) fn edit_player(&self, entry: EntryId, player: Box<Player>) -> Result<Fact, Refusal> {
        let old = self.entry(entry)?;
        let others = self.state.entries().filter(|other| other.id != entry);
        let warning = check_player(&player, others.map(|other| (other.id, &other.player)))?;
        if player.name != old.player.name {
            self.warn(warning);
        }
        Ok(Fact::PlayerEdited { entry, player })
    }

    pub(super) fn remove_player(&self, entry: EntryId) -> Result<Fact, Refusal> {
        self.entry(entry)?;
        let mut rounds = self.state.rounds.iter();
        let played = rounds.any(|r| r.byes.contains_key(&entry) || r.board_of(entry).is_some());
        if played || self.state.given_numbers().contains(&entry) {
            return Err(Refusal::HasPlayed { entry });
        }
        Ok(Fact::PlayerRemoved { entry })
    }

    pub(super) fn order_list(&self, order: Vec<EntryId>) -> Result<Fact, Refusal> {
        if self.state.current_round() > 0 {
            return Err(Refusal::ListIsFixed);
        }
        for (place, &entry) in order.iter().enumerate() {
            self.entry(entry)?;
            if order[..place].contains(&entry) {
                return Err(Refusal::OrderIncomplete { entry });
            }
        }
        let missing = self
            .state
            .entries
            .keys()
            .find(|entry| !order.contains(entry));
        match missing {
            Some(&entry) => Err(Refusal::OrderIncomplete { entry }),
            None => Ok(Fact::ListOrdered { order }),
        }
    }

    pub(super) fn withdraw(&self, entry: EntryId) -> Result<Fact, Refusal> {
        if self.entry(entry)?.withdrawn().is_some() {
            return Err(Refusal::AlreadyWithdrawn { entry });
        }
        let from_round = self.state.next_round();
        let round_robin = matches!(self.state.settings.system, System::RoundRobin { .. });
        Ok(if round_robin && self.state.current_round() > 0 {
            let (completed, games) = self.state.games_completed(entry);
            Fact::LeftRoundRobin {
                entry,
                from_round,
                counts: 2 * completed >= games,
            }
        } else {
            Fact::PlayerWithdrew { entry, from_round }
        })
    }

    pub(super) fn come_back(&self, entry: EntryId) -> Result<Fact, Refusal> {
        let player = self.entry(entry)?;
        if player.withdrawn().is_none() {
            return Err(Refusal::NotWithdrawn { entry });
        }
        if player.leaving.is_some() {
            return Err(Refusal::LeftForGood { entry });
        }
        Ok(Fact::PlayerReturned {
            entry,
            from_round: self.state.next_round(),
        })
    }

    pub(super) fn grant_bye(&self, entry: EntryId, round: u16, bye: Bye) -> Result<Fact, Refusal> {
        self.entry(entry)?;
        self.unpaired(round)?;
        match bye {
            Bye::Pairing => return Err(Refusal::ByeNotOnRequest),
            Bye::Half => self.check_half_bye(entry, round)?,
            Bye::Full | Bye::Zero => {}
        }
        Ok(Fact::ByeGranted { entry, round, bye })
    }

    /// Half-point byes are as many, and as early, as the regulations say.
    fn check_half_bye(&self, entry: EntryId, round: u16) -> Result<(), Refusal> {
        let rules = self.state.settings.byes;
        let last_round = self
            .state
            .planned_rounds()
            .saturating_sub(rules.none_in_last);
        if round > last_round {
            return Err(Refusal::ByeTooLate { last_round });
        }
        if self.state.half_byes(entry, round) >= usize::from(rules.half_points) {
            return Err(Refusal::ByesUsedUp {
                entry,
                most: rules.half_points,
            });
        }
        Ok(())
    }

    pub(super) fn return_bye(&self, entry: EntryId, round: u16) -> Result<Fact, Refusal> {
        let player = self.entry(entry)?;
        self.unpaired(round)?;
        if !player.byes.contains_key(&round) {
            return Err(Refusal::NoBye { entry, round });
        }
        Ok(Fact::ByeReturned { entry, round })
    }

    pub(super) fn forbid_pair(&self, a: EntryId, b: EntryId) -> Result<Fact, Refusal> {
        self.two_players(a, b)?;
        Ok(Fact::PairForbidden { a, b })
    }

    pub(super) fn allow_pair(&self, a: EntryId, b: EntryId) -> Result<Fact, Refusal> {
        self.two_players(a, b)?;
        Ok(Fact::PairAllowed { a, b })
    }
}

/// What is entered ends up on pairing sheets and terminals.
pub(super) fn is_usable(text: &str) -> bool {
    rokada_text::check(text, rokada_text::LONGEST).is_ok()
}

/// A player needs a name and a FIDE number of one's own; a name that comes twice is worth a look.
fn check_player<'a>(
    player: &Player,
    others: impl Iterator<Item = (EntryId, &'a Player)>,
) -> Result<Option<Warning>, Refusal> {
    if player.name.trim().is_empty() {
        return Err(Refusal::NameMissing);
    }
    if ![&player.name, &player.club, &player.team]
        .into_iter()
        .all(|text| is_usable(text))
    {
        return Err(Refusal::TextUnusable);
    }
    let name = player.name.trim().to_lowercase();
    let mut warning = None;
    for (entry, other) in others {
        if player.fide_id.is_some() && player.fide_id == other.fide_id {
            return Err(Refusal::SameFideId { entry });
        }
        if name == other.name.trim().to_lowercase() {
            warning = Some(Warning::SameName { entry });
        }
    }
    Ok(warning)
}
