//! Commands decided: which facts a wish leads to, or why it is refused.

mod ending;
mod entries;
mod manual;
mod pairing;
mod position;
mod results;
mod settings;
mod teams;

use std::cell::RefCell;

use rokada_fold::Fold;

use crate::{
    Command, Entry, EntryId, Fact, Level, Phase, Refusal, Round, RoundStatus, Tournament, Warning,
    apply,
};

/// An event's facts follow from what is known and wished alone: no time is asked for.
impl Fold for Tournament {
    type Command = Command;
    type Fact = Fact;
    type Refusal = Refusal;

    fn decide(&self, command: Command, _now: rokada_fold::Timestamp) -> Result<Vec<Fact>, Refusal> {
        decide(self, command)
    }

    fn apply(&mut self, fact: &Fact) {
        apply(self, fact);
    }
}

/// Decides what a command leads to.
///
/// Pure: nothing is read but the state, and nothing is changed. [`apply`](crate::apply) the facts
/// to the state, in order, once they are kept.
///
/// # Errors
///
/// A [`Refusal`] that says what is wrong and what would be right. [`Refusal::Confirm`] lists
/// warnings: [`Command::anyway`] does it all the same.
pub fn decide(state: &Tournament, command: Command) -> Result<Vec<Fact>, Refusal> {
    let (command, consent) = match command {
        Command::Anyway { wish, name } => (*wish, Consent::Given { name }),
        wish => (wish, Consent::None),
    };
    let asked = Asked {
        state,
        confirmed: consent != Consent::None,
        warnings: RefCell::default(),
    };
    asked.is_allowed_now(&command)?;
    let fact = asked.decide(command)?;
    let acts = state.acts_of(&fact);
    if acts.iter().any(|act| state.level(act) == Level::Refused) {
        return Err(Refusal::InFideMode { acts });
    }
    let warnings = asked.warnings.into_inner();
    let warned = warnings.iter().map(|_| Level::Confirmed);
    let level = warned.chain(acts.iter().map(|act| state.level(act))).max();
    let level = level.unwrap_or(Level::Told);
    if consent.covers(level, &state.settings.name) {
        Ok(vec![fact])
    } else {
        Err(Refusal::Confirm {
            level,
            warnings,
            acts: acts
                .into_iter()
                .filter(|act| state.level(act) > Level::Told)
                .collect(),
        })
    }
}

/// What whoever wishes says to the warnings.
#[derive(PartialEq, Eq)]
enum Consent {
    /// Nothing.
    None,
    /// Do it; the name of the event where it was given as well.
    Given { name: Option<String> },
}

impl Consent {
    /// Whether it is enough for a level.
    fn covers(&self, level: Level, event: &str) -> bool {
        match (level, self) {
            (Level::Told, _) => true,
            (Level::Acknowledged | Level::Confirmed, Consent::Given { .. }) => true,
            (Level::Twice, Consent::Given { name: Some(name) }) => name.trim() == event.trim(),
            _ => false,
        }
    }
}

/// A command being decided.
struct Asked<'a> {
    state: &'a Tournament,
    confirmed: bool,
    /// What there is to warn of beside the acts of the fact.
    warnings: RefCell<Vec<Warning>>,
}

impl Asked<'_> {
    /// A finished event takes corrections, an archived one nothing.
    fn is_allowed_now(&self, command: &Command) -> Result<(), Refusal> {
        use Command::{
            Archive, BreakTie, ChangeSettings, CorrectResult, Create, EditPlayer, LeaveFideMode,
            Reopen, Undo,
        };
        match (self.state.phase, command) {
            (Phase::Nothing, Create { .. }) => Ok(()),
            (Phase::Nothing, _) => Err(Refusal::NoEvent),
            (_, Create { .. }) => Err(Refusal::EventExists),
            (Phase::Open, Reopen | Archive) => Err(Refusal::NotFinished),
            (Phase::Open, _) => Ok(()),
            (
                Phase::Finished,
                Reopen
                | Archive
                | Undo
                | CorrectResult { .. }
                | EditPlayer { .. }
                | BreakTie { .. }
                | ChangeSettings { .. }
                | LeaveFideMode,
            ) => Ok(()),
            (Phase::Finished, _) => Err(Refusal::Finished),
            (Phase::Archived, Reopen | Undo) => Ok(()),
            (Phase::Archived, _) => Err(Refusal::Archived),
        }
    }

    fn decide(&self, command: Command) -> Result<Fact, Refusal> {
        match command {
            // A wish confirmed twice is no more confirmed than once.
            Command::Anyway { wish, .. } => {
                self.is_allowed_now(&wish)?;
                self.decide(*wish)
            }
            Command::Create { settings } => self.create(settings),
            Command::LeaveFideMode => self.leave_fide_mode(),
            Command::ChangeSettings { settings } => self.change_settings(settings),
            Command::SetRounds { rounds } => self.set_rounds(rounds),
            Command::SetInitialColor { color, lot } => self.set_initial_color(color, lot),

            Command::Enter { players } => self.enter(players),
            Command::EditPlayer { entry, player } => self.edit_player(entry, player),
            Command::RemovePlayer { entry } => self.remove_player(entry),
            Command::OrderList { order } => self.order_list(order),
            Command::Withdraw { entry } => self.withdraw(entry),
            Command::Return { entry } => self.come_back(entry),
            Command::GrantBye { entry, round, bye } => self.grant_bye(entry, round, bye),
            Command::ReturnBye { entry, round } => self.return_bye(entry, round),

            Command::ForbidPair { a, b } => self.forbid_pair(a, b),
            Command::AllowPair { a, b } => self.allow_pair(a, b),
            Command::FormTeam {
                team,
                name,
                members,
            } => self.form_team(team, name, members),
            Command::DissolveTeam { team } => self.dissolve_team(team),

            Command::AnnounceDraw {
                round,
                announcement,
            } => self.announce_draw(round, announcement),
            Command::DrawPosition { round, draw } => self.draw_position(round, draw),
            Command::SetAnnouncement { round, announce_at } => {
                self.set_announcement(round, announce_at)
            }

            Command::PairRound => self.pair_round(),
            Command::PairRoundByHand => self.pair_round_by_hand(),
            Command::PublishRound { round } => self.publish_round(round),
            Command::UnpairRound { round } => self.unpair_round(round),

            Command::SwapPlayers { round, a, b } => self.swap_players(round, a, b),
            Command::ChangeColors { round, board } => self.change_colors(round, board),
            Command::PairByHand {
                round,
                white,
                black,
            } => self.pair_by_hand(round, white, black),
            Command::UnpairBoard { round, board } => self.unpair_board(round, board),
            Command::SetBye { round, entry, bye } => self.set_bye(round, entry, bye),

            Command::EnterResult { game, result } => self.enter_result(game, result),
            Command::CorrectResult { game, was, result } => self.correct_result(game, was, result),
            Command::ReportResult { game, by, result } => self.report_result(game, by, result),
            Command::BreakTie {
                round,
                board,
                winner,
                how,
            } => self.break_tie(round, board, winner, how),

            Command::Finish => self.finish(),
            Command::Reopen => Ok(Fact::EventReopened),
            Command::Archive => Ok(Fact::EventArchived),
            Command::Undo => self.undo(),
        }
    }

    /// Notes what there is to warn of.
    fn warn(&self, warnings: impl IntoIterator<Item = Warning>) {
        self.warnings.borrow_mut().extend(warnings);
    }

    /// FIDE mode is left once.
    fn leave_fide_mode(&self) -> Result<Fact, Refusal> {
        match self.state.mode_left {
            Some(_) => Err(Refusal::ModeLeftAlready),
            None => Ok(Fact::FideModeLeft),
        }
    }

    fn entry(&self, entry: EntryId) -> Result<&Entry, Refusal> {
        self.state
            .entry(entry)
            .ok_or(Refusal::UnknownEntry { entry })
    }

    fn two_players(&self, a: EntryId, b: EntryId) -> Result<(), Refusal> {
        self.entry(a)?;
        self.entry(b)?;
        if a == b {
            return Err(Refusal::SamePlayer);
        }
        Ok(())
    }

    /// A round that is paired.
    fn paired(&self, round: u16) -> Result<&Round, Refusal> {
        match self.state.round(round) {
            Some(paired) if paired.status > RoundStatus::Open => Ok(paired),
            _ if round == 0 || round > self.state.planned_rounds() => {
                Err(Refusal::UnknownRound { round })
            }
            _ => Err(Refusal::RoundNotPaired { round }),
        }
    }

    /// Whether a round is still to be paired.
    fn unpaired(&self, round: u16) -> Result<(), Refusal> {
        if round == 0 || round > self.state.planned_rounds() {
            Err(Refusal::UnknownRound { round })
        } else if round <= self.state.current_round() {
            Err(Refusal::RoundIsPaired { round })
        } else {
            Ok(())
        }
    }
}
