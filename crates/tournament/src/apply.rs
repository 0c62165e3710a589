//! Facts applied: what each makes of the state.

use std::collections::BTreeSet;

use rokada_chess::Color;

use crate::{
    Away, Board, Bye, Entry, EntryId, Fact, Game, GameRef, GameResult, Leaving, ManualChange,
    NewEntry, PairedBy, Phase, Round, RoundStatus, Team, Tournament,
};

/// Lets a fact change the state.
///
/// Whatever has happened has happened: this never fails. A fact that names what doesn't exist (a
/// journal that was tampered with, say) changes nothing but the record of facts.
pub fn apply(state: &mut Tournament, fact: &Fact) {
    if *fact == Fact::Undone {
        *state = std::mem::take(state).undone();
        return;
    }
    state.note(fact);
    change(state, fact);
    state.log.push(fact.clone());
}

/// One arm a fact, so that a new fact can't be forgotten here.
fn change(state: &mut Tournament, fact: &Fact) {
    let games = state.settings.games_per_round();
    let forfeiting = state.forfeiting();
    match fact {
        Fact::EventCreated {
            settings,
            asked,
            from_file,
        } => {
            state.phase = Phase::Open;
            state.asked = *asked;
            state.from_file = *from_file;
            state.settings = (**settings).clone();
        }
        Fact::SettingsChanged { settings } => state.settings = (**settings).clone(),
        Fact::InitialColorDrawn { color, .. } => state.initial_color = Some(*color),
        Fact::EventFinished => state.phase = Phase::Finished,
        Fact::EventReopened => state.phase = Phase::Open,
        Fact::EventArchived => state.phase = Phase::Archived,
        Fact::Undone | Fact::FideModeLeft => {}

        Fact::PlayersEntered { entries } => entries.iter().for_each(|new| enter(state, new)),
        Fact::PlayerEdited { entry, player } => {
            with_entry(state, *entry, |entry| entry.player = (**player).clone());
        }
        Fact::PlayerRemoved { entry } => remove(state, *entry),
        Fact::ListOrdered { order } => state.order = Some(order.clone()),
        Fact::PlayerWithdrew { entry, from_round } => with_entry(state, *entry, |entry| {
            entry.away.push(Away {
                from_round: *from_round,
                until_round: None,
            });
        }),
        Fact::LeftRoundRobin {
            entry,
            from_round,
            counts,
        } => leave(state, *entry, *from_round, *counts),
        Fact::PlayerReturned { entry, from_round } => with_entry(state, *entry, |entry| {
            if let Some(away) = entry.away.last_mut() {
                away.until_round = Some(*from_round);
            }
        }),
        Fact::ByeGranted { entry, round, bye } => with_entry(state, *entry, |entry| {
            entry.byes.insert(*round, *bye);
        }),
        Fact::ByeReturned { entry, round } => with_entry(state, *entry, |entry| {
            entry.byes.remove(round);
        }),
        Fact::PairForbidden { a, b } => {
            state.forbidden.insert((*a.min(b), *a.max(b)));
        }
        Fact::PairAllowed { a, b } => {
            state.forbidden.remove(&(*a.min(b), *a.max(b)));
        }
        Fact::TeamFormed {
            team,
            name,
            members,
        } => {
            state.last_team = state.last_team.max(team.0);
            for other in state.teams.values_mut() {
                other.members.retain(|member| !members.contains(member));
            }
            let formed = Team {
                id: *team,
                name: name.clone(),
                members: members.clone(),
            };
            state.teams.insert(*team, formed);
        }
        Fact::TeamDissolved { team } => {
            state.teams.remove(team);
        }

        Fact::DrawAnnounced {
            round,
            announcement,
        } => with_round(state, *round, |round| {
            round.announcement = Some(announcement.clone());
        }),
        Fact::PositionDrawn { round, draw } => with_round(state, *round, |round| {
            round.earlier_draws.extend(round.draw.take());
            round.draw = Some(draw.clone());
        }),
        Fact::AnnouncementSet { round, announce_at } => with_round(state, *round, |round| {
            if let Some(draw) = &mut round.draw {
                draw.announce_at = *announce_at;
            }
        }),
        Fact::RoundPaired {
            round,
            numbers,
            pairs,
            byes,
            by,
        } => with_round(state, *round, |round| {
            round.status = RoundStatus::Draft;
            round.boards = pairs
                .iter()
                .map(|pair| Board {
                    why: pair.why,
                    ..Board::new(pair.board, pair.white, pair.black, games)
                })
                .collect();
            round.byes = byes.iter().map(|bye| (bye.entry, bye.bye)).collect();
            round.numbers = numbers.clone();
            round.paired_by = Some(*by);
            if *by == PairedBy::Rules {
                round.by_rules = pairs.clone();
                round.bye_by_rules = byes.iter().copied().find(|bye| bye.bye == Bye::Pairing);
            }
            for board in &mut round.boards {
                forfeit(board, &forfeiting);
            }
        }),
        Fact::RoundPublished { round } => with_round(state, *round, |round| {
            round.status = RoundStatus::Published;
        }),
        Fact::RoundUnpaired { round } => with_round(state, *round, |round| {
            // The draw of the position is a fact of its own and stays.
            *round = Round {
                announcement: round.announcement.take(),
                draw: round.draw.take(),
                earlier_draws: std::mem::take(&mut round.earlier_draws),
                ..Round::default()
            };
        }),
        Fact::PlayersSwapped { round, a, b } => {
            with_round(state, *round, |round| swap(round, *a, *b));
        }
        Fact::ColorsChanged { round, board } => {
            with_round(state, *round, |round| change_colors(round, *board));
        }
        Fact::PairedByHand {
            round,
            board,
            white,
            black,
        } => with_round(state, *round, |round| {
            let (board, white, black) = (*board, *white, *black);
            round.byes.remove(&white);
            round.byes.remove(&black);
            round.boards.push(Board::new(board, white, black, games));
            round.boards.sort_by_key(|board| board.number);
            round.changes.push(ManualChange::Paired {
                board,
                white,
                black,
            });
        }),
        Fact::BoardUnpaired { round, board } => {
            with_round(state, *round, |round| unpair(round, *board));
        }
        Fact::ByeSet { round, entry, bye } => with_round(state, *round, |round| {
            match bye {
                Some(bye) => round.byes.insert(*entry, *bye),
                None => round.byes.remove(entry),
            };
            round.changes.push(ManualChange::ByeSet {
                entry: *entry,
                bye: *bye,
            });
        }),

        Fact::ResultEntered { game, result } => with_game(state, *game, |game| {
            *game = Game {
                result: Some(*result),
                ..Game::default()
            };
        }),
        Fact::ResultCorrected { game, result, .. } => with_game(state, *game, |game| {
            *game = Game {
                result: *result,
                ..Game::default()
            };
        }),
        Fact::ResultReported { game, by, result } => report(state, *game, *by, |game, white| {
            if white {
                game.white_says = Some(*result);
            } else {
                game.black_says = Some(*result);
            }
        }),
        Fact::ResultAgreed { game, by, result } => report(state, *game, *by, |game, _| {
            *game = Game {
                result: Some(*result),
                white_says: Some(*result),
                black_says: Some(*result),
            };
        }),
        Fact::TieBroken {
            round,
            board,
            winner,
            ..
        } => with_round(state, *round, |round| {
            if let Some(board) = round.board_mut(*board) {
                board.advances = Some(*winner);
            }
        }),
    }
}

fn with_entry(state: &mut Tournament, entry: EntryId, change: impl FnOnce(&mut Entry)) {
    if let Some(entry) = state.entries.get_mut(&entry) {
        change(entry);
    }
}

/// Rounds come into being when the first thing is known of them.
fn with_round(state: &mut Tournament, number: u16, change: impl FnOnce(&mut Round)) {
    let known = usize::from(number);
    if number == 0 {
        return;
    }
    if state.rounds.len() < known {
        state.rounds.resize_with(known, Round::default);
    }
    if let Some(round) = state.round_mut(number) {
        change(round);
    }
}

fn with_game(state: &mut Tournament, game: GameRef, change: impl FnOnce(&mut Game)) {
    let board = state
        .round_mut(game.round)
        .and_then(|round| round.board_mut(game.board));
    if let Some(game) = board.and_then(|board| board.games.get_mut(game.index())) {
        change(game);
    }
}

/// What a player says of a game, with whether that player has White in it.
fn report(
    state: &mut Tournament,
    game: GameRef,
    by: EntryId,
    change: impl FnOnce(&mut Game, bool),
) {
    let board = state.round(game.round).and_then(|r| r.board(game.board));
    let white = board.is_some_and(|board| board.player(game.index(), Color::White) == by);
    with_game(state, game, |game| change(game, white));
}

fn enter(state: &mut Tournament, new: &NewEntry) {
    state.last_entry = state.last_entry.max(new.entry.0);
    let missed = (1..new.from_round).map(|round| (round, new.missed));
    let entry = Entry {
        id: new.entry,
        player: new.player.clone(),
        from_round: new.from_round,
        byes: missed.filter(|(_, bye)| *bye != Bye::Zero).collect(),
        away: Vec::new(),
        reported: new.reported,
        leaving: None,
    };
    state.entries.insert(new.entry, entry);
}

/// Somebody leaves a round robin: games without a result are forfeited at once, or taken away where
/// nothing counts.
fn leave(state: &mut Tournament, entry: EntryId, from_round: u16, counts: bool) {
    with_entry(state, entry, |entry| {
        entry.away.push(Away {
            from_round,
            until_round: None,
        });
        entry.leaving = Some(if counts {
            Leaving::Forfeiting
        } else {
            Leaving::NotCounted
        });
    });
    let forfeiting = state.forfeiting();
    for round in &mut state.rounds {
        if counts {
            for board in &mut round.boards {
                forfeit(board, &forfeiting);
            }
            continue;
        }
        let open = |board: &Board| !board.has_result() && board.opponent_of(entry).is_some();
        let freed: Vec<EntryId> = (round.boards.iter())
            .filter(|board| open(board))
            .filter_map(|board| board.opponent_of(entry))
            .collect();
        round.boards.retain(|board| !open(board));
        round
            .byes
            .extend(freed.into_iter().map(|entry| (entry, Bye::Zero)));
    }
}

/// Games without a result of a player who forfeits them.
fn forfeit(board: &mut Board, forfeiting: &BTreeSet<EntryId>) {
    for index in 0..board.games.len() {
        let absent = |color| forfeiting.contains(&board.player(index, color));
        let result = match (absent(Color::White), absent(Color::Black)) {
            (true, true) => GameResult::DoubleForfeit,
            (true, false) => GameResult::WhiteForfeits,
            (false, true) => GameResult::BlackForfeits,
            (false, false) => return,
        };
        if let Some(game) = board
            .games
            .get_mut(index)
            .filter(|game| game.result.is_none())
        {
            *game = Game {
                result: Some(result),
                ..Game::default()
            };
        }
    }
}

fn remove(state: &mut Tournament, entry: EntryId) {
    state.entries.remove(&entry);
    state.forbidden.retain(|&(a, b)| a != entry && b != entry);
    for team in state.teams.values_mut() {
        team.members.retain(|&member| member != entry);
    }
    if let Some(order) = &mut state.order {
        order.retain(|&other| other != entry);
    }
}

fn swap(round: &mut Round, a: EntryId, b: EntryId) {
    for board in &mut round.boards {
        for seat in [&mut board.white, &mut board.black] {
            if *seat == a {
                *seat = b;
                board.why = None;
            } else if *seat == b {
                *seat = a;
                board.why = None;
            }
        }
    }
    let (bye_a, bye_b) = (round.byes.remove(&a), round.byes.remove(&b));
    round.byes.extend(bye_a.map(|bye| (b, bye)));
    round.byes.extend(bye_b.map(|bye| (a, bye)));
    round.changes.push(ManualChange::Swapped { a, b });
}

fn change_colors(round: &mut Round, board: u32) {
    if let Some(board) = round.board_mut(board) {
        std::mem::swap(&mut board.white, &mut board.black);
        for game in &mut board.games {
            // A result is the players', not the colours'.
            game.result = game.result.map(|result| result.reversed());
            game.white_says = None;
            game.black_says = None;
        }
    }
    round.changes.push(ManualChange::ColorsChanged { board });
}

fn unpair(round: &mut Round, board: u32) {
    let Some(place) = round.boards.iter().position(|b| b.number == board) else {
        return;
    };
    let Board { white, black, .. } = round.boards.remove(place);
    round.changes.push(ManualChange::Unpaired {
        board,
        white,
        black,
    });
}
