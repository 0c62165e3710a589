//! Teams: their matches, and their tables.

use rokada_pairing::Points;
use rokada_tournament::{
    Command, EntryId, GameRef, GameResult, Refusal, Settings, System, TeamScoring, Tournament,
};

use crate::{act, event, play_round, refusal};

/// Entries 1, 3 and 5 against 2, 4 and 6.
fn two_teams() -> Tournament {
    let settings = Settings {
        system: System::Scheveningen,
        teams: TeamScoring::Matches { boards: 3 },
        ..Settings::named("Event", 3)
    };
    let mut event = event(settings, 6);
    assert_eq!(refusal(&event, Command::PairRound), Refusal::NeedsTwoTeams);
    for (name, members) in [("Team A", [1, 3, 5]), ("Team B", [2, 4, 6])] {
        let members = members.map(EntryId).to_vec();
        act(
            &mut event,
            Command::FormTeam {
                team: None,
                name: name.into(),
                members,
            },
        );
    }
    event
}

#[test]
fn two_teams_meet_everyone_against_everyone() {
    let mut event = two_teams();
    for _ in 0..3 {
        play_round(&mut event);
    }
    let mut met = std::collections::BTreeSet::new();
    for (_, round) in event.paired_rounds() {
        for board in &round.boards {
            assert_ne!(board.white.0 % 2, board.black.0 % 2, "of different teams");
            assert!(met.insert((board.white.min(board.black), board.white.max(board.black))));
        }
    }
    assert_eq!(met.len(), 9);
}

/// Team A wins one match by far, team B two by a little: the matches count first.
#[test]
fn match_points_come_before_game_points() {
    let mut event = two_teams();
    let mut play = |won_by_a: usize| {
        act(&mut event, Command::PairRound);
        let round = event.current_round();
        act(&mut event, Command::PublishRound { round });
        let boards = event.round(round).unwrap().boards.clone();
        for (place, board) in boards.iter().enumerate() {
            let white_is_a = board.white.0 % 2 == 1;
            let result = if white_is_a == (place < won_by_a) {
                GameResult::WhiteWins
            } else {
                GameResult::BlackWins
            };
            let game = GameRef::new(round, board.number);
            act(&mut event, Command::EnterResult { game, result });
        }
        let rows = event.team_table(round).unwrap().rows;
        rows.into_iter()
            .map(|row| (row.rank, row.name, row.match_points, row.points))
            .collect::<Vec<_>>()
    };
    let halves = Points::from_halves;
    let line = |rank, name: &str, matches, games| {
        (rank, name.to_owned(), Some(halves(matches)), halves(games))
    };
    assert_eq!(play(3), [line(1, "Team A", 4, 6), line(2, "Team B", 0, 0)]);
    assert_eq!(play(1), [line(1, "Team A", 4, 8), line(2, "Team B", 4, 4)]);
    assert_eq!(play(1), [line(1, "Team B", 8, 8), line(2, "Team A", 4, 10)]);
}

/// Best of two: a team of one player has the missing one behind the last.
#[test]
fn the_best_players_count_for_their_team() {
    let settings = Settings {
        teams: TeamScoring::BestOf { players: 2 },
        ..Settings::named("Event", 3)
    };
    let mut event = event(settings, 6);
    for (name, members) in [("Team A", &[1, 5, 6][..]), ("Team B", &[2])] {
        let members = members.iter().copied().map(EntryId).collect();
        let name = name.into();
        act(
            &mut event,
            Command::FormTeam {
                team: None,
                name,
                members,
            },
        );
    }
    play_round(&mut event);
    let standings = event.standings(1);
    let table = event.team_table(1).unwrap();
    let [a, b] = ["Team A", "Team B"].map(|name| {
        let row = table.rows.iter().find(|row| row.name == name);
        row.unwrap()
    });
    let counted: Vec<bool> = a.players.iter().map(|player| player.counts).collect();
    assert_eq!(counted, [true, true, false]);
    assert_eq!(a.match_points, None);
    assert_eq!(a.points, a.players[0].points + a.players[1].points);
    assert_eq!(b.rank_sum, standings.row(2).unwrap().rank + 7);
}
