//! What teams play beside the Swiss: round robin, knock-out, Scheveningen of any size, Molter.

use std::collections::{BTreeMap, BTreeSet};

use rokada_pairing::{
    BoardColors, BoardTieBreak, KnockOut, MatchDecision, MatchTeam, Molter, MolterGame,
    NoMolterTable, NoScheveningenTable, Points, RoundRobin, Scheveningen, Side, Team, TeamPlayer,
    Tie, decide_match,
};

/// For each of a match's players (team A or B, board) White games less Black games.
fn balances(rounds: &[Vec<rokada_pairing::TeamGame>]) -> BTreeMap<String, i32> {
    let mut balances = BTreeMap::new();
    for game in rounds.iter().flatten() {
        *balances.entry(game.white.to_string()).or_default() += 1;
        *balances.entry(game.black.to_string()).or_default() -= 1;
    }
    balances
}

#[test]
fn scheveningen_of_any_size_is_fair() {
    for boards in (14..=46).chain([58, 90, 98, 101]) {
        let rounds = Scheveningen::new(boards).expect("a size").rounds();
        assert_eq!(rounds.len(), boards);
        let mut met = BTreeSet::new();
        for round in &rounds {
            let mut seated = BTreeSet::new();
            let mut whites = 0;
            for game in round {
                assert_ne!(game.white.team, game.black.team);
                whites += i32::from(game.white.team == Team::A);
                let mut pair = [game.white, game.black];
                pair.sort_unstable();
                assert!(met.insert(pair), "{boards} boards");
                assert!(pair.iter().all(|member| seated.insert(*member)));
            }
            let surplus = (2 * whites - boards as i32).abs();
            let twice_odd = boards % 4 == 2 && boards % 6 != 0 && boards % 10 != 0;
            let most = if twice_odd { 2 } else { boards as i32 % 2 };
            assert!(surplus <= most, "{boards} boards: {surplus}");
        }
        assert_eq!(met.len(), boards * boards);
        let odd = boards as i32 % 2;
        assert!(
            balances(&rounds)
                .values()
                .all(|balance| balance.abs() == odd),
            "{boards} boards"
        );
    }
    assert_eq!(Scheveningen::new(1), Err(NoScheveningenTable { boards: 1 }));
}

/// The rules of a Molter event, one by one.
fn check_molter(teams: u32, boards: u32, rounds: u32) {
    let of = format!("{teams} teams, {boards} boards, {rounds} rounds");
    let table = Molter::new(teams, boards, rounds)
        .expect("a table")
        .rounds();
    assert_eq!(table.len(), rounds as usize, "{of}");
    let mut opponents: BTreeSet<(TeamPlayer, u32)> = BTreeSet::new();
    let mut colors: BTreeMap<TeamPlayer, Vec<i32>> = BTreeMap::new();
    let mut team_balance: BTreeMap<u32, i32> = BTreeMap::new();
    let mut roles: BTreeSet<(TeamPlayer, bool)> = BTreeSet::new();
    for (at, round) in table.iter().enumerate() {
        assert_eq!(round.len() as u32, teams * boards / 2, "{of}");
        let mut opposing: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
        let mut floats_of_board: BTreeMap<u32, u32> = BTreeMap::new();
        let mut seated = BTreeSet::new();
        for &MolterGame { white, black } in round {
            assert_ne!(white.team, black.team, "{of}: no team-mates");
            for (player, other, color) in [(white, black, 1), (black, white, -1)] {
                assert!(seated.insert(player), "{of}: once a round");
                assert!(
                    opponents.insert((player, other.team)),
                    "{of}: no team twice"
                );
                opposing.entry(player.team).or_default().insert(other.team);
                colors.entry(player).or_default().push(color);
                *team_balance.entry(player.team).or_default() += color;
                if player.board != other.board {
                    assert!(teams % 2 == 1, "{of}: equal boards meet");
                    assert_eq!(player.board.div_ceil(2), other.board.div_ceil(2), "{of}");
                    assert!(
                        roles.insert((player, player.board < other.board)),
                        "{of}: one role"
                    );
                    *floats_of_board.entry(player.board).or_default() += 1;
                }
            }
        }
        assert!(
            opposing.values().all(|teams| teams.len() >= 2),
            "{of}: two opposing teams"
        );
        assert!(floats_of_board.values().all(|floats| *floats <= 1), "{of}");
        let complete = at % 2 == 1 || at + 1 == table.len();
        let most = if complete { 0 } else { 2 };
        assert!(
            team_balance.values().all(|balance| balance.abs() <= most),
            "{of}, round {at}"
        );
    }
    for colors in colors.values() {
        let drift = |rounds: usize| colors[..rounds].iter().sum::<i32>().abs();
        assert!((1..=colors.len()).all(|rounds| drift(rounds) <= 1), "{of}");
        assert!(
            colors
                .windows(3)
                .all(|three| three.iter().sum::<i32>().abs() < 3),
            "{of}"
        );
    }
}

#[test]
fn molter_keeps_its_rules() {
    for teams in 3..=16 {
        let most = if teams % 2 == 0 {
            teams - 1
        } else {
            (teams - 1) / 2
        };
        for boards in [2, 4, 6, 8] {
            for rounds in 1..=most {
                check_molter(teams, boards, rounds);
            }
        }
    }
    check_molter(40, 4, 9);
    check_molter(41, 4, 9);
}

#[test]
fn molter_says_what_it_cannot_do() {
    assert_eq!(
        Molter::new(2, 4, 1),
        Err(NoMolterTable::TooFewTeams { teams: 2 })
    );
    assert_eq!(
        Molter::new(6, 3, 1),
        Err(NoMolterTable::OddBoards { boards: 3 })
    );
    let refused = Err(NoMolterTable::Rounds {
        teams: 5,
        rounds: 3,
        most: 2,
    });
    assert_eq!(Molter::new(5, 4, 3), refused);
}

/// The Berger table gives the teams; the team with White has it on the boards of the pattern.
#[test]
fn a_round_robin_of_teams_is_the_berger_table_with_colours_by_board() {
    let double = RoundRobin::double(4).expect("enough teams");
    let first = double.round(1).expect("a round");
    assert_eq!(first.games[0].to_string(), "1-4");
    let back = double.round(4).expect("a round");
    assert_eq!(back.games[0].to_string(), "4-1");
    let colors = BoardColors::alternating(4);
    let sides: Vec<Option<Side>> = (0..=5).map(|board| colors.first_team(board)).collect();
    let (white, black) = (Some(Side::White), Some(Side::Black));
    assert_eq!(sides, [None, white, black, white, black, None]);
    assert!("".parse::<BoardColors>().is_err());
    assert!("WXB".parse::<BoardColors>().is_err());
}

/// C.07 article 12, in the order of the rules; the winner goes on in the bracket.
#[test]
fn a_level_match_of_a_knock_out_is_decided_by_boards() {
    let board = |halves: i32| (Points::from_halves(halves), Points::from_halves(2 - halves));
    let of = |halves: [i32; 4]| halves.map(board);
    let all = [
        BoardTieBreak::BoardCount,
        BoardTieBreak::TopBoard,
        BoardTieBreak::BottomBoardElimination,
    ];
    let decide = |halves, order: &[BoardTieBreak]| decide_match(&of(halves), order);
    use MatchTeam::{First, Second};
    assert_eq!(
        decide([2, 1, 1, 1], &all),
        MatchDecision::ByGamePoints(First)
    );
    // 1 + 4 against 2 + 3: the board count is level, the top board is not.
    assert_eq!(
        decide([2, 0, 0, 2], &all),
        MatchDecision::ByBoards(First, BoardTieBreak::TopBoard)
    );
    assert_eq!(
        decide([0, 1, 1, 2], &all),
        MatchDecision::ByBoards(Second, BoardTieBreak::BoardCount)
    );
    assert_eq!(
        decide([2, 0, 0, 2], &[BoardTieBreak::BottomBoardElimination]),
        MatchDecision::ByBoards(Second, BoardTieBreak::BottomBoardElimination)
    );
    assert_eq!(decide([1, 1, 1, 1], &all), MatchDecision::Level);
    assert_eq!(decide([2, 0, 0, 2], &[]), MatchDecision::Level);
    let semifinals = KnockOut::seeded(4).expect("enough teams");
    let last = semifinals.next(&[1, 2]).expect("two winners");
    assert_eq!(last.ties(), [Tie::Match(1, 2)]);
}
