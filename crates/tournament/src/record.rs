//! What the rounds brought each player.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Points;

use crate::{Board, Bye, Entry, EntryId, PlayerResult, Round, Tournament};

/// What a round brought a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Outing<'a> {
    /// An opponent, at this board.
    Board(&'a Board),
    /// A bye.
    Bye(Bye),
    /// Neither: not entered yet, or withdrawn.
    Out,
}

/// A game as one of its players had it, or a bye: a column of a tournament report.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// The opponent; `None` for a bye.
    pub opponent: Option<EntryId>,
    /// The player's colour.
    pub color: Option<Color>,
    /// What it brought; [`PlayerResult::Undecided`] for a game without a result.
    pub result: PlayerResult,
}

impl Outing<'_> {
    /// The games as the player had them, one for each of the round: two in a mini-match.
    fn columns(&self, entry: EntryId, games: usize) -> Vec<Column> {
        let without_game = |result| Column {
            opponent: None,
            color: None,
            result,
        };
        match self {
            Outing::Board(board) => (0..)
                .zip(&board.games)
                .map(|(index, game)| {
                    let color = board.color_of(index, entry);
                    let result = game
                        .result
                        .zip(color)
                        .map(|(result, color)| result.of(color));
                    Column {
                        opponent: board.opponent_of(entry),
                        color,
                        result: result.unwrap_or(PlayerResult::Undecided),
                    }
                })
                .collect(),
            Outing::Bye(bye) => vec![without_game(bye.result()); games],
            Outing::Out => vec![without_game(PlayerResult::ZeroPointBye); games],
        }
    }
}

impl Tournament {
    /// What a round brought a player.
    pub fn outing(&self, number: u16, entry: EntryId) -> Outing<'_> {
        let round = self.round(number);
        let board = round.and_then(|round| round.board_of(entry));
        board.map_or_else(|| self.without_board(round, number, entry), Outing::Board)
    }

    fn without_board(&self, round: Option<&Round>, number: u16, entry: EntryId) -> Outing<'_> {
        let bye = round.and_then(|round| round.byes.get(&entry));
        // A late entry may get something for the rounds it missed.
        let missed = || {
            let entry = self.entry(entry)?;
            entry
                .byes
                .get(&number)
                .filter(|_| number < entry.from_round)
        };
        bye.or_else(missed)
            .map_or(Outing::Out, |bye| Outing::Bye(*bye))
    }

    /// What the first so many rounds brought everyone.
    pub fn outings(&self, rounds: u16) -> BTreeMap<EntryId, Vec<Outing<'_>>> {
        let mut all: BTreeMap<EntryId, Vec<Outing<'_>>> = self
            .entries
            .keys()
            .map(|&entry| (entry, Vec::new()))
            .collect();
        for (number, round) in self.paired_rounds().take(rounds.into()) {
            let seats: BTreeMap<EntryId, &Board> = round
                .boards
                .iter()
                .flat_map(|board| [(board.white, board), (board.black, board)])
                .collect();
            for (&entry, outings) in &mut all {
                outings.push(match seats.get(&entry) {
                    Some(board) => Outing::Board(board),
                    None => self.without_board(Some(round), number, entry),
                });
            }
        }
        all
    }

    /// What the first so many rounds brought everyone, game by game: a mini-match is two columns.
    pub fn columns(&self, rounds: u16) -> BTreeMap<EntryId, Vec<Column>> {
        let games = self.settings.games_per_round();
        let columns = |(id, outings): (EntryId, Vec<Outing<'_>>)| {
            let columns = outings.iter().flat_map(|outing| outing.columns(id, games));
            (id, columns.collect())
        };
        self.outings(rounds).into_iter().map(columns).collect()
    }

    /// The points of an outing; a game without a result gives nothing yet, and one that counts for
    /// nobody never.
    pub fn points_of(&self, entry: EntryId, outing: Outing<'_>) -> Points {
        let counts = match outing {
            Outing::Board(board) => self.counts(board),
            Outing::Bye(_) | Outing::Out => !self.is_not_counted(entry),
        };
        if !counts {
            return Points::ZERO;
        }
        let columns = outing.columns(entry, self.settings.games_per_round());
        let points = columns
            .iter()
            .map(|column| self.settings.points.points(column.result));
        points.sum()
    }

    /// Everyone who was in the event at some time in the first so many rounds, in the order of the
    /// start list, each with the pairing number.
    pub fn ranked(&self, rounds: u16) -> Vec<(u32, &Entry)> {
        let numbered = (1..).zip(self.start_list());
        let entries = numbered.filter_map(|(number, id)| Some((number, self.entry(id)?)));
        let came = |entry: &Entry| {
            (1..=rounds.max(1)).any(|r| entry.is_in(r) || self.outing(r, entry.id) != Outing::Out)
        };
        entries.filter(|(_, entry)| came(entry)).collect()
    }

    /// A player's points after so many rounds.
    pub fn score(&self, entry: EntryId, rounds: u16) -> Points {
        (1..=rounds.min(self.current_round()))
            .map(|number| self.points_of(entry, self.outing(number, entry)))
            .sum()
    }
}
