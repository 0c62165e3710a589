//! An altered pairing read against the table and the rules' pairing.

use std::collections::BTreeSet;

use super::{Change, NotAPairing, Review, Warning};
use crate::{Game, PairedRound, Player, Points, Side, Table};

/// Compares an arbiter's pairing of the table's next round with that of the rules.
///
/// ```
/// use rokada_pairing::{Change, Game, PairedRound, Player, Scoring, Side, Table, Warning, review};
///
/// let table = Table {
///     rounds: 3,
///     initial_side: Side::White,
///     scoring: Scoring::STANDARD,
///     players: (1..=3).map(Player::new).collect(),
///     forbidden: Vec::new(),
/// };
/// let by_rules = PairedRound { games: vec![Game { white: 1, black: 2 }], bye: Some(3) };
/// let altered = PairedRound { games: vec![Game { white: 2, black: 1 }], bye: None };
///
/// let review = review(&table, &by_rules, &altered)?;
/// assert_eq!(review.warnings, [Warning::LeftOut { player: 3 }]);
/// assert_eq!(
///     review.changes,
///     [
///         Change::Colors { game: Game { white: 2, black: 1 } },
///         Change::Bye { by_rules: Some(3), altered: None },
///     ]
/// );
/// # Ok::<(), rokada_pairing::NotAPairing>(())
/// ```
///
/// # Errors
///
/// [`NotAPairing`] when the altered games name somebody twice or nobody knows whom.
pub fn review(
    table: &Table,
    by_rules: &PairedRound,
    altered: &PairedRound,
) -> Result<Review, NotAPairing> {
    let reader = Reader {
        table,
        round: table.next_round(),
    };
    let seated = reader.seated(altered)?;
    let widest = by_rules
        .games
        .iter()
        .filter_map(|game| reader.gap(*game))
        .max();

    let mut warnings = Vec::new();
    for &game in &altered.games {
        reader.read_game(game, widest.unwrap_or_default(), &mut warnings);
    }
    if let Some(bye) = altered.bye {
        reader.read_bye(bye, by_rules.bye, &mut warnings);
    }
    for player in &table.players {
        let number = player.number;
        match (player.takes_part, seated.contains(&number)) {
            (true, false) => warnings.push(Warning::LeftOut { player: number }),
            (false, true) => warnings.push(Warning::NotExpected { player: number }),
            _ => {}
        }
    }
    Ok(Review {
        warnings,
        changes: changes(by_rules, altered),
    })
}

struct Reader<'a> {
    table: &'a Table,
    round: u32,
}

impl Reader<'_> {
    fn seated(&self, round: &PairedRound) -> Result<BTreeSet<u32>, NotAPairing> {
        let mut seated = BTreeSet::new();
        for game in &round.games {
            if game.white == game.black {
                return Err(NotAPairing::Alone { player: game.white });
            }
        }
        let players = round.games.iter().flat_map(|game| [game.white, game.black]);
        for player in players.chain(round.bye) {
            if self.table.player(player).is_none() {
                return Err(NotAPairing::Unknown { player });
            }
            if !seated.insert(player) {
                return Err(NotAPairing::Twice { player });
            }
        }
        Ok(seated)
    }

    fn score(&self, number: u32) -> Option<Points> {
        Some(self.table.player(number)?.pairing_score(self.round))
    }

    /// How far apart the scores of a pair are.
    fn gap(&self, game: Game) -> Option<Points> {
        let (white, black) = (self.score(game.white)?, self.score(game.black)?);
        Some(if white > black {
            white - black
        } else {
            black - white
        })
    }

    fn read_game(&self, game: Game, widest: Points, warnings: &mut Vec<Warning>) {
        let table = self.table;
        let (Some(white), Some(black)) = (table.player(game.white), table.player(game.black))
        else {
            return;
        };
        if let Some(round) = white.round_met(game.black) {
            warnings.push(Warning::Rematch { game, round });
        }
        let both = |group: &[u32]| group.contains(&game.white) && group.contains(&game.black);
        let mut groups = table.forbidden.iter();
        if groups.any(|group| group.rounds.contains(&self.round) && both(&group.players)) {
            warnings.push(Warning::Forbidden { game });
        }
        for (player, side) in [(white, Side::White), (black, Side::Black)] {
            read_colors(player, side, warnings);
        }
        if self.gap(game).is_some_and(|gap| gap > widest) {
            let (white, black) = (
                white.pairing_score(self.round),
                black.pairing_score(self.round),
            );
            warnings.push(Warning::ScoreGap { game, white, black });
        }
    }

    fn read_bye(&self, number: u32, by_rules: Option<u32>, warnings: &mut Vec<Warning>) {
        let Some(player) = self.table.player(number) else {
            return;
        };
        if let Some(round) = player.round_barring_bye(self.table.scoring) {
            warnings.push(Warning::SecondBye {
                player: number,
                round,
            });
        }
        let score = player.pairing_score(self.round);
        match by_rules {
            None => warnings.push(Warning::NeedlessBye { player: number }),
            Some(other) => match self.score(other) {
                Some(by_rules) if score > by_rules => {
                    warnings.push(Warning::ByeToHigherScore {
                        player: number,
                        score,
                        by_rules,
                    });
                }
                _ => {}
            },
        }
    }
}

fn read_colors(player: &Player, side: Side, warnings: &mut Vec<Warning>) {
    let number = player.number;
    let colors: Vec<Side> = player
        .history
        .iter()
        .filter_map(|record| record.played_side())
        .chain([side])
        .collect();
    if colors.ends_with(&[side; 3]) {
        warnings.push(Warning::ThirdColor {
            player: number,
            side,
        });
    }
    let step = |side: &Side| if *side == Side::White { 1 } else { -1 };
    let difference: i32 = colors.iter().map(step).sum();
    // Only what the new game makes worse is the arbiter's doing.
    if difference.abs() > 2 && difference.signum() == step(&side) {
        warnings.push(Warning::ColorDifference {
            player: number,
            difference,
        });
    }
}

fn changes(by_rules: &PairedRound, altered: &PairedRound) -> Vec<Change> {
    let has = |round: &PairedRound, game| round.games.contains(&game);
    let altered_games = altered.games.iter().filter_map(|&game| {
        if has(by_rules, game) {
            None
        } else if has(by_rules, game.reversed()) {
            Some(Change::Colors { game })
        } else {
            Some(Change::New { game })
        }
    });
    let gone = by_rules.games.iter().copied().filter_map(|game| {
        let stays = has(altered, game) || has(altered, game.reversed());
        (!stays).then_some(Change::Gone { game })
    });
    let bye = (by_rules.bye != altered.bye).then_some(Change::Bye {
        by_rules: by_rules.bye,
        altered: altered.bye,
    });
    altered_games.chain(gone).chain(bye).collect()
}
