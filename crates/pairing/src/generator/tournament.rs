//! One random tournament from the entries to the last result.

use core::ops::RangeInclusive;
use std::collections::BTreeSet;

use super::Generated;
use super::config::{GeneratorConfig, Parity};
use super::frequency::{Frequency, Happening};
use crate::acceleration::baku;
use crate::{
    Forbidden, Game, Lots, PairedRound, Player, Points, Refusal, RoundKind, RoundRecord, Scoring,
    Side, Table,
};

/// A tournament in the making.
pub(super) struct Tournament<'a> {
    config: &'a GeneratorConfig,
    /// What a whole round is worth: that of a mini-match is two games.
    table: Table,
    ratings: Vec<u16>,
    /// The round in which each player enters, from 1.
    enters: Vec<u32>,
    retired: Vec<bool>,
    unrated: BTreeSet<(u32, u32)>,
}

impl<'a> Tournament<'a> {
    /// Draws the field and the regulations.
    pub(super) fn draw(config: &'a GeneratorConfig, lots: &mut Lots) -> Tournament<'a> {
        let players = count_of_players(config, lots);
        let rounds = within(&config.rounds, lots);
        let initial_side = if lots.chance(0.5) {
            Side::White
        } else {
            Side::Black
        };
        let step = within(&config.rating_step, lots);
        let mut ratings: Vec<u16> = (0..players)
            .map(|_| {
                (within(&config.ratings, lots) / step * step)
                    .try_into()
                    .unwrap_or(u16::MAX)
            })
            .collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let last_entry = u64::from(rounds.div_ceil(2));
        let enters: Vec<u32> = (0..players)
            .map(|_| match lots.chance(config.late_entries / 100.0) {
                true if last_entry > 1 => 2 + lots.below(last_entry - 1) as u32,
                _ => 1,
            })
            .collect();
        let scoring = of_round(config);
        let accelerated = |number: u32| match config.acceleration {
            true => baku(number as usize, players as usize, rounds, scoring),
            false => Vec::new(),
        };
        let entrants = (1..=players)
            .map(|number| Player {
                virtual_points: accelerated(number),
                ..Player::new(number)
            })
            .collect();
        let forbidden = (0..within(&config.forbidden_pairs, lots))
            .map(|_| {
                let one = lots.below(u64::from(players)) as u32;
                let other = (one + 1 + lots.below(u64::from(players) - 1) as u32) % players;
                Forbidden {
                    players: vec![one + 1, other + 1],
                    rounds: 1..=rounds,
                }
            })
            .collect();
        Tournament {
            config,
            table: Table {
                rounds,
                initial_side,
                scoring,
                players: entrants,
                forbidden,
            },
            ratings,
            enters,
            retired: vec![false; players as usize],
            unrated: BTreeSet::new(),
        }
    }

    /// Pairs and plays all rounds.
    pub(super) fn play(
        mut self,
        lots: &mut Lots,
        pair: &mut impl FnMut(&Table) -> Result<PairedRound, Refusal>,
    ) -> Result<Generated, Refusal> {
        for round in 1..=self.table.rounds {
            let away = self.absences(round, lots);
            for (player, record) in self.table.players.iter_mut().zip(&away) {
                player.takes_part = record.is_none();
            }
            let paired = pair(&self.table)?;
            let mut records = away;
            if let Some(bye) = paired.bye {
                let points = self.table.scoring.pairing_bye;
                records[index(bye)] = Some(RoundRecord {
                    points,
                    kind: RoundKind::PairingBye,
                });
            }
            let places: Vec<usize> = (0..paired.games.len()).collect();
            let config = self.config;
            let mut draw =
                |frequency: &Frequency| Happening::draw(frequency.in_round(round), &places, lots);
            let happens = Incidents {
                double_forfeits: draw(&config.double_forfeits),
                forfeits: draw(&config.forfeits),
                unusual: draw(&config.unusual),
                unrated: draw(&config.unrated),
            };
            for (place, game) in paired.games.into_iter().enumerate() {
                let [white, black] = self.play_game(game, (round, place, &happens), lots);
                records[index(game.white)] = Some(white);
                records[index(game.black)] = Some(black);
            }
            let absent = RoundRecord {
                points: Points::ZERO,
                kind: RoundKind::Absent,
            };
            for (player, record) in self.table.players.iter_mut().zip(records) {
                player.history.push(record.unwrap_or(absent));
            }
        }
        Ok(Generated {
            table: self.table,
            ratings: self.ratings,
            unrated: self.unrated,
        })
    }

    /// Who is not there to be paired, and with what record.
    fn absences(&mut self, round: u32, lots: &mut Lots) -> Vec<Option<RoundRecord>> {
        let config = self.config;
        let scoring = self.table.scoring;
        let absent = RoundRecord {
            points: Points::ZERO,
            kind: RoundKind::Absent,
        };
        let bye = |points| RoundRecord {
            points,
            kind: RoundKind::RequestedBye,
        };
        let mut there: Vec<usize> = (0..self.table.players.len())
            .filter(|&at| self.enters[at] <= round && !self.retired[at])
            .collect();
        // Fixed numbers are drawn first, each among those who have nothing yet.
        let mut draw = |frequency: &Frequency| {
            let happening = Happening::draw(frequency.in_round(round), &there, lots);
            there.retain(|place| !happening.is_chosen(*place));
            happening
        };
        let retires = draw(&config.retirements);
        let choices = [
            (draw(&config.half_point_byes), bye(scoring.draw)),
            (draw(&config.full_point_byes), bye(scoring.win)),
            (draw(&config.zero_point_byes), absent),
        ];
        (0..self.table.players.len())
            .map(|at| {
                if self.enters[at] > round || self.retired[at] {
                    return Some(absent);
                }
                if round > 1 && retires.at(at, lots) {
                    self.retired[at] = true;
                    return Some(absent);
                }
                let happens = choices.iter().find(|(happening, _)| happening.at(at, lots));
                happens.map(|(_, record)| *record)
            })
            .collect()
    }

    /// The records of White and Black after their game, or their mini-match.
    fn play_game(
        &mut self,
        game: Game,
        (round, place, happens): (u32, usize, &Incidents),
        lots: &mut Lots,
    ) -> [RoundRecord; 2] {
        let scoring = self.table.scoring;
        let scoring_of_game = self.config.scoring;
        let forfeit = |points, opponent, side| RoundRecord {
            points,
            kind: RoundKind::Forfeit { opponent, side },
        };
        let forfeited = |white, black| {
            [
                forfeit(white, game.black, Side::White),
                forfeit(black, game.white, Side::Black),
            ]
        };
        if happens.double_forfeits.at(place, lots) {
            return forfeited(Points::ZERO, Points::ZERO);
        }
        if happens.forfeits.at(place, lots) {
            return match lots.chance(0.5) {
                true => forfeited(scoring.win, Points::ZERO),
                false => forfeited(Points::ZERO, scoring.win),
            };
        }
        let decided = happens.unusual.at_all(place, lots).then(|| lots.below(3));
        if happens.unrated.at_all(place, lots) {
            self.unrated
                .extend([(round, game.white), (round, game.black)]);
        }
        let (mut white, mut black) = (Points::ZERO, Points::ZERO);
        for _ in 0..self.config.games.count() {
            let [one, other] = match decided {
                None => self.result(game, lots),
                Some(0) => [scoring_of_game.loss, scoring_of_game.loss],
                Some(1) => [scoring_of_game.draw, scoring_of_game.loss],
                Some(_) => [scoring_of_game.loss, scoring_of_game.draw],
            };
            white += one;
            black += other;
        }
        let played = |points, opponent, side| RoundRecord {
            points,
            kind: RoundKind::Played { opponent, side },
        };
        [
            played(white, game.black, Side::White),
            played(black, game.white, Side::Black),
        ]
    }

    /// The points of one game: on average what the ratings let expect, 1 / (1 + 10^(−d / 400)) for
    /// the player who is d points stronger, with fewer draws the further apart the two are.
    fn result(&self, game: Game, lots: &mut Lots) -> [Points; 2] {
        let scoring = self.config.scoring;
        let rating = |number| f64::from(self.ratings[index(number)]);
        let difference = rating(game.white) - rating(game.black);
        let expected = 1.0 / (1.0 + 10_f64.powf(-difference / 400.0));
        let draws = (self.config.draws / 100.0)
            .min(2.0 * expected)
            .min(2.0 * (1.0 - expected));
        let lot = lots.fraction();
        if lot < draws {
            [scoring.draw, scoring.draw]
        } else if lot < expected + draws / 2.0 {
            [scoring.win, scoring.loss]
        } else {
            [scoring.loss, scoring.win]
        }
    }
}

/// What happens to the games of a round.
struct Incidents {
    double_forfeits: Happening,
    forfeits: Happening,
    unusual: Happening,
    unrated: Happening,
}

/// A player's place in the table: numbers are given from 1 in its order.
fn index(number: u32) -> usize {
    number as usize - 1
}

fn within(range: &RangeInclusive<u32>, lots: &mut Lots) -> u32 {
    let span = u64::from(range.end().saturating_sub(*range.start())) + 1;
    range.start() + lots.below(span) as u32
}

fn count_of_players(config: &GeneratorConfig, lots: &mut Lots) -> u32 {
    let players = within(&config.players, lots).max(2);
    let fits = match config.parity {
        Parity::Any => true,
        Parity::Odd => players % 2 == 1,
        Parity::Even => players.is_multiple_of(2),
    };
    match fits {
        true => players,
        // Inside the range if it has more than one number.
        false if players < *config.players.end() => players + 1,
        false => (players - 1).max(2),
    }
}

fn of_round(config: &GeneratorConfig) -> Scoring {
    let games = config.games.count() as i32;
    let Scoring {
        win,
        draw,
        loss,
        pairing_bye,
    } = config.scoring;
    Scoring {
        win: win * games,
        draw: draw * games,
        loss: loss * games,
        pairing_bye: pairing_bye * games,
    }
}
