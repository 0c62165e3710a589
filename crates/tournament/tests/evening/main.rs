//! What happens at a club evening, case by case.

mod cards;
mod facts;
mod mode;
mod round_robin;
mod teams;

use rokada_chess::{Color, StartPosition};
use rokada_tournament::views::Presence;
use rokada_tournament::{
    Bye, Command, DrawnPosition, EntryId, Fact, GameRef, GameResult, Level, Player,
    PositionRefused, Refusal, RoundDraw, RoundStatus, Setting, Settings, System, Timestamp,
    Tournament, Warning, apply, decide,
};

fn act(event: &mut Tournament, command: Command) {
    for fact in decide(event, command.clone()).unwrap_or_else(|no| panic!("{command:?}: {no}")) {
        apply(event, &fact);
    }
}

fn refusal(event: &Tournament, command: Command) -> Refusal {
    decide(event, command).unwrap_err()
}

fn created(settings: Settings) -> Tournament {
    let mut event = Tournament::default();
    act(
        &mut event,
        Command::Create {
            settings: Box::new(settings),
        },
    );
    act(
        &mut event,
        Command::SetInitialColor {
            color: Color::White,
            lot: String::new(),
        },
    );
    event
}

fn event(settings: Settings, players: u32) -> Tournament {
    let mut event = created(settings);
    let players = (1..=players)
        .map(|n| Player::named(format!("Player {n:02}")))
        .collect();
    act(&mut event, Command::Enter { players });
    event
}

/// Pairs and publishes the next round; White wins everywhere.
fn play_round(event: &mut Tournament) {
    act(event, Command::PairRound);
    let round = event.current_round();
    act(event, Command::PublishRound { round });
    let boards: Vec<u32> = event.round(round).unwrap().unfinished();
    let games = event.settings().games_per_round() as u8;
    for board in boards {
        for game in 1..=games {
            let game = GameRef { round, board, game };
            act(
                event,
                Command::EnterResult {
                    game,
                    result: GameResult::WhiteWins,
                },
            );
        }
    }
}

fn draw(number: u16) -> RoundDraw {
    RoundDraw {
        positions: vec![DrawnPosition::of_round(StartPosition::new(number).unwrap())],
        announce_at: None,
    }
}

#[test]
fn names_can_be_printed() {
    let event = created(Settings::named("Evening", 3));
    let enter = |name: &str| Command::Enter {
        players: vec![Player::named(name)],
    };
    for name in [
        "Player\u{1b}[31m01".to_owned(),
        "x".repeat(101),
        "Player\n01".to_owned(),
        "Player\u{202e}01".to_owned(),
        "Player\u{200b}01".to_owned(),
    ] {
        assert_eq!(
            refusal(&event, enter(&name)),
            Refusal::TextUnusable,
            "{name:?}"
        );
    }
    assert_eq!(refusal(&event, enter(" ")), Refusal::NameMissing);
    assert!(decide(&event, enter(&"ш".repeat(100))).is_ok());
}

#[test]
fn an_event_s_own_texts_have_the_limits_of_names() {
    let with = |change: fn(&mut Settings, String), text: &str| {
        let mut settings = Settings::named("Evening", 3);
        change(&mut settings, text.to_owned());
        let settings = Box::new(settings);
        decide(&Tournament::default(), Command::Create { settings })
    };
    let changes: [fn(&mut Settings, String); 3] = [
        |settings, text| settings.name = text,
        |settings, text| settings.place = text,
        |settings, text| settings.chief_arbiter = text,
    ];
    for change in changes {
        assert!(with(change, &"ш".repeat(100)).is_ok());
        for text in ["x".repeat(101), "a\u{202e}b".to_owned(), "a\nb".to_owned()] {
            assert_eq!(with(change, &text), Err(Refusal::TextUnusable), "{text:?}");
        }
    }
    // An event from before there were limits is what it was.
    let settings = Box::new(Settings::named("x".repeat(70_000), 3));
    let before = Tournament::of(&[Fact::EventCreated {
        settings,
        asked: false,
        from_file: 0,
    }]);
    assert_eq!(before.settings().name.len(), 70_000);
}

// checklist: 146
#[test]
fn late_entries_come_without_points_until_the_list_closes() {
    let mut event = event(Settings::named("Event", 5), 8);
    play_round(&mut event);
    act(
        &mut event,
        Command::Enter {
            players: vec![Player::named("Player 00")],
        },
    );
    let late = EntryId(9);
    assert_eq!(event.entry(late).unwrap().from_round, 2);
    // By name it is the first of the unrated: numbers are open until round 4 is paired.
    assert_eq!(event.numbers()[&late], 1);
    assert_eq!(
        event.list_view().players[0].presence,
        Presence::Late { from_round: 2 }
    );
    play_round(&mut event);
    assert!(
        event.round(2).unwrap().board_of(late).is_some()
            || event.round(2).unwrap().byes.contains_key(&late)
    );
    play_round(&mut event);
    let too_late = refusal(
        &event,
        Command::Enter {
            players: vec![Player::named("Player 10")],
        },
    );
    assert_eq!(too_late, Refusal::EntriesClosed { until: 3 });
}

#[test]
fn who_leaves_is_not_paired_and_may_return() {
    let mut event = event(Settings::named("Event", 5), 8);
    play_round(&mut event);
    let gone = EntryId(3);
    act(&mut event, Command::Withdraw { entry: gone });
    assert_eq!(
        refusal(&event, Command::Withdraw { entry: gone }),
        Refusal::AlreadyWithdrawn { entry: gone }
    );
    play_round(&mut event);
    let second = event.round(2).unwrap();
    assert!(second.board_of(gone).is_none() && !second.byes.contains_key(&gone));
    assert_eq!(
        second
            .byes
            .values()
            .filter(|bye| **bye == Bye::Pairing)
            .count(),
        1
    );
    act(&mut event, Command::Return { entry: gone });
    play_round(&mut event);
    assert!(event.round(3).unwrap().board_of(gone).is_some());
}

// checklist: 171, 172
#[test]
fn one_half_point_bye_and_none_in_the_last_round() {
    let mut event = event(Settings::named("Event", 5), 8);
    let half = |round| Command::GrantBye {
        entry: EntryId(1),
        round,
        bye: Bye::Half,
    };
    assert_eq!(
        refusal(&event, half(5)),
        Refusal::ByeTooLate { last_round: 4 }
    );
    act(&mut event, half(2));
    assert_eq!(
        refusal(&event, half(3)),
        Refusal::ByesUsedUp {
            entry: EntryId(1),
            most: 1
        }
    );
    play_round(&mut event);
    let before = event.score(EntryId(1), 1);
    play_round(&mut event);
    assert_eq!(event.score(EntryId(1), 2).tenths(), before.tenths() + 5);
}

#[test]
fn positions_obey_the_policy_and_stay_secret_until_their_moment() {
    let mut event = event(Settings::named("Event", 5), 8);
    let classical = Command::DrawPosition {
        round: 1,
        draw: draw(518),
    };
    assert_eq!(
        refusal(&event, classical),
        Refusal::PositionExcluded {
            number: 518,
            why: PositionRefused::Classical
        }
    );
    let secret = RoundDraw {
        announce_at: Some(Timestamp(1000)),
        ..draw(7)
    };
    act(
        &mut event,
        Command::DrawPosition {
            round: 1,
            draw: secret,
        },
    );
    let seen = |event: &Tournament| event.round_view(1).unwrap().draw.positions.len();
    assert_eq!(seen(&event.as_published(Timestamp(999))), 0);
    assert_eq!(seen(&event.as_published(Timestamp(1000))), 1);
    assert_eq!(seen(&event.for_keepers(Timestamp(999))), 0);
    assert_eq!(seen(&event), 1);
    let twice = Command::DrawPosition {
        round: 2,
        draw: draw(7),
    };
    assert_eq!(
        refusal(&event, twice),
        Refusal::PositionUsed {
            number: 7,
            round: 1
        }
    );
    let again = Command::DrawPosition {
        round: 1,
        draw: draw(8),
    };
    let warning = Refusal::Confirm {
        level: Level::Confirmed,
        warnings: vec![Warning::PositionIsDrawn { round: 1 }],
        acts: vec![],
    };
    assert_eq!(refusal(&event, again.clone()), warning);
    act(&mut event, again.anyway());
    assert_eq!(event.position(1, 1).map(StartPosition::number), Some(8));
}

#[test]
fn nobody_overwrites_a_result_unseen() {
    let mut event = event(Settings::named("Event", 3), 4);
    act(&mut event, Command::PairRound);
    let game = GameRef::new(1, 1);
    let enter = |result| Command::EnterResult { game, result };
    assert_eq!(
        refusal(&event, enter(GameResult::Draw)),
        Refusal::NotPublished { round: 1 }
    );
    act(&mut event, Command::PublishRound { round: 1 });
    act(&mut event, enter(GameResult::Draw));
    assert_eq!(
        refusal(&event, enter(GameResult::WhiteWins)),
        Refusal::ResultStands {
            game,
            standing: GameResult::Draw
        }
    );
    let correct = |was, result| Command::CorrectResult {
        game,
        was,
        result: Some(result),
    };
    act(&mut event, correct(GameResult::Draw, GameResult::BlackWins));
    assert_eq!(
        refusal(&event, correct(GameResult::Draw, GameResult::WhiteWins)),
        Refusal::ResultChanged {
            game,
            standing: Some(GameResult::BlackWins)
        }
    );
}

#[test]
fn players_results_count_when_both_say_the_same() {
    let mut event = event(
        Settings {
            players_report: true,
            ..Settings::named("Event", 3)
        },
        4,
    );
    act(&mut event, Command::PairRound);
    act(&mut event, Command::PublishRound { round: 1 });
    let game = GameRef::new(1, 1);
    let board = event.round(1).unwrap().board(1).unwrap().clone();
    let says = |by, result| Command::ReportResult { game, by, result };
    act(&mut event, says(board.white, GameResult::WhiteWins));
    act(&mut event, says(board.black, GameResult::Draw));
    let disputed = |event: &Tournament| event.round_view(1).unwrap().boards[0].games[0].disputed;
    assert!(disputed(&event));
    assert!(disputed(&event.for_keepers(Timestamp(0))));
    assert!(!disputed(&event.as_published(Timestamp(0))));
    assert_eq!(event.game(game).unwrap().result, None);
    act(&mut event, says(board.black, GameResult::WhiteWins));
    assert_eq!(
        event.game(game).unwrap().result,
        Some(GameResult::WhiteWins)
    );
    let stranger = event.round(1).unwrap().board(2).unwrap().white;
    assert_eq!(
        refusal(&event, says(stranger, GameResult::Draw)),
        Refusal::NotTheirGame { entry: stranger }
    );
}

#[test]
fn changes_by_hand_warn_and_are_kept() {
    let mut event = event(Settings::named("Event", 4), 6);
    play_round(&mut event);
    act(&mut event, Command::PairRound);
    let first = event.round(1).unwrap().boards[0].clone();
    let second = event.round(2).unwrap();
    let seat = second.board_of(first.white).unwrap().clone();
    let begin = Command::UnpairBoard {
        round: 2,
        board: seat.number,
    };
    act(&mut event, begin.anyway());
    let other = event
        .round(2)
        .unwrap()
        .board_of(first.black)
        .unwrap()
        .number;
    act(
        &mut event,
        Command::UnpairBoard {
            round: 2,
            board: other,
        },
    );
    let publish = Command::PublishRound { round: 2 };
    assert!(matches!(
        refusal(&event, publish),
        Refusal::PlayersUnpaired { round: 2, .. }
    ));
    let again = Command::PairByHand {
        round: 2,
        white: first.white,
        black: first.black,
    };
    let Refusal::Confirm { warnings, .. } = refusal(&event, again.clone()) else {
        panic!("a rematch is warned of");
    };
    assert!(
        matches!(warnings[0], Warning::Rematch { round: 1, .. }),
        "{warnings:?}"
    );
    act(&mut event, again.anyway());
    assert_eq!(event.round(2).unwrap().changes.len(), 3);
    assert!(!event.changes_from_rules(2).is_empty());
}

#[test]
fn a_published_round_is_unpaired_only_after_a_warning() {
    let mut event = event(Settings::named("Event", 4), 6);
    play_round(&mut event);
    let unpair = Command::UnpairRound { round: 1 };
    assert!(matches!(
        refusal(&event, unpair.clone()),
        Refusal::Confirm { .. }
    ));
    act(&mut event, unpair.anyway());
    assert_eq!(event.round(1).unwrap().status, RoundStatus::Open);
    act(&mut event, Command::Undo);
    assert!(event.round(1).unwrap().is_complete());
}

// checklist: 62
#[test]
fn small_fields_are_warned_of_early() {
    let event = event(Settings::named("Event", 3), 6);
    let tight = refusal(&event, Command::SetRounds { rounds: 5 });
    assert_eq!(
        tight,
        Refusal::Confirm {
            level: Level::Confirmed,
            warnings: vec![Warning::PairingMayFail { rounds: 5 }],
            acts: vec![],
        }
    );
    let Refusal::Confirm { warnings, .. } = refusal(&event, Command::SetRounds { rounds: 6 })
    else {
        panic!("six players can't play six rounds");
    };
    assert!(matches!(
        warnings[..],
        [Warning::OpponentsRunOut { opponents: 5, .. }]
    ));
}

// checklist: 89, 94
#[test]
fn every_system_is_played_to_its_end() {
    for (system, players, rounds) in [
        (System::RoundRobin { double: false }, 5, 5),
        (System::RoundRobin { double: true }, 4, 6),
        (System::KnockOut { third_place: true }, 6, 3),
    ] {
        let mut event = event(
            Settings {
                system,
                tie_breaks: system.tie_breaks(),
                ..Settings::named("Event", 9)
            },
            players,
        );
        assert_eq!(event.planned_rounds(), rounds, "{system:?}");
        for _ in 0..rounds {
            play_round(&mut event);
        }
        act(&mut event, Command::Finish);
        assert_eq!(refusal(&event, Command::PairRound), Refusal::Finished);
    }
}

#[test]
fn a_level_knock_out_match_needs_a_decision() {
    let system = System::KnockOut { third_place: false };
    let mut event = event(
        Settings {
            system,
            ..Settings::named("Event", 2)
        },
        4,
    );
    act(&mut event, Command::PairRound);
    act(&mut event, Command::PublishRound { round: 1 });
    for board in [1, 2] {
        let game = GameRef::new(1, board);
        act(
            &mut event,
            Command::EnterResult {
                game,
                result: GameResult::Draw,
            },
        );
    }
    let level = Refusal::TieUnbroken {
        round: 1,
        boards: vec![1, 2],
    };
    assert_eq!(refusal(&event, Command::PairRound), level);
    let winners: Vec<EntryId> = event
        .round(1)
        .unwrap()
        .boards
        .iter()
        .map(|b| b.black)
        .collect();
    for (board, winner) in [(1, winners[0]), (2, winners[1])] {
        act(
            &mut event,
            Command::BreakTie {
                round: 1,
                board,
                winner,
                how: "blitz".into(),
            },
        );
    }
    act(&mut event, Command::PairRound);
    let last = &event.round(2).unwrap().boards[0];
    assert!(winners.contains(&last.white) && winners.contains(&last.black));
}

#[test]
fn tie_breaks_are_codes_of_the_regulations() {
    let create = |codes: &[&str]| {
        let settings = Settings {
            tie_breaks: codes.iter().map(|code| (*code).to_owned()).collect(),
            ..Settings::named("Event", 5)
        };
        let settings = Box::new(settings);
        decide(&Tournament::default(), Command::Create { settings })
    };
    let bad = Err(Refusal::BadSetting {
        setting: Setting::TieBreaks,
    });
    for codes in [&["BUCHHOLZ"][..], &["BH/Q"], &[""], &["BH", "SB", "bh"]] {
        assert_eq!(create(codes), bad, "{codes:?}");
    }
    for codes in [&[][..], &["BH/C1", "BH", "ARO"]] {
        assert!(create(codes).is_ok(), "{codes:?}");
    }
    let usual = Settings::default().tie_breaks;
    assert!(create(&usual.iter().map(String::as_str).collect::<Vec<_>>()).is_ok());
}
