//! What the rounds brought each player.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Points;

use crate::{Board, Bye, EntryId, GameResult, PlayerResult, Round, State};

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

impl Outing<'_> {
    /// What each game brought the player, or the bye; nothing for a game without a result.
    pub fn results(&self, entry: EntryId) -> Vec<PlayerResult> {
        match self {
            Outing::Board(board) => (0..)
                .zip(&board.games)
                .filter_map(|(index, game)| Some(game.result?.of(board.color_of(index, entry)?)))
                .collect(),
            Outing::Bye(bye) => vec![bye.result()],
            Outing::Out => vec![PlayerResult::ZeroPointBye],
        }
    }

    /// Whether the player got as much as a win is worth without playing (C.04.3, C2).
    fn is_free_win(&self, entry: EntryId) -> bool {
        match self {
            Outing::Board(_) => self.results(entry).contains(&PlayerResult::ForfeitWin),
            Outing::Bye(bye) => matches!(bye, Bye::Pairing | Bye::Full),
            Outing::Out => false,
        }
    }
}

impl State {
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

    /// The points of an outing; a game without a result gives nothing yet.
    pub fn points_of(&self, entry: EntryId, outing: Outing<'_>) -> Points {
        let results = outing.results(entry).into_iter();
        results
            .map(|result| self.settings.points.points(result))
            .sum()
    }

    /// A player's points after so many rounds.
    pub fn score(&self, entry: EntryId, rounds: u16) -> Points {
        (1..=rounds.min(self.current_round()))
            .map(|number| self.points_of(entry, self.outing(number, entry)))
            .sum()
    }

    /// The round before this one in which a player had a win's worth without a game, and so may
    /// not have the pairing's bye again (C.04.3, C2).
    pub fn bye_before(&self, round: u16, entry: EntryId) -> Option<u16> {
        (1..round).find(|&number| self.outing(number, entry).is_free_win(entry))
    }

    /// The colours a player had in the games played before a round, the first game first.
    pub fn colors_before(&self, round: u16, entry: EntryId) -> Vec<Color> {
        let boards = (1..round).filter_map(|number| match self.outing(number, entry) {
            Outing::Board(board) => Some(board),
            _ => None,
        });
        boards
            .flat_map(|board| {
                let played = |(index, game): (usize, &crate::Game)| {
                    game.result
                        .filter(|result: &GameResult| result.is_played())
                        .and_then(|_| board.color_of(index, entry))
                };
                board
                    .games
                    .iter()
                    .enumerate()
                    .filter_map(played)
                    .collect::<Vec<_>>()
            })
            .collect()
    }
}
