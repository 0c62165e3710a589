//! Reads the tournaments under `data/trf` far enough to pair their rounds again.
//!
//! The files are of one program and one shape, so this reads columns and no more; the report format
//! with all its records is the business of `rokada-tournament`.

use rokada_pairing::{
    Player, Points, RoundKind, RoundRecord, Scoring, Side, Table, initial_side_played,
};

/// A tournament that has been played to the end.
pub(crate) struct Finished {
    table: Table,
}

impl Finished {
    /// Reads a tournament report.
    pub(crate) fn read(report: &str) -> Finished {
        let lines = report
            .split(['\r', '\n'])
            .filter(|line| line.starts_with("001"));
        let mut players: Vec<Player> = lines.map(player).collect();
        let rounds = players.iter().map(|p| p.history.len()).max().unwrap_or(0);
        let absent = RoundRecord {
            points: Points::ZERO,
            kind: RoundKind::Absent,
        };
        for player in &mut players {
            player.history.resize(rounds, absent);
        }
        let initial_side = initial_side_played(&players).unwrap_or(Side::White);
        Finished {
            table: Table {
                rounds: rounds as u32,
                initial_side,
                scoring: Scoring::STANDARD,
                players,
                forbidden: Vec::new(),
            },
        }
    }

    /// How many rounds were played.
    pub(crate) fn rounds(&self) -> u32 {
        self.table.rounds
    }

    /// The tournament as it stood before a round, counted from 1.
    pub(crate) fn before(&self, round: u32) -> Table {
        let at = round as usize - 1;
        let mut table = self.table.clone();
        for player in &mut table.players {
            player.takes_part = player.history[at].was_paired();
            player.history.truncate(at);
        }
        table
    }

    /// The pairs (White, Black) of a round in ascending order, and who had the bye.
    pub(crate) fn paired(&self, round: u32) -> (Vec<(u32, u32)>, Option<u32>) {
        let at = round as usize - 1;
        let mut pairs = Vec::new();
        let mut bye = None;
        for player in &self.table.players {
            match player.history[at].kind {
                RoundKind::Played {
                    opponent,
                    side: Side::White,
                }
                | RoundKind::Forfeit {
                    opponent,
                    side: Side::White,
                } => {
                    pairs.push((player.number, opponent));
                }
                RoundKind::PairingBye => bye = Some(player.number),
                _ => {}
            }
        }
        pairs.sort_unstable();
        (pairs, bye)
    }
}

fn player(line: &str) -> Player {
    let number = line[4..8].trim().parse().expect("a start number");
    let rounds = line.get(91..).unwrap_or("").as_bytes().chunks(10);
    let history = rounds.filter(|cell| cell.len() >= 8).map(|cell| {
        let cell = core::str::from_utf8(cell).expect("a cell in ASCII");
        record(&cell[..4], &cell[5..6], &cell[7..8])
    });
    Player {
        history: history.collect(),
        ..Player::new(number)
    }
}

fn record(opponent: &str, color: &str, result: &str) -> RoundRecord {
    let points = match result {
        "1" | "+" | "W" | "U" | "F" => Points::WIN,
        "=" | "D" | "H" => Points::DRAW,
        _ => Points::ZERO,
    };
    let side = if color == "w" {
        Side::White
    } else {
        Side::Black
    };
    let opponent = opponent.trim().parse().unwrap_or(0);
    let kind = match result {
        "U" => RoundKind::PairingBye,
        "H" | "F" => RoundKind::RequestedBye,
        "+" | "-" if opponent != 0 => RoundKind::Forfeit { opponent, side },
        _ if opponent != 0 => RoundKind::Played { opponent, side },
        _ => RoundKind::Absent,
    };
    RoundRecord { points, kind }
}
