//! Dead positions (Laws 5.2.2): each one of a public list is seen, and nothing is called dead from
//! which a game has ended in mate.

use rokada_chess::{Color, Position, Role, Setup, StartPosition, Winnability};

fn listed() -> impl Iterator<Item = Setup> {
    include_str!("data/dead-positions.fen")
        .lines()
        .map(|line| format!("{line} 0 1").parse().expect("a FEN"))
}

#[test]
fn every_listed_position_is_seen_to_be_dead() {
    let mut count = 0;
    for setup in listed() {
        let fen = setup.to_string();
        let position = Position::from_setup(setup).expect("a legal position");
        assert!(position.is_dead(), "{fen}");
        count += 1;
    }
    assert_eq!(count, 88);
}

#[test]
fn each_side_of_a_dead_position_cannot_win() {
    for setup in listed().step_by(11) {
        let fen = setup.to_string();
        let position = Position::from_setup(setup).expect("a legal position");
        for color in Color::ALL {
            let found = position.winnability(color, Position::FLAG_FALL_EFFORT);
            assert_eq!(found, Winnability::Unwinnable, "{color} in {fen}");
        }
    }
}

/// Moves drawn by a generator of George Marsaglia's (xorshift, 2003), always the same.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % bound
    }

    /// A game of any legal moves, if it ends in mate.
    fn game_to_mate(&mut self, start: &Position, most: usize) -> Option<Vec<Position>> {
        let mut game = vec![start.clone()];
        while let Some(position) = game.last() {
            let moves = position.legal_moves();
            if moves.is_empty() {
                return position.is_check().then_some(game);
            }
            if game.len() > most {
                return None;
            }
            let nth = self.below(moves.len());
            let next = position.play(moves.into_iter().nth(nth)?).ok()?;
            game.push(next);
        }
        None
    }
}

/// The listed positions with one piece less, or one that has changed sides: hardly any of them is
/// dead any more, and all look as if they were.
fn nearly_listed() -> impl Iterator<Item = Position> {
    listed()
        .flat_map(|setup| {
            let pieces = setup.board.occupied() - setup.board.by_role(Role::King);
            pieces.into_iter().flat_map(move |square| {
                let turned = setup.board.piece_at(square).map(|p| p.role.of(!p.color));
                [None, turned].map(|piece| {
                    let mut near = setup.clone();
                    near.board.set(square, piece);
                    near
                })
            })
        })
        .filter_map(|near| Position::from_setup(near).ok())
}

#[test]
fn what_has_been_won_is_not_dead() {
    let mut chance = Chance(518);
    let mut won = 0;
    for near in nearly_listed().step_by(3) {
        let games: Vec<_> = (0..6)
            .filter_map(|_| chance.game_to_mate(&near, 120))
            .collect();
        let Some(shortest) = games.into_iter().min_by_key(Vec::len) else {
            continue;
        };
        won += 1;
        // The first ones are the most like the list.
        for position in &shortest[..shortest.len().min(3)] {
            assert!(!position.is_dead(), "{}", position.to_setup());
        }
    }
    assert!(won > 50, "{won} games ended in mate");
}

#[test]
fn no_position_of_a_won_game_is_dead() {
    let mut chance = Chance(960);
    let mut won = 0;
    for start in StartPosition::all().step_by(24) {
        let Some(game) = chance.game_to_mate(&start.position(), 300) else {
            continue;
        };
        won += 1;
        for position in game.iter().rev().skip(1).step_by(5) {
            assert!(!position.is_dead(), "{}", position.to_setup());
        }
    }
    assert!(won >= 3, "{won} games ended in mate");
}
