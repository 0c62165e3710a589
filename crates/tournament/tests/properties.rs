//! Whatever is wished, in whatever order: nothing panics, and what must hold holds.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rokada_chess::{Color, StartPosition};
use rokada_tournament::trf::Report;
use rokada_tournament::{
    Acceleration, Bye, Command, DrawnPosition, EntryId, Fact, Format, GameRef, GameResult, Leaving,
    PairedBy, Phase, Player, Ratings, Refusal, Round, RoundDraw, RoundStatus, Settings, System,
    Timestamp, Tournament, apply, decide,
};

/// A wish before it is known what there is to wish for.
type Draft = (u8, u16, u16, u8, bool);

fn systems() -> impl Strategy<Value = System> {
    prop_oneof![
        5 => Just(System::default()),
        1 => Just(System::Dutch { acceleration: Acceleration::Baku }),
        1 => Just(System::RoundRobin { double: false }),
        1 => Just(System::RoundRobin { double: true }),
        1 => Just(System::KnockOut { third_place: true }),
        1 => Just(System::ByHand),
    ]
}

fn player(number: u16) -> Player {
    Player {
        ratings: Ratings {
            blitz: (!number.is_multiple_of(3)).then_some(1200 + number % 900),
            ..Ratings::default()
        },
        club: ["", "Club A", "Club B"][usize::from(number % 3)].to_owned(),
        ..Player::named(format!("Player {number:02}"))
    }
}

/// What a draft means in this state. Most are sensible, some are not.
fn wish(event: &Tournament, (kind, a, b, c, sure): Draft) -> Command {
    let ids: Vec<EntryId> = event.entries().map(|entry| entry.id).collect();
    let id = |n: u16| {
        ids.get(usize::from(n) % (ids.len() + 1))
            .copied()
            .unwrap_or(EntryId(77))
    };
    let current = event.current_round();
    let round = if sure { current } else { b % (current + 3) };
    let boards: Vec<u32> = event
        .round(round)
        .into_iter()
        .flat_map(|r| &r.boards)
        .map(|board| board.number)
        .collect();
    let board = boards
        .get(usize::from(a) % (boards.len() + 1))
        .copied()
        .unwrap_or(99);
    let game = GameRef {
        round,
        board,
        game: c % 2 + 1,
    };
    let result = GameResult::ALL[usize::from(c) % GameResult::ALL.len()];
    let bye = [Bye::Half, Bye::Zero, Bye::Full, Bye::Pairing][usize::from(c % 4)];
    let command = match kind {
        0..=3 => Command::Enter {
            players: vec![player(a)],
        },
        4 => Command::Withdraw { entry: id(a) },
        5 => Command::Return { entry: id(a) },
        6 => Command::GrantBye {
            entry: id(a),
            round: current + 1 + b % 2,
            bye,
        },
        7 => Command::ReturnBye {
            entry: id(a),
            round: current + 1,
        },
        8 => Command::ForbidPair { a: id(a), b: id(b) },
        9 => Command::DrawPosition {
            round: round.max(1),
            draw: RoundDraw {
                positions: StartPosition::new(a % 960)
                    .map(DrawnPosition::of_round)
                    .into_iter()
                    .collect(),
                announce_at: sure.then_some(Timestamp(i64::from(c))),
            },
        },
        10..=14 => Command::PairRound,
        15 => Command::PairRoundByHand,
        16..=20 => Command::PublishRound { round: current },
        21 => Command::UnpairRound { round },
        22 => Command::SwapPlayers {
            round,
            a: id(a),
            b: id(b),
        },
        23 => Command::ChangeColors { round, board },
        24 => Command::PairByHand {
            round,
            white: id(a),
            black: id(b),
        },
        25 => Command::UnpairBoard { round, board },
        26 => Command::SetBye {
            round,
            entry: id(a),
            bye: (c < 200).then_some(bye),
        },
        27..=29 => Command::EnterResult { game, result },
        30 => match event.game(game).and_then(|game| game.result) {
            Some(was) => Command::CorrectResult {
                game,
                was,
                result: (c < 230).then_some(result),
            },
            None => Command::EnterResult { game, result },
        },
        31 => Command::ReportResult {
            game,
            by: id(b),
            result,
        },
        32 => Command::SetRounds { rounds: a % 12 },
        33 => Command::Undo,
        34 => Command::Finish,
        35 => Command::Reopen,
        36 => Command::BreakTie {
            round,
            board,
            winner: id(b),
            how: String::new(),
        },
        37 => Command::RemovePlayer { entry: id(a) },
        38 => Command::SetInitialColor {
            color: if sure { Color::White } else { Color::Black },
            lot: String::new(),
        },
        39 => Command::FormTeam {
            team: None,
            name: "Team".into(),
            members: vec![id(a), id(b)],
        },
        40 => Command::LeaveFideMode,
        41 | 42 => {
            let mut settings = event.settings().clone();
            match c % 5 {
                0 => settings.tie_breaks = vec!["SB".to_owned(), "WIN".to_owned()],
                1 => settings.points.pairing_bye = settings.points.draw,
                2 => settings.keep_clubs_apart = !settings.keep_clubs_apart,
                3 => settings.byes.half_points = u16::from(c % 4),
                _ => settings.points.draw = settings.points.loss,
            }
            Command::ChangeSettings {
                settings: Box::new(settings),
            }
        }
        _ => Command::OrderList {
            order: ids.iter().rev().copied().collect(),
        },
    };
    if c % 3 == 0 {
        command.anyway_in("Event")
    } else if c % 3 == 1 {
        command.anyway()
    } else {
        command
    }
}

/// Enters all missing results of the last round, so that events get somewhere.
fn results_of(event: &Tournament, seed: u16) -> Vec<Command> {
    let round = event.current_round();
    let boards = event.round(round).into_iter().flat_map(|r| &r.boards);
    boards
        .flat_map(|board| {
            (1u8..)
                .zip(&board.games)
                .map(|(n, game)| (board.number, n, game.result))
        })
        .filter(|(_, _, result)| result.is_none())
        .map(|(board, n, _)| Command::EnterResult {
            game: GameRef {
                round,
                board,
                game: n,
            },
            result: GameResult::ALL[(usize::from(seed) + board as usize * 7) % 12],
        })
        .collect()
}

struct Run {
    event: Tournament,
    facts: Vec<Fact>,
}

impl Run {
    fn wish(&mut self, command: Command) {
        let before = self.event.clone();
        let Ok(facts) = decide(&self.event, command) else {
            return;
        };
        let [fact] = &facts[..] else {
            panic!("one command makes one fact, not {facts:?}");
        };
        self.check_pairing(fact);
        apply(&mut self.event, fact);
        self.facts.push(fact.clone());
        let left = before.mode_left().is_none() && self.event.mode_left().is_some();
        if left {
            // FIDE mode is not entered again, not even so.
            let undo = decide(&self.event, Command::Undo.anyway());
            assert_eq!(undo, Err(Refusal::ModeLeftAlready));
        } else if !matches!(fact, Fact::Undone | Fact::EventCreated { .. }) {
            // Taking back gives exactly what was before.
            let mut undone = self.event.clone();
            let undo = decide(&undone, Command::Undo.anyway()).unwrap();
            apply(&mut undone, &undo[0]);
            match fact {
                // That everyone has seen a pairing stays so.
                Fact::RoundPublished { .. } => {
                    assert_eq!(undone.facts(), before.facts());
                    assert_eq!(undone.deeds(), before.deeds());
                }
                _ => assert_eq!(undone, before, "after taking back {fact:?}"),
            }
        }
    }

    /// The rules never pair two who met, nor give a second bye, nor seat anyone twice.
    fn check_pairing(&self, fact: &Fact) {
        let Fact::RoundPaired {
            round,
            pairs,
            byes,
            by: PairedBy::Rules,
            ..
        } = fact
        else {
            return;
        };
        let mut seats = BTreeSet::new();
        for entry in pairs
            .iter()
            .flat_map(|p| [p.white, p.black])
            .chain(byes.iter().map(|b| b.entry))
        {
            assert!(seats.insert(entry), "player {entry} twice in round {round}");
        }
        if !matches!(self.event.settings().system, System::Dutch { .. }) {
            return;
        }
        assert!(byes.iter().filter(|b| b.bye == Bye::Pairing).count() <= 1);
        for (_, played) in self.event.paired_rounds() {
            for board in played.boards.iter().filter(|board| board.is_played()) {
                for pair in pairs {
                    let met = board.opponent_of(pair.white) == Some(pair.black);
                    assert!(!met, "{} and {} meet again", pair.white, pair.black);
                }
            }
            for bye in byes.iter().filter(|bye| bye.bye == Bye::Pairing) {
                assert_ne!(
                    played.byes.get(&bye.entry),
                    Some(&Bye::Pairing),
                    "a second bye"
                );
            }
        }
    }

    /// Whether a pairing was published and that was taken back.
    fn took_back_what_was_seen(&self) -> bool {
        let mut held: Vec<&Fact> = Vec::new();
        self.facts.iter().any(|fact| match fact {
            Fact::Undone => matches!(held.pop(), Some(Fact::RoundPublished { .. })),
            other => {
                held.push(other);
                false
            }
        })
    }

    fn check_state(&self) {
        let event = &self.event;
        assert_eq!(Tournament::of(&self.facts), *event, "the fold of the facts");
        let held = Tournament::of(event.facts());
        if self.took_back_what_was_seen() {
            // Which everyone remembers: what was thrown away so is told beside the rest.
            let rounds = |event: &Tournament| -> Vec<Round> {
                event
                    .paired_rounds()
                    .map(|(_, round)| round.clone())
                    .collect()
            };
            assert_eq!(held.facts(), event.facts());
            assert_eq!(rounds(&held), rounds(event));
            assert_eq!(held.start_list(), event.start_list());
            assert!(held.deeds().len() <= event.deeds().len());
        } else {
            assert_eq!(held, *event, "the fold of those that hold");
        }
        let json = serde_json::to_string(&self.facts).unwrap();
        assert_eq!(
            serde_json::from_str::<Vec<Fact>>(&json).unwrap(),
            self.facts
        );

        for (number, round) in event.paired_rounds() {
            let mut seats = BTreeSet::new();
            for board in &round.boards {
                for entry in [board.white, board.black] {
                    assert!(
                        seats.insert(entry),
                        "player {entry} twice in round {number}"
                    );
                    assert!(!round.byes.contains_key(&entry));
                }
            }
        }
        self.check_scores();
        self.check_views();
    }

    /// Points come from games and byes, and from nothing else.
    fn check_scores(&self) {
        let event = &self.event;
        let points = event.settings().points;
        // A bye stands for as many games as the others play.
        let games = event.settings().games_per_round() as i32;
        let rounds = event.current_round();
        let mut expected = BTreeMap::new();
        let apart = |id| event.entry(id).and_then(|e| e.leaving) == Some(Leaving::NotCounted);
        for (number, round) in event.paired_rounds() {
            for board in &round.boards {
                if apart(board.white) || apart(board.black) {
                    continue;
                }
                for (index, game) in board.games.iter().enumerate() {
                    let Some((white, black)) = game.result.map(GameResult::sides) else {
                        continue;
                    };
                    for (color, result) in [(Color::White, white), (Color::Black, black)] {
                        let entry = board.player(index, color);
                        *expected.entry(entry).or_default() += points.points(result);
                    }
                }
            }
            for (&entry, &bye) in &round.byes {
                *expected.entry(entry).or_default() += points.points(bye.result()) * games;
            }
            let missed = event.entries().filter(|entry| number < entry.from_round);
            for entry in missed.filter(|e| !round.byes.contains_key(&e.id)) {
                let bye = entry.byes.get(&number).copied().unwrap_or(Bye::Zero);
                *expected.entry(entry.id).or_default() += points.points(bye.result()) * games;
            }
        }
        for entry in event.entries() {
            let expected = expected.get(&entry.id).copied().unwrap_or_default();
            // Nothing of somebody who left a round robin early counts, byes neither.
            let expected = if apart(entry.id) {
                rokada_pairing::Points::ZERO
            } else {
                expected
            };
            assert_eq!(
                event.score(entry.id, rounds),
                expected,
                "player {}",
                entry.id
            );
        }
        let standings = event.standings(rounds);
        for row in &standings.rows {
            let id = event.start_list()[row.number as usize - 1];
            assert_eq!(row.points, event.score(id, rounds));
        }
    }

    fn check_views(&self) {
        let event = &self.event;
        let public = event.as_published(Timestamp(100));
        for number in 0..=event.current_round() + 2 {
            event.round_view(number);
            let published = event.round(number).map(|r| r.status) == Some(RoundStatus::Published);
            if let Some(view) = public.round_view(number)
                && !published
            {
                assert!(view.boards.is_empty(), "a draft is secret");
            }
        }
        for event in [event, &*public] {
            event.positions_view();
            for entry in event.entries() {
                assert!(event.card_view(entry.id).is_some());
            }
        }
        event.overview();
        event.list_view();
        event.table_view(event.current_round(), None);
        for format in [Format::Trf16, Format::Trf26] {
            let text = event.report(format).write().unwrap();
            let report = Report::parse(&text).unwrap();
            // A report without players is none.
            if report.players().next().is_some() {
                assert_eq!(report.check(), Ok(()), "{text}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_wishes_in_any_order(
        system in systems(),
        mini_match in prop::bool::weighted(0.15),
        players in 0u16..12,
        drafts in prop::collection::vec((0u8..45, any::<u16>(), any::<u16>(), any::<u8>(), any::<bool>()), 0..70),
    ) {
        let mut run = Run { event: Tournament::default(), facts: Vec::new() };
        let tie_breaks = system.tie_breaks();
        let mut settings = Settings { system, tie_breaks, players_report: true, ..Settings::named("Event", 6) };
        if mini_match {
            settings.positions.games = rokada_draw::Games::MiniMatch;
        }
        run.wish(Command::PairRound);
        run.wish(Command::Create { settings: Box::new(settings) });
        run.wish(Command::SetInitialColor { color: Color::White, lot: String::new() });
        if players > 0 {
            run.wish(Command::Enter { players: (100..100 + players).map(player).collect() });
        }
        for draft in drafts {
            let command = wish(&run.event, draft);
            run.wish(command);
            if draft.0 == 16 {
                for result in results_of(&run.event, draft.1) {
                    run.wish(result);
                }
            }
        }
        prop_assert!(run.event.phase() != Phase::Nothing);
        run.check_state();
    }

    // checklist: 186
    /// Corrections to different games may come in any order: the table is the same.
    #[test]
    fn corrections_in_any_order(
        order in Just((1u32..=4).flat_map(|board| [(1u16, board), (2, board)]).collect::<Vec<_>>()).prop_shuffle(),
        seed in any::<u8>(),
    ) {
        let mut run = Run { event: Tournament::default(), facts: Vec::new() };
        run.wish(Command::Create { settings: Box::new(Settings::named("Event", 3)) });
        run.wish(Command::SetInitialColor { color: Color::Black, lot: String::new() });
        run.wish(Command::Enter { players: (1..=8).map(player).collect() });
        for round in 1..=2 {
            run.wish(Command::PairRound);
            run.wish(Command::PublishRound { round });
            for result in results_of(&run.event, 0) {
                run.wish(result);
            }
        }
        prop_assert_eq!(run.event.complete_rounds(), 2);
        let paired = run.event.round(2).unwrap().boards.iter().map(|b| (b.white, b.black)).collect::<Vec<_>>();
        let correct = |run: &mut Run, (round, board): (u16, u32)| {
            let game = GameRef::new(round, board);
            let was = run.event.game(game).unwrap().result.unwrap();
            let place = usize::from(seed) + board as usize * 5 + usize::from(round);
            let result = Some(GameResult::ALL[place % 12]);
            run.wish(Command::CorrectResult { game, was, result }.anyway());
        };
        let mut sorted = Run { event: run.event.clone(), facts: run.facts.clone() };
        let mut in_order = order.clone();
        in_order.sort_unstable();
        for (shuffled, straight) in order.into_iter().zip(in_order) {
            correct(&mut run, shuffled);
            correct(&mut sorted, straight);
        }
        prop_assert_eq!(run.event.table_view(2, None), sorted.event.table_view(2, None));
        // What follows a corrected round is not paired again.
        let still = run.event.round(2).unwrap().boards.iter().map(|b| (b.white, b.black)).collect::<Vec<_>>();
        prop_assert_eq!(still, paired);
        run.check_state();
    }
}
