//! FIDE mode: what is asked, what is refused, what the report tells of it.

use rokada_pairing::Points;
use rokada_tournament::trf::{ActWord, Report};
use rokada_tournament::{
    Act, ActKind, Bye, Command, EntryId, Fact, Format, GameRef, GameResult, Level, Player, Rating,
    Ratings, Refusal, Setting, Settings, System, Tournament, decide,
};

use super::{act, created, event, play_round, refusal};

const NAME: &str = "Event";

fn five_rounds(players: u32) -> Tournament {
    event(Settings::named(NAME, 5), players)
}

fn changed(event: &Tournament, change: impl FnOnce(&mut Settings)) -> Command {
    let mut settings = event.settings().clone();
    change(&mut settings);
    Command::ChangeSettings {
        settings: Box::new(settings),
    }
}

/// The level at which a command is asked, and the kinds of its acts.
fn asked(event: &Tournament, command: &Command) -> (Level, Vec<ActKind>) {
    match decide(event, command.clone()) {
        Ok(_) => (Level::Told, Vec::new()),
        Err(Refusal::Confirm { level, acts, .. }) => (level, kinds(&acts)),
        Err(Refusal::InFideMode { acts }) => (Level::Refused, kinds(&acts)),
        Err(other) => panic!("{command:?}: {other}"),
    }
}

fn kinds(acts: &[Act]) -> Vec<ActKind> {
    acts.iter().map(Act::kind).collect()
}

/// The `###` lines of the report.
fn lines(event: &Tournament) -> Vec<String> {
    let report = event.report(Format::Trf26);
    report.acts().map(|act| act.to_string()).collect()
}

fn leave(event: &mut Tournament) {
    act(event, Command::LeaveFideMode.anyway_in(NAME));
}

fn correct(event: &Tournament, round: u16, board: u32, result: GameResult) -> Command {
    let game = GameRef::new(round, board);
    let was = event.game(game).and_then(|game| game.result).unwrap();
    Command::CorrectResult {
        game,
        was,
        result: Some(result),
    }
}

// checklist: 40, 42
#[test]
fn every_event_begins_in_fide_mode() {
    for system in [System::default(), System::ByHand] {
        let settings = Settings {
            system,
            ..Settings::named(NAME, 5)
        };
        assert_eq!(event(settings, 6).mode_left(), None);
    }
}

// checklist: 43, 44, 45, 218, 219, 220, 221
#[test]
fn fide_mode_is_left_in_two_steps_and_for_good() {
    let mut event = five_rounds(8);
    play_round(&mut event);
    let twice = (Level::Twice, vec![ActKind::ModeLeft]);
    assert_eq!(asked(&event, &Command::LeaveFideMode), twice);
    // Saying so once is not enough, nor is the name of another event.
    assert_eq!(asked(&event, &Command::LeaveFideMode.anyway()), twice);
    let other = Command::LeaveFideMode.anyway_in("Another");
    assert_eq!(asked(&event, &other), twice);
    leave(&mut event);
    let left = event.mode_left().unwrap();
    assert_eq!((left.after_round, left.by), (1, ActKind::ModeLeft));
    let again = refusal(&event, Command::LeaveFideMode.anyway_in(NAME));
    assert_eq!(again, Refusal::ModeLeftAlready);
    let undo = refusal(&event, Command::Undo.anyway());
    assert_eq!(undo, Refusal::ModeLeftAlready);
    assert_eq!(lines(&event), ["### FIDE mode exited @ Round 1"]);
}

// checklist: 44
#[test]
fn leaving_before_the_first_round_is_told_too() {
    let mut event = five_rounds(8);
    leave(&mut event);
    assert_eq!(lines(&event), ["### FIDE mode exited @ before Round 1"]);
    // Whoever reads the report knows it as well.
    let report = event.report(Format::Trf26).write().unwrap();
    let (report, _) = (Report::parse(&report).unwrap(), ());
    let (facts, _) = rokada_tournament::facts_of_report(&report).unwrap();
    let again = Tournament::of(&facts);
    assert!(again.mode_left().is_some());
    assert_eq!(lines(&again), lines(&event));
}

// checklist: 57, 58, 59
#[test]
fn the_number_of_rounds_changes_after_the_start_in_two_steps() {
    let mut event = five_rounds(8);
    act(&mut event, Command::SetRounds { rounds: 4 });
    play_round(&mut event);
    let wish = Command::SetRounds { rounds: 3 };
    assert_eq!(asked(&event, &wish), (Level::Twice, vec![ActKind::Rounds]));
    act(&mut event, wish.anyway_in(NAME));
    assert_eq!(
        lines(&event),
        ["### Configuration @ Round 1: rounds 4 => 3"]
    );
}

// checklist: 60, 61
#[test]
fn a_paired_round_that_becomes_or_stops_being_the_last_is_checked_again() {
    // In the last round topscorers may get a colour a third time: somewhere that tells.
    let differs = (0..400u32).any(|seed| {
        let mut event = event(Settings::named(NAME, 8), 12);
        for round in 1..=7u16 {
            act(&mut event, Command::PairRound);
            act(&mut event, Command::PublishRound { round });
            for board in 1..=6 {
                let mut lot = (seed << 16) + u32::from(round) * 4096 + board * 64 + 1;
                for _ in 0..3 {
                    lot ^= lot << 13;
                    lot ^= lot >> 17;
                    lot ^= lot << 5;
                }
                let lot = (lot >> 8) % 3;
                let result = [
                    GameResult::WhiteWins,
                    GameResult::Draw,
                    GameResult::BlackWins,
                ];
                let result = result[lot as usize];
                let game = GameRef::new(round, board);
                act(&mut event, Command::EnterResult { game, result });
            }
        }
        let Err(Refusal::Confirm { acts, .. }) = decide(&event, Command::SetRounds { rounds: 7 })
        else {
            panic!("it is asked");
        };
        let [
            Act::Rounds {
                was: 8,
                now: 7,
                differing,
            },
        ] = &acts[..]
        else {
            panic!("{acts:?}");
        };
        assert!(differing.iter().all(|&round| round == 7));
        if differing.is_empty() {
            return false;
        }
        act(&mut event, Command::SetRounds { rounds: 7 }.anyway_in(NAME));
        let line = "### Configuration @ Round 7: rounds 8 => 7 (paired otherwise by it: round 7)";
        assert_eq!(lines(&event), [line]);
        true
    });
    assert!(
        differs,
        "no last round is paired otherwise than one before it"
    );
}

// checklist: 75, 76, 77, 78, 85, 86, 87, 88
#[test]
fn what_results_and_byes_are_worth_is_fixed_in_fide_mode() {
    let mut event = five_rounds(7);
    play_round(&mut event);
    let (two, half) = (Points::from_tenths(20), Points::from_tenths(5));
    let win = changed(&event, |settings| {
        settings.points.win = two;
        settings.points.forfeit_win = two;
    });
    let bye = changed(&event, |settings| settings.points.pairing_bye = half);
    for (wish, kind) in [(&win, ActKind::Scoring), (&bye, ActKind::ByeWorth)] {
        for wish in [wish.clone(), wish.clone().anyway_in(NAME)] {
            assert_eq!(asked(&event, &wish), (Level::Refused, vec![kind]));
        }
    }
    leave(&mut event);
    assert_eq!(
        asked(&event, &bye),
        (Level::Confirmed, vec![ActKind::ByeWorth])
    );
    // Earlier byes are worth what byes are worth now.
    let (&had, _) = event.round(1).unwrap().byes.iter().next().unwrap();
    assert_eq!(event.score(had, 1), Points::from_tenths(10));
    act(&mut event, bye.anyway());
    assert_eq!(event.score(had, 1), half);
    let told = "### Configuration @ Round 1: pairing-allocated bye 1.0 => 0.5";
    assert_eq!(lines(&event)[1], told);
}

// checklist: 70, 71, 72, 73, 74, 79, 80, 81, 82, 83
#[test]
fn unsound_points_are_refused() {
    let create = |change: fn(&mut Settings)| {
        let mut settings = Settings::named(NAME, 5);
        change(&mut settings);
        let settings = Box::new(settings);
        decide(&Tournament::default(), Command::Create { settings })
    };
    let bad = |setting| Err(Refusal::BadSetting { setting });
    let two_draws = create(|s| s.points.draw = Points::from_tenths(6));
    assert_eq!(two_draws, bad(Setting::Points));
    let above_a_win = create(|s| s.points.pairing_bye = Points::from_tenths(15));
    assert_eq!(above_a_win, bad(Setting::ByeWorth));
    let between = create(|s| s.points.pairing_bye = Points::from_tenths(7));
    assert_eq!(between, bad(Setting::ByeWorth));
    for tenths in [0, 5, 10] {
        let mut settings = Settings::named(NAME, 5);
        settings.points.pairing_bye = Points::from_tenths(tenths);
        let settings = Box::new(settings);
        assert!(decide(&Tournament::default(), Command::Create { settings }).is_ok());
    }
    let three = create(|s| {
        s.points.win = Points::from_tenths(30);
        s.points.draw = Points::from_tenths(10);
        s.points.pairing_bye = Points::from_tenths(20);
    });
    assert!(three.is_ok(), "{three:?}");
}

// checklist: 200, 201, 202
#[test]
fn tie_breaks_change_after_the_start_in_two_steps() {
    let mut event = five_rounds(8);
    let set = |event: &Tournament, codes: &[&str]| {
        let codes = codes.iter().map(|code| (*code).to_owned()).collect();
        changed(event, |settings| settings.tie_breaks = codes)
    };
    let before = set(&event, &["BH", "SB"]);
    act(&mut event, before);
    play_round(&mut event);
    let wish = set(&event, &["SB"]);
    assert_eq!(
        asked(&event, &wish),
        (Level::Twice, vec![ActKind::TieBreaks])
    );
    act(&mut event, wish.anyway_in(NAME));
    let line = "### Configuration @ Round 1: tie-breaks BH,SB => SB";
    assert_eq!(lines(&event), [line]);
}

// checklist: 194, 195, 196
#[test]
fn who_may_meet_whom_is_fixed_with_the_first_round() {
    let mut event = five_rounds(8);
    let (a, b) = (EntryId(1), EntryId(2));
    act(&mut event, Command::ForbidPair { a, b });
    play_round(&mut event);
    let refused = (Level::Refused, vec![ActKind::Prohibition]);
    let allow = Command::AllowPair { a, b };
    let clubs = changed(&event, |settings| settings.keep_clubs_apart = true);
    assert_eq!(asked(&event, &allow.clone().anyway_in(NAME)), refused);
    assert_eq!(asked(&event, &clubs).0, Level::Told, "nobody has a club");
    leave(&mut event);
    act(&mut event, allow.anyway());
    let numbers = event.numbers();
    let line = format!(
        "### Prohibition @ Round 1: -{}-{}",
        numbers[&a], numbers[&b]
    );
    assert_eq!(lines(&event)[1], line);
}

// checklist: 196
#[test]
fn a_club_corrected_late_is_a_prohibition_where_clubs_are_kept_apart() {
    let mut event = five_rounds(8);
    let apart = changed(&event, |settings| settings.keep_clubs_apart = true);
    act(&mut event, apart);
    let edit = |event: &Tournament, id: u32| {
        let entry = EntryId(id);
        let mut player = event.entry(entry).unwrap().player.clone();
        player.club = "Club A".to_owned();
        let player = Box::new(player);
        Command::EditPlayer { entry, player }
    };
    let first = edit(&event, 1);
    act(&mut event, first);
    play_round(&mut event);
    let refused = (Level::Refused, vec![ActKind::Prohibition]);
    assert_eq!(asked(&event, &edit(&event, 2)), refused);
}

// checklist: 189, 190, 191
#[test]
fn results_of_the_last_round_are_corrected_freely_and_older_ones_are_not() {
    let mut event = five_rounds(8);
    play_round(&mut event);
    let free = correct(&event, 1, 1, GameResult::Draw);
    assert_eq!(asked(&event, &free), (Level::Told, vec![]));
    play_round(&mut event);
    let board = event.round(1).unwrap().board(1).unwrap().clone();
    let old = correct(&event, 1, 1, GameResult::BlackWins);
    assert_eq!(
        asked(&event, &old),
        (Level::Confirmed, vec![ActKind::OldResult])
    );
    act(&mut event, old.anyway());
    let numbers = event.numbers();
    let (white, black) = (numbers[&board.white], numbers[&board.black]);
    let line = format!("### Correction @ Round 1: {white}-{black}: 1-0 => 0-1");
    assert_eq!(lines(&event), [line]);
    // What is taken back was not done.
    act(&mut event, Command::Undo);
    assert_eq!(lines(&event), [""; 0]);
}

// checklist: 157, 162, 163, 167, 168
#[test]
fn an_adjourned_game_is_a_draw_until_it_ends_otherwise() {
    let mut event = five_rounds(8);
    act(&mut event, Command::PairRound);
    act(&mut event, Command::PublishRound { round: 1 });
    for board in 1..=4 {
        let game = GameRef::new(1, board);
        let result = GameResult::Adjourned;
        act(&mut event, Command::EnterResult { game, result });
    }
    // The round after is paired without a question, the one after that with one.
    play_round(&mut event);
    let asks = (Level::Acknowledged, vec![ActKind::OldGamesOpen]);
    assert_eq!(asked(&event, &Command::PairRound), asks);
    let drawn = correct(&event, 1, 1, GameResult::Draw);
    assert_eq!(asked(&event, &drawn), (Level::Told, vec![]));
    let won = correct(&event, 1, 2, GameResult::WhiteWins);
    let asks = (Level::Confirmed, vec![ActKind::Adjournment]);
    assert_eq!(asked(&event, &won), asks);
    act(&mut event, won.anyway());
    let line = &lines(&event)[0];
    assert!(line.starts_with("### Adjournment @ Round 1: "), "{line}");
    assert!(line.ends_with(" 1-0"), "{line}");
}

// checklist: 64, 65, 66, 68, 69
#[test]
fn pairing_by_hand_begins_and_ends_and_is_compared_with_the_rules() {
    let mut event = five_rounds(8);
    play_round(&mut event);
    act(&mut event, Command::PairRound);
    let boards = &event.round(2).unwrap().boards;
    let (a, b) = (boards[0].white, boards[1].white);
    let swap = Command::SwapPlayers { round: 2, a, b };
    let (level, acts) = asked(&event, &swap);
    assert_eq!((level, &acts[0]), (Level::Confirmed, &ActKind::ManualBegun));
    act(&mut event, swap.clone().anyway());
    // It has begun: a second change begins nothing.
    let back = decide(&event, swap.clone().anyway()).unwrap();
    let mut restored = event.clone();
    rokada_tournament::apply(&mut restored, &back[0]);
    let publish = Command::PublishRound { round: 2 };
    assert_eq!(
        asked(&restored, &publish),
        (Level::Told, vec![]),
        "as the rules have it"
    );
    // Here it is not, and that is said at the end.
    assert_eq!(
        asked(&event, &publish),
        (Level::Twice, vec![ActKind::ManualPairing])
    );
    act(&mut event, publish.anyway_in(NAME));
    let told = lines(&event);
    assert_eq!(told.len(), 1, "{told:?}");
    let (by_rules, made) = told[0]
        .strip_prefix("### MPA @ Round 2: ")
        .unwrap()
        .split_once(" => ")
        .unwrap();
    assert_eq!(by_rules.split(' ').count(), 2);
    assert_eq!(made.split(' ').count(), 2);
    assert_ne!(by_rules, made);
}

// checklist: 63
#[test]
fn where_the_rules_have_no_pairing_the_arbiter_pairs() {
    let mut event = event(Settings::named(NAME, 3), 2);
    play_round(&mut event);
    assert!(matches!(
        refusal(&event, Command::PairRound),
        Refusal::NoPairing { .. }
    ));
    act(&mut event, Command::PairRoundByHand.anyway());
    let (white, black, round) = (EntryId(1), EntryId(2), 2);
    act(
        &mut event,
        Command::PairByHand {
            round,
            white,
            black,
        }
        .anyway(),
    );
    act(&mut event, Command::PublishRound { round }.anyway_in(NAME));
    assert_eq!(lines(&event), ["### MPA @ Round 2: none => 1-2"]);
}

#[test]
fn a_published_pairing_thrown_away_is_told() {
    let mut event = five_rounds(8);
    act(&mut event, Command::PairRound);
    let draft = Command::UnpairRound { round: 1 };
    assert_eq!(asked(&event, &draft), (Level::Told, vec![]));
    act(&mut event, Command::PublishRound { round: 1 });
    let (level, acts) = asked(&event, &draft);
    assert_eq!(
        (level, acts),
        (Level::Confirmed, vec![ActKind::Regeneration])
    );
    act(&mut event, draft.anyway());
    assert_eq!(lines(&event), ["### Regeneration @ Round 1"]);
}

#[test]
fn taking_back_is_no_way_round_it() {
    let mut event = five_rounds(8);
    let publish = Command::PublishRound { round: 1 };
    act(&mut event, Command::PairRound);
    act(&mut event, publish.clone());
    // Taken back and published again, nothing was thrown away.
    act(&mut event, Command::Undo.anyway());
    assert!(lines(&event).is_empty());
    act(&mut event, publish.clone());
    act(&mut event, Command::Undo.anyway());
    // Thrown away by unpairing what is a draft again, or by taking the pairing back as well.
    let mut other = event.clone();
    for (event, wish) in [
        (&mut event, Command::UnpairRound { round: 1 }),
        (&mut other, Command::Undo),
    ] {
        let (level, acts) = asked(event, &wish);
        assert_eq!(
            (level, acts),
            (Level::Confirmed, vec![ActKind::Regeneration]),
            "{wish:?}"
        );
        act(event, wish.anyway());
        assert_eq!(lines(event), ["### Regeneration @ Round 1"]);
        // It stays told, whatever is taken back later; another pairing has been seen by nobody.
        act(event, Command::PairRound);
        assert_eq!(asked(event, &Command::Undo), (Level::Told, vec![]));
        act(event, Command::Undo);
        assert_eq!(lines(event), ["### Regeneration @ Round 1"]);
    }
}

// checklist: 172, 173, 174, 177, 178, 179
#[test]
fn byes_on_request_have_their_levels() {
    let mut event = created(Settings {
        byes: rokada_tournament::ByeRules {
            half_points: 2,
            ..Default::default()
        },
        ..Settings::named(NAME, 5)
    });
    let players = (1..=8).map(|n| Player::named(format!("Player {n}")));
    let players = players.collect();
    act(&mut event, Command::Enter { players });
    play_round(&mut event);
    let bye = |round, bye| Command::GrantBye {
        entry: EntryId(1),
        round,
        bye,
    };
    assert_eq!(asked(&event, &bye(2, Bye::Half)), (Level::Told, vec![]));
    act(&mut event, bye(2, Bye::Half));
    let second = (Level::Confirmed, vec![ActKind::SecondHalfPointBye]);
    assert_eq!(asked(&event, &bye(3, Bye::Half)), second);
    let full = (Level::Acknowledged, vec![ActKind::FullPointBye]);
    assert_eq!(asked(&event, &bye(3, Bye::Full)), full);
    act(&mut event, bye(3, Bye::Full).anyway());
    let line = format!("### FPB @ Round 3: {}=FPB", event.numbers()[&EntryId(1)]);
    assert_eq!(lines(&event), [line]);
}

// checklist: 112, 113, 114, 115
#[test]
fn byes_before_the_first_pairing_are_told() {
    let mut event = five_rounds(8);
    let (entry, round) = (EntryId(1), 1);
    let bye = Bye::Half;
    let grant = Command::GrantBye { entry, round, bye };
    assert_eq!(
        asked(&event, &grant),
        (Level::Confirmed, vec![ActKind::EarlyBye])
    );
    act(&mut event, grant.anyway());
    assert_eq!(lines(&event), ["### PIBE @ before Round 1: 1=HPB"]);
    let back = Command::ReturnBye { entry, round };
    assert_eq!(
        asked(&event, &back),
        (Level::Confirmed, vec![ActKind::EarlyBye])
    );
}

fn rated(ratings: &[u16]) -> Tournament {
    let mut event = created(Settings::named(NAME, 6));
    let players = (1..).zip(ratings).map(|(n, &rating)| Player {
        ratings: Ratings {
            standard: Some(rating),
            ..Ratings::default()
        },
        ..Player::named(format!("Player {n:02}"))
    });
    let players = players.collect();
    act(&mut event, Command::Enter { players });
    event
}

// checklist: 147, 149, 150
#[test]
fn an_order_of_the_list_against_strength_is_confirmed() {
    let mut event = rated(&[2000, 1900, 1800, 1700]);
    let usual: Vec<EntryId> = (1..=4).map(EntryId).collect();
    let order = Command::OrderList {
        order: usual.clone(),
    };
    assert_eq!(asked(&event, &order), (Level::Told, vec![]));
    let order = [1, 0, 2, 3].map(|place| usual[place]).to_vec();
    let wish = Command::OrderList { order };
    assert_eq!(
        asked(&event, &wish),
        (Level::Confirmed, vec![ActKind::Exchange])
    );
    act(&mut event, wish.anyway());
    assert_eq!(
        lines(&event),
        ["### Exchange @ before Round 1: 2 places of the start list"]
    );
}

// checklist: 151, 153, 154
#[test]
fn ratings_corrected_after_the_start_renumber_until_the_fourth_round() {
    let mut event = rated(&[2000, 1900, 1800, 1700, 1600, 1500, 1400, 1300]);
    play_round(&mut event);
    let rate = |event: &Tournament, rating: u16| {
        let entry = EntryId(8);
        let mut player = event.entry(entry).unwrap().player.clone();
        player.ratings.standard = Some(rating);
        let player = Box::new(player);
        Command::EditPlayer { entry, player }
    };
    let wish = rate(&event, 1750);
    assert_eq!(
        asked(&event, &wish),
        (Level::Confirmed, vec![ActKind::Renumbered])
    );
    assert_eq!(
        asked(&event, &rate(&event, 1350)),
        (Level::Told, vec![]),
        "it moves nobody"
    );
    act(&mut event, wish.anyway());
    assert_eq!(event.numbers()[&EntryId(8)], 4);
    let other_list = changed(&event, |settings| settings.seeding = vec![Rating::Blitz]);
    assert_eq!(asked(&event, &other_list).1, [ActKind::Renumbered]);
    for _ in 2..=4 {
        play_round(&mut event);
    }
    // Numbers are not changed any more, whatever the rating.
    let late = rate(&event, 2500);
    assert_eq!(asked(&event, &late), (Level::Told, vec![]));
    act(&mut event, late);
    assert_eq!(event.numbers()[&EntryId(8)], 4);
}

// checklist: 156
#[test]
fn an_entry_after_the_fourth_round_gets_the_next_number() {
    let mut settings = Settings::named(NAME, 7);
    settings.byes.enter_until = 6;
    let mut event = event(settings, 10);
    play_round(&mut event);
    let players = vec![Player::named("Player 00")];
    let late = Command::Enter { players };
    assert_eq!(asked(&event, &late), (Level::Told, vec![]));
    for _ in 2..=4 {
        play_round(&mut event);
    }
    let asks = (Level::Confirmed, vec![ActKind::VeryLateEntry]);
    assert_eq!(asked(&event, &late), asks);
    act(&mut event, late.anyway());
    assert_eq!(event.numbers()[&EntryId(11)], 11);
    assert_eq!(lines(&event), ["### Late entry @ Round 5: 11"]);
}

// checklist: 158, 161, 169
#[test]
fn nothing_is_paired_or_ended_over_missing_results() {
    let mut event = event(Settings::named(NAME, 2), 4);
    play_round(&mut event);
    act(&mut event, Command::PairRound);
    act(&mut event, Command::PublishRound { round: 2 });
    let finish = Command::Finish.anyway_in(NAME);
    assert!(matches!(
        refusal(&event, finish.clone()),
        Refusal::ResultsMissing { .. }
    ));
    let game = GameRef::new(2, 1);
    let result = GameResult::Adjourned;
    act(&mut event, Command::EnterResult { game, result });
    assert!(matches!(
        refusal(&event, finish),
        Refusal::ResultsMissing { .. }
    ));
}

// checklist: 93, 109, 110
#[test]
fn the_system_is_fixed_with_the_first_round_whatever_the_mode() {
    let mut event = five_rounds(8);
    play_round(&mut event);
    leave(&mut event);
    let baku = System::Dutch {
        acceleration: rokada_tournament::Acceleration::Baku,
    };
    for system in [baku, System::ByHand] {
        let wish = changed(&event, |settings| settings.system = system);
        assert!(matches!(
            refusal(&event, wish.anyway_in(NAME)),
            Refusal::FixedOncePaired { .. }
        ));
    }
}

// checklist: 180, 181, 182, 183, 184, 185
#[test]
fn the_results_are_those_of_the_regulations() {
    let texts: Vec<&str> = GameResult::ALL.iter().map(|result| result.code()).collect();
    let offered = [
        "1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "1-0u", "0-1u", "1/2-1/2u", "+--", "--+",
        "---", "adj",
    ];
    assert_eq!(texts, offered);
    for odd in ["1-1", "1-1/2", "1/2-1", "+-0", "+-+", "1/2--", "--1"] {
        assert!(odd.parse::<GameResult>().is_err(), "{odd}");
    }
}

#[test]
fn an_event_of_version_0_1_is_out_of_the_mode_from_its_first_act() {
    let mut event = five_rounds(8);
    play_round(&mut event);
    play_round(&mut event);
    let was = event.game(GameRef::new(1, 1)).unwrap().result.unwrap();
    // Its facts as version 0.1 wrote them: nobody was asked.
    let mut facts = event.facts().to_vec();
    let Fact::EventCreated { asked: how, .. } = &mut facts[0] else {
        panic!("the first fact");
    };
    *how = false;
    let still_in = Tournament::of(&facts);
    assert_eq!(still_in.mode_left(), None);
    // What only has to be confirmed elsewhere leaves the mode here, and is asked like it.
    let old = correct(&still_in, 1, 1, GameResult::Draw);
    assert_eq!(
        asked(&still_in, &old),
        (Level::Twice, vec![ActKind::OldResult])
    );
    facts.push(Fact::ResultCorrected {
        game: GameRef::new(1, 1),
        was,
        result: Some(GameResult::Draw),
    });
    let out = Tournament::of(&facts);
    let left = out.mode_left().unwrap();
    assert_eq!((left.after_round, left.by), (2, ActKind::OldResult));
    let told = lines(&out);
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(told[1], "### FIDE mode exited @ Round 2");
}

#[test]
fn reports_tell_in_words_of_every_kind_that_has_one() {
    for kind in ActKind::ALL {
        let told = kind.word().is_some_and(|word| ActWord::ALL.contains(&word));
        // What is told nowhere else is not asked hard.
        assert!(told || kind.level() <= Level::Confirmed, "{kind:?}");
    }
}

// checklist: 54, 56
#[test]
fn an_imported_event_is_in_fide_mode_and_its_rounds_are_checked() {
    let mut event = five_rounds(8);
    play_round(&mut event);
    let as_read = |event: &Tournament| {
        let text = event.report(Format::Trf26).write().unwrap();
        let report = Report::parse(&text).unwrap();
        Tournament::of(&rokada_tournament::facts_of_report(&report).unwrap().0)
    };
    let good = as_read(&event);
    assert_eq!((good.mode_left(), lines(&good)), (None, vec![]));
    act(&mut event, Command::PairRound);
    let boards = &event.round(2).unwrap().boards;
    let (a, b, round) = (boards[0].white, boards[1].white, 2);
    act(&mut event, Command::SwapPlayers { round, a, b }.anyway());
    act(&mut event, Command::PublishRound { round }.anyway_in(NAME));
    let mut altered = event.clone();
    let kept = altered.report(Format::Trf26);
    // A file that does not tell of it itself.
    let text = kept.write().unwrap();
    let lines_without: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("###"))
        .collect();
    let report = Report::parse(&lines_without.join("\n")).unwrap();
    altered = Tournament::of(&rokada_tournament::facts_of_report(&report).unwrap().0);
    assert_eq!(altered.mode_left(), None);
    let told = lines(&altered);
    assert!(told[0].starts_with("### Import @ Round 2: "), "{told:?}");
}

// checklist: 203
#[test]
fn whom_nothing_tells_apart_shares_a_place() {
    let mut event = event(
        Settings {
            tie_breaks: Vec::new(),
            ..Settings::named(NAME, 3)
        },
        4,
    );
    act(&mut event, Command::PairRound);
    act(&mut event, Command::PublishRound { round: 1 });
    for (board, result) in [(1, GameResult::WhiteWins), (2, GameResult::Draw)] {
        let game = GameRef::new(1, board);
        act(&mut event, Command::EnterResult { game, result });
    }
    let ranks: Vec<usize> = event.standings(1).rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [1, 2, 2, 4]);
}
