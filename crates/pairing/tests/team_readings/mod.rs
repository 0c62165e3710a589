//! Each open reading of C.04.6 makes the difference it should, is the default that is told, and is
//! named in the reason of the pairs that hung on it. Two upfloaters never meet, which the judge
//! asserts (`team_oracle/bracket.rs`); so nothing is open about C5.

use rokada_pairing::team_swiss::{
    self, Alignment, BalancedInLastRound, BarFromBye, ColorPreferences, Complying, Fallback,
    FloatScore, Following, MatchesPlayed, Meeting, NextBracket, OddNumber, PrimaryScore, Reading,
    Readings, StrongOrMild, TeamEntry, TeamPairing, TeamRecord, TeamRoundKind, TeamTable,
};
use rokada_pairing::{PairedRound, Points, Refusal, Side};

use crate::team_files::TeamFile;
use crate::team_oracle;

fn probe(name: &str, readings: Readings) -> TeamTable {
    let file = TeamFile::read("probe", name);
    TeamTable {
        readings,
        ..file.before(file.rounds_played() + 1)
    }
}

/// Pairs the table, and has the judge agree.
fn pair(table: &TeamTable) -> TeamPairing {
    let pairing = team_swiss::pair(table).expect("a pairing");
    let mut round = PairedRound::from(&pairing);
    round.games.sort_by_key(|game| (game.white, game.black));
    assert_eq!(team_oracle::pair(table), Some(round));
    pairing
}

/// The pairs in the order of White's number, `1-2 3-4`, and ` bye 5`.
fn shown(pairing: &TeamPairing) -> String {
    let pairs = pairing.pairs.iter();
    let mut pairs: Vec<(u32, u32)> = pairs.map(|pair| (pair.white, pair.black)).collect();
    pairs.sort_unstable();
    let pairs: Vec<String> = pairs.iter().map(|(w, b)| format!("{w}-{b}")).collect();
    let bye = pairing.bye.as_ref().map(|bye| format!(" bye {}", bye.team));
    pairs.join(" ") + &bye.unwrap_or_default()
}

/// Whether the reason of some pair, or of the bye, names the reading.
fn names(pairing: &TeamPairing, reading: Reading) -> bool {
    let pairs = pairing.pairs.iter().map(|pair| &pair.reason.readings);
    let bye = pairing.bye.iter().map(|bye| &bye.reason.readings);
    pairs.chain(bye).any(|readings| readings.contains(&reading))
}

/// A table paired with the default and with another reading.
fn check(
    table: impl Fn(Readings) -> TeamTable,
    (default, by_default): (Reading, &str),
    (other, readings, by_other): (Reading, Readings, &str),
) {
    let pairing = pair(&table(Readings::default()));
    assert_eq!(shown(&pairing), by_default);
    assert!(names(&pairing, default), "{default} is named");
    let pairing = pair(&table(readings));
    assert_eq!(shown(&pairing), by_other);
    assert!(names(&pairing, other), "{other} is named");
}

#[test]
fn in_the_last_round_of_type_b_a_strong_preference_stays() {
    let other = BalancedInLastRound::NoPreference;
    check(
        |readings| probe("p5-typeB-last-round", readings),
        (
            Reading::BalancedInLastRound(BalancedInLastRound::Strong),
            "2-1 3-6 4-5",
        ),
        (
            Reading::BalancedInLastRound(other),
            Readings {
                balanced_in_last_round: other,
                ..Readings::default()
            },
            "1-2 3-6 4-5",
        ),
    );
}

#[test]
fn both_clauses_of_type_b_make_a_strong_preference() {
    // All four want White; 1 and 3 have had W B B, 2 and 4 B W B. The others don't take part.
    let table = |readings| {
        let mut event = Made::of(8, 5, readings);
        event.table.preferences = ColorPreferences::TypeB;
        for (round, whites) in [[1, 3], [2, 4], [0, 0]].into_iter().enumerate() {
            let opponent = |team: u32| 5 + (team + round as u32) % 4;
            let pairs: Vec<(u32, u32)> = (1..=4)
                .map(|team| {
                    if whites.contains(&team) {
                        (team, opponent(team))
                    } else {
                        (opponent(team), team)
                    }
                })
                .collect();
            event.play(&pairs);
        }
        event.away(5..=8)
    };
    check(
        table,
        (Reading::StrongOrMild(StrongOrMild::Strong), "1-4 3-2"),
        (
            Reading::StrongOrMild(StrongOrMild::Mild),
            Readings {
                strong_or_mild: StrongOrMild::Mild,
                ..Readings::default()
            },
            "1-3 2-4",
        ),
    );
}

#[test]
fn a_forfeited_match_is_no_meeting() {
    let table = |readings| probe("p4a-double-forfeit-c1", readings);
    let pairing = pair(&table(Readings::default()));
    assert_eq!(shown(&pairing), "1-2 4-6 5-3");
    assert!(names(&pairing, Reading::Meeting(Meeting::Played)));
    let pairing = pair(&table(Readings {
        meeting: Meeting::Paired,
        ..Readings::default()
    }));
    let again = |(a, b): (u32, u32)| (a, b) == (1, 2) || (a, b) == (2, 1);
    let mut pairs = pairing.pairs.iter();
    assert!(!pairs.any(|pair| again((pair.white, pair.black))));
}

#[test]
fn only_what_the_article_lists_bars_from_the_bye() {
    let table = |readings| {
        let mut event = Made::of(3, 5, readings);
        event.play(&[]);
        event.record(1, 4, TeamRoundKind::FullPointBye);
        event.record(2, 2, TeamRoundKind::PairingBye);
        event.record(3, 4, TeamRoundKind::Absent);
        event.table
    };
    let pairing = pair(&table(Readings::default()));
    assert_eq!(shown(&pairing), "1-2 bye 3");
    assert!(names(&pairing, Reading::BarFromBye(BarFromBye::Listed)));
    let by_points = table(Readings {
        bar_from_bye: BarFromBye::WinsWorth,
        ..Readings::default()
    });
    assert_eq!(team_swiss::pair(&by_points), Err(Refusal::NobodyMayHaveBye));
}

#[test]
fn the_following_scoregroup_is_served_or_not() {
    check(
        |readings| probe("p2-c6-graded", readings),
        (
            Reading::NextBracket(NextBracket::PassOrFail),
            "2-1 5-7 6-8 9-3 10-4",
        ),
        (
            Reading::NextBracket(NextBracket::Graded),
            Readings {
                next_bracket: NextBracket::Graded,
                ..Readings::default()
            },
            "3-1 5-8 6-2 9-4 10-7",
        ),
    );
}

#[test]
fn a_following_scoregroup_that_earlier_brackets_emptied_asks_for_nothing() {
    // 1 has met 2 and 3 and takes 4; 2 and 3 have met and take two of 5 to 8; 7 and 8 have met.
    let table = |readings| {
        let mut event = Made::of(10, 5, readings);
        event.play(&[(1, 2), (7, 8)]);
        event.play(&[(3, 1)]);
        event.play(&[(2, 3)]);
        let scores = [6, 5, 5, 4, 3, 3, 3, 3, 0, 0];
        for (at, score) in scores.into_iter().enumerate() {
            event.score(at as u32 + 1, score);
        }
        event.table
    };
    let groups = |pairing: &TeamPairing| -> Vec<Vec<u32>> {
        let brackets = pairing.brackets.iter();
        brackets.map(|bracket| bracket.upfloaters.clone()).collect()
    };
    let pairing = pair(&table(Readings::default()));
    assert_eq!(groups(&pairing), [vec![4], vec![5, 6], vec![9, 10]]);
    assert!(names(&pairing, Reading::Following(Following::AsFormed)));
    let pairing = pair(&table(Readings {
        following: Following::NextWithTeams,
        ..Readings::default()
    }));
    assert_eq!(groups(&pairing), [vec![4], vec![5, 7], vec![], vec![]]);
    assert!(names(
        &pairing,
        Reading::Following(Following::NextWithTeams)
    ));
}

#[test]
fn to_comply_is_to_have_the_best_value() {
    check(
        |readings| probe("p3-c7-minimum-not-zero", readings),
        (
            Reading::Complying(Complying::BestValue),
            "2-3 4-8 5-1 6-9 7-10",
        ),
        (
            Reading::Complying(Complying::NoneOrAnything),
            Readings {
                complying: Complying::NoneOrAnything,
                ..Readings::default()
            },
            "2-3 4-1 6-9 7-10 8-5",
        ),
    );
}

#[test]
fn a_float_is_judged_by_the_pairing_score() {
    let table = |readings| probe("p7-floater-under-Baku", readings);
    let pairing = pair(&table(Readings::default()));
    assert_eq!(shown(&pairing), "2-1 3-7 5-8 9-4 10-6");
    assert!(names(&pairing, Reading::FloatScore(FloatScore::Pairing)));
    let pairing = pair(&table(Readings {
        float_score: FloatScore::Real,
        ..Readings::default()
    }));
    // The two meet, whoever has White.
    assert!(shown(&pairing).contains("6-1"), "{}", shown(&pairing));
}

#[test]
fn only_matches_played_count_for_the_bye() {
    let table = |readings| probe("p4b-forfeit-and-bye", readings);
    let pairing = pair(&table(Readings::default()));
    assert_eq!(pairing.bye.as_ref().map(|bye| bye.team), Some(2));
    assert!(names(
        &pairing,
        Reading::MatchesPlayed(MatchesPlayed::Played)
    ));
    let pairing = pair(&table(Readings {
        matches_played: MatchesPlayed::Paired,
        ..Readings::default()
    }));
    assert_eq!(pairing.bye.as_ref().map(|bye| bye.team), Some(4));
    assert!(names(
        &pairing,
        Reading::MatchesPlayed(MatchesPlayed::Paired)
    ));
}

#[test]
fn more_upfloaters_are_taken_when_fewer_leave_no_legal_pairing() {
    let table = |readings| probe("p2-c6-graded", readings);
    let pairing = pair(&table(Readings::default()));
    assert!(names(&pairing, Reading::Fallback(Fallback::TakeOthers)));
    let refused = team_swiss::pair(&table(Readings {
        fallback: Fallback::AskArbiter,
        ..Readings::default()
    }));
    let score = Points::from_halves(6);
    assert_eq!(refused, Err(Refusal::NoUpfloaters { score }));
}

#[test]
fn histories_are_aligned_by_the_last_match_played() {
    check(
        |readings| probe("p6-436-alignment", readings),
        (Reading::Alignment(Alignment::LastPlayed), "1-2 5-3 6-4"),
        (
            Reading::Alignment(Alignment::ByRound),
            Readings {
                alignment: Alignment::ByRound,
                ..Readings::default()
            },
            "2-1 5-3 6-4",
        ),
    );
}

#[test]
fn numbers_are_odd_among_the_teams_that_have_arrived() {
    let table = |readings| {
        let mut event = Made::of(3, 5, readings);
        event.table.teams[0].takes_part = false;
        event.table.teams[0].has_arrived = false;
        event.table
    };
    check(
        table,
        (Reading::OddNumber(OddNumber::Arrived), "2-3"),
        (
            Reading::OddNumber(OddNumber::Written),
            Readings {
                odd_number: OddNumber::Written,
                ..Readings::default()
            },
            "3-2",
        ),
    );
}

#[test]
fn game_points_are_not_accelerated() {
    let mut event = Made::of(4, 5, Readings::default());
    event.table.primary = PrimaryScore::GamePoints;
    event.table.teams[0].virtual_points = vec![Points::WIN];
    let refused = team_swiss::pair(&event.table);
    assert_eq!(refused, Err(Refusal::AcceleratedByGamePoints));
}

/// An event made by hand.
struct Made {
    table: TeamTable,
}

impl Made {
    fn of(teams: u32, rounds: u32, readings: Readings) -> Made {
        Made {
            table: TeamTable {
                rounds,
                initial_side: Side::White,
                preferences: ColorPreferences::TypeA,
                primary: PrimaryScore::MatchPoints,
                uses_secondary: true,
                match_win: Points::from_halves(4),
                teams: (1..=teams).map(TeamEntry::new).collect(),
                forbidden: Vec::new(),
                readings,
            },
        }
    }

    /// A round of drawn matches, White first; the others are absent.
    fn play(&mut self, pairs: &[(u32, u32)]) {
        for team in &mut self.table.teams {
            let kind = pairs.iter().find_map(|&(white, black)| {
                let side = match team.number {
                    number if number == white => Side::White,
                    number if number == black => Side::Black,
                    _ => return None,
                };
                let opponent = if side == Side::White { black } else { white };
                Some(TeamRoundKind::Played { opponent, side })
            });
            team.history.push(TeamRecord {
                match_points: Points::ZERO,
                game_points: Points::ZERO,
                kind: kind.unwrap_or(TeamRoundKind::Absent),
            });
        }
    }

    /// Puts another record in the place of a team's last.
    fn record(&mut self, team: u32, halves: i32, kind: TeamRoundKind) {
        let history = &mut self.table.teams[team as usize - 1].history;
        history.pop();
        history.push(TeamRecord {
            match_points: Points::from_halves(halves),
            game_points: Points::ZERO,
            kind,
        });
    }

    /// Gives a team a score, in half points.
    fn score(&mut self, team: u32, halves: i32) {
        self.table.teams[team as usize - 1].history[0].match_points = Points::from_halves(halves);
    }

    fn away(mut self, numbers: std::ops::RangeInclusive<u32>) -> TeamTable {
        for team in &mut self.table.teams {
            team.takes_part = !numbers.contains(&team.number);
        }
        self.table
    }
}
