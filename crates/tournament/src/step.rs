//! What an event needs next, from its first player to its end.

use rokada_draw::Scope;
use serde::Serialize;

use crate::{Phase, Round, RoundStatus, System, Tournament};

/// The next step of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Step {
    /// Too few players are entered to begin.
    EnterPlayers,
    /// The teams are still to be formed.
    FormTeams,
    /// The lot for the initial colour is still to be drawn.
    DrawColor,
    /// The position of a round is still to be drawn.
    DrawPosition {
        /// The round.
        round: u16,
    },
    /// A round can be paired.
    Pair {
        /// The round.
        round: u16,
    },
    /// A pairing can be shown to everyone.
    Publish {
        /// The round.
        round: u16,
    },
    /// Games are being played.
    EnterResults {
        /// The round.
        round: u16,
        /// Boards with all their results.
        done: usize,
        /// Boards in all.
        boards: usize,
    },
    /// Knock-out matches ended level.
    BreakTies {
        /// The round.
        round: u16,
        /// The boards.
        boards: Vec<u32>,
    },
    /// Every round is played.
    Finish,
    /// The event is over and can be put away.
    Archive,
    /// The event is put away; it can only be opened again.
    Reopen,
}

/// What an event needs next.
pub fn step(event: &Tournament) -> Step {
    match event.phase() {
        Phase::Finished => return Step::Archive,
        Phase::Archived => return Step::Reopen,
        Phase::Nothing | Phase::Open => {}
    }
    let round = event.current_round();
    match event.round(round) {
        Some(paired) => under_way(event, round, paired),
        None if event.entries().count() < 2 => Step::EnterPlayers,
        None if event.settings().pairs_teams() && event.teams().count() < 2 => Step::FormTeams,
        None if needs_color(event) => Step::DrawColor,
        None => begin(event, 1),
    }
}

/// The first round that has no position yet, as far as rounds are paired or next.
pub fn round_to_draw(event: &Tournament) -> u16 {
    let next = event.next_round();
    (1..=next)
        .find(|&round| !is_drawn(event, round))
        .unwrap_or(next)
}

fn under_way(event: &Tournament, number: u16, round: &Round) -> Step {
    let unfinished = round.unfinished().len();
    let boards = round.boards.len();
    if !is_drawn(event, number) && unfinished == boards && boards > 0 {
        return Step::DrawPosition { round: number };
    }
    if round.status < RoundStatus::Published {
        return Step::Publish { round: number };
    }
    if unfinished > 0 {
        return Step::EnterResults {
            round: number,
            done: boards - unfinished,
            boards,
        };
    }
    let level = level_matches(event, round);
    if !level.is_empty() {
        return Step::BreakTies {
            round: number,
            boards: level,
        };
    }
    if number < event.overview().rounds {
        begin(event, number + 1)
    } else {
        Step::Finish
    }
}

/// One position for the round is drawn before the pairing; one for each board needs the boards.
fn begin(event: &Tournament, round: u16) -> Step {
    match event.settings().positions.scope {
        Scope::Round if !is_drawn(event, round) => Step::DrawPosition { round },
        Scope::Round | Scope::Board => Step::Pair { round },
    }
}

fn is_drawn(event: &Tournament, round: u16) -> bool {
    event.round(round).is_some_and(|r| r.draw.is_some())
}

/// Tables have colours of their own.
fn needs_color(event: &Tournament) -> bool {
    let by_lot = matches!(
        event.settings().system,
        System::Dutch { .. } | System::KnockOut { .. }
    );
    by_lot && event.initial_color().is_none()
}

fn level_matches(event: &Tournament, round: &Round) -> Vec<u32> {
    let settings = event.settings();
    if !matches!(settings.system, System::KnockOut { .. }) {
        return Vec::new();
    }
    let level = round.boards.iter().filter(|board| {
        board.advances.is_none() && board.winner_on_points(&settings.points).is_none()
    });
    level.map(|board| board.number).collect()
}

#[cfg(test)]
mod tests {
    use rokada_chess::Color;
    use rokada_draw::program::Secret;

    use super::*;
    use crate::{Command, GameRef, GameResult, Player, Settings, apply, by_program, decide};

    fn act(event: &mut Tournament, command: Command) {
        for fact in decide(event, command).unwrap() {
            apply(event, &fact);
        }
    }

    #[test]
    fn from_the_first_player_to_the_archive() {
        let mut event = Tournament::default();
        let settings = Box::new(Settings::named("Evening", 1));
        act(&mut event, Command::Create { settings });
        assert_eq!(step(&event), Step::EnterPlayers);
        let players = ["Player 01", "Player 02"].map(Player::named).to_vec();
        act(&mut event, Command::Enter { players });
        assert_eq!(step(&event), Step::DrawColor);
        let (color, lot) = (Color::White, String::new());
        act(&mut event, Command::SetInitialColor { color, lot });
        assert_eq!(step(&event), Step::DrawPosition { round: 1 });
        assert_eq!(round_to_draw(&event), 1);
        let draw = by_program(&event, 1, &Secret::from_entropy([1; 32]), "x").unwrap();
        act(&mut event, Command::DrawPosition { round: 1, draw });
        assert_eq!(step(&event), Step::Pair { round: 1 });
        act(&mut event, Command::PairRound);
        assert_eq!(step(&event), Step::Publish { round: 1 });
        act(&mut event, Command::PublishRound { round: 1 });
        let (done, boards) = (0, 1);
        assert_eq!(
            step(&event),
            Step::EnterResults {
                round: 1,
                done,
                boards
            }
        );
        let (game, result) = (GameRef::new(1, 1), GameResult::Draw);
        act(&mut event, Command::EnterResult { game, result });
        assert_eq!(step(&event), Step::Finish);
        act(&mut event, Command::Finish);
        assert_eq!(step(&event), Step::Archive);
        act(&mut event, Command::Archive);
        assert_eq!(step(&event), Step::Reopen);
    }

    #[test]
    fn positions_of_boards_wait_for_the_boards() {
        let mut settings = Settings::named("Evening", 1);
        settings.positions.scope = Scope::Board;
        settings.system = System::KnockOut { third_place: false };
        let mut event = Tournament::default();
        for command in [
            Command::Create {
                settings: Box::new(settings),
            },
            Command::Enter {
                players: ["Player 01", "Player 02"].map(Player::named).to_vec(),
            },
            Command::SetInitialColor {
                color: Color::White,
                lot: String::new(),
            },
        ] {
            act(&mut event, command);
        }
        assert_eq!(step(&event), Step::Pair { round: 1 });
        act(&mut event, Command::PairRound);
        assert_eq!(step(&event), Step::DrawPosition { round: 1 });
        let draw = by_program(&event, 1, &Secret::from_entropy([1; 32]), "x").unwrap();
        act(&mut event, Command::DrawPosition { round: 1, draw });
        act(&mut event, Command::PublishRound { round: 1 });
        let (game, result) = (GameRef::new(1, 1), GameResult::Draw);
        act(&mut event, Command::EnterResult { game, result });
        let boards = vec![1];
        assert_eq!(step(&event), Step::BreakTies { round: 1, boards });
    }
}
