//! The lines of a team report, by the columns of the format; columns count characters.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use rokada_pairing::{Points, Side};

/// A player's line of one round.
#[derive(Clone, Copy)]
pub(crate) struct PlayerRound {
    pub(crate) opponent: u32,
    pub(crate) side: Option<Side>,
    pub(crate) result: char,
}

#[derive(Default)]
pub(crate) struct Player {
    pub(crate) rounds: Vec<PlayerRound>,
}

pub(crate) struct Accelerated {
    pub(crate) points: Points,
    pub(crate) rounds: RangeInclusive<u32>,
    pub(crate) teams: RangeInclusive<u32>,
}

pub(crate) struct Records {
    pub(crate) rounds: u32,
    pub(crate) initial_side: Side,
    pub(crate) kind: String,
    pattern: String,
    /// For a win, a draw and a loss.
    pub(crate) match_points: [Points; 3],
    pub(crate) game_win: Points,
    pub(crate) game_draw: Points,
    pub(crate) players: BTreeMap<u32, Player>,
    pub(crate) teams: BTreeMap<u32, Vec<u32>>,
    pub(crate) byes: BTreeMap<(u32, u32), char>,
    pub(crate) pairing_byes: BTreeMap<u32, u32>,
    pub(crate) pairing_bye_points: Option<(Points, Points)>,
    /// The round, White and Black, and who won.
    pub(crate) forfeits: Vec<(u32, (u32, u32, bool, bool))>,
    pub(crate) accelerated: Vec<Accelerated>,
    pub(crate) forbidden: Vec<(RangeInclusive<u32>, Vec<u32>)>,
    /// Match points on top, by round and team.
    adjusted: Vec<(u32, Vec<u32>, Points)>,
}

/// Characters `from` to `to` of a line, counted from 1, without blanks around.
fn columns(line: &[char], from: usize, to: usize) -> String {
    let slice = line.get(from - 1..to.min(line.len())).unwrap_or(&[]);
    slice.iter().collect::<String>().trim().to_owned()
}

fn number(line: &[char], from: usize, to: usize) -> u32 {
    columns(line, from, to).parse().unwrap_or(0)
}

fn points(line: &[char], from: usize, to: usize) -> Points {
    columns(line, from, to).parse().unwrap_or_default()
}

/// Numbers in columns of `width`, each `step` after the one before.
fn numbers(line: &[char], from: usize, width: usize, step: usize) -> Vec<u32> {
    (from..=line.len())
        .step_by(step)
        .map(|at| number(line, at, at + width - 1))
        .collect()
}

impl Records {
    pub(crate) fn of(text: &str) -> Records {
        let mut records = Records {
            rounds: 0,
            initial_side: Side::White,
            kind: "FIDE_TEAM".to_owned(),
            pattern: String::new(),
            match_points: [20, 10, 0].map(Points::from_tenths),
            game_win: Points::WIN,
            game_draw: Points::DRAW,
            players: BTreeMap::new(),
            teams: BTreeMap::new(),
            byes: BTreeMap::new(),
            pairing_byes: BTreeMap::new(),
            pairing_bye_points: None,
            forfeits: Vec::new(),
            accelerated: Vec::new(),
            forbidden: Vec::new(),
            adjusted: Vec::new(),
        };
        for line in text.lines() {
            let line: Vec<char> = line.trim_end().chars().collect();
            records.take(&columns(&line, 1, 3), &line);
        }
        records
    }

    fn take(&mut self, record: &str, line: &[char]) {
        match record {
            "142" => self.rounds = number(line, 5, line.len()),
            "152" if columns(line, 5, 5) == "B" => self.initial_side = Side::Black,
            "192" => self.kind = columns(line, 5, line.len()),
            "352" => self.pattern = columns(line, 5, line.len()),
            "362" => {
                self.match_points = [7, 16, 25].map(|at| points(line, at, at + 3));
            }
            "001" => {
                let rounds = (92..=line.len()).step_by(10).map(|at| PlayerRound {
                    opponent: number(line, at, at + 3),
                    side: match columns(line, at + 5, at + 5).as_str() {
                        "w" => Some(Side::White),
                        "b" => Some(Side::Black),
                        _ => None,
                    },
                    result: columns(line, at + 7, at + 7).chars().next().unwrap_or(' '),
                });
                let rounds = rounds.collect();
                self.players.insert(number(line, 5, 8), Player { rounds });
            }
            "310" => {
                let members = numbers(line, 74, 4, 5);
                self.teams.insert(number(line, 5, 7), members);
            }
            "320" => {
                self.pairing_bye_points = Some((points(line, 5, 8), points(line, 10, 13)));
                for (at, team) in numbers(line, 15, 3, 4).into_iter().enumerate() {
                    self.pairing_byes.insert(at as u32 + 1, team);
                }
            }
            "330" => {
                let (white, black) = (number(line, 12, 14), number(line, 16, 18));
                let won = [5, 6].map(|at| columns(line, at, at) == "+");
                let forfeit = (white, black, won[0], won[1]);
                self.forfeits.push((number(line, 8, 10), forfeit));
            }
            "240" => {
                let letter = columns(line, 5, 5).chars().next().unwrap_or('Z');
                for team in numbers(line, 11, 4, 5) {
                    self.byes.insert((team, number(line, 7, 9)), letter);
                }
            }
            "250" => self.accelerated.push(Accelerated {
                points: points(line, 5, 8),
                rounds: number(line, 15, 17)..=number(line, 19, 21),
                teams: number(line, 23, 26)..=number(line, 28, 31),
            }),
            "260" => {
                let rounds = number(line, 5, 7)..=number(line, 9, 11);
                self.forbidden.push((rounds, numbers(line, 13, 4, 5)));
            }
            "299" => {
                let teams = numbers(line, 24, 4, 5);
                self.adjusted
                    .push((number(line, 20, 22), teams, points(line, 8, 11)));
            }
            _ => {}
        }
    }

    /// How many boards a match has.
    pub(crate) fn boards(&self) -> usize {
        let rosters = self.teams.values().map(Vec::len);
        if self.pattern.is_empty() {
            rosters.max().unwrap_or(0)
        } else {
            self.pattern.len()
        }
    }

    /// What a game was worth.
    pub(crate) fn points(&self, result: char) -> Points {
        match result {
            '1' | '+' => self.game_win,
            '=' => self.game_draw,
            _ => Points::ZERO,
        }
    }

    pub(crate) fn adjustment(&self, team: u32, round: u32) -> Points {
        let adjusted = self.adjusted.iter();
        let of = adjusted.filter(|(of, teams, _)| *of == round && teams.contains(&team));
        of.map(|(_, _, points)| *points).sum()
    }
}
