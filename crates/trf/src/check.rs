//! Whether the lines of a report agree with one another.

use std::collections::BTreeMap;

use super::Report;
use super::error::{TrfError, TrfErrorKind};
use super::read::{FIRST_ROUND, ROUND_WIDTH};
use super::record::{Pairing, Player, Record};
use rokada_standings::PlayerResult;

/// The players of a report by starting rank, with the line each stands on.
pub(super) struct Index<'a>(BTreeMap<u32, (usize, &'a Player)>);

impl<'a> Index<'a> {
    /// The players, or where a starting rank is given twice.
    pub(super) fn of(report: &'a Report) -> (Index<'a>, Vec<TrfError>) {
        let mut players = BTreeMap::new();
        let mut errors = Vec::new();
        for (line, player) in report.player_lines() {
            match players.entry(player.number) {
                std::collections::btree_map::Entry::Vacant(place) => {
                    place.insert((line, player));
                }
                std::collections::btree_map::Entry::Occupied(first) => {
                    let (number, first_line) = (player.number, first.get().0);
                    errors.push(TrfError::new(
                        line,
                        5,
                        TrfErrorKind::DuplicateNumber { number, first_line },
                    ));
                }
            }
        }
        (Index(players), errors)
    }

    pub(super) fn get(&self, number: u32) -> Option<&'a Player> {
        self.0.get(&number).map(|(_, player)| *player)
    }

    /// The line a player stands on.
    pub(super) fn line(&self, number: u32) -> Option<usize> {
        self.0.get(&number).map(|(line, _)| *line)
    }

    /// The players with their lines, by starting rank.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, &'a Player)> {
        self.0.values().copied()
    }
}

/// Every disagreement, in the order of the lines.
pub(super) fn check(report: &Report) -> Vec<TrfError> {
    let (index, mut errors) = Index::of(report);
    if index.0.is_empty() {
        errors.push(TrfError::new(1, 1, TrfErrorKind::NoPlayers));
    }
    for (line, player) in index.iter() {
        for round in 0..player.rounds.len() {
            if let Err((offset, kind)) = check_round(&index, player, round) {
                let column = FIRST_ROUND + round * ROUND_WIDTH + offset;
                errors.push(TrfError::new(line, column, kind));
            }
        }
    }
    if !report.is_team_event() {
        check_pairing_byes(&index, &mut errors);
    }
    check_references(report, &index, &mut errors);
    errors.sort_by_key(|error| (error.line, error.column));
    errors
}

/// One round of one player; an error comes with the offset of its column in the round's.
fn check_round(
    index: &Index<'_>,
    player: &Player,
    round: usize,
) -> Result<(), (usize, TrfErrorKind)> {
    let Some(pairing) = player.rounds[round] else {
        return Ok(());
    };
    let number = round + 1;
    let Some(opponent) = pairing.opponent else {
        return match pairing.result {
            Some(result) if without_opponent(result).is_none() => Err((
                7,
                TrfErrorKind::NoOpponent {
                    round: number,
                    letter: result.letter(),
                },
            )),
            _ => Ok(()),
        };
    };
    if opponent == player.number {
        return Err((0, TrfErrorKind::OwnOpponent { round: number }));
    }
    let Some(other) = index.get(opponent) else {
        return Err((0, TrfErrorKind::UnknownPlayer { number: opponent }));
    };
    let answer = other.rounds.get(round).copied().flatten();
    let names = answer.and_then(|answer| answer.opponent);
    let Some(answer) = answer.filter(|_| names == Some(player.number)) else {
        return Err((
            0,
            TrfErrorKind::OpponentDisagrees {
                round: number,
                opponent,
                names,
            },
        ));
    };
    if pairing.side.is_some() && pairing.side == answer.side {
        let round = number;
        return Err((5, TrfErrorKind::SameColor { round, opponent }));
    }
    if let Some(result) = pairing.result.filter(|result| result.is_bye()) {
        let (round, letter) = (number, result.letter());
        return Err((7, TrfErrorKind::ByeWithOpponent { round, letter }));
    }
    if !fit_together(pairing, answer) {
        let letter = |pairing: Pairing| pairing.result.map_or(' ', PlayerResult::letter);
        let letters = (letter(pairing), letter(answer));
        let round = number;
        return Err((
            7,
            TrfErrorKind::ResultsDisagree {
                round,
                opponent,
                letters,
            },
        ));
    }
    Ok(())
}

/// What a result without an opponent means: a bye as it is, and the letters that the format of
/// 2006 wrote byes with. `None` if it needs an opponent.
pub(super) fn without_opponent(result: PlayerResult) -> Option<PlayerResult> {
    match result {
        PlayerResult::ForfeitWin => Some(PlayerResult::FullPointBye),
        PlayerResult::ForfeitLoss => Some(PlayerResult::ZeroPointBye),
        PlayerResult::Draw => Some(PlayerResult::HalfPointBye),
        bye if bye.is_bye() => Some(bye),
        _ => None,
    }
}

/// Whether two results can be the two sides of one game. Arbiters may give ½-0 or 0-0, but not
/// more than a game is worth.
fn fit_together(own: Pairing, other: Pairing) -> bool {
    use PlayerResult::{
        Draw, ForfeitLoss, ForfeitWin, Loss, Undecided, UnratedDraw, UnratedLoss, UnratedWin, Win,
    };
    let undecided = |pairing: Pairing| pairing.result.unwrap_or(Undecided);
    match (undecided(own), undecided(other)) {
        (Win, other) | (other, Win) => other == Loss,
        (Draw | Loss, Draw | Loss) => true,
        (UnratedWin, other) | (other, UnratedWin) => other == UnratedLoss,
        (UnratedDraw | UnratedLoss, UnratedDraw | UnratedLoss) => true,
        (ForfeitWin, other) | (other, ForfeitWin) => other == ForfeitLoss,
        (ForfeitLoss, ForfeitLoss) => true,
        (Undecided, Undecided) => true,
        _ => false,
    }
}

fn check_pairing_byes(index: &Index<'_>, errors: &mut Vec<TrfError>) {
    let mut byes: BTreeMap<usize, u32> = BTreeMap::new();
    for (line, player) in index.iter() {
        for (at, pairing) in player.rounds.iter().enumerate() {
            if pairing.and_then(|pairing| pairing.result) != Some(PlayerResult::PairingBye) {
                continue;
            }
            let round = at + 1;
            if let Some(&other) = byes.get(&round) {
                let column = FIRST_ROUND + at * ROUND_WIDTH + 7;
                let kind = TrfErrorKind::SecondPairingBye { round, other };
                errors.push(TrfError::new(line, column, kind));
            } else {
                byes.insert(round, player.number);
            }
        }
    }
}

/// Numbers in other records must name players, or teams in a team event where the format says so.
fn check_references(report: &Report, index: &Index<'_>, errors: &mut Vec<TrfError>) {
    let teams: Vec<u32> = report.teams().map(|team| team.number).collect();
    let is_player = |number: u32| index.get(number).is_some();
    let is_team = |number: u32| teams.contains(&number);
    for (at, record) in report.records.iter().enumerate() {
        let (players, or_teams): (&[u32], bool) = match record {
            Record::Absent(players) => (players, false),
            Record::OldTeam { players, .. } => (players, false),
            Record::Team(team) => (&team.players, false),
            Record::PlayerAcceleration { player, .. } => (core::slice::from_ref(player), false),
            Record::Byes { players, .. } | Record::Forbidden { players, .. } => (players, true),
            Record::AbnormalPoints(abnormal) => (&abnormal.players, true),
            _ => continue,
        };
        let meant_teams = or_teams && !teams.is_empty();
        for &number in players {
            let (known, kind) = if meant_teams {
                (is_team(number), TrfErrorKind::UnknownTeam { number })
            } else {
                (is_player(number), TrfErrorKind::UnknownPlayer { number })
            };
            if !known {
                errors.push(TrfError::new(at + 1, 5, kind));
            }
        }
    }
}
