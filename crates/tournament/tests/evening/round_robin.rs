//! Round robins: tie-breaks, and players who leave.

use rokada_pairing::Points;
use rokada_tournament::trf::Report;
use rokada_tournament::{
    Act, ActKind, Bye, Command, EntryId, Fact, Format, GameResult, Leaving, Level, PlayerResult,
    Refusal, Setting, Settings, System, Tournament, decide, facts_of_report,
};

use super::{act, event, play_round, refusal};

fn round_robin(players: u32) -> Tournament {
    let system = System::RoundRobin { double: false };
    let settings = Settings {
        system,
        tie_breaks: system.tie_breaks(),
        ..Settings::named("Event", 9)
    };
    event(settings, players)
}

// checklist: 104, 105
#[test]
fn no_buchholz_in_a_round_robin() {
    let create = |system: System, codes: &[&str]| {
        let settings = Settings {
            system,
            tie_breaks: codes.iter().map(|code| (*code).to_owned()).collect(),
            ..Settings::named("Event", 9)
        };
        let settings = Box::new(settings);
        decide(&Tournament::default(), Command::Create { settings })
    };
    for system in [true, false].map(|double| System::RoundRobin { double }) {
        for code in ["BH", "BH/C1", "BH/M1", "FB", "AOB"] {
            let bad = Err(Refusal::BadSetting {
                setting: Setting::RoundRobinTieBreaks,
            });
            assert_eq!(create(system, &["DE", code]), bad, "{code}");
            assert!(create(System::default(), &["DE", code]).is_ok(), "{code}");
        }
        let allowed = [
            "DE", "BPG", "BWG", "REP", "STD", "SB", "SB/C1", "SB/C2", "RTNG", "RTNG/R", "WIN",
            "TPN", "TPN/R", "KS", "KS/L1", "KS/L2", "KS/L-1", "KS/L-2",
        ];
        for code in allowed {
            assert!(create(system, &[code]).is_ok(), "{code}");
        }
        let default: Vec<String> = system.tie_breaks();
        let default: Vec<&str> = default.iter().map(String::as_str).collect();
        assert!(create(system, &default).is_ok());
    }
}

#[test]
fn an_old_round_robin_keeps_its_buchholz_until_the_list_is_changed() {
    let mut old = round_robin(4).facts().to_vec();
    let Fact::EventCreated {
        settings, asked, ..
    } = &mut old[0]
    else {
        panic!("the first fact");
    };
    *asked = false;
    settings.tie_breaks = vec!["BH".to_owned(), "SB".to_owned()];
    let mut event = Tournament::of(&old);
    assert_eq!(event.settings().unfit_tie_breaks(), ["BH"]);
    let mut settings = event.settings().clone();
    settings.place = "Hall".to_owned();
    let settings = Box::new(settings);
    act(&mut event, Command::ChangeSettings { settings });
    assert_eq!(event.table_view(0, None).tie_breaks, ["BH", "SB"]);
}

// checklist: 103
#[test]
fn who_leaves_with_less_than_half_counts_for_nobody() {
    let mut event = round_robin(6);
    play_round(&mut event);
    play_round(&mut event);
    act(&mut event, Command::PairRound);
    act(&mut event, Command::PublishRound { round: 3 });
    let gone = EntryId(1);
    let open = event.round(3).unwrap().board_of(gone).unwrap().clone();
    let freed = open.opponent_of(gone).unwrap();
    let wish = Command::Withdraw { entry: gone };
    let Refusal::Confirm { level, acts, .. } = refusal(&event, wish.clone()) else {
        panic!("it is asked");
    };
    let (completed, games) = (2, 5);
    let told = Act::NotCounted {
        entry: gone,
        completed,
        games,
    };
    assert_eq!((level, acts), (Level::Confirmed, vec![told]));
    let before = event.clone();
    act(&mut event, wish.anyway());

    // The opponent of the open game is free, and nobody asks for its result.
    let third = event.round(3).unwrap();
    assert!(third.board_of(gone).is_none());
    assert_eq!(third.byes.get(&freed), Some(&Bye::Zero));
    // Results stay where they are seen, and count for nobody.
    let met: Vec<EntryId> = (1..=2)
        .filter_map(|round| before.round(round)?.board_of(gone)?.opponent_of(gone))
        .collect();
    for id in met {
        let lost = before.score(id, 2) - event.score(id, 2);
        let won_against = (1..=2).any(|round| {
            let board = before.round(round).unwrap().board_of(gone).unwrap();
            board.opponent_of(gone) == Some(id) && board.white == id
        });
        let worth = if won_against { 10 } else { 0 };
        assert_eq!(lost, Points::from_tenths(worth), "player {id}");
    }
    let column = event.columns(2)[&gone][0];
    assert!(matches!(
        column.result,
        PlayerResult::Win | PlayerResult::Loss
    ));
    let table = event.table_view(3, None);
    let last = table.rows.last().unwrap();
    assert_eq!(
        (last.player.entry, last.rank, last.points),
        (gone, 6, Points::ZERO)
    );

    // The rest is played without anybody waiting for the player.
    for board in event.round(3).unwrap().unfinished() {
        let game = rokada_tournament::GameRef::new(3, board);
        let result = GameResult::Draw;
        act(&mut event, Command::EnterResult { game, result });
    }
    play_round(&mut event);
    play_round(&mut event);
    assert!((3..=5).all(|round| event.round(round).unwrap().board_of(gone).is_none()));
    act(&mut event, Command::Finish);
}

// checklist: 103
#[test]
fn the_report_says_whose_results_do_not_count_and_is_read_so() {
    let mut event = round_robin(6);
    play_round(&mut event);
    act(&mut event, Command::Withdraw { entry: EntryId(1) }.anyway());
    for _ in 2..=5 {
        play_round(&mut event);
    }
    for format in [Format::Trf26, Format::Trf16] {
        let text = event.report(format).write().unwrap();
        assert!(
            text.contains("### Withdrawal @ Round 1: 1 not counted (1 of 5 games)"),
            "{text}"
        );
        let report = Report::parse(&text).unwrap();
        assert_eq!(
            report.point_differences(&report.point_system()),
            [],
            "{text}"
        );
        let again = Tournament::of(&facts_of_report(&report).unwrap().0);
        let leaving = again.entry(EntryId(1)).unwrap().leaving;
        assert_eq!(leaving, Some(Leaving::NotCounted));
        let (one, other) = (event.standings(5), again.standings(5));
        assert_eq!(one.rows, other.rows);
    }
}

// checklist: 103, 170
#[test]
fn who_leaves_with_half_or_more_forfeits_the_rest() {
    let mut event = round_robin(6);
    for _ in 1..=3 {
        play_round(&mut event);
    }
    act(&mut event, Command::PairRound);
    act(&mut event, Command::PublishRound { round: 4 });
    let gone = EntryId(1);
    let wish = Command::Withdraw { entry: gone };
    let Refusal::Confirm { acts, .. } = refusal(&event, wish.clone()) else {
        panic!("it is asked");
    };
    assert_eq!(acts[0].kind(), ActKind::Forfeited);
    let before = event.score(gone, 4);
    act(&mut event, wish.anyway());
    let forfeited = |event: &Tournament, round: u16| {
        let board = event.round(round).unwrap().board_of(gone).unwrap();
        let result = board.games[0].result;
        if board.white == gone {
            assert_eq!(result, Some(GameResult::WhiteForfeits));
        } else {
            assert_eq!(result, Some(GameResult::BlackForfeits));
        }
    };
    forfeited(&event, 4);
    for board in event.round(4).unwrap().unfinished() {
        let game = rokada_tournament::GameRef::new(4, board);
        let result = GameResult::Draw;
        act(&mut event, Command::EnterResult { game, result });
    }
    // The next round's game is forfeited as soon as it is paired.
    act(&mut event, Command::PairRound);
    forfeited(&event, 5);
    assert_eq!(event.score(gone, 5), before);
    let back = refusal(&event, Command::Return { entry: gone });
    assert_eq!(back, Refusal::LeftForGood { entry: gone });
    let text = event.report(Format::Trf26).write().unwrap();
    assert!(
        text.contains("### Withdrawal @ Round 4: 1 forfeits the rest (3 of 5 games)"),
        "{text}"
    );
}
