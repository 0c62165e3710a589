//! Random team events, the same for the same seed.

use rokada_pairing::team_swiss::{
    Alignment, BalancedInLastRound, BarFromBye, ColorPreferences, Complying, Fallback, FloatScore,
    Following, MatchesPlayed, Meeting, NextBracket, OddNumber, PrimaryScore, Readings,
    StrongOrMild, TeamEntry, TeamRecord, TeamRoundKind, TeamTable,
};
use rokada_pairing::{Forbidden, Lots, PairedRound, Points, Scoring, Side, baku};

/// An event that is being played.
pub(crate) struct Event {
    pub(crate) table: TeamTable,
    lots: Lots,
    boards: u64,
    /// Chances in a thousand.
    absent: u64,
    half_bye: u64,
    full_bye: u64,
    forfeit: u64,
    draws: u64,
}

const MATCH_WIN: Points = Points::from_halves(4);
const MATCH_DRAW: Points = Points::from_halves(2);

impl Event {
    /// An event of `teams` teams; the seed decides everything else, and the number of rounds if
    /// that is not given.
    pub(crate) fn new(seed: u64, teams: u32, fixed: Option<u32>) -> Event {
        let mut lots = Lots::new(seed);
        let primary = one_of(
            &mut lots,
            [PrimaryScore::MatchPoints, PrimaryScore::GamePoints],
        );
        let rounds = 3 + lots.below(u64::from(teams.clamp(3, 7)) - 1) as u32;
        let rounds = fixed.unwrap_or(rounds.min(teams - 1 + teams % 2));
        let is_accelerated = primary == PrimaryScore::MatchPoints && lots.chance(0.2);
        let scoring = Scoring {
            win: MATCH_WIN,
            draw: MATCH_DRAW,
            ..Scoring::STANDARD
        };
        let mut table = TeamTable {
            rounds,
            initial_side: one_of(&mut lots, [Side::White, Side::Black]),
            preferences: one_of(
                &mut lots,
                [
                    ColorPreferences::TypeA,
                    ColorPreferences::TypeB,
                    ColorPreferences::None,
                ],
            ),
            primary,
            uses_secondary: lots.chance(0.8),
            match_win: MATCH_WIN,
            teams: (1..=teams).map(TeamEntry::new).collect(),
            forbidden: Vec::new(),
            readings: Readings::default(),
        };
        for team in &mut table.teams {
            team.has_arrived = false;
        }
        if is_accelerated {
            for (at, team) in table.teams.iter_mut().enumerate() {
                team.virtual_points = baku(at + 1, teams as usize, rounds, scoring);
            }
        }
        if lots.chance(0.15) {
            let mut numbers: Vec<u32> = (1..=teams).collect();
            lots.shuffle(&mut numbers);
            table.forbidden.push(Forbidden {
                players: numbers.into_iter().take(2).collect(),
                rounds: 1..=rounds,
            });
        }
        if lots.chance(0.35) {
            table.readings = readings(&mut lots);
        }
        let troubled = lots.chance(0.6);
        let mut chance = |most: u64| if troubled { lots.below(most) } else { 0 };
        let (absent, half_bye) = (chance(120), chance(100));
        let (full_bye, forfeit) = (chance(60), chance(200));
        Event {
            table,
            boards: 1 + lots.below(4),
            absent,
            half_bye,
            full_bye,
            forfeit,
            draws: 100 + lots.below(500),
            lots,
        }
    }

    /// Lets some teams stay away from the coming round, and says what they get.
    pub(crate) fn announce(&mut self) -> Vec<TeamRecord> {
        let half = self.game_points(1);
        let full = self.game_points(2);
        let mut records = Vec::new();
        for team in &mut self.table.teams {
            let lot = self.lots.below(1000);
            let (kind, match_points, game_points) = if lot < self.absent / 8 {
                // The regulations may be generous to a team that could not come.
                (TeamRoundKind::Absent, MATCH_WIN, full)
            } else if lot < self.absent {
                (TeamRoundKind::Absent, Points::ZERO, Points::ZERO)
            } else if lot < self.absent + self.half_bye {
                (TeamRoundKind::HalfPointBye, MATCH_DRAW, half)
            } else {
                (TeamRoundKind::FullPointBye, MATCH_WIN, full)
            };
            team.takes_part = lot >= self.absent + self.half_bye + self.full_bye;
            team.has_arrived |= kind != TeamRoundKind::Absent;
            records.push(TeamRecord {
                match_points,
                game_points,
                kind,
            });
        }
        records
    }

    /// Game points of a match in which every board is worth so many half points.
    fn game_points(&self, halves: i32) -> Points {
        Points::from_halves(halves) * self.boards as i32
    }

    /// Plays a round; `away` is what those get who don't take part.
    pub(crate) fn play(&mut self, round: &PairedRound, away: &[TeamRecord]) {
        let mut records = away.to_vec();
        if let Some(bye) = round.bye {
            records[bye as usize - 1] = TeamRecord {
                match_points: MATCH_DRAW,
                game_points: self.game_points(1),
                kind: TeamRoundKind::PairingBye,
            };
        }
        for game in &round.games {
            let (white, black) = self.play_match(game.white, game.black);
            records[game.white as usize - 1] = white;
            records[game.black as usize - 1] = black;
        }
        for (team, record) in self.table.teams.iter_mut().zip(records) {
            team.history.push(record);
            team.takes_part = true;
        }
    }

    fn play_match(&mut self, white: u32, black: u32) -> (TeamRecord, TeamRecord) {
        if self.lots.below(1000) < self.forfeit {
            let lot = self.lots.below(5);
            return self.forfeit(white, black, (lot < 2, lot == 2 || lot == 3));
        }
        let mut halves = [0, 0];
        for _ in 0..self.boards {
            let favours_white = i64::from(black) - i64::from(white);
            let white_wins = (500 + 40 * favours_white).clamp(100, 900).unsigned_abs();
            let result = if self.lots.below(1000) < self.draws {
                [1, 1]
            } else if self.lots.below(1000) < white_wins {
                [2, 0]
            } else {
                [0, 2]
            };
            halves = [halves[0] + result[0], halves[1] + result[1]];
        }
        let record = |own: i32, theirs: i32, opponent, side| TeamRecord {
            match_points: match own.cmp(&theirs) {
                core::cmp::Ordering::Greater => MATCH_WIN,
                core::cmp::Ordering::Equal => MATCH_DRAW,
                core::cmp::Ordering::Less => Points::ZERO,
            },
            game_points: Points::from_halves(own),
            kind: TeamRoundKind::Played { opponent, side },
        };
        (
            record(halves[0], halves[1], black, Side::White),
            record(halves[1], halves[0], white, Side::Black),
        )
    }

    fn forfeit(&self, white: u32, black: u32, won: (bool, bool)) -> (TeamRecord, TeamRecord) {
        let record = |won: bool, opponent, side| TeamRecord {
            match_points: if won { MATCH_WIN } else { Points::ZERO },
            game_points: if won {
                self.game_points(2)
            } else {
                Points::ZERO
            },
            kind: TeamRoundKind::Forfeit {
                opponent,
                side,
                won,
            },
        };
        (
            record(won.0, black, Side::White),
            record(won.1, white, Side::Black),
        )
    }
}

fn one_of<T: Copy, const N: usize>(lots: &mut Lots, of: [T; N]) -> T {
    of[lots.below(N as u64) as usize]
}

/// Any answers to the open questions.
fn readings(lots: &mut Lots) -> Readings {
    Readings {
        balanced_in_last_round: one_of(
            lots,
            [
                BalancedInLastRound::Strong,
                BalancedInLastRound::NoPreference,
            ],
        ),
        strong_or_mild: one_of(lots, [StrongOrMild::Strong, StrongOrMild::Mild]),
        meeting: one_of(lots, [Meeting::Played, Meeting::Paired]),
        bar_from_bye: one_of(lots, [BarFromBye::Listed, BarFromBye::WinsWorth]),
        next_bracket: one_of(lots, [NextBracket::PassOrFail, NextBracket::Graded]),
        following: one_of(lots, [Following::AsFormed, Following::NextWithTeams]),
        complying: one_of(lots, [Complying::BestValue, Complying::NoneOrAnything]),
        float_score: one_of(lots, [FloatScore::Pairing, FloatScore::Real]),
        matches_played: one_of(lots, [MatchesPlayed::Played, MatchesPlayed::Paired]),
        fallback: one_of(
            lots,
            [
                Fallback::TakeOthers,
                Fallback::TakeOthers,
                Fallback::AskArbiter,
            ],
        ),
        alignment: one_of(lots, [Alignment::LastPlayed, Alignment::ByRound]),
        odd_number: one_of(lots, [OddNumber::Arrived, OddNumber::Written]),
    }
}
