//! The event as it stands: a fold over its facts.

use std::collections::{BTreeMap, BTreeSet};

use rokada_chess::{Color, StartPosition};

use crate::{
    Deed, Entry, EntryId, Fact, Game, GameRef, Leaving, ModeLeft, Round, RoundStatus, Seen,
    Settings, System, Team, TeamId, apply,
};

/// An event as it stands.
///
/// It is what the facts made of it, and nothing else: [`apply`] each fact in order to the default
/// state. [`decide`](crate::decide) says which facts a command leads to.
///
/// ```
/// use rokada_tournament::{Command, Player, Settings, Tournament, apply, decide};
///
/// let mut event = Tournament::default();
/// let wishes = [
///     Command::Create { settings: Box::new(Settings::named("Chess960 evening", 5)) },
///     Command::Enter { players: vec![Player::named("Player 01"), Player::named("Player 02")] },
/// ];
/// for wish in wishes {
///     for fact in decide(&event, wish)? {
///         apply(&mut event, &fact);
///     }
/// }
/// assert_eq!(event.entries().count(), 2);
/// assert_eq!(event.settings().name, "Chess960 evening");
/// # Ok::<(), rokada_tournament::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tournament {
    pub(crate) phase: Phase,
    pub(crate) settings: Settings,
    pub(crate) initial_color: Option<Color>,
    pub(crate) entries: BTreeMap<EntryId, Entry>,
    /// The highest entry ever made, so that no number is given twice.
    pub(crate) last_entry: u32,
    pub(crate) last_team: u32,
    pub(crate) teams: BTreeMap<TeamId, Team>,
    /// Pairs not to be made, the lower entry first.
    pub(crate) forbidden: BTreeSet<(EntryId, EntryId)>,
    /// The order that the arbiter or a lot gave the list.
    pub(crate) order: Option<Vec<EntryId>>,
    /// Rounds 1, 2, … as far as anything is known of them.
    pub(crate) rounds: Vec<Round>,
    /// The facts that hold: what was taken back is not among them.
    pub(crate) log: Vec<Fact>,
    /// Whether acts against the rules are asked about by their levels: not in events of version 0.1.
    pub(crate) asked: bool,
    /// How many of the facts after the first were made of a file.
    pub(crate) from_file: u32,
    /// How FIDE mode was left.
    pub(crate) mode_left: Option<ModeLeft>,
    /// What was done that the rules would not have done.
    pub(crate) deeds: Vec<Deed>,
    /// What taking back does not take back.
    pub(crate) seen: Seen,
}

/// How far an event has come.
#[derive(
    Copy,
    Clone,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing has been created.
    #[default]
    Nothing,
    /// It is being set up or played.
    Open,
    /// It is over.
    Finished,
    /// It is put away.
    Archived,
}

impl Tournament {
    /// The state that these facts make.
    pub fn of<'a>(facts: impl IntoIterator<Item = &'a Fact>) -> Tournament {
        let mut state = Tournament::default();
        for fact in facts {
            apply(&mut state, fact);
        }
        state
    }

    /// How far the event has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Its regulations.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The initial colour, once its lot is drawn.
    pub fn initial_color(&self) -> Option<Color> {
        self.initial_color
    }

    /// All entries in the order in which they were made.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values()
    }

    /// One entry.
    pub fn entry(&self, entry: EntryId) -> Option<&Entry> {
        self.entries.get(&entry)
    }

    /// All teams in the order in which they were formed.
    pub fn teams(&self) -> impl Iterator<Item = &Team> {
        self.teams.values()
    }

    /// One team.
    pub fn team(&self, team: TeamId) -> Option<&Team> {
        self.teams.get(&team)
    }

    /// Pairs that are never made, the lower entry first.
    pub fn forbidden_pairs(&self) -> impl Iterator<Item = (EntryId, EntryId)> + '_ {
        self.forbidden.iter().copied()
    }

    /// A round of which something is known, from 1.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// The rounds that are paired, the first first.
    pub fn paired_rounds(&self) -> impl Iterator<Item = (u16, &Round)> {
        (1..)
            .zip(&self.rounds)
            .take_while(|(_, round)| round.status > RoundStatus::Open)
    }

    /// How many rounds are paired; 0 before the first.
    pub fn current_round(&self) -> u16 {
        self.paired_rounds()
            .map(|(number, _)| number)
            .last()
            .unwrap_or(0)
    }

    /// The round to be paired next.
    pub fn next_round(&self) -> u16 {
        self.current_round() + 1
    }

    /// A game of a paired round.
    pub fn game(&self, game: GameRef) -> Option<&Game> {
        self.round(game.round)?
            .board(game.board)?
            .games
            .get(game.index())
    }

    /// The position that a round is or was played with on a board, drawn but maybe still secret.
    pub fn position(&self, round: u16, board: u32) -> Option<StartPosition> {
        self.round(round)?.draw.as_ref()?.on_board(board)
    }

    /// The positions drawn so far, each with its round.
    pub fn used_positions(&self) -> impl Iterator<Item = (u16, StartPosition)> + '_ {
        (1..).zip(&self.rounds).flat_map(|(number, round)| {
            let drawn = round.draw.iter().flat_map(|draw| &draw.positions);
            drawn.map(move |drawn| (number, drawn.position))
        })
    }

    /// The order of the pairing numbers given with the last pairing; empty before the first.
    pub(crate) fn given_numbers(&self) -> &[EntryId] {
        self.paired_rounds()
            .last()
            .map_or(&[], |(_, round)| &round.numbers)
    }

    /// The facts that hold, in order. Facts that were taken back are not among them.
    pub fn facts(&self) -> &[Fact] {
        &self.log
    }

    /// The entries of the players of a round: entered and not withdrawn.
    pub fn in_event(&self, round: u16) -> impl Iterator<Item = &Entry> {
        self.entries().filter(move |entry| entry.is_in(round))
    }

    /// Whether a board counts: neither player left a round robin so early that nothing does.
    pub(crate) fn counts(&self, board: &crate::Board) -> bool {
        ![board.white, board.black]
            .iter()
            .any(|&id| self.is_not_counted(id))
    }

    /// Whether a player left a round robin so early that the results count for nobody.
    pub(crate) fn is_not_counted(&self, entry: EntryId) -> bool {
        let leaving = self.entry(entry).and_then(|entry| entry.leaving);
        leaving == Some(Leaving::NotCounted)
    }

    /// Who left a round robin and forfeits the games that are left.
    pub(crate) fn forfeiting(&self) -> BTreeSet<EntryId> {
        let left = self
            .entries()
            .filter(|e| e.leaving == Some(Leaving::Forfeiting));
        left.map(|entry| entry.id).collect()
    }

    /// How many games a player completed over the board, and how many there are in the event.
    pub(crate) fn games_completed(&self, entry: EntryId) -> (u32, u32) {
        let boards = self
            .paired_rounds()
            .filter_map(|(_, round)| round.board_of(entry));
        let games = boards.flat_map(|board| &board.games);
        let completed = games.filter(|game| {
            let result = game.result;
            result.is_some_and(|r| r.is_played() && r != crate::GameResult::Adjourned)
        });
        let opponents = self.given_numbers().len().saturating_sub(1);
        let cycles = match self.settings.system {
            System::RoundRobin { double: true } => 2,
            _ => 1,
        };
        let games = opponents * cycles * self.settings.games_per_round();
        let number = |count| u32::try_from(count).unwrap_or(u32::MAX);
        (number(completed.count()), number(games))
    }

    pub(crate) fn round_mut(&mut self, number: u16) -> Option<&mut Round> {
        self.rounds.get_mut(usize::from(number).checked_sub(1)?)
    }
}
